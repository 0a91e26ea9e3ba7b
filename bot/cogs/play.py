"""Commands of a running game: `/do`, `/board`, `/hand`, `/log`, `/undo`."""

from __future__ import annotations

from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from bot.cogs.front import Front
from bot.cogs.past import table_now
from bot.host.refusals import NotPossible
from bot.host.types.panel import Completion
from bot.host.types.table import Status
from bot.ui.pages.reading import log_page
from bot.ui.parts.layout import Layout, clip, rows
from bot.ui.parts.reader import Reader
from bot.ui.parts.spoken import called, heard
from bot.ui.parts.taps import label_of
from bot.ui.table.gallery import ways
from bot.ui.table.refused import refusal_page
from bot.ui.table.words import of_seat
from bot.wire.commands import options, said, with_the_bot
from bot.wire.reply import Illustrated, Interaction
from engine.core.play.match import NothingToUndo
from engine.core.play.msg import Msg
from renderers import OVERVIEW, RESULT

NAME = 100


class PlayCog(commands.Cog):
    """What a player does in a game, typed instead of pressed."""

    def __init__(self, front: Front) -> None:
        self.front = front

    @with_the_bot
    @app_commands.command(name=said("command-do-name"), description=said("command-do"))
    @options(moves="command-do-moves")
    async def do(self, interaction: Interaction, moves: str) -> None:
        """Answer one decision after another: all of them or none."""
        await self.front.answer(interaction, lambda: self._do(interaction, moves))

    async def _do(self, interaction: Interaction, moves: str) -> Illustrated | Layout:
        card = await self.front.table(interaction)
        keys = moves.split()
        who, read = self.front.person(interaction), self.front.reader(interaction, card)
        told = heard(card.game, read)
        try:
            panel = await self.front.host.play.answer(card.game_id, who, None, keys, interaction.id, heard=told)
        except NotPossible as error:
            return refusal_page(error.refusal, read)
        return self.front.panel(interaction, panel)

    @do.autocomplete("moves")
    async def _moves(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        card = await self.front.host.tables.in_channel(interaction.channel_id or 0)
        if card is None:
            return []
        who, read = self.front.person(interaction), self.front.reader(interaction, card)
        found = await self.front.host.play.completions(card.game_id, who, typed, fits=called(card.game, read))
        fitting = [one for one in found if 0 < len(one.line) <= NAME]
        return [app_commands.Choice(name=clip(named(card.game, one, read), NAME), value=one.line) for one in fitting]

    @with_the_bot
    @app_commands.command(name=said("command-board-name"), description=said("command-board"))
    @options(player="command-board-player", words="command-board-words")
    async def board(self, interaction: Interaction, player: str | None = None, words: bool = False) -> None:
        """The table, or one player's board, as a picture or in words."""
        await self.front.answer(interaction, lambda: self._board(interaction, player, words=words))

    async def _board(self, interaction: Interaction, player: str | None, *, words: bool) -> Layout:
        card = await self.front.last_table(interaction)
        seat = self.front.seat_of(card, player)
        if words:
            return await self.front.words(interaction, card.game_id, lambda sections: of_seat(sections, seat))
        name = "player" if seat is not None else OVERVIEW
        if name not in self.front.host.pictures.names(card.game):
            name = OVERVIEW
        if seat is None:
            # a person who asks for the whole table after the end wants to know how it ended
            return await table_now(self.front, interaction, card, *([RESULT] if card.status is Status.OVER else []))
        shown = await self.front.picture(interaction, card.game_id, name, seat)
        if seat == card.seat_of(interaction.user.id):
            return Layout((shown, *self.front.own_buttons(interaction, card)))
        return Layout((shown, *rows(ways(card.game_id, card.rev, card.game, self.front.reader(interaction)))))

    @board.autocomplete("player")
    async def _players(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.front.players(interaction, typed)

    @with_the_bot
    @app_commands.command(name=said("command-hand-name"), description=said("command-hand"))
    async def hand(self, interaction: Interaction) -> None:
        """The player's own board and everything that only they may see, and what they can do."""
        await self.front.answer(interaction, lambda: self._hand(interaction))

    async def _hand(self, interaction: Interaction) -> Illustrated:
        card = await self.front.table(interaction)
        who = self.front.person(interaction)
        return self.front.panel(interaction, await self.front.host.play.panel(card.game_id, who, opened=True))

    @with_the_bot
    @app_commands.command(name=said("command-log-name"), description=said("command-log"))
    async def log(self, interaction: Interaction) -> None:
        """What happened, newest last."""
        await self.front.answer(interaction, lambda: self._log(interaction))

    async def _log(self, interaction: Interaction) -> Layout:
        card = await self.front.last_table(interaction)
        page = await self.front.host.history.log(card.game_id, self.front.person(interaction))
        return log_page(card, page, self.front.reader(interaction, card))

    @with_the_bot
    @app_commands.command(name=said("command-undo-name"), description=said("command-undo"))
    @options(turn="command-undo-turn", ask="command-undo-ask")
    async def undo(self, interaction: Interaction, turn: bool = False, ask: bool = False) -> None:
        """Undo the last answer, or the whole turn; or ask the table to undo what a player can't undo alone."""
        await self.front.answer(interaction, lambda: self._undo(interaction, turn, ask))

    async def _undo(self, interaction: Interaction, turn: bool, ask: bool) -> Illustrated:
        card = await self.front.table(interaction)
        if ask:
            return await self.front.go_back(interaction, card.game_id)
        who, play = self.front.person(interaction), self.front.host.play
        try:
            panel = await play.undo(card.game_id, who, None, interaction.id, turn=turn)
        except NothingToUndo as error:
            panel = replace(await play.panel(card.game_id, who), stale=error.msg)
            if panel.back is None:
                raise
        return self.front.panel(interaction, panel)


def named(game: str, one: Completion, read: Reader) -> str:
    """A line of moves with the text that the button of its last one would have."""
    label = label_of(game, one.ask, one.key, read)
    option = one.ask.options.get(one.key)
    group = None if option is None else option.group()
    if group is not None:
        label = read(Msg("ui-label-group", label=label, group=group))
    return one.line if label == one.key else read(Msg("ui-move", move=one.line, label=label))
