"""A record: the readable text of a whole game, enough to play it again.

    roundhouse-record 1
    game toy_freight
    seats 4
    seed 7
    schema 1
    salt 3f0c96aa1e6b4f5a8d2c7b90e1f4a6d3
    commitment 5ae17f0c...
    scores 12 9 14 7
    end 0b6f2d91...
    variant length=long

    0 action store
    0 goods ore+coal
    back 1
    0 goods grain

Header lines, an empty line, then one line an answer: seat (0-based), kind of Ask, key. Where a table has gone back by
agreement, a line says how many of the answers that stood until then still do. Lines that start with `#` are remarks.
Confirmations are no moves and are not recorded.

`game`, `seats` and `seed` are in every record. `schema` gives the versions of the State (`Rules.schema`) under which
the game began and, if it was another, ended. It is the only version of rules that is counted, and one that a program
can act on. A fixed rule does not change it. Where the fix matters, an answer is no longer legal, or the game ends
differently. `salt` and `commitment` are for `engine.core.kept.luck`; `scores` (by seat) and `end` (the SHA-256 of the
state, as JSON) say how a finished game ended. Older records have none of these.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.play.ask import CONFIRM, IllegalAnswer
from engine.core.play.codec import Answer
from engine.core.play.errors import RoundhouseError
from engine.core.play.facets import next_part
from engine.core.play.match import Match, NotYourDecision
from engine.core.play.registry import game

MAGIC = "roundhouse-record 1"
MOST_CHARACTERS = 1 << 18
"""The most answers of a record; the longest game played here has some 10,000."""
MOST_IN_A_LINE = 400
MOST_BACKS = 200
"""How often the table of a record may have gone back. Each time, the game is played again from the beginning."""
QUOTED = 60
"""Characters of a bad answer that the error quotes."""
_NUMBER = re.compile(r"-?[0-9]{1,20}", re.ASCII)
_SHA_256 = re.compile(r"[0-9a-f]{64}")
_TEXTS = {
    "game": re.compile(r"\S+"),
    "salt": re.compile(r"[0-9a-f]{16,64}"),
    "commitment": _SHA_256,
    "end": _SHA_256,
}
"""The header lines whose value is one word."""


class BadRecord(RoundhouseError):
    """The text is no record, or the game does not go as it states."""


@dataclass
class Record:
    """A whole game, or its beginning."""

    game: str
    seats: int
    seed: int
    variants: dict[str, str] = field(default_factory=dict)
    answers: list[Answer] = field(default_factory=list)
    """All answers given, undone ones included."""
    backs: dict[int, int] = field(default_factory=dict)
    """Where the table went back: how many of the answers still stood, by how many had been given."""
    schema: tuple[int, ...] = ()
    """The versions of the State at the beginning and, if it was another, at the end; empty: not known."""
    salt: str = ""
    commitment: str = ""
    scores: tuple[int, ...] = ()
    """By seat, of a game that is over."""
    end: str = ""
    """The SHA-256 of the state of a game that is over."""

    def add(self, answer: Answer) -> None:
        """Write down one answer."""
        if answer.kind != CONFIRM:
            self.answers.append(answer)

    def go_back(self, standing: int) -> None:
        """Note that only the first `kept` of the standing answers still stand."""
        self.backs[len(self.answers)] = standing

    @property
    def standing(self) -> list[Answer]:
        """The answers that stand in the end, in order. Raises BadRecord."""
        return self.stood(len(self.answers))

    def stood(self, given: int) -> list[Answer]:
        """The answers that stood when this many had been given, with what was then undone. Raises BadRecord."""
        kept: list[Answer] = []
        for number in range(given + 1):
            back = self.backs.get(number, len(kept))
            if not 0 <= back <= len(kept):
                raise BadRecord(line=number, reason="back", standing=back, most=len(kept))
            del kept[back:]
            kept += self.answers[number : min(number + 1, given)]
        return kept

    def _header(self) -> Iterator[str]:
        yield from (f"game {self.game}", f"seats {self.seats}", f"seed {self.seed}")
        known = {
            "schema": " ".join(map(str, self.schema)),
            "salt": self.salt,
            "commitment": self.commitment,
            "scores": " ".join(map(str, self.scores)),
            "end": self.end,
        }
        yield from (f"{name} {value}" for name, value in known.items() if value)
        yield from (f"variant {key}={choice}" for key, choice in self.variants.items())

    def __str__(self) -> str:
        lines: list[str] = []
        for number in range(len(self.answers) + 1):
            lines += [f"back {self.backs[number]}"] if number in self.backs else []
            lines += [f"{a.seat} {a.kind} {a.key}" for a in self.answers[number : number + 1]]
        return "\n".join([MAGIC, *self._header(), "", *lines, ""])


def parse(text: str) -> Record:
    """The record in a text. Raises BadRecord with the number of the bad line."""
    if len(text) > MOST_CHARACTERS:
        raise BadRecord(line=1, reason="size", most=MOST_CHARACTERS)
    lines = text.splitlines()
    if not lines or lines[0].strip() != MAGIC:
        raise BadRecord(line=1, reason="header")
    found = _Parsed()
    for number, line in enumerate(lines[1:], 2):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        try:
            found.take(line, words)
        except ValueError:
            raise BadRecord(line=number, reason="syntax") from None
    try:
        return found.record()
    except KeyError:
        raise BadRecord(line=1, reason="header") from None


@dataclass
class _Parsed:
    """What has been read of a record. A bad line is a ValueError."""

    facts: dict[str, Any] = field(default_factory=dict)
    variants: dict[str, str] = field(default_factory=dict)
    answers: list[Answer] = field(default_factory=list)
    backs: dict[int, int] = field(default_factory=dict)

    def take(self, line: str, words: list[str]) -> None:
        """Read a line."""
        if len(line) > MOST_IN_A_LINE:
            raise ValueError(len(line))
        if words[0] == "back":
            (standing,) = words[1:]
            self.backs[len(self.answers)] = _number(standing)
            if len(self.backs) > MOST_BACKS:
                raise ValueError(MOST_BACKS)
        elif words[0][0].isdecimal():
            seat, kind, key = words
            self.answers.append(Answer(_number(seat), kind, key))
        elif words[0] == "variant":
            (choice,) = words[1:]
            name, value = choice.split("=")
            self._note(self.variants, name, value)
        else:
            self._note(self.facts, words[0], _fact(words[0], words[1:]))

    def _note(self, facts: dict[str, Any], name: str, value: Any) -> None:
        if name in facts or self.answers:
            raise ValueError(name)
        facts[name] = value

    def record(self) -> Record:
        """The whole record. Raises KeyError if something is missing that every record has."""
        facts = dict(self.facts)
        needed = (facts.pop("game"), facts.pop("seats"), facts.pop("seed"))
        return Record(*needed, self.variants, self.answers, self.backs, **facts)


def _fact(name: str, words: list[str]) -> Any:
    if name in ("schema", "scores"):
        return tuple(map(_number, words))
    (word,) = words
    if name in ("seats", "seed"):
        return _number(word)
    if name not in _TEXTS or not _TEXTS[name].fullmatch(word):
        raise ValueError(name)
    return word


def _number(word: str) -> int:
    """A whole number of 64 bits, with or without a sign."""
    number = int(word) if _NUMBER.fullmatch(word) else 1 << 64
    if not -(1 << 63) <= number < 1 << 64:
        raise ValueError(word[:QUOTED])
    return number


def positions(record: Record, *, checked: bool = False) -> Iterator[Match[Any, Any]]:
    """The positions of a record: before its first answer, after each, and each to which the table went back.

    It is one match that goes on until the table goes back; to keep a position, take its view, or a fork.
    Raises UnknownGame, BadTable, or BadRecord with the first answer that is not legal.
    """
    match = _replay(record, [], checked)
    yield match
    for number in range(len(record.answers) + 1):
        if number in record.backs:
            match = _replay(record, record.stood(number), checked)
            yield match
        if number < len(record.answers):
            give(match, record.answers[number], number + 1)
            yield match


def _replay(record: Record, answers: Sequence[Answer], checked: bool) -> Match[Any, Any]:
    """A game from its beginning, with these answers."""
    match = Match.new(game(record.game), record.seats, record.variants, record.seed, confirm=(), checked=checked)
    for number, answer in enumerate(answers, 1):
        give(match, answer, number)
    return match


def play(record: Record, *, checked: bool = False) -> Match[Any, Any]:
    """The match after all answers of a record that stand in the end. Raises as `positions` does."""
    return _replay(record, record.standing, checked)


def give(match: Match[Any, Any], answer: Answer, number: int, take: Callable[[int, str], object] | None = None) -> None:
    """Give a match an answer, in parts if its first facets are asked before the others.

    `take` answers in place of the match (seat, key). Raises BadRecord with the `number` if it is not legal.
    """
    part, ask = "", match.pending.get(answer.seat)
    if ask is None or ask.kind != answer.kind:
        expected = ", ".join(f"{a.seat} {a.kind}" for a in match.pending.values()) or "-"
        raise BadRecord(line=number, reason="turn", answer=f"{answer.seat} {answer.kind}"[:QUOTED], expected=expected)
    try:
        while part != answer.key:
            part = next_part(match.pending.get(answer.seat), answer.key, part)
            (take or match.answer)(answer.seat, part)
    except (IllegalAnswer, NotYourDecision):
        told = f"{answer.seat} {answer.kind} {answer.key}"[:QUOTED]
        raise BadRecord(line=number, reason="illegal", answer=told) from None
