"""What people type that is no key: found in what the legal answers are called, in their language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from difflib import SequenceMatcher
from typing import Any

from bot.ui.reader import Reader
from bot.ui.taps import label_of
from engine.core.ask import Ask

_WORD = re.compile(r"[^\W_]+")


def called(game: str, read: Reader) -> Callable[[Ask[Any], str, str], bool]:
    """Whether a legal key is called so: each word of a text begins a word of its label or of its group."""

    def fits(ask: Ask[Any], key: str, text: str) -> bool:
        wanted, names = _words(text), _words(_text(game, ask, key, read))
        return bool(wanted) and all(any(name.startswith(word) for name in names) for word in wanted)

    return fits


def nearest(game: str, ask: Ask[Any], texts: tuple[str, ...], read: Reader, most: int) -> list[str]:
    """The legal keys that are most like what was typed, the most useful first of those that are equally like it."""
    keys = ask.keys()
    likeness = {}
    for key in keys:
        spoken = _text(game, ask, key, read)
        likeness[key] = max(_likeness(key, spoken, text) for text in texts)
    return sorted(keys, key=lambda key: -likeness[key])[:most]


def _likeness(key: str, spoken: str, text: str) -> float:
    """How alike a text is to a key and what that is called, from 0 to 1; numbers the more the less they differ."""
    if text.isdecimal() and key.isdecimal():
        return 1 / (1 + abs(int(text) - int(key)))
    names = [*_words(key), *_words(spoken)]
    wanted = _words(text)
    alike = [max((_ratio(word, name) for name in names), default=0) for word in wanted]
    return max(_ratio(text, key), _ratio(_plain(text), _plain(spoken)), sum(alike) / len(alike) if alike else 0)


def _ratio(one: str, other: str) -> float:
    """How alike two texts are; a beginning is nearly the whole."""
    if one and other.startswith(one):
        return 0.9 + 0.1 * len(one) / len(other)
    return SequenceMatcher(None, one, other, autojunk=False).ratio()


def _text(game: str, ask: Ask[Any], key: str, read: Reader) -> str:
    option = ask.options.get(key)
    group = None if option is None else option.group()
    return label_of(game, ask, key, read) + ("" if group is None else f" {read(group)}")


def _words(text: str) -> list[str]:
    return _WORD.findall(_plain(text))


def _plain(text: str) -> str:
    """In small letters without accents, as people type names of other languages."""
    return "".join(_unaccented(text.casefold()))


def _unaccented(text: str) -> Iterator[str]:
    return (letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))
