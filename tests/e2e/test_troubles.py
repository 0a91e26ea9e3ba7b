"""What goes wrong: restarts, double clicks, stale buttons, wrong players, a failing Discord, channels that vanish."""

from __future__ import annotations

import logging

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite

from tests.e2e.stage import GAME, Stage, alt_texts, labels, mentions, raw, said, text


async def test_a_turn_that_is_half_taken_is_still_so_after_a_restart(there: Stage) -> None:
    await there.open_table("Ben")
    panel = await there.take("Ann")
    await there.answer("Ann", panel, "store")
    assert "Which goods" in text(there.fresh(panel))
    await there.restart()
    # the old panel goes on where it was
    await there.answer("Ann", there.fresh(panel), "ore+grain")
    assert "Confirm this turn?" in text(there.fresh(panel))
    await there.restart()
    # and so does the old button in the channel, with a new panel
    again = await there.take("Ann")
    assert "Confirm this turn?" in text(again)
    await there.click("Ann", again, "Undo step")
    assert "Which goods" in text(there.fresh(again))
    await there.click("Ann", there.fresh(again), "None")
    await there.click("Ann", there.fresh(again), "Confirm")
    assert mentions(await there.last) == [there.members["Ben"].id]


async def test_commands_are_registered_again_only_if_they_have_changed(there: Stage) -> None:
    def registered() -> int:
        return sum(r.method == "PUT" and r.path.endswith("/commands") for r in there.env.http_requests)

    assert registered() == 1
    await there.restart()
    assert registered() == 1


async def test_of_a_double_click_the_second_changes_nothing_and_says_why(there: Stage) -> None:
    await there.open_table("Ben")
    second = await there.take("Ann")
    await there.host.play.answer(1, there.person("Ann"), None, ["store"], 1)  # the first press, not yet shown
    await there.answer("Ann", second, "pass")
    stale = text(there.fresh(second))
    assert stale.splitlines()[1].startswith("⚠ The table has moved on")
    assert "Which goods" in stale
    now = await there.host.play.panel(1, there.person("Ann"))
    assert now.ask.kind == "goods"


async def test_a_button_that_is_still_on_an_old_table_message_opens_what_is_asked_now(there: Stage) -> None:
    await there.open_table("Ben")
    old = await there.last
    there.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50001, times=None)
    for name in ("Ann", "Ben"):
        panel = await there.take(name)
        await there.answer(name, panel, "pass")
        await there.click(name, there.fresh(panel), "Confirm")
    opened = await there.click("Ann", old, "Take turn")
    assert "What do you bid?" in said(opened)


async def test_an_older_table_message_keeps_its_picture_and_loses_its_buttons(there: Stage) -> None:
    old = await there.open_table("Ben")
    before, pictures = text(old), alt_texts(old)
    panel = await there.take("Ann")
    await there.answer("Ann", panel, "pass")
    await there.click("Ann", there.fresh(panel), "Confirm")
    assert there.ids_of(there.fresh(old)) == []
    assert (text(there.fresh(old)), alt_texts(there.fresh(old))) == (before, pictures)
    assert mentions(there.fresh(old)) == [there.members["Ann"].id]
    assert "Take turn" in labels(raw(await there.last))
    there.env.backend.delete_message((await there.last).channel_id, (await there.last).id)
    await there.slash("Ben", "do", moves="pass confirm")
    assert mentions(await there.last) == [there.members["Ann"].id]


async def test_only_the_player_of_the_seat_acts(there: Stage) -> None:
    await there.open_table("Ben")
    assert "**Ann**'s turn began" in text(await there.take("Ben"))
    assert "It is not your turn" in said(await there.slash("Ben", "do", moves="pass"))
    spectator = await there.click("Cleo", await there.last_with("Take turn"), "Take turn")
    assert "You don't play at this table" in said(spectator)
    assert "You don't play at this table" in said(await there.slash("Cleo", "do", moves="pass"))
    assert (await there.slash("Cleo", "board")).response is not None
    assert await there.waiting() == ["Ann"]


@pytest.mark.parametrize("missing", ["send_messages", "attach_files", "embed_links", "read_message_history"])
async def test_a_missing_permission_is_named_when_a_table_is_opened(there: Stage, missing: str) -> None:
    deny = discord.PermissionOverwrite(**{missing: False})
    narrow = there.guild.create_text_channel("narrow", overwrites={there.guild.default_role: deny})
    refused = await there.members["Ann"].slash(narrow, "game new", game=GAME)
    assert missing.replace("_", " ").title() in said(refused)
    assert await there.host.tables.in_channel(narrow.id) is None


async def test_a_post_that_discord_refused_comes_when_discord_is_well_again(there: Stage) -> None:
    await there.open_table("Ben")
    panel = await there.take("Ann")
    await there.answer("Ann", panel, "pass")
    before = len(there.messages)
    there.env.inject_error("POST", "/channels/*/messages", status=503, times=2)
    await there.click("Ann", there.fresh(panel), "Confirm")
    await there.env.advance_time(60)
    assert len(there.messages) == before + 1
    assert mentions(await there.last) == [there.members["Ben"].id]
    attempts = [r.json["nonce"] for r in there.env.http_requests if r.json and "nonce" in r.json]
    assert len(attempts[-3:]) == 3
    assert len(set(attempts[-3:])) == 1


async def test_an_answer_that_could_not_be_shown_counts_once(there: Stage) -> None:
    await there.open_table("Ben")
    panel = await there.take("Ann")
    await there.unfold("Ann", panel)
    there.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=500)
    failed = await there.answer("Ann", there.fresh(panel), "store")
    assert "That went through, but I could not show the answer" in said(failed)
    again = await there.answer("Ann", panel, "pass")
    assert again.acknowledged
    assert "Which goods" in text(there.fresh(panel))


async def test_what_nobody_foresaw_is_told_in_one_sentence_and_logged_under_its_number(
    there: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await there.open_table("Ben")

    async def broken(*_: object) -> None:
        raise ZeroDivisionError("a secret of the machine room")

    monkeypatch.setattr(there.host.play, "panel", broken)
    with caplog.at_level(logging.ERROR):
        told = said(await there.click("Ann", await there.last, "Take turn"))
    assert "secret" not in told
    number = told.partition("error ")[2][:6]
    assert any(number in record.getMessage() and record.exc_info for record in caplog.records)


async def test_the_host_is_told_once_that_the_channel_is_gone(there: Stage) -> None:
    await there.open_table("Ben", opponents=None)
    there.env.backend.delete_channel(there.channel.id)
    ann, ben = there.person("Ann"), there.person("Ben")
    await there.host.play.answer(1, ann, None, ["pass", "confirm"], 1)
    await there.bot.house.settle()
    await there.host.play.answer(1, ben, None, ["pass", "confirm"], 2)
    await there.bot.house.settle()
    dm = there.members["Ann"].user.dm_channel
    sent = list(there.env.backend.messages[dm.id].values())
    assert len(sent) == 1
    assert "The channel is gone" in text(simcord.ResponseMessage(there.env, sent[0]))


async def test_a_button_of_another_version_explains_itself(there: Stage) -> None:
    channel = there.bot.get_channel(there.channel.id)
    assert isinstance(channel, discord.TextChannel)
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Old", custom_id="r0.1.a"))
    view.stop()
    await channel.send("an old message", view=view)
    assert "another version" in said(await there.click("Ann", await there.last, "Old"))


async def test_two_channels_hold_two_tables(there: Stage) -> None:
    await there.open_table("Ben")
    other = set_up_channel(there)
    await there.members["Ann"].slash(other, "game new", game=GAME)
    both = said(await there.slash("Ann", "game status"))
    assert "Your other tables" in both
    assert f"<#{other.id}>" in both


def set_up_channel(there: Stage) -> simcord.ChannelHandle:
    return there.guild.create_text_channel("second")


async def test_the_buttons_of_a_game_that_is_over_explain_themselves(there: Stage) -> None:
    board = await there.open_table("Ben")
    panel = await there.take("Ann")
    await there.end("Ben")
    await there.bot.house.settle()
    assert "This game was ended early." in text(there.fresh(panel)), "the question has given way"
    await there.click("Ann", there.fresh(panel), "Look again")
    assert "This game was ended early." in text(there.fresh(panel))
    assert labels(raw(there.fresh(board))) == []


async def test_a_line_longer_than_any_message_is_refused_in_a_message(there: Stage) -> None:
    await there.open_table("Ben")
    assert "isn't possible now" in said(await there.slash("Ann", "do", moves="x" * 5900))


async def test_the_same_people_play_again_with_one_tap(there: Stage) -> None:
    await there.open_table("Ben", players=2)
    await there.slash("Ben", "game concede")
    await there.vote("Ann", "Agree")
    final = await there.last_with("Play again")
    for name in ("Ann", "Ben"):
        assert "**Ben** is the host" in said(await there.click(name, final, "Play again"))
    lobby = await there.last
    assert labels(raw(lobby)) == ["Join", "Leave", "Ready", "Options", "Start", "How it plays"]
    assert "1. **Ben** (host)\n2. **Ann**" in text(lobby)
    assert sum("join the table" in text(message) for message in there.messages) == 1
    assert "You don't play at this table" in said(await there.click("Cleo", final, "Play again"))


async def test_what_could_not_be_posted_is_shown_once_when_the_permission_is_back(there: Stage) -> None:
    await there.open_table("Ben")

    def forbid(permissions: discord.Permissions) -> None:
        everyone = Overwrite(there.guild.id, 0, allow=0, deny=permissions.value)
        there.env.backend.set_overwrite(there.channel.id, everyone)

    forbid(discord.Permissions(send_messages=True))
    before = len(there.messages)
    await there.slash("Ann", "do", moves="pass confirm")
    assert "may not write" in said(await there.slash("Ben", "game status"))
    forbid(discord.Permissions(add_reactions=True, attach_files=True))
    await there.env.settle()
    assert len(there.messages) == before
    for permission in ("add_reactions", "create_events"):
        forbid(discord.Permissions(**{permission: True}))
        await there.env.settle()
    assert len(there.messages) == before + 1
    assert mentions(await there.last) == [there.members["Ben"].id]
    assert "may not write" not in said(await there.slash("Ben", "game status"))
