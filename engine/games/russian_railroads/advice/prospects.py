"""What a position promises at a glance: the estimates by which lists are ordered. Nothing here is a rule.

It tries out a copy of the board, element by element.
"""

from __future__ import annotations

import copy
from typing import assert_never

from engine.games.russian_railroads import tracks
from engine.games.russian_railroads.actions import action_of
from engine.games.russian_railroads.advice.worth import COIN, ENGINEER, PICK, QUESTION, REPEAT, WORKER, Worth
from engine.games.russian_railroads.auxiliary import DOUBLER_SLOTS
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.effects import (
    BuildFactory,
    ChooseAgain,
    ClaimPosition,
    Coins,
    Doubler,
    Gain,
    HireEngineer,
    Industry,
    LocoOrFactory,
    PlaceLoco,
    Rail,
    Repeat,
    TakeBlackWorker,
    TakeEngineer,
    TakeLoco,
    TemporaryWorkers,
    Vp,
)
from engine.games.russian_railroads.elements import Action, Element
from engine.games.russian_railroads.industry import Forward, forwards
from engine.games.russian_railroads.locomotives import PLACES
from engine.games.russian_railroads.payment import COST
from engine.games.russian_railroads.scoring import route_points
from engine.games.russian_railroads.state import EMPTY, Colours
from engine.games.russian_railroads.supply import lowest, tiles

FACTORIES = {
    "engineer-sum": 9.0,
    "loco-or-factory": 9.0,
    "two-doublers": 9.0,
    "repeat": 7.0,
    "two-any-steps": 9.0,
    "coin": 4.0,
    "industry-one": 8.0,
    "end-bonus-or-10": 13.0,
    "two-best-locos": 12.0,
}
"""What entering a factory is worth."""


class Prospects(Worth):
    """The board of the seat that looks, and what may come of it."""

    # -- what single elements bring

    def step(self, route: str, colour: int, to: int) -> float:
        """A rail step."""
        line = self.player.rails[route]
        before, at = self.route(route), line[colour]
        line[colour] = to
        gain = self.route(route) - before
        line[colour] = at
        return gain

    def forward(self, forward: Forward) -> float:
        """An industry step, with the factory that it enters."""
        markers, at = self.player.markers, self.player.markers[forward.marker]
        before = self.industry()
        markers[forward.marker] = forward.to
        gain = self.industry() - before
        markers[forward.marker] = at
        if DATA.industry[forward.to].question:
            gain += self.question()
        return gain + (self.entered(forward.factory) if forward.factory else 0.0)

    def question(self) -> float:
        """A ? token that may be used."""
        return QUESTION

    def entered(self, number: int) -> float:
        """A marker on a factory."""
        return FACTORIES[DATA.factories[number].id]

    def repeat(self) -> float:
        """A space once more."""
        return REPEAT

    def loco(self, number: int) -> float:
        """A locomotive with the best chain of replacements; 0 if it fits nowhere."""
        return max((self.place(route, index, number) for route, index in PLACES), default=0.0)

    def place(self, route: str, index: int, number: int) -> float:
        """A locomotive at this place, and what the one that it replaces brings at the best other place."""
        places = self.player.locos[route]
        replaced = places[index]
        if replaced >= number:
            return 0.0
        before = self.route(route)
        places[index] = number
        gain = self.route(route) - before + number * self.loco_worth + (self.loco(replaced) if replaced else 0.0)
        places[index] = replaced
        return gain

    def factory(self, number: int) -> float:
        """A factory in the next notch: the way that it opens, and its function."""
        notches = self.player.notches
        if EMPTY not in notches:
            return 2.0
        notch, before = notches.index(EMPTY), self.industry()
        notches[notch] = number
        gain = self.industry() - before
        notches[notch] = EMPTY
        return gain + FACTORIES[DATA.factories[number].id] * min(1.0, self.later / 3) * self.function_worth

    def lowest_loco(self) -> int:
        """The locomotive that would be taken; 0 if there is none."""
        return lowest(self.state)

    def best_factory(self) -> float:
        """The best factory that could be built."""
        numbers = [tile.number for tile in tiles(self.state)]
        return max(map(self.factory, numbers), default=0.0)

    def doublers(self, count: int) -> float:
        """This many doublers, or as many as there are."""
        player = self.player
        before, had = self.route("TS"), player.doublers
        player.doublers = min(DOUBLER_SLOTS, had + count, had + self.state.doublers)
        gain = self.route("TS") - before + 1.5 * (player.doublers - had) * min(1.0, self.later)
        player.doublers = had
        return gain

    # -- what whole actions bring

    def action(self, action: Action) -> float:
        """An action, its elements one after the other, each done as well as possible."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)  # copy.copy goes a long way round to the same
        twin.player = copy.copy(self.player)
        twin.player.rails = {route: list(line) for route, line in self.player.rails.items()}
        twin.player.markers = list(self.player.markers)
        return sum(map(twin.element, action.choices)) + sum(map(twin.gain, action.gains))

    def space(self, key: str) -> float:
        """What a space brings for each piece that it costs; whatever a coin buys must be worth the coin."""
        workers, coins = COST[key]
        coins += max(0, workers - self.hands)
        cost = coins * COIN if self.later else 0.0
        return (self.action(action_of(self.state, key)) - cost) / sum(COST[key])

    def element(self, element: Element) -> float:
        """Do an element as well as possible, and return what it brings."""
        match element.effect:
            case Rail():
                return self._best_step(element.colours)
            case Industry():
                return self._best_forward()
            case Doubler():
                return self.doublers(element.effect.n)
            case TakeLoco():
                return self.loco(self.lowest_loco())
            case BuildFactory():
                return self.best_factory()
            case LocoOrFactory():
                return max(self.loco(self.lowest_loco()), self.best_factory())
            case PlaceLoco():
                return self.loco(element.effect.number)
            case Repeat():
                return self.repeat()
            case ChooseAgain():
                return 0.0
            case _:
                assert_never(element.effect)

    def gain(self, each: Gain) -> float:
        """What an element without a choice brings."""
        match each:
            case Vp():
                return float(each.n)
            case Doubler():
                return self.doublers(each.n)
            case Coins():
                return COIN * each.n * min(1, self.later)
            case TemporaryWorkers():
                return WORKER * 2
            case TakeBlackWorker():
                return WORKER * self.later + 5
            case TakeEngineer():
                return ENGINEER + WORKER
            case HireEngineer():
                return ENGINEER + self.later * WORKER / 2
            case ClaimPosition():
                return 0.6 * WORKER + 2.0
        return 0.0

    def _best_step(self, colours: Colours) -> float:
        moves = [(self.step(*move), move) for move in tracks.moves(self.player.rails, colours)]
        if not moves:
            return 0.0
        gain, move = max(moves)
        tracks.advance(self.player.rails, *move)
        return gain

    def _best_forward(self) -> float:
        found = [(self.forward(forward), forward.marker, forward.to) for forward in forwards(self.player)]
        if not found:
            return 0.0
        gain, marker, to = max(found)
        self.player.markers[marker] = to
        return gain

    def token(self, token: str, action: Action) -> float:
        """A ? token."""
        player = self.player
        match token:
            case "second-marker":
                return 2.5 * self.later
            case "question-card":
                return PICK + max(WORKER * self.later, self.loco(9))
            case "kiev-medal":
                player.medal = True
                active = route_points(player, "KY")
                player.medal = False
                near = min(1.0, min(player.rails["KY"][0], player.reach("KY") + 1) / 5)
                return self.scorings * (active - route_points(player, "KY")) or 8.0 * self.later * near
            case "revaluation":
                before = self.routes()
                player.revaluation = True
                gain = self.routes() - before
                player.revaluation = False
                return gain + 2.0 * self.later
        return self.action(action)
