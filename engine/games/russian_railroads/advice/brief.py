"""Brief: what a post says about a turn, one line per player."""

from engine.core.play.brief import Brief
from engine.games.russian_railroads.words import say

_DETAILS = (
    *("round", "round-last", "lapse", "lapse-white", "loco-returned", "coins", "temporary", "engineer", "stay"),
    *("token-declined", "card-declined", "pick-own-card", "order", "order-kept", "winners"),
)
_PHRASES = {
    **{key: key for key in ("draft", "space", "pass", "step", "special", "industry", "industry-factory", "loco", "vp")},
    **{key: key for key in ("second-marker", "doublers", "worker", "black-worker", "repeat", "token", "card", "reuse")},
    **dict.fromkeys(["factory", "factory-replaced"], "factory"),
    "pick-vp": "vp",
    "pick-card": "pick-card",
}

BRIEF = Brief(
    details=frozenset(f"russian-railroads-log-{key}" for key in _DETAILS),
    nothing={"russian-railroads-log-round-score": "total", "russian-railroads-log-end-bonus": "vp"},
    steps={
        "russian-railroads-log-step": ("rail", "route", "colour"),
        "russian-railroads-log-industry": ("industry", "marker"),
        "russian-railroads-log-industry-factory": ("industry", "marker"),
    },
    chains={"russian-railroads-log-loco": ("loco", "replaced")},
    summed={"russian-railroads-log-vp": ("vp",), "russian-railroads-log-end-bonus": ("vp",)},
    shorter={f"russian-railroads-log-{key}": say(f"brief-{phrase}").key for key, phrase in _PHRASES.items()},
    gathered={
        "russian-railroads-log-round-score": (say("brief-scored").key, say("brief-round").key),
        "russian-railroads-log-end-bonus": (say("brief-shown").key, say("brief-bonus").key),
        "russian-railroads-log-majority": (say("brief-shown").key, say("brief-engineers").key),
    },
)
