"""What happens if something is executed in the usual way, tried out with the script of the rules.

It goes on to the end of the turn, or to a choice without a usual answer: a ? token, a ? card, a repeat, a factory to
replace, an end-bonus pick, or whatever an entered factory asks. Lists and plans say what has happened up to there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from engine.core.ahead.consequences import Trial, Trials
from engine.core.play.ask import Ask
from engine.core.play.table import Entry
from engine.games.russian_railroads.advice.foresight import Move, Way, ways
from engine.games.russian_railroads.advice.promises import PROMISES
from engine.games.russian_railroads.advice.prospects import Prospects
from engine.games.russian_railroads.advice.sight import Sight, of_ask, sighted
from engine.games.russian_railroads.effects import Rail
from engine.games.russian_railroads.elements import Action, Element
from engine.games.russian_railroads.opened import REPEAT, Opened
from engine.games.russian_railroads.state import Player
from engine.games.russian_railroads.tracks import Step
from engine.games.russian_railroads.words import say

USUAL = ("pay", "advance", "place", "build")
"""The decisions that it answers."""
PAID = say("log-space").key
"""The log line that appears when a space has been paid for."""


class Rehearsal(NamedTuple):
    """What was answered, the table `before` (with the payment gone), and the seat's board `after`."""

    keys: tuple[str, ...]
    before: Sight
    after: Player


Wish = Callable[[Ask[Any]], str | None]
"""The wanted answer, None if it does not matter."""


class Usual(Trial):
    """Gives the wanted answers, else the usual ones, within the action of `depth` (`Sight.depth`)."""

    def __init__(self, sight: Sight, trials: Trials, depth: int, wish: Wish) -> None:
        super().__init__(trials.playout(), trials.seat)
        self.before, self.depth, self.wish = sight, depth, wish

    def tell(self, entry: Entry) -> None:
        """Once a space has been paid for, its effects begin."""
        super().tell(entry)
        if entry.msg.key == PAID:
            self.before = Sight(sighted(self.state, self.seat), self.seat)

    def rehearse(self) -> Rehearsal:
        """Go on as far as there are usual answers."""
        self.follow(self.answer)
        return Rehearsal(tuple(self.keys), self.before, self.state.players[self.seat])

    def answer(self, ask: Ask[Any]) -> str | None:
        """The wanted answer, else the usual one; None if there is neither, or the action is over."""
        sight = None if ask.kind == "pay" else of_ask(ask)
        if sight is not None and sight.depth < self.depth:
            return None
        return self.wish(ask) or self.usual(ask, sight)

    def usual(self, ask: Ask[Any], sight: Sight | None) -> str | None:
        """The usual answer, None if there is none."""
        if ask.kind not in USUAL or any(isinstance(option, Opened) for option in ask.options.values()):
            return None
        if ask.kind == "pay":
            return next(iter(ask.options))
        if sight is None or sight.depth > self.depth or REPEAT in ask.options:
            return None
        promise, prospects = PROMISES[ask.kind], Prospects(sight)
        return max(ask.options, key=lambda key: promise(prospects, key, ask.options[key]))


def rehearsed(sight: Sight, trials: Trials, key: str, action: Action) -> Rehearsal:
    """What an option that begins an action leads to, if the action is executed as well as possible."""
    found = best_ways(sight, action.choices)
    trial = Usual(sight, trials, sight.depth + 1, steps(found[0].moves if found else ()))
    trial.give(key)
    return trial.rehearse()


def best_ways(sight: Sight, elements: Sequence[Element]) -> list[Way]:
    """Ways to make the rail steps of some elements, the most promising first."""
    return ways(sight, sight.player, [element.colours for element in elements if isinstance(element.effect, Rail)])


def steps(moved: Sequence[Move]) -> Wish:
    """The answers that make these rail steps."""

    def wish(ask: Ask[Any]) -> str | None:
        steps = {(o.route, o.colour, o.to): key for key, o in ask.options.items() if isinstance(o, Step)}
        return next((steps[move] for move in moved if move in steps), None)

    return wish
