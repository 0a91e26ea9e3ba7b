"""Keys: what opens one's own page of a table in a browser. Only the digest of a key is stored.

So a key is told again while this process remembers it, and otherwise a new one is made: the old one still opens the
page until it ends.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from hashlib import blake2b

from bot.host.context import Context
from bot.host.match.live import Live
from bot.host.types.people import Person
from bot.store.engine.database import Unwritable
from bot.store.tables import games, links, users
from bot.store.tables.links import LinkRow

LONG = 32
"""Random bytes in a key."""
LASTS = 14 * 86400.0
"""Seconds for which a key opens a page, at most."""
RENEWED = 7 * 86400.0
"""Seconds before that when a new one is told instead."""
YEAR = 366 * 86400.0
"""Seconds for which a key opens a calendar."""
MOST = 5
"""Keys of a seat, and of a calendar; the oldest gives way."""
REMEMBERED = 4096


async def of(context: Context, live: Live, seat: int, user_id: int) -> str | None:
    """The key of a player at a running table; None if none can be stored."""
    who, now = (live.game_id, seat, user_id), context.time()
    if (key := context.keys.get(who)) is not None:
        found = await links.get(context.database.reads, digest(key), now)
        if found is not None and found.ends_at > now + RENEWED:
            return key
    key = secrets.token_urlsafe(LONG)
    with suppress(Unwritable):
        async with context.database.write() as sql:
            await games.hold(sql, live.game_id)
            await links.put(sql, LinkRow(digest(key), *who, now, now + LASTS), MOST)
        _remember(context, who, key)
        return key
    return None


async def of_calendar(context: Context, person: Person) -> str:
    """The key of a person's calendar. Raises Unwritable."""
    who, now = (0, 0, person.user_id), context.time()
    if (key := context.keys.get(who)) is not None:
        found = await links.calendar(context.database.reads, digest(key), now)
        if found is not None and found.ends_at > now + YEAR / 2:
            return key
    key = secrets.token_urlsafe(LONG)
    async with context.database.write() as sql:
        await users.greet(sql, person.user_id, person.name, person.locale)
        await links.put(sql, LinkRow(digest(key), None, None, person.user_id, now, now + YEAR), MOST)
    _remember(context, who, key)
    return key


def _remember(context: Context, who: tuple[int, int, int], key: str) -> None:
    context.keys[who] = key
    while len(context.keys) > REMEMBERED:
        context.keys.pop(next(iter(context.keys)))


def digest(key: str) -> str:
    """The stored form of a key: it is long and random, so nobody finds it by trying."""
    return blake2b(key.encode(errors="replace"), digest_size=32).hexdigest()
