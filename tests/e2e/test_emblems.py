"""Small signs of seats, goods and workers: uploaded once, used where Discord has them, and never missed."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot.i18n import Texts
from bot.ui.parts.emblems import KNOWN, signed
from bot.ui.parts.ids import Id, Press
from bot.ui.parts.layout import Select
from bot.ui.parts.reader import Reader
from bot.ui.table.gallery import gallery
from bot.wire import emblems as at_discord
from bot.wire.emblems import MAX_NAME, Brought, bring, bring_in_the_end, full_name
from renderers.emblems import emblems
from tests.e2e.stage import GAME, Stage, raw, said, text

DRAWN = emblems()


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    KNOWN.clear()
    yield
    KNOWN.clear()


@pytest.fixture(autouse=True)
def drawn(monkeypatch: pytest.MonkeyPatch) -> dict[str, bytes]:
    """What is drawn, which a test may change."""
    found = dict(DRAWN)
    monkeypatch.setattr(at_discord, "emblems", lambda: dict(found))
    return found


def there_are(there: Stage) -> set[str]:
    return {emoji.name for emoji in there.env.backend.application_emojis.values()}


async def test_they_are_uploaded_once_and_again_what_has_changed(there: Stage, drawn: dict[str, bytes]) -> None:
    there.env.backend.create_application_emoji("mine")  # whoever runs the bot may have some of their own
    assert await bring(there.bot) == Brought(len(DRAWN), 0, 0)
    assert set(KNOWN) == set(DRAWN)
    assert await bring(there.bot) == Brought(0, 0, 0)
    await there.restart()
    KNOWN.clear()
    assert await bring(there.bot, upload=False) == Brought(0, 0, 0)
    assert set(KNOWN) == set(DRAWN)
    before = KNOWN["seat1"]
    drawn["seat1"] = drawn["seat2"]
    assert await bring(there.bot) == Brought(1, 1, 0)
    assert KNOWN["seat1"] != before
    assert there_are(there) == {"mine", *(full_name(name, png) for name, png in drawn.items())}
    assert there.faults() == []


async def test_one_whose_answer_was_lost_is_there_once_in_the_end(there: Stage) -> None:
    await bring(there.bot)
    first = dict(KNOWN)
    there.env.backend.create_application_emoji(full_name("seat3", DRAWN["seat3"]))
    there.env.backend.create_application_emoji("mine")
    there.env.backend.create_application_emoji("mine")
    assert await bring(there.bot) == Brought(0, 1, 0)
    assert first == KNOWN
    named = [emoji.name for emoji in there.env.backend.application_emojis.values()]
    assert len(named) == len(DRAWN) + 2 and named.count("mine") == 2


async def test_what_discord_refuses_is_said_in_words(there: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    create = there.bot.create_application_emoji
    refused = full_name("seat1", DRAWN["seat1"])

    async def some(*, name: str, image: bytes) -> discord.Emoji:
        if name == refused:
            raise TimeoutError
        return await create(name=name, image=image)

    monkeypatch.setattr(there.bot, "create_application_emoji", some)
    assert await bring(there.bot) == Brought(len(DRAWN) - 1, 0, 1)
    await there.slash("Ann", "game new", game=GAME)
    await there.click("Ben", await there.last, "Join")
    lines = text(await there.last_with("Join")).splitlines()
    assert "1. **Ann** (host)" in lines
    assert f"2. {KNOWN['seat2']} **Ben**" in lines
    monkeypatch.undo()


async def test_where_the_list_is_lost_nothing_else_is(
    there: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def lost() -> Any:
        raise TimeoutError

    monkeypatch.setattr(there.bot, "fetch_application_emojis", lost)
    with caplog.at_level(logging.WARNING):
        await bring_in_the_end(there.bot, upload=True)
    assert "could not be found out" in caplog.text and not KNOWN
    await there.open_table("Ben")


def emojis(message: Any) -> list[str]:
    """Of what is pressed and chosen, by its label, the names of the emblems."""
    found = []
    todo = list(raw(message))
    while todo:
        part = todo.pop()
        todo += [*part.get("components", []), *part.get("options", []), *filter(None, [part.get("accessory")])]
        if part.get("emoji"):
            found.append(part["emoji"]["name"])
    return found


async def test_they_stand_before_names_in_posts_and_before_what_an_option_is_about(
    there: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await there.open_table("Ben")
    await bring(there.bot)
    await there.slash("Ann", "do", moves="pass confirm")
    told = [line for line in text(await there.last_with("Take turn")).splitlines() if "Ann" in line and "Pass" in line]
    assert [line.startswith(f"{KNOWN['seat1']} **Ann**") for line in told] == [True]
    monkeypatch.setattr("bot.ui.parts.taps.of_option", lambda game, key: "steam_red" if key == "pass" else None)
    panel = await there.take("Ben")
    await there.unfold("Ben", panel)
    assert emojis(there.fresh(panel)) == [full_name("steam_red", DRAWN["steam_red"])]
    page = (await there.slash("Cleo", "help")).response
    assert emojis(page) == []
    assert said(await there.slash("Ben", "log"))
    assert there.faults() == []


async def test_they_stand_before_names_in_panels_votes_and_what_is_about_a_seat(there: Stage) -> None:
    await there.open_table("Ben", opponents="normal", players=3)
    await bring(there.bot)
    waiting = (await there.slash("Ann", "do", moves="pass confirm")).response
    assert f"\n{KNOWN['seat2']} **Ben**" in text(waiting)
    await there.slash("Ben", "do", moves="pass confirm")
    status = (await there.slash("Cleo", "game status")).response
    assert f"- {KNOWN['seat1']} **Ann**" in text(status) and emojis(status) == [full_name("seat3", DRAWN["seat3"])]
    await there.slash("Ben", "game end")
    vote = await there.last
    assert f"\N{BALLOT BOX WITH BALLOT} {KNOWN['seat2']} **Ben**" in text(vote)
    assert not [line for line in text(vote).splitlines() if line.count("<:") > 2]
    assert there.faults() == []


def test_whose_board_a_picture_shows_is_told_by_their_sign() -> None:
    read = Reader(Texts()("en"), ("Ann", "Ben"))
    shown = gallery(Id(1, 2, Press.PICTURES), "russian_railroads", "player/1", read, None)
    (menu,) = [item for item in shown.items if isinstance(item, Select)]
    signs = {choice.value: choice.emblem for choice in menu.choices}
    assert (signs["player/0"], signs["player/1"], signs["overview"]) == ("seat1", "seat2", None)


def test_where_discord_has_none_nothing_stands_before_a_name() -> None:
    assert signed("- **Ann**: passes", ["Ann"]) == "- **Ann**: passes"


def test_only_the_name_that_a_line_begins_with_is_signed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KNOWN, "seat1", "(1)")
    monkeypatch.setitem(KNOWN, "seat2", "(2)")
    names = ["Ann", "B*n"]
    told = {
        "**Ann** asks": "(1) **Ann** asks",
        "-# - **B\\*n**: 3, then **Ann**": "-# - (2) **B\\*n**: 3, then **Ann**",
        "2. **Ann** 41": "2. (1) **Ann** 41",
        "The seat of **Ann**": "The seat of **Ann**",
        "**Cleo**: **Ann**": "**Cleo**: **Ann**",
    }
    assert {line: signed(line, names) for line in told} == told


def test_no_name_is_too_long_and_no_two_pictures_share_one() -> None:
    called = {name: full_name(name, png) for name, png in DRAWN.items()}
    assert max(map(len, called.values())) <= MAX_NAME
    assert len(set(called.values())) == len(set(DRAWN.values()))
    assert all(name.replace("_", "").isalnum() for name in called.values())
