"""What can be typed: /do, /undo, /log, /rules, /settings, /help, and reminders that follow from the settings."""

from __future__ import annotations

from typing import Any

from bot.host.match.opponents import levels
from bot.ui.parts.ids import Press
from engine.core.play import registry
from tests.e2e.stage import GAME, Stage, labels, mentions, raw, said, standing, text

HOUR = 3600


async def test_several_moves_in_one_line_are_all_played(there: Stage) -> None:
    await there.open_table("Ben")
    done = await there.slash("Ann", "do", moves="store ore+coal confirm")
    assert "**Ben**'s turn began" in said(done)
    assert await there.waiting() == ["Ben"]


async def test_of_several_moves_none_is_played_if_one_is_wrong(there: Stage) -> None:
    await there.open_table("Ben")
    refused = said(await there.slash("Ann", "do", moves="store Ore+Gold confirm"))
    assert refused.splitlines()[:2] == ["“Ore+Gold” isn't possible now.", "**Ore and Coal**"]
    card = await there.host.tables.card(1)
    assert [(w.seat, w.kind) for w in card.waiting] == [(0, "action")]


async def test_a_move_that_is_not_legal_is_answered_with_the_reason_and_the_nearest_moves(there: Stage) -> None:
    await there.open_table("Ben")
    refused = (await there.slash("Ann", "do", moves="crate-9")).response
    assert text(refused).startswith("You have no such crate, only Crate ")
    assert labels(raw(refused))[-1] == "Take turn"
    assert "What do you do?" in said(await there.click("Ann", refused, "Take turn"))


async def test_what_names_a_move_without_being_its_key_is_asked_about(there: Stage) -> None:
    await there.open_table("Ben")
    refused = (await there.slash("Ann", "do", moves="Goods confirm")).response
    assert text(refused).startswith("Do you mean this by “Goods”?")
    assert labels(raw(refused)) == ["Store goods", "Take turn"]


async def test_a_nearest_move_is_played_with_what_was_typed_before_it(there: Stage) -> None:
    await there.open_table("Ben")
    refused = (await there.slash("Ann", "do", moves="store oer")).response
    assert labels(raw(refused)) == ["store + Ore", "store + Ore and Coal", "store + Ore and Grain", "Take turn"]
    assert refused.ephemeral
    await there.click("Ann", refused, "store + Ore")
    assert "Confirm this turn" in text(there.fresh(refused))
    await there.slash("Ann", "undo", turn=True)
    late = (await there.slash("Ann", "do", moves="stroe")).response
    await there.slash("Ann", "do", moves="pass")
    await there.click("Ann", late, "Store goods")
    assert "moved on" in text(there.fresh(late))


async def test_a_move_is_found_by_the_words_on_its_button(there: Stage) -> None:
    await there.open_table("Ben")
    ann = there.members["Ann"]
    for typed, found in (
        ("goods", "store"),
        ("draw a r", "lay"),
        ("lay row b", "lay b1"),
        ("lay b2 curv 6", "lay b2 b2/curve/5"),
    ):
        offered = await ann.autocomplete(there.channel, "do", "moves", typed)
        assert offered[0]["value"] == found, typed
    assert offered[0]["name"] == "lay b2 b2/curve/5 · Curve, turn 6 · Curves"
    assert await ann.autocomplete(there.channel, "do", "moves", "lay submarine") == []


async def test_do_completes_the_last_word_with_what_is_legal_then(there: Stage) -> None:
    await there.open_table("Ben")
    ann = there.members["Ann"]
    first = {c["value"]: c["name"] for c in await ann.autocomplete(there.channel, "do", "moves", "")}
    assert first["store"] == "store · Store goods"
    second = [c["value"] for c in await ann.autocomplete(there.channel, "do", "moves", "store gr")]
    assert second[0] == "store grain"
    assert all("gr" in line for line in second)
    assert await there.members["Cleo"].autocomplete(there.channel, "do", "moves", "") == []


async def test_do_takes_a_key_whose_first_part_is_asked_first(there: Stage) -> None:
    await there.open_table("Ben")
    ann = there.members["Ann"]
    found = {c["value"]: c["name"] for c in await ann.autocomplete(there.channel, "do", "moves", "lay b2/c")}
    assert found["lay b2/curve/5"] == "lay b2/curve/5 · Curve, turn 6 · Curves"
    assert "Confirm this turn" in said(await there.slash("Ann", "do", moves="lay b2/curve/5"))


async def test_undo_takes_back_a_line_a_step_or_the_whole_turn(there: Stage) -> None:
    await there.open_table("Ben")
    await there.slash("Ann", "do", moves="store ore")
    assert "What do you do?" in said(await there.slash("Ann", "undo"))
    await there.slash("Ann", "do", moves="store")
    await there.slash("Ann", "do", moves="ore")
    assert "Which goods" in said(await there.slash("Ann", "undo"))
    assert "What do you do?" in said(await there.slash("Ann", "undo", turn=True))
    assert "nothing you can undo" in said(await there.slash("Ann", "undo"))


async def test_the_log_has_pages(there: Stage) -> None:
    await there.open_table("Ben")
    await there.slash("Ann", "do", moves="pass confirm")
    page = await there.slash("Ben", "log")
    assert "**Ann**: Pass" in said(page)
    assert "page 1 of 1" in said(page)
    opened = await there.press("Ben", await there.last, Press.LOG)
    assert "**Ann**: Pass" in said(opened)


async def test_rules_are_found_by_number_and_by_words(there: Stage) -> None:
    await there.open_table("Ben")
    assert "TOY-002" in said(await there.slash("Ann", "rules", search="highest bid"))
    assert "scores its size" in said(await there.slash("Ann", "rules", search="TOY-001"))
    assert "say nothing about" in said(await there.slash("Ann", "rules", search="submarine"))


async def test_the_hand_and_the_boards_are_pictures_with_words(there: Stage) -> None:
    await there.open_table("Ben")
    hand = await there.slash("Ben", "hand")
    assert hand.response is not None
    assert hand.ephemeral
    assert "**Ann**'s turn" in said(hand)
    board = await there.slash("Ben", "board", player="Ann")
    assert board.response is not None
    assert len(board.response.attachments) == 1
    assert board.response.attachments[0].description


async def test_help_is_there_without_a_table(there: Stage) -> None:
    assert "/game new" in said(await there.slash("Cleo", "help"))
    assert "no table" in said(await there.slash("Cleo", "game status"))


async def test_settings_show_what_holds_and_refuse_nonsense(there: Stage) -> None:
    shown = said(await there.slash("Ann", "settings", reminders="12h", quiet="22-7", timezone="Europe/Prague"))
    for line in (
        "Reminders:** every 12 hours · yours",
        "Quiet hours:** 22:00–07:00 · yours",
        "Europe/Prague · yours",
    ):
        assert line in shown
    assert "Write 12h, 90m or 2d" in said(await there.slash("Ann", "settings", reminders="soon"))
    assert "Write quiet hours" in said(await there.slash("Ann", "settings", quiet="late"))
    assert "can't be the time zone" in said(await there.slash("Ann", "settings", timezone="Mars/Base"))
    assert "Only server managers" in said(await there.slash("Ann", "settings", scope="server", reminders="2h"))


async def test_settings_are_chosen_in_forms_for_oneself_the_table_and_the_server(there: Stage) -> None:
    page = (await there.slash("Ann", "settings")).response
    ways = ["Pings…", "Quiet hours…", "Playing…", "Mine", "This server", "Blocked people"]
    assert labels(raw(page)) == ways

    async def choose(payload: str, **values: Any) -> str:
        shown = await there.press("Ann", there.fresh(page), Press.FORM, f"settings/{payload}")
        done = await there.members["Ann"].submit_modal(shown, {**standing(shown.modal), **values})
        return text(there.fresh(page)) + "".join(map(text, done.followups))

    assert "**Reminders:** every 12 hours · yours" in await choose("player/pings", remind_after=["720"])
    assert "**Reminders:** every day\n" in await choose("player/pings", remind_after=["-"])
    night = await choose("player/night", timezone="america/anchorage", quiet_from=["1320"])
    assert "America/Anchorage · yours" in night
    assert "**Quiet hours:** 22:00–07:00 · yours" in night
    assert "can't be the time zone" in await choose("player/night", timezone="Mars/Base")
    night = await choose("player/night", timezone="", quiet_from=["-"], quiet_to=["-"])
    assert "**Time zone:** UTC\n" in night and "**Quiet hours:** none" in night
    await there.open_table("Ben")
    page = (await there.slash("Ann", "settings", scope="table", most=1)).response
    assert "may be away:** 7 · this table's" in await choose("table/posts", away_days=["7"])
    await there.click("Ann", there.fresh(page), "Mine")
    assert "**Most reminders for a turn:** 1 · this table's" in text(there.fresh(page))
    await there.click("Ann", there.fresh(page), "This server")
    assert "Only server managers" in await choose("server/posts", pace=["calm"])


async def test_who_does_not_want_to_confirm_is_not_asked_to(there: Stage) -> None:
    await there.slash("Ann", "settings", confirm=False)
    await there.open_table("Ben")
    panel = await there.take("Ann")
    await there.answer("Ann", panel, "pass")
    assert "**Ben**'s turn began" in text(there.fresh(panel))


async def test_a_player_is_reminded_after_the_interval_and_not_after_acting(there: Stage) -> None:
    await there.slash("Ann", "settings", reminders="12h")
    await there.open_table("Ben")
    count = len(there.messages)
    await there.env.advance_time(11 * HOUR)
    assert len(there.messages) == count
    await there.env.advance_time(2 * HOUR)
    assert len(there.messages) == count + 1
    assert mentions(await there.last) == [there.members["Ann"].id]
    await there.slash("Ann", "do", moves="pass confirm")
    count = len(there.messages)
    await there.env.advance_time(13 * HOUR)
    assert len(there.messages) == count


async def test_reminders_go_on_after_a_restart_and_give_up(there: Stage) -> None:
    await there.slash("Ann", "settings", reminders="12h", most=2)
    await there.open_table("Ben")
    count = len(there.messages)
    await there.env.advance_time(6 * HOUR)
    await there.restart()
    await there.env.advance_time(7 * HOUR)
    assert len(there.messages) == count + 1
    await there.env.advance_time(40 * HOUR)
    assert len(there.messages) == count + 2  # one reminder, and then the table is asked
    assert "**Ann** has not moved" in text(await there.last)


async def test_nobody_is_reminded_in_their_quiet_hours(there: Stage) -> None:
    # the simulated clock starts at midnight, UTC
    await there.slash("Ann", "settings", reminders="6h", quiet="5-12", timezone="UTC")
    await there.open_table("Ben")
    count = len(there.messages)
    await there.env.advance_time(11.5 * HOUR)
    assert len(there.messages) == count
    await there.env.advance_time(1 * HOUR)
    assert len(there.messages) == count + 1


async def test_a_game_is_found_by_its_name_or_completed(there: Stage) -> None:
    found = await there.members["Ann"].autocomplete(there.channel, "game new", "game", "toy")
    assert [c["value"] for c in found] == [GAME]
    policies = await there.members["Ann"].autocomplete(there.channel, "game new", "opponents", "", game=GAME)
    assert [c["value"] for c in policies] == list(levels(registry.game(GAME)))
    assert "There is no game called" in said(await there.slash("Ann", "game new", game="chess"))
