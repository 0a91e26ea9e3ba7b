"""Queues: the tables that wait for a person, their questions there, and those where they wait for others."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.context import maybe, moment
from bot.host.post import cards, polls
from bot.host.types.people import called
from bot.host.types.queue import Deadline, Elsewhere, Gathering, Held, Place, Queue
from bot.host.types.table import Head, Status
from bot.store.engine.database import Sql
from bot.store.tables import games, seating, turns, users, votes
from bot.store.tables.games import GameRow
from bot.store.tables.seating import SeatRow
from bot.store.tables.turns import TurnRow
from bot.store.tables.votes import VoteRow

MOVE, VOTE, START = "move", "vote", "start"
"""What a deadline is about."""


async def mine(sql: Sql, user_id: int, *, but: int | None = None) -> tuple[Elsewhere, ...]:
    """The tables except `but` that wait for a user, the longest waiting first; none that is paused."""
    return tuple(
        Elsewhere(row.game_id, _head(row), row.asked, moment(row.asked_since), maybe(row.over_at))
        for row in await turns.of_user(sql, user_id)
        if row.game_id != but and not row.paused
    )


def _head(row: TurnRow) -> Head:
    others = tuple(called(*other) for other in row.others)
    return Head(row.game, row.channel_id, row.table_name, others, row.round, row.rounds)


async def read(sql: Sql, user_id: int, at: float) -> Queue:
    """Everything that waits for a user, or that they wait for, at a time."""
    waiting = await mine(sql, user_id)
    known = {one.game_id for one in waiting}
    every = await games.of_user(sql, user_id)
    seats = {game.game_id: await seating.of_game(sql, game.game_id) for game in every}
    rows = [game for game in every if game.status == Status.LIVE]
    asked = [place for game in rows for place in await _asked(sql, game, seats[game.game_id], user_id)]
    cared = [_place(game, seats[game.game_id], user_id) for game in rows if _is_cared(seats[game.game_id], user_id)]
    known |= {place.game_id for place in cared}
    held = [_held(game, seats[game.game_id], user_id) for game in rows if game.game_id not in known]
    longest = sorted(held, key=lambda one: one.since)
    lobbies = [_gathering(game, seats[game.game_id], user_id) for game in every if game.status == Status.LOBBY]
    user = await users.get(sql, user_id)
    away = maybe(user.away_until) if user is not None and user.is_away(at) else None
    return Queue(waiting, tuple(longest), tuple(asked), tuple(cared), tuple(lobbies), away)


async def deadlines(sql: Sql, user_id: int) -> tuple[Deadline, ...]:
    """By when a user has to decide, at all their tables, the earliest first; paused tables have no deadline."""
    found = [
        Deadline(
            MOVE, row.game_id, row.game, row.table_name, row.guild_id, row.channel_id, row.seat,
            moment(row.asked_since), moment(row.over_at),
        )
        for row in await turns.of_user(sql, user_id)
        if not row.paused and row.over_at is not None
    ]  # fmt: skip
    for game in await games.of_user(sql, user_id):
        if game.status == Status.LOBBY and game.starts_at is not None:
            found.append(_of_game(START, game, 0, 0.0, game.starts_at))
        elif game.status == Status.LIVE and game.paused_at is None:
            seats = await seating.of_game(sql, game.game_id)
            for vote in await _silent(sql, game, seats, user_id):
                if vote.due_at is not None:
                    found.append(_of_game(VOTE, game, vote.vote_id, vote.opened_at, vote.due_at))
    return tuple(sorted(found, key=lambda one: (one.until, one.game_id, one.kind, one.number)))


def _of_game(kind: str, game: GameRow, number: int, since: float, until: float) -> Deadline:
    channel_id = cards.venue(game).channel_id
    return Deadline(
        kind, game.game_id, game.game, game.table_name, game.guild_id, channel_id, number, moment(since), moment(until)
    )


def _gathering(game: GameRow, seats: list[SeatRow], user_id: int) -> Gathering:
    return Gathering(cards.card(game, seats).head(user_id), len(seats))


def _place(game: GameRow, seats: list[SeatRow], user_id: int, message_id: int | None = None) -> Place:
    return Place(game.game_id, cards.card(game, seats).head(user_id), game.guild_id, message_id)


async def _asked(sql: Sql, game: GameRow, seats: list[SeatRow], user_id: int) -> list[Place]:
    """The messages of these votes."""
    silent = await _silent(sql, game, seats, user_id)
    return [_place(game, seats, user_id, vote.message_id) for vote in silent]


async def _silent(sql: Sql, game: GameRow, seats: list[SeatRow], user_id: int) -> list[VoteRow]:
    """The open votes of a table in which a user may still vote."""
    return [
        vote
        for vote in await votes.running(sql, game.game_id)
        if user_id not in await votes.ballots(sql, vote.vote_id)
        and user_id in polls.electors(vote.kind, vote.seat, seats, game.host_id)
    ]


def _is_cared(seats: Sequence[SeatRow], user_id: int) -> bool:
    """Whether a bot opponent plays for a user."""
    return any(s.user_id == user_id and s.caretaker is not None for s in seats)


def _held(game: GameRow, seats: list[SeatRow], user_id: int) -> Held:
    """A table that waits for somebody else."""
    asked = [s for s in seats if s.asked is not None]
    since = min((seat.asked_since or 0 for seat in asked), default=0)
    names = tuple(seat.name for seat in asked if seat.played_by is None)
    head = cards.card(game, seats).head(user_id)
    return Held(game.game_id, head, names, moment(since), game.paused_at is not None)
