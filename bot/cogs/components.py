"""Two DynamicItem classes serve every button and select of every game, before and after a restart."""

from __future__ import annotations

import re
from typing import Any, Protocol, Self, cast

import discord
from discord import ui

from bot.cogs.front import Front
from bot.cogs.learn import pick_in_lesson, press_in_lesson
from bot.cogs.picks import pick
from bot.cogs.presses import press
from bot.cogs.sandbox import pick_in_sandbox, press_in_sandbox
from bot.ui.ids import BUTTON, SELECT, Id, Realm, parse
from bot.wire.reply import Interaction


class HasFront(Protocol):
    """A client that commands and buttons can work with."""

    front: Front


def front_of(interaction: Interaction) -> Front:
    """The front of the bot that received the interaction."""
    return cast(HasFront, interaction.client).front


PRESSES = {Realm.TABLE: press, Realm.LESSON: press_in_lesson, Realm.SANDBOX: press_in_sandbox}
"""Who serves a button."""


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
        await PRESSES[self.to.realm](front_of(interaction), interaction, self.to)


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
        return cls(cast("ui.Select[Any]", item), parse(match))

    async def callback(self, interaction: Interaction) -> None:
        """Serve the choice."""
        if self.to.realm is Realm.LESSON:
            await pick_in_lesson(front_of(interaction), interaction, self.to)
            return
        if self.to.realm is Realm.SANDBOX:
            await pick_in_sandbox(front_of(interaction), interaction, self.to)
            return
        members = [picked for picked in self.item.values if isinstance(picked, discord.abc.User)]
        await pick(front_of(interaction), interaction, self.to, members)
