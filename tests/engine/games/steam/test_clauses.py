"""The rules behind a decision: those of the game that is played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.ui.parts.clauses import clauses
from engine.games import steam
from engine.games.steam import RULES
from engine.games.steam.advice import ADVICE

TEXTS = {
    clause.id: clause.text for clause in clauses(Path(steam.__file__).with_name("rules.md").read_text(encoding="utf-8"))
}


@pytest.mark.parametrize(("rules", "other"), [("base", "Standard"), ("standard", "Base")])
def test_a_decision_names_no_rule_of_the_other_game(rules: str, other: str) -> None:
    for kind in ADVICE.clauses:
        named = ADVICE.clauses_with(RULES, kind, {"rules": rules})
        assert not [id for id in named if re.match(rf"{other}\b", TEXTS[id])], kind


def test_what_a_bid_is_about_depends_on_the_game() -> None:
    assert ADVICE.clauses_with(RULES, "bid", {}) == ("STM-038", "STM-041")
    assert ADVICE.clauses_with(RULES, "bid", {"rules": "standard"}) == ("STM-166", "STM-167", "STM-171")
