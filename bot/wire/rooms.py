"""Rooms: opens threads and forum posts for tables, each once, lets people in, and closes them."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from typing import Literal

import discord

from bot.host.post.delivery import Undeliverable
from bot.host.types.post import ArchivePost, ForumPost, SeatedPost, ThreadPost
from bot.ui.pages.lobby import room_message, room_name
from bot.ui.parts.ids import Id, Press
from bot.ui.parts.layout import Layout, clip
from bot.ui.parts.reader import Reader
from bot.wire import places, send
from bot.wire.kept import marks

log = logging.getLogger(__name__)

# Discord, "JSON Error Codes"
CHANNEL_GONE = 10003
MESSAGE_GONE = 10008
THREAD_FULL = 30033
EDITS_EXHAUSTED = 30046
THREAD_EXISTS = 160004
WEEK: Literal[10080] = 10080
"""Minutes without a message until Discord hides a thread: the most it offers."""
MAX_NAME = 100
CLOCKS_DIFFER = timedelta(minutes=5)


async def open_thread(client: discord.Client, post: ThreadPost, read: Reader) -> int:
    """Open the thread of a message, unless it exists, and make the message lead to it.

    A message has one thread, with the same id, so this can be repeated.
    """
    assert post.channel_id is not None
    try:
        await client.http.start_thread_with_message(
            post.channel_id, post.message_id, name=_name(post, read), auto_archive_duration=WEEK
        )
    except discord.HTTPException as error:
        if error.code != THREAD_EXISTS:
            raise
    layout = room_message(post.card, read, post.message_id)
    channel = client.get_partial_messageable(post.channel_id, guild_id=post.card.venue.guild_id)
    try:
        await channel.get_partial_message(post.message_id).edit(
            view=send.view(layout), allowed_mentions=send.mentions(layout)
        )
    except discord.HTTPException as error:
        if error.code not in (MESSAGE_GONE, EDITS_EXHAUSTED):
            raise
    return post.message_id


async def post_in_forum(client: discord.Client, post: ForumPost, layout: Layout, read: Reader) -> int:
    """Open a forum post with the lobby as its first message, unless an earlier attempt has; both have one id."""
    forum = await places.find(client, post.channel_id or 0, post.card.venue.guild_id)
    if not isinstance(forum, discord.ForumChannel):
        raise Undeliverable("trouble-channel-gone")
    if post.maybe_sent is not None:
        earlier = await _find(forum, post, post.maybe_sent)
        if earlier is not None:
            return earlier
    made = await forum.create_thread(
        name=_name(post, read),
        auto_archive_duration=WEEK,
        view=send.view(layout),
        files=send.files(layout),
        allowed_mentions=send.mentions(layout),
        applied_tags=_tags(forum),
    )
    return made.thread.id


def _tags(forum: discord.ForumChannel) -> list[discord.ForumTag]:
    """None, or where a forum demands a tag, the first that anyone may use."""
    free = [tag for tag in forum.available_tags if not tag.moderated]
    return free[:1] if forum.flags.require_tag else []


async def _find(forum: discord.ForumChannel, post: ForumPost, since: datetime) -> int | None:
    """The post of an earlier attempt, recognised by a button of its lobby."""
    wanted = str(Id(post.card.game_id, post.card.rev, Press.JOIN))
    for thread in await forum.guild.active_threads():
        if thread.parent_id != forum.id or thread.id < discord.utils.time_snowflake(since - CLOCKS_DIFFER):
            continue
        try:
            starter = await thread.fetch_message(thread.id)
        except discord.NotFound:
            continue
        if wanted in marks([dict(part.to_dict()) for part in starter.components]):
            return thread.id
    return None


async def let_in(client: discord.Client, post: SeatedPost) -> int:
    """Let people see the thread where they play; it does not matter here if some have left or may not see the
    channel."""
    assert post.channel_id is not None
    for user in post.voters:
        try:
            await client.http.add_user_to_thread(post.channel_id, user)
        except discord.HTTPException as error:
            if not isinstance(error, discord.NotFound | discord.Forbidden) and error.code != THREAD_FULL:
                raise
            log.info("somebody could not be let into thread %s: %s", post.channel_id, error)
    return post.channel_id


async def archive(client: discord.Client, post: ArchivePost) -> int:
    """Archive a thread, if it is still there; people can still write in it."""
    assert post.channel_id is not None
    try:
        await client.http.edit_channel(post.channel_id, archived=True)
    except discord.HTTPException as error:
        if error.code != CHANNEL_GONE:
            raise
    return post.channel_id


def _name(post: ThreadPost | ForumPost, read: Reader) -> str:
    return clip(room_name(post.card, read), MAX_NAME)
