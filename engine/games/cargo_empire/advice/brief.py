"""Brief: what a post says about a turn, one line per player."""

from engine.core.play.brief import Brief
from engine.games.cargo_empire.words import say

_DETAILS = (
    *("round", "card", "extras", "row", "restock", "rush-renewed", "redundant", "own-objective", "own-rejected"),
    *("used-any-two", "used-any-cube", "used-port", "used-extra", "advance-lost", "no-objective", "ability", "boost"),
    *("borrow", "swap", "no-vassal", "port", "doubled", "score", "winner"),
    *("forwarder-card", "forwarder-reshuffle", "forwarder-revealed", "forwarder-post", "forwarder-no-city"),
    *("forwarder-tokens", "forwarder-slot-on", "forwarder-no-objective"),
)
_PHRASES = {
    **{key: key for key in ("clan", "start-post", "reveal", "delivery", "upgrade", "city-card", "rush", "objective")},
    **{key: key for key in ("skip", "cube", "vassal", "level3", "level3-vp", "advance-vp")},
    **dict.fromkeys(["advance", "advance-card", "advance-icon"], "advance"),
    **dict.fromkeys(["crest", "first-crest"], "crest"),
    "forwarder-first": "start-post",
    "forwarder-second": "reveal",
    "forwarder-delivery": "delivery",
    "forwarder-no-match": "skip",
    "forwarder-objective": "objective",
}

BRIEF = Brief(
    details=frozenset(f"cargo-empire-log-{key}" for key in _DETAILS),
    nothing={"cargo-empire-log-objective-vp": "vp"},
    steps={f"cargo-empire-log-{key}": ("marker", "marker") for key in _PHRASES if key.startswith("advance")},
    summed={"cargo-empire-log-objective-vp": ("vp",)},
    shorter={f"cargo-empire-log-{key}": say(f"brief-{phrase}").key for key, phrase in _PHRASES.items()},
    gathered={
        "cargo-empire-log-slot": (say("brief-slot").key, say("brief-order").key),
        "cargo-empire-log-objective-vp": (say("brief-shown").key, say("brief-objectives").key),
    },
)
