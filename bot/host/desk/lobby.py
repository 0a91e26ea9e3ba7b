"""Lobby: people gather, choose, and start."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any

from bot.host.context import Context
from bot.host.counted import counted
from bot.host.match import care, chance, turns
from bot.host.match.chance import LUCK
from bot.host.match.live import Live
from bot.host.match.matches import Matches, afresh
from bot.host.match.opponents import levels, name_for, require_level, stand_in
from bot.host.names import of_table
from bot.host.post import cards, habits, lines, posts
from bot.host.post.pace import OVERTIMES, PACES, TELL
from bot.host.refusals import (
    AlreadySeated,
    BadSetting,
    NotInLobby,
    NotSeated,
    NotTheChooser,
    NotThereYet,
    NotTheStarter,
    OthersSit,
    TableFull,
    TableHere,
    TooFewSeats,
    WrongCount,
)
from bot.host.types.people import Person
from bot.host.types.table import GameCard, Seating, Status, Venue
from bot.store.engine.database import Sql, Value
from bot.store.tables import clicks, games, guilds, users
from bot.store.tables.games import GameRow, Overtaken, SeatRow
from engine.core.play import registry
from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.core.play.rules import Refused, Rules

LobbyChange = Callable[[Sql, GameRow, list[SeatRow]], Awaitable[None]]
Choices = Callable[[dict[str, str], int | None, str | None], tuple[dict[str, str], int | None, str | None]]
"""Variants, number of seats and practice opponent as they are -> as they are to be."""

MOST_OPPONENTS = 3
"""Practice opponents of who plays alone."""


def check(
    rules: Rules[Any, Any], variants: Mapping[str, str], wanted: int | None, opponents: str | None
) -> dict[str, str]:
    """The complete variants. Raises WrongSeats, UnknownVariant, Refused or UnknownPolicy."""
    if opponents is not None:
        require_level(rules, opponents)
    return rules.complete(rules.counts(variants)[-1] if wanted is None else wanted, variants)


class Lobby:
    """What people do at a table before the game starts."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches

    @afresh
    async def open(
        self,
        venue: Venue,
        host: Person,
        game: str,
        *,
        variants: Mapping[str, str] | None = None,
        seats: int | None = None,
        opponents: str | None = None,
        click: int | None = None,
        name: str | None = None,
    ) -> GameCard:
        """Open a lobby; the host takes the first seat. The outbox posts its message, and opens its room before that.

        The same `click` again leads to the table that it has opened. `name` is as typed (`set_name`).
        Raises TableHere, UnknownGame, WrongSeats, UnknownVariant or UnknownPolicy.
        """
        complete = check(self._context.offered(game), variants or {}, seats, opponents)
        now = self._context.time()
        async with self._context.database.write() as sql:
            if (known := await clicks.table(sql, click)) is not None:
                return await cards.read(sql, known)
            game_id = await games.open_(
                sql,
                guild_id=venue.guild_id,
                channel_id=venue.channel_id,
                parent_id=venue.parent_id if venue.room is None else venue.channel_id,
                game=game,
                host_id=host.user_id,
                variants=lines.dump(complete),
                wanted=seats,
                opponents=opponents,
                at=now,
                room=venue.room,
            )
            if game_id is None:
                raise TableHere()
            if not await clicks.first(sql, click, game_id, now):
                raise Overtaken(game_id)
            if venue.guild_id is not None:
                await guilds.greet(sql, venue.guild_id, venue.locale)
                pace = (await guilds.get(sql, venue.guild_id)).pace
                await games.set(sql, game_id, pace=pace, overtime=TELL)
            if name is not None:
                await games.set(sql, game_id, table_name=of_table(name))
            await self._seat(sql, game_id, [], host)
            await posts.opened(sql, await cards.find(sql, game_id), now)
            card = await cards.read(sql, game_id)
        self._context.wake()
        return card

    async def open_practice(self, venue: Venue, host: Person, game: str, click: int | None = None) -> GameCard:
        """Open a lobby whose other seats practice opponents will take; whoever sits alone in one here leaves it.

        They have changed their mind; not so by the same `click`. Raises TableHere or UnknownGame.
        """
        rules, sql = self._context.offered(game), self._context.database.reads
        here = await games.in_channel(sql, venue.channel_id)
        if here is not None and here.status == Status.LOBBY and await clicks.table(sql, click) != here.game_id:
            people = await games.seats(sql, here.game_id)
            if [seat.user_id for seat in people] == [host.user_id]:
                await self.leave(here.game_id, host)
        seats = min(max(rules.seats), MOST_OPPONENTS + 1)
        return await self.open(venue, host, game, seats=seats, opponents=stand_in(rules), click=click)

    async def join(self, game_id: int, person: Person, click: int | None = None) -> GameCard:
        """Take a seat in a lobby. Raises NoSuchGame, NotInLobby, AlreadySeated or TableFull."""

        async def change(sql: Sql, row: GameRow, seats: list[SeatRow]) -> None:
            if _seat_of(seats, person) is not None:
                raise AlreadySeated(name=person.name)
            await self._sit_down(sql, row, seats, person)

        return await self._change(game_id, change, click)

    async def _sit_down(self, sql: Sql, row: GameRow, seats: list[SeatRow], person: Person) -> None:
        if len(seats) >= (row.wanted or registry.game(row.game).counts(lines.load(row.variants))[-1]):
            raise TableFull(n=len(seats))
        await self._seat(sql, row.game_id, seats, person)
        await posts.seated(sql, row, self._context.time(), [person.user_id])

    async def leave(self, game_id: int, person: Person, click: int | None = None) -> GameCard:
        """Leave a lobby; those behind move up. If it was the host, the next player is; an empty lobby is closed.

        Raises NoSuchGame, NotInLobby or NotSeated.
        """

        async def change(sql: Sql, row: GameRow, seats: list[SeatRow]) -> None:
            _require_seat(seats, person)
            await self._leave(sql, row, seats, person.user_id)

        return await self._change(game_id, change, click)

    async def _leave(self, sql: Sql, row: GameRow, seats: list[SeatRow], user_id: int) -> None:
        left = [s for s in seats if s.user_id != user_id]
        await games.set_seats(sql, row.game_id, [replace(s, seat=n) for n, s in enumerate(left)])
        if not left:
            await turns.close(sql, row, Status.ENDED, self._context.time())
        elif row.host_id == user_id:
            await games.set(sql, row.game_id, host_id=left[0].user_id or 0)

    async def vacate(self, sql: Sql, row: GameRow, user_id: int) -> None:
        """Let somebody who is to be forgotten leave a lobby in a transaction; for who holds its lock."""
        await self._leave(sql, row, await games.seats(sql, row.game_id), user_id)
        if row.host_id == user_id:
            await games.set(sql, row.game_id, table_name=None)
        await self._renew(sql, row)

    async def ready(self, game_id: int, person: Person, click: int | None = None) -> GameCard:
        """Say that one is ready, or that one is not after all (by another `click`); the host is when they start.

        Whoever has no seat takes one. When nobody is missing, the host is told. A change of what is played asks
        everybody anew. Raises NoSuchGame, NotInLobby or TableFull.
        """

        async def change(sql: Sql, row: GameRow, seats: list[SeatRow]) -> None:
            if (seat := _seat_of(seats, person)) is None:
                await self._sit_down(sql, row, seats, person)
                seat = SeatRow(len(seats), person.user_id, None, person.name)
            await games.set_ready(sql, game_id, seat.seat, 1 - seat.ready)

        return await self._change(game_id, change, click)

    async def _tell_host(self, sql: Sql, row: GameRow) -> None:
        """Tell the host that the game can start and all others are ready, for as long as that is so."""
        now, at = self._context.time(), await cards.company(sql, row.game_id)
        ready, told = _all_ready(row, at.seats), await posts.all_ready(sql, row)
        if ready and not told:
            awake = not (await habits.of_user(sql, at, row.host_id)).asleep(now)
            await posts.notice(sql, row, now, Msg(posts.ALL_READY), pings=[row.host_id] if awake else [])
        elif told and not ready:
            await posts.erase(sql, row, now, told)

    async def set_variant(self, game_id: int, person: Person, key: str, choice: str) -> GameCard:
        """Choose a variant in a lobby, as its host. Raises NotInLobby, NotTheChooser or UnknownVariant."""
        return await self._choose(game_id, person, lambda chosen, n, who: ({**chosen, key: choice}, n, who))

    async def set_seats(self, game_id: int, person: Person, seats: int | None) -> GameCard:
        """Choose the number of seats in a lobby (None: as many as join), as its host.

        Raises NotInLobby, NotTheChooser, WrongSeats or TooFewSeats.
        """
        return await self._choose(game_id, person, lambda chosen, n, who: (chosen, seats, who))

    async def set_opponents(self, game_id: int, person: Person, opponents: str | None) -> GameCard:
        """Choose who fills empty seats (None: nobody), as host. Raises NotInLobby, NotTheChooser or UnknownPolicy."""
        return await self._choose(game_id, person, lambda chosen, n, who: (chosen, n, opponents))

    async def set_time(self, game_id: int, person: Person, *, pace: str | None, overtime: str) -> GameCard:
        """Choose how long moves may take (None: no limit) and what happens when somebody's time is over, as host.

        Keys are those of bot.host.post.pace. Raises NotInLobby, NotTheChooser or BadSetting.
        """
        if pace is not None and pace not in PACES:
            raise BadSetting(setting="pace", value=pace)
        if overtime not in OVERTIMES:
            raise BadSetting(setting="overtime", value=overtime)

        return await self._set(game_id, person, pace=pace, overtime=overtime)

    async def set_learning(self, game_id: int, person: Person, learning: bool) -> GameCard:
        """Choose whether the panel gives hints, as host. Raises NotInLobby or NotTheChooser."""
        return await self._set(game_id, person, learning=learning)

    async def set_unrated(self, game_id: int, person: Person, unrated: bool) -> GameCard:
        """Choose whether the game changes nobody's rating, as host. Raises NotInLobby or NotTheChooser."""
        return await self._set(game_id, person, unrated=unrated)

    async def set_sandbox(self, game_id: int, person: Person, allowed: bool) -> GameCard:
        """Choose whether things may be tried out in a sandbox, as host. Raises NotInLobby or NotTheChooser."""
        return await self._set(game_id, person, sandbox=allowed)

    async def set_language(self, game_id: int, person: Person, language: str) -> GameCard:
        """Choose in which language the posts are written, as host. Raises NotInLobby or NotTheChooser."""
        return await self._set(game_id, person, language=language)

    async def set_name(self, game_id: int, person: Person, name: str) -> GameCard:
        """Call a table as its host has typed, without what mentions or leads somewhere (`names.of_table`).

        Nothing typed: it goes by its channel. Raises NotInLobby or NotTheChooser.
        """
        return await self._set(game_id, person, table_name=of_table(name))

    async def _set(self, game_id: int, person: Person, **columns: Value) -> GameCard:
        """Write what the host has chosen; all but language and name asks everybody anew whether they are ready."""

        async def change(sql: Sql, row: GameRow, seats: list[SeatRow]) -> None:
            require_chooser(row.host_id, person.user_id)
            await games.set(sql, game_id, **columns)
            if not columns.keys() <= {"language", "table_name"}:
                await games.set_ready(sql, game_id, None, 0)

        return await self._change(game_id, change)

    async def _choose(self, game_id: int, person: Person, choices: Choices) -> GameCard:

        async def change(sql: Sql, row: GameRow, seats: list[SeatRow]) -> None:
            require_chooser(row.host_id, person.user_id)
            variants, wanted, opponents = choices(lines.load(row.variants), row.wanted, row.opponents)
            complete = check(registry.game(row.game), variants, wanted, opponents)
            if wanted is not None and wanted < len(seats):
                raise TooFewSeats(n=len(seats))
            await games.set(sql, game_id, variants=lines.dump(complete), wanted=wanted, opponents=opponents)
            await games.set_ready(sql, game_id, None, 0)

        return await self._change(game_id, change)

    @afresh
    async def _change(self, game_id: int, change: LobbyChange, click: int | None = None) -> GameCard:
        """Change a lobby and bring its message up to date, in one transaction; once by the same click."""
        async with self._matches.change(game_id) as sql:
            if await clicks.first(sql, click, game_id, self._context.time()):
                row = await _lobby(sql, game_id)
                await change(sql, row, await games.seats(sql, game_id))
                await self._renew(sql, row)
            card = await cards.read(sql, game_id)
        self._context.wake()
        return card

    async def _renew(self, sql: Sql, row: GameRow) -> None:
        """Bring the message of a lobby up to date, and what its host was told."""
        await posts.lobby(sql, row, self._context.time())
        await self._tell_host(sql, await cards.find(sql, row.game_id))

    async def _seat(self, sql: Sql, game_id: int, seats: list[SeatRow], person: Person) -> None:
        await users.greet(sql, person.user_id, person.name, person.locale)
        await games.set_seats(sql, game_id, [*seats, SeatRow(len(seats), person.user_id, None, person.name)])

    def seating(self, game: str, variants: Mapping[str, str]) -> Seating:
        """What a lobby of this game with these variants may choose. Raises UnknownGame."""
        rules = registry.game(game)
        choices = {variant.key: variant.choices for variant in rules.variants}
        return Seating(rules.counts(variants), choices, self.opponents(game))

    def games(self) -> dict[str, Rules[Any, Any]]:
        """The games that a lobby may be opened for, by key: all but those that are still being made."""
        return self._context.games()

    def opponents(self, game: str) -> tuple[str, ...]:
        """The practice opponents of a game, the easiest first. Raises UnknownGame."""
        return levels(registry.game(game))

    @afresh
    async def start(self, game_id: int, person: Person, *, people: int | None = None) -> GameCard:
        """Start the game as its host: empty seats go to practice opponents.

        `people` is how many sit there as far as the host knows (None: however many do). Raises NoSuchGame, NotInLobby,
        NotTheStarter, OthersSit, NotThereYet, WrongCount or Refused.
        """
        async with self._matches.lock(game_id):
            sql = self._context.database.reads
            row = await _lobby(sql, game_id)
            sitting = await games.seats(sql, game_id)
            if row.host_id != person.user_id:
                raise NotTheStarter(name=next((s.name for s in sitting if s.user_id == row.host_id), ""))
            if people not in (None, len(sitting)):
                raise OthersSit()
            if not cards.placed(row):
                raise NotThereYet()
            seats = _fill(row, sitting)
            live = _deal(row, seats)
            now = self._context.time()
            live.note(Msg("luck-sealed", commitment=chance.promised(live.row)), now, LUCK)
            live.open(now)

            async def first(sql: Sql) -> None:
                await games.set_seats(sql, game_id, seats)
                await _begin(sql, live, now)
                await posts.lobby(sql, row, now)
                await posts.erase(sql, row, now, await posts.all_ready(sql, row))
                await care.remember_absence(sql, game_id, seats, now)

            await turns.commit(self._context, live, first=first)
            with counted():
                return await cards.read(sql, game_id)


def _deal(row: GameRow, seats: list[SeatRow]) -> Live:
    seed, salt = chance.draw()
    rules = registry.game(row.game)
    match = Match.new(rules, len(seats), lines.load(row.variants), seed)
    return Live(replace(row, seed=seed, salt=salt, schema=rules.schema, status=Status.LIVE), seats, match)


async def _begin(sql: Sql, live: Live, now: float) -> None:
    row, variants = live.row, lines.dump(live.match.variants)
    await games.start(sql, row.game_id, variants=variants, seed=row.seed or 0, salt=row.salt, schema=row.schema, at=now)


def _fill(row: GameRow, people: list[SeatRow]) -> list[SeatRow]:
    """All seats of the game. Raises WrongCount or Refused."""
    rules, variants = registry.game(row.game), lines.load(row.variants)
    legal = rules.counts(variants)
    count = row.wanted or (legal[-1] if row.opponents else len(people))
    if count in rules.seats:
        rules.complete(count, variants)
    if count not in legal or (len(people) < count and not row.opponents):
        raise WrongCount(n=len(people), wanted=count, legal=", ".join(map(str, legal)))
    seats = list(people)
    for seat in range(len(people), count):
        name = name_for(row.game_id, seat, [other.name for other in seats])
        seats.append(SeatRow(seat, None, row.opponents, name))
    return seats


def _all_ready(row: GameRow, seats: list[SeatRow]) -> bool:
    """Whether others sit here, all of them ready, and the game can start; not where it is closed already."""
    others = [seat for seat in seats if seat.user_id != row.host_id]
    with contextlib.suppress(WrongCount, Refused):
        _fill(row, seats)
        return row.status == Status.LOBBY and bool(others) and all(seat.ready for seat in others)
    return False


async def _lobby(sql: Sql, game_id: int) -> GameRow:
    row = await cards.find(sql, game_id)
    if row.status != Status.LOBBY:
        raise NotInLobby()
    return row


def _seat_of(seats: list[SeatRow], person: Person) -> SeatRow | None:
    return next((s for s in seats if s.user_id == person.user_id), None)


def require_chooser(host_id: int, user_id: int) -> None:
    """Raises NotTheChooser unless the user is the host of the lobby."""
    if user_id != host_id:
        raise NotTheChooser()


def _require_seat(seats: list[SeatRow], person: Person) -> SeatRow:
    seat = _seat_of(seats, person)
    if seat is None:
        raise NotSeated()
    return seat
