"""Lessons: everybody's own, once a click, and as they were after a restart."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.host.refusals import NotYourLesson
from bot.store.tables import progress
from engine.core.kept.lessons import NEXT, Lesson, Step, UnknownLesson
from engine.core.play import registry
from engine.core.play.ask import IllegalAnswer
from tests.bot.host.rig import ANN, BEN, Rig, request_of

LESSON = ("russian_railroads", "first-turns")


async def test_a_click_is_applied_once(rig: Rig) -> None:
    desk = rig.house.host.lessons
    first = await desk.open(ANN, *LESSON)
    run, rev = first.panel.game_id, first.panel.rev
    for _ in range(2):
        lecture = await desk.give(run, ANN, rev, [NEXT])
        assert (lecture.number, lecture.panel.rev) == (2, rev + 1)


async def test_what_is_refused_leaves_the_course_as_it_was(rig: Rig) -> None:
    desk = rig.house.host.lessons
    run = (await desk.open(ANN, *LESSON)).panel.game_id
    before = await desk.skip(run, ANN, 0)
    refused = await desk.give(run, ANN, before.panel.rev, ["pass"])
    assert refused.reason is not None
    assert refused.panel.ask == before.panel.ask
    assert (refused.text, refused.brought, refused.panel.happened) == (None, None, ()), "it has been read"
    with pytest.raises(IllegalAnswer):
        await desk.give(run, ANN, refused.panel.rev, ["nowhere"])
    assert await desk.show(run, ANN) == await desk.open(ANN, *LESSON)


async def test_a_restart_brings_back_the_same_panel(rig: Rig) -> None:
    desk = rig.house.host.lessons
    run = (await desk.open(ANN, *LESSON)).panel.game_id
    for rev in range(3):
        await desk.skip(run, ANN, rev)
    before = await desk.show(run, ANN)
    assert before.brought is not None and before.panel.happened
    await rig.restart()
    assert await rig.house.host.lessons.show(run, ANN) == before


async def test_a_path_that_a_new_version_does_not_know_begins_its_step_anew(rig: Rig) -> None:
    desk = rig.house.host.lessons
    run = (await desk.open(ANN, *LESSON)).panel.game_id
    async with rig.house._context.database.write() as sql:
        await progress.go(sql, run, 0, path="next nowhere", step=4, done=False)
    assert (await desk.show(run, ANN)).number == 5


async def test_a_lesson_is_done_for_good_and_can_be_had_again(rig: Rig) -> None:
    desk = rig.house.host.lessons
    lecture = await desk.open(ANN, *LESSON)
    while not lecture.last:
        lecture = await desk.skip(lecture.panel.game_id, ANN, lecture.panel.rev)
    again = await desk.open(ANN, *LESSON)
    assert again.number == 1
    mine, theirs = [next(one for one in await desk.list(who) if one.game == LESSON[0]) for who in (ANN, BEN)]
    assert (mine.done, mine.step) == (True, None)
    assert not theirs.done
    await desk.skip(again.panel.game_id, ANN, again.panel.rev)
    assert (await desk.list(ANN, LESSON[0]))[0].done, "also while it is had again"


async def test_nobody_answers_in_the_lesson_of_somebody_else(rig: Rig) -> None:
    desk = rig.house.host.lessons
    run = (await desk.open(ANN, *LESSON)).panel.game_id
    with pytest.raises(NotYourLesson):
        await desk.give(run, BEN, 0, [NEXT])
    with pytest.raises(UnknownLesson):
        await desk.open(BEN, LESSON[0], "no-such-lesson")


@pytest.fixture
def with_plans(monkeypatch: pytest.MonkeyPatch) -> Lesson:
    """A lesson that wants a plan carried out, at the table of the toy game."""
    steps = (
        Step(name="a", accept=("spend 5",), hints={"ore+coal": "hint"}, plans=True),
        Step(name="b", accept=("pass",)),
        Step(name="c"),
    )
    made = Lesson(game="toy_freight", key="try", seats=2, seed=1, steps=steps)
    monkeypatch.setattr("engine.core.kept.lessons.lessons", lambda game: {"try": made})
    return made


async def test_a_plan_is_carried_out_whole_or_has_its_reason(rig: Rig, with_plans: Lesson) -> None:
    desk = rig.house.host.lessons
    first = await desk.open(ANN, "toy_freight", "try")
    run = first.panel.game_id
    plans = {plan.keys[0]: digest for digest, plan in first.panel.shortcuts.items()}
    wrong = await desk.carry_out(run, ANN, 0, plans["store"])
    assert wrong.reason is not None and wrong.panel.ask == first.panel.ask
    right = await desk.carry_out(run, ANN, wrong.panel.rev, plans["spend"])
    assert (right.number, right.panel.shortcuts) == (2, {})


async def test_a_lesson_goes_on_without_plans_where_a_game_fails_to_find_them(
    rig: Rig, with_plans: Lesson, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(view: object, ask: object) -> None:
        raise ZeroDivisionError

    advice = replace(registry.advice("toy_freight"), shortcuts=fails)
    monkeypatch.setattr(registry, "advice", lambda key: advice)
    lecture = await rig.house.host.lessons.open(ANN, "toy_freight", "try")
    assert lecture.panel.ask is not None and not lecture.panel.shortcuts


async def test_a_line_that_ends_wrong_is_taken_back_and_what_a_step_does_not_need_is_left(
    rig: Rig, with_plans: Lesson
) -> None:
    desk = rig.house.host.lessons
    first = await desk.open(ANN, "toy_freight", "try")
    run = first.panel.game_id
    wrong = await desk.give(run, ANN, 0, ["spend", "1"])
    assert wrong.reason is not None and wrong.panel.ask == first.panel.ask
    right = await desk.give(run, ANN, wrong.panel.rev, ["spend", "5", "bid-0"])
    assert right.number == 2


async def test_the_picture_letters_what_a_step_marks(rig: Rig) -> None:
    desk = rig.house.host.lessons
    run = (await desk.open(ANN, *LESSON)).panel.game_id
    lecture = await desk.give(run, ANN, 0, [NEXT])
    assert [plan.keys for plan in request_of(lecture.panel).plans] == [("black-1",)]
    lecture = await desk.give(run, ANN, lecture.panel.rev, ["black-1", "worker-1"])
    assert [plan.keys for plan in request_of(lecture.panel).plans] == [("ts",)]
    assert (lecture.text, lecture.task is None) == (None, False), "who answers has read why"
