"""Shown: the result of a game for one reader, leader first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.play.msg import Msg
from engine.core.play.standings import Contender, Result, contenders, sources, tied
from renderers.draw.palette import SHAPES
from renderers.i18n import MINUS
from renderers.reader import Reader
from renderers.request import WIDE, Request


@dataclass(frozen=True, slots=True)
class Column:
    """A competitor: their name, whose shape and colour they have, and their standing."""

    name: str
    sign: int
    one: Contender


@dataclass(frozen=True, slots=True)
class Shown:
    """A result; `over` says whether the game has ended or is still on; `tall`: for a phone."""

    reader: Reader
    prefix: str
    columns: tuple[Column, ...]
    over: bool
    tall: bool

    @property
    def everybody(self) -> list[Contender]:
        """All competitors."""
        return [column.one for column in self.columns]

    @property
    def rows(self) -> list[tuple[str, str]]:
        """The sources of points: key and name."""
        return [(source, self._source(source)) for source in sources(self.everybody)]

    def _source(self, source: str) -> str:
        text = self.reader.words(Msg(f"{self.prefix}-source-{source}"))
        return text[:1].upper() + text[1:]

    @property
    def note(self) -> str:
        """Who has conceded, and what decides between those with equal points but different places; "": neither."""
        said = [self.reader.say("board-result-conceded", name=c.name) for c in self.columns if c.one.conceded]
        said += [self.reader.words(Msg(f"{self.prefix}-tie-break"))] if tied(self.everybody) else []
        return " ".join(said)

    @property
    def least(self) -> float:
        """Minimum type size of a name: on a tall picture, 11 pixels on a phone 350 pixels wide."""
        return 25.0 if self.tall else 19.0

    @property
    def headline(self) -> str:
        """Who has won, or is ahead."""
        best = [column.name for column in self.columns if column.one.won]
        return self.reader.say(
            "board-result-over" if self.over else "board-result-leads",
            names=self.reader.words.join(best),
            count=len(best),
        )


def shown(request: Request[Any], reader: Reader) -> Shown:
    """The result that a request asks for. Rivals without a seat have the last shapes."""
    result = request.result
    assert isinstance(result, Result)
    prefix = request.game.replace("_", "-")
    known = {rival.key: (Msg(f"{prefix}-rival-{rival.key}"), len(SHAPES) - 1 - n)
             for n, rival in enumerate(result.rivals)}  # fmt: skip
    columns = []
    for one in contenders(result):
        if one.seat is None:
            name, sign = known[one.rival]
            columns.append(Column(reader.words(name), sign, one))
        else:
            columns.append(Column(reader.name(one.seat), one.seat, one))
    over = getattr(request.view, "phase", "over") == "over"
    return Shown(reader, prefix, tuple(columns), over, request.layout != WIDE)


def rounds(everybody: Sequence[Contender]) -> list[int]:
    """The rounds whose points are known."""
    return list(everybody[0].history)


def histories(what: Shown) -> list[str]:
    """Everybody's points after each round, in words."""
    told = {column.name: ", ".join(map(number, column.one.history.values())) for column in what.columns}
    return [what.reader.say("board-alt-history", name=name, points=points) for name, points in told.items()]


def number(points: int) -> str:
    """Points with a minus sign as wide as a digit."""
    return str(points).replace("-", MINUS)
