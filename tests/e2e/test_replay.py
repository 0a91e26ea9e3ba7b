"""/replay: a private moving picture; of a game that is over also a page, and for everybody to see."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.host.refusals import ReplayStopped
from bot.wire import reply
from bot.wire.send import view
from renderers.film import shooting
from tests.e2e.stage import Stage, labels, meanwhile, raw, said, stopping, text


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shooting, "WIDTHS", dict.fromkeys(shooting.WIDTHS, (200,) * 4))


def files(message: Any) -> list[str]:
    return [file.filename for file in message.attachments]


async def test_a_running_game_is_shown_to_who_asks_alone(there: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await there.open_table("Ben")
    await there.slash("Ann", "do", moves="store ore+coal confirm")
    shown = meanwhile(monkeypatch)
    result = await there.slash("Ann", "replay")
    assert shown == ["Drawing the replay: turn 0 of 2."]
    assert result.ephemeral
    assert said(result) == "**Toy Freight** so far, as you could see it: 1 turn."
    assert files(there.fresh(result.response)) == ["toy_freight-1.gif"]
    assert labels(raw(there.fresh(result.response))) == []


async def test_a_game_that_is_over_can_be_posted_once(there: Stage) -> None:
    await there.open_table("Ben")
    await there.slash("Ann", "do", moves="store ore+coal confirm")
    await there.end("Ben")
    result = await there.slash("Cleo", "replay")
    assert said(result).startswith("**Toy Freight** from beginning to end: 1 turn.\nThe file below")
    own = there.fresh(result.response)
    assert files(own) == ["toy_freight-1.gif", "toy_freight-1.html"]
    before = len(there.messages)
    await there.click("Cleo", own, "Show in the channel")
    assert len(there.messages) == before + 1
    assert files(await there.last) == ["toy_freight-1.gif", "toy_freight-1.html"]
    assert text(await there.last) == text(own)
    assert labels(raw(there.fresh(own))) == []


async def test_it_can_be_stopped(there: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await there.open_table("Ben")
    await there.slash("Ann", "do", moves="store ore+coal confirm")
    shown = meanwhile(monkeypatch, stopping(lambda: there.host.replays.stop(1, there.person("Ann"))))
    stopped = await there.slash("Ann", "replay")
    assert shown
    assert said(stopped).startswith("The replay was stopped.")


async def test_a_drawing_that_ended_with_the_bot_is_known_to_be_stopped(
    there: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await there.open_table("Ben")
    left: list[Any] = []

    async def die(interaction: Any, layout: Any) -> None:
        left.append(await interaction.edit_original_response(view=view(layout)))
        raise ReplayStopped

    monkeypatch.setattr(reply, "show_meanwhile", die)
    monkeypatch.setattr("bot.wire.reply.show_error", lambda *args: asyncio.sleep(0))
    shown = (await there.slash("Ann", "replay")).response
    await there.click("Ann", there.fresh(shown), "Stop")
    assert text(there.fresh(shown)).startswith("The replay was stopped.")
