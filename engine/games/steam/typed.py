"""What a person who typed something meant: settlements by their names, hexes, colours."""

from __future__ import annotations

import re
import unicodedata

from engine.games.steam.data import DATA
from engine.games.steam.state import Spot

LEAST = 3
"""So many letters of a name are needed to know it by them."""
WORD = re.compile("[a-z]+[0-9]*")


def settlement(map: str, text: str) -> Spot:
    """The only city or town whose name begins with what was typed, or the one of exactly that name; else ""."""
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
    rest, found = plain(text), dict[int, Spot]()
    for key, hex in sorted(names(map).items(), key=lambda one: -len(one[0])):
        for match in re.finditer(rf"\b{key.replace('-', '[ -]')}\b", rest):
            found[match.start()] = hex
            rest = rest[: match.start()] + " " * len(match[0]) + rest[match.end() :]
    for match in WORD.finditer(rest):
        hex = match[0] if match[0] in DATA.maps[map].hexes else settlement(map, match[0])
        if hex:
            found[match.start()] = hex
    return list(dict.fromkeys(hex for _, hex in sorted(found.items())))


def colours(text: str) -> list[str]:
    """The colours in a text."""
    words = [word for word in WORD.findall(plain(text)) if len(word) >= LEAST]
    return [colour for colour in DATA.colours for word in words if colour.startswith(word)]


def plain(text: str) -> str:
    """Without accents; what stands between two names is a space."""
    return unicodedata.normalize("NFKD", re.sub("[–—→>]", " ", text)).encode("ascii", "ignore").decode()
