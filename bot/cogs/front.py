"""Front: what commands and buttons share. It knows who asks, at which table, and how to draw what they get."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.host.house import Host
from bot.host.types import GameCard, OrderBook, Panel, Person, Status, Venue
from bot.i18n import Texts
from bot.ui.layout import Buttons, Image, rows
from bot.ui.orders import orders_button
from bot.ui.panel import turn_panel
from bot.ui.reader import Reader, tidy
from bot.wire.reply import Illustrated, Interaction, Work, reply
from engine.core import registry
from engine.core.errors import RoundhouseError
from engine.core.msg import Msg

NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "embed_links", "attach_files", "read_message_history")


class NoTableHere(RoundhouseError):
    """There is no open or running table in this channel."""

    key = "error-no-table-here"


class MissingPermissions(RoundhouseError):
    """The bot lacks permissions in this channel; `permissions` names them one by one."""

    key = "error-missing-permissions"


def missing_permissions(held: discord.Permissions, *, in_thread: bool) -> list[str]:
    """The names of what the bot would need in a channel or thread and does not have."""
    return [name for name in (NEEDED_IN_THREADS if in_thread else NEEDED) if not getattr(held, name)]


class Front:
    """Who asks, where, and what they see."""

    def __init__(self, host: Host, texts: Texts) -> None:
        self.host = host
        self.texts = texts

    async def answer(self, interaction: Interaction, work: Work, *, update: bool = False) -> None:
        """Acknowledge, work, show; errors included."""
        await reply(interaction, self.texts, work, update=update)

    def person(self, interaction: Interaction) -> Person:
        """Who clicked or typed."""
        return self.member(interaction.user, str(interaction.locale))

    def member(self, user: discord.abc.User, locale: str | None = None) -> Person:
        """Any member as the application knows people."""
        return Person(user.id, tidy(user.display_name) or user.name, locale)

    def venue(self, interaction: Interaction) -> Venue:
        """The channel or thread of an interaction."""
        assert interaction.channel_id is not None
        parent = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
        locale = interaction.guild_locale
        return Venue(interaction.guild_id, interaction.channel_id, parent, str(locale) if locale else None)

    def may_manage(self, interaction: Interaction) -> bool:
        """Whether the person may manage the server."""
        return interaction.permissions.manage_guild

    def reader(self, interaction: Interaction, table: GameCard | OrderBook | None = None) -> Reader:
        """The reader of a private answer: the language of whoever asks."""
        return Reader(self.texts(str(interaction.locale)), table.seat_names if table else ())

    async def table(self, interaction: Interaction) -> GameCard:
        """The table of this channel. Raises NoTableHere."""
        return _here(await self.host.tables.in_channel(interaction.channel_id or 0))

    async def last_table(self, interaction: Interaction) -> GameCard:
        """The table of this channel, also after its end: to look at. Raises NoTableHere."""
        return _here(await self.host.tables.last_in_channel(interaction.channel_id or 0))

    def check_permissions(self, interaction: Interaction) -> None:
        """Raises MissingPermissions with the name of each permission that the bot would need here."""
        in_thread = isinstance(interaction.channel, discord.Thread)
        missing = missing_permissions(interaction.app_permissions, in_thread=in_thread)
        if missing:
            names = [Msg(f"permission-{name.replace('_', '-')}") for name in missing]
            raise MissingPermissions(permissions=names, count=len(names))

    # -- screens

    def panel(self, interaction: Interaction, panel: Panel, branch: str = "", draft: Sequence[str] = ()) -> Illustrated:
        """The turn panel with the picture that helps its player most."""
        read = Reader(self.texts(str(interaction.locale)), panel.seat_names)
        name = panel.picture.name

        async def draw() -> Image:
            drawn = await self.host.pictures.draw(panel.picture)
            return Image(drawn.png, name, drawn.alt)

        return Illustrated(lambda picture: turn_panel(panel, read, picture, branch, draft), name, draw)

    def own_buttons(self, interaction: Interaction, card: GameCard) -> tuple[Buttons, ...]:
        """What stands below a player's own board: the way to their standing orders, if the game has any."""
        plays = card.status is Status.LIVE and card.seat_of(interaction.user.id) is not None
        if not plays or not registry.game(card.game).orders_with(card.variants):
            return ()
        return rows([orders_button(card.game_id, card.rev, self.reader(interaction))])

    async def picture(self, interaction: Interaction, game_id: int, name: str, seat: int | None = None) -> Image:
        """A picture of a table as this person may see it."""
        made = await self.host.pictures.board(game_id, self.person(interaction), name, seat)
        return Image(made.png, f"{name}.png", made.alt)


def _here(card: GameCard | None) -> GameCard:
    if card is None:
        raise NoTableHere
    return card
