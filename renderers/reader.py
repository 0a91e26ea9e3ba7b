"""Reader: whom a picture is for, in which language and with which names."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from engine.core.play.msg import Msg
from renderers.draw.fonts import legible
from renderers.found import folder_of
from renderers.i18n import CORE, FALLBACK, Words, language_of, languages


def words_of(game: str, locale: str) -> Words:
    """The texts of a language, over those of the game's renderer; English if nobody has translated into the language.

    Readers of the same language get the same object, so they share whatever is drawn with it.
    """
    folder, language = folder_of(game), language_of(locale)
    own = () if folder is None else (folder / "locale",)
    return _words(own, language if language in languages([CORE, *own]) else FALLBACK)


BOT = "opponent-"
"""The beginning of the keys of bot opponents' names."""


@lru_cache(maxsize=32)
def _words(folders: tuple[Path, ...], language: str) -> Words:
    return Words(language, folders)


@dataclass(frozen=True, slots=True)
class Reader:
    """The texts, and the seats' names as far as they are known."""

    words: Words
    names: tuple[str, ...]
    confirming: int | None = None
    """The seat that has done all it wanted and has yet to confirm it, which is what the table is waiting for."""

    def name(self, seat: int) -> str:
        """The name of a seat (0-based)."""
        known = self.names[seat] if seat < len(self.names) else ""
        return known or self.words(Msg("board-seat", number=seat + 1))

    def say(self, key: str, /, **args: str | int) -> str:
        """A text by its full key."""
        return self.words(Msg(key, **args))


def reader_of(game: str, locale: str, names: Sequence[str | Msg] | None) -> Reader:
    """A reader; names lose the characters that the font lacks."""
    words = words_of(game, locale)
    told = (_called(name, words) for name in names or ())
    return Reader(words, tuple(legible(unicodedata.normalize("NFC", name)).strip() for name in told))


def _called(name: str | Msg, words: Words) -> str:
    """A name in the form that fits a picture: a bot opponent's without the level."""
    if isinstance(name, str):
        return name
    return str(name.args["name"]) if name.key.startswith(BOT) else words(name)
