"""A current turn: whose it is, which actions it executes, and which triggered effects are open (section 15)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Coroutine, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from engine.core.play.ask import Option
from engine.core.play.msg import Msg
from engine.core.play.table import Note, Table
from engine.games.russian_railroads.elements import Action, Element
from engine.games.russian_railroads.state import Player, State

T = TypeVar("T", bound=Option)


@dataclass(slots=True)
class Work:
    """What is left of an action, in the order of `Action.choices`. `what` names whose action it is; `executed` counts
    elements; `extra` is the black worker's additional step: None if there is none (or none left), else whether a first
    black step has made it available (RRR-135, RRR-202); `origin` marks the keys of its steps (tracks.OWN)."""

    action: Action
    what: Msg
    left: list[Element]
    executed: int = 0
    extra: bool | None = None
    origin: str = ""

    def stage(self) -> list[Element]:
        """The elements that may come next."""
        return [element for element in self.left if element.stage == self.left[0].stage]

    def drop_stage(self) -> list[Element]:
        """Give up the elements that were next or, if there are none, the additional step; returns the elements."""
        gone = self.stage()
        self.left = [element for element in self.left if element not in gone]
        self.extra = self.extra if gone else None
        return gone


Offers = Mapping[str, tuple[Option, Element | None]]
"""For each key, the option and the element of the action that it takes; None for the black worker's additional step."""
NONE: Offers = {}


Body = Callable[["Turn"], Coroutine[Any, Any, None]]
"""What happens in a turn."""


class Keep(Protocol):
    """Which of the options that the rules allow may be chosen here."""

    def __call__(self, turn: Turn, kind: str, options: Sequence[T], taking: Offers, /) -> Sequence[T]:
        """The options that remain, never none."""
        ...


FINDINGS = ("?no", "?yes")
"""These stand for a finding among the answers; no key begins like this."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A turn that can be run again from its start: `leads` says whether it can end with everything required executed
    after these answers. `tight`: its action depends on something triggered."""

    leads: Callable[[Sequence[str]], bool]
    tight: bool


@dataclass(slots=True)
class Trial:
    """A turn that is only tried out: the answers that it begins with, and whether something required was `lost`."""

    given: deque[str]
    lost: bool = False


@dataclass(slots=True)
class Turn:
    """RRR-176, RRR-181, RRR-182: what a seat has open until its turn ends; nothing carries over.

    `keep` leaves out what must not be chosen (fullness.keep). `works` are the actions being executed, the innermost
    last. `opened` are special spaces that have just been reached and bring a choice, `declined` are ? spaces that were
    declined in this turn, both by id; `picks` counts the end-bonus picks at the end of the turn. `waiting` are the
    remaining ones of several choices that came at the same time, the innermost last.

    For looking ahead (fullness): `made` are the answers so far and the findings between them, `plan` exists if
    something triggered may matter to full execution, `trial` if this turn is only being tried out.
    """

    table: Table[State]
    seat: int
    keep: Keep
    works: list[Work] = field(default_factory=list)
    opened: list[str] = field(default_factory=list)
    declined: list[str] = field(default_factory=list)
    picks: int = 0
    waiting: list[Sequence[Option]] = field(default_factory=list)
    made: list[str] = field(default_factory=list)
    plan: Plan | None = None
    trial: Trial | None = None

    @property
    def state(self) -> State:
        """The game."""
        return self.table.state

    @property
    def player(self) -> Player:
        """The board and supply of the seat whose turn it is."""
        return self.table.state.players[self.seat]

    def position(self) -> Hashable:
        """Two turns with equal states and positions continue alike, if an element of an action is being asked for."""
        works = [(each.action, each.what, *each.left, each.executed, each.extra, each.origin) for each in self.works]
        waiting = [tuple(each) for each in self.waiting]
        return *works, *waiting, tuple(self.opened), tuple(self.declined), self.picks

    def tell(self, msg: Msg) -> None:
        """Write a line into the log."""
        self.table.tell(msg)

    def leads_on(self, *keys: str) -> bool:
        """Whether after these further answers the turn can still end with everything required executed."""
        return self.plan is not None and self.plan.leads((*self.made, *keys))

    def found(self, look: Callable[[], bool]) -> bool:
        """The result of looking ahead, which only a real turn has time for.

        Questions may depend on it, so a trial turn is given the earlier results; after those, it assumes the best.
        """
        if self.trial is None:
            found = look()
        elif self.trial.given and self.trial.given[0] in FINDINGS:
            found = self.trial.given.popleft() == FINDINGS[True]
        else:
            found = True
        self.made.append(FINDINGS[found])
        return found

    async def choose(self, kind: str, options: Iterable[T], *, note: Note = None, taking: Offers = NONE) -> T:
        """Ask the seat whose turn it is; `taking` says which options take an element of the action."""
        kept = self.keep(self, kind, list(options), taking)
        if self.trial and self.trial.given:
            key = self.trial.given.popleft()
            chosen = next(option for option in kept if str(option) == key)
        elif len(kept) == 1:
            chosen = kept[0]
        else:
            chosen = await self.table.choose(self.seat, kind, kept, note=note, hand=self)
        self.made.append(str(chosen))
        return chosen
