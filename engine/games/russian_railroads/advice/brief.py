"""Brief: what a post leaves out of a turn."""

from engine.core.play.brief import Brief

_DETAILS = ("token-declined", "card-declined", "loco-returned", "order-kept")

BRIEF = Brief(
    details=frozenset(f"russian-railroads-log-{key}" for key in _DETAILS),
    steps={
        "russian-railroads-log-step": ("rail", "route", "colour"),
        "russian-railroads-log-industry": ("industry", "marker"),
        "russian-railroads-log-industry-factory": ("industry", "marker"),
    },
)
