"""Engineers (rules section 7): the strip, hiring, and what tiles are worth."""

from __future__ import annotations

from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.state import EMPTY, State
from engine.games.russian_railroads.turn import Turn
from engine.games.russian_railroads.words import name, say

UNLETTERED = next(engineer.number for engineer in DATA.engineers.values() if not engineer.letter)


def hire(turn: Turn) -> None:
    """RRR-065: take the tile on the hire slot, which stays empty for the rest of the round."""
    number = turn.state.strip[-1]
    turn.state.strip[-1] = EMPTY
    take(turn, number)


def take(turn: Turn, number: int) -> None:
    """RRR-068, RRR-132: the tile becomes an action space of its owner."""
    turn.player.engineers.append(number)
    engineer = name("engineer", DATA.engineers[number].id)
    turn.tell(say("log-engineer", seat=turn.seat, number=number, engineer=engineer))


def slide(state: State) -> None:
    """RRR-104: all tiles move one slot to the right; a tile still on the hire slot leaves the game."""
    *others, left = state.strip
    if left:
        state.engineers_out.append(left)
    state.strip = [EMPTY, *others]
