"""Offers: what is asked as a person reads it, and the shortcuts that a game offers with it."""

from __future__ import annotations

import logging
from hashlib import blake2s
from typing import Any

from engine.core.play import registry
from engine.core.play.ask import Ask, Shortcut
from engine.core.play.match import Match
from engine.core.play.reading import read

LOG = logging.getLogger(__name__)


def offered(match: Match[Any, Any], seat: int | None) -> Ask[Any] | None:
    """What a seat has to decide, as it is shown; as the rules ask it if the game's advice fails. None: nothing."""
    ask = None if seat is None else match.pending.get(seat)
    if seat is None or ask is None:
        return None
    try:
        return read(match, seat)
    except Exception:
        LOG.exception("%s: no order for %s", match.rules.key, ask.kind)
        return ask


def shortcuts(match: Match[Any, Any], seat: int | None) -> dict[str, Shortcut]:
    """The plans of a seat by a digest of their keys, the best first; none if it is not asked, or the game fails."""
    ask = None if seat is None else match.pending.get(seat)
    if ask is None:
        return {}
    try:
        found = registry.advice(match.rules.key).shortcuts(match.view(seat), ask)
    except Exception:
        LOG.exception("%s: no shortcuts for %s", match.rules.key, ask.kind)
        return {}
    return {digest(plan): plan for plan in found}


def about(match: Match[Any, Any], kind: str) -> tuple[str, ...]:
    """The numbers of the rules that a kind of decision is about in this game."""
    return registry.advice(match.rules.key).clauses_with(match.rules, kind, match.variants)


def digest(plan: Shortcut) -> str:
    """A few letters that stand for a plan wherever its keys would be too long."""
    return blake2s(str(plan).encode(), digest_size=8).hexdigest()
