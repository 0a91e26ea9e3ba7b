"""What is lost between the bot and Discord: no click that Discord has heard of is, and each is told the truth."""

from __future__ import annotations

import logging
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.store.engine.database import Unwritable
from bot.store.engine.sqlite import SqliteDatabase
from bot.ui.parts.layout import Layout
from bot.wire import reply
from bot.wire.reply import ACKNOWLEDGED
from engine.core.play.msg import Msg
from tests.e2e.stage import GAME, Stage, said, text


class Answer:
    """An answer of Discord as discord.py reads it."""

    def __init__(self, status: int) -> None:
        self.status, self.reason = status, "injected"


def refused(code: int, status: int = 400) -> discord.HTTPException:
    return discord.HTTPException(Answer(status), {"code": code, "message": "injected"})  # type: ignore[arg-type]


class Way:
    """The way of acknowledgements to Discord and back: each is taken or not, and its answer may be lost."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.real = discord.InteractionResponse.defer
        self.moods: list[tuple[bool, Exception | None]] = []
        self.tried = 0
        way = self

        async def defer(response: discord.InteractionResponse[Any], **options: Any) -> None:
            taken, error = way.moods.pop(0) if way.moods else (True, None)
            way.tried += 1
            if taken:
                await way.real(response, **options)
                if error is not None:
                    response._response_type = None  # as it is where the answer did not come
            if error is not None:
                raise error

        monkeypatch.setattr(discord.InteractionResponse, "defer", defer)


RESET = aiohttp.ClientOSError(104, "Connection reset by peer")


@pytest.mark.parametrize(
    ("moods", "tried"),
    [
        ([(True, refused(ACKNOWLEDGED))], 1),
        ([(True, RESET), (False, refused(ACKNOWLEDGED))], 2),
        ([(False, RESET)], 2),
    ],
    ids=["repeated by the library", "reset when it was there", "reset before"],
)
@pytest.mark.parametrize("command", [True, False])
async def test_a_click_whose_acknowledgement_s_answer_is_lost_counts(
    there: Stage, monkeypatch: pytest.MonkeyPatch, moods: list[Any], tried: int, command: bool
) -> None:
    await there.open_table("Ben")
    panel = await there.take("Ann")
    await there.unfold("Ann", panel)
    way = Way(monkeypatch)
    way.moods = list(moods)
    if command:
        await there.slash("Ann", "do", moves="store")
    else:
        await there.answer("Ann", there.fresh(panel), "store")
        assert "Which goods" in text(there.fresh(panel))
    assert way.tried == tried
    now = await there.host.play.panel(1, there.person("Ann"))
    assert now.ask.kind == "goods"


async def test_an_error_in_such_a_click_is_told(there: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await there.open_table("Ben")
    Way(monkeypatch).moods = [(True, refused(ACKNOWLEDGED))]
    assert "It is not your turn" in said(await there.slash("Ben", "do", moves="pass"))


@pytest.mark.parametrize("elsewhere", [True, False])
async def test_nobody_reads_that_nothing_has_happened_where_another_process_may_have_done_it(
    there: Stage, monkeypatch: pytest.MonkeyPatch, elsewhere: bool
) -> None:
    await there.open_table("Ben")

    def locked(self: SqliteDatabase) -> Any:
        raise Unwritable("others are still being written")

    monkeypatch.setattr(SqliteDatabase, "write", locked)
    Way(monkeypatch).moods = [(True, refused(ACKNOWLEDGED) if elsewhere else None)]
    told = said(await there.slash("Ann", "do", moves="store"))
    assert ("can't tell whether it has happened" in told) is elsewhere
    assert ("nothing has happened" in told) is not elsewhere


async def test_a_panel_that_says_that_nothing_was_done_counts_for_nothing(there: Stage) -> None:
    await there.open_table("Ben")
    panel, click = (
        await there.host.play.panel(1, there.person("Ann")),
        cast(Any, SimpleNamespace(locale="en-US", token="", user=there.members["Ann"])),
    )
    assert there.bot.front.panel(click, panel).counts
    assert not there.bot.front.panel(click, replace(panel, stale=Msg("stale-panel"))).counts


async def test_what_can_t_be_acknowledged_does_not_count_and_is_a_line_of_the_log(
    there: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await there.open_table("Ben")
    panel = await there.take("Ann")
    await there.unfold("Ann", panel)
    Way(monkeypatch).moods = [(False, refused(10062, 404))]
    with caplog.at_level(logging.INFO):
        await there.answer("Ann", there.fresh(panel), "store")
    now = await there.host.play.panel(1, there.person("Ann"))
    assert now.ask.kind == "action"
    assert not [entry for entry in caplog.records if entry.name.startswith("bot") and entry.levelno > logging.INFO]
    assert "acknowledged too late" in caplog.text


async def test_an_edit_that_is_lost_is_sent_once_more(there: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await there.open_table("Ben")
    panel = await there.take("Ann")
    real, errors = discord.Interaction.edit_original_response, [RESET]

    async def edit(interaction: Any, **options: Any) -> Any:
        if errors:
            raise errors.pop()
        return await real(interaction, **options)

    monkeypatch.setattr(discord.Interaction, "edit_original_response", edit)
    await there.answer("Ann", panel, "store")
    assert "Which goods" in text(there.fresh(panel))


async def test_an_error_that_can_t_be_shown_is_no_error_of_the_bot(
    there: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await there.open_table("Ben")

    async def edit(interaction: Any, **options: Any) -> Any:
        raise RESET

    monkeypatch.setattr(discord.Interaction, "edit_original_response", edit)
    with caplog.at_level(logging.INFO):
        await there.slash("Ben", "do", moves="pass")
    assert not [entry for entry in caplog.records if entry.name.startswith("bot") and entry.levelno > logging.INFO]
    assert "could not be shown" in caplog.text


@pytest.mark.parametrize("command", ["game new", "away"])
async def test_where_nothing_can_be_stored_whoever_asks_is_told_that_nothing_has_happened(
    there: Stage, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    def full(self: SqliteDatabase) -> Any:
        raise Unwritable("database or disk is full")

    monkeypatch.setattr(SqliteDatabase, "write", full)
    options = {"game": GAME} if command == "game new" else {"until": "3d"}
    told = said(await there.slash("Ann", command, **options))
    assert told == "I could not store that, so nothing has happened. Try again in a moment."


async def test_a_click_is_being_served_until_its_player_has_the_answer(
    there: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the process died before that, they would be told how things stand."""
    await there.open_table("Ben")
    context, edit, served = there.bot.house._context, reply._edit, list[bool]()

    async def watched(interaction: reply.Interaction, layout: Layout) -> discord.InteractionMessage:
        shown = await edit(interaction, layout)
        served.append(bool(context._serving))
        return shown

    monkeypatch.setattr(reply, "_edit", watched)
    await there.slash("Ann", "do", moves="pass")
    assert served == [True]
    assert not context._serving
