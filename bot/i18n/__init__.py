"""Words of every reader: the games' and the bot's own texts in the language that Discord tells."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from renderers.i18n import FALLBACK, Words, languages

LOCALE = Path(__file__).parents[1] / "locale"


class Texts:
    """One Words a language, over the games that exist when it is made and over `folders`."""

    def __init__(self, folders: Sequence[Path] = (LOCALE,)) -> None:
        self._folders = folders
        self._words: dict[str, Words] = {}
        self._own = languages(folders)

    def speaks(self, language: str) -> bool:
        """Whether the bot's own texts exist in a language."""
        return language in self._own

    def __call__(self, locale: str | None) -> Words:
        """The words for a locale as Discord names it (`en-GB`, `cs`, `hu`); None is English."""
        language = (locale or FALLBACK).split("-", maxsplit=1)[0].lower()
        if language not in self._words:
            self._words[language] = Words(language, self._folders)
        return self._words[language]
