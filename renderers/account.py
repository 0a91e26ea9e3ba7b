"""A table in words: sections of lines, made from the View, for people who can't see its pictures.

Every line is a sentence that makes sense by itself: the alt text of a picture has the first ones, this has all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple, overload

from engine.core.play.ask import Ask, Shortcut, lettered
from engine.core.play.msg import Msg, Value
from renderers.draw.palette import sign_of
from renderers.reader import Reader

TURN, MAP, OFFERS, SUPPLY = "turn", "map", "offers", "supply"
"""Parts of a table with the same heading in every game."""
LISTED = 420
"""How many characters of a decision's options an alt text includes; the message itself has all of them."""


class Section(NamedTuple):
    """A heading and the lines below it. Pictures know it by `part`; in a player's section, `seat` is theirs, and the
    first line says how they stand.
    """

    title: str
    lines: Sequence[str]
    part: str = ""
    seat: int | None = None


class _Lines(Sequence[str]):
    """Lines that are made only when they are read: most pictures say only one line of each player."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._left, self._made = iter(lines), list[str]()

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> list[str]: ...
    def __getitem__(self, at: int | slice) -> str | list[str]:
        self._make(at + 1 if isinstance(at, int) and at >= 0 else None)
        return self._made[at]

    def __len__(self) -> int:
        self._make(None)
        return len(self._made)

    def _make(self, upto: int | None) -> None:
        self._made += islice(self._left, None if upto is None else max(0, upto - len(self._made)))


@dataclass(frozen=True, slots=True)
class Teller:
    """Writes the lines of a game: the messages `<prefix>words-<key>`."""

    reader: Reader
    prefix: str

    def __call__(self, msg: Msg | str) -> str:
        """The text of any message."""
        return self.reader.words(msg, self.reader.name)

    def msg(self, key: str, /, **args: Value) -> Msg:
        """One of the game's own messages, as part of a line."""
        return Msg(f"{self.prefix}words-{key}", **args)

    def line(self, key: str, /, **args: Value) -> str:
        """A line."""
        return self(self.msg(key, **args))

    def facts(self, what: Msg | str, found: Iterable[Msg]) -> list[str]:
        """A line `what: one, another and a third`; none if there is nothing to tell."""
        told = list(found)
        return [self(Msg("board-words-facts", what=self(what), facts=told))] if told else []

    def section(self, part: str, lines: Iterable[str]) -> Section:
        """A section with this part's heading, the same in every game."""
        return Section(self(f"board-words-{part}"), tuple(lines), part)

    def of_player(self, seat: int, lines: Iterable[str]) -> Section:
        """A player's section."""
        return Section(self.reader.name(seat), _Lines(lines), seat=seat)


def shape(sign: int) -> Msg:
    """The colour and shape by which pictures identify a player."""
    return Msg(f"board-shape-{sign_of(sign)}")


def player(seat: int) -> Msg:
    """A player's name as part of a line."""
    return Msg("board-words-player", seat=seat)


def players(seats: Iterable[int]) -> list[Msg]:
    """Names of players as part of a line."""
    return [player(seat) for seat in seats]


def told(sections: Sequence[Section], first: Sequence[str] = (), seat: int | None = None) -> list[str]:
    """The lines in a picture's order: the state of the table first.

    Then, for a player's picture, only that player; for others, what the picture is about, everybody, and the rest.
    """
    turn, others = sections[0], sections[1:]
    parts = [line for part in first for section in others if section.part == part for line in section.lines]
    if seat is not None:
        return [turn.lines[0], *(line for section in others if section.seat == seat for line in section.lines), *parts]
    # the rest of a player's section doesn't name them
    heads = [section.lines[0] for section in others if section.seat is not None]
    rest = [line for section in others if section.seat is None for line in section.lines]
    return list(dict.fromkeys([turn.lines[0], *parts, *heads, *turn.lines, *rest]))


def asked(ask: Ask[Any], plans: Sequence[Shortcut], prompt: Msg, teller: Teller, *, numbered: bool) -> Iterator[str]:
    """The decision that a picture helps with: the question, the plans by letter, then the options."""
    yield ended(teller(prompt))
    for letter, plan in lettered(plans):
        yield teller(Msg("board-alt-plan", letter=letter, plan=plan.label))
    shown: list[str] = []
    head: Msg | None = None
    for number, option in enumerate(ask.options.values(), start=1):
        said, group = teller(option.label()), option.group()
        said = teller(Msg("board-alt-option", number=number, option=said)) if numbered and not option.declines else said
        if group is not None and group != head:  # the next ones share it
            said = teller(Msg("board-alt-option-group", group=group, option=said))
        head = group
        if sum(map(len, shown)) + len(said) > LISTED:
            break
        shown.append(said)
    if shown:
        more = len(ask.options) - len(shown)
        yield teller(Msg("board-alt-options", options="; ".join(shown), more=more))


def ended(sentence: str) -> str:
    """The sentence with a full stop, unless it already ends in punctuation."""
    return sentence if sentence.endswith((".", "?", "!", "…")) else f"{sentence}."


def fitting(sentences: Iterable[str], limit: int, more: str) -> str:
    """As many whole sentences as fit, from the first; if some are left out, `more` says where they are."""
    found = list(dict.fromkeys(sentences))
    text = " ".join(found)
    while len(text) > limit and found:
        found.pop()
        text = " ".join([*found, more]).rstrip()
    return text
