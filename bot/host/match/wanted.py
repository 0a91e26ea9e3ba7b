"""Wanted: how somebody wants a picture of a table, and what is ringed in it."""

from __future__ import annotations

import pickle
from dataclasses import fields, replace
from hashlib import blake2b
from typing import Any

import msgspec

from bot.host.match import standing
from bot.host.match.live import Live
from bot.host.match.since import last_answer
from bot.host.post import posts
from bot.host.types.panel import Wanted
from bot.host.types.people import Person
from bot.host.types.table import Status
from bot.store.engine.database import Sql
from bot.store.tables import snapshots, users
from bot.store.tables.log import LogRow
from bot.store.tables.snapshots import SnapshotRow
from engine.core.kept.turns import Stand
from engine.core.play.codec import decode_state
from renderers import WIDE, Request
from renderers.i18n import FALLBACK

PANEL_WIDTH = 1100
"""Pixels: twice what Discord shows in a message on a screen, three times on a phone."""


def spoken(person: Person | None) -> str:
    """The language of a person (None: the public)."""
    return (person.locale if person is not None else None) or FALLBACK


async def layout_for(sql: Sql, person: Person | None) -> str:
    """The layout that a person (None: the public) wants for their pictures."""
    user = None if person is None else await users.get(sql, person.user_id)
    return (user.pictures if user is not None else None) or WIDE


async def last_of(sql: Sql, live: Live, viewer: int | None) -> LogRow | None:
    """The last answer of a player before their running turn; None if there is none, or nobody plays there."""
    return None if viewer is None else await last_answer(sql, live.game_id, live.turn, live.seats[viewer])


async def before(sql: Sql, live: Live, viewer: int | None, last: LogRow | None) -> object | None:
    """The state before what a picture should ring; of a player whose turn is not running, after their `last` answer."""
    snapshot = await _earlier(sql, live, viewer, last)
    if snapshot is None:
        return None
    state: object = decode_state(live.match.rules, snapshot.state, snapshot.schema)
    return state


async def _earlier(sql: Sql, live: Live, viewer: int | None, last: LogRow | None) -> SnapshotRow | Stand | None:
    """How things stood when a player's running turn began, or else after their last one.

    For people who do not play: with the table message before the last.
    """
    if viewer is not None and live.actor != viewer:
        first = snapshots.first_from if live.row.status == Status.LIVE else standing.first_from
        return await first(sql, live.game_id, 0 if last is None else last.turn + 1)
    shown = await posts.shown(sql, live.game_id)
    back = 0 if viewer is not None else 1
    return await standing.at(sql, live.game_id, posts.turn_of(shown[back])) if len(shown) > back else None


def want(request: Request[Any]) -> Wanted:
    """The picture as it should be now; later changes of the View don't matter."""
    facts = [getattr(request, f.name) for f in fields(request) if f.name not in ("ask", "plans")]
    facts.append([plan.keys for plan in request.plans])
    if (ask := request.ask) is not None:
        # what its options say follows from the View
        facts.append([ask.seat, ask.kind, list(ask.options), repr(ask.shape), ask.note])
    digest = blake2b(msgspec.msgpack.encode(facts, enc_hook=repr), digest_size=16).hexdigest()
    return Wanted(f"{request.picture}-{digest}.png", pickle.dumps(request), request.game)


def unlettered(wanted: Wanted) -> Wanted:
    """The same picture for places where no plans are told: with the numbers of the options alone."""
    return want(replace(pickle.loads(wanted.request), plans=()))
