"""What the lesson asks for that can be done in more than one way."""

from __future__ import annotations

from engine.core.kept.lessons import Course, lesson


def at(step: str) -> Course:
    course = Course(lesson("steam", "first-links"))
    while course.step.name != step:
        course = course.skipped()
    return course


def test_any_new_complete_link_will_do() -> None:
    course = at("own")
    assert course.against("done") is not None
    for key in ("g6", "g6/22/1", "h5", "h5/t11/4"):
        assert course.give(key) is None
    assert course.against("done") is None


def test_two_points_with_one_cube_are_income_or_vp() -> None:
    course = at("points")
    assert course.give("new-york/red/hartford/1-0-0") is None
    assert course.against("income") is not None
    course.undo()
    assert course.give("new-york/blue/albany/2-0-0") is None
    assert course.against("income") is None and course.against("vp") is None
