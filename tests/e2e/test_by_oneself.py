"""Whoever has installed the bot for themselves has it in messages with it, and on servers where it is not."""

from __future__ import annotations

from typing import Any

import pytest
import simcord
from simcord import interactions
from simcord.results import InteractionResult

from bot.ui.parts.ids import Press
from tests.e2e.stage import BUTTON, GAME, Stage, ids, labels, parse, raw, said, text

EVERYWHERE = ("turns", "learn", "rules", "stats", "settings", "privacy", "help", "block", "export", "away")


def posted(there: Stage, user: Any) -> list[Any]:
    """What the bot has posted in somebody's messages with it."""
    found = there.env.backend.messages[user.dm_channel.id].values()
    return [simcord.ResponseMessage(there.env, one) for one in found if not one.is_ephemeral]


async def press(user: Any, message: Any, verb: Press) -> Any:
    wanted = next(one for one in ids(raw(message)) if (m := BUTTON.fullmatch(one)) and parse(m).verb is verb)
    return await user.click(message, custom_id=wanted)


@pytest.mark.parametrize("command", ["turns", "learn", "rules", "stats", "settings", "privacy", "help", "block"])
async def test_in_messages_with_the_bot(there: Stage, command: str) -> None:
    solo = there.env.create_user("Solo")
    result = await solo.slash(command)
    assert said(result) and "went wrong" not in said(result)


async def test_a_game_against_bots_in_messages_with_the_bot(there: Stage) -> None:
    solo = there.env.create_user("Solo")
    page = (await solo.slash("game new", game="Toy Freight")).response
    assert "Bots (normal) take the rest" in text(page)
    await there.bot.house.settle()
    (lobby,) = posted(there, solo)
    assert "Join" in labels(raw(lobby))
    await press(solo, lobby, Press.START)
    await there.bot.house.settle()
    card = await there.host.tables.in_channel(solo.dm_channel.id)
    assert [seat.policy for seat in card.seats] == [None, "normal", "normal", "normal"]
    table = posted(there, solo)[-1]
    panel = (await press(solo, table, Press.TAKE)).response
    assert "What do you do?" in text(panel)
    for command in ("board", "log", "hand", "sandbox", "game status", "note"):
        assert "went wrong" not in said(await solo.slash(command)), command
    done = await solo.slash("do", moves="pass confirm")
    assert "went wrong" not in said(done)
    assert "Toy Freight" in said(await solo.slash("turns"))
    assert not there.faults()


async def test_settings_are_kept_and_there_is_no_server(there: Stage) -> None:
    solo = there.env.create_user("Solo")
    page = (await solo.slash("settings", timezone="Europe/Prague")).response
    assert "This server" not in labels(raw(page)) and "Europe/Prague" in text(page)
    refused = await solo.slash("settings", scope="server", most=2)
    assert said(refused) == "This belongs to a server, and I am in none here."


async def elsewhere(there: Stage, name: str, locale: str = "en-US", **data: Any) -> InteractionResult:
    """A command on a server where the bot is not, by somebody who has it for themselves, and manages that server."""
    user = there.members["Ann"]
    record, payload = interactions.base_payload(
        there.env.backend,
        type=2,
        channel_id=there.channel.id,
        guild_id=there.guild.id,
        user_id=user.id,
        data={"id": "1", "name": name, "type": 1, **data},
    )
    payload["guild_id"] = "77"
    payload["guild"] = {"id": "77", "locale": "en-US", "features": []}
    payload["channel_id"] = payload["channel"]["id"] = "78"
    payload["channel"]["guild_id"] = "77"
    payload["app_permissions"] = "0"
    payload["member"]["permissions"] = str((1 << 5) | (1 << 10))
    payload["locale"] = locale
    payload["authorizing_integration_owners"] = {"1": str(user.id)}
    there.env.backend.emit("INTERACTION_CREATE", payload)
    await there.env._settle_internal(dispatch="INTERACTION_CREATE")
    return InteractionResult(there.env, record)


@pytest.mark.parametrize("command", EVERYWHERE)
async def test_on_a_server_without_the_bot(there: Stage, command: str) -> None:
    await there.open_table("Ben")
    result = await elsewhere(there, command, options=[])
    assert said(result) and "went wrong" not in said(result)


async def test_nothing_is_set_or_opened_on_a_server_without_the_bot(there: Stage) -> None:
    scope = {"type": 3, "name": "scope", "value": "server"}
    most = {"type": 4, "name": "most", "value": 2}
    assert "I am in none here" in said(await elsewhere(there, "settings", options=[scope, most]))
    new = {"type": 1, "name": "new", "options": [{"type": 3, "name": "game", "value": GAME}]}
    assert "I can't write here by myself" in said(await elsewhere(there, "game", options=[new]))
    assert await there.host.tables.in_channel(78) is None


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en-US", "Write to me directly: there `/game new` opens one for you and bots."),
        ("cs", "Napiš mi přímo: tam `/hra nová` otevře stůl pro tebe a\N{NO-BREAK SPACE}boty."),
        ("hu", "Írj nekem közvetlenül: ott a `/játék új` neked és botoknak nyit egyet."),
    ],
)
async def test_where_no_table_can_be_it_is_told_where_one_can(there: Stage, locale: str, told: str) -> None:
    for command in ("new", "join", "status", "end"):
        given = [{"type": 3, "name": "game", "value": GAME}] if command == "new" else []
        sub = {"type": 1, "name": command, "options": given}
        assert told in said(await elsewhere(there, "game", locale, options=[sub])), command
    for command in ("board", "log", "sandbox"):
        assert told in said(await elsewhere(there, command, locale, options=[])), command
    helped = await elsewhere(there, "help", locale, options=[])
    assert told in said(helped)
    assert not [one for one in ids(raw(helped.response)) if f".{Press.NEW}." in one]
