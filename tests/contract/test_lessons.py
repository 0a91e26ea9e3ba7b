"""Every lesson of every game: it can be played to its end, and says why whenever it refuses a move."""

from __future__ import annotations

import pytest

from engine.core import registry
from engine.core.ask import CONFIRM
from engine.core.lessons import NEXT, Course, Lesson, lessons, spoken
from engine.core.msg import Msg
from renderers.i18n import Words

WITHOUT = ("cargo_empire", "railroad_revolution", "steam", "toy_freight")
"""Games that can't be learnt yet."""
MOST = 400
"""Characters of a text with its task: what is read on a phone at a glance."""
LESSONS = [one for game in registry.games() for one in lessons(game).values()]
by_name = pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: f"{one.game}-{one.key}")


@pytest.fixture(scope="module")
def words() -> Words:
    return Words()


def test_every_game_has_a_lesson() -> None:
    assert [game for game in registry.games() if not lessons(game)] == list(WITHOUT)


@by_name
def test_a_lesson_has_8_to_12_steps_and_most_are_tasks(lesson: Lesson) -> None:
    assert 8 <= len(lesson.steps) <= 12
    assert sum(bool(step.accept) for step in lesson.steps) >= 6


@by_name
def test_everything_a_lesson_says_has_words_and_fits(lesson: Lesson, words: Words) -> None:
    for step in lesson.steps:
        for msg in (lesson.title, *spoken(lesson, step)):
            assert words.has(msg.key), msg.key
        task = f" {words(lesson.text(step, 'task'))}" if step.accept else ""
        assert len(words(lesson.text(step)) + task) <= MOST, step.name
        assert all(len(words(msg)) <= MOST for msg in spoken(lesson, step)), step.name


@by_name
def test_a_lesson_is_played_to_its_end_by_each_of_its_right_answers(lesson: Lesson) -> None:
    course = Course(lesson)
    while not course.last:
        path, at = list(course.path), course.at
        for line in [line for line in course.step.accept[1:] if "*" not in line]:
            assert _end(Course(lesson, [*path, *line.split()])), f"{course.step.name}: {line}"
        course = course.skipped()
        assert course.at == at + 1
    assert course.ask is None


def _end(course: Course) -> bool:
    while not course.last:
        course = course.skipped()
    return True


@by_name
def test_every_refused_answer_has_its_reason(lesson: Lesson, words: Words) -> None:
    used: set[str] = set()
    course = Course(lesson)
    while not course.last:
        for key in course.step.accept[0].split() if course.step.accept else [NEXT]:
            refused = _refused(course, key)
            assert all(words.has(reason.key) for reason in refused)
            used |= {reason.key for reason in refused}
            assert course.give(key) is None
    hints = {lesson.text(step, hint).key for step in lesson.steps for hint in step.hints.values()}
    assert hints - used == set(), "hints for answers that nobody can give"


def _refused(course: Course, right: str) -> list[Msg]:
    """Why the other answers are refused; that changes nothing."""
    if (ask := course.ask) is None or ask.kind == CONFIRM:
        return []
    path, pending, found = list(course.path), course.match.pending, []
    for key in ask.keys(100):
        if key != right and (reason := course.against(key)) is not None:
            assert course.give(key) == reason
            found.append(reason)
    assert (course.path, course.match.pending) == (path, pending)
    return found


@by_name
def test_marks_are_among_what_can_be_answered(lesson: Lesson) -> None:
    course = Course(lesson)
    while not course.last:
        asked = set(course.ask.options) if course.ask is not None else set()
        assert set(course.step.marks) <= asked, course.step.name
        course = course.skipped()
