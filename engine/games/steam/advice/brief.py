"""Brief: what a post leaves out of a turn."""

from engine.core.play.brief import Brief

_DETAILS = ("phase-build", "phase-goods", "no-capital")

BRIEF = Brief(details=frozenset(f"steam-log-{key}" for key in _DETAILS), nothing={"steam-log-income": "cash"})
