"""Whoever has installed the bot for themselves has it in messages with it, and on servers where it is not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
import simcord
from simcord import interactions
from simcord.backend import serializers
from simcord.results import InteractionResult

from bot.host.types.people import Person
from bot.host.types.post import LobbyPost
from bot.ui.parts.ids import Fill, Press
from bot.wire.courier import DiscordCourier
from engine.core.kept.lessons import lessons
from engine.core.play.ask import CONFIRM
from tests.e2e.positions import no_pictures
from tests.e2e.stage import BUTTON, GAME, Stage, ids, labels, parse, raw, said, text
from tests.e2e.test_learn import begin, tap

__all__ = ["no_pictures"]

EVERYWHERE = ("turns", "learn", "rules", "stats", "settings", "privacy", "help", "block", "export", "away")


def posted(there: Stage, user: Any) -> list[Any]:
    """What the bot has posted in somebody's messages with it."""
    found = there.env.backend.messages[user.dm_channel.id].values()
    return [simcord.ResponseMessage(there.env, one) for one in found if not one.is_ephemeral]


NEW = {"type": 1, "name": "new", "options": [{"type": 3, "name": "game", "value": GAME}]}


def buttons(message: Any) -> list[str]:
    """The ids of all buttons, also of those beside a text."""
    return [*ids(raw(message)), *(part["accessory"]["custom_id"] for part in raw(message) if part.get("accessory"))]


async def press(user: Any, message: Any, verb: Press, payload: str | None = None) -> Any:
    found = [(one, parse(m)) for one in buttons(message) if (m := BUTTON.fullmatch(one))]
    wanted = next(one for one, to in found if to.verb is verb and payload in (None, to.payload))
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
    assert text(lobby).splitlines()[0] == "### Toy Freight"
    assert labels(raw(lobby))[:3] == ["Leave", "Options", "Start"]
    assert not {"Who may join…", "Invite…"} & set(labels(raw(page)))
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


async def test_another_game_in_messages_with_the_bot(there: Stage) -> None:
    solo = there.env.create_user("Solo")
    await solo.slash("game new", game="Steam")
    page = (await solo.slash("game new", game="Toy Freight")).response
    assert "Options for Toy Freight" in text(page), "who has not begun has changed their mind"
    await there.bot.house.settle()
    first, second = posted(there, solo)
    assert "closed" in text(first)
    await press(solo, second, Press.START)
    await there.bot.house.settle()
    refused = said(await solo.slash("game new", game="Steam"))
    assert refused == "A game runs here already. `/game end` closes it."
    helped = text((await solo.slash("help")).response)
    assert "`/game new` begins a game against bots." in helped and "/find" not in helped


async def test_a_lobby_whose_fate_is_unknown_is_found_in_messages_with_the_bot(there: Stage) -> None:
    solo = there.env.create_user("Solo")
    await solo.slash("game new", game="Toy Freight")
    await there.bot.house.settle()
    (lobby,) = posted(there, solo)
    changed = await there.host.lobby.set_seats(1, Person(solo.id, "Solo", "en-US"), 2)
    unsure = LobbyPost(
        post_id=7,
        card=replace(changed, lobby_message=None),
        channel_id=solo.dm_channel.id,
        locale="en-US",
        maybe_sent=there.env.now(),
    )
    courier = DiscordCourier(there.bot, there.host, there.bot.texts)
    assert await courier.deliver(unsure, "n") == lobby.id


async def test_settings_are_kept_and_there_is_no_server(there: Stage) -> None:
    solo = there.env.create_user("Solo")
    page = (await solo.slash("settings", timezone="Europe/Prague")).response
    assert "This server" not in labels(raw(page)) and "Europe/Prague" in text(page)
    refused = await solo.slash("settings", scope="server", most=2)
    assert said(refused) == "This works only on a server where I am."


async def elsewhere(there: Stage, name: str, locale: str = "en-US", **data: Any) -> InteractionResult:
    """A command on a server where the bot is not, by somebody who has it for themselves, and manages that server."""
    return await sent_elsewhere(there, 2, {"id": "1", "name": name, "type": 1, **data}, locale)


async def pressed_elsewhere(there: Stage, message: Any, verb: Press, payload: str | None = None) -> InteractionResult:
    """A button pressed there."""
    found = [(one, parse(m)) for one in buttons(message) if (m := BUTTON.fullmatch(one))]
    wanted = next(one for one, to in found if to.verb is verb and payload in (None, to.payload))
    stored = there.env.backend.get_message(message.channel_id, message.id)
    shown = dict(serializers.message_payload(there.env.backend, stored))
    return await sent_elsewhere(there, 3, {"custom_id": wanted, "component_type": 2}, message=shown)


async def sent_elsewhere(
    there: Stage, kind: int, data: dict[str, Any], locale: str = "en-US", *, group: bool = False, **more: Any
) -> InteractionResult:
    """What Discord sends from a server where the bot is not, or from messages between people."""
    user = there.members["Ann"]
    record, payload = interactions.base_payload(
        there.env.backend,
        type=kind,
        channel_id=there.channel.id,
        guild_id=there.guild.id,
        user_id=user.id,
        data=data,
    )
    payload.update(more)
    record.source_message_id = int(more["message"]["id"]) if more else None
    payload["guild_id"] = "77"
    payload["guild"] = {"id": "77", "locale": "en-US", "features": []}
    payload["channel_id"] = payload["channel"]["id"] = "78"
    payload["channel"]["guild_id"] = "77"
    payload["app_permissions"] = "0"
    payload["member"]["permissions"] = str((1 << 5) | (1 << 10))
    payload["locale"] = locale
    payload["authorizing_integration_owners"] = {"1": str(user.id)}
    if group:
        payload["user"] = payload.pop("member")["user"]
        payload["context"] = 2
        payload["channel"] = {
            "id": "78",
            "type": 3,
            "recipients": [],
            "name": "us",
            "owner_id": str(user.id),
            "icon": None,
        }
        del payload["guild_id"], payload["guild"]
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
    assert "on a server where I am" in said(await elsewhere(there, "settings", options=[scope, most]))
    await elsewhere(there, "game", options=[NEW])
    assert await there.host.tables.in_channel(78) is None and there.messages == []


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en-US", "`/game new` begins a game against bots that only you see; `/turns` leads back to it."),
        ("cs", "`/hra nová` začne partii proti botům, kterou vidíš jen ty; zpět k\N{NO-BREAK SPACE}ní vede `/tahy`."),
        ("hu", "A `/játék új` botok elleni játszmát kezd, amelyet csak te látsz; a `/köreim` visszavezet hozzá."),
    ],
)
async def test_where_no_table_can_be_it_is_told_what_can(there: Stage, locale: str, told: str) -> None:
    for command in ("join", "status", "end"):
        sub = {"type": 1, "name": command, "options": []}
        assert told in said(await elsewhere(there, "game", locale, options=[sub])), command
    for command in ("board", "log", "sandbox"):
        assert told in said(await elsewhere(there, command, locale, options=[])), command


async def test_a_game_against_bots_on_a_server_without_the_bot(there: Stage) -> None:
    """It is gone on with wherever its person is, and nothing is lost with the message."""
    ann = there.members["Ann"]
    begun = await elsewhere(there, "game", options=[NEW])
    assert begun.ephemeral and "Only you see this game" in text(begun.response)
    panel = there.fresh((await press(ann, begun.response, Press.ANSWER, "pass")).response or begun.response)
    assert "Only you see this game" not in text(panel)
    await press(ann, panel, Press.ANSWER, CONFIRM)
    stood = text(there.fresh(panel))
    assert "What happened" in " ".join(labels(raw(there.fresh(panel))))
    await there.restart()
    turns = (await elsewhere(there, "turns", options=[])).response
    assert "a game that only you see" in text(turns)
    again = there.fresh((await press(ann, turns, Press.TAKE)).response or turns)
    assert text(again) == stood, "the message that is out of date is needed for nothing"
    log = there.fresh((await press(ann, again, Press.LOG)).response or again)
    assert "Ann" in text(log) and "Back" in " ".join(labels(raw(log)))
    await press(ann, log, Press.TAKE)
    assert text(there.fresh(log)) == stood
    assert there.messages == [] and not there.faults()


async def test_a_game_against_bots_in_messages_between_people(there: Stage) -> None:
    command = {"id": "1", "name": "game", "type": 1, "options": [NEW]}
    begun = await sent_elsewhere(there, 2, command, group=True)
    assert begun.ephemeral and "Only you see this game" in text(begun.response)
    turns = await sent_elsewhere(there, 2, {"id": "1", "name": "turns", "type": 1, "options": []}, group=True)
    assert "a game that only you see" in said(turns) and there.messages == []


async def test_what_is_played_alone_is_chosen_before_the_first_move(there: Stage) -> None:
    ann = there.members["Ann"]
    begun = await elsewhere(there, "game", options=[NEW])
    panel = begun.response
    form = await press(ann, panel, Press.FORM, Fill.SOLO)
    assert form.modal is not None
    await there.send("Ann", form, seats=["2"], opponents=["normal"])
    panel = there.fresh(panel)
    (game,) = await there.host.solos.waiting(there.person("Ann"))
    assert len(game.head.others) == 1
    await press(ann, panel, Press.ANSWER, "pass")
    panel = there.fresh(panel)
    assert not [one for one in ids(raw(panel)) if f".{Press.FORM}." in one]
    asked = await press(ann, panel, Press.NEW)
    assert "Begin a new game?" in text(there.fresh(panel))
    await press(ann, there.fresh(panel), Press.NEW)
    assert "Only you see this game" in text(there.fresh(panel)) and asked is not None
    assert not there.faults()


async def test_help_leads_to_a_game_against_bots_where_no_table_can_be(there: Stage) -> None:
    helped = await elsewhere(there, "help", options=[])
    assert "You can play against bots" in text(helped.response)
    asked = await pressed_elsewhere(there, helped.response, Press.NEW)
    page = there.fresh(asked.response or helped.response)
    assert "bots take the other seats" in text(page) and "channel" not in text(page)
    await pressed_elsewhere(there, page, Press.NEW, "steam")
    assert "Only you see this game" in text(there.fresh(page)) and there.messages == []
    assert "Your game that only you see" in said(await elsewhere(there, "help", options=[]))


async def test_a_lesson_ends_in_a_game_alone_where_no_table_can_be(there: Stage, no_pictures: None) -> None:
    played = next(iter(lessons("steam").values()))
    panel = await begin(there, played.game, played.key)
    for step in played.steps[:-1]:
        for key in step.solution:
            panel = await tap(there, panel, key)
    begun = (await pressed_elsewhere(there, panel, Press.OPEN)).response
    assert "Only you see this game" in text(begun) and there.messages == []
    (game,) = await there.host.solos.waiting(there.person("Ann"))
    assert len(game.head.others) == played.seats - 1
