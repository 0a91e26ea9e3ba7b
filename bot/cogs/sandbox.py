"""`/sandbox`: trying out where things lead, and everything that is pressed or chosen there."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs.front import Front
from bot.cogs.private import PrivateTables
from bot.cogs.reading import clauses_about
from bot.ui.pages.sandbox import sandbox_panel
from bot.ui.parts.ids import Id, Press
from bot.ui.parts.layout import Layout
from bot.wire.commands import everywhere, said
from bot.wire.reply import Illustrated, Interaction


class SandboxCog(commands.Cog):
    """What if?"""

    def __init__(self, front: Front) -> None:
        self.front = front

    @everywhere
    @app_commands.command(name=said("command-sandbox-name"), description=said("command-sandbox"))
    async def sandbox(self, interaction: Interaction) -> None:
        """The sandbox of this channel's table."""
        await self.front.answer(interaction, lambda: self._sandbox(interaction))

    async def _sandbox(self, interaction: Interaction) -> Illustrated:
        card = await self.front.table(interaction)
        return await _open(self.front, interaction, card.game_id)


async def sandbox(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """Continue the sandbox of a table, or begin it."""
    return await _open(front, interaction, to.game)


async def _open(front: Front, interaction: Interaction, game_id: int, *, afresh: bool = False) -> Illustrated:
    who = front.person(interaction)
    trial = await front.host.sandboxes.open(game_id, who, afresh=afresh, click=interaction.id)
    return SANDBOX.shown(front, interaction, trial)


async def _undo(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    who, whole = front.person(interaction), to.verb is Press.AFRESH
    return SANDBOX.shown(front, interaction, await front.host.sandboxes.undo(to.game, who, to.rev, whole=whole))


async def _mark(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    return SANDBOX.shown(
        front, interaction, await front.host.sandboxes.mark(to.game, front.person(interaction), to.rev)
    )


async def _by_bots(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    return SANDBOX.shown(
        front, interaction, await front.host.sandboxes.by_bots(to.game, front.person(interaction), to.rev)
    )


async def _weigh(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    return SANDBOX.shown(
        front, interaction, await front.host.sandboxes.weigh(to.game, front.person(interaction), to.rev)
    )


async def _fork(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    game_id = await front.host.sandboxes.table(to.game, front.person(interaction))
    return await _open(front, interaction, game_id, afresh=True)


async def _clauses(front: Front, interaction: Interaction, to: Id) -> Layout | Illustrated:
    card = await front.host.tables.card(await front.host.sandboxes.table(to.game, front.person(interaction)))
    return await clauses_about(front, interaction, game=card.game, variants=card.variants, kind=to.payload)


SANDBOX = PrivateTables(
    desk=lambda front: front.host.sandboxes,
    page=sandbox_panel,
    own={
        Press.UNDO: _undo,
        Press.AFRESH: _undo,
        Press.CLAUSES: _clauses,
        Press.MARK: _mark,
        Press.FORK: _fork,
        Press.BY_BOTS: _by_bots,
        Press.WEIGH: _weigh,
    },
    apart=(Press.CLAUSES,),
)
"""What is pressed and chosen in a sandbox."""
