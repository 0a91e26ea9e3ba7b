"""Brief: what a post leaves out of a turn."""

from engine.core.play.brief import Brief
from engine.games.russian_railroads.words import say

_DETAILS = ("token-declined", "card-declined", "loco-returned", "order-kept")

BRIEF = Brief(
    details=frozenset(f"russian-railroads-log-{key}" for key in _DETAILS),
    steps={
        "russian-railroads-log-step": ("rail", "route", "colour"),
        "russian-railroads-log-industry": ("industry", "marker"),
        "russian-railroads-log-industry-factory": ("industry", "marker"),
    },
    shorter={"russian-railroads-log-space": say("brief-space").key},
)
