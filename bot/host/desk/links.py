"""Links: who may look at a table in a browser, and as whom."""

from __future__ import annotations

import secrets
from base64 import b64encode
from hashlib import blake2b

import msgspec

from bot.host.abroad import host_of
from bot.host.context import PAGE, Context
from bot.host.match import keys
from bot.host.match.keys import digest
from bot.host.match.live import Live
from bot.host.match.matches import Matches
from bot.host.match.who import require_host
from bot.host.post import cards, hooks, queues
from bot.host.refusals import BadHook, NoSuchPage, NotRunning
from bot.host.types.call import SIGNS
from bot.host.types.door import Door
from bot.host.types.people import Person
from bot.host.types.queue import Deadline
from bot.host.types.table import GameCard, Status
from bot.store.tables import calls, games, links, log, timers, users

LOOK = 1.0
"""Seconds after which it checks whether another process has changed a table."""


SIGNING = 32
"""Random bytes in the key that signs calls."""


class Links:
    """Opens pages, and closes them."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches

    async def public(self, page: str) -> Door:
        """What everyone may see of the table whose page has this address. Raises NoSuchPage."""
        found = await games.of_page(self._context.database.reads, page)
        if found is None:
            raise NoSuchPage()
        return Door(found)

    async def own(self, key: str) -> Door:
        """What the seat that a key opens sees. Raises NoSuchPage, whatever is wrong with the key."""
        sql = self._context.database.reads
        row = await links.get(sql, digest(key), self._context.time())
        user = None if row is None else await users.get(sql, row.user_id)
        if row is None or user is None or row.game_id is None:
            raise NoSuchPage()
        return Door(row.game_id, row.seat, Person(row.user_id, user.name, user.locale))

    async def holds(self, door: Door, address: str) -> bool:
        """Whether a page that was opened by this address is still open."""
        try:
            return door == await (self.public(address) if door.person is None else self.own(address))
        except NoSuchPage:
            return False

    async def calendar(self, person: Person) -> str:
        """The key to the calendar of a person's deadlines, for a year, until they revoke it. Raises Unwritable."""
        return await keys.of_calendar(self._context, person)

    async def deadlines(self, key: str) -> tuple[Person, tuple[Deadline, ...]]:
        """Whose calendar a key opens, and by when they have to decide. Raises NoSuchPage, whatever is wrong with the
        key."""
        sql, now = self._context.database.reads, self._context.time()
        row = await links.calendar(sql, digest(key), now)
        user = None if row is None else await users.get(sql, row.user_id)
        if user is None:
            raise NoSuchPage()
        return Person(user.user_id, user.name, user.locale), await queues.deadlines(sql, user.user_id)

    async def count(self, person: Person) -> int:
        """To how many running tables a person has links of their own."""
        return await links.count(self._context.database.reads, person.user_id, self._context.time())

    async def revoke(self, person: Person) -> None:
        """None of a person's own links opens anything any more."""
        async with self._context.database.write() as sql:
            await links.revoke(sql, person.user_id)

    async def publish(self, game_id: int, person: Person, *, may_manage: bool, wanted: bool) -> GameCard:
        """Give a table a public page, wherever it is, or remove it. Raises NoSuchGame or NotTheHost."""
        async with self._matches.change(game_id) as sql:
            row = await cards.find(sql, game_id)
            require_host(row, person, may_manage=may_manage)
            if wanted != (row.page is not None):
                await games.set(sql, game_id, page=secrets.token_urlsafe(PAGE) if wanted else None)
            return await cards.read(sql, game_id)

    async def hook(self, game_id: int, person: Person) -> str | None:
        """The address that a table calls, for its host; None: none. Raises NoSuchGame or NotTheHost."""
        row = await cards.find(self._context.database.reads, game_id)
        require_host(row, person, may_manage=False)
        return row.hook

    async def hooks(self, person: Person) -> tuple[tuple[int, str], ...]:
        """The addresses that a person's tables call, by the number of the table."""
        rows = await games.hosted(self._context.database.reads, person.user_id)
        return tuple((row.game_id, row.hook) for row in rows if row.hook is not None)

    async def hang(self, game_id: int, person: Person, url: str) -> str | None:
        """Make a running table call an address after each move, or ('') no address any more, for its host.

        Returns the key that signs calls, which is told once; None: no address is called. Raises NoSuchGame, NotRunning,
        NotTheHost or BadHook.
        """
        if url and host_of(url) is None:
            raise BadHook()
        async with self._matches.change(game_id) as sql:
            row = await cards.find(sql, game_id)
            require_host(row, person, may_manage=False)
            if row.status != Status.LIVE:
                raise NotRunning()
            await calls.forget(sql, game_id)
            await timers.stop(sql, game_id, timers.HOOK, 0)
            key = f"{SIGNS}{b64encode(secrets.token_bytes(SIGNING)).decode()}" if url else None
            await games.set(sql, game_id, hook=url or None, hook_key=key)
            await hooks.tell(sql, await cards.find(sql, game_id), hooks.SET, self._context.time())
        self._context.wake()
        return key

    async def stand(self, door: Door) -> str:
        """A digest of how a table stands as far as one sees it: while it is the same, so is everything a page shows.

        Raises NoSuchGame, NotRunning or CannotOpen.
        """
        async with self._matches.hold(door.game_id) as live:
            newest = await log.newest_lines(self._context.database.reads, door.game_id, door.seat, 0, 1)
            row = live.row
            facts = [
                (row.status, row.table_name, row.round, row.rounds, row.result, row.page, row.posts, row.language),
                [(s.name, s.user_id, s.policy, s.caretaker, s.away_until, s.asked, s.asked_since) for s in live.seats],
                [line.number for line in newest],
                live.match.view(door.seat),
                live.match.result(),
                len(live.match.story(door.seat)),
                _asked(live, door.seat),
            ]
        return blake2b(msgspec.msgpack.encode(facts, enc_hook=repr), digest_size=16).hexdigest()

    async def view(self, door: Door) -> tuple[str, bytes]:
        """The game of a table, and everything that one may see of it, as JSON. Raises NoSuchGame, NotRunning or
        CannotOpen."""
        async with self._matches.hold(door.game_id) as live:
            return live.row.game, msgspec.json.encode(live.match.view(door.seat))

    async def version(self, game_id: int) -> int:
        """How often a table has changed. Raises NoSuchPage if there is none."""
        found = await games.version(self._context.database.reads, game_id)
        if found is None:
            raise NoSuchPage()
        return found

    async def changed(self, game_id: int, version: int, seconds: float) -> int:
        """Wait until a table has another version than this one, but no longer than this; returns its version.

        Raises NoSuchPage.
        """
        left = seconds
        while (now := await self.version(game_id)) == version and left > 0:
            await self._context.move(game_id, min(left, LOOK))
            left -= LOOK
        return now


def _asked(live: Live, seat: int | None) -> list[object] | None:
    """What a seat has to decide: a view may be the same before and after an answer."""
    ask = None if seat is None else live.match.pending.get(seat)
    return None if ask is None else [ask.kind, list(ask.options), repr(ask.shape)]
