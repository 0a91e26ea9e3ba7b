"""Front: what commands and buttons share. It knows who asks, at which table, and how to draw the answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

import discord

from bot.host.counted import counted
from bot.host.house import Host
from bot.host.match.wanted import PANEL_WIDTH, unlettered
from bot.host.names import tidy
from bot.host.refusals import ForARole, NoPicture, RoleIsGone
from bot.host.types.panel import OrderBook, Panel, Wanted
from bot.host.types.parcel import What
from bot.host.types.people import Person
from bot.host.types.table import GameCard, Status, Venue
from bot.i18n import Texts
from bot.store.engine.database import Contended, Unwritable
from bot.store.tables.games import Overtaken
from bot.ui.pages.lobby import level_name
from bot.ui.parts.ids import Id
from bot.ui.parts.layout import MAX_CHOICES, Addresses, Buttons, Image, KeptImage, Layout, rows
from bot.ui.parts.letters import bare
from bot.ui.parts.reader import Reader
from bot.ui.parts.spoken import offered
from bot.ui.table.gallery import gallery, named, sheets_of, wanted, ways
from bot.ui.table.orders import orders_button
from bot.ui.table.panel import opened_again, sandbox_button, shown_letters, turn_panel
from bot.ui.table.words import words_page
from bot.wire.late import try_edit
from bot.wire.noted import Noted
from bot.wire.reply import Illustrated, Interaction, Replies, Work, image, undrawn
from engine.core.play import registry
from engine.core.play.brief import ALL_OF_IT
from engine.core.play.errors import RoundhouseError
from renderers import Section

NAME = 100
"""Characters of what autocompletion offers."""


class NoTableHere(RoundhouseError):
    """There is no open or running table in this channel."""


class NoServerHere(RoundhouseError):
    """The command is about a server, and the bot is in no server here."""


class NoLongerKept(RoundhouseError):
    """The position that a message showed is not kept (any more)."""


class NotInHere(RoundhouseError):
    """There can be no table here, since the bot can't write here by itself."""


def completing(typed: str, named: Mapping[str, Sequence[str]]) -> list[discord.app_commands.Choice[str]]:
    """What the text typed so far may mean, by value; each is shown by the first of its names."""
    found = [(names[0], value) for value, names in named.items() if offered(typed, names)]
    return [discord.app_commands.Choice(name=name[:NAME], value=value[:NAME]) for name, value in found[:MAX_CHOICES]]


def pictured(panel: Panel, branch: str) -> Wanted:
    """The picture of a page of a panel: it has letters if the page tells the plans that they stand for."""
    return panel.picture if shown_letters(panel, branch) else unlettered(panel.picture)


class Front:
    """Who asks, where, and what they see."""

    def __init__(self, host: Host, texts: Texts, addresses: Addresses | None = None) -> None:
        self.host = host
        self.texts = texts
        self.addresses = addresses or Addresses()
        self._noted = Noted()
        self._replies = Replies(texts, host.play.serving, self._answered)

    async def answer(self, interaction: Interaction, work: Work, *, update: bool = False) -> None:
        """Acknowledge, work, show; errors included."""
        await self._replies.give(interaction, work, update=update)

    async def promise(self, interaction: Interaction, game_id: int, what: What, seat: int | None = None) -> None:
        """Note that something that takes long is beginning, so that it comes even if the bot dies meanwhile."""
        with suppress(Unwritable):  # then it comes, if nothing happens
            who = self.person(interaction)
            number = await self.host.parcels.begin(game_id, who, what, seat, interaction.token)
            interaction.extras[What] = number

    async def _answered(self, interaction: Interaction, seen: bool) -> None:
        if (number := interaction.extras.get(What)) is not None:
            with suppress(Unwritable):  # then it comes once more
                await self.host.parcels.done(number, reached=seen)

    async def drain(self, seconds: float) -> None:
        """Begin nothing more, and wait this long for the answers to what has begun."""
        await self._replies.drain(seconds)

    def person(self, interaction: Interaction) -> Person:
        """Who clicked or typed."""
        return self.member(interaction.user, self.texts.language(str(interaction.locale)))

    def member(self, user: discord.abc.User, locale: str | None = None) -> Person:
        """Any member as the application knows people."""
        roles = frozenset(role.id for role in user.roles) if isinstance(user, discord.Member) else frozenset()
        return Person(user.id, tidy(user.display_name) or user.name, locale, roles)

    async def seated(self, interaction: Interaction, deed: Awaitable[GameCard]) -> GameCard:
        """Let somebody sit down who asks to. Raises RoleIsGone if the role that the table asks for no longer exists."""
        try:
            return await deed
        except ForARole as error:
            role, guild = error.msg.args["id"], interaction.guild
            if guild is not None and isinstance(role, int) and guild.get_role(role) is None:
                raise RoleIsGone() from None
            raise

    def server(self, interaction: Interaction) -> int | None:
        """The server where somebody asks, if the bot is in it: people who have installed it for themselves can use it
        anywhere."""
        guild_id = interaction.guild_id
        return guild_id if guild_id is not None and interaction.client.get_guild(guild_id) is not None else None

    def hosts(self, interaction: Interaction) -> bool:
        """Whether there can be a table where somebody asks: on a server where the bot is, or in messages with it."""
        return self.server(interaction) is not None or (
            interaction.guild_id is None and bool(interaction.context.dm_channel)
        )

    def venue(self, interaction: Interaction) -> Venue:
        """The channel or thread of an interaction."""
        assert interaction.channel_id is not None
        parent = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
        locale = interaction.guild_locale
        language = self.texts.language(str(locale)) if locale else None
        return Venue(interaction.guild_id, interaction.channel_id, parent, language)

    def sees(self, interaction: Interaction, channel_id: int) -> bool:
        """Whether a channel or thread exists and the person may see it."""
        place = None if interaction.guild is None else interaction.guild.get_channel_or_thread(channel_id)
        if place is None or not isinstance(interaction.user, discord.Member):
            return False
        return place.permissions_for(interaction.user).view_channel

    def may_manage(self, interaction: Interaction) -> bool:
        """Whether the person may manage the server."""
        return interaction.permissions.manage_guild

    def reader(self, interaction: Interaction, table: GameCard | OrderBook | Panel | None = None) -> Reader:
        """The reader of a private answer: the language of the person who asks."""
        words = self.texts(str(interaction.locale))
        return Reader(words, table.seat_names if table else (), self.texts.offered)

    async def public_reader(self, card: GameCard) -> Reader:
        """The reader of a post: the language of the table."""
        return Reader(self.texts(await self.host.tables.language(card)), card.seat_names)

    def game(self, interaction: Interaction, typed: str) -> str:
        """The key of a game that somebody chose or typed by its name."""
        read = self.reader(interaction)
        names = {bare(one.game(key)): key for one in read.tongues for key in registry.games()}
        return names.get(bare(typed.strip()), typed.strip())

    def games(
        self, interaction: Interaction, typed: str, keys: Iterable[str] | None = None
    ) -> list[discord.app_commands.Choice[str]]:
        """Completions for the name of a game, or of one of these."""
        read, known = self.reader(interaction), keys or self.host.lobby.games()
        return completing(typed, {key: [one.game(key) for one in read.tongues] for key in known})

    def opponents(self, interaction: Interaction, games: Iterable[str]) -> dict[str, list[str]]:
        """The bot opponents of these games, and how they play: in the language of the person, and in English."""
        known = [key for game in games for key in self.host.lobby.opponents(game)]
        return {key: [level_name(key, one) for one in self.reader(interaction).tongues] for key in known}

    def opponent(self, interaction: Interaction, typed: str) -> str:
        """The key of a bot opponent that somebody chose, or typed by how it plays."""
        known = self.opponents(interaction, self.host.lobby.games())
        wanted = bare(typed.strip())
        named = (key for key, names in known.items() if any(bare(name).startswith(wanted) for name in names))
        return typed if typed in known else next(named, typed)

    async def table(self, interaction: Interaction) -> GameCard:
        """The table of this channel. Raises NoTableHere, or NotInHere if there can be none here."""
        return self._here(interaction, await self.host.tables.in_channel(interaction.channel_id or 0))

    async def last_table(self, interaction: Interaction, *, scored: bool = True) -> GameCard:
        """The table of this channel, also after its end: to look at, with its score. Raises as `table`."""
        return self._here(
            interaction, await self.host.tables.last_in_channel(interaction.channel_id or 0, scored=scored)
        )

    def _here(self, interaction: Interaction, card: GameCard | None) -> GameCard:
        if card is None:
            raise NoTableHere() if self.hosts(interaction) else NotInHere()
        return card

    def seat_of(self, card: GameCard, typed: str | None) -> int | None:
        """The seat of a player whom somebody chose, or typed by name or number (from 1)."""
        return next((s.seat for s in card.seats if typed in (s.name, str(s.seat + 1))), None)

    async def players(self, interaction: Interaction, typed: str) -> list[discord.app_commands.Choice[str]]:
        """The people who can be chosen: those who play in this channel, or played there last."""
        card = await self.host.tables.last_in_channel(interaction.channel_id or 0)
        read = self.reader(interaction, card)
        return completing(typed, {str(s.seat + 1): [read.name(s.seat)] for s in card.seats} if card is not None else {})

    # -- screens

    async def words(
        self,
        interaction: Interaction,
        game_id: int,
        page: Callable[[Sequence[Section]], int] = lambda _: 0,
        then: int | None = None,
    ) -> Layout:
        """A table in words, opened where `page` says; as the message `then` showed it (None: as it stands).

        Raises NoLongerKept.
        """
        who, pictures = self.person(interaction), self.host.pictures
        if then is None:
            told = await pictures.words(game_id, who)
        elif (shown := await self.host.past.posted(game_id, who, then)) is not None:
            told = await pictures.told(shown, game_id, 0)
        else:
            raise NoLongerKept()
        card = await self.host.tables.card(game_id)
        return words_page(told, page(told.sections), self.reader(interaction, card), then=then)

    async def gallery(self, interaction: Interaction, to: Id, shown: str) -> Illustrated:
        """The pictures of a table, opened at one of them."""
        card = await self.host.tables.card(to.game)
        name, seat = wanted(shown)
        drawn = await self.host.pictures.wanted(to.game, self.person(interaction), name, seat, width=PANEL_WIDTH)
        return self.leafed(to, drawn, shown, card, self.reader(interaction, card))

    def leafed(self, to: Id, drawn: Wanted, shown: str, table: GameCard | Panel, read: Reader) -> Illustrated:
        """A gallery with the picture that was `shown` in it."""
        chosen = named(*wanted(shown))
        ends = sheets_of(table) if isinstance(table, GameCard) else ()
        made = self.with_picture(drawn, lambda picture: gallery(to, table.game, chosen, read, picture, ends=ends))
        return replace(made, instead=partial(undrawn, made, read))

    def panel(self, interaction: Interaction, panel: Panel, branch: str = "", draft: Sequence[str] = ()) -> Illustrated:
        """The turn panel with the picture that helps its player most."""
        read = Reader(self.texts(str(interaction.locale)), panel.seat_names)
        made = self.with_picture(
            pictured(panel, branch),
            lambda picture: turn_panel(panel, read, picture, branch, draft, web=self.addresses.web),
        )
        later = partial(self._patiently, interaction, panel) if panel.waits else None
        kept = partial(self._keep_true, interaction, panel) if panel.waits or panel.ask is not None else None
        return replace(made, counts=panel.stale is None, later=later, shown=kept)

    async def _patiently(self, interaction: Interaction, panel: Panel) -> Illustrated:
        """The panel of somebody who waits, or that of their next turn if it comes soon."""
        with suppress(RoundhouseError, Unwritable, Overtaken, Contended):
            panel = await self.host.play.patiently(panel, self.person(interaction))
        kept = partial(self._keep_true, interaction, panel, new=True) if panel.waits or panel.ask is not None else None
        made = replace(self.panel(interaction, panel), later=None, shown=kept)
        return replace(made, holds=partial(self.host.play.holds, panel)) if panel.waits else made

    async def _keep_true(self, interaction: Interaction, panel: Panel, message_id: int, *, new: bool = False) -> None:
        """Have a panel edited when it is out of date; a `new` one replaces an earlier one.

        One that the person has open in another message says so. If that is impossible now, the panel stays as it is:
        the next press shows how things stand.
        """
        if new or not self._noted.lately(message_id, panel.game_id):
            other = None
            with suppress(RoundhouseError, Unwritable, Overtaken, Contended):
                other = await self.host.play.watch(panel, self.person(interaction), interaction.token, message_id)
                self._noted.note(message_id, panel.game_id)
            if other is not None and other.message_id is not None:
                self._noted.forget(other.message_id)
                read = Reader(self.texts(other.locale), panel.seat_names)
                await try_edit(interaction.client, other.token, opened_again(panel, read))

    def with_picture(self, wanted: Wanted, layout: Callable[[Image | KeptImage | None], Layout]) -> Illustrated:
        """A message with a picture that may take longer than its text."""
        return Illustrated(layout, wanted.name, partial(image, self.host.pictures, wanted))

    async def go_back(self, interaction: Interaction, game_id: int, turn: int | None = None) -> Illustrated:
        """The panel of somebody who asks the table to undo their last turn, or undoes it alone."""
        who = self.person(interaction)
        told = await self.host.votes.go_back(game_id, who, turn, interaction.id)
        with counted():
            panel = await self.host.play.panel(game_id, who)
        return self.panel(interaction, panel if told is None else replace(panel, happened=ALL_OF_IT([[told]])))

    def own_buttons(self, interaction: Interaction, card: GameCard) -> tuple[Buttons, ...]:
        """The buttons below a player's own board: the ways to words, to their standing orders and their sandbox."""
        read = self.reader(interaction)
        found = ways(card.game_id, card.rev, card.game, read)
        plays = card.status is Status.LIVE and card.seat_of(interaction.user.id) is not None
        if not plays:
            return rows(found)
        orders = registry.game(card.game).orders_with(card.variants)
        found += [orders_button(card.game_id, card.rev, read)] if orders else []
        return rows([*found, *([sandbox_button(card.game_id, card.rev, read)] if card.sandbox else [])])

    async def illustrated(
        self, interaction: Interaction, game: str, picture: str, layout: Callable[[Image | KeptImage | None], Layout]
    ) -> Illustrated | Layout:
        """A page with a picture that belongs to no table, if the game has it."""
        try:
            wanted = await self.host.pictures.sample(game, picture, self.person(interaction))
        except NoPicture:
            return layout(None)
        return self.with_picture(wanted, layout)

    async def picture(self, interaction: Interaction, game_id: int, name: str, seat: int | None = None) -> Image:
        """A picture of a table as this person may see it."""
        made = await self.host.pictures.board(game_id, self.person(interaction), name, seat)
        return Image(made.png, f"{name}.png", made.alt)
