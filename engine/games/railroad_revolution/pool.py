"""The two questions that begin a turn (rules section 2): which action, then which worker of the pool."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from engine.core.play.ask import Choice
from engine.core.play.msg import Msg
from engine.games.railroad_revolution.facts import BOXES, COLOURS, WHITE
from engine.games.railroad_revolution.outlook import Outlook
from engine.games.railroad_revolution.state import Action
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.words import say


@dataclass(frozen=True, slots=True)
class Box(Choice):
    """An action box to which a worker of several `colours` can go (RRV-034)."""

    box: str
    colours: tuple[str, ...]

    def __str__(self) -> str:
        return self.box

    def label(self) -> Msg:
        """Its name."""
        return say("box", box=self.box)


@dataclass(frozen=True, slots=True)
class Placing(Choice):
    """A worker of this colour goes to this action box (RRV-034), which has been `chosen` already or is chosen together
    with it."""

    box: str
    colour: str
    chosen: bool = False

    def __str__(self) -> str:
        return f"{self.box}/{self.colour}"

    def label(self) -> Msg:
        """Which worker, and where it goes if that is not yet clear."""
        return say("own-colour" if self.chosen else "placing", box=self.box, colour=self.colour)


box_of, placing = cache(Box), cache(Placing)
"""The options, each made once."""
ACTIONS = {(box, colour): Action(box, colour) for box in BOXES for colour in COLOURS}
"""The actions of workers just placed."""


def boxes(turn: Turn) -> Iterator[Box | Placing]:
    """RRV-034: the boxes for which there is a worker. With only one box or one worker, both are chosen at once."""
    here = turn.outlook()
    ways = {box: found for box in BOXES if (found := tuple(_colours(turn, here, box)))}
    for box, colours in ways.items():
        if len(ways) == 1 or len(colours) == 1:
            yield from (placing(box, colour) for colour in colours)
        else:
            yield box_of(box, colours)


def workers(turn: Turn, box: str) -> Iterator[Placing]:
    """RRV-034: the workers that can go to a box."""
    return (placing(box, colour, chosen=True) for colour in _colours(turn, turn.outlook(), box))


def can_take(turn: Turn, box: str) -> bool:
    """RRV-034: whether there is a worker for a box."""
    return any(True for _ in _colours(turn, turn.outlook(), box))


def can_place_a_worker(turn: Turn) -> bool:
    """RRV-034, RRV-196: whether there is a worker for any box."""
    here = turn.outlook()
    # a piece can almost always be sold
    return any(True for box in reversed(BOXES) for _ in _colours(turn, here, box))


def _colours(turn: Turn, here: Outlook, box: str) -> Iterator[str]:
    """RRV-034, RRV-060, RRV-167: the colours in the pool with which the main action of a box can be finished.

    The extra effect is optional, so any other worker can do what a white one can.
    """
    search, pool = turn.search, turn.player.pool
    plain = search.finishable_with(here, ACTIONS[box, WHITE])
    for colour in COLOURS:
        if pool[colour] and (plain or search.finishable_with(here, ACTIONS[box, colour])):
            yield colour
