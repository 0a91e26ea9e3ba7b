"""A record: the readable text of a whole game, enough to play it again.

    roundhouse-record 1
    game toy_freight
    seats 4
    seed 7
    variant length=long

    0 action store
    0 goods ore+coal

Header lines, an empty line, then one line an answer: seat (0-based), kind of Ask, key. Lines that start with `#`
are remarks. Confirmations are no moves and are not recorded.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from engine.core.ask import CONFIRM, IllegalAnswer
from engine.core.codec import Answer
from engine.core.errors import RoundhouseError
from engine.core.facets import next_part
from engine.core.match import Match, NotYourDecision
from engine.core.registry import game

MAGIC = "roundhouse-record 1"


class BadRecord(RoundhouseError):
    """The text is no record, or the game does not go as it says."""

    key = "error-bad-record"


@dataclass
class Record:
    """A whole game, or its beginning."""

    game: str
    seats: int
    seed: int
    variants: dict[str, str] = field(default_factory=dict)
    answers: list[Answer] = field(default_factory=list)

    def add(self, answer: Answer) -> None:
        """Write down one answer."""
        if answer.kind != CONFIRM:
            self.answers.append(answer)

    def __str__(self) -> str:
        head = [MAGIC, f"game {self.game}", f"seats {self.seats}", f"seed {self.seed}"]
        head += [f"variant {key}={choice}" for key, choice in self.variants.items()]
        return "\n".join([*head, "", *(f"{a.seat} {a.kind} {a.key}" for a in self.answers), ""])


def parse(text: str) -> Record:
    """The record in a text. Raises BadRecord with the number of the bad line."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != MAGIC:
        raise BadRecord(line=1, reason="header")
    facts: dict[str, str] = {}
    variants: dict[str, str] = {}
    answers: list[Answer] = []
    for number, line in enumerate(lines[1:], 2):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        try:
            _parse_line(words, facts, variants, answers)
        except ValueError:
            raise BadRecord(line=number, reason="syntax") from None
    try:
        return Record(facts["game"], int(facts["seats"]), int(facts["seed"]), variants, answers)
    except (KeyError, ValueError):
        raise BadRecord(line=1, reason="header") from None


def _parse_line(words: list[str], facts: dict[str, str], variants: dict[str, str], answers: list[Answer]) -> None:
    if words[0].isdigit():
        seat, kind, key = words
        answers.append(Answer(int(seat), kind, key))
    elif words[0] == "variant":
        key, choice = words[1].split("=")
        variants[key] = choice
    elif words[0] in ("game", "seats", "seed"):
        facts[words[0]] = words[1]
    else:
        raise ValueError(words[0])


def positions(record: Record, *, checked: bool = False) -> Iterator[Match[Any, Any]]:
    """The positions of a record: before its first answer, and after each.

    It is one match that goes on; who wants to keep a position takes its view, or a fork. Raises UnknownGame, BadTable,
    or BadRecord with the first answer that is not legal.
    """
    match = Match.new(game(record.game), record.seats, record.variants, record.seed, confirm=(), checked=checked)
    yield match
    for number, answer in enumerate(record.answers, 1):
        _give(match, answer, number)
        yield match


def play(record: Record, *, checked: bool = False) -> Match[Any, Any]:
    """The match after all answers of a record. Raises as `positions` does."""
    *_, match = positions(record, checked=checked)
    return match


def _give(match: Match[Any, Any], answer: Answer, number: int) -> None:
    """Give a match an answer, in parts if its first facets are asked before the others.

    Raises BadRecord with its number if it is not legal.
    """
    part, ask = "", match.pending.get(answer.seat)
    if ask is None or ask.kind != answer.kind:
        expected = ", ".join(f"{a.seat} {a.kind}" for a in match.pending.values()) or "-"
        raise BadRecord(line=number, reason="turn", answer=f"{answer.seat} {answer.kind}", expected=expected)
    try:
        while part != answer.key:
            part = next_part(match.pending.get(answer.seat), answer.key, part)
            match.answer(answer.seat, part)
    except (IllegalAnswer, NotYourDecision):
        raise BadRecord(line=number, reason="illegal", answer=f"{answer.seat} {answer.kind} {answer.key}") from None
