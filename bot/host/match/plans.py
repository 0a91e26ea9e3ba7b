"""Plans: the shortcuts that a game offers whoever is asked."""

from __future__ import annotations

import logging
from hashlib import blake2s

from bot.host.match.live import Live
from engine.core.ask import Shortcut

LOG = logging.getLogger(__name__)


def shortcuts(live: Live, seat: int | None) -> dict[str, Shortcut]:
    """The plans of a seat by a digest of their keys, the best first; none if it is not asked, or the game fails."""
    ask = None if seat is None else live.match.pending.get(seat)
    if ask is None:
        return {}
    try:
        found = live.match.rules.shortcuts(live.match.view(seat), ask)
    except Exception:
        LOG.exception("game %s: no shortcuts for %s", live.game_id, ask.kind)
        return {}
    return {digest(plan): plan for plan in found}


def digest(plan: Shortcut) -> str:
    """A few letters that stand for a plan wherever its keys would be too long."""
    return blake2s(str(plan).encode(), digest_size=8).hexdigest()
