"""What is told in short leaves out what does not say what came of a turn, and nothing else."""

from __future__ import annotations

import pytest

from engine.core.play import registry
from engine.core.play.brief import ALL_OF_IT, Brief
from engine.core.play.msg import Msg
from engine.making import saying

STEPS = Brief(
    details=frozenset({"drawn"}),
    nothing={"income": "cash"},
    steps={"step": ("marker", "marker"), "step-card": ("marker", "marker")},
    shorter={"carries": "carries-in-short"},
)


def step(marker: str, to: int, key: str = "step") -> Msg:
    return Msg(key, seat=0, marker=marker, to=to)


def test_of_steps_the_last_of_each_is_told_in_the_order_of_what_is_told() -> None:
    lines = [Msg("delivers"), step("car", 1), step("ship", 1), Msg("drawn"), step("car", 2, "step-card"), Msg("kept")]
    assert STEPS(lines) == (Msg("delivers"), step("ship", 1), step("car", 2, "step-card"), Msg("kept"))


def test_what_can_be_said_in_fewer_words_is() -> None:
    assert STEPS([Msg("carries", seat=1, n=2)]) == (Msg("carries-in-short", seat=1, n=2),)


def test_what_is_nothing_is_not_told() -> None:
    assert STEPS([Msg("income", cash=0), Msg("income", cash=2)]) == (Msg("income", cash=2),)


def test_lines_that_are_no_steps_are_all_told_though_they_be_equal() -> None:
    assert STEPS([Msg("pays"), Msg("pays")]) == (Msg("pays"), Msg("pays"))
    assert ALL_OF_IT([step("car", 1), step("car", 2)]) == (step("car", 1), step("car", 2))


@pytest.mark.parametrize("key", registry.games())
def test_what_a_game_leaves_out_it_says_somewhere(key: str) -> None:
    texts = (registry.folder(key) / "locale" / "en.ftl").read_text(encoding="utf-8")
    assert registry.advice(key).brief.keys <= {*saying.keys(texts)}
