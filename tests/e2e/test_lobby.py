"""The lobby shows what the game is: in words at once, in a picture soon after; and who could fill its seats."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.host.drawing.studio import Rank
from bot.host.match.opponents import levels
from bot.host.refusals import NoPicture
from bot.host.types.panel import Wanted
from bot.ui.parts.ids import Fill
from bot.wire import gallery
from engine.core.play import registry
from renderers import Picture
from tests.e2e.stage import SOON, Stage, alt_texts, fields, labels, raw, said, text

ABOUT = "Deliver crates from your hand. The most points win.\n-# **2 to 4 players** · ten minutes · weight 1 of 5"


def edits(there: Stage) -> list[Any]:
    """The edits of messages in channels, as they went over the wire."""
    return [r for r in there.env.http_requests if r.method == "PATCH" and r.path.startswith("/channels/")]


async def test_the_picture_comes_once_and_goes_when_the_game_starts(there: Stage) -> None:
    await there.slash("Ann", "game new", game="toy_freight")
    assert ABOUT in text(await there.last)
    first = raw(await there.last)[1]["items"][0]["media"]["url"]
    assert "overview-" in first and len(alt_texts(await there.last)) == 1
    await there.click("Ben", await there.last, "Join")
    assert "Ben" in text(await there.last)
    assert raw(await there.last)[1]["items"][0]["media"]["url"] == first
    assert [("attachments" in edit.json) for edit in edits(there)] == [False]
    lobby = await there.last
    await there.start()
    assert alt_texts(there.fresh(lobby)) == [] and labels(raw(there.fresh(lobby))) == []


async def test_a_lobby_does_not_wait_for_a_slow_picture(there: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = asyncio.Event()

    async def draw(wanted: Wanted, rank: Rank) -> Picture:
        await there.env.external_wait(drawn.wait(), reason="a slow picture")
        return Picture(b"\x89PNG", "what it looks like")

    monkeypatch.setattr(gallery, "GRACE", 0.01)
    there.env.settle_timeout = SOON
    monkeypatch.setattr(there.host.pictures, "draw", draw)
    await there.slash("Ann", "game new", game="toy_freight")
    assert ABOUT in text(await there.last) and alt_texts(await there.last) == []
    await there.click("Ben", await there.last, "Join")
    assert "Ben" in text(await there.last) and alt_texts(await there.last) == []
    drawn.set()
    await there.env.settle()
    assert alt_texts(await there.last) == ["what it looks like"]
    assert "Ben" in text(await there.last)
    assert len(there.messages) == 1


@pytest.mark.parametrize("trouble", [NoPicture(), RuntimeError("the pen is broken")])
async def test_a_lobby_whose_picture_can_not_be_drawn_goes_without(
    there: Stage, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    async def draw(wanted: Wanted, rank: Rank) -> Picture:
        raise trouble

    there.env.settle_timeout = SOON
    monkeypatch.setattr(there.host.pictures, "draw", draw)
    await there.slash("Ann", "game new", game="toy_freight")
    assert ABOUT in text(await there.last) and alt_texts(await there.last) == []
    assert len(edits(there)) == 0


async def test_opponents_are_known_by_how_they_play(there: Stage) -> None:
    opened = await there.slash("Ann", "game new", game="toy_freight", players=3, opponents="Easy")
    assert "Bots (easy) take the rest" in text(await there.last)
    modal = (await there.form("Ann", opened.response, Fill.TABLE)).modal
    assert [option["label"] for option in fields(modal)["opponents"]["options"]] == [
        "No bots",
        *(f"Empty seats: {level} bots" for level in levels(registry.game("toy_freight"))),
    ]
    await there.start()
    status = said(await there.slash("Ann", "game status"))
    assert "**Walton 🤖**, easy" in status
    assert "Choose from the list" in said(await there.slash("Ann", "game seat", seat="2", opponent="genius"))
