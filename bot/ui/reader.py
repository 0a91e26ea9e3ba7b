"""Who reads: the words of a language, and how the players are called."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.msg import Msg
from renderers.i18n import Words

_MARKDOWN = re.compile(r"([\\*_~`|<>#\[\]()])")


def plain(text: str) -> str:
    """Text that Markdown leaves as it is."""
    return _MARKDOWN.sub(r"\\\1", text)


def message_key(game: str, *parts: str) -> str:
    """The key of one of a game's own messages."""
    return "-".join([game.replace("_", "-"), *parts])


@dataclass(frozen=True, slots=True)
class Reader:
    """A language, and the names of the seats of the table that is spoken of."""

    words: Words
    names: Sequence[str] = ()

    def __call__(self, msg: Msg | str) -> str:
        """The text of a message for a label, where Markdown means nothing."""
        return self.words(msg, self._name)

    def rich(self, msg: Msg | str) -> str:
        """The text of a message for a paragraph: names stand out, whatever characters they are made of."""
        return self.words(msg, lambda seat: f"**{plain(self._name(seat))}**")

    def game(self, key: str) -> str:
        """The name of a game."""
        return self(message_key(key))

    def prompt(self, game: str, kind: str) -> Msg:
        """What a decision asks."""
        return Msg("ui-ask-confirm") if kind == "confirm" else Msg(message_key(game, "ask", kind))

    def _name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat + 1)
