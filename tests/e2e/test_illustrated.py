"""A panel comes with its text; its picture comes with it or follows, and is sent once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.host.drawing.studio import Rank
from bot.host.match import wanted
from bot.host.post import delivery
from bot.host.refusals import NoPicture
from bot.host.types.panel import Wanted
from bot.wire import late, reply
from renderers import Picture
from tests.e2e.stage import SOON, Stage, alt_texts, labels, raw, text

QUICK = 0.01


class Slow:
    """Pictures that are drawn when the test says so."""

    def __init__(self, there: Stage) -> None:
        self.there = there
        self.asked: list[str] = []
        self.given_up: list[str] = []
        self.ready: dict[str, asyncio.Event] = {}
        self.trouble: Exception | None = None

    async def draw(self, wanted: Wanted, rank: Rank) -> Picture:
        self.asked.append(wanted.name)
        try:
            event = self.ready.setdefault(wanted.name, asyncio.Event())
            await self.there.env.external_wait(event.wait(), reason="a slow picture")
        except asyncio.CancelledError:
            self.given_up.append(wanted.name)
            raise
        if self.trouble is not None:
            raise self.trouble
        return Picture(b"\x89PNG" + wanted.name.encode(), f"alt of {wanted.name}")

    async def finish(self, there: Stage, name: str) -> None:
        self.ready[name].set()
        await there.env.settle()


@pytest.fixture
async def slow(there: Stage, monkeypatch: pytest.MonkeyPatch) -> Slow:
    monkeypatch.setattr(reply, "GRACE", QUICK)
    await there.open_table("Ben")
    drawn = Slow(there)
    monkeypatch.setattr(there.host.pictures, "draw", drawn.draw)
    return drawn


def shown(there: Stage, panel: Any) -> list[str]:
    return alt_texts(there.fresh(panel))


async def test_the_text_is_there_before_the_picture_and_stays_when_it_comes(there: Stage, slow: Slow) -> None:
    panel = await there.take("Ann")
    assert shown(there, panel) == []
    before = text(there.fresh(panel)), labels(raw(there.fresh(panel)))
    await slow.finish(there, slow.asked[0])
    assert shown(there, panel) == [f"alt of {slow.asked[0]}"]
    assert (text(there.fresh(panel)), labels(raw(there.fresh(panel)))) == before


async def test_until_the_new_picture_comes_the_last_one_stays(there: Stage, slow: Slow) -> None:
    panel = await there.take("Ann")
    await slow.finish(there, slow.asked[0])
    await there.answer("Ann", panel, "store")
    await there.answer("Ann", there.fresh(panel), "ore")
    assert shown(there, panel) == [f"alt of {slow.asked[0]}"]
    await slow.finish(there, slow.asked[-1])
    assert shown(there, panel) == [f"alt of {slow.asked[-1]}"]


async def test_a_picture_that_the_message_shows_already_is_neither_drawn_nor_sent_again(
    there: Stage, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_: object, **__: object) -> None:
        """Nothing is ringed, so that choosing what to do changes no picture."""

    monkeypatch.setattr(wanted, "_earlier", nothing)
    panel = await there.take("Ann")
    await slow.finish(there, slow.asked[0])
    await there.answer("Ann", panel, "store")
    assert "Which goods" in text(there.fresh(panel))
    assert len(slow.asked) == 1
    assert shown(there, panel) == [f"alt of {slow.asked[0]}"]


async def test_who_clicks_again_wants_no_picture_of_before(there: Stage, slow: Slow) -> None:
    panel = await there.take("Ann")
    await there.answer("Ann", panel, "store")
    await there.answer("Ann", there.fresh(panel), "ore")
    assert slow.given_up == slow.asked[:-1]
    await slow.finish(there, slow.asked[-1])
    assert shown(there, panel) == [f"alt of {slow.asked[-1]}"]


@pytest.mark.parametrize("trouble", [NoPicture(), RuntimeError("a defect")])
async def test_a_picture_that_can_not_be_drawn_costs_nobody_their_move(
    there: Stage, slow: Slow, trouble: Exception
) -> None:
    slow.trouble = trouble
    panel = await there.take("Ann")
    await slow.finish(there, slow.asked[0])
    assert shown(there, panel) == []
    assert "Undo step" not in labels(raw(there.fresh(panel)))
    await there.answer("Ann", there.fresh(panel), "store")
    assert "Undo step" in labels(raw(there.fresh(panel)))


@pytest.fixture
async def slow_boards(there: Stage, monkeypatch: pytest.MonkeyPatch) -> Slow:
    monkeypatch.setattr(delivery, "FOR_PICTURES", 0.0)
    monkeypatch.setattr(delivery, "LEAST_FOR_PICTURES", QUICK)
    there.env.settle_timeout = SOON
    drawn = Slow(there)
    monkeypatch.setattr(there.host.pictures, "draw", drawn.draw)
    return drawn


async def test_a_table_message_leaves_without_its_picture_and_gets_it_by_an_edit(
    there: Stage, slow_boards: Slow
) -> None:
    await there.open_table("Ben")
    opening = await there.last_with("Take turn")
    assert alt_texts(opening) == []
    before = text(opening), labels(raw(opening))
    await slow_boards.finish(there, slow_boards.asked[-1])
    assert alt_texts(there.fresh(opening)) == [f"alt of {slow_boards.asked[-1]}"]
    assert (text(there.fresh(opening)), labels(raw(there.fresh(opening)))) == before
    assert len([message for message in there.messages if "Take turn" in labels(raw(message))]) == 1


async def test_a_table_message_that_was_deleted_is_not_sent_again_for_its_picture(
    there: Stage, slow_boards: Slow
) -> None:
    await there.open_table("Ben")
    there.env.backend.delete_message(there.channel.id, (await there.last_with("Take turn")).id)
    count = len(there.messages)
    await slow_boards.finish(there, slow_boards.asked[-1])
    await there.env.advance_time(7200)
    assert len(there.messages) == count


async def test_a_board_that_nobody_can_draw_is_asked_for_once(there: Stage, slow_boards: Slow) -> None:
    slow_boards.trouble = RuntimeError("a defect")
    await there.open_table("Ben")
    await slow_boards.finish(there, slow_boards.asked[-1])
    asked = len(slow_boards.asked)
    await there.env.advance_time(7200)
    assert alt_texts(await there.last_with("Take turn")) == []
    assert len(slow_boards.asked) <= asked + 1


async def test_a_picture_that_comes_late_covers_nothing_that_has_happened_since(
    there: Stage, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(late, "FOR_PICTURE", QUICK)
    there.env.settle_timeout = SOON
    waits = await there.take("Ben")
    assert "You will be pinged" in text(there.fresh(waits))
    await there.slash("Ann", "do", moves="pass confirm")
    await there.env.advance_time(1)  # the edit waits for its picture no longer
    asked = text(there.fresh(waits))
    assert "What do you do?" in asked and shown(there, waits) == []
    await slow.finish(there, slow.asked[0])
    assert text(there.fresh(waits)) == asked, "the picture of how it stood before is not shown any more"
