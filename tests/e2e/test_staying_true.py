"""Panels that stay true: whoever waits sees their next turn, the end, or who is to decide, without a press."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.host.desk import play
from bot.host.types.people import Person
from bot.host.types.table import Venue
from bot.ui.parts.ids import Press
from tests.e2e.stage import GAME, Stage, labels, raw, text

WAITS = "You will be pinged when it is your turn."
OLDER = "You have opened this table in a newer message."
ASKED = "What do you bid?"
"""Behind the turns of all."""


def kept(there: Stage) -> list[tuple[Any, ...]]:
    """Whose panels may still be edited."""
    assert isinstance(there.config.database, Path)
    with closing(sqlite3.connect(there.config.database)) as file:
        return list(file.execute("SELECT game_id, user_id FROM watched_panels ORDER BY 1, 2"))


def edits(there: Stage) -> int:
    """How often what an interaction has shown was edited."""
    return sum(r.method == "PATCH" and r.path.startswith("/webhooks/") for r in there.env.http_requests)


async def passes(there: Stage, who: str, panel: Any = None) -> Any:
    """A whole turn. Returns the panel."""
    panel = await there.take(who) if panel is None else panel
    await there.answer(who, panel, "pass")
    await there.answer(who, there.fresh(panel), "confirm")
    return there.fresh(panel)


async def test_who_waits_for_a_person_sees_their_next_turn_without_a_press(there: Stage) -> None:
    await there.open_table("Ben")
    waits = await passes(there, "Ann")
    assert WAITS in text(waits)
    assert kept(there) == [(1, there.members["Ann"].id)]
    before = edits(there)
    await passes(there, "Ben")
    await there.bot.house.settle()
    assert ASKED in text(there.fresh(waits)) and WAITS not in text(there.fresh(waits))
    assert edits(there) == before + 4, "two answers of Ben with their panels, one of them with its picture, and Ann's"
    assert kept(there) == [(1, there.members[who].id) for who in ("Ann", "Ben")]
    assert not there.faults()


async def test_of_two_panels_of_a_table_the_older_says_so_and_the_newer_is_kept_true(there: Stage) -> None:
    await there.open_table("Ben")
    first = await there.take("Ben")
    assert WAITS in text(first)
    second = await there.take("Ben")
    assert OLDER in text(there.fresh(first)) and WAITS in text(second)
    await passes(there, "Ann")
    await there.bot.house.settle()
    assert OLDER in text(there.fresh(first)) and "What do you do?" in text(there.fresh(second))
    await there.click("Ben", there.fresh(first), "Look again")
    assert OLDER in text(there.fresh(second)) and "What do you do?" in text(there.fresh(first))
    await there.click("Ben", there.fresh(second), "Look again")
    assert OLDER in text(there.fresh(first)) and "What do you do?" in text(there.fresh(second))
    assert kept(there) == [(1, there.members[who].id) for who in ("Ann", "Ben")] and not there.faults()


async def test_an_older_panel_that_is_gone_holds_nothing_up(there: Stage) -> None:
    await there.open_table("Ben")
    first = await there.take("Ann")
    there.env.backend.delete_message(first.channel_id, first.id)
    assert "What do you do?" in text(there.fresh(await there.take("Ann")))


async def test_the_end_is_told_where_somebody_waits(there: Stage) -> None:
    await there.open_table("Ben")
    waits = await passes(there, "Ann")
    await there.end("Ben")
    await there.bot.house.settle()
    assert "This game was ended early." in text(there.fresh(waits))
    assert WAITS not in text(there.fresh(waits)) and kept(there) == []


async def test_a_panel_waits_a_little_for_bots_and_shows_the_next_turn_at_once(there: Stage) -> None:
    await there.open_table(opponents="normal", players=3)
    panel = await there.take("Ann")
    await there.answer("Ann", panel, "pass")
    before = edits(there)
    await there.answer("Ann", there.fresh(panel), "confirm")
    assert ASKED in text(there.fresh(panel))
    assert edits(there) == before + 1, "nothing but her next turn was shown"
    assert kept(there) == [(1, there.members["Ann"].id)], "which gives way to what comes after it"


async def test_who_waits_longer_for_bots_sees_who_plays_and_then_their_turn(
    there: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "PATIENCE", 0.0)
    there.bot.house._context.pause = 60.0
    await there.open_table(opponents="normal", players=2)
    panel = await passes(there, "Ann")
    assert "You will be pinged as soon as it is your turn." in text(panel)
    await there.env.advance_time(61)
    await there.bot.house.settle()
    assert ASKED in text(there.fresh(panel))


async def test_after_a_restart_a_panel_is_still_kept_true(there: Stage) -> None:
    await there.open_table("Ben")
    waits = await passes(there, "Ann")
    await there.restart()
    await passes(there, "Ben")
    await there.bot.house.settle()
    assert ASKED in text(there.fresh(waits))


async def test_when_its_time_is_over_a_panel_stays_and_the_next_press_says_how_things_stand(there: Stage) -> None:
    await there.open_table("Ben")
    waits = await passes(there, "Ann")
    await there.env.advance_time(20 * 60)
    await passes(there, "Ben")
    await there.bot.house.settle()
    assert WAITS in text(there.fresh(waits))
    await there.env.advance_time(6 * 3600)
    there.bot.house.wake()
    await there.bot.house.settle()
    assert kept(there) == [], "nothing of a token stays"
    await there.press("Ann", there.fresh(waits), Press.TAKE)
    assert ASKED in text(there.fresh(waits))
    assert any(label.startswith("What happened") for label in labels(raw(there.fresh(waits))))


async def test_what_cannot_be_edited_holds_nothing_up(there: Stage) -> None:
    await there.open_table("Ben")
    waits = await passes(there, "Ann")
    there.env.backend.delete_message(waits.channel_id, waits.id)
    await passes(there, "Ben")
    assert "Take turn" in labels(raw(await there.last))
    assert (await there.waiting()) == ["Ann", "Ben"] and not there.faults()


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_question_that_somebody_has_open_gives_way_to_the_end(there: Stage, *, restarted: bool) -> None:
    await there.open_table("Ben")
    asks = await there.take("Ann")
    assert "What do you do?" in text(asks)
    if restarted:
        await there.restart()
    await there.end("Ben")
    await there.bot.house.settle()
    await there.env.settle()
    shown = text(there.fresh(asks))
    assert "This game was ended early." in shown and "What do you do?" not in shown
    assert kept(there) == [] and not there.faults()


async def test_a_question_is_noted_once_and_not_at_each_click(there: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await there.open_table("Ben")
    asks = await there.take("Ann")
    told: list[int] = []
    watch = there.host.play.watch

    async def noted(panel: Any, person: Any, token: str, message_id: int) -> None:
        told.append(message_id)
        await watch(panel, person, token, message_id)

    monkeypatch.setattr(there.host.play, "watch", noted)
    await there.answer("Ann", asks, "pass")
    await there.press("Ann", there.fresh(asks), Press.UNDO)
    assert told == []
    await there.restart()
    monkeypatch.setattr(there.host.play, "watch", noted)
    await there.answer("Ann", there.fresh(asks), "pass")
    assert told == [asks.id], "another process knows nothing of it"


async def test_what_somebody_reads_of_another_table_in_the_same_message_stays(there: Stage) -> None:
    await there.open_table("Ben")
    waits = await passes(there, "Ann")
    elsewhere = there.guild.create_text_channel("elsewhere")
    await there.bot.house.host.lobby.open(
        Venue(there.guild.id, elsewhere.id), there.person("Ann"), GAME, seats=2, opponents="normal"
    )
    await there.host.lobby.start(2, there.person("Ann"))
    await there.press("Ann", waits, Press.TAKE)
    waits = there.fresh(waits)
    await there.click("Ann", waits, next(label for label in labels(raw(waits)) if label.startswith("Next: ")))
    asks = text(there.fresh(waits))
    assert str(elsewhere.id) in asks and "What do you do?" in asks
    await passes(there, "Ben")
    await there.bot.house.settle()
    assert text(there.fresh(waits)) == asks


async def test_whose_seat_was_given_away_is_asked_nothing_any_more(there: Stage) -> None:
    await there.open_table("Ben")
    asks, before = await there.take("Ann"), edits(there)
    ann = Person(there.members["Ann"].id, "Ann")
    await there.bot.house.host.tables.hand_over(1, ann, may_manage=True, seat=0, to="normal")
    await there.bot.house.settle()
    await there.env.settle()
    assert "What do you do?" not in text(there.fresh(asks)) and edits(there) == before + 1
