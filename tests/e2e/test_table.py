"""From the lobby to the final score."""

from __future__ import annotations

import discord
import pytest
from discord import app_commands

from bot.host.match.opponents import levels
from bot.ui.parts.ids import Fill, Press
from engine.core.ahead.policy import random_policy
from engine.core.kept import record
from engine.core.play import registry
from engine.core.play.rng import Rng, Seed
from tests.bot.host.rig import view_of
from tests.e2e.stage import GAME, Stage, alt_texts, labels, mentions, raw, said, text
from tests.games import FINISHED
from tests.long import few


async def test_a_table_is_opened_joined_and_started(there: Stage) -> None:
    opened = await there.slash("Ann", "game new", game="Toy Freight")
    assert opened.ephemeral
    assert "Options for Toy Freight" in said(opened)
    lobby = await there.last
    assert "Ann" in text(lobby)
    assert labels(raw(lobby)) == ["Join", "Leave", "Ready", "Options", "Start", "How it plays"]
    await there.click("Ben", lobby, "Join")
    assert "Ben" in text(await there.last)
    assert (await there.last).id == lobby.id
    assert "**Ann** (host)" in text(await there.last)
    assert "Ann is the host" in said(await there.click("Ben", lobby, "Start"))
    asked = await there.click("Ann", await there.last, "Start")
    assert said(asked) == "**Start with 2?**\n2 more can join.\nNot ready yet: **Ben**"
    await there.click("Ben", lobby, "Ready")
    assert "**Ben** ✓ ready" in text(there.fresh(lobby))
    assert (
        text(await there.last) == f"<@{there.members['Ann'].id}> Everybody here is ready: the host can press **Start**."
    )
    await there.click("Cleo", lobby, "Ready")
    again = await there.click("Ann", asked.response, "Start with 2")
    assert said(again) == "**Start with 3?**\nOne more can join."
    await there.click("Ann", there.fresh(asked.response), "Start with 3")
    assert text(there.fresh(asked.response)) == "The game has started."
    board = await there.last
    assert labels(raw(board)) == ["Take turn", "My board", "Log", "Help"]
    assert mentions(board) == [there.members["Ann"].id]
    assert 0 < len(alt_texts(board)[0]) <= 1024


async def test_the_host_chooses_variants_seats_and_opponents(there: Stage) -> None:
    page = (await there.slash("Ann", "game new", game=GAME)).response
    await there.fill("Ann", page, Fill.VARIANTS, variant_length=["long"])
    assert "Length: **Long**" in text(await there.last)
    await there.fill("Ann", there.fresh(page), Fill.TABLE, seats=["3"], opponents=["normal"])
    assert "1 of 3 seats" in text(await there.last)
    assert "Bots (normal) take the rest" in text(await there.last)
    assert "Length: **Long**" in text(there.fresh(page))  # the host reads it in place
    await there.click("Ann", await there.last, "Start")
    card = await there.host.tables.in_channel(there.channel.id)
    assert card.variants == {"length": "long"}
    assert [seat.policy for seat in card.seats] == [None, "normal", "normal"]


async def test_the_options_close_when_the_game_has_started(there: Stage) -> None:
    form = (await there.slash("Ann", "game new", game=GAME, players=2, opponents="normal")).response
    forms = [form, (await there.click("Ann", await there.last, "Options")).response]
    shown = await there.form("Ann", form, Fill.VARIANTS)
    await there.click("Ann", await there.last, "Start")
    await there.send("Ann", shown, variant_length=["long"])
    late = await there.press("Ann", forms[1], Press.FORM, Fill.TABLE)
    assert "has already started" in said(late)
    await there.click("Ann", forms[1], "Start")
    for one in map(there.fresh, forms):
        assert "The game has started" in text(one)
        assert there.ids_of(one) == []


async def test_who_is_not_the_host_reads_who_chooses(there: Stage) -> None:
    await there.slash("Ann", "game new", game=GAME)
    await there.click("Ben", await there.last, "Join")
    assert "Only the host chooses" in said(await there.click("Ben", await there.last, "Options"))
    assert "Options for Toy Freight" in said(await there.click("Ann", await there.last, "Options"))


async def test_the_log_of_a_game_that_was_ended_leads_to_its_record(there: Stage) -> None:
    await there.open_table("Ben")
    await there.slash("Ann", "do", moves="pass confirm")
    log = await there.slash("Ann", "log")
    assert "Record" not in labels(raw(log.response))
    await there.end("Ben")
    log = await there.slash("Ann", "log")
    kept = await there.click("Ann", log.response, "Record")
    assert kept.response.attachments[0].filename == "toy_freight-1.txt"
    assert "0 action pass" in (await kept.response.attachments[0].read()).decode()


async def test_a_lobby_shows_who_left_and_refuses_a_second_table(there: Stage) -> None:
    await there.slash("Ann", "game new", game=GAME)
    await there.slash("Ben", "game join")
    assert "Ben" in text(await there.last)
    await there.click("Ben", await there.last, "Leave")
    assert "Ben" not in text(await there.last)
    assert "a table in this channel already" in said(await there.slash("Cleo", "game new", game=GAME))


@pytest.mark.parametrize("game", few([GAME, *FINISHED], 1))
async def test_a_whole_game_is_played_with_taps_to_the_final_score(there: Stage, game: str) -> None:
    rules = registry.game(game)
    await there.slash("Ann", "game new", game=game, players=rules.seats[0], opponents=levels(rules)[0])
    await there.click("Ann", await there.last, "Start")
    rng = Rng(Seed(7))
    panel = await there.take("Ann")
    for _ in range(2000):
        card = await there.host.tables.card(1)
        if not card.waiting:
            break
        assert [card.seats[w.seat].name for w in card.waiting] == ["Ann"]
        shown = await there.host.play.panel(1, there.person("Ann"))
        await there.answer("Ann", panel, random_policy(view_of(shown), shown.ask, rng))
        panel = there.fresh(panel)
        if "Look again" in labels(raw(panel)):
            panel = await there.take("Ann") if there.has("Take turn") else panel
    else:
        pytest.fail("the game does not end")
    final = await there.last
    assert "🏁" in text(final)
    result = (await there.host.tables.card(1)).result
    for seat, points in enumerate(result.scores):
        assert f" {points}".replace("-", "\N{MINUS SIGN}") in text(final).replace("**", "").splitlines()[1]
        assert sum(result.breakdown[seat].values()) == points
    assert f"{game.replace('_', '-')}-source" not in text(final)
    assert "Ann" in text(final)
    assert [file.filename for file in final.attachments] == ["overview.png", "result.png"]
    board, sheet = alt_texts(final)
    assert board and "place 1" in sheet
    shown = (await there.slash("Ben", "board")).response
    assert shown is not None and alt_texts(shown)[1] == sheet
    kept = (await there.click("Dan", final, "Record")).response
    assert kept is not None
    assert record.play(record.parse((await kept.attachments[0].read()).decode())).result() == result
    # the channel is free for another table
    await there.slash("Ben", "game new", game=game)
    assert "Join" in labels(raw(await there.last))


async def test_people_take_turns_and_only_the_next_is_pinged(there: Stage) -> None:
    await there.open_table("Ben")
    panel = await there.take("Ann")
    await there.answer("Ann", panel, "pass")
    assert "Confirm this turn?" in text(there.fresh(panel))
    before = (await there.last).id
    await there.press("Ann", there.fresh(panel), Press.ANSWER, "confirm")
    assert (await there.last).id != before
    assert mentions(await there.last) == [there.members["Ben"].id]
    assert "**Ann**: Pass" in text(await there.last)
    assert "**Ben**'s turn began" in text(there.fresh(panel))
    sent = [r for r in there.env.http_requests if r.method == "POST" and r.path.endswith("/messages")]
    assert sent[-1].json["allowed_mentions"] == {"parse": [], "users": [there.members["Ben"].id]}
    assert sent[-1].json["enforce_nonce"] is True


async def test_a_hand_is_shown_only_to_its_owner(there: Stage) -> None:
    await there.open_table("Ben")
    panel = await there.take("Ann")
    result = await there.answer("Ann", panel, "deliver")
    assert panel.ephemeral
    assert "Crate" in text(there.fresh(panel))
    assert result.acknowledged
    public = "\n".join(text(m) for m in there.messages)
    assert "Crate" not in public


async def test_games_end_early_by_common_consent(there: Stage) -> None:
    await there.open_table("Ben")
    assert "Only this table's host" in said(await there.slash("Cleo", "game end"))
    assert "I have asked the table" in said(await there.slash("Ben", "game end"))
    vote = await there.last
    assert mentions(vote) == [there.members["Ann"].id], "Ben knows"
    assert "Agree · 1/2" in labels(raw(vote))
    assert "Only the people at this table decide" in said(await there.vote("Cleo", "No"))
    await there.vote("Ann", "Agree")
    assert "Agreed" in text(there.fresh(vote))
    assert labels(raw(there.fresh(vote))) == []
    assert "ended" in text(await there.last)
    assert "no table" in said(await there.slash("Ann", "do", moves="pass"))


async def test_a_seat_is_not_given_to_a_bot_or_from_nobody(there: Stage) -> None:
    await there.open_table("Ben")
    robot = there.guild.add_member(there.env.create_user("Robot", bot=True))
    assert "is an app" in said(await there.slash("Ann", "game seat", seat="Ben", to=robot))
    nobody = await there.slash("Ann", "game seat", seat="Zoe", to=there.members["Cleo"])
    assert "Nobody called “Zoe”" in said(nobody)


async def test_who_may_manage_the_server_ends_any_table_and_sets_the_servers_reminders(there: Stage) -> None:
    await there.open_table("Ben")
    managers = there.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    eve = there.guild.add_member(there.env.create_user("Eve"), roles=[managers])
    set_to = await eve.slash(there.channel, "settings", scope="server", reminders="2h")
    assert "every 2 hours" in said(set_to)
    assert "closed" in said(await eve.slash(there.channel, "game end"))
    assert await there.host.tables.in_channel(there.channel.id) is None


async def test_every_interaction_is_acknowledged_before_anything_is_done(there: Stage) -> None:
    await there.open_table("Ben")
    panel = await there.take("Ann")
    await there.answer("Ann", panel, "pass")
    await there.slash("Ben", "board")
    callbacks = [r.json["type"] for r in there.env.http_requests if r.path.endswith("/callback")]
    deferred_message, deferred_update = 5, 6
    assert len(callbacks) >= 6
    assert set(callbacks) == {deferred_message, deferred_update}


async def test_a_seat_is_given_to_another_member_who_is_asked_at_once(there: Stage) -> None:
    await there.open_table("Ben")
    offered = await there.members["Ann"].autocomplete(there.channel, "game seat", "seat", "an")
    assert [choice["name"] for choice in offered] == ["Ann"]
    done = await there.slash("Ann", "game seat", seat=offered[0]["value"], to=there.members["Cleo"])
    assert "Cleo" in said(done)
    assert there.members["Cleo"].id in mentions(await there.last_with("Take turn"))
    panel = await there.take("Cleo")
    await there.answer("Cleo", panel, "pass")
    assert "Confirm this turn?" in text(there.fresh(panel))


async def test_a_seat_cannot_go_to_somebody_who_has_left_the_server(there: Stage) -> None:
    await there.open_table("Ben")
    gone = there.members["Cleo"].user
    assert "have to be members of this server" in said(await there.slash("Ann", "game seat", seat="2", to=gone))
    assert [type(error) for error in there.env.errors] == [app_commands.TransformerError]
    there.env._errors.clear()  # the framework's own report of it is no failure


async def test_a_table_can_still_be_looked_at_after_its_end(there: Stage) -> None:
    assert "no table in this channel" in said(await there.slash("Ann", "log"))
    await there.open_table("Ben")
    panel = await there.take("Ann")
    await there.answer("Ann", panel, "pass")
    await there.answer("Ann", there.fresh(panel), "confirm")
    await there.end("Ben")
    assert "Pass" in said(await there.slash("Ben", "log"))
    board = await there.slash("Ben", "board")
    assert board.response is not None
    assert alt_texts(board.response)
    assert "no table in this channel" in said(await there.slash("Ann", "do", moves="pass"))
