"""What a position promises to the bot opponent `normal`. Nothing here is a rule.

Prospects evaluates element by element. Here, whatever is triggered on the way counts for what it brings, and the weight
of each part of the board's future was fitted to games that `normal` has played (WEIGHTS).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import ClassVar

from engine.games.russian_railroads.actions import CARDS, FACTORIES, OWN_ENGINEER, TOKENS, action_of
from engine.games.russian_railroads.advice import prospects
from engine.games.russian_railroads.advice.prospects import Prospects
from engine.games.russian_railroads.advice.sight import Sight
from engine.games.russian_railroads.counting import used
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.effects import (
    ClaimPosition,
    Coins,
    EndBonusPick,
    Gain,
    HireEngineer,
    PlayCard,
    ReceiveRails,
    SpecialEffect,
    TakeBlackWorker,
    TakeEngineer,
    TemporaryWorkers,
    UseToken,
    VpOfEngineers,
    VpOfLocos,
    Worker,
)
from engine.games.russian_railroads.elements import Action
from engine.games.russian_railroads.engineers import UNLETTERED
from engine.games.russian_railroads.payment import COST
from engine.games.russian_railroads.scoring import extra_engineers
from engine.games.russian_railroads.spaces import MULTI_USE
from engine.games.russian_railroads.specials import QUESTIONS
from engine.games.russian_railroads.state import Player


@dataclass(frozen=True, slots=True)
class Weights:
    """How much everything is worth.

    For each route: the share of its points that counts, the share of what more reach would score, the worth of mere
    steps, and the share of one-time specials ahead. `question`, `rails`: a ? token and a rail received, in VP. For
    industry: the share of its points, and of what filled notches open. The share of the `function` of a factory; VP for
    each number of a `loco`. An `engineer` in VP, at once and for each round, and the share of the `majority`. A `piece`
    in this round, a `worker` in each later one, a `coin`, an end-bonus `pick` and the share of its `growth`, a claim
    and each `place` that it gains, each round of the `second` marker, all in VP. A space is chosen by what it brings,
    divided by its pieces to the power of `crowd`; what others might take counts more, by the share `rush`.
    """

    ts_points: float = 0.47
    ts_hope: float = 0.18
    ts_steps: float = 0.38
    ts_ahead: float = 0.13
    sp_points: float = 0.57
    sp_hope: float = 0.4
    sp_steps: float = 1.6
    sp_ahead: float = 0.46
    ky_points: float = 0.7
    ky_hope: float = 0.47
    ky_steps: float = 2.5
    ky_ahead: float = 0.62
    question: float = 16.0
    rails: float = 2.8
    industry: float = 2.0
    notches: float = 0.32
    function: float = 0.79
    loco: float = 0.32
    engineer: float = 11.0
    engineer_round: float = 6.5
    piece: float = 9.1
    worker: float = 6.4
    coin: float = 8.4
    pick: float = 18.0
    majority: float = 0.86
    growth: float = 1.0
    claim: float = 3.7
    place: float = 0.95
    second: float = 1.9
    crowd: float = 0.7
    rush: float = 0.14

    def route(self, route: str) -> tuple[float, float, float, float]:
        """The weights of a route: points, hope, steps, ahead."""
        if route == "TS":
            return self.ts_points, self.ts_hope, self.ts_steps, self.ts_ahead
        if route == "SP":
            return self.sp_points, self.sp_hope, self.sp_steps, self.sp_ahead
        return self.ky_points, self.ky_hope, self.ky_steps, self.ky_ahead


WEIGHTS = Weights()
"""Fitted: 12,000 seats played with weights of their own, and their points were regressed on the logarithms of what is
their own and of what all at the table share (docs/opponents.md)."""
AWARDS, AWARD, FINE = 2, 20.0, 0.4
"""How many rivals there are to beat, what beating each is worth, and how small a lead decides as the game ends."""
MOST_BOARDS = 20_000
DEEP = 2
"""This many effects, each triggered by the one before, are followed."""


class Outlook(Prospects):
    """The board of the seat that looks, and what may come of it."""

    weights = WEIGHTS
    boards: ClassVar[dict[tuple[object, ...], tuple[float, int]]] = {}
    """The worth of routes that have been examined before, and how many of their ? spaces have been reached."""

    def __init__(self, sight: Sight, player: Player | None = None) -> None:
        super().__init__(sight, player)
        self.seat, self.rivals = sight.seat, sight.rivals
        self.growth = self.weights.growth
        self.loco_worth, self.function_worth = self.weights.loco, self.weights.function
        self.depth = 0
        self.token_worth: float | None = None
        self.held = {route: self.board(route)[1] for route in DATA.routes}

    def route(self, route: str) -> float:
        """A route: what it will bring, and the ? tokens that may be used as it reaches their spaces."""
        worth, held = self.board(route)
        new = held - self.held[route]
        return worth + new * self.question() if new > 0 else worth

    def board(self, route: str) -> tuple[float, int]:
        """What a route will bring, and how many of its ? spaces have been reached."""
        player = self.player
        own = (player.doublers, player.medal, player.revaluation)
        key = (route, self.scorings, *player.rails[route], *player.locos[route], *own)
        found = self.boards.get(key)
        if found is None:
            if len(self.boards) >= MOST_BOARDS:
                self.boards.clear()
            reached = min(player.rails[route][0], player.reach(route))
            held = sum(special.space <= reached for special in QUESTIONS[route])
            found = self.boards[key] = (self._route(route), held)
        return found

    def _route(self, route: str) -> float:
        points, hoped, steps, once = self._parts(route)
        now, hope, step, _ = self.weights.route(route)
        return now * self.scorings * points + self.later * hope * hoped + step * steps * (0.5 + self.later / 4) + once

    def _hope(self, route: str) -> float:
        return self.weights.route(route)[3]

    def _once(self, gift: SpecialEffect) -> float:
        match gift:
            case ReceiveRails():
                return self.weights.rails * len(gift.routes) * min(1.0, self.scorings / 4)
            case Worker():
                return self.weights.piece + self.weights.worker * self.later
            case UseToken():
                return self.weights.question
        return super()._once(gift)

    # -- what is triggered

    def question(self) -> float:
        """The best remaining ? token, besides what has been hoped for."""
        if self.token_worth is None:
            self.token_worth = self.weights.question  # while looking at tokens that lead to another token
            usable = [t for t in self.player.tokens if t != "second-marker" or 0 not in self.player.markers]
            self.token_worth = max((self.token(token, TOKENS[token]) for token in usable), default=0.0)
        return self.token_worth - self.weights.question

    def entered(self, number: int) -> float:
        """The function of a factory."""
        if self.depth >= DEEP:
            return prospects.FACTORIES[DATA.factories[number].id]
        self.depth += 1
        brought = self.action(FACTORIES[number])
        self.depth -= 1
        return brought

    def repeat(self) -> float:
        """The best of one's own spaces once more."""
        if self.depth >= DEEP:
            return self.weights.piece
        self.depth += 1
        found = (self.action(action_of(self.state, space)) for space in used(self.state, self.seat))
        best = max(found, default=0.0)
        self.depth -= 1
        return best

    def pick(self) -> float:
        """An end-bonus pick."""
        return self.weights.pick + self.later

    def card(self) -> float:
        """The best ? card."""
        return max((self.action(CARDS[card]) for card in self.state.question_cards), default=0.0)

    def engineer(self, number: int) -> float:
        """An engineer: for the majority, and as a space of one's own."""
        w, tiles = self.weights, len(self.player.engineers) + extra_engineers(self.player)
        award = self.award(tiles + 1) - self.award(tiles)
        return w.majority * award + w.engineer + self.later * w.engineer_round + number / 16

    def award(self, tiles: int) -> float:
        """What this many tiles promise for the majority: the nearer the end, the more surely the most tiles win."""
        doubt = FINE + FINE * self.later
        most = [*sorted(self.rivals, reverse=True), 0][:AWARDS]
        return sum(AWARD / (1.0 + exp((other - tiles) / doubt)) for other in most)

    def industry(self) -> float:
        """The industry track: its points, and the hope of moving on as far as the notches are filled."""
        return self._industry(self.weights.industry, self.weights.notches)

    def gain(self, each: Gain) -> float:
        """What an element without a choice brings."""
        w = self.weights
        match each:
            case VpOfEngineers():
                return float(sum(self.player.engineers))
            case VpOfLocos():
                return float(sum(sorted(number for places in self.player.locos.values() for number in places)[-2:]))
            case EndBonusPick():
                return self.pick()
            case Coins():
                return w.coin * each.n * min(1, self.later)
            case TemporaryWorkers():
                return w.piece * 2
            case TakeBlackWorker():
                return w.piece + (w.worker + 1) * self.later
            case TakeEngineer():
                return self.engineer(UNLETTERED) + w.piece
            case HireEngineer():
                return self.engineer(self.state.strip[-1])
            case PlayCard():
                return self.card()
            case ClaimPosition():
                return w.claim + w.place * (self.state.order.index(self.seat) + 1 - each.position)
        return super().gain(each)

    def token(self, token: str, action: Action) -> float:
        """A ? token."""
        match token:
            case "question-card":
                return self.card() + self.pick()
            case "second-marker":
                return self.weights.second * self.later
        return super().token(token, action)

    # -- spaces

    def space(self, key: str) -> float:
        """What the space brings for each piece that it costs; whatever a coin buys must be worth the coin. A space that
        nobody else can take can wait."""
        workers, coins = COST[key]
        coins += max(0, workers - self.hands)
        w = self.weights
        gain = self.action(action_of(self.state, key)) - (coins * w.coin if self.later else 0.0)
        waits = key.startswith(OWN_ENGINEER) or key in MULTI_USE
        return gain / float(sum(COST[key]) ** w.crowd) * (1.0 if waits else 1.0 + w.rush)
