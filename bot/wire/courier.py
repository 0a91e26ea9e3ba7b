"""The courier: carries the application's posts to Discord, each once."""

from __future__ import annotations

import contextlib
import logging
from dataclasses import replace
from datetime import datetime, timedelta
from typing import assert_never

import aiohttp
import discord

from bot.host.house import Host
from bot.host.post.club import LISTED
from bot.host.post.delivery import Bare, HasLeft, Needless, Retry, Undeliverable
from bot.host.types.parcel import Parcel
from bot.host.types.post import (
    ArchivePost,
    DigestPost,
    ErasePost,
    ForumPost,
    FoundPost,
    IdlePost,
    LobbyPost,
    Message,
    NoticePost,
    PanelsPost,
    Post,
    ReminderPost,
    RetiredPost,
    RoomPost,
    SeatedPost,
    ServerPost,
    TablePost,
    TablesPost,
    TellPost,
    ThreadPost,
    UnlistedPost,
    UpcomingPost,
    VotePost,
    WelcomePost,
)
from bot.host.types.table import Status
from bot.i18n import Texts
from bot.ui.pages.club import PURPOSES, told, welcome
from bot.ui.pages.lobby import closed_lobby, idle, lobby_message, room_message
from bot.ui.pages.tables import tables_list
from bot.ui.pages.wishes import found
from bot.ui.parts.ids import Press
from bot.ui.parts.layout import Image, Layout
from bot.ui.parts.reader import Reader
from bot.ui.table.channel import notice, reminder, table_message, upcoming
from bot.ui.table.queue import digest
from bot.ui.table.votes import vote_message
from bot.wire import late, parcels, places, rooms, send
from bot.wire.gallery import Gallery
from bot.wire.kept import lasting, without_buttons, without_turn

log = logging.getLogger(__name__)

# Discord, "JSON Error Codes"
CHANNEL_GONE = 10003
NO_MEMBER = 10007
MESSAGE_GONE = 10008
NO_ACCESS = 50001
NO_DIRECT_MESSAGES = 50007
NO_PERMISSION = 50013
THREAD_ARCHIVED = 50083
EDITS_EXHAUSTED = 30046

_NOT_A_VERDICT = (401, 408, 429)
"""Not the post's fault: a renewed token, a timeout, a rate limit. Nor is a 403 without a code, which comes from
whatever guards Discord's door."""
HISTORY = 200
CLOCKS_DIFFER = timedelta(minutes=5)

_REASONS = {
    CHANNEL_GONE: "trouble-channel-gone",
    NO_ACCESS: "trouble-missing-view-channel",
    NO_DIRECT_MESSAGES: "trouble-direct-messages-closed",
    THREAD_ARCHIVED: "trouble-missing-send-messages-in-threads",
}
_NEEDED = ("view_channel", "send_messages", "send_messages_in_threads", "embed_links", "attach_files")


class DiscordCourier:
    """A Courier over a discord.py client."""

    def __init__(self, client: discord.Client, host: Host, texts: Texts, web: str | None = None) -> None:
        self._client = client
        self._host = host
        self._texts = texts
        self._web = web
        self._gallery = Gallery(host)

    async def deliver(self, post: Post | ServerPost, nonce: str) -> int | Bare:
        """See Courier.deliver."""
        post = replace(post, locale=self._texts.language(post.locale))
        try:
            return await self._deliver(post, nonce)
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                raise await self._verdict(error, post) from error
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            raise Retry from error
        return await self._deliver_in_archived(post, nonce)

    async def bring(self, parcel: Parcel) -> bool:
        """See Courier.bring."""
        return await parcels.bring(self._client, self._host, self._texts, parcel)

    async def _deliver_in_archived(self, post: Post | ServerPost, nonce: str) -> int | Bare:
        """Sending reopens a thread that nobody has locked; edits and the like don't, so it has to be opened."""
        try:
            await self._client.http.edit_channel(post.channel_id or 0, archived=False)
            return await self._deliver(post, nonce)
        except discord.HTTPException as error:
            if error.code == NO_PERMISSION:
                raise Undeliverable(_REASONS[THREAD_ARCHIVED]) from error
            raise await self._verdict(error, post) from error
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            raise Retry from error

    async def _deliver(self, post: Post | ServerPost, nonce: str) -> int | Bare:
        channel = await self._channel(post)
        if isinstance(post, UnlistedPost):
            return await _erase(channel, post.message_id)
        if isinstance(post, ServerPost):
            return await self._to_server(post, nonce, channel)
        read = Reader(self._texts(post.locale), post.card.seat_names)
        match post:
            case RetiredPost():
                return await _retire(channel, post.message_id, live=post.card.status is Status.LIVE)
            case ErasePost():
                return await _erase(channel, post.message_id)
            case ThreadPost():
                return await rooms.open_thread(self._client, post, read)
            case SeatedPost():
                return await rooms.let_in(self._client, post)
            case PanelsPost():
                return await late.renew(self._client, self._host, self._texts, post, self._web)
            case ArchivePost():
                return await rooms.archive(self._client, post)
            case _:
                return await self._say(post, nonce, channel, read)

    async def _say(self, post: Message, nonce: str, channel: discord.abc.Messageable, read: Reader) -> int | Bare:
        """Deliver what is a message."""
        if not post.needed:
            return await _left(channel, post, read)
        if isinstance(post, ReminderPost):
            await self._require_members(post)
        layout, lacking = await self._layout(post, read, channel)
        if post.late and lacking:
            raise Retry  # an existing message can wait for all of them
        number = await self._show(post, nonce, layout, channel, read)
        return Bare(number) if lacking else number

    async def _show(
        self, post: Message, nonce: str, layout: Layout, channel: discord.abc.Messageable, read: Reader
    ) -> int:
        """Send a message, or edit the existing one."""
        if isinstance(post, ForumPost):
            return await rooms.post_in_forum(self._client, post, layout, read)
        if post.message_id is not None:
            edited = await self._edit(channel, post.message_id, layout)
            if edited is not None:
                return edited
            if post.late:
                raise Needless
        return await self._send(post, nonce, layout, channel, silent=post.silent)

    async def _send(
        self,
        post: Message | ServerPost,
        nonce: str,
        layout: Layout,
        channel: discord.abc.Messageable,
        *,
        silent: bool = False,
    ) -> int:
        """Send a message, unless an earlier attempt has."""
        if post.maybe_sent is not None:
            earlier = await _find(channel, post, layout, post.maybe_sent)
            if earlier is not None:
                return earlier
        sent = await channel.send(
            view=send.view(layout),
            files=send.files(layout),
            nonce=nonce,
            allowed_mentions=send.mentions(layout),
            silent=silent,
        )
        return sent.id

    async def _to_server(self, post: ServerPost, nonce: str, channel: discord.abc.Messageable) -> int:
        """Send a message to a server, or edit the existing one."""
        layout = await self._of_server(post)
        if post.message_id is not None:
            edited = await self._edit(channel, post.message_id, layout)
            if edited is not None:
                return edited
        return await self._send(post, nonce, layout, channel, silent=post.silent)

    async def _open_to_all(self, post: TablesPost, channel_id: int) -> bool:
        """Whether readers of the list may see a channel, as far as everybody's permissions tell."""
        place = await places.find(self._client, channel_id, post.guild_id)
        if place is None:
            return False
        home = channel_id if not isinstance(place, discord.Thread) else place.parent_id
        everybody = place.guild.default_role
        return home == post.channel_id or place.permissions_for(everybody).view_channel

    async def _of_server(self, post: ServerPost) -> Layout:
        """What a message to a server looks like now, given what the bot may do there."""
        if isinstance(post, TablesPost):
            seen = [offer for offer in post.offers[:LISTED] if await self._open_to_all(post, offer.channel_id)]
            return tables_list(post, seen, Reader(self._texts(post.locale)))
        if isinstance(post, TellPost):
            return told(post, Reader(self._texts(post.locale)))
        assert isinstance(post, WelcomePost)
        place = await places.find(self._client, post.channel_id or 0, post.guild_id)
        if place is None:
            raise Undeliverable(_REASONS[CHANNEL_GONE])
        held = await places.held(self._client, place)
        games = list(self._host.lobby.games())
        pictured = post.pictured and held.attach_files
        picture = await self._gallery.of_game(games[0], post.locale) if pictured else None
        missing = places.lacking(held, PURPOSES)
        return welcome(post, games, missing, Reader(self._texts(post.locale)), picture)

    async def _require_members(self, post: ReminderPost) -> None:
        """Raises HasLeft. A bot without privileged intents isn't told when somebody leaves: it has to ask."""
        if post.card.venue.guild_id is None:
            return
        for ping in post.pings:
            try:
                await self._client.http.get_member(post.card.venue.guild_id, ping.user_id)
            except discord.NotFound as error:
                if error.code == NO_MEMBER:
                    raise HasLeft(ping.seat) from error

    async def _edit(self, channel: discord.abc.Messageable, message_id: int, layout: Layout) -> int | None:
        """Edit a message; None if it is gone or Discord won't edit it, so a new one has to be sent."""
        assert isinstance(channel, discord.PartialMessageable | discord.DMChannel)
        try:
            await channel.get_partial_message(message_id).edit(
                view=send.view(layout), attachments=send.attachments(layout), allowed_mentions=send.mentions(layout)
            )
        except discord.HTTPException as error:
            if error.code in (MESSAGE_GONE, EDITS_EXHAUSTED):
                return None
            raise
        return message_id

    async def _channel(self, post: Post | ServerPost) -> discord.abc.Messageable:
        if post.channel_id is None:
            assert post.user_id is not None
            return await self._client.create_dm(discord.Object(post.user_id))
        return self._client.get_partial_messageable(post.channel_id, guild_id=post.guild_id)

    async def _layout(self, post: Message, read: Reader, channel: discord.abc.Messageable) -> tuple[Layout, bool]:
        """What a message looks like now, and whether it lacks pictures that are still to come."""
        match post:
            case LobbyPost() | ForumPost():
                return await self._lobby(post, read, channel)
            case TablePost():
                hung = await self._gallery.of_table(post)
                images = [one for one in hung.images if isinstance(one, Image)]
                return table_message(post, read, images, self._web), hung.late
            case ReminderPost():
                return reminder(post, read), False
            case NoticePost():
                return notice(post, read), False
            case FoundPost():
                return found(post, read), False
            case IdlePost():
                return idle(post, read), False
            case UpcomingPost():
                return upcoming(post, read), False
            case VotePost():
                return vote_message(post, read), False
            case DigestPost():
                return digest(post, read), False
            case RoomPost():
                return room_message(post.card, read), False
            case _:
                assert_never(post)

    async def _lobby(
        self, post: LobbyPost | ForumPost, read: Reader, channel: discord.abc.Messageable
    ) -> tuple[Layout, bool]:
        if post.card.status is not Status.LOBBY:
            return closed_lobby(post.card, read), False
        hung = await self._gallery.of_lobby(post, channel)
        seating = self._host.lobby.seating(post.card)
        return lobby_message(post.card, seating, read, next(iter(hung.images), None)), hung.late

    async def _verdict(self, error: discord.HTTPException, post: Post | ServerPost) -> Retry | Undeliverable:
        if error.status in _NOT_A_VERDICT or error.status >= 500 or (error.status == 403 and not error.code):
            return Retry(getattr(error, "retry_after", None))
        if error.code == NO_PERMISSION:
            return Undeliverable(f"trouble-missing-{await self._missing(post)}")
        if error.code in _REASONS:
            return Undeliverable(_REASONS[error.code])
        log.error("post %s was refused by Discord: %s", post.post_id, error)
        return Undeliverable("trouble-refused")

    async def _missing(self, post: Post | ServerPost) -> str:
        """The first permission that the bot lacks in the channel, as far as it can see."""
        with contextlib.suppress(discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError):
            channel = await places.find(self._client, post.channel_id or 0, post.guild_id)
            if channel is None:
                return "send-messages"
            held = await places.held(self._client, channel)
            if isinstance(post, ThreadPost) and not held.create_public_threads:
                return "create-public-threads"
            needed = [p for p in _NEEDED if isinstance(channel, discord.Thread) or not p.endswith("threads")]
            for permission in needed:
                if not getattr(held, permission):
                    return permission.replace("_", "-")
        return "send-messages"


async def _retire(channel: discord.abc.Messageable, message_id: int, *, live: bool) -> int:
    """Remove the buttons of a message and leave everything else; one that is gone has none.

    Once a table is no longer live, the line that says whose turn it is goes too.
    """
    try:
        message = await channel.fetch_message(message_id)
        layout = without_buttons(message) if live else without_turn(message)
        await message.edit(view=send.view(layout), allowed_mentions=send.mentions(layout))
    except discord.HTTPException as error:
        if error.code not in (MESSAGE_GONE, EDITS_EXHAUSTED):
            raise
    return message_id


async def _erase(channel: discord.abc.Messageable, message_id: int) -> int:
    """Delete a message, if it is still there."""
    assert isinstance(channel, discord.PartialMessageable)
    try:
        await channel.get_partial_message(message_id).delete()
    except discord.HTTPException as error:
        if error.code != MESSAGE_GONE:
            raise
    return message_id


async def _left(channel: discord.abc.Messageable, post: Message, read: Reader) -> int:
    """What an earlier attempt left of a post that nobody needs any more. Raises Needless."""
    layout = upcoming(post, read) if isinstance(post, UpcomingPost) else Layout(())
    found = None if post.maybe_sent is None else await _find(channel, post, layout, post.maybe_sent)
    if found is None:
        raise Needless
    return found


async def _find(
    channel: discord.abc.Messageable, post: Message | ServerPost, layout: Layout, since: datetime
) -> int | None:
    """The message of an earlier attempt, recognised by its texts and ids.

    People may have joined, voted or answered before the bot knew of it, or names may have changed, so an id that no
    other message has is enough; a later post tells of the changes.
    """
    rev = isinstance(post, TablePost)
    wanted = lasting(send.raw(layout), rev=rev)
    async for message in channel.history(limit=HISTORY, after=since - CLOCKS_DIFFER):
        found = lasting([dict(part.to_dict()) for part in message.components], rev=rev)
        if message.author.bot and ((wanted and found == wanted) or any(_signed(mark, post) for mark in found)):
            return message.id
    return None


def _signed(mark: str, post: Message | ServerPost) -> bool:
    """Whether a mark, without its revision, is an id that only the message of this post has."""
    match post:
        case LobbyPost():
            return mark.startswith(tuple(f"r1.{post.card.game_id}..{verb}." for verb in (Press.JOIN, Press.START)))
        case FoundPost():
            return mark.startswith("r1.") and mark.endswith(f".{Press.IN}.{post.post_id}")
        case VotePost():
            return mark.startswith(f"r1.{post.card.game_id}..{Press.VOTE}.{post.vote.vote_id}/")
        case ServerPost():
            signs = (f".{Press.SET_UP}.{post.post_id}", f".{Press.LISTED}.{post.post_id}")
            return mark.startswith("r1.0..") and mark.endswith(signs)
        case _:
            return mark.startswith("r1.") and mark.endswith(f".{Press.TAKE}.{post.post_id}")
