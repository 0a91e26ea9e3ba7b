"""What a seat may see: everything but the order of the deck."""

from __future__ import annotations

import msgspec

from toy_yard.game.data import ROUNDS
from toy_yard.game.scoring import points, result
from toy_yard.game.state import State


class PlayerView(msgspec.Struct, frozen=True):
    """A player: the cars as they were taken, and what they score."""

    seat: int
    cars: list[str]
    points: int


class View(msgspec.Struct, frozen=True):
    """The table as a seat (None: the public) sees it. `phase` is `turn` or `over`; `deck` counts face-down cars."""

    seat: int | None
    phase: str
    round: int
    rounds: int
    acting: int | None
    yard: list[str]
    deck: int
    players: list[PlayerView]
    winners: list[int]


def view(state: State, seat: int | None) -> View:
    """What this seat sees."""
    over, scores = state.round > ROUNDS, points(state)
    return View(
        seat=seat,
        phase="over" if over else "turn",
        round=min(state.round, ROUNDS),
        rounds=ROUNDS,
        acting=None if over else state.acting,
        yard=list(state.yard),
        deck=len(state.deck),
        players=[PlayerView(n, list(train), scores[n]) for n, train in enumerate(state.trains)],
        winners=result(state).winners if over else [],
    )
