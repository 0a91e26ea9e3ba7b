"""Settings: what servers, tables and players want to be different."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, fields, replace
from zoneinfo import available_timezones

from bot.host.context import Context
from bot.host.post import cards, habits
from bot.host.refusals import BadSetting, NotAManager, NotTheHost, NotYourSettings
from bot.host.types import Person, Scope, Settings
from bot.store import games, guilds, timers, users
from bot.store.database import Sql
from bot.store.games import GameRow
from bot.store.guilds import GuildRow
from bot.store.timers import REMIND
from bot.store.users import UserRow

LONGEST_AFTER = 7 * 24 * 60
MOST = 20
_LIMITS = {"remind_after": LONGEST_AFTER, "remind_most": MOST, "quiet_from": 1439, "quiet_to": 1439}
_ONLY_PLAYERS = ("quiet_from", "quiet_to", "timezone", "confirm")

Subject = GuildRow | GameRow | UserRow


class SettingsDesk:
    """Reads and changes settings."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def read(self, scope: Scope, of: int) -> Settings:
        """What was set in a scope; `of` is the guild, game or user id. Raises NoSuchGame."""
        return _settings(await _subject(self._context.database.reads, scope, of))

    async def change(
        self, scope: Scope, of: int, person: Person, *, may_manage: bool, change: Mapping[str, int | str | bool | None]
    ) -> Settings:
        """Set some fields of Settings (by name, None: back to the default); running reminders follow at once.

        Raises NotTheHost (table), NotAManager (server), NotYourSettings (player) or BadSetting.
        """
        change = {name: _tidy(name, value) for name, value in change.items()}
        for name, value in change.items():
            check(scope, name, value)
        async with self._context.database.write() as sql:
            await users.greet(sql, person.user_id, person.name, person.locale)
            subject = await _subject(sql, scope, of)
            _require_right(subject, person, may_manage)
            settings = replace(_settings(subject), **change)  # type: ignore[arg-type]
            if (settings.quiet_from is None) != (settings.quiet_to is None):
                raise BadSetting(setting="quiet_from" if settings.quiet_from is None else "quiet_to", value="-")
            await _write(sql, subject, settings)
            await self._reschedule(sql, subject)
        self._context.wake()
        return settings

    async def _reschedule(self, sql: Sql, subject: Subject) -> None:
        for game in await _running(sql, subject):
            found = await habits.at_table(sql, game.game_id)
            for timer in await timers.of_games(sql, REMIND, [game.game_id]):
                habit = found.get(timer.seat)
                if habit is not None:
                    await timers.put(sql, replace(timer, due_at=habit.due(timer.since, timer.tries)))


async def _subject(sql: Sql, scope: Scope, of: int) -> Subject:
    if scope is Scope.SERVER:
        return await guilds.get(sql, of)
    if scope is Scope.TABLE:
        return await cards.find(sql, of)
    return await users.get(sql, of) or UserRow(of, "")


def _settings(subject: Subject) -> Settings:
    return Settings(**{f.name: getattr(subject, f.name) for f in fields(Settings) if hasattr(subject, f.name)})


def _require_right(subject: Subject, person: Person, may_manage: bool) -> None:
    if isinstance(subject, UserRow):
        if subject.user_id != person.user_id:
            raise NotYourSettings()
    elif isinstance(subject, GameRow):
        require_host(subject, person, may_manage=may_manage)
    elif not may_manage:
        raise NotAManager()


def require_host(game: GameRow, person: Person, *, may_manage: bool) -> None:
    """Raises NotTheHost unless the person runs this table."""
    if not may_manage and game.host_id != person.user_id:
        raise NotTheHost()


async def _write(sql: Sql, subject: Subject, settings: Settings) -> None:
    if isinstance(subject, UserRow):
        await users.put(sql, replace(subject, **asdict(settings)))
    elif isinstance(subject, GameRow):
        await games.set_reminders(sql, subject.game_id, settings.remind_after, settings.remind_most)
    else:
        await guilds.set_reminders(sql, subject.guild_id, settings.remind_after, settings.remind_most)


async def _running(sql: Sql, subject: Subject) -> list[GameRow]:
    if isinstance(subject, UserRow):
        return await games.of_user(sql, subject.user_id)
    if isinstance(subject, GameRow):
        return [subject]
    return [game for game in await games.running(sql) if game.guild_id == subject.guild_id]


def check(scope: Scope, name: str, value: int | str | bool | None) -> None:
    """Raises BadSetting if a scope has no such setting or it can't have this value."""
    if name not in {f.name for f in fields(Settings)} or (scope is not Scope.PLAYER and name in _ONLY_PLAYERS):
        raise BadSetting(setting=name, value=str(value))
    if value is not None and not _fits(name, value):
        raise BadSetting(setting=name, value=str(value))


def _tidy(name: str, value: int | str | bool | None) -> int | str | bool | None:
    """A time zone as it is written, however somebody typed it: `america/new york` is America/New_York."""
    if name != "timezone" or not isinstance(value, str):
        return value
    typed = "_".join(value.casefold().split())
    return next((zone for zone in available_timezones() if zone.casefold() == typed), value)


def _fits(name: str, value: int | str | bool) -> bool:
    if name == "timezone":
        return value in available_timezones()
    if name == "confirm":
        return isinstance(value, bool)
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _LIMITS[name]
