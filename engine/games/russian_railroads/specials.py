"""Special spaces of the player board (rules section 9)."""

from __future__ import annotations

from typing import assert_never

from engine.games.russian_railroads.auxiliary import gain_vp, gain_worker
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
from engine.games.russian_railroads.ladder import INDUSTRY_QUESTION, QUESTION_INDEX
from engine.games.russian_railroads.state import Colour, Player
from engine.games.russian_railroads.turn import Turn
from engine.games.russian_railroads.words import say


def _by_route(timing: str) -> dict[str, list[tuple[Special, Colour]]]:
    return {
        route: [(s, Colour[s.rail.upper()]) for s in DATA.specials.values() if s.route == route and s.timing == timing]
        for route in DATA.routes
    }


ONCE, AT_SCORING = _by_route("once"), _by_route("scoring")
QUESTIONS = {
    route: [special for special, _ in found if any(isinstance(each, UseToken) for each in special.effects)]
    for route, found in ONCE.items()
}
"""RRR-092: the ? spaces of each route, which black has to reach."""


def holds(player: Player, special: Special, colour: Colour) -> bool:
    """RRR-081, RRR-128: rail and, where required, locomotive and medal have reached the space."""
    if player.rails[special.route][colour] < special.space:
        return False
    if special.needs_loco and player.reach(special.route) < special.space:
        return False
    return player.medal or not special.needs_medal


def may_open_question(turn: Turn, route: str, space: int) -> bool:
    """RRR-092, RRR-189: whether a black step onto this space, or those beyond it, may open a ? space."""
    left = (q for q in QUESTIONS[route] if q.id not in turn.player.specials and q.id not in turn.declined)
    return any(q.space >= space or holds(turn.player, q, Colour.BLACK) for q in left)


def question_within(player: Player, route: str, steps: int) -> bool:
    """RRR-092: whether this many black steps may open a ? space of the route that its locomotives already reach."""
    reach, black = player.reach(route), player.rails[route][Colour.BLACK]
    return any(q.id not in player.specials and q.space <= min(reach, black + steps) for q in QUESTIONS[route])


def trigger(turn: Turn, route: str, moved: Colour | None = None) -> None:
    """RRR-082, RRR-179, RRR-189: every one-time special of a route whose conditions hold for the first time happens
    now, and declined ? spaces come up again. `moved` is the rail that has made a step (None: a locomotive moved)."""
    player, declined = turn.player, turn.declined
    used = player.specials
    for special, colour in ONCE[route]:
        if moved is not None and colour != moved:
            continue
        if special.id not in used and special.id not in declined and holds(player, special, colour):
            used.append(special.id)
            turn.tell(say("log-special", seat=turn.seat, special=special.id))
            for each in special.effects:
                _apply(turn, special.id, each)


def _apply(turn: Turn, id: str, gift: SpecialEffect) -> None:
    """RRR-084 to RRR-087, RRR-092, RRR-175: choices are opened, all else applies at once."""
    match gift:
        case Vp():
            gain_vp(turn, "terminus", gift.n)
        case Worker():
            gain_worker(turn)
        case UseToken() | Rail():
            turn.opened.append(id)
        case ReceiveRails():
            pass  # these came with the step (tracks.advance)
        case RouteTimes():
            raise AssertionError(f"{id} counts at scorings")
        case _:
            assert_never(gift)


def trigger_industry_question(turn: Turn) -> None:
    """RRR-093, RRR-094, RRR-197: a marker is on the ? space of the industry track or past it: once per game."""
    used = turn.player.specials
    if INDUSTRY_QUESTION not in used and INDUSTRY_QUESTION not in turn.declined and is_past_question(turn.player):
        used.append(INDUSTRY_QUESTION)
        turn.tell(say("log-special", seat=turn.seat, special=INDUSTRY_QUESTION))
        turn.opened.append(INDUSTRY_QUESTION)


def is_past_question(player: Player) -> bool:
    """RRR-094: whether a marker has reached the ? space of the industry track."""
    return max(player.markers) >= QUESTION_INDEX


def decline(turn: Turn, special: str) -> None:
    """RRR-189: the ? space is not used up; it comes up again in a later turn."""
    turn.player.specials.remove(special)
    turn.declined.append(special)
