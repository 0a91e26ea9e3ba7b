"""The end of the bot: what has been clicked is answered, and whoever clicks then is told that it does not count."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.host.refusals import NoPicture
from bot.i18n import Texts
from bot.store.engine.database import Contended, Uncertain
from bot.ui.parts.layout import Image, Layout, Text
from bot.ui.parts.reader import Reader
from bot.watch.meter import Fault
from bot.wire.reply import GONE, GRACE, Illustrated, Interaction, Replies, drawn, sentence, undrawn


class Click:
    """An interaction, and what its person reads."""

    def __init__(self) -> None:
        self.id = 7
        self.extras: dict[Any, Any] = {}
        self.locale = "en-US"
        self.read: list[str] = []
        self.response = SimpleNamespace(defer=self._defer, send_message=self._show)

    async def _defer(self, **_: Any) -> None:
        pass

    async def _show(self, *, view: Any, **_: Any) -> Any:
        self.read += [part["content"] for part in view.to_components()]
        return SimpleNamespace(id=8)

    edit_original_response = _show


async def test_what_was_clicked_before_the_end_is_answered_and_what_comes_later_does_not_count() -> None:
    replies, free = Replies(Texts()), asyncio.Event()

    async def work() -> Layout:
        await free.wait()
        return Layout((Text("done"),))

    early, late = Click(), Click()
    click = asyncio.create_task(replies.give(cast(Interaction, early), work))
    await asyncio.sleep(0)
    draining = asyncio.create_task(replies.drain(60))
    await asyncio.sleep(0)
    await replies.give(cast(Interaction, late), work)
    assert late.read == ["I am being restarted, so nothing has happened. Please try again in a minute."]
    assert not draining.done()
    free.set()
    await asyncio.gather(click, draining)
    assert early.read == ["done"]


async def test_nobody_waits_for_what_does_not_end() -> None:
    replies = Replies(Texts())

    async def work() -> Layout:
        await asyncio.Event().wait()
        raise AssertionError

    left = Click()
    click = asyncio.create_task(replies.give(cast(Interaction, left), work))
    await asyncio.sleep(0)
    await replies.drain(0.01)
    with pytest.raises(asyncio.CancelledError):  # instead of coming too late to Discord, as an error
        await click
    assert left.read == [
        "I am being restarted in the middle of this, and can't tell whether it has happened. "
        "Look in a minute before you do it again."
    ]


async def test_who_clicks_is_told_also_that_an_answer_could_not_be_made_of_what_was_found() -> None:
    def broken(_: object) -> Layout:
        raise KeyError("a text")

    async def draw() -> Image:
        raise NoPicture

    async def work() -> Illustrated:
        return Illustrated(broken, "board-1.png", draw)

    click = Click()
    await Replies(Texts()).give(cast(Interaction, click), work)
    (told,) = click.read
    assert told.startswith("Something went wrong")


class Dismissed(Click):
    """One whose message is gone when it is to be filled in."""

    def __init__(self) -> None:
        super().__init__()
        self.followup = SimpleNamespace(send=self._show)

    async def edit_original_response(self, **_: Any) -> None:
        response = SimpleNamespace(status=404, reason="injected")
        raise discord.NotFound(cast(Any, response), {"code": GONE, "message": "Unknown Message"})


@pytest.mark.parametrize(
    ("counts", "told"),
    [
        (True, "That went through, but I could not show the answer. `/hand` shows how things stand."),
        (False, "Discord did not answer, so nothing has happened. Please try again."),
    ],
)
async def test_where_the_message_is_gone_whoever_clicks_is_told_the_truth_beside_it(counts: bool, told: str) -> None:
    async def draw() -> Image:
        raise NoPicture

    async def work() -> Illustrated:
        return Illustrated(lambda _: Layout((Text("a panel"),)), "board-1.png", draw, counts=counts)

    click = Dismissed()
    await Replies(Texts()).give(cast(Interaction, click), work)
    assert click.read == [told]


async def test_a_picture_that_fails_is_counted_and_one_that_nobody_has_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[Fault] = []
    monkeypatch.setattr("bot.wire.reply.meter.failed", counted.append)

    async def fails(error: Exception) -> Image:
        raise error

    assert await drawn(lambda: fails(NoPicture())) is None
    assert counted == []
    assert await drawn(lambda: fails(ZeroDivisionError())) is None
    assert counted == [Fault.DRAWING]


def test_who_can_t_be_told_whether_something_was_stored_is_told_that_instead_of_no() -> None:
    assert sentence(Uncertain("transaction 7")).key == "error-uncertain"
    assert sentence(Contended("transaction 7")).key == "error-not-stored"


@pytest.mark.parametrize("seconds", [0, GRACE * 1.5])
async def test_whoever_asks_for_a_picture_is_told_if_it_can_not_be_drawn_at_once_or_later(seconds: float) -> None:
    read = Reader(Texts()("en"))

    async def draw() -> Image:
        await asyncio.sleep(seconds)
        raise NoPicture

    async def work() -> Illustrated:
        made = Illustrated(lambda _: Layout((Text("other pictures"),)), "market-1.png", draw)
        return replace(made, instead=partial(undrawn, made, read))

    click, replies = Click(), Replies(Texts())
    await replies.give(cast(Interaction, click), work)
    await asyncio.gather(*replies._following.values())  # its picture is still to come
    assert click.read[-2:] == ["The picture could not be drawn now. Try again in a moment.", "other pictures"]
