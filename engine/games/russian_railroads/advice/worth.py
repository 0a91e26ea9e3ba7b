"""What a board is worth: the estimates behind the bot opponents. Nothing here is a rule.

What a scoring would bring now counts once for each remaining scoring; everything else is worth what experience says, in
VP.
"""

from __future__ import annotations

from typing import assert_never

from engine.games.russian_railroads.advice.sight import Sight, copied
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.effects import (
    Rail,
    ReceiveRails,
    RouteTimes,
    SpecialEffect,
    UseToken,
    Vp,
    Worker,
)
from engine.games.russian_railroads.facts import Special
from engine.games.russian_railroads.ladder import open_end, value
from engine.games.russian_railroads.scoring import industry_points, route_points
from engine.games.russian_railroads.specials import ONCE, holds
from engine.games.russian_railroads.state import EMPTY, Colour, Player

WORKER, COIN = 5.0, 4.0
"""What one more worker or coin does in a round."""
ENGINEER, QUESTION, PICK, REPEAT, TERMINUS, RECEIVED = 8.0, 16.0, 14.0, 6.0, 10.0, 5.0
"""An engineer for the majority, a ? token, an end-bonus pick, a repeat, the end of a route, a rail received."""
STEPS = (0.5, 0.6, 0.9, 1.6, 2.5)
"""A step of each colour, apart from what it scores."""
AHEAD, HOPE = 3, 0.4
"""How much further the reach of a route may go, and how much of what is hoped for comes true."""
WORTH: dict[tuple[object, ...], float] = {}
"""The worth of routes that have been examined before, at any table: it depends only on this key."""
MOST_WORTH = 20_000


class Worth:
    """The board of the seat that looks, and what it is worth."""

    loco_worth, function_worth, growth = 0.25, HOPE * 2, 1.0
    """Each number of a locomotive, and the share of a factory's function, apart from what they open; how far the growth
    of end-bonus cards is trusted."""
    farthest = 99
    """The scorings that it thinks of at most."""

    def __init__(self, sight: Sight, player: Player | None = None) -> None:
        self.state = sight.state
        self.player = player or copied(sight.player)
        self.scorings = min(sight.scorings, self.farthest)
        self.later = self.scorings - 1
        self.hands = self.player.hands

    # -- what the board is worth

    def route(self, route: str) -> float:
        """A route: its points in every scoring to come, the hope for more reach, one-time specials, and mere steps."""
        player = self.player
        own = (player.doublers, player.medal, player.revaluation)
        key = (route, self.scorings, *player.rails[route], *player.locos[route], *own)
        worth = WORTH.get(key)
        if worth is None:
            if len(WORTH) >= MOST_WORTH:
                WORTH.clear()  # bot opponents think in threads: nothing may rely on what was stored
            worth = WORTH[key] = self._route(route)
        return worth

    def _route(self, route: str) -> float:
        points, hoped, steps, once = self._parts(route)
        return self.scorings * points + self.later * HOPE * hoped + steps * (0.5 + self.later / 4) + once

    def _parts(self, route: str) -> tuple[int, int, float, float]:
        """The points of a route, how many more with more reach, its mere steps, and its one-time specials, weighted by
        how near they are."""
        player, points = self.player, route_points(self.player, route)
        places = player.locos[route]
        places[0] += AHEAD
        hoped = route_points(player, route) - points
        places[0] -= AHEAD
        steps = sum(STEPS[colour] * at for colour, at in enumerate(player.rails[route]) if at > 0)
        once = sum(self._near(s, colour) * self._once(g) for s, colour in ONCE[route] for g in s.effects)
        return points, hoped, steps, once

    def _near(self, special: Special, colour: int) -> float:
        """1 if a one-time special has been reached, else some hope, which grows as rail and locomotive come nearer."""
        if holds(self.player, special, Colour(colour)):
            return 1.0
        rail = max(0, self.player.rails[special.route][colour]) / special.space
        reach = min(1.0, self.player.reach(special.route) / special.space) if special.needs_loco else 1.0
        return self._hope(special.route) * min(1.0, rail) * reach * min(1.0, self.later / 2)

    def _hope(self, route: str) -> float:
        """How much of what one-time specials promise comes true."""
        return HOPE

    def _once(self, gift: SpecialEffect) -> float:
        match gift:
            case ReceiveRails():
                return RECEIVED * len(gift.routes) * min(1.0, self.scorings / 4)
            case Worker():
                return WORKER * self.scorings
            case UseToken():
                return QUESTION
            case Rail():
                return gift.max * STEPS[-1]
            case Vp():
                return TERMINUS
            case RouteTimes():
                return 0.0
            case _:
                assert_never(gift)

    def routes(self) -> float:
        """All three routes."""
        return sum(self.route(route) for route in DATA.routes)

    def industry(self) -> float:
        """The industry track: its points, and the hope of moving on as far as the notches are filled."""
        return self._industry(1.0, HOPE)

    def _industry(self, now: float, hope: float) -> float:
        filled = sum(notch != EMPTY for notch in self.player.notches)
        ahead = value(open_end(filled)) - value(self.player.markers[0])
        return now * self.scorings * industry_points(self.player) + self.later * hope * ahead + filled
