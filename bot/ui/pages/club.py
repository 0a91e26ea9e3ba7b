"""The club: what a server is told, and may choose, as a whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.host.types.post import WelcomePost
from bot.ui.parts.ids import Id, Press
from bot.ui.parts.layout import Button, Image, Item, Layout, Text, Tone, rows
from bot.ui.parts.reader import Reader, message_key
from engine.core.play.msg import Msg

PURPOSES: Mapping[str, str] = {
    "view_channel": "ui-needs-view-channel",
    "send_messages": "ui-needs-send-messages",
    "attach_files": "ui-needs-attach-files",
    "embed_links": "ui-needs-embed-links",
    "create_public_threads": "ui-needs-create-public-threads",
    "send_messages_in_threads": "ui-needs-send-messages-in-threads",
    "read_message_history": "ui-needs-read-message-history",
}
"""What each permission that the bot asks for is for, what is missed most first."""


def welcome(
    post: WelcomePost, games: Sequence[str], lacking: Sequence[str], read: Reader, picture: Image | None
) -> Layout:
    """Who the bot is, how a board looks, what it may not do here yet, and where to begin."""
    items: list[Item] = [Text(read(Msg("ui-welcome", games=[Msg(message_key(game)) for game in games])))]
    if picture is not None:
        items.append(picture)
    if lacking:
        items.append(Text("\n".join([read("ui-welcome-lacks"), *(f"- {read(PURPOSES[name])}" for name in lacking)])))
    buttons = [
        Button(Id(0, 0, Press.LEARN), read("ui-learn-a-game"), Tone.MAIN),
        Button(Id(0, 0, Press.NEW), read("ui-new-table"), Tone.GO),
        # its payload belongs to this message alone: so it is found again
        Button(Id(0, 0, Press.SET_UP, str(post.post_id)), read("ui-set-up")),
    ]
    return Layout((*items, *rows(buttons)))
