"""Saves of earlier schemas, brought up to the current one."""

from __future__ import annotations

from typing import Any


def question_spaces_stay_unused(state: dict[str, Any]) -> dict[str, Any]:
    """From 1 to 2: a ? space that was declined is not used up (RRR-189)."""
    for player in state["players"]:
        declined = [special for special, token in player["token_on"].items() if not token]
        player["token_on"] = {special: token for special, token in player["token_on"].items() if token}
        player["specials"] = [special for special in player["specials"] if special not in declined]
    return state
