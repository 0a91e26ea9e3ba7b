"""Brief: what a post leaves out of a turn."""

from engine.core.play.brief import Brief
from engine.games.railroad_revolution.words import say

_DETAILS = ("pay", "earn", "waive", "turn-up", "begins", "decides")

BRIEF = Brief(
    details=frozenset(f"railroad-revolution-log-{key}" for key in _DETAILS),
    steps={"railroad-revolution-log-step": ("step", "track")},
    shorter={
        "railroad-revolution-log-worker": say("brief-worker").key,
        "railroad-revolution-log-deal": say("brief-deal").key,
        "railroad-revolution-log-rail": say("brief-rail").key,
        "railroad-revolution-log-office": say("brief-office").key,
        "railroad-revolution-log-shares": say("brief-shares").key,
    },
)
