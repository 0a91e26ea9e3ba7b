"""Track building (rules section 3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from engine.core.play.ask import Choice
from engine.core.play.msg import Msg
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.effects import ReceiveRails
from engine.games.russian_railroads.state import NOT_RECEIVED, RECEIVED, Colour, Colours
from engine.games.russian_railroads.turn import Turn
from engine.games.russian_railroads.words import say

Rails = dict[str, list[int]]
"""For each route, the spaces of its colours."""

BLACK = Colour.BLACK
"""Kept here, because looking up members of an enumeration is slow."""

LENGTH = {route.id: route.length for route in DATA.routes.values()}
ALL_SPACES = sum(LENGTH.values())
RECEIVED_AT = {
    (special.route, special.space): [(route, Colour[gift.colour.upper()]) for route in gift.routes]
    for special in DATA.specials.values()
    for gift in special.effects
    if isinstance(gift, ReceiveRails)
}
"""RRR-083, RRR-084: the rails that come when black reaches a space."""

OWN, EXTRA, WHITE_STEP = "", "extra-", "white-"
"""Where a step comes from: the action itself, the black worker, or TS 15."""


@dataclass(frozen=True, slots=True)
class Step(Choice):
    """A rail moves forward to the space `to`. `origin` is OWN, EXTRA or WHITE_STEP."""

    key: str
    route: str
    colour: Colour
    to: int
    origin: str = OWN

    def __str__(self) -> str:
        return self.key

    def label(self) -> Msg:
        """Which rail moves where."""
        return say("step", colour=self.colour.name.lower(), route=self.route.lower(), space=self.to)


@cache
def step(move: tuple[str, Colour, int], origin: str, named: bool) -> Step:
    """The option for a step; its key names the colour if there could be several (`named`)."""
    route, colour, to = move
    key = f"{origin}{route.lower()}" + (f"-{colour.name.lower()}" if named else "")
    return Step(key, route, colour, to, origin)


def target(line: list[int], route: str, colour: Colour) -> int:
    """RRR-027, RRR-028: the space that the rail of a colour would step onto; 0 if it may not step."""
    at = line[colour]
    if colour == BLACK:
        return at + 1 if at < LENGTH[route] else 0
    return at + 1 if NOT_RECEIVED < at < line[colour - 1] - 1 else 0


def moves(rails: Rails, colours: Iterable[Colour]) -> Iterator[tuple[str, Colour, int]]:
    """RRR-026 to RRR-030: every legal step in these colours: route, colour and the space reached."""
    for route, line in rails.items():
        for colour in colours:
            if colour < len(line) and (to := target(line, route, colour)):
                yield route, colour, to


def room(rails: Rails, colour: Colour) -> int:
    """How many steps the rails of one colour could make while no other colour moves."""
    if colour == BLACK:
        steps = ALL_SPACES
        for line in rails.values():
            steps -= line[BLACK]
        return steps
    steps = 0
    for line in rails.values():
        if colour < len(line) and NOT_RECEIVED < (at := line[colour]) < (before := line[colour - 1]):
            steps += before - 1 - at
    return steps


def advance(rails: Rails, route: str, colour: Colour, to: int) -> None:
    """RRR-027, RRR-083, RRR-084, RRR-175: a rail steps forward, and black brings rails of further colours."""
    rails[route][colour] = to
    if colour == BLACK:
        for other, gift in RECEIVED_AT.get((route, to), ()):
            rails[other][gift] = max(rails[other][gift], RECEIVED)


def possible(rails: Rails, steps: tuple[Colours, ...]) -> bool:
    """RRR-184: whether steps in these colours can all be made, in some order, with the rails received on the way."""
    if not steps:
        return True
    colours = steps[0]
    if steps.count(colours) == len(steps):
        if room(rails, colours[0]) >= len(steps):
            return True
        # a step of a single colour takes exactly one from that colour's room, whichever rail makes it
        if len(colours) == 1:
            return False
    return any(
        possible(after(rails, *move), steps[:i] + steps[i + 1 :])
        for i, step_colours in enumerate(steps)
        if step_colours not in steps[:i]
        for move in moves(rails, step_colours)
    )


def possible_after(rails: Rails, route: str, colour: Colour, to: int, steps: tuple[Colours, ...]) -> bool:
    """RRR-185: whether steps in these colours can all still be made after a step."""
    if steps.count((colour,)) == len(steps):
        return room(rails, colour) > len(steps)
    return possible(after(rails, route, colour, to), steps)


def after(rails: Rails, route: str, colour: Colour, to: int) -> Rails:
    """The rails as they would be after a step."""
    copy = {name: list(line) for name, line in rails.items()}
    advance(copy, route, colour, to)
    return copy


def make(turn: Turn, chosen: Step) -> None:
    """RRR-027: make a step and log it."""
    advance(turn.player.rails, chosen.route, chosen.colour, chosen.to)
    colour, route = chosen.colour.name.lower(), chosen.route.lower()
    turn.tell(say("log-step", seat=turn.seat, colour=colour, route=route, space=chosen.to))
