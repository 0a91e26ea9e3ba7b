"""What is chosen among, with what it costs and brings: action spaces, and things that have an action of their own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from engine.core.ask import Option
from engine.core.msg import Msg
from engine.games.russian_railroads import foresight
from engine.games.russian_railroads.actions import OWN_SPACES, action_of, engineer_on
from engine.games.russian_railroads.changes import gains, joined, moves, outcome
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.effects import Doubler, LocoOrFactory
from engine.games.russian_railroads.elements import Action
from engine.games.russian_railroads.locomotives import fits, lowest
from engine.games.russian_railroads.payment import payments
from engine.games.russian_railroads.rehearsal import Rehearsal, rehearsed
from engine.games.russian_railroads.sight import Sight
from engine.games.russian_railroads.spaces import CLAIMS, HIRE, space_name
from engine.games.russian_railroads.turn import Body
from engine.games.russian_railroads.words import effect, name, say

FEW = 2
"""So many facts leave room for another one."""


@dataclass(frozen=True, slots=True)
class Space(Option):
    """An action space. `paid`: it costs what is printed there; `body` is the turn in which it is chosen, or what is
    left of it."""

    key: str
    paid: bool
    sight: Sight = field(compare=False, repr=False)
    body: Body = field(compare=False, repr=False)

    def __str__(self) -> str:
        return self.key

    def label(self) -> Msg:
        """Its name."""
        return space_name(self.sight.state, self.key)

    def detail(self) -> Msg | None:
        """What it costs, of what the player has, and what its action brings as it is best executed."""
        return joined([cost(self.sight, self.key) if self.paid else None, *self._brings()])

    def group(self) -> Msg | None:
        """The part of the board where it is."""
        return say("group-own") if self.key in OWN_SPACES else say("group", area=DATA.spaces[self.key].area)

    def rehearsal(self) -> Rehearsal:
        """What happens behind this choice, as its action is best executed."""
        known: dict[str, Rehearsal] = self.sight.rehearsed
        if self.key not in known:
            action = action_of(self.sight.state, self.key)
            known[self.key] = rehearsed(self.sight, action, self.body, self.key if self.paid else "")
        return known[self.key]

    def _brings(self) -> Iterator[Msg]:
        state, player = self.sight.state, self.sight.player
        if self.key in CLAIMS:
            yield self._claimed(CLAIMS[self.key], state.order.index(self.sight.seat) + 1)
            yield say("space-again")
        elif self.key == HIRE:
            yield say("space-hired", engineers=len(player.engineers) + 1)
        else:
            yield from brought(self.rehearsal(), action_of(state, self.key), self._does())

    @staticmethod
    def _claimed(position: int, now: int) -> Msg:
        """RRR-076, RRR-077: what a claim means to who is in this position now."""
        if position == now:
            return say("space-order-same", position=position)
        return say("space-order-back") if position > now else say("space-order", position=position, now=now)

    def _does(self) -> Msg:
        """What it does, whatever that brings."""
        number = engineer_on(self.sight.state, self.key)
        return effect("engineer", DATA.engineers[number].id) if number else effect("space", self.key)


def cost(sight: Sight, space: str) -> Msg | None:
    """The cheapest way to pay for a space, of what the player has."""
    player, paid = sight.player, next(payments(sight.player, space), None)
    if paid is None:
        return None
    hands = player.workers + player.temporary + player.black
    return say("cost", workers=paid.workers + paid.black, coins=paid.coins, hands=hands, purse=player.coins)


def brought(plan: Rehearsal, action: Action, does: Msg) -> Iterator[Msg]:
    """What an action brings; what it does, where that can't be told now."""
    named = foresight.colours(action.choices) > 1
    told = list(outcome(plan.before, plan.after, named=named))
    either = any(isinstance(element.effect, LocoOrFactory) for element in action.choices)
    if either and len(told) <= FEW:
        told.append(_otherwise(plan.before))
    yield from told or [does]


def _otherwise(sight: Sight) -> Msg:
    """The half of "locomotive or factory" that promises less."""
    loco = lowest(sight.state)
    if not fits(sight.player, loco):
        return say("no-locomotive")
    if foresight.prefers_loco(sight):
        return say("or-factory")
    return say("or-locomotive", loco=loco)


@dataclass(frozen=True, slots=True)
class Deed(Option):
    """A card, a token or an element that does something, by `body`: `does` says what, if the player would not know."""

    key: str
    text: Msg
    action: Action
    sight: Sight | None = field(compare=False, repr=False)
    body: Body | None = field(default=None, compare=False, repr=False)
    does: Msg | None = None

    def __str__(self) -> str:
        return self.key

    def label(self) -> Msg:
        """What it is called."""
        return self.text

    def detail(self) -> Msg | None:
        """What it does, and what that brings."""
        if self.sight is None or self.body is None or self.action.repeats:
            return self.does
        after = rehearsed(self.sight, self.action, self.body).after
        if self.does is None:
            return joined(outcome(self.sight, after, named=False))
        idle = self._needs_room() and not list(moves(self.sight.player, after, named=False))
        return joined([self.does, *gains(self.sight, after), say("deed-idle") if idle else None])

    def _needs_room(self) -> bool:
        """Whether it does nothing but what may find no room any more."""
        return all(isinstance(each, Doubler) for each in self.action.gains)


def deed(kind: str, id: str, action: Action, sight: Sight | None, body: Body) -> Deed:
    """A card or token as an option; its key is its id."""
    return Deed(id, name(kind, id), action, sight, body, effect(kind, id))
