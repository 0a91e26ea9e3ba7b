"""The rules behind a decision: those of the game that is played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.ui.clauses import clauses
from engine.games import steam
from engine.games.steam import RULES

TEXTS = {
    clause.id: clause.text for clause in clauses(Path(steam.__file__).with_name("rules.md").read_text(encoding="utf-8"))
}


@pytest.mark.parametrize(("rules", "other"), [("base", "Standard"), ("standard", "Base")])
def test_a_decision_names_no_rule_of_the_other_game(rules: str, other: str) -> None:
    for kind in RULES.clauses:
        named = RULES.clauses_with(kind, {"rules": rules})
        assert not [id for id in named if re.match(rf"{other}\b", TEXTS[id])], kind


def test_what_a_bid_is_about_depends_on_the_game() -> None:
    assert RULES.clauses_with("bid", {}) == ("STM-038", "STM-041")
    assert RULES.clauses_with("bid", {"rules": "standard"}) == ("STM-166", "STM-167", "STM-171")
