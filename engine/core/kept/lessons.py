"""Lessons teach a game step by step; each step is a task at a prepared table.

A lesson is `lessons/<lesson>.toml` in its game's folder; its texts are in `lessons/<language>.ftl` beside it:

    seats = 3
    seed = 7
    [[steps]]
    name = "first-space"
    before = "0 draft track"            what is played first, as in a record, by any seat
    accept = ["black-1 ts ts confirm"]  the right answers, each a line of keys; the first one is played by Skip
    until = "grey-arrives"              or any turn at whose end this goal holds (`Advice.goals`)
    hints = { pass = "too-early" }      why a wrong key is wrong, where the step's own sentence is not enough

Every text is looked up by name: `<game>-lesson-<lesson>` is the title; with `-<step>` behind it, it explains the step,
with `-<step>-task` it says what to do, with `-<step>-done` what that has brought, with `-<step>-else` why another move
is not the point of the step, with `-<step>-<hint>` why this one is not. In the texts, the other players are `$first`,
`$second` and so on, by seat. A step that accepts nothing is only read.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

import msgspec

from engine.core.ahead import policy
from engine.core.play import registry
from engine.core.play.ask import CONFIRM, Ask
from engine.core.play.errors import RoundhouseError
from engine.core.play.match import Match, NothingToUndo, NotYourDecision
from engine.core.play.msg import Msg
from engine.core.play.rng import Rng, Seed

OTHERS = ("Vera", "Oskar", "Mila", "Hugo", "Ida")
"""The names of the others at the table of a lesson: `$first`, `$second` and so on in its texts, by seat."""
_PLACES = ("first", "second", "third", "fourth", "fifth")
NEXT = "next"
"""What leads on from a step that is only read."""
_TASK, _DONE, _ELSE = "task", "done", "else"


class UnknownLesson(RoundhouseError):
    """The game has no such lesson, or none at all."""


class BadLesson(Exception):
    """A lesson contradicts itself or its game; the learner can do nothing about it."""


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One step. `seed`: it begins at a new table; `picture`: what is shown instead of what helps with the decision;
    `marks`: keys that the picture letters A, B, C whenever they are legal; `plans`: the game's plans are offered as in
    a game.
    """

    name: str
    before: str = ""
    accept: tuple[str, ...] = ()
    until: str | None = None
    hints: dict[str, str] = {}
    marks: tuple[str, ...] = ()
    picture: str | None = None
    plans: bool = False
    seed: int | None = None

    @property
    def solution(self) -> list[str]:
        """What Skip plays."""
        return self.accept[0].split() if self.accept else [NEXT]


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson as written. The learner sits at `seat`; `policy` answers for the others where no step scripts them."""

    game: str
    key: str
    seats: int
    seed: int
    steps: tuple[Step, ...]
    seat: int = 0
    policy: str = policy.RANDOM
    variants: dict[str, str] = {}

    @property
    def title(self) -> Msg:
        """What it is called."""
        return Msg("-".join([self.game.replace("_", "-"), "lesson", self.key]))

    def text(self, step: Step, part: str = "") -> Msg:
        """What is said at a step: the whole explanation, or a part (see above)."""
        return Msg("-".join(filter(None, [self.title.key, step.name, part])), **dict(zip(_PLACES, OTHERS, strict=True)))

    def names(self, learner: str) -> tuple[str, ...]:
        """The names by seat."""
        others = iter(OTHERS)
        return tuple(learner if seat == self.seat else next(others) for seat in range(self.seats))


@cache
def lessons(game: str) -> Mapping[str, Lesson]:
    """The lessons of a game by key, in alphabetical order. Raises UnknownGame, or BadLesson."""
    folder = registry.folder(game) / registry.LESSONS
    return {path.stem: _read(game, path.stem, path.read_text("utf-8")) for path in sorted(folder.glob("*.toml"))}


def lesson(game: str, key: str) -> Lesson:
    """One lesson. Raises UnknownGame or UnknownLesson."""
    found = lessons(game).get(key)
    if found is None:
        raise UnknownLesson(lesson=key, game=game)
    return found


def _read(game: str, key: str, text: str) -> Lesson:
    found = msgspec.convert({"game": game, "key": key, **tomllib.loads(text)}, Lesson)
    names = [step.name for step in found.steps]
    _must(found, len(set(names)) == len(names), "two steps with one name")
    _must(found, bool(names) and not found.steps[-1].accept, "the last step is read, and offers a table")
    for step in found.steps:
        _must(found, not any("*" in line for line in step.accept[:1]), f"{step.name}: Skip can't play a pattern")
        _must(
            found, step.until is None or step.until in registry.advice(game).goals, f"{step.name}: no goal {step.until}"
        )
        _must(found, not (step.plans and step.marks), f"{step.name}: the letters would mean two things")
        _must(found, bool(step.accept) or step.until is None, f"{step.name}: what does Skip play?")
    return found


def _must(found: Lesson, holds: bool, what: str) -> None:
    if not holds:
        raise BadLesson(f"{found.game}/{found.key}: {what}")


class Course:
    """A learner's way through a lesson from its beginning; it depends only on their answers (`path`).

    Raises NotYourDecision or IllegalAnswer if the path does not fit the lesson as it is now.
    """

    def __init__(self, lesson: Lesson, path: Iterable[str] = ()) -> None:
        self.lesson = lesson
        self.path: list[str] = []
        self.at = 0
        """The number of the step, from 0."""
        self.told: tuple[Msg, ...] = ()
        """The log of the step before, as far as the learner may read it."""
        self.since: Any = None
        """What the learner saw when the step before began, if that was at the same table."""
        self._rules = registry.game(lesson.game)
        self._table(lesson.seed)
        self._enter()
        for key in path:
            if (reason := self.give(key)) is not None:
                raise NotYourDecision(seat=lesson.seat, reason=reason)

    @property
    def step(self) -> Step:
        """The learner's present step."""
        return self.lesson.steps[self.at]

    @property
    def last(self) -> bool:
        """Whether all tasks are done."""
        return self.at == len(self.lesson.steps) - 1

    @property
    def ask(self) -> Ask[Any] | None:
        """What the learner has to decide, None if the step is only read."""
        return self.match.pending.get(self.lesson.seat) if self.step.accept else None

    @property
    def marks(self) -> list[str]:
        """What the picture letters now."""
        return [key for key in self.step.marks if self.ask is not None and key in self.ask.options]

    @property
    def answered(self) -> bool:
        """Whether part of this step has been answered."""
        return len(self.path) > self._from

    @property
    def can_undo(self) -> bool:
        """Whether the last answer can be undone: it belongs to this step, and nothing was revealed since."""
        return self.answered and self.match.can_undo(self.lesson.seat)

    def undo(self, *, turn: bool = False) -> None:
        """Undo the last answer, or (`turn`) as much of this step as possible. Raises NothingToUndo."""
        if not self.can_undo:
            raise NothingToUndo(seat=self.lesson.seat)
        self.match.undo(self.lesson.seat)
        self.path.pop()
        while turn and self.can_undo:
            self.undo()

    def skipped(self) -> Course:
        """The course at the next step, after this one was played with the first of its right answers."""
        return course(self.lesson, [*self.path[: self._from], *self.step.solution], self.at + 1)

    def give(self, key: str) -> Msg | None:
        """Answer what is asked. Returns None, or why this is not the point of the step; then nothing has changed.

        Raises NotYourDecision or IllegalAnswer if it is no legal answer at all.
        """
        ask = self.ask
        if ask is None:
            if key != NEXT or self.last:
                raise NotYourDecision(seat=self.lesson.seat)
            self.path.append(key)
            self._leave()
            return None
        key = ask.canonical(key)
        right, done = self._judge(key)
        if not right:
            return self._reason(key)
        self.match.answer(self.lesson.seat, key)
        self.path.append(key)
        if done:
            self._leave()
        else:
            self._others()
        return None

    def against(self, key: str) -> Msg | None:
        """Why a legal answer is not the point of the step, None if it is right."""
        return None if self._judge(key)[0] else self._reason(key)

    def _reason(self, key: str) -> Msg:
        hints = self.step.hints.items()
        return self.lesson.text(self.step, next((hint for wrong, hint in hints if fnmatchcase(key, wrong)), _ELSE))

    def _judge(self, key: str) -> tuple[bool, bool]:
        """Whether a legal key is right after those before it, and whether it completes the task."""
        keys = [*self.path[self._from :], key]
        lines = [line.split() for line in self.step.accept]
        fitting = [line for line in lines if len(line) >= len(keys) and all(map(fnmatchcase, keys, line))]
        if fitting or self.step.until is None:
            return bool(fitting), any(len(line) == len(keys) for line in fitting)
        twin, seat = self.match.fork(), self.lesson.seat
        twin.answer(seat, key)
        going_on = twin.boundaries == 1 and seat in twin.pending and twin.pending[seat].kind != CONFIRM
        if going_on:
            return True, False
        reached = registry.advice(self.lesson.game).goals[self.step.until](self.before, twin.view(seat))
        return reached, reached

    # -- the table

    def _table(self, seed: int) -> None:
        lesson = self.lesson
        self.match = Match.new(self._rules, lesson.seats, lesson.variants, seed, confirm=(lesson.seat,))
        self._rng = Rng(Seed(seed))

    def _enter(self) -> None:
        """Prepare the table for the step, until the learner is asked."""
        if self.step.seed is not None:
            self._table(self.step.seed)
        for line in self.step.before.splitlines():
            if line.strip():
                self._script(line)
        self._others()
        self._from = len(self.path)
        self._heard = len(self.match.finished)
        self.before = self.match.view(self.lesson.seat)
        """What the learner saw when the step began."""

    def _leave(self) -> None:
        """Go on to the next step."""
        self._confirm()
        match, heard, before = self.match, self._heard, self.before
        self.at += 1
        self._enter()
        self.since = before if self.match is match else None
        self.told = tuple(entry.msg for entry in match.finished[heard:] if entry.to in (None, self.lesson.seat))

    def _confirm(self) -> None:
        ask = self.match.pending.get(self.lesson.seat)
        if ask is not None and ask.kind == CONFIRM:
            self.match.answer(self.lesson.seat, CONFIRM)

    def _script(self, line: str) -> None:
        """Play a line as written in a record. Raises BadLesson if it is not legal."""
        seat, kind, key = line.split()
        ask = self.match.pending.get(int(seat))
        if ask is None or ask.kind != kind:
            asked = ", ".join(f"{a.seat} {a.kind}" for a in self.match.pending.values())
            raise BadLesson(f"{self.lesson.game}/{self.lesson.key}/{self.step.name}: {line!r}, but asked is {asked}")
        self.match.answer(int(seat), key)
        self._confirm()

    def _others(self) -> None:
        """Let bot opponents answer for the others as long as they are asked."""
        while others := [seat for seat in self.match.pending if seat != self.lesson.seat]:
            policy.move(self.match, others[0], self.lesson.policy, self._rng)


def course(lesson: Lesson, path: Sequence[str], step: int) -> Course:
    """The course after a path; if the path does not fit the lesson as it is now, the direct way to a step (from 0)."""
    try:
        return Course(lesson, path)
    except RoundhouseError:
        return Course(lesson, [key for one in lesson.steps[:-1][:step] for key in one.solution])


def spoken(lesson: Lesson, step: Step) -> Sequence[Msg]:
    """Every text that a step may show, in the order of the file."""
    parts = [""] if not step.accept else ["", _TASK, _DONE, _ELSE, *step.hints.values()]
    return [lesson.text(step, part) for part in dict.fromkeys(parts)]
