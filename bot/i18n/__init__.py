"""Words of every reader: the games' and the bot's own texts in the language that Discord tells."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from engine.core.play import registry
from renderers.i18n import FALLBACK, Words, language_of, languages

LOCALE = Path(__file__).parents[1] / "locale"


@cache
def _words(language: str, folders: tuple[Path, ...], games: tuple[str, ...]) -> Words:
    """The words of a language, over these games: what was said once, all Texts of a process know."""
    return Words(language, folders)


class Texts:
    """One Words a language, over the games that exist when it is made and over `folders`.

    A language is offered as soon as the bot's own texts exist in it, which come last. Of one that is not, nobody sees
    anything; `unfinished` are those that are shown all the same.
    """

    def __init__(self, folders: Sequence[Path] = (LOCALE,), unfinished: Sequence[str] = ()) -> None:
        self._folders = folders
        self._words: dict[str, Words] = {}
        self.offered = (*dict.fromkeys((*languages(folders), *unfinished)),)

    def language(self, locale: str | None) -> str:
        """In which language to talk to who has a locale, as Discord names it (`en-GB`, `cs`, `hu`); None: English."""
        language = language_of(locale)
        return language if language in self.offered else FALLBACK

    def __call__(self, locale: str | None) -> Words:
        """The words for a locale of Discord."""
        language = self.language(locale)
        if language not in self._words:
            self._words[language] = _words(language, (*self._folders,), (*registry.games(),))
        return self._words[language]
