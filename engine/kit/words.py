"""A game's messages, by short names: every message key begins with the prefix of the game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, reduce

from engine.core.play.ask import Word
from engine.core.play.msg import Msg, Value, message


@dataclass(frozen=True, slots=True)
class Lexicon:
    """The messages of a game, by its prefix: the key of the game with `-` for `_`, and a `-` at the end."""

    prefix: str

    def say(self, key: str, /, **args: Value) -> Msg:
        """The message `<prefix><key>`."""
        return message(self.prefix + key, args)

    def name(self, kind: str, id: str) -> Msg:
        """The name of a thing, such as name("city", "warsaw")."""
        return _name(self.prefix, kind, id)

    def effect(self, kind: str, id: str, /, **numbers: int) -> Msg:
        """What a thing does, in a sentence, with the numbers of the tables."""
        return Msg(f"{self.prefix}{kind}-{id}-effect", **numbers)

    def thing(self, kind: str, id: str) -> Word:
        """A named thing as an option, with what it does; its key is its id."""
        return Word(id, self.name(kind, id), self.effect(kind, id))

    def plain(self, kind: str, id: str) -> Word:
        """A named thing as an option that needs no explanation; its key is its id."""
        return Word(id, self.name(kind, id))

    def joined(self, key: str, parts: Iterable[Msg], by: tuple[str, str] = ("a", "b")) -> Msg:
        """At least one message, each joined to those before by `<prefix><key>`; `by` are the names of its arguments."""
        return reduce(lambda one, other: Msg(self.prefix + key, **dict(zip(by, (one, other), strict=True))), parts)

    def chain(self, key: str, parts: Iterable[Msg | None], by: tuple[str, str] = ("a", "b")) -> Msg | None:
        """The same, leaving out what is None; None if nothing is left."""
        there = [part for part in parts if part is not None]
        return self.joined(key, there, by) if there else None

    def word(self, key: str) -> Word:
        """An option that is a word: `<prefix><key>`, with its effect in `<prefix><key>-effect`."""
        return Word(key, self.say(key), self.say(f"{key}-effect"))

    def bare(self, key: str) -> Word:
        """An option that is a word and needs no explanation: `<prefix><key>`."""
        return Word(key, self.say(key))


@cache
def _name(prefix: str, kind: str, id: str) -> Msg:
    return Msg(f"{prefix}{kind}-{id.lower()}")
