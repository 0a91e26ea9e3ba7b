"""Brief: what a post leaves out of a turn."""

from engine.core.play.brief import Brief
from engine.games.cargo_empire.words import say

_DETAILS = ("objective", "extras", "row", "restock", "rush-renewed", "redundant", "own-objective", "own-rejected")
_ADVANCES = ("advance", "advance-card", "advance-icon", "advance-vp")

BRIEF = Brief(
    details=frozenset(f"cargo-empire-log-{key}" for key in _DETAILS),
    steps={f"cargo-empire-log-{key}": ("marker", "marker") for key in _ADVANCES},
    shorter={
        "cargo-empire-log-delivery": say("brief-delivery").key,
        "cargo-empire-log-upgrade": say("brief-upgrade").key,
        **dict.fromkeys([f"cargo-empire-log-{key}" for key in _ADVANCES[:3]], say("brief-advance").key),
    },
)
