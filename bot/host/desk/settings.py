"""Settings: what servers, tables and players want to be different."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import asdict, dataclass, fields, replace

from bot.host.context import Context
from bot.host.match.matches import afresh
from bot.host.match.who import require_host
from bot.host.post import cards, digests, habits
from bot.host.post.pace import AWAY_DAYS, PACES
from bot.host.post.zones import UTC, zones
from bot.host.refusals import BadSetting, NotAManager, NotYourSettings
from bot.host.types.people import Person
from bot.host.types.settings import Holding, Scope, Settings
from bot.host.types.table import Status
from bot.store.engine.database import Sql
from bot.store.tables import digests as kept_digests
from bot.store.tables import games, guilds, seating, timers, users
from bot.store.tables.games import GameRow
from bot.store.tables.guilds import GuildRow
from bot.store.tables.timers import REMIND
from bot.store.tables.users import UserRow
from renderers import LAYOUTS

LONGEST_AFTER = 7 * 24 * 60
MOST = 20
LONGEST_GRACE = 24 * 60
LONGEST_AWAY = 90
_LIMITS = {
    "remind_after": LONGEST_AFTER,
    "remind_most": MOST,
    "quiet_from": 1439,
    "quiet_to": 1439,
    "grace": LONGEST_GRACE,
    "away_days": LONGEST_AWAY,
    "digest": 1439,
}

LANGUAGE = re.compile("[a-z]{2,3}")
"""Their names in ISO 639; the caller who offers them knows which there are."""

Value = int | str | bool | None


@dataclass(frozen=True, slots=True)
class Keeping:
    """How the settings of a scope are kept; everything goes by the id of the server, table or player."""

    names: frozenset[str]
    """The settings that exist."""
    read: Callable[[Sql, int], Awaitable[Settings]]
    allow: Callable[[Sql, int, Person, bool], Awaitable[None]]
    """Raises what a person who may not change them is told; the last argument: whether they may manage the server."""
    write: Callable[[Sql, int, Settings], Awaitable[None]]
    tables: Callable[[Sql, int], Awaitable[list[GameRow]]]
    """The tables whose reminders follow."""


class SettingsDesk:
    """Reads and changes settings."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def read(self, scope: Scope, of: int) -> Settings:
        """What was set in a scope; `of` is the guild, game or user id. Raises NoSuchGame."""
        return await KEEPING[scope].read(self._context.database.reads, of)

    async def holding(self, scope: Scope, of: Mapping[Scope, int]) -> Mapping[str, Holding]:
        """The value of each setting in a scope, with who has set it: the player, else the table, else the server.

        `of` are the ids of the scope and of the wider ones that exist. Raises NoSuchGame.
        """
        wider = list(Scope)[: list(Scope).index(scope) + 1][::-1]
        given = {one: await self.read(one, of[one]) for one in wider if one in of}
        return {name: _holding(name, given) for name in sorted(KEEPING[scope].names)}

    @afresh
    async def change(
        self, scope: Scope, of: int, person: Person, *, may_manage: bool, change: Mapping[str, Value]
    ) -> Settings:
        """Set some fields of Settings (by name, None: back to the default); running reminders follow at once.

        Raises NotTheHost (table), NotAManager (server), NotYourSettings (player) or BadSetting.
        """
        keeping = KEEPING[scope]
        change = {name: _tidy(name, value) for name, value in change.items()}
        for name, value in change.items():
            check(scope, name, value)
        async with self._context.database.write() as sql:
            tables = await games.touch_all(sql, await keeping.tables(sql, of))
            await users.greet(sql, person.user_id, person.name, person.locale)
            if scope is Scope.SERVER:
                await guilds.hold(sql, of)
            before = await keeping.read(sql, of)
            await keeping.allow(sql, of, person, may_manage)
            settings = replace(before, **change)  # type: ignore[arg-type]
            if (settings.quiet_from is None) != (settings.quiet_to is None):
                raise BadSetting(setting="quiet_from" if settings.quiet_from is None else "quiet_to", value="-")
            await keeping.write(sql, of, settings)
            for game in tables:
                await _reschedule(sql, game, self._context.time())
        self._context.wake()
        return settings


def _holding(name: str, given: Mapping[Scope, Settings]) -> Holding:
    """`given` is what was set, the narrowest scope first: the one whose settings these are."""
    own, *_ = given
    found: list[tuple[Value, Scope | None]] = [
        (value, scope)
        for scope, settings in given.items()
        if name in KEEPING[scope].names and (value := getattr(settings, name)) is not None
    ]
    found.append((DEFAULTS.get(name), None))
    otherwise = next(value for value, scope in found if scope is not own)
    return Holding(*found[0], otherwise)


async def _reschedule(sql: Sql, game: GameRow, at: float) -> None:
    found, seats = await habits.at_table(sql, game.game_id), await seating.of_game(sql, game.game_id)
    for timer in await timers.of_games(sql, REMIND, [game.game_id]):
        habit = found.get(timer.seat)
        if habit is not None:
            await digests.schedule(sql, game, seats[timer.seat], habit, at)
            await timers.put(sql, replace(timer, due_at=habit.due(seats[timer.seat], timer.since, timer.tries)))


def _set(row: GuildRow | GameRow | UserRow) -> Settings:
    """What a row has set."""
    return Settings(**{f.name: getattr(row, f.name) for f in fields(Settings) if hasattr(row, f.name)})


async def _of_server(sql: Sql, of: int) -> Settings:
    return _set(await guilds.get(sql, of))


async def _manager(sql: Sql, of: int, person: Person, may_manage: bool) -> None:
    if not may_manage:
        raise NotAManager()


async def _keep_server(sql: Sql, of: int, settings: Settings) -> None:
    await guilds.put(
        sql, GuildRow(of, None, settings.remind_after, settings.remind_most, settings.pace, settings.language)
    )


async def _tables_of_server(sql: Sql, of: int) -> list[GameRow]:
    return [game for game in await games.open_of_guild(sql, of) if game.status == Status.LIVE]


async def _of_table(sql: Sql, of: int) -> Settings:
    return _set(await cards.find(sql, of))


async def _host(sql: Sql, of: int, person: Person, may_manage: bool) -> None:
    require_host(await cards.find(sql, of), person, may_manage=may_manage)


async def _keep_table(sql: Sql, of: int, settings: Settings) -> None:
    await games.set(
        sql,
        of,
        remind_after=settings.remind_after,
        remind_most=settings.remind_most,
        away_days=settings.away_days,
        language=settings.language,
        posts=settings.posts,
        tall_since=None,
    )


async def _table_itself(sql: Sql, of: int) -> list[GameRow]:
    return [await cards.find(sql, of)]


async def _of_player(sql: Sql, of: int) -> Settings:
    user = await users.get(sql, of)
    return Settings() if user is None else _set(user)


async def _oneself(sql: Sql, of: int, person: Person, may_manage: bool) -> None:
    if of != person.user_id:
        raise NotYourSettings()


async def _keep_player(sql: Sql, of: int, settings: Settings) -> None:
    known = {name: value for name, value in asdict(settings).items() if name in PERSONAL}
    await users.put(sql, UserRow(of, "", **known))
    await kept_digests.answered(sql, of)  # they are there


DEFAULTS: Mapping[str, Value] = {
    "remind_after": habits.DEFAULT_AFTER,
    "remind_most": habits.DEFAULT_MOST,
    "timezone": UTC,
    "confirm": True,
    "upcoming": False,
    "listed": True,
    "grace": habits.GRACE,
    "away_days": AWAY_DAYS,
}
"""The values where nobody has set anything."""
REMINDERS = frozenset({"remind_after", "remind_most"})
PERSONAL = frozenset(f.name for f in fields(Settings)) - {"pace", "away_days", "language", "posts"}
KEEPING: Mapping[Scope, Keeping] = {
    Scope.SERVER: Keeping(REMINDERS | {"pace", "language"}, _of_server, _manager, _keep_server, _tables_of_server),
    Scope.TABLE: Keeping(REMINDERS | {"away_days", "language", "posts"}, _of_table, _host, _keep_table, _table_itself),
    Scope.PLAYER: Keeping(PERSONAL, _of_player, _oneself, _keep_player, games.of_user),
}


def check(scope: Scope, name: str, value: Value) -> None:
    """Raises BadSetting if a scope has no such setting or it can't have this value."""
    if name not in KEEPING[scope].names or (value is not None and not _fits(name, value)):
        raise BadSetting(setting=name, value=str(value))


def _tidy(name: str, value: Value) -> Value:
    """The correct spelling of a time zone that somebody typed: `america/new york` is America/New_York."""
    if name != "timezone" or not isinstance(value, str):
        return value
    typed = "_".join(value.casefold().split())
    return next((zone for zone in zones() if zone.casefold() == typed), value)


def _fits(name: str, value: int | str | bool) -> bool:
    if name == "timezone":
        return value in zones()
    if name in ("pictures", "posts"):
        return value in LAYOUTS
    if name == "language":
        return isinstance(value, str) and LANGUAGE.fullmatch(value) is not None
    if name == "pace":
        return value in PACES
    if name == "pings":
        return value == habits.FIRST
    if name in ("confirm", "upcoming", "listed"):
        return isinstance(value, bool)
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _LIMITS[name]
