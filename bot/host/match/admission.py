"""Admission: who may sit down at a table, and with whom. Code that seats somebody asks here, in the same transaction,
whether that person or somebody else has asked for the seat.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.host.post import cards, tempo
from bot.host.refusals import (
    BlockedByYou,
    ByInvitation,
    ForARole,
    NoSeatForThem,
    NotAdmitted,
    TooFewFinished,
    TooManyTables,
    TooOftenLate,
    UnknownTempo,
)
from bot.host.types.people import Person
from bot.host.types.table import Status
from bot.store.engine.database import Sql
from bot.store.tables import blocks, games, guests, guilds, seating, stats
from bot.store.tables.games import GameRow
from bot.store.tables.seating import SeatRow
from engine.core.play.errors import RoundhouseError
from engine.core.play.msg import Msg

MOST_TABLES = 20
"""Tables where somebody may sit at once, unless a manager of the server has said otherwise."""
FIRST_TABLES = 3
"""The same for a player who has finished fewer than `KNOWN` games."""
KNOWN = 3
UNLIMITED = 0
"""What a server sets where there is no limit of tables."""


async def apart(sql: Sql, users: Collection[int]) -> set[frozenset[int]]:
    """The pairs among these users of whom one has blocked the other: they are not seated together."""
    return {frozenset(pair) for pair in await blocks.among(sql, users)}


async def together(sql: Sql, one: int, other: int) -> bool:
    """Whether two may sit at one table, as far as they themselves are concerned."""
    return not await apart(sql, (one, other))


async def room_left(sql: Sql, user_id: int, guild_id: int | None) -> int | None:
    """At how many more tables somebody may sit down on a server; None: no limit.

    Lobbies count, and running games with others: games against bot opponents alone keep nobody waiting.
    """
    most = await _most(sql, user_id, guild_id)
    return None if most is None else max(0, most - await games.sitting(sql, user_id))


async def _most(sql: Sql, user_id: int, guild_id: int | None) -> int | None:
    chosen = None if guild_id is None else (await guilds.get(sql, guild_id)).most_tables
    if chosen == UNLIMITED:
        return None
    most = MOST_TABLES if chosen is None else chosen
    return most if await stats.finished(sql, user_id) >= KNOWN else min(most, FIRST_TABLES)


async def require_room(sql: Sql, user_id: int, guild_id: int | None) -> None:
    """Raises TooManyTables, for people who would sit down themselves."""
    if await room_left(sql, user_id, guild_id) != 0:
        return
    most = await _most(sql, user_id, guild_id) or 0
    raise TooManyTables(n=most, new=int(await stats.finished(sql, user_id) < KNOWN), games=KNOWN)


async def require(sql: Sql, row: GameRow, seats: Sequence[SeatRow], person: Person) -> None:
    """Raises why a person may not sit down at a lobby: its host has chosen who may, or they sit at too many tables.

    Or somebody there has blocked them, which they are not told: NotAdmitted is also said to people who were sent away.
    Raises BlockedByYou, NotAdmitted, ByInvitation, ForARole, TooFewFinished, UnknownTempo, TooOftenLate or
    TooManyTables.
    """
    asked = await guests.welcome(sql, row.game_id, person.user_id)
    if asked is False:
        raise NotAdmitted()
    await require_company(sql, seats, person)
    if not asked:
        await _require_wanted(sql, row, seats, person)
    await require_room(sql, person.user_id, row.guild_id)


async def _require_wanted(sql: Sql, row: GameRow, seats: Sequence[SeatRow], person: Person) -> None:
    """A person without an invitation has to meet the host's conditions."""
    if row.invited:
        raise ByInvitation(name=next((s.name for s in seats if s.user_id == row.host_id), ""))
    if row.for_role is not None and row.for_role not in person.roles:
        raise ForARole(role=Msg("ui-channel", channel=f"<@&{row.for_role}>"), id=row.for_role)
    if row.least_games is not None and (n := await stats.finished(sql, person.user_id)) < row.least_games:
        raise TooFewFinished(least=row.least_games, n=n)
    if row.least_in_time is not None:
        moves = await stats.tempo(sql, person.user_id)
        percent = tempo.in_time(moves)
        if percent is None:
            raise UnknownTempo(least=row.least_in_time, n=moves.timed, enough=tempo.ENOUGH)
        if percent < row.least_in_time:
            raise TooOftenLate(least=row.least_in_time, percent=percent)


async def require_company(sql: Sql, seats: Sequence[SeatRow], person: Person) -> None:
    """Raises BlockedByYou or, to the one who is not told, NotAdmitted, if a person and somebody there are apart."""
    others = {seat.user_id: seat.name for seat in seats if seat.user_id not in (None, person.user_id)}
    for user, blocked in await blocks.among(sql, [person.user_id, *filter(None, others)]):
        if user == person.user_id:
            raise BlockedByYou(name=others[blocked])
        if blocked == person.user_id:
            raise NotAdmitted()


async def require_seatable(sql: Sql, game_id: int, person: Person, *, but: int | None = None) -> None:
    """Raises NoSeatForThem, which says no more, if others can't give a person a seat at a running table.

    `but` is the seat that they would have: its present player leaves it.
    """
    row, seats = await cards.find(sql, game_id), await seating.of_game(sql, game_id)
    try:
        await require_company(sql, [seat for seat in seats if seat.seat != but], person)
        await require_room(sql, person.user_id, row.guild_id)
    except RoundhouseError:
        raise NoSeatForThem(name=person.name) from None


async def seatable(sql: Sql, game_id: int, person: Person) -> RoundhouseError | None:
    """Why a person may not sit down at a lobby, None: they may. For looking for a table on their behalf."""
    row = await cards.find(sql, game_id)
    if row.status != Status.LOBBY:
        return NotAdmitted()
    try:
        await require(sql, row, await seating.of_game(sql, game_id), person)
    except RoundhouseError as error:
        return error
    return None
