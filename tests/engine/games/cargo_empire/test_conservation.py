"""The conservation laws notice whatever appears or vanishes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.ahead.policy import play_out
from engine.core.play.codec import decode_state
from engine.core.play.match import Match
from engine.games.cargo_empire import RULES
from engine.games.cargo_empire.state import Marker, State
from engine.games.cargo_empire.view import View


def midgame(variants: dict[str, str] | None = None, seats: int = 2) -> State:
    match = Match.new(RULES, seats, variants or {}, 3, confirm=())
    play_out(match, ["random"] * seats, 3, limit=60)
    return at_the_boundary(match)


def at_the_boundary(match: Match[State, View]) -> State:
    state = decode_state(RULES, match.snapshot)
    RULES.check(state)
    return state


def move(state: State) -> None:
    state.players[0].markers["car"] = Marker(14, "")


BREACHES: list[Callable[[State], object]] = [
    lambda state: state.row.pop(),
    lambda state: state.city_deck.pop(0),
    lambda state: state.players[0].cities.append("oslo"),
    lambda state: state.objective_deck.append("ports"),
    lambda state: state.players[1].objectives.pop(),
    lambda state: state.order.reverse() or state.order.append(0),
    lambda state: setattr(state.players[0], "out", 5),
    lambda state: state.players[0].hand.update(road=-1),
    lambda state: setattr(next(city for city in state.cities.values() if city.level == 1), "cubes", 3),
    lambda state: setattr(state.cities["oslo"], "tile", state.cities["rome"].tile),
    lambda state: setattr(state.cities["oslo"], "level", 2),
    lambda state: setattr(state, "known", 99),
    move,
]


@pytest.mark.parametrize("breach", range(len(BREACHES)))
def test_a_breach_is_noticed(breach: int) -> None:
    state = midgame()
    BREACHES[breach](state)
    with pytest.raises(AssertionError):
        RULES.check(state)


def test_a_forwarder_card_that_is_gone_is_noticed() -> None:
    match = Match.new(RULES, 1, {}, 3, confirm=())
    play_out(match, ["random"], 3, limit=20)
    state = at_the_boundary(match)
    assert state.forwarder is not None
    state.forwarder.discard.pop()
    with pytest.raises(AssertionError):
        RULES.check(state)


def test_a_rush_token_and_a_vassal_post_too_many_are_noticed() -> None:
    state = midgame({"map": "dyorle", "table": "vassals"})
    state.rush[0] = "sea"
    state.rush[1] = "sea"
    state.rush[2] = "sea"
    with pytest.raises(AssertionError):
        RULES.check(state)
    state = midgame({"map": "dyorle", "table": "vassals"})
    state.players[0].vassals += 1
    with pytest.raises(AssertionError):
        RULES.check(state)
