"""`/learn`: a whole lesson by taps, and the table at its end."""

from __future__ import annotations

from typing import Any

import pytest

from bot.host.match.opponents import levels
from bot.ui.parts.ids import BUTTON, SELECT, Press, Realm, parse
from engine.core.kept.lessons import NEXT, Lesson, lessons
from engine.core.play import registry
from engine.core.play.ask import CONFIRM
from tests.e2e.positions import no_pictures
from tests.e2e.stage import Stage, labels, raw, said, text
from tests.long import few

__all__ = ["no_pictures"]

GAME = "russian_railroads"
WAY_IN = "Russian Railroads: Your first turns"
LESSONS = [one for game, rules in registry.games().items() if not rules.unfinished for one in lessons(game).values()]


async def begin(there: Stage, game: str = GAME, key: str = "first-turns") -> Any:
    """Open a lesson from the list."""
    page = await there.slash("Ann", "learn", game=game)
    assert page.ephemeral and page.response is not None
    await there.press("Ann", page.response, Press.LESSON, f"{game}/{key}")
    return there.fresh(page.response)


async def tap(there: Stage, panel: Any, key: str) -> Any:
    """Give an answer."""
    await (there.press("Ann", panel, Press.ANSWER, key) if key in (NEXT, CONFIRM) else there.answer("Ann", panel, key))
    return there.fresh(panel)


@pytest.mark.parametrize("played", few(LESSONS, 2), ids=lambda one: f"{one.game}-{one.key}")
async def test_a_lesson_is_played_by_taps_to_a_table_of_ones_own(
    there: Stage, no_pictures: None, played: Lesson
) -> None:
    panel = await begin(there, played.game, played.key)
    for number, step in enumerate(played.steps[:-1], 1):
        assert f"step {number} of {len(played.steps)}" in text(panel)
        found = (BUTTON.fullmatch(one) or SELECT.fullmatch(one) for one in there.ids_of(panel))
        assert {parse(match).realm for match in found if match} == {Realm.LESSON}
        for key in step.solution:
            panel = await tap(there, panel, key)
    assert f"step {len(played.steps)} of" in text(panel)
    assert there.messages == [], "nobody else sees any of it"
    form = said(await there.click("Ann", panel, "Start a table here"))
    assert said(await there.click("Ann", panel, "Start a table here")) == form, "the lobby is there"
    assert [text(message) for message in there.messages if "Start" in labels(raw(message))] == [text(await there.last)]
    card = await there.host.tables.in_channel(there.channel.id)
    easiest = levels(registry.game(played.game))[0]
    assert (card.game, card.opponents, card.wanted, card.learning) == (played.game, easiest, played.seats, True)
    assert "✓" in said(await there.slash("Ann", "learn"))
    assert "✓" not in said(await there.slash("Ben", "learn"))


async def test_a_wrong_move_has_its_reason_and_can_be_made_good(there: Stage, no_pictures: None) -> None:
    panel = await tap(there, await begin(there), NEXT)
    panel = await tap(there, panel, "pass")
    assert "✗ Whoever passes has no further turn" in text(panel)
    panel = await tap(there, panel, "black-1")
    panel = await tap(there, panel, "worker-1")
    assert "Undo step" in labels(raw(panel)), "as at a table"
    await there.press("Ann", panel, Press.UNDO)
    panel = await tap(there, there.fresh(panel), "coin-1")
    assert "✗ A coin may stand in for a worker" in text(panel)


async def test_who_stops_goes_on_where_they_were_after_a_restart(there: Stage, no_pictures: None) -> None:
    panel = await tap(there, await begin(there), NEXT)
    panel = await tap(there, panel, "black-1")
    await there.press("Ann", panel, Press.LEARN)
    assert "at step 2 of 12" in text(there.fresh(panel))
    await there.restart()
    panel = await tap(there, await begin(there), "worker-1")
    assert "step 2 of 12" in text(panel)
    await there.click("Ann", panel, "Skip")
    assert "step 3 of 12" in text(there.fresh(panel))
    await there.click("Ann", there.fresh(panel), "Back to start")
    assert "step 1 of 12" in text(there.fresh(panel))


async def test_the_rules_and_the_whole_table_are_there_as_in_a_game(there: Stage, no_pictures: None) -> None:
    panel = await tap(there, await begin(there), NEXT)
    await there.click("Ann", panel, "Table")
    assert "My board" in labels(raw(there.fresh(panel)))
    rules = await there.press("Ann", panel, Press.CLAUSES)
    assert "Each turn you take one space" in said(rules) and "RRR-" not in said(rules)


async def test_the_way_in_is_in_the_lobby_and_in_help(there: Stage, no_pictures: None) -> None:
    await there.slash("Ann", "game new", game=GAME)
    page = await there.click("Ben", await there.last, "Learn it")
    assert page.ephemeral and "Your first turns" in said(page)
    helped = await there.slash("Ben", "help")
    page = await there.click("Ben", helped.response, "Learn a game")
    assert WAY_IN in labels(raw(there.fresh(helped.response)))


async def learnt(there: Stage) -> Any:
    """The last step of a lesson that Ann has come to."""
    panel = await begin(there)
    while "Start a table here" not in labels(raw(panel)):
        await there.press("Ann", panel, Press.ANSWER if "Next" in labels(raw(panel)) else Press.SKIP)
        panel = there.fresh(panel)
    return panel


async def test_no_table_of_another_game_is_led_to(there: Stage, no_pictures: None) -> None:
    await there.slash("Ann", "game new", game="toy_freight")
    panel = await learnt(there)
    assert "There is a table in this channel already" in said(await there.click("Ann", panel, "Start a table here"))


async def test_who_has_learnt_a_game_takes_a_seat_at_the_table_that_is_there(there: Stage, no_pictures: None) -> None:
    await there.slash("Ben", "game new", game=GAME)
    panel = await learnt(there)
    shown = await there.click("Ann", panel, "Start a table here")
    assert "1 player so far." in said(shown)
    await there.click("Ann", shown.response, "Join")
    card = await there.host.tables.in_channel(there.channel.id)
    assert [seat.name for seat in card.seats] == ["Ben", "Ann"]
    assert "You have a seat" in said(await there.click("Ann", panel, "Start a table here"))
