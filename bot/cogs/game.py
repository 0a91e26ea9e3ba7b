"""`/game`: open, join, leave, start, look at and end a table, give a seat to somebody else, or bring a game along."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.bring import bring
from bot.cogs.forms import show
from bot.cogs.front import Front, completing
from bot.cogs.lobby import start, status
from bot.cogs.solos import alone
from bot.cogs.venues import place_for
from bot.host.house import Host
from bot.host.names import MOST_OF_TABLE
from bot.host.post.polls import CONCEDE, END, PAUSE, RESUME
from bot.host.refusals import NeedsAgreement, NotInLobby, NotTheHost, SeatForABot
from bot.host.types.table import GameCard, Status, Venue
from bot.ui.pages.options import opened
from bot.ui.parts.ids import Fill, Id, Press
from bot.ui.parts.layout import Layout, Text
from bot.wire.commands import Place, PlaceOption, everywhere, options, said
from bot.wire.reply import Illustrated, Interaction
from engine.core.play.errors import RoundhouseError
from engine.core.play.msg import Msg

SEATS = tuple(f"seat{n}" for n in range(1, 7))
"""The option for each seat that the import of a running game has."""


class NobodyCalledSo(RoundhouseError):
    """Nobody of this name sits at the table."""

    key = "error-no-such-seat-name"


class OneOrTheOther(RoundhouseError):
    """A seat goes to a member or to a bot opponent: somebody has named neither, or both."""


@everywhere
class GameCog(commands.GroupCog, group_name=said("command-game-name"), group_description=said("command-game")):
    """The life of a table."""

    def __init__(self, front: Front) -> None:
        super().__init__()
        self.front = front

    @property
    def host(self) -> Host:
        """The application."""
        return self.front.host

    @app_commands.command(name=said("command-game-new-name"), description=said("command-game-new"))
    @options(
        game="command-game-new-game",
        players="command-game-new-players",
        opponents="command-game-new-opponents",
        thread="command-game-new-thread",
        place="command-game-new-in",
        name="command-game-new-called",
    )
    async def new(
        self,
        interaction: Interaction,
        *,
        game: str,
        players: app_commands.Range[int, 1, 8] | None = None,
        opponents: str | None = None,
        thread: bool = False,
        place: app_commands.Transform[Place, PlaceOption] | None = None,
        name: app_commands.Range[str, 1, MOST_OF_TABLE] | None = None,
    ) -> None:
        """Open a lobby in this channel, or in another `place`, and show its host the options.

        Where there can be no table, begin a game against bots that nobody else sees.
        """

        async def work() -> Layout | Illustrated:
            if not self.front.hosts(interaction):
                level = None if opponents is None else self.front.opponent(interaction, opponents)
                return await alone(
                    self.front, interaction, self.front.game(interaction, game), seats=players, level=level
                )
            venue = await place_for(self.front, interaction, place, thread=thread)
            key = self.front.game(interaction, game)
            return await self._open(interaction, venue, key, seats=players, opponents=opponents, name=name)

        await self.front.answer(interaction, work)

    async def _open(
        self,
        interaction: Interaction,
        venue: Venue,
        game: str,
        *,
        seats: int | None,
        opponents: str | None,
        name: str | None,
    ) -> Layout:
        front = self.front
        filled = None if opponents is None else front.opponent(interaction, opponents)
        card = await self.host.lobby.open(
            venue, front.person(interaction), game, seats=seats, opponents=filled, click=interaction.id, name=name
        )
        read = front.reader(interaction, card)
        return opened(card, venue, self.host.lobby.seating(card), read, here=interaction.channel_id)

    @new.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return self.front.games(interaction, typed)

    @new.autocomplete("opponents")
    async def _opponents(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        game = self.front.game(interaction, str(interaction.namespace.game or ""))
        games = self.host.lobby.games()
        known = self.front.opponents(interaction, [game] if game in games else games)
        return completing(typed, known)

    @app_commands.command(name=said("command-game-join-name"), description=said("command-game-join"))
    async def join(self, interaction: Interaction) -> None:
        """Take a seat."""
        await self.front.answer(interaction, lambda: self._seated(interaction, "ui-joined"))

    @app_commands.command(name=said("command-game-leave-name"), description=said("command-game-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Give the seat back."""
        await self.front.answer(interaction, lambda: self._seated(interaction, "ui-left"))

    @app_commands.command(name=said("command-game-start-name"), description=said("command-game-start"))
    async def start(self, interaction: Interaction) -> None:
        """Begin."""
        await self.front.answer(interaction, lambda: self._start(interaction))

    async def _start(self, interaction: Interaction) -> Layout:
        card = await self.front.table(interaction)
        if card.status is not Status.LOBBY:
            raise NotInLobby
        return await start(self.front, interaction, Id(card.game_id, card.rev, Press.START))

    @app_commands.command(name=said("command-game-ready-name"), description=said("command-game-ready"))
    async def ready(self, interaction: Interaction) -> None:
        """Say that one is ready."""
        await self.front.answer(interaction, lambda: self._seated(interaction, "ui-now-ready"))

    async def _seated(self, interaction: Interaction, done: str) -> Layout:
        act = {
            "ui-joined": self.host.lobby.join,
            "ui-left": self.host.lobby.leave,
            "ui-now-ready": self.host.lobby.ready,
        }[done]
        card = await self.front.table(interaction)
        done_by = act(card.game_id, self.front.person(interaction), interaction.id)
        after = await self.front.seated(interaction, done_by)
        if act == self.host.lobby.ready and not after.seats[after.seat_of(interaction.user.id) or 0].ready:
            done = "ui-now-unready"
        return self._say(interaction, card, Msg(done))

    def _say(self, interaction: Interaction, card: GameCard, msg: Msg) -> Layout:
        return Layout((Text(self.front.reader(interaction, card).rich(msg)),))

    @app_commands.command(name=said("command-game-status-name"), description=said("command-game-status"))
    async def status(self, interaction: Interaction) -> None:
        """The table of this channel, and all tables of the reader."""
        await self.front.answer(interaction, lambda: status(self.front, interaction))

    @app_commands.command(name=said("command-game-end-name"), description=said("command-game-end"))
    async def end(self, interaction: Interaction) -> None:
        """Close the lobby, or end the game early."""
        await self.front.answer(interaction, lambda: self._end(interaction))

    async def _end(self, interaction: Interaction) -> Layout:
        card = await self.front.table(interaction)
        who, may_manage = self.front.person(interaction), self.front.may_manage(interaction)
        try:
            await self.host.tables.end(card.game_id, who, may_manage=may_manage)
        except NeedsAgreement:
            return await self._ask(interaction, card, END)
        return self._say(interaction, card, Msg("ui-ended"))

    async def _ask(self, interaction: Interaction, card: GameCard, kind: str) -> Layout:
        """Ask the table; where nobody else plays, it has agreed."""
        after = await self.host.votes.ask(card.game_id, self.front.person(interaction), kind)
        agreed = after.status is not card.status or after.paused is not card.paused
        return self._say(interaction, after, Msg("ui-agreed" if agreed else "ui-asked"))

    @app_commands.command(name=said("command-game-concede-name"), description=said("command-game-concede"))
    async def concede(self, interaction: Interaction) -> None:
        """Offer to give the game up."""
        await self.front.answer(interaction, lambda: self._concede(interaction))

    async def _concede(self, interaction: Interaction) -> Layout:
        return await self._ask(interaction, await self.front.table(interaction), CONCEDE)

    @app_commands.command(name=said("command-game-pause-name"), description=said("command-game-pause"))
    async def pause(self, interaction: Interaction) -> None:
        """Stop the clocks and the reminders."""
        await self.front.answer(interaction, lambda: self._pause(interaction, rest=True))

    @app_commands.command(name=said("command-game-resume-name"), description=said("command-game-resume"))
    async def resume(self, interaction: Interaction) -> None:
        """Let the clocks run again."""
        await self.front.answer(interaction, lambda: self._pause(interaction, rest=False))

    async def _pause(self, interaction: Interaction, *, rest: bool) -> Layout:
        card = await self.front.table(interaction)
        who, may_manage = self.front.person(interaction), self.front.may_manage(interaction)
        try:
            after = await self.host.tables.pause(card.game_id, who, may_manage=may_manage, rest=rest)
        except NotTheHost:
            return await self._ask(interaction, card, PAUSE if rest else RESUME)
        return self._say(interaction, after, Msg("ui-now-paused" if rest else "ui-now-running"))

    @app_commands.command(name=said("command-game-seek-name"), description=said("command-game-seek"))
    async def seek(self, interaction: Interaction) -> None:
        """Look for players who take the seats of bot opponents, or stop looking."""
        await self.front.answer(interaction, lambda: self._seek(interaction))

    async def _seek(self, interaction: Interaction) -> Layout:
        card = await self.front.table(interaction)
        who, may_manage = self.front.person(interaction), self.front.may_manage(interaction)
        seeking = await self.host.tables.seek(card.game_id, who, may_manage=may_manage, click=interaction.id)
        return self._say(interaction, card, Msg("ui-seeking" if seeking else "ui-not-seeking"))

    @app_commands.command(name=said("command-game-mute-name"), description=said("command-game-mute"))
    async def mute(self, interaction: Interaction) -> None:
        """Stop this table from pinging the person, or allow it again."""
        await self.front.answer(interaction, lambda: self._mute(interaction))

    async def _mute(self, interaction: Interaction) -> Layout:
        card = await self.front.table(interaction)
        person = self.front.person(interaction)
        muted = await self.host.pings.mute(card.game_id, person, interaction.id)
        asked = set() if card.paused else {waiting.seat for waiting in card.waiting}
        waits = any(card.seats[seat].user_id == person.user_id and card.seats[seat].caretaker is None for seat in asked)
        return self._say(interaction, card, Msg("ui-muted" if muted else "ui-unmuted-waits" if waits else "ui-unmuted"))

    @app_commands.command(name=said("command-game-seat-name"), description=said("command-game-seat"))
    @options(
        seat="command-game-seat-seat",
        to="command-game-seat-to",
        opponent="command-game-seat-opponent",
    )
    async def seat(
        self, interaction: Interaction, seat: str, to: discord.Member | None = None, opponent: str | None = None
    ) -> None:
        """Give a seat to another member, or to a bot opponent."""
        await self.front.answer(interaction, lambda: self._hand_over(interaction, seat, to, opponent))

    async def _hand_over(
        self, interaction: Interaction, seat: str, member: discord.Member | None, opponent: str | None
    ) -> Layout:
        card = await self.front.table(interaction)
        index = _seat_index(card, seat)
        if member is not None and member.bot:
            raise SeatForABot(name=member.display_name)
        if (member is None) == (opponent is None):
            raise OneOrTheOther
        to = self.front.member(member) if member is not None else self.front.opponent(interaction, opponent or "")
        after = await self.host.tables.hand_over(
            card.game_id, self.front.person(interaction), may_manage=self.front.may_manage(interaction),
            seat=index, to=to,
        )  # fmt: skip
        return self._say(interaction, after, Msg("ui-handed-over", seat=index))

    @app_commands.command(name=said("command-game-import-name"), description=said("command-game-import"))
    @options(
        file="command-game-import-file",
        **dict.fromkeys(SEATS, "command-game-import-seat"),
    )
    async def import_(
        self,
        interaction: Interaction,
        *,
        file: discord.Attachment | None = None,
        seat1: discord.Member | None = None,
        seat2: discord.Member | None = None,
        seat3: discord.Member | None = None,
        seat4: discord.Member | None = None,
        seat5: discord.Member | None = None,
        seat6: discord.Member | None = None,
    ) -> None:
        """Open a table with the game of a file; without one, ask for it."""
        if file is None:
            await show(self.front, interaction, Id(0, 0, Press.FORM, Fill.IMPORT))
            return
        members = enumerate((seat1, seat2, seat3, seat4, seat5, seat6))
        named = {seat: member for seat, member in members if member is not None}
        await self.front.answer(interaction, lambda: bring(self.front, interaction, file, named))

    @seat.autocomplete("opponent")
    async def _for_seats(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        card = await self.host.tables.in_channel(interaction.channel_id or 0)
        known = {} if card is None else self.front.opponents(interaction, [card.game])
        return completing(typed, known)

    @seat.autocomplete("seat")
    async def _seats(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.front.players(interaction, typed)


def _seat_index(card: GameCard, typed: str) -> int:
    """The seat (0-based) that somebody chose by its number (from 1) or by the name of its player."""
    for seat in card.seats:
        if typed.strip().casefold() in (str(seat.seat + 1), seat.name.casefold()):
            return seat.seat
    raise NobodyCalledSo(name=typed)
