"""Why a typed move is not legal."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

from bot.host.match.live import Live
from bot.host.match.offers import offered
from bot.host.refusals import NotPossible, Refusal
from engine.core.play import registry
from engine.core.play.ask import Ask
from engine.core.play.facets import legal
from engine.core.play.msg import Msg

LOG = logging.getLogger(__name__)
LONGEST = 100
"""Characters of what was typed that are compared with anything."""


Heard = Callable[[str], str]
"""What somebody has typed in their own language, in the games' terms."""


def refuse(live: Live, seat: int, part: str, line: Sequence[str], at: int, *, rev: int, heard: Heard) -> None:
    """Raises NotPossible if `part` of a typed line of keys, the one `at` this place, answers nothing that is asked.

    `rev` is the revision at which the line was begun.
    """
    ask = live.match.pending.get(seat)
    if ask is None or legal(ask, part):
        return
    typed = line[at][: len(part)]
    rest = " ".join([typed, *line[at + 1 :]])[:LONGEST]
    reason = _why(live, seat, ask, heard(rest.lower())) or _why(live, seat, ask, heard(part[:LONGEST]))
    before = tuple(key.lower() for key in line[:at])
    shown = offered(live.match, seat) or ask
    raise NotPossible(
        Refusal(live.game_id, live.row.game, rev, live.names, shown, typed[:LONGEST], rest, before, reason)
    )


def _why(live: Live, seat: int, ask: Ask[Any], typed: str) -> Msg | None:
    """The game's reason, if it has one; nothing that people type makes a game fail."""
    try:
        return registry.advice(live.row.game).why(live.match.view(seat), ask, typed)
    except Exception:
        LOG.exception("game %s: no reason against %r as %s", live.game_id, typed, ask.kind)
        return None
