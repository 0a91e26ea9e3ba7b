"""Words of every reader: the games' and the bot's own texts in the language that Discord tells."""

from __future__ import annotations

from pathlib import Path

from renderers.i18n import FALLBACK, Words

LOCALE = Path(__file__).parents[1] / "locale"


class Texts:
    """One Words a language, over the games that exist when it is made."""

    def __init__(self) -> None:
        self._words: dict[str, Words] = {}

    def __call__(self, locale: str | None) -> Words:
        """The words for a locale as Discord names it (`en-GB`, `cs`, `hu`); None is English."""
        language = (locale or FALLBACK).split("-", maxsplit=1)[0].lower()
        if language not in self._words:
            self._words[language] = Words(language, [LOCALE])
        return self._words[language]
