"""The club: what the bot tells a server as a whole, and what that may choose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.host.types.post import TellPost, WelcomePost
from bot.host.types.server import Setup
from bot.host.types.settings import Scope
from bot.ui.parts.ids import Fill, Id, Press
from bot.ui.parts.layout import Button, Image, Item, Layout, Link, Text, Tone, rows
from bot.ui.parts.reader import Reader, message_key, quoted
from engine.core.play.msg import Msg
from renderers.i18n import called

PURPOSES: Mapping[str, str] = {
    "view_channel": "ui-needs-view-channel",
    "send_messages": "ui-needs-send-messages",
    "attach_files": "ui-needs-attach-files",
    "embed_links": "ui-needs-embed-links",
    "create_public_threads": "ui-needs-create-public-threads",
    "send_messages_in_threads": "ui-needs-send-messages-in-threads",
    "read_message_history": "ui-needs-read-message-history",
}
"""What the bot needs each permission for; the one that is missed most comes first."""


LIST, OPENS, ROLE, LANGUAGE, PACE = ("list", "opens", "role", "language", "pace")
"""What the form asks, each by the custom_id of its menu."""
ANY = "any"
"""The value of a menu with which nothing is chosen."""
MOST, PUBLIC = "most-tables", "public"
YES, NO = "yes", "no"
NUMBERS = (3, 5, 10, 20, 50, 0)
"""At how many tables a server may let everybody sit at once; 0: at any number."""


def told(post: TellPost, read: Reader) -> Layout:
    """A sentence to somebody, who is named where others read it, too."""
    named = [f"<@{user}>" for user in post.named]
    return Layout((Text(" ".join([*named, read(quoted(post.text))])),), () if post.silent else post.named)


def setup_page(
    setup: Setup, lacking: Mapping[int, Sequence[str]], read: Reader, *, manages: bool, page: str | None = None
) -> Layout:
    """What is chosen for a server, and what the bot `lacks` in these channels to do it.

    `page` is where the page of the server stands, if it has one.
    """
    where = "ui-setup-anywhere" if setup.opens_in is None else Msg("ui-channel", channel=f"<#{setup.opens_in}>")
    stands = "ui-setup-nowhere" if setup.list_in is None else Msg("ui-channel", channel=f"<#{setup.list_in}>")
    who = "ui-setup-everybody" if setup.opener_role is None else Msg("ui-channel", channel=f"<@&{setup.opener_role}>")
    lines = [
        read("ui-setup-heading"),
        read(Msg("ui-setup-opens", where=_msg(where))),
        read(Msg("ui-setup-role", who=_msg(who))),
        read(Msg("ui-setup-list", where=_msg(stands))),
        read(Msg("ui-setup-language", language=_language(setup, read))),
        read(Msg("ui-setup-pace", pace=Msg(f"pace-{setup.pace}" if setup.pace else "ui-set-pace-none"))),
        *(
            []
            if setup.most_tables is None
            else [read(Msg("ui-setup-most", most=number_of_tables(setup.most_tables, read)))]
        ),
        *([] if page is None else [read("ui-setup-public")]),
    ]
    for channel, names in lacking.items():
        lines.append(read(Msg("ui-setup-lacks", channel=f"<#{channel}>")))
        lines += [f"- {read(PURPOSES[name])}" for name in PURPOSES if name in names]
    buttons: list[Button] = []
    if not manages:
        lines.append(read("ui-setup-who"))
    else:
        buttons.append(Button(Id(0, 0, Press.FORM, Fill.SETUP), read("ui-setup-change"), Tone.MAIN))
        buttons.append(Button(Id(0, 0, Press.FORM, Fill.SETUP_MORE), read("ui-more")))
    more = Button(Id(0, 0, Press.SETTINGS, Scope.SERVER), read("ui-setup-reminders"))
    ways: list[Button | Link] = [*buttons, more]
    ways += [] if page is None else [Link(page, read("web-hall"))]
    return Layout((Text("\n".join(lines)), *rows(ways)))


def number_of_tables(most: int | None, read: Reader) -> str:
    """At how many tables everybody may sit at once (None: the usual number, 0: any)."""
    return read("ui-setup-most-usual") if most is None else read(Msg("ui-setup-most-tables", count=most))


def _msg(text: Msg | str) -> Msg:
    return Msg(text) if isinstance(text, str) else text


def _language(setup: Setup, read: Reader) -> str:
    return read("ui-setup-own-language") if setup.language is None else called(setup.language)


def welcome(
    post: WelcomePost, games: Sequence[str], lacking: Sequence[str], read: Reader, picture: Image | None
) -> Layout:
    """Who the bot is, what a board looks like, what it may not do here yet, and where to begin."""
    items: list[Item] = [Text(read(Msg("ui-welcome", games=[Msg(message_key(game)) for game in games])))]
    if picture is not None:
        items.append(picture)
    if lacking:
        items.append(Text("\n".join([read("ui-welcome-lacks"), *(f"- {read(PURPOSES[name])}" for name in lacking)])))
    buttons = [
        Button(Id(0, 0, Press.LEARN), read("ui-learn-a-game"), Tone.MAIN),
        Button(Id(0, 0, Press.NEW), read("ui-new-table"), Tone.GO),
        # its payload belongs to this message alone, so that it is found again
        Button(Id(0, 0, Press.SET_UP, str(post.post_id)), read("ui-set-up")),
    ]
    return Layout((*items, *rows(buttons)))
