"""Names and descriptions of slash commands from Fluent, in every language that has them."""

from __future__ import annotations

from functools import cache

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
        if key is None or language == FALLBACK or not self._texts.speaks(language):
            return None
        text = self._texts(language)(key)
        return None if text == string.message else text
