"""Care: a practice opponent plays for somebody, and they take their seat back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.host.context import Context
from bot.host.match import turns
from bot.host.match.live import Live
from engine.core.msg import Msg
from engine.core.policy import RANDOM
from engine.core.rules import Rules


def stand_in(rules: Rules[Any, Any]) -> str:
    """The practice opponent that plays for people who are not there."""
    return next(iter(rules.policies), RANDOM)


async def hand_to(context: Context, live: Live, seat: int, until: str) -> None:
    """Let a practice opponent decide for a person, for this `turn` or until they `return` (`pace.OVERTIMES`)."""
    now = context.time()
    live.seats[seat] = replace(live.seats[seat], caretaker=stand_in(live.match.rules), caretaker_for=until)
    live.note(Msg("care-begins", seat=seat), now)
    await turns.commit(context, live, other={seat})


def take_back(live: Live, seat: int, at: float) -> frozenset[int]:
    """Let a person decide for themselves again; returns the seats for which that is new.

    What was answered of a running turn stands, and can be undone.
    """
    if live.seats[seat].caretaker is None:
        return frozenset()
    live.seats[seat] = replace(live.seats[seat], caretaker=None, caretaker_for=None)
    live.note(Msg("care-ends", seat=seat), at)
    return frozenset({seat})
