"""Brief: what a post says about a turn, one line per player."""

from engine.core.play.brief import Brief
from engine.games.steam.words import say

_DETAILS = ("round", "phase-auction", "phase-build", "phase-goods", "no-capital", "final", "winners")
_BUILT = ("built", "completed", "claimed")
_GOES_ON = ("begun", "extended")
_TURNED = ("redirected", "redirected-unowned")
_PHRASES = {
    **{key: key for key in ("tile", "tile-passed", "locomotive", "goods-pass", "delivery", "take-income", "take-vp")},
    **{key: key for key in ("raise", "upkeep", "bankrupt", "completed-other", "taken", "laid", "no-track", "lost")},
    **{key: key for key in ("complete-other", "complete-unowned", "new-city", "spur-gone", "growth")},
    **dict.fromkeys(_BUILT, "built"),
    **dict.fromkeys(_GOES_ON, "begun"),
    **dict.fromkeys(_TURNED, "redirected"),
    **dict.fromkeys(["complete", "complete-claimed"], "complete"),
}
_BIDS = ("bid", "bid-pass", "bid-pass-free", "bid-pass-order", "position")

BRIEF = Brief(
    details=frozenset(f"steam-log-{key}" for key in _DETAILS),
    nothing={"steam-log-income": "cash"},
    summed={"steam-log-raise": ("cash", "income", "vp")},
    shorter={f"steam-log-{key}": say(f"brief-{phrase}").key for key, phrase in _PHRASES.items()},
    beside={f"steam-log-{key}": say(f"brief-{key}-other").key for key in ("take-income", "take-vp")},
    alone={f"steam-log-{key}": say(f"brief-{key}-alone").key for key in _BIDS},
    gathered={
        **{f"steam-log-{key}": (say(f"brief-{key}").key, say("brief-auction").key) for key in _BIDS},
        **{f"steam-log-{key}": (say(f"brief-{key}").key, say("brief-cash").key) for key in ("income", "expenses")},
    },
)
