"""A plan: a turn tried out, from placing the worker to its last question."""

from __future__ import annotations

from typing import Any

from engine.core.ahead.consequences import Trial, Trials
from engine.core.play.ask import Ask
from engine.core.play.msg import Msg
from engine.core.play.table import Entry
from engine.games.railroad_revolution.actions import OpenPart
from engine.games.railroad_revolution.advice.ledger import Ledger
from engine.games.railroad_revolution.advice.offered import turn_of
from engine.games.railroad_revolution.advice.policies import by_worth
from engine.games.railroad_revolution.advice.told_parts import Close, closing, costs, told_part
from engine.games.railroad_revolution.conditions import amount
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.places import Office, Rail, Site
from engine.games.railroad_revolution.pool import Placing
from engine.games.railroad_revolution.state import Seat, State
from engine.games.railroad_revolution.words import DECLINE, DONE, say

MAIN = ("build", "sell-piece")
"""What comes first in an action."""
BUILT = {"railway": "rail", "station": "station", "telegraph": "office", "trade": "sale"}
"""By action: the log line that reports what it places or sells."""


class Plan(Trial):
    """What a worker would do, choosing whatever promises most.

    `first` says which place it begins with, from 0. `main` are the log lines about what its action places or sells,
    `end` is the close of the action, `declined` says that the deal card offers nothing it would take. `before` and
    `after` are what its seat has at those times. `completed` are the milestones that lack nothing afterwards, `nearer`
    those that lack less.
    """

    def __init__(self, trials: Trials, placing: Placing, first: int) -> None:
        super().__init__(trials.playout(), trials.seat)
        self.placing, self.first = placing, first
        self.main: list[Msg] = []
        self.end: Close | None = None
        self.declined = False
        self.before: Ledger = self.ledger()
        lacked = lacking(self.state, self.seat)
        self.built = tuple(self.state.players[self.seat].built)
        self.give(str(placing))
        self.follow(self._usual)
        self.after: Ledger = self.ledger()
        lacks = lacking(self.state, self.seat)
        gained = [id for id, before in lacked.items() if lacks.get(id, before) < before]
        self.completed = [id for id in gained if not lacks[id]]
        self.nearer = [id for id in gained if lacks[id]]

    def tell(self, entry: Entry) -> None:
        """Keeps what the action places or sells apart from the rest."""
        super().tell(entry)
        action = self.state.action
        if action is not None and not action.placed and entry.msg.key == say(f"log-{BUILT[action.box]}").key:
            self.main.append(entry.msg)

    def _usual(self, ask: Ask[Any]) -> str | None:
        """The answer; None if this place does not exist."""
        turn = turn_of(self.state, ask)
        if turn is None:
            return None
        answers = by_worth(ask)
        if any(map(is_main, ask.options.values())) and not self.main:
            return answers[self.first] if self.first < len(answers) else None
        answer = next((key for key in MAIN if key in ask.options), answers[0])
        if ask.kind == "action" and answer == DONE:
            parts = [option.part for option in ask.options.values() if isinstance(option, OpenPart)]
            told = map(told_part(turn, brief=True), parts)
            self.end = closing(turn, [part for part in told if not costs(part)])
        self.declined |= answer == DECLINE
        return answer

    @property
    def vp(self) -> int:
        """The VP that it scores."""
        return self.after.vp - self.before.vp


def is_main(option: object) -> bool:
    """Whether an option is a place for what the action itself builds."""
    match option:
        case Rail():
            return option.action
        case Site():
            return option.cost > 0
        case Office():
            return option.shares > 0
        case _:
            return False


def lacking(state: State, seat: Seat) -> dict[str, int]:
    """How many managers and things each milestone of a player lacks."""
    return {
        held.id: held.managers.count("")
        + sum(max(0, each.count - amount(state, seat, each)) for each in DATA.milestones[held.id].conditions)
        for held in state.players[seat].milestones
    }
