"""Gathering: how people sit down at a lobby and leave it, when it is old, and how its game begins.

A lobby is changed in a transaction about it, and `renew` brings its message up to date in the same transaction.
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from bot.host.context import Context
from bot.host.match import admission, care, chance, places, turns
from bot.host.match.chance import LUCK
from bot.host.match.live import Live
from bot.host.match.matches import Matches, afresh
from bot.host.match.opponents import name_for, stand_in
from bot.host.post import cards, habits, lines, posts, wishing
from bot.host.refusals import NotInLobby, NotTheChooser, NotThereYet, TableFull, WrongCount
from bot.host.types.people import Person
from bot.host.types.table import GameCard, Status
from bot.store.engine.database import Sql
from bot.store.tables import clicks, games, guests, seating, timers, users, wishes
from bot.store.tables.games import GameRow
from bot.store.tables.seating import SeatRow
from bot.store.tables.timers import LOBBY, START, TimerRow
from bot.store.tables.wishes import WishRow
from engine.core.play import registry
from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.core.play.rules import Refused

LobbyChange = Callable[[Sql, GameRow, list[SeatRow]], Awaitable[None]]
DAY = 86400.0
ASKED_AFTER = 3 * DAY
"""Seconds without a change after which the bot asks the host of a lobby whether it should stay."""
A_MOMENT = 60.0
"""Seconds for which a table waits for the next person in a queue before bot opponents take the seat."""
CLOSED_AFTER = 4 * DAY
"""Seconds after that question when an unchanged lobby closes."""


async def find(sql: Sql, game_id: int) -> GameRow:
    """The row of a lobby. Raises NoSuchGame or NotInLobby."""
    row = await cards.find(sql, game_id)
    if row.status != Status.LOBBY:
        raise NotInLobby()
    return row


def require_chooser(host_id: int, user_id: int) -> None:
    """Raises NotTheChooser unless the user is the host of the lobby."""
    if user_id != host_id:
        raise NotTheChooser()


@afresh
async def change(
    context: Context, matches: Matches, game_id: int, deed: LobbyChange, click: int | None = None
) -> GameCard:
    """Change a lobby and bring its message up to date, in one transaction; once by the same click.

    Raises NoSuchGame or NotInLobby.
    """
    async with matches.change(game_id) as sql:
        if await clicks.first(sql, click, game_id, context.time()):
            row = await find(sql, game_id)
            await deed(sql, row, await seating.of_game(sql, game_id))
            await renew(sql, row, context.time())
        card = await cards.read(sql, game_id)
    context.wake()
    return card


def seat_of(seats: Sequence[SeatRow], user_id: int) -> SeatRow | None:
    """The seat of a user, None if they have none."""
    return next((seat for seat in seats if seat.user_id == user_id), None)


async def seat(sql: Sql, game_id: int, seats: Sequence[SeatRow], person: Person) -> None:
    """Give somebody known the seat after all others."""
    await seating.write(sql, game_id, [*seats, SeatRow(len(seats), person.user_id, None, person.name)])


async def sit_down(sql: Sql, row: GameRow, seats: Sequence[SeatRow], person: Person, at: float) -> None:
    """Let somebody sit down at a lobby. Raises TableFull, or what speaks against it (`admission.require`)."""
    if len(seats) >= cards.room_of(row):
        raise TableFull(n=len(seats))
    await users.greet(sql, person.user_id, person.name, person.locale)  # counting their tables waits for it
    await admission.require(sql, row, seats, person)
    await seat(sql, row.game_id, seats, person)
    await posts.seated(sql, row, at, [person.user_id])
    await places.came(sql, row, person.user_id, at)


async def leave(sql: Sql, row: GameRow, seats: Sequence[SeatRow], user_id: int, at: float) -> None:
    """Let somebody leave a lobby; those behind move up. The next player follows a host; an empty lobby is closed."""
    left = [seat for seat in seats if seat.user_id != user_id]
    await places.left(sql, row, user_id, at)
    await seating.write(sql, row.game_id, [replace(seat, seat=n) for n, seat in enumerate(left)])
    if not left:
        await turns.close(sql, row, Status.ENDED, at)
    elif row.host_id == user_id:
        await games.set(sql, row.game_id, host_id=left[0].user_id or 0)


async def pass_on(sql: Sql, row: GameRow, wish: WishRow, at: float) -> None:
    """Somebody whose seat was kept does not want it: the next person gets it. They go on looking, unless this happened
    before."""
    await leave(sql, row, await seating.of_game(sql, row.game_id), wish.user_id, at)
    if wish.missed < places.FORGIVEN:
        await wishes.set_missed(sql, wish.wish_id, wish.missed + 1)
    else:
        await wishing.ended(sql, wish, "notice-wish-missed", at)


async def renew(sql: Sql, row: GameRow, at: float) -> None:
    """Something has changed in a lobby: its message says so, its host hears if all are ready, and it is young again."""
    await posts.lobby(sql, row, at)
    now = await cards.find(sql, row.game_id)
    await _tell_host(sql, now, at)
    if now.status == Status.LOBBY:
        await keep(sql, row.game_id, at)
        if now.matched:
            await _start_soon(sql, now, at)


async def keep(sql: Sql, game_id: int, at: float) -> None:
    """A lobby is young."""
    await timers.put(sql, TimerRow(game_id, LOBBY, 0, at, at + ASKED_AFTER))


async def _start_soon(sql: Sql, row: GameRow, at: float) -> None:
    """A table opened for people who looked for it starts when all of them are in, and nobody is still to come."""
    seats = await seating.of_game(sql, row.game_id)
    if all(seat.ready for seat in seats) and _may_begin(row, seats):
        # a player who has let a seat go sees it given to the next first
        due_at = at if len(seats) == cards.room_of(row) else at + A_MOMENT
        await timers.put(sql, TimerRow(row.game_id, START, 0, at, due_at))
    elif row.starts_at is None:
        await timers.stop(sql, row.game_id, START, 0)
    else:
        await timers.put(sql, TimerRow(row.game_id, START, 0, at, row.starts_at))


async def _tell_host(sql: Sql, row: GameRow, at: float) -> None:
    """Tell the host that the game can start and all others are ready, for as long as that is true."""
    company = await cards.company(sql, row.game_id)
    # a table opened for people who looked for it starts by itself
    ready, told = not row.matched and _all_ready(row, company.seats), await posts.all_ready(sql, row)
    if ready and not told:
        awake = not (await habits.of_user(sql, company, row.host_id)).asleep(at)
        await posts.notice(sql, row, at, Msg(posts.ALL_READY), pings=[row.host_id] if awake else [])
    elif told and not ready:
        await posts.erase(sql, row, at, told)


def _all_ready(row: GameRow, seats: Sequence[SeatRow]) -> bool:
    """Whether others sit here, all of them ready, and the game can start; not where it is closed already."""
    others = [seat for seat in seats if seat.user_id != row.host_id]
    return bool(others) and all(seat.ready for seat in others) and _may_begin(row, seats)


def _may_begin(row: GameRow, seats: Sequence[SeatRow]) -> bool:
    """Whether several people sit here and the game could start."""
    with contextlib.suppress(WrongCount, Refused):
        fill(row, seats)
        return row.status == Status.LOBBY and len(seats) > 1
    return False


def filled(row: GameRow, people: int) -> GameRow:
    """A lobby as it starts when bot opponents take the empty seats, whatever its host has chosen.

    Where no number of seats was chosen, no more of them play than needed.
    """
    if row.opponents is not None:
        return row
    rules = registry.game(row.game)
    counts = rules.counts(lines.load(row.variants))
    wanted = row.wanted or next((count for count in counts if count >= people), None)
    return replace(row, wanted=wanted, opponents=stand_in(rules))


def fill(row: GameRow, people: Sequence[SeatRow]) -> list[SeatRow]:
    """All seats of the game. Raises WrongCount or Refused."""
    rules, variants = registry.game(row.game), lines.load(row.variants)
    legal = rules.counts(variants)
    count = row.wanted or (legal[-1] if row.opponents else len(people))
    if count in rules.seats:
        rules.complete(count, variants)
    if count not in legal or not people or (len(people) < count and not row.opponents):
        raise WrongCount(n=len(people), wanted=count, legal=", ".join(map(str, legal)))
    seats = list(people)
    for number in range(len(people), count):
        name = name_for(row.game_id, number, [other.name for other in seats])
        seats.append(SeatRow(number, None, row.opponents, name))
    return seats


async def playing(sql: Sql, row: GameRow, by: int | None) -> tuple[GameRow, list[SeatRow]]:
    """A lobby, and who plays if it starts now, by a host or (None) by itself: nobody who has yet to say that they are
    in."""
    unsure = await places.unsure(sql, row.game_id) - {by}
    seats = [seat for seat in await seating.of_game(sql, row.game_id) if seat.user_id not in unsure]
    host_id = seats[0].user_id if seats and row.host_id in unsure else row.host_id
    return replace(row, host_id=host_id or row.host_id), [replace(seat, seat=n) for n, seat in enumerate(seats)]


async def begin(context: Context, row: GameRow, sitting: Sequence[SeatRow]) -> None:
    """Start the game of a lobby whose lock is held: bot opponents take the empty seats.

    People who looked for a table and have not said that they are in do not play (`playing`). Raises NotThereYet,
    WrongCount or Refused; Overtaken if the lobby has changed since it was read.
    """
    if not cards.placed(row):
        raise NotThereYet()
    now = context.time()
    seats = await care.absent(context.database.reads, fill(row, sitting), now)
    live = _deal(row, seats)
    live.note(Msg("luck-sealed", commitment=chance.promised(live.row)), now, LUCK)
    live.open(now)

    async def first(sql: Sql) -> None:
        await seating.write(sql, row.game_id, seats)
        await seating.update(sql, row.game_id, *(seat for seat in seats if seat.away_until is not None))
        await games.set(sql, row.game_id, wanted=row.wanted, opponents=row.opponents, host_id=row.host_id)
        await _begin(sql, live, now)
        for kind in (LOBBY, START):
            await timers.stop(sql, row.game_id, kind, 0)
        await places.begun(sql, row, [seat.user_id for seat in seats if seat.user_id is not None], now)
        await posts.lobby(sql, row, now)
        await posts.erase(sql, row, now, await posts.all_ready(sql, row))
        await care.remember_absence(sql, row.game_id, seats, now)
        await guests.forget(sql, row.game_id)

    await turns.commit(context, live, first=first)


def _deal(row: GameRow, seats: list[SeatRow]) -> Live:
    seed, salt = chance.draw()
    rules = registry.game(row.game)
    match = Match.new(rules, len(seats), lines.load(row.variants), seed)
    return Live(replace(row, seed=seed, salt=salt, schema=rules.schema, status=Status.LIVE), seats, match)


async def _begin(sql: Sql, live: Live, now: float) -> None:
    row, variants = live.row, lines.dump(live.match.variants)
    await games.start(sql, row.game_id, variants=variants, seed=row.seed or 0, salt=row.salt, schema=row.schema, at=now)
