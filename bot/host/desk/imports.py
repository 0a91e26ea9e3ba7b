"""Imports: games from files, as tables of this server.

It believes only a record, and only as far as it can be played: each answer has to be legal, and everything that it
states about its luck and its end has to be true. A state from a file could be anything.

The record of a running game gives away everything hidden in it, since it contains the seed. So only managers of the
server may import one, and the log of the table says that they did; and no command of the bot gives one away: `python -m
bot export --game` does, to those who have the database anyway.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from bot.host.context import Context
from bot.host.match import admission, turns
from bot.host.match.chance import LUCK
from bot.host.match.live import Live
from bot.host.match.opponents import name_for, stand_in
from bot.host.match.records import record as record_of
from bot.host.names import of_table, tidy
from bot.host.post import cards, lines, pace
from bot.host.refusals import (
    AlreadySeated,
    BadFile,
    FileTooLarge,
    ImportNeedsManager,
    NeedsPeople,
    NoSeatForThem,
    NoSuchSeat,
    TableHere,
)
from bot.host.types.people import IMPORTED, Person
from bot.host.types.table import GameCard, Status, Venue
from bot.store.engine.database import Sql
from bot.store.tables import games, guilds, seating, users
from bot.store.tables.games import GameRow
from bot.store.tables.seating import SeatRow
from engine.core.kept import luck
from engine.core.kept.record import BadRecord, Record, give, parse
from engine.core.play import registry
from engine.core.play.ask import CONFIRM
from engine.core.play.match import Match
from engine.core.play.msg import Msg

MOST_BYTES = 2 << 20
MOST_NAME = 32
"""Characters of a name, as many as Discord allows in user names."""
NOTE = "import"
"""What replaces a standing order's key where a line tells of an import."""


class _File(msgspec.Struct):
    """What it reads of a file made by `/export`."""

    record: str
    seats: list[str] = []
    table: str | None = None


class Imports:
    """Imports games."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._one = asyncio.Lock()

    async def open(
        self,
        venue: Venue,
        person: Person,
        data: bytes,
        people: Mapping[int, Person],
        *,
        may_manage: bool,
        moved: bool = False,
    ) -> GameCard:
        """Open a table with the game of a file: a record, or what `/export` has made of a finished one.

        A running game goes on: `people` get their seats (0-based), bot opponents all others. The same file again leads
        to the table that exists. `moved`: the host of the bot has imported it.
        Raises FileTooLarge, BadFile, BadRecord, UnknownGame, BadTable, ImportNeedsManager, NoSuchSeat, AlreadySeated,
        NeedsPeople, NoSeatForThem or TableHere; then nothing was written.
        """
        game, names, called = read(data)
        if not moved:
            self._context.offered(game.game)
        async with self._one:
            now = self._context.time()
            live = await asyncio.to_thread(_played, game, now)
            if (people or not live.match.over) and not may_manage:
                raise ImportNeedsManager()
            live.seats = _seats(live, names, people)
            live.row = replace(live.row, table_name=called)
            if (there := await self._there(venue, game)) is not None:
                return there
            key = "imported-moved" if moved else "imported" if live.match.over else "imported-running"
            live.note(Msg(key, name=person.name), now, NOTE)

            async def first(sql: Sql) -> None:
                if not moved:
                    await self._require_peace(sql, list(people.values()))
                await self._insert(sql, live, venue, [person, *people.values()])

            await turns.commit(self._context, live, first=first)
            return await cards.read(self._context.database.reads, live.game_id)

    async def _require_peace(self, sql: Sql, people: Sequence[Person]) -> None:
        """Raises NoSeatForThem if some of them don't want to sit together."""
        pairs = await admission.apart(sql, [person.user_id for person in people])
        for person in people:
            if any(person.user_id in pair for pair in pairs):
                raise NoSeatForThem(name=person.name)

    async def _there(self, venue: Venue, game: Record) -> GameCard | None:
        """The table of this channel, if it is the imported game: they have asked twice."""
        sql = self._context.database.reads
        row = await games.last_in_channel(sql, venue.channel_id)
        if row is None or row.imported_at is None or (row.game, row.seed) != (game.game, game.seed):
            return None
        known, brought = (await record_of(sql, row.game_id)).answers, game.standing
        if len(known) != len(brought) and row.status != Status.LIVE:
            return None
        same = all(old.key == new.key for old, new in zip(known, brought, strict=False))
        return await cards.read(sql, row.game_id) if same else None

    async def _insert(self, sql: Sql, live: Live, venue: Venue, people: Sequence[Person]) -> None:
        """The rows of a game that has just started, with its seats; the first of the people is its host."""
        row, now = live.row, self._context.time()
        game_id = await games.open_(
            sql, guild_id=venue.guild_id, channel_id=venue.channel_id, parent_id=venue.parent_id, game=row.game,
            host_id=people[0].user_id, variants=row.variants, wanted=live.match.seats, opponents=row.opponents, at=now,
        )  # fmt: skip
        if game_id is None:
            raise TableHere()
        if venue.guild_id is not None:
            await guilds.greet(sql, venue.guild_id, venue.locale)
        for somebody in people:
            await users.greet(sql, somebody.user_id, somebody.name, somebody.locale)
        assert row.seed is not None
        await games.start(sql, game_id, variants=row.variants, seed=row.seed, salt=row.salt, schema=row.schema, at=now)
        await games.set(sql, game_id, imported_at=now, table_name=row.table_name)
        await seating.write(sql, game_id, live.seats)
        dealt = live.now
        await games.advance(sql, game_id, 0, dealt.rev, round=dealt.round, rounds=dealt.rounds)
        live.row = await cards.find(sql, game_id)


def require_size(size: int) -> None:
    """Raises FileTooLarge if no game has this many bytes."""
    if size > MOST_BYTES:
        raise FileTooLarge(size=-(-size // 1024), most=MOST_BYTES // 1024)


def read(data: bytes) -> tuple[Record, Sequence[str], str | None]:
    """The record in a file, and the names by seat and of the table if it has them.

    Raises FileTooLarge, BadFile or BadRecord.
    """
    require_size(len(data))
    try:
        text, names, table = data.decode().removeprefix("\ufeff"), list[str](), ""
        if text.lstrip().startswith("{"):
            file = msgspec.json.decode(text, type=_File)
            text, table = file.record, file.table or ""
            names = [tidy(tidy(name)[:MOST_NAME]) for name in file.seats]
    except (UnicodeDecodeError, msgspec.DecodeError, RecursionError):
        raise BadFile() from None
    game = parse(text)
    return game, names if len(names) == game.seats else (), of_table(table)


def _played(game: Record, at: float) -> Live:
    """A game of a record as if it had been played at a table, with everything to be written of it. Raises BadRecord.

    Undone answers are left out. Raises UnknownGame or BadTable, too.
    """
    rules = registry.game(game.game)
    match = Match.new(rules, game.seats, game.variants, game.seed)
    live = Live(_row(game, match), [SeatRow(seat, None, IMPORTED, "") for seat in range(game.seats)], match)
    if game.commitment:
        live.note(Msg("luck-sealed", commitment=game.commitment), at, LUCK)
    live.open(at)

    def take(seat: int, key: str) -> None:
        live.answer(seat, key, at)
        if (ask := live.match.pending.get(seat)) is not None and ask.kind == CONFIRM:
            live.answer(seat, CONFIRM, at)

    for number, answer in enumerate(game.standing, 1):
        give(match, answer, number, take)
    found = luck.compare(game, match)
    if False in (found.committed, found.scored, found.ended):
        raise BadRecord(line=len(game.answers), reason="end")
    return live


def _row(game: Record, match: Match[Any, Any]) -> GameRow:
    """A row that is not written yet."""
    return GameRow(
        game_id=0, guild_id=None, channel_id=0, parent_id=None, game=game.game, status=Status.LIVE, host_id=0,
        variants=lines.dump(match.variants), wanted=None, opponents=stand_in(match.rules), seed=_signed(game.seed),
        rev=0, result=None, remind_after=None, remind_most=None, lobby_message=None, table_message=None, trouble=None,
        pace=None, overtime=pace.TELL, paused_at=None, away_days=None, room=None, learning=0,
        salt=game.salt if game.commitment and game.seed == _signed(game.seed) else None,
        schema=game.schema[0] if game.schema else None,
    )  # fmt: skip


def _signed(seed: int) -> int:
    """A seed as a signed 64-bit column holds it: it leads to the same game."""
    return (seed + (1 << 63)) % (1 << 64) - (1 << 63)


def _seats(live: Live, names: Sequence[str], people: Mapping[int, Person]) -> list[SeatRow]:
    """Who sits where: people, and bot opponents, or at a finished table whoever has played.

    Raises NoSuchSeat, AlreadySeated or NeedsPeople.
    """
    for seat, person in people.items():
        if not 0 <= seat < live.match.seats:
            raise NoSuchSeat(seat=seat)
        if any(other.user_id == person.user_id for at, other in people.items() if at != seat):
            raise AlreadySeated(name=person.name)
    if not people and not live.match.over:
        raise NeedsPeople()
    found: list[SeatRow] = []
    taken = [person.name for person in people.values()]
    for seat in range(live.match.seats):
        if seat in people:
            found.append(SeatRow(seat, people[seat].user_id, None, people[seat].name))
            continue
        kept = names[seat] if names and live.match.over else ""
        name = kept or name_for(live.game_id, seat, taken)
        taken.append(name)
        found.append(SeatRow(seat, None, IMPORTED if live.match.over else live.row.opponents, name))
    return found
