"""How a course goes through a lesson: what is right, what the others do meanwhile, and where it goes on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.core.kept.lessons import NEXT, BadLesson, Course, Lesson, Step, course, lessons
from engine.core.play import registry
from engine.core.play.ask import CONFIRM, IllegalAnswer
from engine.core.play.match import NothingToUndo, NotYourDecision
from engine.core.play.msg import Msg

END = Step(name="end")


def lesson(*steps: Step, **facts: Any) -> Lesson:
    return Lesson(game="toy_freight", key="try", seats=2, seed=1, policy="greedy", steps=(*steps, END), **facts)


def key_of(msg: Msg | None) -> str | None:
    return None if msg is None else msg.key.removeprefix("toy-freight-lesson-try-")


def test_a_line_is_right_key_by_key_and_all_else_has_its_reason() -> None:
    found = Course(lesson(Step(name="a", accept=("store ore+coal",), hints={"dr*": "hint"})))
    assert key_of(found.give("draw")) == "a-hint"
    assert key_of(found.give("pass")) == "a-else"
    assert found.path == [] and not found.answered
    assert found.give("store") is None
    assert key_of(found.give("none")) == "a-else"
    with pytest.raises(IllegalAnswer):
        found.give("gold")
    assert found.give("coal+ore") is None, "as the question spells it"
    assert found.path == ["store", "ore+coal"] and found.last


def test_a_star_stands_for_any_key() -> None:
    found = Course(lesson(Step(name="a", accept=("store ore", "store *")), Step(name="b", accept=("pass",))))
    assert found.give("store") is None
    assert found.give("grain") is None
    assert found.step.name == "b"


def test_a_turn_confirms_itself_at_the_end_of_a_step_unless_that_is_the_task() -> None:
    plain = Course(lesson(Step(name="a", accept=("store ore",))), ["store", "ore"])
    assert plain.last and plain.match.view(1).stored[0] == ["ore"]
    taught = Course(lesson(Step(name="a", accept=("store ore confirm",))), ["store", "ore"])
    assert taught.ask is not None and taught.ask.kind == CONFIRM
    assert taught.give(CONFIRM) is None and taught.last


def test_the_others_play_until_the_learner_is_asked_and_that_is_told() -> None:
    scripted = Step(name="b", before="1 action store\n1 goods ore", accept=("bid-0",))
    found = Course(lesson(Step(name="a", accept=("pass",)), scripted), ["pass"])
    assert found.match.state.stored[1] == ["ore"]
    assert [line.args["seat"] for line in found.told] == [0, 1]
    assert found.ask is not None and found.ask.kind == "bid"


def test_whoever_reacts_in_the_middle_of_a_step_does_it_by_policy() -> None:
    found = Course(lesson(Step(name="a", accept=("deliver crate-5 confirm bid-0",))))
    found.match.state.hands[0][:] = [5, 1]
    for key in ("deliver", "crate-5", CONFIRM):
        assert found.give(key) is None
    assert "toy-freight-refused" in [entry.msg.key for entry in found.match.finished]
    assert found.ask is not None and found.ask.kind == "bid"


def test_a_script_that_does_not_fit_says_what_is_asked() -> None:
    with pytest.raises(BadLesson, match="'1 action pass', but asked is 0 action"):
        Course(lesson(Step(name="a", before="1 action pass", accept=("pass",))))


def richer(before: Any, now: Any) -> bool:
    return bool(now.scores[0] > before.scores[0])


def test_a_goal_is_asked_for_at_the_end_of_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    advice = replace(registry.advice("toy_freight"), goals={"richer": richer})
    monkeypatch.setattr("engine.core.play.registry.advice", lambda key: advice)
    step = Step(name="a", accept=("spend 1",), until="richer")
    found = Course(lesson(step))
    assert key_of(found.give("pass")) == "a-else"
    assert found.give("spend") is None, "the turn goes on"
    assert key_of(found.give("keep")) == "a-else"
    assert found.give("3") is None and found.last


def test_a_turn_that_ends_in_a_question_to_the_learner_is_over_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    advice = replace(registry.advice("toy_freight"), goals={"richer": richer})
    monkeypatch.setattr("engine.core.play.registry.advice", lambda key: advice)
    step = Step(name="a", before="0 action pass", accept=("spend 1",), until="richer")
    assert key_of(Course(lesson(step, seat=1)).give("draw")) == "a-else", "all bid at once behind it"


def test_what_others_alone_may_read_is_not_told() -> None:
    drawn = Step(name="b", before="1 action draw", accept=("bid-0",))
    found = Course(lesson(Step(name="a", accept=("draw",)), drawn), ["draw"])
    assert [line.key for line in found.told] == ["toy-freight-acts", "toy-freight-drew", "toy-freight-acts"]


def test_what_was_answered_in_a_step_can_be_taken_back_and_no_more() -> None:
    found = Course(
        lesson(Step(name="a", accept=("store ore",)), Step(name="b", seed=2, accept=("lay a1 a1/straight/0",)))
    )
    found.give("store")
    found.undo()
    assert found.path == []
    with pytest.raises(NothingToUndo):
        found.undo()
    found = Course(found.lesson, ["store", "ore", "lay", "a1"])
    found.undo(turn=True)
    assert found.path == ["store", "ore"] and found.step.name == "b"
    assert not found.can_undo


def test_a_step_may_begin_at_a_new_table() -> None:
    found = Course(lesson(Step(name="a", accept=("store ore",)), Step(name="b", seed=2, accept=("pass",))))
    first = found.match
    found = found.skipped()
    assert found.match.state.hands != first.state.hands
    assert found.match.state.stored == [[], []] and found.since is None


def test_a_step_that_is_only_read_goes_on_with_next_and_the_last_one_stays() -> None:
    found = Course(lesson(Step(name="a")))
    with pytest.raises(NotYourDecision):
        found.give("pass")
    assert found.give(NEXT) is None and found.last
    with pytest.raises(NotYourDecision):
        found.give(NEXT)


def test_a_path_that_fits_no_more_gives_way_to_the_straight_one() -> None:
    made = lesson(Step(name="a", accept=("store ore",)), Step(name="b", accept=("bid-0",)))
    assert course(made, ["store", "ore"], 1).path == ["store", "ore"]
    assert course(made, ["store", "gold"], 1).path == ["store", "ore"]
    assert course(made, ["pass"], 9).last


def test_marks_are_those_that_can_be_answered_now() -> None:
    found = Course(lesson(Step(name="a", accept=("lay b2 b2/straight/0",), marks=("lay", "b2"))))
    assert found.marks == ["lay"]
    found.give("lay")
    assert found.marks == ["b2"]


@pytest.mark.parametrize(
    "text",
    [
        'steps = [{name = "a", accept = ["pass"]}]',
        'steps = [{name = "a"}, {name = "a"}]',
        'steps = [{name = "a", accept = ["store *"]}, {name = "b"}]',
        'steps = [{name = "a", accept = ["pass"], marks = ["pass"], plans = true}, {name = "b"}]',
        'steps = [{name = "a", accept = ["pass"], until = "no-such-goal"}, {name = "b"}]',
    ],
)
def test_a_lesson_that_contradicts_itself_is_none(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadLesson):
        written(text, tmp_path, monkeypatch)


def test_a_goal_wants_moves_that_lead_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    advice = replace(registry.advice("toy_freight"), goals={"richer": richer})
    monkeypatch.setattr("engine.core.play.registry.advice", lambda key: advice)
    with pytest.raises(BadLesson, match="a: what does Skip play"):
        written('steps = [{name = "a", until = "richer"}, {name = "b"}]', tmp_path, monkeypatch)


def written(text: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Read a lesson of these steps."""
    (folder / "lessons").mkdir()
    (folder / "lessons" / "try.toml").write_text(f"seats = 2\nseed = 1\n{text}")
    monkeypatch.setattr("engine.core.play.registry.folder", lambda key: folder)
    lessons.__wrapped__("toy_freight")
