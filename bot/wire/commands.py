"""Slash commands: names and descriptions from Fluent, in every language that has them, and options of our own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from string import ascii_lowercase
from typing import Any, TypeVar

import discord
from discord import Locale, app_commands

from bot.i18n import Texts
from engine.core.play.msg import Msg
from renderers.i18n import FALLBACK, language_of

T = TypeVar("T")
_SHAPE = (
    "name", "description", "type", "required", "choices", "options", "autocomplete", "value",
    "min_value", "max_value", "channel_types", "name_localizations", "description_localizations",
)  # fmt: skip


@cache
def _texts() -> Texts:
    return Texts()


def said(key: str, **args: int) -> app_commands.locale_str:
    """The English text of a message, which the translator below gives in other languages."""
    return app_commands.locale_str(_texts()(FALLBACK)(Msg(key, **args)), key=key, args=args)


def options(**keys: str) -> Callable[[T], T]:
    """Describes the options of a command by its parameters: `key` is the text, `<key>-name` the name of the option.

    Options that differ only by a number, such as `seat1` and `seat2`, share their messages, which get it as `n`.
    """
    numbers = {name: int(name.lstrip(ascii_lowercase) or 0) for name in keys}
    described = {name: said(key) for name, key in keys.items()}
    called = {name: said(f"{key}-name", **({"n": n} if (n := numbers[name]) else {})) for name, key in keys.items()}

    def decorate(command: T) -> T:
        return app_commands.rename(**called)(app_commands.describe(**described)(command))

    return decorate


def everywhere(command: T) -> T:
    """Lets people use a command in messages with the bot, and everywhere if they have installed it for themselves."""
    installed = app_commands.allowed_installs(guilds=True, users=True)
    return installed(app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(command))


def with_the_bot(command: T) -> T:
    """Lets people use a command in the bot's servers and in messages with it: where the bot may post by itself."""
    installed = app_commands.allowed_installs(guilds=True, users=True)
    return installed(app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)(command))


class FluentTranslator(app_commands.Translator):
    """Translates command names and descriptions by their message key; None where a language has no text of its own."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        spoken = ((locale, language_of(str(locale))) for locale in Locale)
        self._languages = {each: own for each, own in spoken if own != FALLBACK and own in texts.offered}

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text of a message key for a locale of Discord."""
        language = self._languages.get(locale)  # Discord has thirty, and asks for each text in each of them
        key = string.extras.get("key")
        if key is None or language is None:
            return None
        text = self._texts(language)(Msg(key, **string.extras["args"]))
        return None if text == string.message else text


Place = discord.TextChannel | discord.ForumChannel
"""Where a table can be opened from elsewhere."""


class PlaceOption(app_commands.Transformer):
    """An option that takes a channel or a forum. A media channel, which only shows pictures, is no place to play."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """A channel."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """The kinds that Discord offers."""
        return [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum]

    async def transform(self, interaction: discord.Interaction[Any], value: Any, /) -> Place:
        """The channel as the bot knows it. Raises TransformerError."""
        channel = value.resolve()
        if not isinstance(channel, Place):
            raise app_commands.TransformerError(value, self.type, self)
        return channel


def shapes(commands: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """What a person can tell commands apart by, whether Discord describes them or the tree does."""
    return sorted((_shape(command) for command in commands), key=lambda command: str(command["name"]))


def _shape(part: Mapping[str, Any]) -> dict[str, Any]:
    found = {key: part[key] for key in _SHAPE if part.get(key)}
    for key in ("options", "choices"):
        if key in found:
            found[key] = [_shape(child) for child in found[key]]
    # a command without a type is a slash command, which is type 1
    return {"type": 1, **found}
