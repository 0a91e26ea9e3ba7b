"""Brief: what a post leaves out of a turn."""

from engine.core.play.brief import Brief

_DETAILS = ("pay", "earn", "waive", "turn-up", "begins", "decides")

BRIEF = Brief(
    details=frozenset(f"railroad-revolution-log-{key}" for key in _DETAILS),
    steps={"railroad-revolution-log-step": ("step", "track")},
)
