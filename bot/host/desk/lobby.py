"""Lobby: people gather, choose, and start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from bot.host.context import Context
from bot.host.counted import counted
from bot.host.match import admission, gathering
from bot.host.match.gathering import LobbyChange, require_chooser
from bot.host.match.matches import Matches, afresh
from bot.host.match.opponents import beside_bots, levels, require_level, stand_in
from bot.host.names import of_table
from bot.host.post import cards, lines, posts
from bot.host.post.pace import OVERTIMES, PACES, TELL
from bot.host.refusals import (
    AlreadySeated,
    BadSetting,
    GameHere,
    NotSeated,
    NotTheStarter,
    OthersSit,
    TableHere,
    TooFewSeats,
)
from bot.host.types.people import Person
from bot.host.types.table import GameCard, Seating, Status, Venue
from bot.store.engine.database import Sql, Value
from bot.store.tables import clicks, games, guilds, seating, timers, users
from bot.store.tables.games import GameRow, Overtaken
from bot.store.tables.seating import SeatRow
from bot.store.tables.timers import START, TimerRow
from engine.core.play import registry
from engine.core.play.rules import Rules
from renderers import LAYOUTS

CHOSEN = frozenset(
    {"wanted", "opponents", "pace", "overtime", "learning", "unrated", "sandbox", "language", "table_name", "posts"}
)
"""The host's choices, by the columns of a game; besides, its variants and when it starts by itself."""

MOST_DAYS = 30
"""The most days until bot opponents take the empty seats."""


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
        alone: bool = False,
    ) -> GameCard:
        """Open a lobby; the host takes the first seat. The outbox posts its message, and opens its room before that.

        In messages with the bot (no server) nobody else can sit down: bots take the other seats, and an existing lobby
        gives way. The same `click` again leads to the table that it has opened. A player who means to play `alone` may
        do so at any number of tables. `name` is as typed (`set_name`). Raises TableHere, GameHere, UnknownGame,
        WrongSeats, UnknownVariant, UnknownPolicy or TooManyTables.
        """
        rules = self._context.offered(game)
        if venue.guild_id is None:  # nobody else can come
            alone, opponents = True, opponents or stand_in(rules)
            seats = seats or beside_bots(rules)
            await self._change_mind(venue, host, click)
        complete = check(rules, variants or {}, seats, opponents)
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
                hidden=venue.hidden,
                page=self._context.page(venue.guild_id, hidden=venue.hidden),
            )
            if game_id is None:
                raise GameHere() if venue.guild_id is None else TableHere()
            if not await clicks.first(sql, click, game_id, now):
                raise Overtaken(game_id)
            if venue.guild_id is not None:
                await guilds.greet(sql, venue.guild_id, venue.locale)
                pace = (await guilds.get(sql, venue.guild_id)).pace
                await games.set(sql, game_id, pace=pace, overtime=TELL)
            if name is not None:
                await games.set(sql, game_id, table_name=of_table(name))
            await users.greet(sql, host.user_id, host.name, host.locale)  # counting their tables waits for it
            if not alone:
                # the new one is not yet a table of theirs
                await admission.require_room(sql, host.user_id, venue.guild_id)
            await gathering.seat(sql, game_id, [], host)
            await gathering.keep(sql, game_id, now)
            await posts.opened(sql, await cards.find(sql, game_id), now)
            card = await cards.read(sql, game_id)
        self._context.wake()
        return card

    async def open_practice(self, venue: Venue, host: Person, game: str, click: int | None = None) -> GameCard:
        """Open a lobby where bot opponents will take the other seats; a player who sits alone in one here leaves it.

        They have changed their mind; not so by the same `click`. Raises TableHere or UnknownGame.
        """
        rules = self._context.offered(game)
        await self._change_mind(venue, host, click)
        seats = beside_bots(rules)
        return await self.open(venue, host, game, seats=seats, opponents=stand_in(rules), click=click, alone=True)

    async def _change_mind(self, venue: Venue, host: Person, click: int | None) -> None:
        """Leave the lobby where somebody sits alone here, unless this `click` has opened it."""
        sql = self._context.database.reads
        here = await games.in_channel(sql, venue.channel_id)
        if here is not None and here.status == Status.LOBBY and await clicks.table(sql, click) != here.game_id:
            people = await seating.of_game(sql, here.game_id)
            if [seat.user_id for seat in people] == [host.user_id]:
                await self.leave(here.game_id, host)

    async def join(self, game_id: int, person: Person, click: int | None = None) -> GameCard:
        """Take a seat in a lobby. Raises NoSuchGame, NotInLobby, AlreadySeated, TableFull, or what speaks against it
        (`admission.require`).
        """

        async def change(sql: Sql, row: GameRow, seats: list[SeatRow]) -> None:
            if gathering.seat_of(seats, person.user_id) is not None:
                raise AlreadySeated(name=person.name)
            await gathering.sit_down(sql, row, seats, person, self._context.time())

        return await self._change(game_id, change, click)

    async def leave(self, game_id: int, person: Person, click: int | None = None) -> GameCard:
        """Leave a lobby; those behind move up. If the host leaves, the next player is host; an empty lobby is closed.

        Raises NoSuchGame, NotInLobby or NotSeated.
        """

        async def change(sql: Sql, row: GameRow, seats: list[SeatRow]) -> None:
            if gathering.seat_of(seats, person.user_id) is None:
                raise NotSeated()
            await gathering.leave(sql, row, seats, person.user_id, self._context.time())

        return await self._change(game_id, change, click)

    async def vacate(self, sql: Sql, row: GameRow, user_id: int) -> None:
        """Let somebody who is being forgotten leave a lobby in a transaction; the caller holds its lock."""
        now = self._context.time()
        await gathering.leave(sql, row, await seating.of_game(sql, row.game_id), user_id, now)
        if row.host_id == user_id:
            await games.set(sql, row.game_id, table_name=None)
        await gathering.renew(sql, row, now)

    async def ready(self, game_id: int, person: Person, click: int | None = None) -> GameCard:
        """Say that one is ready or, by another `click`, no longer; the host says so by starting.

        A player without a seat takes one. When everyone is ready, the host is told. A change of the game asks everyone
        again. Raises NoSuchGame, NotInLobby or, without a seat, what `join` does.
        """

        async def change(sql: Sql, row: GameRow, seats: list[SeatRow]) -> None:
            if (seat := gathering.seat_of(seats, person.user_id)) is None:
                await gathering.sit_down(sql, row, seats, person, self._context.time())
                seat = SeatRow(len(seats), person.user_id, None, person.name)
            await seating.set_ready(sql, game_id, seat.seat, 1 - seat.ready)

        return await self._change(game_id, change, click)

    async def keep(self, game_id: int, person: Person, click: int | None = None) -> GameCard:
        """Say, as its host, that a lobby should stay although nothing happens there.

        Raises NoSuchGame, NotInLobby or NotTheChooser.
        """

        async def change(sql: Sql, row: GameRow, seats: list[SeatRow]) -> None:
            require_chooser(row.host_id, person.user_id)

        return await self._change(game_id, change, click)

    async def choose(
        self,
        game_id: int,
        person: Person,
        *,
        columns: Mapping[str, Value] | None = None,
        variants: Mapping[str, str] | None = None,
        starts: Mapping[str, int | None] | None = None,
    ) -> GameCard:
        """Make choices for a lobby, as its host, all of these or none.

        `columns`: those of CHOSEN. `starts`: in how many `days` the game starts with bot opponents if it is not full
        (None: never). A change of the game asks everyone again whether they are ready. Raises NotInLobby,
        NotTheChooser, UnknownVariant, WrongSeats, TooFewSeats, UnknownPolicy, Refused or BadSetting.
        """
        given = dict(columns or {})
        _check_columns(given)
        days = None if not starts else starts["days"]
        if days is not None and not 1 <= days <= MOST_DAYS:
            raise BadSetting(setting="start", value=str(days))

        async def change(sql: Sql, row: GameRow, seats: list[SeatRow]) -> None:
            require_chooser(row.host_id, person.user_id)
            wanted, opponents = given.get("wanted", row.wanted), given.get("opponents", row.opponents)
            rules, known = registry.game(row.game), lines.load(row.variants)
            if variants or given.keys() & {"wanted", "opponents"}:
                complete = check(rules, {**known, **(variants or {})}, cast("int | None", wanted), _text(opponents))
                given["variants"] = lines.dump(complete)
            if wanted is not None and cast(int, wanted) < len(seats):
                raise TooFewSeats(n=len(seats))
            new = {name: value for name, value in given.items() if getattr(row, name) != value}
            if new:
                await games.set(sql, game_id, **new)
            if starts:
                await self._set_start(sql, game_id, days)
            if starts or new.keys() - {"language", "table_name", "posts"}:
                await seating.set_ready(sql, game_id, None, 0)

        return await self._change(game_id, change)

    async def _set_start(self, sql: Sql, game_id: int, days: int | None) -> None:
        now = self._context.time()
        starts_at = None if days is None else now + days * gathering.DAY
        await games.set(sql, game_id, starts_at=starts_at)
        await timers.stop(sql, game_id, START, 0)
        if starts_at is not None:
            await timers.put(sql, TimerRow(game_id, START, 0, now, starts_at))

    async def set_variant(self, game_id: int, person: Person, key: str, choice: str) -> GameCard:
        """Choose a variant in a lobby, as its host. Raises what `choose` does."""
        return await self.choose(game_id, person, variants={key: choice})

    async def set_seats(self, game_id: int, person: Person, seats: int | None) -> GameCard:
        """Choose the number of seats in a lobby (None: however many join), as its host. Raises what `choose` does."""
        return await self.choose(game_id, person, columns={"wanted": seats})

    async def set_opponents(self, game_id: int, person: Person, opponents: str | None) -> GameCard:
        """Choose who fills empty seats (None: nobody), as host. Raises what `choose` does."""
        return await self.choose(game_id, person, columns={"opponents": opponents})

    async def set_time(self, game_id: int, person: Person, *, pace: str | None, overtime: str) -> GameCard:
        """Choose how long moves may take (None: no limit) and what happens when somebody's time is over, as host.

        Keys are those of bot.host.post.pace. Raises what `choose` does.
        """
        return await self.choose(game_id, person, columns={"pace": pace, "overtime": overtime})

    async def set_learning(self, game_id: int, person: Person, learning: bool) -> GameCard:
        """Choose whether the panel gives hints, as host. Raises NotInLobby or NotTheChooser."""
        return await self.choose(game_id, person, columns={"learning": learning})

    async def set_unrated(self, game_id: int, person: Person, unrated: bool) -> GameCard:
        """Choose whether the game changes nobody's rating, as host. Raises NotInLobby or NotTheChooser."""
        return await self.choose(game_id, person, columns={"unrated": unrated})

    async def set_sandbox(self, game_id: int, person: Person, allowed: bool) -> GameCard:
        """Choose whether things may be tried out in a sandbox, as host. Raises NotInLobby or NotTheChooser."""
        return await self.choose(game_id, person, columns={"sandbox": allowed})

    async def set_language(self, game_id: int, person: Person, language: str) -> GameCard:
        """Choose in which language the posts are written, as host. Raises NotInLobby or NotTheChooser."""
        return await self.choose(game_id, person, columns={"language": language})

    async def set_name(self, game_id: int, person: Person, name: str) -> GameCard:
        """Give a table the name that its host has typed, without mentions and links (`names.of_table`).

        Nothing typed: it goes by the name of its channel. Raises NotInLobby or NotTheChooser.
        """
        return await self.choose(game_id, person, columns={"table_name": of_table(name)})

    async def set_posts(self, game_id: int, person: Person, layout: str | None) -> GameCard:
        """Choose the layout of the pictures in posts (None: what most who play here want), as host.

        Raises NotInLobby, NotTheChooser or BadSetting.
        """
        return await self.choose(game_id, person, columns={"posts": layout})

    async def set_start(self, game_id: int, person: Person, days: int | None) -> GameCard:
        """Choose, as host, in how many days the game starts with bot opponents if it is not full (None: never).

        Raises what `choose` does.
        """
        return await self.choose(game_id, person, starts={"days": days})

    async def _change(self, game_id: int, change: LobbyChange, click: int | None = None) -> GameCard:
        return await gathering.change(self._context, self._matches, game_id, change, click)

    def seating(self, card: GameCard) -> Seating:
        """What the lobby may choose now."""
        rules = registry.game(card.game)
        seats = rules.seats if card.wanted is None else (card.wanted,)
        choices = rules.choices([n for n in seats if n >= len(card.seats)] or seats, card.variants)
        return Seating(rules.counts(card.variants), choices, self.opponents(card.game))

    def games(self) -> dict[str, Rules[Any, Any]]:
        """The games that a lobby may be opened for, by key: all but the unfinished ones."""
        return self._context.games()

    def opponents(self, game: str) -> tuple[str, ...]:
        """The bot opponents of a game, the easiest first. Raises UnknownGame."""
        return levels(registry.game(game))

    @afresh
    async def start(self, game_id: int, person: Person, *, people: int | None = None, filled: bool = False) -> GameCard:
        """Start the game as its host: bot opponents take empty seats, if they are wanted or (`filled`) needed.

        `people` is how many sit there as far as the host knows (None: any number). Raises NoSuchGame, NotInLobby,
        NotTheStarter, OthersSit, NotThereYet, WrongCount or Refused.
        """
        async with self._matches.lock(game_id):
            sql = self._context.database.reads
            row = await gathering.find(sql, game_id)
            sitting = await seating.of_game(sql, game_id)
            if row.host_id != person.user_id:
                raise NotTheStarter(name=next((s.name for s in sitting if s.user_id == row.host_id), ""))
            if people not in (None, len(sitting)):
                raise OthersSit()
            row, sitting = await gathering.playing(sql, row, person.user_id)
            row = gathering.filled(row, len(sitting)) if filled else row
            await gathering.begin(self._context, row, sitting)
            with counted():
                return await cards.read(sql, game_id)


def _check_columns(given: Mapping[str, Value]) -> None:
    """Raises BadSetting where a value can't be chosen, whatever is played."""
    if strange := sorted(given.keys() - CHOSEN):
        raise BadSetting(setting=strange[0], value=str(given[strange[0]]))
    if given.get("pace") not in (None, *PACES):
        raise BadSetting(setting="pace", value=str(given["pace"]))
    if given.get("overtime", TELL) not in OVERTIMES:
        raise BadSetting(setting="overtime", value=str(given["overtime"]))
    if given.get("posts") not in (None, *LAYOUTS):
        raise BadSetting(setting="posts", value=str(given["posts"]))


def _text(value: Value) -> str | None:
    return None if value is None else str(value)
