"""The messages of this game, by short names: everything it says is a Msg with the prefix of the game."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core.play.ask import Choice, Word
from engine.core.play.msg import Msg
from engine.kit.words import Lexicon

LEXICON = Lexicon("steam-")
say, name, word = LEXICON.say, LEXICON.name, LEXICON.word

DONE = "done"


@dataclass(frozen=True, slots=True)
class Grouped(Word):
    """A word in a long list, next to those of the same group."""

    head: str = ""

    def group(self) -> Msg:
        """What it shares with its neighbours."""
        return say(self.head)


@dataclass(frozen=True, slots=True, kw_only=True)
class Listed(Choice):
    """An option of a list that may be long; `head` is what it shares with its neighbours there, set when somebody reads
    them in order."""

    head: Msg | None = field(default=None, compare=False, repr=False)

    def group(self) -> Msg | None:
        """What it shares with its neighbours."""
        return self.head


def in_group(key: str, head: str) -> Grouped:
    """The word `<prefix><key>` in the group `<prefix><head>`."""
    return Grouped(key, say(key), say(f"{key}-effect"), head=head)
