"""A record: the readable text of a whole game, enough to play it again.

    roundhouse-record 1
    game toy_freight
    seats 4
    seed 7
    variant length=long

    0 action store
    0 goods ore+coal
    back 1
    0 goods grain

Header lines, an empty line, then one line an answer: seat (0-based), kind of Ask, key. Where a table has gone back by
agreement, a line says how many of the answers that stood until then still do. Lines that start with `#` are remarks.
Confirmations are no moves and are not recorded.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
    """All that were given, those that were taken back too."""
    backs: dict[int, int] = field(default_factory=dict)
    """Where the table went back: how many of the answers still stood, by how many had been given."""

    def add(self, answer: Answer) -> None:
        """Write down one answer."""
        if answer.kind != CONFIRM:
            self.answers.append(answer)

    def go_back(self, standing: int) -> None:
        """Write down that of the answers that stand only so many, the first ones, do any longer."""
        self.backs[len(self.answers)] = standing

    @property
    def standing(self) -> list[Answer]:
        """The answers that stand in the end, in order. Raises BadRecord."""
        return self.stood(len(self.answers))

    def stood(self, given: int) -> list[Answer]:
        """The answers that stood when so many had been given, and what was then taken back was. Raises BadRecord."""
        kept: list[Answer] = []
        for number in range(given + 1):
            back = self.backs.get(number, len(kept))
            if not 0 <= back <= len(kept):
                raise BadRecord(line=number, reason="back", standing=back, most=len(kept))
            del kept[back:]
            kept += self.answers[number : min(number + 1, given)]
        return kept

    def __str__(self) -> str:
        head = [MAGIC, f"game {self.game}", f"seats {self.seats}", f"seed {self.seed}"]
        head += [f"variant {key}={choice}" for key, choice in self.variants.items()]
        lines: list[str] = []
        for number in range(len(self.answers) + 1):
            lines += [f"back {self.backs[number]}"] if number in self.backs else []
            lines += [f"{a.seat} {a.kind} {a.key}" for a in self.answers[number : number + 1]]
        return "\n".join([*head, "", *lines, ""])


def parse(text: str) -> Record:
    """The record in a text. Raises BadRecord with the number of the bad line."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != MAGIC:
        raise BadRecord(line=1, reason="header")
    facts: dict[str, str] = {}
    variants: dict[str, str] = {}
    answers: list[Answer] = []
    backs: dict[int, int] = {}
    for number, line in enumerate(lines[1:], 2):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        try:
            if words[0] == "back":
                (standing,) = words[1:]
                backs[len(answers)] = int(standing)
            else:
                _parse_line(words, facts, variants, answers)
        except ValueError:
            raise BadRecord(line=number, reason="syntax") from None
    try:
        return Record(facts["game"], int(facts["seats"]), int(facts["seed"]), variants, answers, backs)
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
    """The positions of a record: before its first answer, after each, and each to which the table went back.

    It is one match that goes on until the table goes back; who wants to keep a position takes its view, or a fork.
    Raises UnknownGame, BadTable, or BadRecord with the first answer that is not legal.
    """
    match = _replay(record, [], checked)
    yield match
    for number in range(len(record.answers) + 1):
        if number in record.backs:
            match = _replay(record, record.stood(number), checked)
            yield match
        if number < len(record.answers):
            _give(match, record.answers[number], number + 1)
            yield match


def _replay(record: Record, answers: Sequence[Answer], checked: bool) -> Match[Any, Any]:
    """A game from its beginning, with these answers."""
    match = Match.new(game(record.game), record.seats, record.variants, record.seed, confirm=(), checked=checked)
    for number, answer in enumerate(answers, 1):
        _give(match, answer, number)
    return match


def play(record: Record, *, checked: bool = False) -> Match[Any, Any]:
    """The match after all answers of a record that stand in the end. Raises as `positions` does."""
    return _replay(record, record.standing, checked)


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
