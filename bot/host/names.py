"""Names: what people are called, as far as others can see it."""

from __future__ import annotations

import re
import unicodedata

_UNSEEN = re.compile(
    # control characters, and halves of what two make together
    "[\x00-\x1f\x7f-\x9f\ud800-\udfff"
    # Unicode, "Bidirectional Algorithm": embeddings, overrides, isolates and marks
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
    # of no width, or drawn as nothing
    "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u2028\u2029\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]"
)
_REACHES = re.compile(r"<[^<>]*>|[@<>]|\w+://")
"""What Discord turns into a mention or a link, whole or in part."""
MOST_OF_TABLE = 40
"""The most characters of a table's name: a line of a phone has this many."""
_JOINERS = "\u200c\u200d"
"""They mean something between two letters or emoji, and nothing at an end."""
_SEEN = frozenset("LNPS")
"""Unicode, "General Category": letters, numbers, punctuation, symbols."""


def tidy(name: str) -> str:
    """A name in one line, without invisible characters and those that reverse the text around it; empty if nothing is
    left."""
    words = (_UNSEEN.sub("", word).strip(_JOINERS) for word in name.split())
    found = " ".join(word for word in words if word)
    return found if any(unicodedata.category(letter)[0] in _SEEN for letter in found) else ""


def of_table(text: str) -> str | None:
    """The name of a table from what somebody has typed; None: nothing visible is left of it.

    It mentions nobody, links nowhere, and is no longer than MOST_OF_TABLE.
    """
    return tidy(tidy(_REACHES.sub("", text))[:MOST_OF_TABLE]) or None
