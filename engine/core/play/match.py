"""Match: what everyone outside the rules touches."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from engine.core.play.ask import CONFIRM, Ask, IllegalAnswer, Word, spelt
from engine.core.play.codec import Answer, Save, decode_state, encode_state
from engine.core.play.errors import RoundhouseError
from engine.core.play.facets import next_part
from engine.core.play.msg import Msg
from engine.core.play.rng import HasRng, Rng, Seed
from engine.core.play.rules import Result, Rules
from engine.core.play.table import Entry, Script, Table

S = TypeVar("S", bound=HasRng)
V = TypeVar("V")

MAX_SCRIPTS_WITHOUT_ASK = 1000
_CONFIRM_OPTION = {CONFIRM: Word(CONFIRM, Msg("core-confirm"))}


class NotYourDecision(RoundhouseError):
    """The seat answers although it is not asked anything."""


class NothingToUndo(RoundhouseError):
    """The seat has no answer to undo: it gave none, or something was revealed since."""


class Match(Generic[S, V]):
    """A running game. Truth is the snapshot at the last script boundary and the answers since.

    `pending` maps each seat that has something to decide to its Ask; `rev` counts answers and undos.
    An exception inside a rule leaves the match as it was before the answer.
    """

    def __init__(
        self,
        rules: Rules[S, V],
        seats: int,
        variants: Mapping[str, str],
        state: S,
        *,
        rev: int = 0,
        confirm: Collection[int] | None = None,
        checked: bool = False,
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.variants = dict(variants)
        self.rev = rev
        self.confirm = set(range(seats) if confirm is None else confirm)
        """Seats that confirm the end of a turn that they could still undo."""
        self.checked = checked
        """Whether the conservation laws are checked at every boundary (tests and soak runs)."""
        self.redone = False
        """True if the answers of the running turn could not be restored, so that the turn starts over."""
        self.finished: list[Entry] = []
        """Log lines of the finished turns since this object was made; code that stores them may clear the list."""
        self.boundaries = 0
        """How many script boundaries this object has passed."""
        self.pending: dict[int, Ask[Any]] = {}
        self.snapshot = b""
        """The state at the last boundary, as JSON."""
        self._answers: list[Answer] = []
        self._floor = 0  # how many of the answers can no longer be undone
        self._told: list[tuple[int, Entry]] = []  # log lines, each with the number of answers before it
        self._public: tuple[int, S] | None = None  # the state after `_floor` answers, made when somebody looks
        self._script: Script | None = None
        self._running = False  # whether the script has more to ask
        self._waiting: list[Ask[Any]] = []
        self._given: dict[int, Any] = {}
        self._begin(state)

    @classmethod
    def new(
        cls,
        rules: Rules[S, V],
        seats: int,
        variants: Mapping[str, str] | None = None,
        seed: int = 0,
        *,
        confirm: Collection[int] | None = None,
        checked: bool = False,
    ) -> Match[S, V]:
        """Set up a game. Raises WrongSeats, UnknownVariant or Refused."""
        complete = rules.complete(seats, variants or {})
        chance = Seed(seed)
        state = rules.setup(seats, complete, Rng(chance))
        state.rng = chance.rng
        return cls(rules, seats, complete, state, confirm=confirm, checked=checked)

    @classmethod
    def load(cls, rules: Rules[S, V], save: Save, *, confirm: Collection[int] | None = None) -> Match[S, V]:
        """The match of a save, with the same pending Asks.

        If the present rules reject the answers of the running turn, that turn starts over and `redone` is set.
        """
        state = decode_state(rules, bytes(save.state), save.schema)
        match = cls(rules, save.seats, save.variants, state, rev=save.rev, confirm=confirm)
        try:
            match._follow(save.answers)
        except (IllegalAnswer, NotYourDecision):
            match._replay([])
            match.redone = True
        return match

    def save(self) -> Save:
        """The match at rest."""
        return Save(
            game=self.rules.key,
            schema=self.rules.schema,
            seats=self.seats,
            variants=self.variants,
            rev=self.rev,
            state=msgspec.Raw(self.snapshot),
            answers=list(self._answers),
        )

    def fork(self) -> Match[S, V]:
        """An independent match in the same position, without the log of finished turns."""
        twin = Match(
            self.rules,
            self.seats,
            self.variants,
            decode_state(self.rules, self.snapshot),
            rev=self.rev,
            confirm=self.confirm,
        )
        twin._follow(self._answers)
        return twin

    # -- what everyone sees

    @property
    def state(self) -> S:
        """The state behind the views, for tests, records and the rules themselves; nobody draws or shows it."""
        return self._table.state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._script is None and not self.pending

    @property
    def turn_answers(self) -> tuple[Answer, ...]:
        """The answers since the last boundary."""
        return tuple(self._answers)

    def result(self) -> Result:
        """Scores, their sources and the winners, as everyone may see them now."""
        return self.rules.result(self._public_state() if self._unsettled else self.state)

    def view(self, seat: int | None) -> V:
        """What a seat (None: the public) may see. Only the player whose turn it is sees a turn that can still be
        undone."""
        hidden = self._unsettled and seat != self._answers[-1].seat
        return self.rules.view(self._public_state() if hidden else self.state, seat)

    def story(self, seat: int | None) -> list[Entry]:
        """The log lines of the running turn that a seat (None: the public) may read."""
        own = self._unsettled and seat == self._answers[-1].seat
        count = len(self._answers) if own else self._floor
        return [e for at, e in self._told if at <= count and e.to in (None, seat)]

    def settled(self) -> list[Entry]:
        """The log lines of the running turn that can no longer be undone, for all readers."""
        return [entry for at, entry in self._told if at <= self._floor]

    # -- what a seat does

    def answer(self, seat: int, key: str, *, final: bool = False, joined: bool = False) -> Answer:
        """Answer the Ask that is pending for `seat`; returns the answer as it is remembered, its key spelt canonically.

        Raises NotYourDecision or IllegalAnswer; then nothing has changed. A `final` answer needs no confirmation and
        can't be undone, since nobody is there to do that. A `joined` one is undone together with the one before it.
        """
        ask = self.pending.get(seat)
        if ask is None:
            raise NotYourDecision(seat=seat)
        value = ask.parse(key)
        answer = Answer(seat, ask.kind, spelt(value, key), final, joined)
        before = (list(self._answers), self.snapshot, len(self.finished), self.boundaries)
        try:
            self._take(answer, value)
        except BaseException:
            answers, self.snapshot, told, self.boundaries = before
            del self.finished[told:]
            self._replay(answers)
            raise
        self.rev += 1
        return answer

    def can_undo(self, seat: int) -> bool:
        """Whether `seat` gave the last answer and nothing was revealed since."""
        return self._unsettled and self._answers[-1].seat == seat

    def can_restart(self, seat: int) -> bool:
        """Whether `seat` can undo all of the running turn."""
        return self.can_undo(seat) and not self._floor

    def undo(self, seat: int, *, turn: bool = False) -> None:
        """Undo the last answer of `seat` and what it is joined to, or (`turn`) everything possible.

        Raises NothingToUndo.
        """
        if not self.can_undo(seat):
            raise NothingToUndo(seat=seat)
        kept = self._floor if turn else len(self._answers) - 1
        while kept > self._floor and self._answers[kept].joined:
            kept -= 1
        self._replay(self._answers[:kept])
        self.rev += 1

    @property
    def lost(self) -> bool:
        """Whether the running turn lost something that its player might have had."""
        return self._table.lost

    # -- how scripts are driven

    @property
    def _unsettled(self) -> bool:
        return len(self._answers) > self._floor

    def _public_state(self) -> S:
        """The state after the last answer that can't be undone."""
        if self._public is None or self._public[0] != self._floor:
            twin = Match(self.rules, self.seats, self.variants, decode_state(self.rules, self.snapshot), confirm=())
            twin._follow(self._answers[: self._floor])
            self._public = (self._floor, twin.state)
        return self._public[1]

    def _begin(self, state: S) -> None:
        """Pass a boundary, and run scripts until one of them asks or the game is over."""
        self._table = Table(state, self._tell, self._reveal)
        for _ in range(MAX_SCRIPTS_WITHOUT_ASK):
            if self.checked:
                self.rules.check(state)
            self.boundaries += 1
            self.snapshot = encode_state(state)
            if self._start(state) or self._script is None:
                return
            self._settle()
        raise RuntimeError(f"{self.rules.key}: {MAX_SCRIPTS_WITHOUT_ASK} scripts in a row asked nothing")

    def _start(self, state: S) -> bool:
        """Start the next script. True if it asks."""
        self._answers, self._floor, self._told, self._public = [], 0, [], None
        self._waiting, self._given, self.pending = [], {}, {}
        self._script = self.rules.script(self._table)
        self._running = self._script is not None and self._step(None)
        return self._running

    def _step(self, values: list[Any] | None) -> bool:
        """Run the script to its next Ask; False if it has ended."""
        assert self._script is not None
        try:
            self._waiting = self._script.send(values)  # type: ignore[arg-type]
        except StopIteration:
            return False
        self._given = {}
        self.pending = {ask.seat: ask for ask in self._waiting}
        for ask in self._waiting:
            ask.hand.save = self.save
            if not ask.options and not list(ask.keys(1)):
                raise RuntimeError(f"{self.rules.key}: {ask.kind} offers nothing to seat {ask.seat}")
        return True

    def _take(self, answer: Answer, value: Any, *, more: bool = False) -> None:
        """Apply a parsed answer, or `more` of the last one; at the end of the script ask for the confirmation or pass
        the boundary."""
        if answer.kind == CONFIRM:
            self._hand_over(answer)
            return
        if self._answers and self._answers[-1].seat != answer.seat:
            self._reveal()
        if not more:
            self._answers.append(answer)
        if answer.final:
            self._reveal()
        self._given[answer.seat] = value
        # a new mapping, since a caller may still hold the old one
        self.pending = dict(self.pending)
        del self.pending[answer.seat]
        if self.pending:
            return
        self._running = self._step([self._given[ask.seat] for ask in self._waiting])
        if self._running and self.pending.keys() == {answer.seat}:
            return
        if self._unsettled and answer.seat in self.confirm:
            self.pending = {answer.seat: Ask(answer.seat, CONFIRM, _CONFIRM_OPTION, default=CONFIRM)}
        else:
            self._hand_over(None)

    def _hand_over(self, confirmed: Answer | None) -> None:
        """The answers so far can no longer be undone: let the next seat decide, or pass the boundary."""
        if not self._running:
            self._settle()
            self._begin(self.state)
            return
        if confirmed is not None:
            self._answers.append(confirmed)
        self._reveal()
        self.pending = {ask.seat: ask for ask in self._waiting}

    def _settle(self) -> None:
        self.finished += [entry for _, entry in self._told]

    def _replay(self, answers: Iterable[Answer]) -> None:
        """Go back to the last boundary and give these answers."""
        answers = list(answers)
        state = decode_state(self.rules, self.snapshot)
        self._table = Table(state, self._tell, self._reveal)
        self._start(state)
        self._follow(answers)

    def _follow(self, answers: Iterable[Answer]) -> None:
        """Give these answers from the last boundary on, where the script has just begun.

        If an answer's first facets are now asked before the others, it is given in parts, and stays one answer: code
        that counts answers has noted one.
        """
        for answer in answers:
            ask = self.pending.get(answer.seat)
            if answer.kind == CONFIRM and (ask is None or ask.kind != CONFIRM):
                continue  # since then the player has switched confirming off
            if ask is None or ask.kind != answer.kind:
                raise NotYourDecision(seat=answer.seat)
            part = ""
            while part != answer.key:
                if (ask := self.pending.get(answer.seat)) is None:
                    raise NotYourDecision(seat=answer.seat)
                done, part = part, next_part(ask, answer.key, part)
                self._take(answer, ask.parse(part), more=bool(done))

    def _tell(self, entry: Entry) -> None:
        self._told.append((len(self._answers), entry))

    def _reveal(self) -> None:
        self._floor = len(self._answers)
