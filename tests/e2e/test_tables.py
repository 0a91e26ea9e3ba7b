"""Whoever comes alone finds a table: what is open on this server, with a way in at each."""

from __future__ import annotations

from typing import Any, cast

import discord
import pytest
from simcord.backend.models import Overwrite

from bot.host.types.people import Person
from bot.host.types.table import GameCard, Venue
from bot.ui.pages.tables import A_PAGE
from bot.ui.parts.ids import SELECT, Press
from tests.e2e.stage import GAME, Stage, ids, labels, raw, said, text, values

FRED = Person(77, "Fred", "en-US")


async def lobby(there: Stage, who: str | Person = "Ann", game: str = GAME, **given: Any) -> GameCard:
    """Somebody opens a table in a channel of its own."""
    channel = there.guild.create_text_channel(f"table-{game}")
    venue = Venue(there.guild.id, channel.id, None, "en-US")
    person = there.person(who) if isinstance(who, str) else who
    card: GameCard = await there.host.lobby.open(venue, person, game, **given)
    await there.env.settle()
    return card


def hide(there: Stage, channel_id: int) -> None:
    nobody = Overwrite(there.guild.id, cast(Any, 0), allow=0, deny=discord.Permissions(view_channel=True).value)
    there.env.backend.set_overwrite(channel_id, nobody)


async def page(there: Stage, who: str = "Ben", **filters: str) -> Any:
    result = await there.slash(who, "tables", **filters)
    assert result.response is not None and result.response.ephemeral
    return result.response


async def test_each_open_table_is_told_with_a_way_in(there: Stage) -> None:
    assert "None here just now" in text(await page(there))
    card = await lobby(there)
    await there.host.lobby.set_time(card.game_id, there.person("Ann"), pace="daily", overtime="tell")
    shown = await page(there)
    _, first, below = text(shown).splitlines()
    assert first.startswith("**1. Toy Freight · 1/")
    assert "**Ann**" in first and f"<#{card.venue.channel_id}>" in first and "<t:" in first
    assert below.startswith("-# ") and "24 h a move" in below
    assert labels(raw(shown))[0] == "Join 1"
    await there.press("Ben", shown, Press.SIT)
    after = there.fresh(shown)
    assert text(after).startswith(f"You have a seat: [Toy Freight](https://discord.com/channels/{there.guild.id}/")
    assert "**Ann** and **Ben**" in text(after)
    assert "Join 1" not in labels(raw(after))
    assert [seat.name for seat in (await there.host.tables.card(card.game_id)).seats] == ["Ann", "Ben"]


async def test_who_may_sit_down_is_said_and_where_one_has_to_be_invited_nobody_is_led_in_vain(there: Stage) -> None:
    card, role = await lobby(there), there.guild.create_role("friends")
    host = there.host.guests
    await host.set_access(card.game_id, there.person("Ann"), for_role=role.id, least_in_time=90, least_games=1)
    shown = await page(there)
    assert text(shown).splitlines()[2].endswith(f"for <@&{role.id}> · 90% of turns on time · 1 finished game")
    assert "Join 1" in labels(raw(shown))
    await host.set_access(card.game_id, there.person("Ann"), invited=True)
    shown = await page(there)
    assert text(shown).splitlines()[2].endswith("by invitation")
    assert "Join 1" not in labels(raw(shown))


async def test_two_want_the_last_seat(there: Stage) -> None:
    card = await lobby(there, seats=2)
    pages = {name: await page(there, name) for name in ("Ben", "Cleo")}
    for name, shown in pages.items():
        await there.press(name, shown, Press.SIT)
    assert len((await there.host.tables.card(card.game_id)).seats) == 2
    assert "None here just now" in text(await page(there, "Dan")), "what is full is not open"
    late = await there.press("Cleo", pages["Cleo"], Press.SIT)
    assert "full" in said(late)
    assert "Join 1" not in labels(raw(await page(there, "Dan")))


async def test_a_table_that_has_started_meanwhile_is_said_to_have(there: Stage) -> None:
    card = await lobby(there)
    await there.host.lobby.join(card.game_id, there.person("Cleo"))
    shown = await page(there)
    await there.host.lobby.start(card.game_id, there.person("Ann"))
    assert "started" in said(await there.press("Ben", shown, Press.SIT))


async def test_who_may_not_see_a_channel_does_not_hear_of_its_table(there: Stage) -> None:
    card = await lobby(there)
    hide(there, card.venue.channel_id)
    await there.env.settle()
    assert "None here just now" in text(await page(there))


async def test_a_running_table_whose_host_looks_for_a_player_gives_the_seat_of_a_practice_opponent(
    there: Stage,
) -> None:
    card = await lobby(there, seats=3, opponents="normal")
    await there.host.lobby.join(card.game_id, there.person("Cleo"))
    await there.host.lobby.start(card.game_id, there.person("Ann"))
    await there.env.settle()
    assert "None here just now" in text(await page(there))
    there.channel = there.guild.channels["table-toy_freight"]
    assert "only this table's host" in said(await there.slash("Ben", "game seek")).lower()
    assert "is looking for a player" in said(await there.slash("Ann", "game seek"))
    shown = await page(there)
    assert [line[:18] for line in text(shown).splitlines() if line.startswith("**")] == ["**1. Toy Freight**"]
    assert f"<#{card.venue.channel_id}>" in text(shown) and " · round 1" in text(shown)
    await there.press("Ben", shown, Press.SEAT)
    assert (await there.host.tables.card(card.game_id)).seat_of(there.members["Ben"].id) == 2
    assert "None here just now" in text(await page(there))


async def test_the_host_looks_for_a_player_and_stops_with_a_button_of_the_status(there: Stage) -> None:
    await there.open_table("Ben", opponents="normal", players=3)
    assert "Look for a player" not in labels(raw((await there.slash("Ben", "game status")).response))
    pages = [(await there.slash("Ann", "game status")).response for _ in range(2)]
    for shown in pages:  # what a button says is what happens, also on a page from before
        await there.click("Ann", shown, "Look for a player")
        assert "This table is looking for a player" in text(there.fresh(shown))
        assert labels(raw(there.fresh(shown))) == ["Stop looking"]
        assert "1. Toy Freight" in text(await page(there))
    await there.click("Ann", there.fresh(pages[0]), "Stop looking")
    assert labels(raw(there.fresh(pages[0]))) == ["Look for a player"]
    assert "needs a player" not in text(there.fresh(pages[0]))
    assert "None here just now" in text(await page(there))


async def test_ten_a_page_and_by_game_and_pace(there: Stage) -> None:
    cards = [await lobby(there, FRED) for _ in range(A_PAGE + 1)]
    steam = await lobby(there, FRED, "steam")
    await there.host.lobby.set_time(cards[0].game_id, FRED, pace="brisk", overtime="tell")
    shown = await page(there)
    assert [label for label in labels(raw(shown)) if label.startswith("Join")] == [f"Join {n}" for n in range(1, 11)]
    await there.click("Ben", shown, "More ▶")
    assert [label for label in labels(raw(there.fresh(shown))) if label.startswith("Join")] == ["Join 11", "Join 12"]
    assert "Join 1" in labels(raw(await page(there, game="Steam")))
    assert text(await page(there, game="Steam")).count("**Fred**") == 1
    assert f"<#{steam.venue.channel_id}>" in text(await page(there, game="steam"))
    shown = await page(there)
    (menu,) = [each for each in ids(raw(shown)) if SELECT.fullmatch(each)]
    assert "pace/brisk" in values(raw(shown), menu)
    await there.members["Ben"].select(shown, ["pace/brisk"], custom_id=menu)
    assert f"<#{cards[0].venue.channel_id}>" in text(there.fresh(shown))
    assert text(there.fresh(shown)).count("**Fred**") == 1


@pytest.mark.parametrize("payload", ["x//", "1", "-1//", "99999//", "0/nopace/nogame"])
async def test_a_page_that_nobody_offers_is_no_trouble(there: Stage, payload: str) -> None:
    await lobby(there)
    shown = await page(there)
    button = next(each for each in ids(raw(shown)) if f".{Press.SIT}." in each)
    stored = there.env.backend.get_message(shown.channel_id, shown.id)
    forged = f"r1.0.0.{Press.TABLES}.{payload}"
    stored.components = _exchanged(stored.components, button, forged)
    result = await there.members["Ben"].click(there.fresh(shown), custom_id=forged)
    assert result.response is not None or result.followups or text(there.fresh(shown))


def _exchanged(parts: Any, old: str, new: str) -> Any:
    if isinstance(parts, list):
        return [_exchanged(part, old, new) for part in parts]
    if isinstance(parts, dict):
        return {key: new if value == old else _exchanged(value, old, new) for key, value in parts.items()}
    return parts


async def test_what_is_told_of_a_table_is_what_applies_to_it_and_who_fills_up(there: Stage) -> None:
    ann = there.person("Ann")
    card = await lobby(there, "Ann", "steam", opponents="normal", seats=4)
    assert text(await page(there)).splitlines()[2] == (
        "-# Base game · North-eastern America · Auction · Empty seats: normal bots"
    )
    await there.host.lobby.set_variant(card.game_id, ann, "rules", "standard")
    await there.host.lobby.set_opponents(card.game_id, ann, None)
    await there.host.lobby.set_start(card.game_id, ann, 2)
    told = text(await page(there)).splitlines()[2]
    assert told.startswith("-# Standard game · North-eastern America · starts <t:") and told.endswith(":R>, with bots")


async def test_it_is_said_of_which_tables_a_page_is(there: Stage) -> None:
    await lobby(there, FRED)
    assert "Only:" not in text(await page(there))
    shown = await page(there, game="Steam", pace="brisk")
    assert text(shown).splitlines()[1:] == [
        "-# Only: Steam · 8 h a move, reserve up to 24 h",
        "None here just now.",
    ]
