"""Ties: words kept on the line of the next word, and units on that of their number, wherever a text is wrapped."""

from __future__ import annotations

import re
from functools import cache, lru_cache

TIE = "\N{NO-BREAK SPACE}"
CLINGING = {"cs": ("k", "s", "v", "z", "o", "u", "a", "i"), "hu": ("a", "az", "s", "e", "ő")}
"""Words that must not end a line, by language."""
UNITS = {"cs": ("%", "VB", "min", "h"), "hu": ("%", "$", "GyP", "perc", "óra")}
"""Units of numbers, by language: at the beginning of a line they would be separated from their number."""
MOST_TIED = 8192
"""Maximum number of kept texts: nearly all recur all the time."""
_CODE = re.compile(r"(`[^`]*`)")


@cache
def _loose(language: str) -> re.Pattern[str] | None:
    """The spaces at which a text of a language must not be broken; None if the language has no such rule."""
    if language not in CLINGING:
        return None
    words, units = ("|".join(map(re.escape, found[language])) for found in (CLINGING, UNITS))
    return re.compile(rf"((?<!\w)(?:{words})) +(?=\S)|(\d) +(?=(?:{units})(?!\w))", re.IGNORECASE)


@lru_cache(maxsize=MOST_TIED)
def tied(text: str, language: str) -> str:
    """The text with no-break spaces after words that cling to the next one, and between numbers and their units.

    Anything set as code is meant to be typed, and stays as it is.
    """
    loose = _loose(language)
    if loose is None:
        return text
    return "".join(part if part.startswith("`") else _bound(loose, part) for part in _CODE.split(text))


def _bound(loose: re.Pattern[str], text: str) -> str:
    return loose.sub(lambda found: f"{found[1] or found[2]}{TIE}", text)
