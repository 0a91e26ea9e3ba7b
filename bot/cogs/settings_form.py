"""The settings as they are, and the forms that change them."""

from __future__ import annotations

from collections.abc import Mapping

from bot.cogs.front import Front, NoServerHere
from bot.host.counted import counted
from bot.host.types.settings import Scope
from bot.ui.pages.settings import GROUPS, parsed, settings_form, settings_page
from bot.ui.parts.form import Form
from bot.ui.parts.ids import Id, OldButton, one_of
from bot.ui.parts.layout import Layout
from bot.wire.forms import Given
from bot.wire.reply import Interaction

NIGHT = 9 * 60
"""Minutes of quiet hours of which only one end was chosen."""
DAY = 24 * 60
Change = Mapping[str, int | str | bool | None]


async def page(front: Front, interaction: Interaction, scope: Scope) -> Layout:
    """The settings of a scope. Raises NoTableHere."""
    of = await _of(front, interaction, scope)
    scopes = [one for one in reversed(Scope) if one in of]
    return settings_page(scope, await front.host.settings.holding(scope, of), scopes, front.reader(interaction))


async def form(front: Front, interaction: Interaction, to: Id) -> Form:
    """The form for a group of settings (the payload is `scope/group`). Raises OldButton or NoTableHere."""
    scope, group = _which(to)
    holding = await front.host.settings.holding(scope, await _of(front, interaction, scope))
    return settings_form(scope, group, holding, front.reader(interaction))


def _which(to: Id) -> tuple[Scope, str]:
    scope, _, group = to.payload.partition("/")
    if group not in GROUPS:
        raise OldButton()
    return one_of(Scope, scope), group


async def take(front: Front, interaction: Interaction, to: Id, given: Given) -> Layout:
    """Store the settings in a form. Quiet hours have a beginning and an end: if only one is chosen, the other comes
    with it."""
    scope, group = _which(to)
    changes = {name: parsed(name, value) for name in GROUPS[group] if (value := given.one(name)) is not None}
    if len({changes.get("quiet_from") is None, changes.get("quiet_to") is None}) == 2:
        start, end = changes.get("quiet_from"), changes.get("quiet_to")
        changes["quiet_from"] = start if start is not None else (int(end or 0) - NIGHT) % DAY
        changes["quiet_to"] = end if end is not None else (int(start or 0) + NIGHT) % DAY
    await change(front, interaction, scope, changes)
    with counted():
        return await page(front, interaction, scope)


async def change(front: Front, interaction: Interaction, scope: Scope, changes: Change) -> None:
    """Change the given settings, for the person they are about. Raises what `SettingsDesk.change` does, or
    NoTableHere."""
    of = await _of(front, interaction, scope)
    who, may_manage = front.person(interaction), front.may_manage(interaction)
    await front.host.settings.change(scope, of[scope], who, may_manage=may_manage, change=changes)


async def _of(front: Front, interaction: Interaction, scope: Scope) -> dict[Scope, int]:
    """The ids of all scopes that exist where somebody asks, with this one. Raises NoTableHere or NoServerHere."""
    card = await front.host.tables.in_channel(interaction.channel_id or 0)
    found = {Scope.PLAYER: interaction.user.id}
    if (server := front.server(interaction)) is not None:
        found[Scope.SERVER] = server
    if card is not None or scope is Scope.TABLE:
        found[Scope.TABLE] = (card or await front.table(interaction)).game_id
    if scope not in found:
        raise NoServerHere()
    return found
