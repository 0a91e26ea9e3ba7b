"""What one person plays without a table: lessons, sandboxes, and solo games against bots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from bot.host.types.panel import Panel
from bot.host.types.table import Head, Seating
from engine.core.play.msg import Msg
from engine.core.play.rules import Result


@dataclass(frozen=True, slots=True)
class LessonCard:
    """A lesson in the list: how many steps it has, at which (from 0) its learner is, and whether they finished it once.

    `step` None: it was not begun.
    """

    game: str
    key: str
    title: Msg
    steps: int
    step: int | None = None
    done: bool = False


@dataclass(frozen=True, slots=True)
class Lecture:
    """A step of a lesson (`number` of `steps`, from 1) for one learner: the explanation (None: they have read it, and
    tried to answer), and their task.

    `panel` is that of a game, with nothing to decide where the step is only read (`task` None); its `happened` is what
    the step before has led to, and `brought` the sentence about that. `reason` is why the answer just given is not the
    point of the step. `last`: the lesson is over, and a table can be opened.
    """

    panel: Panel
    title: Msg
    number: int
    steps: int
    text: Msg | None = None
    task: Msg | None = None
    brought: Msg | None = None
    reason: Msg | None = None
    last: bool = False


@dataclass(frozen=True, slots=True)
class Against:
    """What a line of a sandbox has more (negative: less) than the one it is compared with, by seat.

    `money` None: the game has none.
    """

    points: tuple[int, ...]
    money: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Expected:
    """By how many points (negative: fewer) a line of a sandbox leaves its person further ahead of the others, on
    average, than the marked line, as a bot that thinks ahead expects, and how far off that may be, both rounded.

    `sure`: chance does not decide which of them is better. None for both: it can't compare them.
    """

    gain: int | None = None
    margin: int | None = None
    sure: bool = False


@dataclass(frozen=True, slots=True)
class Trial:
    """A sandbox as its person sees it: the panel of the next to decide in it, whose seat is `acting`.

    `seat` is the person's own. `answers` have been given, `against` compares them with the line that is `marked` (None:
    there is none, or this is it). `until` is when it is gone. `weighable`: a bot can be asked which of the two lines is
    better, `expected` is its answer.
    """

    panel: Panel
    seat: int
    acting: int | None
    answers: int
    until: datetime
    marked: bool
    against: Against | None
    weighable: bool = False
    expected: Expected | None = None


@dataclass(frozen=True, slots=True)
class SoloGame:
    """A solo game against bots as its person sees it: what they can do, what has happened since their last turn.

    `fresh`: nothing was answered, so the number of players (`seats`), their strength (`level`) and the `variants` may
    be chosen from what its `seating` knows. `result` is how it ended (None: it has not).
    """

    panel: Panel
    head: Head
    fresh: bool
    seats: int
    level: str
    variants: Mapping[str, str]
    seating: Seating
    result: Result | None = None
