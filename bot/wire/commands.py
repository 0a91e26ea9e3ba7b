"""Slash commands: names and descriptions from Fluent, in every language that has them, and options of our own."""

from __future__ import annotations

from functools import cache
from typing import Any

import discord
from discord import Locale, app_commands

from bot.i18n import Texts
from renderers.i18n import FALLBACK


@cache
def _texts() -> Texts:
    return Texts()


def said(key: str) -> app_commands.locale_str:
    """The English text of a message, which the translator below says in other languages."""
    return app_commands.locale_str(_texts()(FALLBACK)(key), key=key)


class FluentTranslator(app_commands.Translator):
    """Translates command names and descriptions by their message key; None where a language has no text of its own."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text of a message key for a locale of Discord."""
        key = string.extras.get("key")
        language = str(locale).split("-", maxsplit=1)[0]
        if key is None or language == FALLBACK or language not in self._texts.offered:
            return None
        text = self._texts(language)(key)
        return None if text == string.message else text


Place = discord.TextChannel | discord.ForumChannel
"""Where a table can be opened from elsewhere."""


class PlaceOption(app_commands.Transformer):
    """An option that takes a channel or a forum. What only shows pictures (a media channel) is no place to play."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """A channel."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """Those that Discord offers."""
        return [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum]

    async def transform(self, interaction: discord.Interaction[Any], value: Any, /) -> Place:
        """The channel as the bot knows it. Raises TransformerError."""
        channel = value.resolve()
        if not isinstance(channel, Place):
            raise app_commands.TransformerError(value, self.type, self)
        return channel
