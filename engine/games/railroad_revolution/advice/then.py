"""What follows an option by itself when nothing else is left to do: the option says so.

A train may have to be turned face down for what is due, and a hired worker may have only one action to take.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.ahead.consequences import Trials, trials
from engine.core.play.ask import Ask, Option
from engine.core.play.msg import Msg
from engine.games.railroad_revolution import gains
from engine.games.railroad_revolution.advice.ledger import lines, total
from engine.games.railroad_revolution.advice.told_parts import ToldOffer, ToldPart, chain
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.outlook import RULE
from engine.games.railroad_revolution.people import Promotion
from engine.games.railroad_revolution.scoring import wealth
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.words import say

FLIPS, PROMOTES = say("then-flips").key, say("then-promotes").key
ITSELF = ("flip", "worker", "pool", "wealth")
"""Decisions whose options say what follows, or that need not say it."""
TRIED = ("bank", "deal", "action", "discard")
"""Decisions that something may follow, whatever the player has: an action, a gate that takes shares, a promotion."""
POOR = 2 * RULE.hire_price
"""With more money than this beyond what is due, nobody has to turn a train."""


@dataclass(frozen=True, slots=True)
class Then(Option):
    """An option, and what follows it by itself."""

    option: Option
    then: tuple[Msg, ...]

    def __str__(self) -> str:
        return str(self.option)

    def label(self) -> Msg:
        """The option's label."""
        return self.option.label()

    def detail(self) -> Msg | None:
        """What the option says, and what follows."""
        return chain((self.option.detail(), *self.then))

    def group(self) -> Msg | None:
        """The option's group."""
        return self.option.group()

    @property
    def ends_turn(self) -> bool:
        """The same as for the option."""
        return self.option.ends_turn

    @property
    def declines(self) -> bool:
        """The same as for the option."""
        return self.option.declines


def followed(turn: Turn, ask: Ask[Any], told: Sequence[Option]) -> list[Option]:
    """The options, each with whatever follows it by itself."""
    if ask.kind in ITSELF or not (ask.kind in TRIED or may_force(turn)):
        return [*told]
    known = trials(ask)
    found = (
        (option, (*gated(option, known), *beside(option, comes_then(known.of(str(option)).told)))) for option in told
    )
    return [Then(option, then) if then else option for option, then in found]


def may_force(turn: Turn) -> bool:
    """Whether a train may have to be turned face down for what is due."""
    due = turn.state.action.debt if turn.state.action is not None else 0
    return any(turn.player.up.values()) and wealth(turn.player) < POOR + due


def gated(option: Option, known: Trials) -> Iterator[Msg]:
    """The shares that a gate takes, where the first step of a deal is the only one left."""
    if isinstance(option, ToldOffer):
        shares = total(known.of(str(option)).told, "discard-shares", "spent") - option.part.shares
        if shares > 0:
            yield say("then-gate", spent=shares)


def beside(option: Option, then: Iterable[Msg]) -> Iterator[Msg]:
    """The part of what follows that the option does not say itself."""
    own = option.part.effect if isinstance(option, ToldOffer | ToldPart) else None
    promotes = isinstance(option, Promotion) or isinstance(own, gains.Promote)
    itself = FLIPS if isinstance(own, gains.Flip) else PROMOTES if promotes else ""
    if isinstance(option, ToldPart) and option.part.worker:
        itself = ""  # a promoted worker leaves in addition to the one that it costs
    yield from (msg for msg in then if msg.key != itself)


def comes_then(told: Iterable[Msg]) -> Iterator[Msg]:
    """Which action begins, and which trains are turned face down."""
    yield from (say("then-places", box=msg.args["box"]) for msg in lines(told, "worker"))
    for msg in lines(told, "promote"):
        asked = msg.args["milestone"]
        assert isinstance(asked, Msg)
        yield say("then-promotes", colour=msg.args["colour"], vp=DATA.milestones[str(asked.args["id"])].vp)
    for msg in lines(told, "flip"):
        if msg.args["side"] == "down":
            yield say("then-flips", train=msg.args["train"], vp=msg.args["vp"])
