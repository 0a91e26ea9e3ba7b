"""The words of every reader: the texts of the games and of the bot in the reader's language, as Discord tells it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from engine.core.play import registry
from renderers.i18n import FALLBACK, Words, language_of, languages

LOCALE = Path(__file__).parents[1] / "locale"


@cache
def _words(language: str, folders: tuple[Path, ...], games: tuple[str, ...]) -> Words:
    """The words of a language, over these games. All Texts of a process share what one of them has said."""
    return Words(language, folders)


class Texts:
    """One Words per language, over the games that exist when it is made and over `folders`.

    A language is offered as soon as it has the bot's own texts, which are translated last. Nobody sees anything of
    other languages, except for those in `unfinished`.
    """

    def __init__(self, folders: Sequence[Path] = (LOCALE,), unfinished: Sequence[str] = ()) -> None:
        self._folders = folders
        self._words: dict[str, Words] = {}
        self.offered = (*dict.fromkeys((*languages(folders), *unfinished)),)

    def language(self, locale: str | None) -> str:
        """The language for somebody with a locale as Discord names it (`en-GB`, `cs`, `hu`); None: English."""
        language = language_of(locale)
        return language if language in self.offered else FALLBACK

    def __call__(self, locale: str | None) -> Words:
        """The words for a locale of Discord."""
        language = self.language(locale)
        if language not in self._words:
            self._words[language] = _words(language, (*self._folders,), (*registry.games(),))
        return self._words[language]
