"""Standing orders with taps: set beforehand or when asked, kept over a restart, told to everybody."""

from __future__ import annotations

from typing import Any

from bot.ui.parts.ids import SELECT, Pick, parse
from tests.e2e.stage import Stage, labels, mentions, raw, said, text, values, walk


async def hands(there: Stage, *dealt: list[int]) -> None:
    """Deal these hands."""
    async with there.bot.house.matches.hold(1) as live:
        live.match.state.hands[:] = [list(hand) for hand in dealt]


def menu(message: Any) -> tuple[str, list[str], str]:
    """The id, the keys and the chosen key of the menu of orders."""
    for part in walk(raw(message)):
        match = SELECT.fullmatch(part.get("custom_id", ""))
        if match and parse(match).verb is Pick.ORDER:
            chosen = [o["value"] for o in part["options"] if o.get("default")]
            return part["custom_id"], values(raw(message), part["custom_id"]), chosen[0]
    raise AssertionError(text(message))


async def open_orders(there: Stage, who: str) -> Any:
    """From the table message to the page, as a player gets there."""
    board = (await there.click(who, await there.last_with("My board"), "My board")).response
    await there.click(who, board, "Standing orders")
    return board


async def give(there: Stage, who: str, page: Any, key: str) -> None:
    custom_id, _, _ = menu(there.fresh(page))
    await there.members[who].select(there.fresh(page), [key], custom_id=custom_id)


async def test_an_order_set_from_my_board_answers_without_a_ping_also_after_a_restart(there: Stage) -> None:
    await there.open_table("Ben")
    page = await open_orders(there, "Ben")
    shown = there.fresh(page)
    assert "Standing orders" in text(shown)
    assert "When somebody asks you for help" in text(shown)
    assert menu(shown)[1:] == (["ask-me", "always-help", "never-help", "help-until-3", "help-the-last"], "ask-me")
    await give(there, "Ben", page, "always-help")
    assert menu(there.fresh(page))[2] == "always-help"
    await there.restart()
    await hands(there, [5], [1])
    count = len(there.messages)
    panel = await there.take("Ann")
    await there.answer("Ann", panel, "deliver")
    await there.click("Ann", there.fresh(panel), "Confirm")
    now = there.fresh(panel)
    assert "Do you thank for the help?" in text(now)
    assert "**Ben** has a standing order: “Always help”." in text(now)
    assert len(there.messages) == count
    await there.answer("Ann", now, "keep")
    await there.click("Ann", there.fresh(panel), "Confirm")
    assert "**Ben** has a standing order" in text(await there.last)
    assert mentions(await there.last) == [there.members["Ben"].id]
    assert "What do you do?" in text(await there.last)


async def test_whoever_is_asked_makes_the_answer_the_rule_from_now_on(there: Stage) -> None:
    await there.open_table("Ben")
    await hands(there, [5], [1])
    panel = await there.take("Ann")
    await there.answer("Ann", panel, "deliver")
    await there.click("Ann", there.fresh(panel), "Confirm")
    assert mentions(await there.last) == [there.members["Ben"].id]
    asked = await there.take("Ben")
    assert "Standing orders" in labels(raw(await there.more("Ben", asked)))
    await there.click("Ben", asked, "Standing orders")
    await give(there, "Ben", asked, "never-help")
    page = there.fresh(asked)
    log = said(await there.slash("Ben", "log"))
    assert "**Ben** has a standing order: “Never help”." in log and "**Ben** refuses." in log
    assert await there.waiting() == ["Ben"]  # it is Ben's turn now
    assert "What do you do?" in text(page)
    assert "Standing orders" not in labels(raw(there.fresh(asked)))


async def test_an_order_is_taken_back(there: Stage) -> None:
    await there.open_table("Ben")
    page = await open_orders(there, "Ben")
    await give(there, "Ben", page, "always-help")
    await give(there, "Ben", page, "ask-me")
    assert menu(there.fresh(page))[2] == "ask-me"
    await hands(there, [5], [1])
    await there.slash("Ann", "do", moves="deliver confirm")
    assert await there.waiting() == ["Ben"]


async def test_the_way_to_the_orders_stands_on_pages_of_ones_own_seat_only(there: Stage) -> None:
    await there.open_table("Ben")
    own, other = await there.slash("Ben", "board", player="Ben"), await there.slash("Ben", "board", player="Ann")
    assert "Standing orders" in labels(raw(own.response))
    assert "Standing orders" not in labels(raw(other.response))
    assert "Standing orders" in labels(raw((await there.slash("Ben", "hand")).response))
    assert "Standing orders" not in labels(raw((await there.slash("Cleo", "hand")).response))
    spectator = await there.click("Cleo", await there.last_with("My board"), "My board")
    assert "Standing orders" not in labels(raw(spectator.response))


async def test_the_page_of_a_game_that_is_over_explains_itself(there: Stage) -> None:
    await there.open_table("Ben")
    page = await open_orders(there, "Ben")
    custom_id, _, _ = menu(there.fresh(page))
    await there.end("Ben")
    late = await there.members["Ben"].select(there.fresh(page), ["always-help"], custom_id=custom_id)
    assert "This game is over" in text(late.followups[0])
