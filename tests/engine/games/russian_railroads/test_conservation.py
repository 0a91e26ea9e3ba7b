"""The conservation laws hold for every position of the game and notice whatever breaks them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.games.russian_railroads.conservation import check
from engine.games.russian_railroads.state import Piece, State
from tests.engine.games.russian_railroads.build import position

BREAKS: dict[str, Callable[[State], object]] = {
    "a worker too many": lambda s: setattr(s.players[0], "workers", 9),
    "a worker lost": lambda s: setattr(s.players[1], "workers", 3),
    "a piece out of nothing": lambda s: s.board.update(coins=[Piece(2, "own")]),
    "a space that holds no piece": lambda s: s.board.update(coins=[]),
    "a temporary worker lost": lambda s: setattr(s, "temporary", 1),
    "a black worker out of nothing": lambda s: setattr(s.players[0], "black", 1),
    "the black worker's card gone": lambda s: s.question_cards.remove("black-worker"),
    "coins below zero": lambda s: setattr(s.players[0], "coins", -1),
    "a doubler out of nothing": lambda s: setattr(s.players[0], "doublers", 1),
    "a locomotive lost": lambda s: s.stacks.__setitem__(3, 3),
    "a locomotive out of nothing": lambda s: s.players[0].locos["KY"].__setitem__(0, 2),
    "locomotive 9 of its card": lambda s: s.question_cards.remove("loco-nine"),
    "an engineer lost": lambda s: s.strip.__setitem__(0, 0),
    "an engineer twice": lambda s: s.players[0].engineers.append(s.strip[0]),
    "an end-bonus card lost": lambda s: s.deck.pop(),
    "an end-bonus card twice": lambda s: s.players[0].bonus_cards.append(s.deck[0]),
    "a ? token lost": lambda s: s.players[0].tokens.pop(),
    "grey on black": lambda s: s.players[0].rails["TS"].__setitem__(1, 1),
    "a gap in the notches": lambda s: (s.players[0].notches.__setitem__(1, 2), s.stacks.__setitem__(2, 3)),
    "a marker beyond an empty notch": lambda s: s.players[0].markers.__setitem__(0, 6),
    "two markers on one space": lambda s: s.players[0].markers.append(0),
    "a seat twice in turn order": lambda s: s.order.__setitem__(0, 1),
    "points below zero": lambda s: s.players[0].points.update(ts=-1),
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_game_breaks_no_law(players: int) -> None:
    check(position(players))


@pytest.mark.parametrize("what", BREAKS)
def test_a_broken_law_is_noticed(what: str) -> None:
    state = position()
    BREAKS[what](state)
    with pytest.raises(AssertionError):
        check(state)
