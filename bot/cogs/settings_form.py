"""What the buttons and selects of the settings do."""

from __future__ import annotations

from collections.abc import Mapping

from bot.cogs.front import Front
from bot.host.counted import counted
from bot.host.types.settings import Scope
from bot.ui.pages.settings import is_step, parsed, settings_form
from bot.ui.parts.layout import Layout
from bot.wire.reply import Interaction

NIGHT = 9 * 60
"""Minutes of quiet hours of which only one end was chosen."""
DAY = 24 * 60
Change = Mapping[str, int | str | bool | None]


async def form(front: Front, interaction: Interaction, scope: Scope, name: str = "", step: str = "") -> Layout:
    """What holds in a scope, and (`name`) what a setting can be. Raises NoTableHere."""
    of = await _of(front, interaction)
    if scope not in of:
        of[scope] = (await front.table(interaction)).game_id
    scopes = [one for one in reversed(Scope) if one in of]
    holding = await front.host.settings.holding(scope, of)
    return settings_form(scope, holding, scopes, front.reader(interaction), name=name, step=step)


async def change(front: Front, interaction: Interaction, scope: Scope, changes: Change) -> None:
    """Change what is given, for who is asked about. Raises what `SettingsDesk.change` does, or NoTableHere."""
    of = await _of(front, interaction)
    found = of[scope] if scope in of else (await front.table(interaction)).game_id
    who, may_manage = front.person(interaction), front.may_manage(interaction)
    await front.host.settings.change(scope, found, who, may_manage=may_manage, change=changes)


async def choose(front: Front, interaction: Interaction, scope: Scope, name: str, value: str) -> Layout:
    """Take what was chosen for a setting, or show the places of a part of the world."""
    if is_step(name, value):
        return await form(front, interaction, scope, name, value)
    changes = dict(parsed(name, value))
    if len(changes) == 1 and name in ("quiet_from", "quiet_to"):
        now = await front.host.settings.read(scope, interaction.user.id)
        if now.quiet_from is None:
            start, end = (0, NIGHT) if name == "quiet_from" else (-NIGHT, 0)
            minute = int(changes[name] or 0)
            changes = {"quiet_from": (minute + start) % DAY, "quiet_to": (minute + end) % DAY}
    await change(front, interaction, scope, changes)
    with counted():
        return await form(front, interaction, scope, name)


async def _of(front: Front, interaction: Interaction) -> dict[Scope, int]:
    """The ids of all scopes that there are where somebody asks."""
    card = await front.host.tables.in_channel(interaction.channel_id or 0)
    found = {Scope.PLAYER: interaction.user.id, Scope.SERVER: interaction.guild_id or 0}
    return found if card is None else {**found, Scope.TABLE: card.game_id}
