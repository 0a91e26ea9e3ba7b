"""What a person who typed something meant: settlements by their names, hexes, colours."""

from __future__ import annotations

import re
import unicodedata
from difflib import get_close_matches

from engine.games.steam.data import DATA
from engine.games.steam.state import Spot

LEAST = 3
"""The letters of a name that are needed to recognise it."""
WORD = re.compile("[a-z]+[0-9]*")
ALIKE, MOST_ALIKE = 0.72, 2
"""A word at least this similar to a name may be a misspelling of it; at most this many names are suggested."""
LONG = 4
"""Letters that a misspelt name needs for it to be recognised."""


def settlement(map: str, text: str) -> Spot:
    """The only city or town whose name begins with what was typed, or the one with exactly that name, or ""."""
    head = re.sub("[^a-z]+", "-", plain(text)).strip("-")
    named = DATA.maps[map].named
    if head in named:
        return named[head]
    found = {hex for key, hex in names(map).items() if len(head) >= LEAST and key.startswith(head)}
    return found.pop() if len(found) == 1 else ""


def names(map: str) -> dict[str, Spot]:
    """The settlements by what they may be called: with umlauts, without, or spelt with an e."""
    named = DATA.maps[map].named
    umlauts = {key.replace("ae", "a").replace("oe", "o").replace("ue", "u"): hex for key, hex in named.items()}
    return umlauts | named


def spots(map: str, text: str) -> list[Spot]:
    """The settlements and hexes in a text, in its order, each once."""
    found, rest = _named(map, plain(text))
    for match in WORD.finditer(rest):
        hex = match[0] if match[0] in DATA.maps[map].hexes else settlement(map, match[0])
        if hex:
            found[match.start()] = hex
    return list(dict.fromkeys(hex for _, hex in sorted(found.items())))


def misspelt(map: str, text: str) -> tuple[str, list[Spot]]:
    """The words in a text that look like places but are none, with the settlements that they resemble most; "" if there
    are none."""
    _, rest = _named(map, plain(text).lower())
    words = [word for word in rest.split() if word.isalpha() and not (settlement(map, word) or colours(word))]
    known = names(map)
    for word in dict.fromkeys(("-".join(words), *words)):
        if len(word) >= LONG and (alike := get_close_matches(word, known, MOST_ALIKE, ALIKE)):
            return word.replace("-", " "), list(dict.fromkeys(known[key] for key in alike))
    return "", []


def _named(map: str, text: str) -> tuple[dict[int, Spot], str]:
    """The settlements that a plain text names in full, each at its position, and the text without them."""
    found = dict[int, Spot]()
    for key, hex in sorted(names(map).items(), key=lambda one: -len(one[0])):
        for match in re.finditer(rf"\b{key.replace('-', '[ -]')}\b", text):
            found[match.start()] = hex
            text = text[: match.start()] + " " * len(match[0]) + text[match.end() :]
    return found, text


def colours(text: str) -> list[str]:
    """The colours in a text."""
    words = [word for word in WORD.findall(plain(text)) if len(word) >= LEAST]
    return [colour for colour in DATA.colours for word in words if colour.startswith(word)]


def plain(text: str) -> str:
    """A text without accents; anything between two names becomes a space."""
    return unicodedata.normalize("NFKD", re.sub("[–—→>]", " ", text)).encode("ascii", "ignore").decode()
