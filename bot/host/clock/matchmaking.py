"""Matchmaking: serve a server where people look for a table; wait for the people it has asked; end a wish."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.host.clock.due import due
from bot.host.context import Context
from bot.host.match import admission, gathering, pairing, places
from bot.host.match.matches import Matches, afresh
from bot.host.match.opponents import stand_in
from bot.host.match.pairing import Join, Open, Table, Wish
from bot.host.post import cards, club, habits, lines, posts, wishing
from bot.host.post.pace import TELL, UNTIMED
from bot.host.types.people import Person
from bot.host.types.table import Status
from bot.store.engine.database import Sql
from bot.store.tables import games, guilds, outbox, seating, timers, users, wishes
from bot.store.tables.games import GameRow
from bot.store.tables.guilds import GuildRow
from bot.store.tables.seating import SeatRow
from bot.store.tables.timers import MATCH, TimerRow
from bot.store.tables.users import UserRow
from bot.store.tables.wishes import WishRow
from bot.store.tables.wishes import joined as words
from engine.core.play import registry
from engine.core.play.msg import Msg

DAY = 86400.0


@dataclass(frozen=True, slots=True)
class _Scene:
    """A server at a moment: who looks for a table there (`rows`), and these `people`, in a transaction about them."""

    sql: Sql
    guild: GuildRow
    rows: Sequence[WishRow]
    people: Mapping[int, UserRow]
    now: float

    def is_here(self, row: WishRow) -> bool:
        """Whether they are not away."""
        until = self.people[row.user_id].away_until
        return until is None or until <= self.now

    def person(self, user_id: int) -> Person:
        """Somebody, by the last name that the bot knew."""
        user = self.people[user_id]
        return Person(user_id, user.name, user.locale)


class Matchmaking:
    """Rings for servers where people look for tables."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches

    @afresh
    async def look(self, timer: TimerRow) -> None:
        """Seat people who look for an existing table, or for the same thing; and tell watchers of tables."""
        reads, guild_id = self._context.database.reads, -timer.game_id
        lobbies = await _lobbies(reads, guild_id)
        people = sorted({wish.user_id for wish in await wishes.free(reads, guild_id)})
        async with self._context.database.write() as sql:
            # in the order that everyone uses to hold them: tables, people, the server
            held = [await games.hold(sql, game_id) for game_id in sorted(lobbies)]
            for user_id in people:
                await users.hold(sql, user_id)
            await guilds.hold(sql, guild_id)
            if await due(self._context, sql, timer) is None:
                return
            await timers.stop(sql, timer.game_id, MATCH, 0)
            guild = await guilds.get(sql, guild_id)
            rows = await wishes.free(sql, guild_id)
            known = {user_id: user for user_id in people if (user := await users.get(sql, user_id)) is not None}
            if guild.left_at is None:
                there = [row for row in held if row is not None and _is_open(row)]
                scene = _Scene(sql, guild, [row for row in rows if row.user_id in known], known, self._context.time())
                await self._look(scene, there)
                if len(scene.rows) < len(rows) or await _lobbies(sql, guild_id) - set(lobbies):
                    # people who came after that are looked at next
                    await wishing.look(sql, guild_id, scene.now)
        self._context.wake()

    async def _look(self, scene: _Scene, lobbies: Sequence[GameRow]) -> None:
        sql, now = scene.sql, scene.now
        seats = {row.game_id: await seating.of_game(sql, row.game_id) for row in lobbies}
        tables = {row.game_id: _table(row, scene.guild, seats[row.game_id]) for row in lobbies}
        here = [row for row in scene.rows if scene.is_here(row)]
        await self._tell(scene, [row for row in here if row.watch], tables)
        known = {row.wish_id: row for row in here if not row.watch and await _has_room(sql, row)}
        sought = [await _barred(scene, _sought(row, now), tables) for row in known.values()]
        sitting = {user for table in tables.values() for user in table.people}
        apart = await admission.apart(sql, {*scene.people, *sitting})
        counts = {key: rules.counts({}) for key, rules in self._context.games().items()}
        joined: defaultdict[int, list[WishRow]] = defaultdict(list)
        for found in pairing.pair(sought, tables.values(), counts, apart):
            if isinstance(found, Join):
                joined[found.game_id].append(known[found.wish_id])
            else:
                await self._open(scene, found, known)
        for row in lobbies:
            if row.game_id in joined:
                await self._sit_down(scene, row, seats[row.game_id], joined[row.game_id])
        await wishing.rest(sql, scene.guild.guild_id, now, _later(scene))

    async def _tell(self, scene: _Scene, rows: Sequence[WishRow], tables: Mapping[int, Table]) -> None:
        """Tell watchers once of each table that suits them."""
        for row in rows:
            wish, passed = await _barred(scene, _sought(row, scene.now), tables), row.passed.split()
            for table in tables.values():
                if pairing.fits(wish, table):
                    passed.append(str(table.game_id))
                    await wishes.set_passed(scene.sql, row.wish_id, words(passed))
                    text = await _told(scene.sql, table)
                    await club.tell(scene.sql, row.guild_id, row.user_id, text, scene.now, channel_id=row.channel_id)

    async def _sit_down(self, scene: _Scene, row: GameRow, seats: Sequence[SeatRow], new: Sequence[WishRow]) -> None:
        sql = scene.sql
        await games.touch(sql, row.game_id)
        for wish in new:
            await gathering.seat(sql, row.game_id, seats, scene.person(wish.user_id))
            seats = await seating.of_game(sql, row.game_id)
        await posts.seated(sql, row, scene.now, [wish.user_id for wish in new])
        await places.ask(sql, row, new, scene.now)
        await gathering.renew(sql, row, scene.now)

    async def _open(self, scene: _Scene, found: Open, known: Mapping[int, WishRow]) -> None:
        """Open a table for all of them where its host may."""
        sql, now = scene.sql, scene.now
        host, sitting = known[found.host], [known[wish_id] for wish_id in found.wishes]
        rules, practice = registry.game(found.game), len(sitting) < found.count
        game_id = await games.open_(
            sql,
            guild_id=host.guild_id,
            channel_id=host.channel_id or 0,
            parent_id=host.channel_id,
            game=found.game,
            host_id=host.user_id,
            variants=lines.dump(rules.complete(found.count, {})),
            wanted=found.count,
            opponents=stand_in(rules) if practice else None,
            at=now,
            room=host.room,
            hidden=bool(host.hidden),
            page=self._context.page(host.guild_id, hidden=bool(host.hidden)),
        )
        assert game_id is not None, "a table with a room of its own has no channel that another one could have"
        pace = scene.guild.pace if found.pace is None else None if found.pace == UNTIMED else found.pace
        await games.set(sql, game_id, pace=pace, overtime=TELL, language=found.language, matched=1)
        seats = [SeatRow(n, wish.user_id, None, scene.person(wish.user_id).name) for n, wish in enumerate(sitting)]
        await seating.write(sql, game_id, seats)
        row = await cards.find(sql, game_id)
        await gathering.keep(sql, game_id, now)
        await posts.opened(sql, row, now)
        await posts.seated(sql, row, now, [wish.user_id for wish in sitting if wish.user_id != host.user_id])
        await places.ask(sql, row, sitting, now)

    @afresh
    async def place(self, timer: TimerRow) -> None:
        """Ask somebody who was asleep whether they want to play, or give their seat to the next when their time is
        over."""
        async with self._matches.change(timer.game_id) as sql:
            if (row := await due(self._context, sql, timer)) is not None:
                await self._place(sql, row)
        self._context.wake()

    async def _place(self, sql: Sql, timer: TimerRow) -> None:
        now, game, wish = self._context.time(), await cards.find(sql, timer.game_id), await wishes.get(sql, timer.seat)
        if wish is None or wish.game_id != game.game_id or wish.sure or game.status != Status.LOBBY:
            await timers.stop(sql, timer.game_id, timer.kind, timer.seat)
        elif timer.tries:
            await guilds.hold(sql, wish.guild_id)
            await gathering.pass_on(sql, game, wish, now)
            await gathering.renew(sql, game, now)
        elif await _is_away(sql, wish.user_id, now):
            # nobody is seated who is away: the others need not wait for somebody who has not even been asked
            await gathering.leave(sql, game, await seating.of_game(sql, game.game_id), wish.user_id, now)
            await gathering.renew(sql, game, now)
        elif not self._context.reached(awake := await habits.waking(sql, wish.user_id, now)):
            await timers.put(sql, replace(timer, due_at=awake))
        else:
            await posts.found(sql, game, now, [wish.user_id], [])
            await timers.put(sql, replace(timer, tries=1, due_at=now + places.DAY))

    @afresh
    async def end(self, timer: TimerRow) -> None:
        """End a wish that came to nothing; its user is told."""
        now, guild_id = self._context.time(), -timer.game_id
        async with self._context.database.write() as sql:
            await guilds.hold(sql, guild_id)
            row = await due(self._context, sql, timer)
            wish = await wishes.get(sql, timer.seat)
            if row is not None and wish is not None and wish.game_id is not None:
                await timers.put(sql, replace(row, due_at=now + DAY))  # they have a table, which will start
            elif row is not None and wish is not None:
                await wishing.ended(sql, wish, "notice-wish-watched" if wish.watch else "notice-wish-over", now)
                await self._forget(sql, guild_id)
            else:
                await timers.stop(sql, timer.game_id, timer.kind, timer.seat)
        self._context.wake()

    async def _forget(self, sql: Sql, guild_id: int) -> None:
        """In servers that the bot has left, the last wish takes the server's settings with it."""
        there = await games.open_of_guild(sql, guild_id) or await wishes.any_of_guild(sql, guild_id)
        if (await guilds.get(sql, guild_id)).left_at is not None and not there:
            await outbox.forget_guild(sql, guild_id)
            await guilds.forget(sql, guild_id)


async def _lobbies(sql: Sql, guild_id: int) -> set[int]:
    """The lobbies of a server."""
    return {row.game_id for row, *_ in await games.joinable(sql, guild_id) if row.status == Status.LOBBY}


def _is_open(row: GameRow) -> bool:
    """Whether a lobby is one where people can be seated."""
    return row.status == Status.LOBBY and cards.placed(row) and row.game in registry.games()


async def _is_away(sql: Sql, user_id: int, now: float) -> bool:
    """Whether somebody is away now."""
    user = await users.get(sql, user_id)
    return user is not None and user.is_away(now)


async def _has_room(sql: Sql, row: WishRow) -> bool:
    """Whether somebody may sit at one more table."""
    return await admission.room_left(sql, row.user_id, row.guild_id) != 0


async def _barred(scene: _Scene, wish: Wish, tables: Mapping[int, Table]) -> Wish:
    """The wish without the tables where its user may not sit down."""
    no = {
        table.game_id
        for table in tables.values()
        if pairing.fits(wish, table)
        and await admission.seatable(scene.sql, table.game_id, scene.person(wish.user_id)) is not None
    }
    return replace(wish, passed=wish.passed | no)


def _sought(row: WishRow, now: float) -> Wish:
    """A wish in the form for pairing."""
    return Wish(
        wish_id=row.wish_id,
        user_id=row.user_id,
        rank=(row.made_at, row.wish_id),
        games=frozenset(row.games.split()),
        counts=frozenset(map(int, row.counts.split())),
        pace=row.pace,
        language=row.language,
        practice=row.fill_after is not None and now >= row.made_at + row.fill_after * DAY,
        passed=frozenset(map(int, row.passed.split())),
        opens=row.room is not None,
        circle=row.channel_id if row.hidden else None,
    )


def _table(row: GameRow, guild: GuildRow, seats: Sequence[SeatRow]) -> Table:
    """A lobby where people can be seated."""
    room = cards.room_of(row)
    counts = registry.game(row.game).counts(lines.load(row.variants))
    return Table(
        game_id=row.game_id,
        game=row.game,
        counts=frozenset([room] if row.wanted else [count for count in counts if count > len(seats)]),
        pace=row.pace or UNTIMED,
        language=cards.spoken(row.language, guild),
        people=tuple(seat.user_id for seat in seats if seat.user_id is not None),
        room=room - len(seats),
        practice=row.opponents is not None or row.starts_at is not None,
        circle=(row.parent_id or row.channel_id) if row.hidden else None,
    )


def _later(scene: _Scene) -> float | None:
    """When to look again although nothing has happened: somebody is back, bot opponents may fill up, or a day has
    passed. None: nobody looks for anything.
    """
    if not scene.rows:
        return None
    fills = [row.made_at + row.fill_after * DAY for row in scene.rows if row.fill_after is not None]
    back = [user.away_until for user in scene.people.values() if user.away_until is not None]
    return min([scene.now + DAY, *(at for at in (*fills, *back) if at > scene.now)])


async def _told(sql: Sql, table: Table) -> Msg:
    """That a table is open."""
    row = await cards.find(sql, table.game_id)
    game, channel = Msg(row.game.replace("_", "-")), Msg("ui-channel", channel=f"<#{row.channel_id}>")
    return Msg("notice-table-open", game=game, channel=channel, room=table.room)
