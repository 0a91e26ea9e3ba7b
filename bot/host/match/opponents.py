"""Opponents: which bot opponents there are, who stands in for people, and their names."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from bot.host.types.people import LEVELS
from engine.core.ahead import policy
from engine.core.ahead.policy import NORMAL, RANDOM, UnknownPolicy
from engine.core.play import registry
from engine.core.play.rules import Rules

NAMES = (
    "Stephenson", "Brunel", "Dennis", "Seguin", "Kandó", "Walton", "Perner", "Judah", "Murfey", "Ghega", "Borsig",
    "Strada", "Abt", "Melnikov", "Gibbon",
)  # fmt: skip
"""Engineers and inventors of railways in England, America, France, Hungary, Bohemia, Austria, Prussia, Italy,
Switzerland and Russia; every third is a woman: Olive Dennis, Mary Walton, Eliza Murfey, Emma Strada, Catherine Gibbon.
"""
MOST_OPPONENTS = 3
"""The bot opponents of a solo player."""
STEP = 4
"""The next table begins this many names further on; the number shares no divisor with theirs."""


def levels(rules: Rules[Any, Any]) -> tuple[str, ...]:
    """The bot opponents that people may choose, the easiest first; in a game without levels, whatever it has."""
    known = policy.names(rules)
    offered = [level for level in LEVELS if level in known]
    return tuple(offered or [name for name in known if name != RANDOM] or [RANDOM])


def require_level(rules: Rules[Any, Any], level: str) -> None:
    """Raises UnknownPolicy with the known ones unless people may choose it."""
    if level not in (known := levels(rules)):
        raise UnknownPolicy(policy=level, known=", ".join(known), game=rules.key)


def quick(rules: Rules[Any, Any]) -> tuple[str, ...]:
    """Those that answer at once, for people who wait for them."""
    known = policy.policies(rules)
    return tuple(level for level in levels(rules) if level in known)


def require_quick(rules: Rules[Any, Any], level: str) -> None:
    """Raises UnknownPolicy with the known ones unless people may choose it and it answers at once."""
    if level not in (known := quick(rules)):
        raise UnknownPolicy(policy=level, known=", ".join(known), game=rules.key)


def beside_bots(rules: Rules[Any, Any]) -> int:
    """How many seats a table of one person has."""
    return min(max(rules.seats), MOST_OPPONENTS + 1)


def stand_in(rules: Rules[Any, Any]) -> str:
    """The bot opponent that plays for people who are not there, and gives hints."""
    known = registry.advice(rules.key).policies
    return NORMAL if NORMAL in known else next(iter(known), RANDOM)


def name_for(game_id: int, seat: int, taken: Collection[str]) -> str:
    """The name of a bot opponent on a seat: nobody else at the table has it."""
    others = {name.casefold() for name in taken}
    first = game_id * STEP + seat
    line = [NAMES[(first + n) % len(NAMES)] for n in range(len(NAMES))]
    return next(name for name in line if name.casefold() not in others)
