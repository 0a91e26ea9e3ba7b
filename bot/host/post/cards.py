"""Cards: a table as everyone may see it, from its rows."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from bot.host.context import maybe, moment
from bot.host.post import lines, tempo
from bot.host.refusals import NoSuchGame
from bot.host.types.table import GameCard, Room, SeatCard, Status, Venue, Waiting
from bot.store.engine.database import Sql
from bot.store.tables import company as companies
from bot.store.tables import games, guilds
from bot.store.tables.company import Company
from bot.store.tables.games import GameRow
from bot.store.tables.guilds import GuildRow
from bot.store.tables.seating import SeatRow
from engine.core.play import registry
from engine.core.play.rules import Result


async def find(sql: Sql, game_id: int) -> GameRow:
    """The row of a table. Raises NoSuchGame."""
    row = await games.get(sql, game_id)
    if row is None:
        raise NoSuchGame(game=game_id)
    return row


async def hold(sql: Sql, game_id: int) -> GameRow:
    """A table about which nobody else writes until this transaction ends. Raises NoSuchGame."""
    row = await games.hold(sql, game_id)
    if row is None:
        raise NoSuchGame(game=game_id)
    return row


async def company(sql: Sql, game_id: int) -> Company:
    """A table with its server and its players. Raises NoSuchGame."""
    found = await companies.read(sql, game_id)
    if found is None:
        raise NoSuchGame(game=game_id)
    return found


def venue(row: GameRow) -> Venue:
    """Where a table stands, or where its room is being opened."""
    channel_id = row.channel_id if placed(row) else row.parent_id or 0
    return Venue(row.guild_id, channel_id, row.parent_id, room=None if row.room is None else Room(row.room))


def placed(row: GameRow) -> bool:
    """Whether the channel or thread of a table exists."""
    return row.channel_id > 0


def room_of(row: GameRow) -> int:
    """How many can sit at a table."""
    return row.wanted or registry.game(row.game).counts(lines.load(row.variants))[-1]


def waiting(seats: list[SeatRow]) -> tuple[Waiting, ...]:
    """What the table waits for."""
    return tuple(
        Waiting(s.seat, s.asked, moment(s.asked_since or 0), maybe(s.over_at), maybe(s.away_until))
        for s in seats
        if s.asked is not None
    )


def _seat(s: SeatRow) -> SeatCard:
    return SeatCard(s.seat, s.name, s.user_id, s.policy, s.caretaker, maybe(s.away_until), bool(s.ready))


def card(row: GameRow, seats: list[SeatRow], result: Result | None = None) -> GameCard:
    """The card of a table; `result` while it is running."""
    if row.result is not None:
        result = msgspec.json.decode(row.result, type=Result)
    rules, variants = registry.games().get(row.game), lines.load(row.variants)
    return GameCard(
        game_id=row.game_id,
        game=row.game,
        status=Status(row.status),
        venue=venue(row),
        host_id=row.host_id,
        variants=rules.notable(variants) if rules else variants,
        wanted=row.wanted,
        opponents=row.opponents,
        seats=tuple(map(_seat, seats)),
        rev=row.rev,
        waiting=waiting(seats) if row.status == Status.LIVE else (),
        result=result,
        lobby_message=row.lobby_message,
        table_message=row.table_message,
        trouble=row.trouble,
        pace=row.pace,
        overtime=row.overtime,
        paused=row.paused_at is not None,
        learning=bool(row.learning),
        unrated=bool(row.unrated),
        sandbox=bool(row.sandbox),
        language=row.language,
        posts=row.posts,
        name=row.table_name,
        round=row.round,
        rounds=row.rounds,
        for_role=row.for_role,
        invited=bool(row.invited),
        least_in_time=row.least_in_time,
        least_games=row.least_games,
        starts=maybe(row.starts_at),
        seeking=bool(row.seeking) and any(seat.policy is not None for seat in seats),
        page=row.page,
    )


async def language(sql: Sql, card: GameCard) -> str | None:
    """In which language the posts of a table are written: its own, else that of its server."""
    return spoken(card.language, await guilds.get(sql, card.venue.guild_id or 0))


def spoken(own: str | None, guild: GuildRow) -> str | None:
    """The same for a table with an `own` language or none."""
    return own or guild.language or guild.locale


async def read(sql: Sql, game_id: int) -> GameCard:
    """The card of a table, without the score of a running game; a lobby's with who moves in time.

    Raises NoSuchGame.
    """
    return await of(sql, await company(sql, game_id))


async def of(sql: Sql, at: Company) -> GameCard:
    """The same of a table that was just read."""
    found = card(at.game, at.seats)
    if found.status is not Status.LOBBY:
        return found
    seats = [
        replace(seat, in_time=None if seat.user_id is None else await tempo.told(sql, seat.user_id))
        for seat in found.seats
    ]
    return replace(found, seats=tuple(seats))
