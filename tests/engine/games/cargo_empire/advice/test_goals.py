"""What the lesson asks for that can be done in more than one way."""

from __future__ import annotations

from engine.core.kept.lessons import Course, lesson


def test_any_turn_that_brings_a_city_card_will_do() -> None:
    course = Course(lesson("cargo_empire", "first-deliveries"))
    while course.step.name != "own":
        course = course.skipped()
    assert course.give("berlin/grey") is None
    assert course.against("copenhagen/upper") is not None, "the car stops one field before the icon"
    assert course.give("vienna/upper") is None
    assert course.against("madrid") is None and not course.last
    assert course.give("madrid") is None and course.last
