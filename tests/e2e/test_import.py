"""`/game import`: a game of a file in this channel."""

from __future__ import annotations

import discord

from bot.ui.parts.ids import Press
from bot.ui.table.since import IN_PANEL
from engine.core.ahead.policy import moves
from engine.core.kept.record import Record
from engine.core.play.match import Match
from engine.core.play.registry import game
from tests.e2e.stage import GAME, Stage, fields, said, text


def written(most: int) -> bytes:
    """A record of the first moves, or of all."""
    match = Match.new(game(GAME), 2, {}, 5, confirm=())
    record = Record(GAME, 2, 5, match.variants)
    for answer in moves(match, ["greedy"] * 2, 5):
        record.add(answer)
        if len(record.answers) == most:
            break
    return str(record).encode()


async def test_a_finished_game_of_a_file_stands_in_the_channel(there: Stage) -> None:
    message = await there.slash("Ann", "game import", file=("game.txt", written(9999)))
    assert message.ephemeral
    assert "This game of Toy Freight is here now" in said(message)
    shown = text(there.messages[-1])
    assert "Ann has brought this game here from a file" in shown
    assert "🏁" in shown
    assert "brought this game here" in said(await there.slash("Ben", "log"))
    assert not there.faults()


async def test_a_running_one_takes_a_manager_and_people_and_goes_on(there: Stage) -> None:
    file = ("game.txt", written(3))
    refused = await there.slash("Ann", "game import", file=file, seat1=there.members["Ben"])
    assert "Only server managers" in said(refused)
    managers = there.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    eve = there.guild.add_member(there.env.create_user("Eve"), roles=[managers])
    people = {"seat1": there.members["Ben"], "seat2": there.members["Cleo"]}
    assert "is here now" in said(await eve.slash(there.channel, "game import", file=file, **people))
    card = await there.host.tables.in_channel(there.channel.id)
    who = {0: "Ben", 1: "Cleo"}[card.waiting[0].seat]
    panel = await there.take(who)
    assert "What do you do?" in text(panel)
    assert "Eve has brought this running game here from a file" in said(
        await there.press(who, panel, Press.LOG, IN_PANEL)
    )
    assert not there.faults()


async def test_a_file_that_is_no_game_is_refused_with_what_to_give_instead(there: Stage) -> None:
    refused = await there.slash("Ann", "game import", file=("cat.png", b"\x89PNG\xff\xfe"))
    assert "This is no game that I can read" in said(refused)
    huge = await there.slash("Ann", "game import", file=("game.txt", b" " * (3 << 20)))
    assert "is too large for a game" in said(huge)


async def test_without_a_file_it_is_asked_for_in_a_form(there: Stage) -> None:
    shown = await there.slash("Ann", "game import")
    assert list(fields(shown.modal)) == ["file"]  # who may not manage the server gives no seats
    brought = await there.send("Ann", shown, file=("game.txt", written(9999)))
    assert "This game of Toy Freight is here now" in said(brought)
    there.channel = there.guild.create_text_channel("second")
    managers = there.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    there.env.backend.add_member_role(there.guild.id, there.members["Ann"].id, managers.id)
    shown = await there.slash("Ann", "game import")
    brought = await there.send("Ann", shown, file=("game.txt", written(3)), seat2=[there.members["Ben"]])
    assert "is here now" in said(brought)
    card = await there.host.tables.in_channel(there.channel.id)
    assert [seat.user_id for seat in card.seats] == [None, there.members["Ben"].id]
    assert not there.faults()


async def test_what_is_no_game_is_said_to_be_none(there: Stage) -> None:
    shown = await there.slash("Ann", "game import")
    assert "This is no game that I can read" in said(
        await there.send("Ann", shown, file=("game.txt", b"\xff nonsense"))
    )
