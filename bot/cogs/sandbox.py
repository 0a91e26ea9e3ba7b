"""`/sandbox`: trying out where things lead, and everything that is pressed or chosen there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from discord import app_commands
from discord.ext import commands

from bot.cogs.front import Front
from bot.cogs.reading import clauses_about
from bot.host.types import Trial
from bot.ui.ids import Id, Pick, Press
from bot.ui.layout import Layout
from bot.ui.panel import TABLE
from bot.ui.sandbox import sandbox_panel
from bot.wire.commands import said
from bot.wire.reply import Illustrated, Interaction
from bot.wire.selected import drafted, values


class SandboxCog(commands.Cog):
    """What if?"""

    def __init__(self, front: Front) -> None:
        self.front = front

    @app_commands.command(name=said("command-sandbox-name"), description=said("command-sandbox"))
    async def sandbox(self, interaction: Interaction) -> None:
        """The sandbox of this channel's table."""
        await self.front.answer(interaction, lambda: self._sandbox(interaction))

    async def _sandbox(self, interaction: Interaction) -> Illustrated:
        card = await self.front.table(interaction)
        return await _open(self.front, interaction, card.game_id)


async def sandbox(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """Go on in the sandbox of a table, or begin it."""
    return await _open(front, interaction, to.game)


async def _open(front: Front, interaction: Interaction, game_id: int, *, afresh: bool = False) -> Illustrated:
    trial = await front.host.sandboxes.open(game_id, front.person(interaction), afresh=afresh)
    return _shown(front, interaction, trial)


def _shown(
    front: Front, interaction: Interaction, trial: Trial, branch: str = "", draft: Sequence[str] = ()
) -> Illustrated:
    read = front.reader(interaction, trial.panel)
    return front.with_picture(trial.panel.picture, lambda picture: sandbox_panel(trial, read, picture, branch, draft))


Action = Callable[[Front, Interaction, Id], Awaitable[Layout | Illustrated]]


async def press_in_sandbox(front: Front, interaction: Interaction, to: Id) -> None:
    """Serve any button of a sandbox."""
    assert isinstance(to.verb, Press)
    act = ACTIONS[to.verb]
    await front.answer(interaction, lambda: act(front, interaction, to), update=to.verb is not Press.CLAUSES)


async def pick_in_sandbox(front: Front, interaction: Interaction, to: Id) -> None:
    """Serve any select of a sandbox."""

    async def work() -> Illustrated:
        if to.verb is Pick.DRAFT:
            return await _show(front, interaction, to, draft=drafted(interaction))
        if to.verb is Pick.OPEN:
            return await _show(front, interaction, to, branch=values(interaction)[0])
        return await _give(front, interaction, to, values(interaction))

    await front.answer(interaction, work, update=True)


async def _give(front: Front, interaction: Interaction, to: Id, chosen: Sequence[str]) -> Illustrated:
    """Answer with an option, or with several at once."""
    who = front.person(interaction)
    return _shown(front, interaction, await front.host.sandboxes.give(to.game, who, to.rev, ["+".join(chosen)]))


async def _show(
    front: Front, interaction: Interaction, to: Id, *, branch: str = "", draft: Sequence[str] = (), table: bool = False
) -> Illustrated:
    trial = await front.host.sandboxes.show(to.game, front.person(interaction), table=table)
    return _shown(front, interaction, trial, branch, draft)


async def _answer(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    return await _give(front, interaction, to, [to.payload])


async def _done(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    return await _give(front, interaction, to, drafted(interaction))


async def _plan(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    who = front.person(interaction)
    return _shown(front, interaction, await front.host.sandboxes.carry_out(to.game, who, to.rev, to.payload))


async def _undo(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    who, whole = front.person(interaction), to.verb is Press.AFRESH
    return _shown(front, interaction, await front.host.sandboxes.undo(to.game, who, to.rev, whole=whole))


async def _mark(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    return _shown(front, interaction, await front.host.sandboxes.mark(to.game, front.person(interaction), to.rev))


async def _fork(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    game_id = await front.host.sandboxes.table(to.game, front.person(interaction))
    return await _open(front, interaction, game_id, afresh=True)


async def _look(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    picture, _, branch = to.payload.partition(">")
    return await _show(front, interaction, to, branch=branch, draft=drafted(interaction), table=picture == TABLE)


async def _clauses(front: Front, interaction: Interaction, to: Id) -> Layout | Illustrated:
    card = await front.host.tables.card(await front.host.sandboxes.table(to.game, front.person(interaction)))
    return await clauses_about(front, interaction, game=card.game, variants=card.variants, kind=to.payload)


ACTIONS: dict[Press, Action] = {
    Press.ANSWER: _answer,
    Press.DONE: _done,
    Press.PLAN: _plan,
    Press.UNDO: _undo,
    Press.AFRESH: _undo,
    Press.LOOK: _look,
    Press.CLAUSES: _clauses,
    Press.MARK: _mark,
    Press.FORK: _fork,
}
