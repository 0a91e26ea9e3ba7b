"""Saves of earlier schemas."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.play.codec import decode_state, encode_state
from engine.games.russian_railroads import RULES
from tests.engine.games.russian_railroads.build import position


@pytest.mark.rule("RRR-189")
def test_a_question_space_that_was_declined_in_an_old_save_is_unused():
    state = position(SP="b6 g0", sp=[6], token_on={"sp4-question": "revaluation"})
    tree = msgspec.json.decode(encode_state(state))
    tree["players"][0]["token_on"]["sp6-question"] = ""
    loaded = decode_state(RULES, msgspec.json.encode(tree), 1).players[0]
    assert loaded.token_on == {"sp4-question": "revaluation"}
    assert "sp4-question" in loaded.specials
    assert "sp6-question" not in loaded.specials
