"""The stage itself: what stands last in a channel is read when all is there."""

from __future__ import annotations

import asyncio

import pytest

from bot.host.drawing.studio import Rank
from bot.wire import gallery
from renderers import Picture
from tests.e2e.stage import GAME, Stage, alt_texts


async def test_what_stands_last_is_read_once_nothing_is_under_way(
    there: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A post waits for its picture, which takes a moment; whoever opens the table does not."""
    drawn = asyncio.Event()

    async def draw(wanted: object, rank: Rank) -> Picture:
        await there.env.external_wait(drawn.wait(), reason="a picture that takes a moment")
        return Picture(b"\x89PNG", "what it looks like")

    monkeypatch.setattr(gallery, "GRACE", 60.0)
    monkeypatch.setattr(there.host.pictures, "draw", draw)
    await there.slash("Ann", "game new", game=GAME)
    assert there.messages == []
    asyncio.get_running_loop().call_later(0.02, drawn.set)
    assert alt_texts(await there.last) == ["what it looks like"]
