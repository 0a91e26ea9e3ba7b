"""`/help` begins with what this person can do now, here, and leads to what whoever runs the bot has put somewhere."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ui.parts.layout import Addresses
from tests.e2e.stage import GAME, Stage, labels, raw, text


async def shown(there: Stage, who: str) -> Any:
    page = (await there.slash(who, "help")).response
    assert page is not None and page.ephemeral
    return page


def beside(page: Any) -> dict[str, str]:
    """The buttons that stand beside a line, by what they say."""
    found = [part["accessory"] for part in raw(page) if part.get("accessory")]
    return {button["label"]: button["custom_id"] for button in found}


async def press(there: Stage, who: str, page: Any, label: str) -> Any:
    return await there.members[who].click(page, custom_id=beside(page)[label])


def above(page: Any) -> list[str]:
    """What stands above the help that everybody reads."""
    return text(page).partition("### How to play here")[0].strip().splitlines()


async def test_with_nothing_to_do_a_table_can_be_opened(there: Stage) -> None:
    page = await shown(there, "Ann")
    assert above(page) == ["### Here and now", "No table here yet."]
    await press(there, "Ann", page, "Open a table")
    assert "Toy Freight" in labels(raw(there.fresh(page)))


async def test_the_turn_that_waits_longest_stands_first(there: Stage) -> None:
    await there.open_table("Ben")
    page = await shown(there, "Ann")
    (_, line) = above(page)
    assert line.startswith("Your turn: **Toy Freight**") and " (<t:" in line
    panel = (await press(there, "Ann", page, "Take turn")).response or there.fresh(page)
    assert "What do you do?" in text(panel)
    assert above(await shown(there, "Ben")) == []  # it is not his turn, and there is no table to join


async def test_a_lobby_here_can_be_joined_and_others_are_counted(there: Stage) -> None:
    await there.slash("Ann", "game new", game=GAME)
    first, there.channel = there.channel, there.guild.create_text_channel("second")
    await there.slash("Cleo", "game new", game=GAME)
    there.channel = first
    page = await shown(there, "Ben")
    assert above(page)[1:] == [
        "A Toy Freight table is open here; 1 player so far.",
        "A table elsewhere on this server is waiting for players.",
    ]
    await press(there, "Ben", page, "Join")
    assert [seat.name for seat in (await there.host.tables.card(1)).seats] == ["Ann", "Ben"]
    assert above(await shown(there, "Ben"))[1:] == ["A table elsewhere on this server is waiting for players."]
    assert above(await shown(there, "Cleo"))[1:] == ["A Toy Freight table is open here; 2 players so far."]


async def test_a_lesson_half_done_is_gone_on_with(there: Stage) -> None:
    lesson = (await there.host.lessons.list(there.person("Ann")))[0]
    seen = await there.host.lessons.open(there.person("Ann"), lesson.game, lesson.key)
    await there.host.lessons.skip(seen.panel.game_id, there.person("Ann"), seen.panel.rev)
    page = await shown(there, "Ann")
    assert above(page)[1].endswith(f"*: you are at step 2 of {lesson.steps}.")
    assert "Go on" in beside(page)


@pytest.mark.parametrize("command", ["help", "privacy"])
async def test_what_whoever_runs_the_bot_has_put_somewhere(there: Stage, command: str) -> None:
    assert not any(part.get("url") for row in raw((await there.slash("Ann", command)).response) for part in _all(row))
    there.bot.front.addresses = Addresses(
        "https://e.example/terms", "https://e.example/privacy", "https://discord.gg/x"
    )
    page = (await there.slash("Ann", command)).response
    found = {part["label"]: part["url"] for row in raw(page) for part in _all(row) if part.get("url")}
    assert found == {
        "Terms": "https://e.example/terms",
        "Privacy": "https://e.example/privacy",
        "Ask us": "https://discord.gg/x",
    }


def _all(part: dict[str, Any]) -> list[dict[str, Any]]:
    return [part, *(inner for child in part.get("components", []) for inner in _all(child))]


async def test_a_lobby_that_is_full_or_by_invitation_is_no_table_to_join(there: Stage) -> None:
    await there.slash("Ann", "game new", game=GAME, players=2)
    assert "Join" in beside(await shown(there, "Cleo"))
    await there.host.guests.set_access(1, there.person("Ann"), invited=True)
    assert above(await shown(there, "Cleo")) == []
    await there.host.guests.set_access(1, there.person("Ann"))
    await there.host.lobby.join(1, there.person("Ben"))
    assert above(await shown(there, "Cleo")) == []


async def test_whoever_comes_alone_is_led_to_a_table(there: Stage) -> None:
    page = await shown(there, "Ann")
    assert "Find me a table" in labels(raw(page)) and "`/find`" in text(page)
    form = await there.click("Ann", page, "Find me a table")
    assert form.modal is not None
