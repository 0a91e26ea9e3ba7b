"""Special spaces of the player board (rules section 9)."""

from __future__ import annotations

from engine.games.russian_railroads.auxiliary import gain_vp, gain_worker
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.facts import Effect, Special
from engine.games.russian_railroads.state import Colour, Player
from engine.games.russian_railroads.turn import Turn
from engine.games.russian_railroads.words import say

INDUSTRY_QUESTION = "industry-question"
"""RRR-094: the ? space of the industry track, named like the special spaces of the routes."""


def _by_route(timing: str) -> dict[str, list[tuple[Special, Colour]]]:
    return {
        route: [(s, Colour[s.rail.upper()]) for s in DATA.specials.values() if s.route == route and s.timing == timing]
        for route in DATA.routes
    }


ONCE, AT_SCORING = _by_route("once"), _by_route("scoring")


def holds(player: Player, special: Special, colour: Colour) -> bool:
    """RRR-081, RRR-128: rail and, where required, locomotive and medal have reached the space."""
    if player.rails[special.route][colour] < special.space:
        return False
    if special.needs_loco and player.reach(special.route) < special.space:
        return False
    return player.medal or not special.needs_medal


def trigger(turn: Turn, route: str) -> None:
    """RRR-082, RRR-179: every one-time special of a route whose conditions hold for the first time happens now."""
    player = turn.player
    for special, colour in ONCE[route]:
        if special.id not in player.specials and holds(player, special, colour):
            player.specials.append(special.id)
            turn.tell(say("log-special", seat=turn.seat, special=special.id))
            for each in special.effects:
                _apply(turn, special.id, each)


def _apply(turn: Turn, id: str, gift: Effect) -> None:
    """RRR-084 to RRR-087, RRR-092, RRR-175: choices stay open in the turn, all else applies at once."""
    if gift.kind == "vp":
        gain_vp(turn, "terminus", gift.n)
    elif gift.kind == "worker":
        gain_worker(turn)
    elif gift.kind == "question_token":
        turn.questions.append(id)
    elif gift.kind == "rail":
        turn.white_steps += gift.max
    else:
        assert gift.kind == "receive_rails", gift.kind  # they came with the step (tracks.advance)


def trigger_industry_question(turn: Turn, marker: int) -> None:
    """RRR-093, RRR-094, RRR-197: a marker reaching the ? space of the industry track, once per game."""
    if DATA.industry[marker].question and INDUSTRY_QUESTION not in turn.player.specials:
        turn.player.specials.append(INDUSTRY_QUESTION)
        turn.tell(say("log-special", seat=turn.seat, special=INDUSTRY_QUESTION))
        turn.questions.append(INDUSTRY_QUESTION)
