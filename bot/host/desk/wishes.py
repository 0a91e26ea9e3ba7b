"""Wishes: people who come alone say what they look for, and when there is a table, whether they want to play."""

from __future__ import annotations

from dataclasses import replace

from bot.host.context import Context, moment
from bot.host.match import gathering, places
from bot.host.match.matches import Matches
from bot.host.post import wishing
from bot.host.post.pace import PACES, UNTIMED
from bot.host.refusals import BadSetting, NobodyPlaysSo, NoSeatKept
from bot.host.types.people import Person
from bot.host.types.server import Wanted, Wish
from bot.host.types.table import GameCard, Venue
from bot.store.engine.database import Sql
from bot.store.tables import games, guilds, outbox, seating, timers, users, wishes
from bot.store.tables.games import GameRow
from bot.store.tables.seating import SeatRow
from bot.store.tables.timers import WISH, TimerRow
from bot.store.tables.wishes import WishRow, joined

DAY = 86400.0
LASTS = 14 * DAY
"""Seconds after which a wish ends that has come to nothing."""
COUNTS = range(2, 9)
"""How many players one may look for."""
FILL_AFTER = range(1, 15)
"""Days after which bot opponents may fill up."""


class Wishes:
    """What people look for on a server."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches

    async def mine(self, guild_id: int, person: Person) -> tuple[Wish, ...]:
        """What a person looks for, or wants to hear of."""
        rows = await wishes.of_user(self._context.database.reads, person.user_id, guild_id)
        return tuple(map(_wish, rows))

    async def everywhere(self, person: Person) -> tuple[Wish, ...]:
        """The same on all servers, for an export."""
        return tuple(map(_wish, await wishes.all_of_user(self._context.database.reads, person.user_id)))

    async def make(self, guild_id: int, person: Person, wanted: Wanted, home: Venue, *, watch: bool = False) -> None:
        """Look for a table, or (`watch`) want to hear of one, in place of what the person has looked for before.

        A table may be opened for them at `home` with its room; if it has none, they wait for those of others. Raises
        UnknownGame, BadSetting or NobodyPlaysSo.
        """
        self._require(wanted)
        now = self._context.time()
        async with self._context.database.write() as sql:
            await users.greet(sql, person.user_id, person.name, person.locale)
            await guilds.greet(sql, guild_id, home.locale)
            known = next((w for w in await wishes.of_user(sql, person.user_id, guild_id) if w.watch == watch), None)
            row = _row(guild_id, person, wanted, home, now, watch=watch)
            if known is not None:
                row = replace(
                    row, made_at=known.made_at, game_id=known.game_id,
                    sure=known.sure, missed=known.missed, passed=known.passed,
                )  # fmt: skip
            row = await wishes.put(sql, row)
            await timers.put(sql, TimerRow(outbox.of_guild(guild_id), WISH, row.wish_id, now, row.ends_at))
            await wishing.look(sql, guild_id, now)
        self._context.wake()

    def _require(self, wanted: Wanted) -> None:
        rules = [self._context.offered(game) for game in wanted.games] or list(self._context.games().values())
        if wanted.pace not in (None, UNTIMED, *PACES):
            raise BadSetting(setting="pace", value=wanted.pace or "")
        if any(count not in COUNTS for count in wanted.counts):
            raise BadSetting(setting="players", value=joined(wanted.counts))
        if wanted.fill_after is not None and wanted.fill_after not in FILL_AFTER:
            raise BadSetting(setting="days", value=str(wanted.fill_after))
        if wanted.counts and not any(set(wanted.counts) & set(each.counts({})) for each in rules):
            raise NobodyPlaysSo()

    async def withdraw(self, guild_id: int, person: Person, *, watch: bool) -> None:
        """Stop looking for a table, or hearing of them; a seat that was kept goes to the next person."""
        sql = self._context.database.reads
        row = next((w for w in await wishes.of_user(sql, person.user_id, guild_id) if w.watch == watch), None)
        if row is None:
            return
        if row.game_id is not None and not row.sure:
            await self._leave(row.game_id, person)
        async with self._context.database.write() as sql:
            await guilds.hold(sql, guild_id)
            await wishing.drop(sql, row)
        self._context.wake()

    async def _leave(self, game_id: int, person: Person) -> None:
        """Leave a lobby where a seat is kept, if it still is a lobby."""
        async with self._matches.change(game_id) as sql:
            row, now = await games.get(sql, game_id), self._context.time()
            if row is not None and await _kept(sql, row, person) is not None:
                await gathering.leave(sql, row, await seating.of_game(sql, game_id), person.user_id, now)
                await gathering.renew(sql, row, now)

    async def answer(self, game_id: int, person: Person, *, comes: bool, click: int | None = None) -> GameCard:
        """Say whether one wants to play, where a seat is kept. Somebody who has said so may say so again, or change
        their mind.

        Raises NoSuchGame, NotInLobby or NoSeatKept.
        """

        async def change(sql: Sql, row: GameRow, seats: list[SeatRow]) -> None:
            now, wish = self._context.time(), await _seated(sql, row, person)
            seat = gathering.seat_of(seats, person.user_id)
            if wish is None or seat is None:
                raise NoSeatKept()
            if comes and wish.sure:
                return
            if comes:
                await places.sure(sql, row, wish, now)
                await seating.set_ready(sql, game_id, seat.seat, 1)
            else:
                await guilds.hold(sql, wish.guild_id)
                await gathering.pass_on(sql, row, wish, now)

        return await gathering.change(self._context, self._matches, game_id, change, click)


async def _seated(sql: Sql, row: GameRow, person: Person) -> WishRow | None:
    """By which wish a person has a seat at a lobby; None: by none."""
    known = await wishes.at_table(sql, row.game_id)
    return next((wish for wish in known if wish.user_id == person.user_id), None)


async def _kept(sql: Sql, row: GameRow, person: Person) -> WishRow | None:
    """The same while they have not said that they are in."""
    wish = await _seated(sql, row, person)
    return None if wish is None or wish.sure else wish


def _row(guild_id: int, person: Person, wanted: Wanted, home: Venue, now: float, *, watch: bool) -> WishRow:
    """A wish that is new."""
    return WishRow(
        wish_id=0, guild_id=guild_id, user_id=person.user_id, watch=int(watch), made_at=now, ends_at=now + LASTS,
        games=joined(wanted.games), counts=joined(sorted(wanted.counts)), pace=wanted.pace, language=wanted.language,
        fill_after=wanted.fill_after, channel_id=home.channel_id, room=home.room, hidden=int(home.hidden),
        locale=home.locale,
    )  # fmt: skip


def _wish(row: WishRow) -> Wish:
    wanted = Wanted(
        tuple(row.games.split()), tuple(map(int, row.counts.split())), row.pace, row.language, row.fill_after
    )
    return Wish(row.guild_id, wanted, bool(row.watch), moment(row.ends_at), row.game_id, sure=bool(row.sure))
