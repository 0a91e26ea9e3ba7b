"""Brief: what a post leaves out of a turn."""

from engine.core.play.brief import Brief

_DETAILS = ("objective", "extras", "row", "restock", "rush-renewed", "redundant", "own-objective", "own-rejected")
_ADVANCES = ("advance", "advance-card", "advance-icon", "advance-vp")

BRIEF = Brief(
    details=frozenset(f"cargo-empire-log-{key}" for key in _DETAILS),
    steps={f"cargo-empire-log-{key}": ("marker", "marker") for key in _ADVANCES},
)
