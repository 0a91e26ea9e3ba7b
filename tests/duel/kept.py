"""The file of games: a line each, by row of `tests.contract.figures`, so that whoever is interrupted goes on."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

import msgspec

from engine.core.ahead.arena import Played, Tally
from tests.contract.figures import Duel

FILE = Path(__file__).with_name("games.jsonl")


class Line(msgspec.Struct, frozen=True):
    """A game of a row (its name), the how-manieth from 0 on; `play` tells apart what played (`tests.duel.play`)."""

    row: str
    play: str
    game: int
    points: list[int]
    places: list[int]
    won: list[float]
    decisions: dict[str, int]
    seconds: dict[str, float]


class Kept:
    """The games of all rows, from the first on without a gap."""

    def __init__(self, file: Path = FILE) -> None:
        self._file = file
        self._lines: dict[str, list[Line]] = defaultdict(list)
        for text in file.read_bytes().splitlines() if file.exists() else ():
            try:
                line = msgspec.json.decode(text, type=Line)
            except msgspec.DecodeError:
                continue  # whoever wrote it was killed meanwhile
            row = self._lines[line.row]
            if line.game == len(row):
                row.append(line)

    def played(self, row: Duel, play: str | None = None) -> list[Played]:
        """The games of a row; only if `play` played them, if that is said."""
        lines = self._lines[str(row)]
        if play is not None and any(line.play != play for line in lines[:1]):
            return []
        return [
            Played(row.contest.seated(line.game), line.points, line.places, line.won, line.decisions, line.seconds)
            for line in lines
        ]

    def tally(self, row: Duel) -> Tally:
        """What the games of a row say."""
        return Tally(self.played(row))

    def begin(self, row: Duel, play: str) -> int:
        """How many games of a row there are that `play` played; others are forgotten."""
        if not self.played(row, play) and self._lines.pop(str(row), None):
            self.write()
        return len(self._lines[str(row)])

    def add(self, row: Duel, play: str, one: Played) -> None:
        """Keep the next game of a row, on the disk when this returns."""
        lines, seconds = self._lines[str(row)], {name: round(spent, 3) for name, spent in one.seconds.items()}
        lines.append(
            Line(str(row), play, len(lines), [*one.points], [*one.places], [*one.won], {**one.decisions}, seconds)
        )
        with self._file.open("ab") as file:
            file.write(msgspec.json.encode(lines[-1]) + b"\n")
            file.flush()
            os.fsync(file.fileno())

    def write(self, order: Sequence[Duel] = ()) -> None:
        """Write the file anew, rows in this order first, without what is torn or forgotten."""
        names = dict.fromkeys([*map(str, order), *self._lines])
        aside = self._file.with_suffix(".new")
        aside.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for name in names for one in self._lines[name]))
        aside.replace(self._file)
