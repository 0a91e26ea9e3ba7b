"""Offers: a question as a person reads it, and the shortcuts that a game offers with it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from hashlib import blake2s
from typing import Any

from bot.host.types.panel import Final, nothing
from engine.core.ahead.consequences import trials
from engine.core.play import registry
from engine.core.play.ask import CONFIRM, Ask, Shortcut
from engine.core.play.errors import RoundhouseError
from engine.core.play.match import Match
from engine.core.play.reading import chosen, read

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


def answered(match: Match[Any, Any], seat: int | None) -> tuple[tuple[Ask[Any], str], ...]:
    """What a seat can still undo, each decision as it was read; nothing if the game's advice fails."""
    try:
        return () if seat is None else tuple(chosen(match, seat))
    except Exception:
        LOG.exception("%s: nothing is told of what was answered", match.rules.key)
        return ()


def ends_turn(match: Match[Any, Any], seat: int, key: str) -> bool:
    """Whether an answer says that it ends the turn."""
    ask = offered(match, seat)
    option = None if ask is None else ask.options.get(key)
    return option is not None and option.ends_turn


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


def final(match: Match[Any, Any], seat: int | None, *, unconfirmed: bool) -> Final:
    """Which of a seat's answers nobody could undo alone: each is tried out when somebody reads it.

    `unconfirmed`: its player does not confirm turns. Where an answer can't be tried out, nothing is said.
    """
    ask = None if seat is None else match.pending.get(seat)
    if ask is None or ask.kind == CONFIRM:
        return nothing
    tried, game, kind = trials(ask), match.rules.key, ask.kind

    def for_good(keys: Sequence[str], unasked: bool) -> bool:
        try:
            return tried.for_good(keys, unasked=unasked, unconfirmed=unconfirmed)
        except (RoundhouseError, LookupError):
            return False
        except Exception:
            LOG.exception("%s: %s can't be tried out at %s", game, keys, kind)
            return False

    return for_good


def about(match: Match[Any, Any], kind: str) -> tuple[str, ...]:
    """The numbers of the rules that a kind of decision is about in this game."""
    return registry.advice(match.rules.key).clauses_with(match.rules, kind, match.variants)


def digest(plan: Shortcut) -> str:
    """A few letters that stand for a plan wherever its keys would be too long."""
    return blake2s(str(plan).encode(), digest_size=8).hexdigest()
