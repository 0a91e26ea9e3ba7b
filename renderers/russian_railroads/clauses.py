"""The clauses behind what a picture explains."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.russian_railroads.actions import OWN_ENGINEER
from engine.games.russian_railroads.data import DATA

KINDS = {
    "turn": "RRR-013",
    "space": "RRR-015",
    "engineer": "RRR-068",
    "locomotive": "RRR-040",
    "factory": "RRR-046",
    "card": "RRR-129",
    "bonus": "RRR-137",
    "doubler": "RRR-100",
    "player": "RRR-111",
    "order": "RRR-076",
    "worker": "RRR-017",
    "temporary": "RRR-063",
    "black": "RRR-135",
    "coin": "RRR-019",
    "token": "RRR-092",
    "revaluation": "RRR-130",
    "route": "RRR-097",
    "place": "RRR-041",
    "rail": "RRR-098",
    "special": "RRR-082",
    "industry": "RRR-102",
    "industry-space": "RRR-102",
    "marker": "RRR-055",
    "start": "RRR-010",
    "points": "RRR-111",
}
"""What a picture explains, and the clause behind it."""
SPACES = {
    "black-1": "RRR-031", "black-2": "RRR-031", "grey-1": "RRR-032", "grey-2": "RRR-032", "brown-1": "RRR-033",
    "brown-2": "RRR-033", "natural-1": "RRR-034", "natural-2": "RRR-034", "white-1": "RRR-035", "white-2": "RRR-035",
    "any-coin": "RRR-036", "bottom": "RRR-038", "loco-1": "RRR-049", "loco-2": "RRR-049", "loco-3": "RRR-050",
    "ind-1": "RRR-057", "ind-2": "RRR-057", "ind-3": "RRR-058", "doubler": "RRR-059", "coins": "RRR-061",
    "temps": "RRR-062", "variable-1": "RRR-066", "variable-2": "RRR-066", "hire": "RRR-065", "order-1": "RRR-073",
    "order-2": "RRR-073", "last-industry": "RRR-106",
}  # fmt: skip
SPECIALS = {
    "ts2-grey": "RRR-083", "ts6-brown": "RRR-083", "ts10-natural": "RRR-083", "ts15-white": "RRR-084",
    "ts15-terminus": "RRR-085", "sp9-terminus": "RRR-085", "ky9-terminus": "RRR-085", "ky7-worker": "RRR-086",
    "ts3-worker": "RRR-087", "sp7-double": "RRR-088", "ky1-star": "RRR-090", "ky2-star": "RRR-090",
    "ky3-star": "RRR-090", "ky4-star": "RRR-090", "ky8-star": "RRR-091", "ky5-medal": "RRR-128",
    "ts13-question": "RRR-092", "sp4-question": "RRR-092", "sp6-question": "RRR-092",
}  # fmt: skip
CARDS = {
    "four-actions": "RRR-131", "engineer-coin": "RRR-132", "factory-industry": "RRR-133", "black-worker": "RRR-134",
    "loco-nine": "RRR-136",
}  # fmt: skip
LOOKAHEAD, INDUSTRY_QUESTION, STEP, NOTCH = "RRR-067", "RRR-094", "RRR-027", "RRR-047"


def _nth(first: int, ids: Iterable[str], id: str) -> str:
    """The clause for one of several things that the rules list consecutively, in the order of the tables."""
    return f"RRR-{first + list(ids).index(id)}"


def of_engineer(number: int) -> str:
    """The clause about what an engineer does."""
    return _nth(148, (one.id for one in DATA.engineers.values()), DATA.engineers[number].id)


def of_factory(number: int) -> str:
    """The clause about what a factory does."""
    return _nth(163, (one.id for one in DATA.factories.values()), DATA.factories[number].id)


def of_token(id: str) -> str:
    """The clause about a ? token."""
    return _nth(124, DATA.tokens, id)


def of_start(id: str) -> str:
    """The clause about a starting bonus."""
    return _nth(120, DATA.start_bonuses, id)


def of_bonus(id: str) -> str:
    """The clause about an end-bonus card."""
    return _nth(138, DATA.end_bonuses, id)


def rule_of(kind: str, key: str) -> str:
    """The clause about an option of a decision by its key, if the option has its own."""
    match kind:
        case "space" | "reuse" if key.startswith(OWN_ENGINEER):
            return of_engineer(int(key.removeprefix(OWN_ENGINEER)))
        case "draft" if key in DATA.start_bonuses:
            return of_start(key)
        case "token" if key in DATA.tokens:
            return of_token(key)
        case "pick" if key in DATA.end_bonuses:
            return of_bonus(key)
        case "card":
            return CARDS.get(key, "")
    return SPACES.get(key, "")
