"""The buttons of a turn panel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.cogs.front import Front
from bot.cogs.turns import all_turns
from bot.host.counted import counted
from bot.host.types.panel import Panel
from bot.host.types.settings import Scope
from bot.ui.parts.ids import Id, number
from bot.ui.parts.layout import Layout
from bot.ui.table.legible import FINE
from bot.ui.table.panel import TABLE
from bot.wire.reply import Illustrated, Interaction
from bot.wire.selected import drafted
from renderers import WIDE


async def take(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """Open the turn panel."""
    panel = await front.host.play.panel(to.game, front.person(interaction), opened=True)
    return front.panel(interaction, panel)


async def legible(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """Say whether one can read the picture: from now on it has the layout in the payload, or stays as it is."""
    who, settings, fine = front.person(interaction), front.host.settings, to.payload == FINE
    layout = (await settings.read(Scope.PLAYER, who.user_id)).pictures or WIDE if fine else to.payload
    await settings.change(Scope.PLAYER, who.user_id, who, may_manage=False, change={"pictures": layout})
    with counted():
        panel = _new(await front.host.play.panel(to.game, who, opened=True))
    return front.panel(interaction, panel if fine else replace(panel, legible=layout))


async def answer(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """Give the answer that the button stands for."""
    return await answer_with(front, interaction, to, to.payload)


async def answer_with(front: Front, interaction: Interaction, to: Id, *keys: str) -> Illustrated:
    """Give answers by their keys and show what comes next."""
    panel = await front.host.play.answer(to.game, front.person(interaction), to.rev, keys, interaction.id)
    return front.panel(interaction, panel)


async def moves(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """Play the line of moves that the button stands for."""
    return await answer_with(front, interaction, to, *to.payload.split())


async def carry_out(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """Carry out the plan that the button stands for."""
    who = front.person(interaction)
    return front.panel(interaction, await front.host.play.carry_out(to.game, who, to.rev, to.payload, interaction.id))


async def look(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """Show the whole table in the panel, or the picture from before; the choices made so far stay."""
    picture, _, branch = to.payload.partition(">")
    return await show(front, interaction, to, branch=branch, draft=drafted(interaction), table=picture == TABLE)


async def show(
    front: Front,
    interaction: Interaction,
    to: Id,
    *,
    branch: str = "",
    draft: Sequence[str] = (),
    table: bool = False,
) -> Illustrated:
    """The turn panel as things stand."""
    panel = await front.host.play.panel(to.game, front.person(interaction), table=table, opened=True)
    return front.panel(interaction, _new(panel), branch, draft)


def _new(panel: Panel) -> Panel:
    """Until the turn has begun, a panel that is only looked at tells what has happened as it did when it was opened."""
    return replace(panel, since=None) if panel.can_undo else panel


async def done(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """Give the options that the selects of the panel show as chosen."""
    return await answer_many(front, interaction, to, drafted(interaction))


async def answer_many(front: Front, interaction: Interaction, to: Id, chosen: Sequence[str]) -> Illustrated:
    """Give several options as one answer, in the order in which they were offered."""
    panel = await front.host.play.panel(to.game, front.person(interaction))
    order = list(panel.ask.options) if panel.ask is not None else []
    keys = sorted(chosen, key=lambda key: order.index(key) if key in order else len(order))
    return await answer_with(front, interaction, to, "+".join(keys))


async def undo(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """Undo the last answer."""
    return await _undo(front, interaction, to, turn=False)


async def restart(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """Undo the whole turn."""
    return await _undo(front, interaction, to, turn=True)


async def go_back(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """Ask the table to go back to the beginning of the player's last turn."""
    return await front.go_back(interaction, to.game, number(to.payload))


async def _undo(front: Front, interaction: Interaction, to: Id, *, turn: bool) -> Illustrated:
    panel = await front.host.play.undo(to.game, front.person(interaction), to.rev, interaction.id, turn=turn)
    return front.panel(interaction, panel)


async def back(front: Front, interaction: Interaction, to: Id) -> Illustrated | Layout:
    """Play one's own seat again, in place of a bot opponent; without a table: be back everywhere."""
    if not to.game:
        await front.host.absence.back(front.person(interaction))
        with counted():
            return await all_turns(front, interaction)
    return front.panel(interaction, await front.host.play.back(to.game, front.person(interaction)))


async def hint(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """Tell what a bot opponent would do."""
    return front.panel(interaction, await front.host.play.hint(to.game, front.person(interaction), to.rev))


async def known(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """Stop explaining this game."""
    return front.panel(interaction, await front.host.play.known(to.game, front.person(interaction)))
