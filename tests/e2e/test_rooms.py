"""Rooms: a table in a thread of its own, or in a post of a forum."""

from __future__ import annotations

from functools import partial
from typing import Any, cast

import discord
import pytest
import simcord

from bot.host.post.delivery import Undeliverable
from bot.host.types.people import Person
from bot.host.types.post import ForumPost, LobbyPost, NoticePost, Post, ThreadPost
from bot.host.types.server import Setup
from bot.host.types.table import Room, Venue
from bot.ui.parts.ids import Press
from bot.wire.courier import DiscordCourier
from bot.wire.rooms import THREAD_EXISTS
from engine.core.play.msg import Msg
from tests.e2e.stage import GAME, SOON, Stage, labels, mentions, raw, said, text, walk


def stored(there: Stage, room: simcord.ChannelHandle) -> Any:
    return there.env.backend.channels[room.id]


@pytest.fixture
def like_discord(there: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """A post in a forum has the id of its first message, which the simulation gives another one."""
    backend = there.env.backend
    post_in, open_thread = backend.create_forum_post, backend.create_thread

    def create(forum_id: int, name: str, starter: Any, **more: Any) -> Any:
        with monkeypatch.context() as patch:
            patch.setattr(backend, "create_thread", partial(open_thread, message_id=starter.id))
            return post_in(forum_id, name, starter, **more)

    monkeypatch.setattr(backend, "create_forum_post", create)


async def move_to(there: Stage, where: simcord.ChannelHandle) -> Stage:
    """From here on things are said, done and seen in another channel or thread."""
    there.channel = where
    return there


async def test_a_table_lives_in_a_thread_of_its_own_from_the_lobby_to_the_end(there: Stage) -> None:
    channel = there.channel
    await there.slash("Ann", "game new", game=GAME, thread=True)
    (room,) = channel.threads
    told, _ = there.messages  # behind it, what Discord says about the thread
    (button,) = [part for part in walk(raw(told)) if part.get("label")]
    assert (button["label"], button["url"]) == (
        "Go to the table",
        f"https://discord.com/channels/{there.guild.id}/{room.id}",
    )
    assert "**Ann** opens a table: **Toy Freight**." in text(told)
    assert stored(there, room).name == "Toy Freight · Ann's table"
    await move_to(there, room)
    await there.click("Ben", await there.last, "Join")
    ann, ben = (there.members[name].id for name in ("Ann", "Ben"))
    assert {ann, ben} <= set(stored(there, room).thread_members)
    await there.start()
    await there.slash("Ann", "do", moves="pass confirm")
    assert mentions(await there.last) == [ben]
    assert f"<#{room.id}>" in said(await there.members["Ben"].slash(channel, "turns"))
    assert "no table in this channel" in said(await there.members["Ben"].slash(channel, "game join"))
    assert (await there.slash("Ben", "board")).response is not None
    await there.end("Ben")
    assert stored(there, room).thread_metadata.archived
    assert not stored(there, room).thread_metadata.locked
    assert there.messages[-1].id == stored(there, room).last_message_id
    assert len((await move_to(there, channel)).messages) == 2


async def test_a_thread_is_open_as_long_as_its_people_play_again(there: Stage) -> None:
    await there.slash("Ann", "game new", game=GAME, thread=True, players=2)
    await move_to(there, there.channel.threads[0])
    await there.click("Ben", await there.last, "Join")
    await there.start()
    await there.slash("Ben", "game concede")
    await there.vote("Ann", "Agree")
    assert stored(there, there.channel).thread_metadata.archived
    await there.click("Ben", await there.last_with("Play again"), "Play again")
    card = await there.host.tables.in_channel(there.channel.id)
    assert card.venue.channel_id == there.channel.id
    assert "1. **Ben** (host)" in text(await there.last)
    there.env.backend.edit_channel(there.channel.id, {}, thread_metadata={"archived": False})
    for name in ("Ben", "Ann"):
        await there.slash(name, "game leave")
    assert stored(there, there.channel).thread_metadata.archived


@pytest.mark.usefixtures("like_discord")
async def test_a_forum_gets_a_post_that_begins_with_the_lobby(there: Stage) -> None:
    forum = there.guild.create_forum_channel("games")
    opened = await there.slash("Ann", "game new", game=GAME, **{"in": forum})
    assert f"The table opens in <#{forum.id}>." in said(opened)
    assert there.messages == []
    (room,) = forum.threads
    assert stored(there, room).name == "Toy Freight · Ann's table"
    await move_to(there, room)
    await there.click("Ben", await there.last, "Join")
    assert "**Ben**" in text(await there.last)
    assert (await there.last).id == room.id
    await there.start()
    assert mentions(await there.last) == [there.members["Ann"].id]


@pytest.mark.usefixtures("like_discord")
async def test_a_forum_that_demands_a_tag_gets_the_first_that_anybody_may_use(
    there: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    forum = there.guild.create_forum_channel("games")
    tags = {
        n: {"id": str(n), "name": name, "moderated": n == 7, "emoji_id": None, "emoji_name": None}
        for n, name in ((7, "news"), (8, "trains"))
    }
    stored(there, forum).available_tags = list(tags.values())
    known: Any = there.bot.get_channel(forum.id)
    found = {n: discord.ForumTag.from_data(state=known._state, data=cast(Any, tag)) for n, tag in tags.items()}
    monkeypatch.setattr(known, "_available_tags", found)  # both are set where the simulation has no way to
    monkeypatch.setattr(known, "_flags", discord.ChannelFlags(require_tag=True).value)
    await there.slash("Ann", "game new", game=GAME, **{"in": forum})
    (room,) = forum.threads
    assert stored(there, room).applied_tags == [8]


async def test_a_table_that_is_opened_in_a_post_or_thread_lives_there_and_leaves_it_open(there: Stage) -> None:
    channel = there.bot.get_channel(there.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.create_thread(name="ours", type=discord.ChannelType.public_thread)
    there.env.http_requests.clear()
    await move_to(there, there.channel.threads[0])
    await there.slash("Ann", "game new", game=GAME, thread=True)
    assert "Join" in labels(raw(await there.last))
    await there.slash("Ann", "game end")
    assert not stored(there, there.channel).thread_metadata.archived


@pytest.mark.parametrize("missing", ["create_public_threads", "send_messages_in_threads"])
async def test_without_a_permission_for_threads_nothing_is_opened_and_it_is_named(there: Stage, missing: str) -> None:
    deny = discord.PermissionOverwrite(**{missing: False})
    narrow = there.guild.create_text_channel("narrow", overwrites={there.guild.default_role: deny})
    refused = await there.members["Ann"].slash(narrow, "game new", game=GAME, thread=True)
    assert missing.replace("_", " ").title().replace(" In ", " in ") in said(refused)
    assert f"<#{narrow.id}>" in said(refused)
    assert narrow.threads == []
    assert await there.host.tables.of_user(there.members["Ann"].id) == []


async def test_nobody_opens_a_table_where_they_may_not_write(there: Stage) -> None:
    deny = {there.members["Ann"]: discord.PermissionOverwrite(send_messages=False)}
    other = there.guild.create_text_channel("news", overwrites=deny)
    refused = await there.slash("Ann", "game new", game=GAME, **{"in": other})
    assert f"You may not write in <#{other.id}>" in said(refused)
    assert await there.host.tables.in_channel(other.id) is None


async def test_where_there_are_no_threads_one_is_told_so(there: Stage) -> None:
    voice = there.guild.create_voice_channel("talk")
    refused = await there.members["Ann"].slash(voice, "game new", game=GAME, thread=True)
    assert "can't have threads" in said(refused)


async def test_of_a_thread_that_discord_refuses_nothing_is_left_but_a_word_to_the_host(there: Stage) -> None:
    there.env.inject_error("POST", "/channels/*/messages/*/threads", status=403, code=50013)
    await there.slash("Ann", "game new", game=GAME, thread=True)
    assert there.messages == []
    assert await there.host.tables.of_user(there.members["Ann"].id) == []
    (sent,) = there.env.backend.messages[there.members["Ann"].user.dm_channel.id].values()
    assert "could not open a thread for your table" in text(simcord.ResponseMessage(there.env, sent))


def courier(there: Stage) -> DiscordCourier:
    return DiscordCourier(there.bot, there.host, there.bot.texts)


async def post(there: Stage, made: type[Post], **more: Any) -> Post:
    card = await there.host.tables.card(1)
    channel = more.pop("channel_id", card.venue.channel_id)
    return made(post_id=7, card=card, channel_id=channel, locale="en-US", **more)


async def test_a_thread_that_is_there_already_is_the_one(there: Stage) -> None:
    await there.slash("Ann", "game new", game=GAME, thread=True)
    (room,) = there.channel.threads
    there.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=THREAD_EXISTS)
    again = await post(there, ThreadPost, channel_id=there.channel.id, message_id=room.id)
    assert await courier(there).deliver(again, "n") == room.id
    assert len(there.channel.threads) == 1


async def test_neither_a_message_that_can_t_be_edited_now_nor_a_thread_that_is_full_keeps_a_table_from_opening(
    there: Stage,
) -> None:
    there.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=30046)
    there.env.inject_error("PUT", "/channels/*/thread-members/*", status=400, code=30033, times=None)
    await there.slash("Ann", "game new", game=GAME, thread=True)
    (room,) = there.channel.threads
    await move_to(there, room)
    await there.click("Ben", await there.last, "Join")
    await there.start()
    assert "Take turn" in labels(raw(await there.last))


@pytest.mark.usefixtures("like_discord")
async def test_a_post_in_a_forum_whose_fate_is_unknown_is_looked_for_first(there: Stage) -> None:
    forum = there.guild.create_forum_channel("games")
    await there.slash("Ann", "game new", game=GAME, **{"in": forum})
    await there.slash("Ben", "game new", game=GAME, **{"in": forum})
    first = (await there.host.tables.card(1)).venue.channel_id
    unsure = await post(there, ForumPost, channel_id=forum.id, maybe_sent=there.env.now())
    assert await courier(there).deliver(unsure, "n") == first
    assert len(forum.threads) == 2


async def test_a_thread_that_discord_has_archived_is_opened_for_an_edit_unless_it_is_locked(there: Stage) -> None:
    await there.slash("Ann", "game new", game=GAME, thread=True)
    await move_to(there, there.channel.threads[0])
    there.env.backend.edit_channel(there.channel.id, {}, thread_metadata={"archived": True})
    there.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083)
    await there.members["Ben"].click(await there.last, label="Join")
    assert "**Ben**" in text(await there.last)
    assert not stored(there, there.channel).thread_metadata.archived
    there.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083)
    there.env.inject_error("PATCH", f"/channels/{there.channel.id}", status=403, code=50013)
    lobby = await post(there, LobbyPost, message_id=(await there.last).id)
    with pytest.raises(Undeliverable) as caught:
        await courier(there).deliver(lobby, "n")
    assert caught.value.reason == "trouble-missing-send-messages-in-threads"


@pytest.fixture(params=["ours", "another's"])
def shard(request: pytest.FixtureRequest, there: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The gateway has told this process of the server, or another one."""
    if request.param != "ours":
        monkeypatch.setattr(there.bot, "get_channel", lambda number: None)
        monkeypatch.setattr(there.bot, "get_guild", lambda number: None)


@pytest.mark.usefixtures("like_discord")
async def test_any_process_opens_a_post_in_a_forum_once(there: Stage, shard: None) -> None:
    forum = there.guild.create_forum_channel("games")
    card = await there.host.lobby.open(Venue(there.guild.id, forum.id, room=Room.POST), Person(7, "Ann"), GAME)
    await there.bot.house.settle()
    assert len(forum.threads) == 1
    room = (await there.host.tables.card(card.game_id)).venue.channel_id
    unsure = await post(there, ForumPost, channel_id=forum.id, maybe_sent=there.env.now())
    assert await courier(there).deliver(unsure, "n") == room
    assert len(forum.threads) == 1


async def test_any_process_names_the_permission_that_is_missing(there: Stage, shard: None) -> None:
    deny = discord.PermissionOverwrite(attach_files=False)
    narrow = there.guild.create_text_channel("narrow", overwrites={there.guild.default_role: deny})
    await there.host.lobby.open(Venue(there.guild.id, there.channel.id), Person(7, "Ann"), GAME)
    await there.bot.house.settle()
    there.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    told = await post(there, NoticePost, channel_id=narrow.id, text=Msg("idle-over"))
    with pytest.raises(Undeliverable) as caught:
        await courier(there).deliver(told, "n")
    assert caught.value.reason == "trouble-missing-attach-files"


async def opened_by_button(there: Stage, who: str = "Ann") -> tuple[str, Any]:
    """Somebody opens a table by the button of the open tables; what they are told before, and the answer."""
    page = (await there.slash(who, "tables")).response
    await there.press(who, page, Press.NEW)
    told = text(there.fresh(page))
    made = await there.press(who, there.fresh(page), Press.NEW, GAME)
    await there.bot.house.settle()
    return told, made


async def test_a_button_opens_a_table_here_and_beside_another_in_a_thread(there: Stage) -> None:
    told, _ = await opened_by_button(there)
    assert "The table opens in this channel; anybody can join." in told
    assert there.channel.threads == []
    told, _ = await opened_by_button(there, "Ben")
    assert f"The table opens in a thread in <#{there.channel.id}>; anybody can join." in told
    home = there.channel
    (there.channel,) = home.threads
    told, _ = await opened_by_button(there, "Cleo")
    assert f"in a thread in <#{home.id}>" in told, "beside the thread, which has its table"
    assert len(home.threads) == 2


async def test_a_button_opens_no_table_on_top_of_the_list(there: Stage) -> None:
    there.env.settle_timeout = SOON
    await there.host.club.change(there.guild.id, Setup(list_in=there.channel.id), may_manage=True)
    told, _ = await opened_by_button(there)
    assert f"in a thread in <#{there.channel.id}>" in told and len(there.channel.threads) == 1


async def test_where_tables_are_opened_elsewhere_a_button_says_so(there: Stage) -> None:
    forum = there.guild.create_forum_channel("games")
    await there.env.settle()
    await there.host.club.change(there.guild.id, Setup(opens_in=forum.id), may_manage=True)
    told, _ = await opened_by_button(there)
    assert f"The table opens in the forum <#{forum.id}>; anybody can join." in told
    role = there.guild.create_role("hosts")
    await there.env.settle()
    await there.host.club.change(there.guild.id, Setup(opener_role=role.id), may_manage=True)
    page = (await there.slash("Ben", "tables")).response
    assert "may open tables" in said(await there.press("Ben", page, Press.NEW)), "before a game is chosen"
