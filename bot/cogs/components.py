"""Two DynamicItem classes serve every button and select of every game, before and after a restart."""

from __future__ import annotations

import re
from typing import Any, Protocol, Self, cast

import discord
from discord import ui

from bot.cogs.forms import show
from bot.cogs.front import Front
from bot.cogs.learn import LESSON
from bot.cogs.picks import pick
from bot.cogs.presses import press
from bot.cogs.private import PrivateTables
from bot.cogs.sandbox import SANDBOX
from bot.cogs.solos import SOLO
from bot.ui.parts.ids import BUTTON, SELECT, Id, Press, Realm, parse
from bot.wire.reply import Interaction
from bot.wire.sound import clicked, mend


class HasFront(Protocol):
    """A client that commands and buttons can work with."""

    front: Front


def front_of(interaction: Interaction) -> Front:
    """The front of the bot that received the interaction."""
    return cast(HasFront, interaction.client).front


PRIVATE: dict[Realm, PrivateTables[Any]] = {Realm.LESSON: LESSON, Realm.SANDBOX: SANDBOX, Realm.SOLO: SOLO}
"""The servers of components that belong to no table of a channel."""


class GameButton(ui.DynamicItem[ui.Button[Any]], template=BUTTON):
    """Any button."""

    def __init__(self, item: ui.Button[Any], to: Id) -> None:
        super().__init__(item)
        self.to = to

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Made of the id alone."""
        return cls(cast("ui.Button[Any]", item), parse(match))

    async def callback(self, interaction: Interaction) -> None:
        """Serve the click."""
        if not clicked(interaction):
            return  # the bot says so
        if self.to.verb is Press.FORM:
            await show(front_of(interaction), interaction, self.to)
            return
        private = PRIVATE.get(self.to.realm)
        await (press if private is None else private.press)(front_of(interaction), interaction, self.to)


class GameSelect(ui.DynamicItem[ui.Select[Any]], template=SELECT):
    """Any select."""

    def __init__(self, item: ui.Select[Any], to: Id) -> None:
        super().__init__(item)
        self.to = to

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Made of the id alone."""
        mend(interaction)
        return cls(cast("ui.Select[Any]", item), parse(match))

    async def callback(self, interaction: Interaction) -> None:
        """Serve the choice."""
        if not clicked(interaction):
            return  # the bot says so
        if (private := PRIVATE.get(self.to.realm)) is not None:
            await private.pick(front_of(interaction), interaction, self.to)
            return
        members = [picked for picked in self.item.values if isinstance(picked, discord.abc.User)]
        await pick(front_of(interaction), interaction, self.to, members)
