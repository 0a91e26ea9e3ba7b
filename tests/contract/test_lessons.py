"""Every lesson of every game: it can be played to its end, and says why whenever it refuses a move."""

from __future__ import annotations

import re

import pytest

from engine.core.ahead.policy import policies
from engine.core.kept.lessons import NEXT, OTHERS, Course, Lesson, lessons, spoken
from engine.core.play import registry
from engine.core.play.ask import CONFIRM, Shortcut
from engine.core.play.msg import Msg
from engine.core.play.rng import Rng, Seed
from engine.making.looks import STEPS, TASKS
from renderers import Request, paint, picture_for
from renderers.i18n import Words
from tests.long import few
from tests.told import nothing
from tests.yardsticks import SEATED

WITHOUT = ("toy_freight",)
"""Games that can't be learnt yet."""
NOBODY = dict.fromkeys(("first", "second", "third", "fourth", "fifth"), "somebody")
MOST = 400
"""Characters of a text with its task: what is read on a phone at a glance."""
LESSONS = [one for game in registry.games() for one in lessons(game).values()]
by_name = pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: f"{one.game}-{one.key}")


@pytest.fixture(scope="module")
def words() -> Words:
    return Words()


@pytest.mark.parametrize("game", [game for game in registry.games() if game not in WITHOUT])
def test_every_game_has_a_lesson(game: str) -> None:
    assert lessons(game), f"{game} has no lesson"


@by_name
def test_a_lesson_has_8_to_12_steps_and_most_are_tasks(lesson: Lesson) -> None:
    steps, tasks = len(lesson.steps), sum(bool(step.accept) for step in lesson.steps)
    if registry.game(lesson.game).unfinished:
        assert tasks and steps in range(STEPS.stop)
        return
    assert steps in STEPS
    assert tasks >= TASKS


@by_name
def test_others_are_played_by_somebody_of_the_product(lesson: Lesson) -> None:
    """Not by a yardstick, whom only tests have seated among the practice opponents of the game."""
    assert lesson.policy in policies(registry.game(lesson.game))
    assert (lesson.game, lesson.policy) not in SEATED


@by_name
def test_everything_a_lesson_says_has_words_and_fits(lesson: Lesson, words: Words) -> None:
    for step in lesson.steps:
        for msg in (lesson.title, *spoken(lesson, step)):
            assert words.has(msg.key), f"{msg.key} has no text"
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
@pytest.mark.parametrize("seed", few(range(2), 1))
def test_a_lesson_goes_on_from_whatever_it_takes_as_right(lesson: Lesson, seed: int) -> None:
    """Where several answers are right, the table has to fit what is scripted after any of them."""
    course, rng = Course(lesson), Rng(Seed(seed))
    while not course.last:
        keys = [NEXT] if course.ask is None else [key for key in course.ask.keys(60) if course.against(key) is None]
        if keys:
            assert course.give(keys[rng.below(len(keys))]) is None
        else:
            course = course.skipped()  # a way that does not lead where the step wants


@by_name
def test_every_refused_answer_has_its_reason(lesson: Lesson, words: Words) -> None:
    used: set[str] = set()
    course = Course(lesson)
    while not course.last:
        for key in course.step.solution:
            refused = _refused(course, key)
            nothing([reason.key for reason in refused if not words.has(reason.key)], "messages without a text")
            used |= {reason.key for reason in refused}
            assert course.give(key) is None
    hints = {lesson.text(step, hint).key for step in lesson.steps for hint in step.hints.values()}
    nothing(hints - used, "hints for answers that nobody can give")


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
def test_all_that_is_marked_can_be_answered(lesson: Lesson) -> None:
    course = Course(lesson)
    while not course.last:
        step, seen = course.step, set(course.marks)
        for key in step.solution:
            seen |= set(course.marks) if course.step is step else set()
            course.give(key)
        assert seen == set(step.marks), step.name


@pytest.mark.long
@by_name
def test_what_is_marked_can_be_drawn(lesson: Lesson) -> None:
    """A picture that fails is left out, and nobody would see why."""
    course = Course(lesson)
    while not course.last:
        for key in course.step.solution:
            picture = None if course.ask is None else picture_for(lesson.game, course.ask.kind)
            if picture is not None and course.marks:
                plans = tuple(Shortcut((mark,), lesson.title) for mark in course.marks)
                view, seat = course.match.view(lesson.seat), lesson.seat
                wanted = Request(lesson.game, view, picture, seat=seat, ask=course.ask, plans=plans, width=200)
                assert paint(wanted).png()
            course.give(key)


@by_name
def test_what_is_quoted_in_a_task_stands_on_a_button(lesson: Lesson, words: Words) -> None:
    course = Course(lesson)
    while not course.last:
        step, labels = course.step, set[str]()
        for key in step.solution:
            labels |= {words(option.label()) for option in course.ask.options.values()} if course.ask else set()
            course.give(key)
        task = words(Msg(lesson.text(step, "task").key, **NOBODY)) if step.accept else ""
        assert [quote for quote in re.findall("“(.+?)”", task) if not any(quote in one for one in labels)] == []


@by_name
def test_others_are_called_by_their_place(lesson: Lesson, words: Words) -> None:
    """Their names may change, and in another language decline."""
    for msg in (msg for step in lesson.steps for msg in spoken(lesson, step)):
        assert not any(re.search(rf"\b{name}\b", words(Msg(msg.key, **NOBODY))) for name in OTHERS), msg.key
