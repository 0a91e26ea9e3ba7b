"""Brief: what a post says about a turn, one line per player."""

from engine.core.play.brief import Brief, Halves
from engine.games.railroad_revolution.words import say

_DETAILS = (
    *("round", "last-round", "drafts", "begins", "decides", "waive", "pay", "earn", "sell", "shares", "discard-shares"),
    *("discard", "turn-up", "new-milestone", "score", "winners"),
)
_PHRASES = {
    **{key: key for key in ("wealth", "recall", "worker", "pass", "station", "rail", "office", "sale", "promote")},
    **{key: key for key in ("step", "train", "flip", "deal", "milestone", "swap")},
    **dict.fromkeys(["take", "hire"], "take"),
}

BRIEF = Brief(
    details=frozenset(f"railroad-revolution-log-{key}" for key in _DETAILS),
    steps={"railroad-revolution-log-step": ("step", "track")},
    summed={"railroad-revolution-log-rail": ("vp",)},
    halves={"railroad-revolution-log-rail": Halves("line", say("half-line").key, "at", say("line").key)},
    shorter={f"railroad-revolution-log-{key}": say(f"brief-{phrase}").key for key, phrase in _PHRASES.items()},
)
