"""What the bot opponent `normal` knows by experience: numbers found by playing, in VP; nothing here is a rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from math import exp


@dataclass(frozen=True, eq=False)
class Experience:
    """The worth of things that no rule counts, in VP, and how likely they come."""

    pace: Mapping[str, float] = field(default_factory=lambda: {"car": 0.9, "train": 1.0, "ship": 1.7})
    """How far each marker comes in a turn,"""
    spread: float = 0.6
    """and how uncertain that is."""
    city: float = 6.0
    """A city icon in the last turn,"""
    city_turn: float = 0.25
    """and more for each turn that follows."""
    objective: float = 7.5
    """An objective icon in the last turn,"""
    objective_turn: float = 0.15
    """and more for each turn that follows."""
    card: Mapping[str, float] = field(default_factory=lambda: {"road": 1.5, "rail": 1.9, "sea": 2.8})
    """A transport card while there are turns enough to play it."""
    usual_hand: float = 3.0
    """How many cards there are usually."""
    cards_a_turn: float = 1.6
    """How many cards can be played in each turn to come,"""
    cards_more: float = 1.0
    """and in all besides;"""
    cards_width: float = 1.5
    """how slowly those beyond lose their worth."""
    like: float = 0.1
    """The share of its worth that a card loses for each other one of its type."""
    cube: float = 0.8
    """A cube in a city from which one can deliver,"""
    cubes_a_turn: float = 1.6
    """as long as there are not more of them a turn;"""
    own_cube: float = 0.6
    """more in the city of an own city card,"""
    row_cube: float = 0.2
    """or of one in the row."""
    heat: float = 1.3
    """How many times more posts than others cities get in which there are some."""
    level3: float = 0.7
    """How much a VP for LV3 cities counts,"""
    spite: float = 0.3
    """and one of the rivals."""
    set_found: float = 0.3
    """How likely a turn brings a city that completes a set of two colours,"""
    four_found: float = 0.45
    """of four,"""
    ports_found: float = 0.5
    """or with ports;"""
    tier_found: float = 0.25
    """a city of a colour or level,"""
    stack_found: float = 0.25
    """another post in a city that is all one's own,"""
    city_found: float = 0.12
    """a city card,"""
    objective_found: float = 0.4
    """an objective card,"""
    network: float = 0.3
    """or a city that joins the others."""
    marker_scale: float = 1.2
    """How many columns a marker wins or loses against another one in a turn."""
    ways: float = 0.25
    """A way to deliver from the first cities."""
    ability: float = 1.0
    """The worth of the cubes for a paid ability."""
    crest: float = 0.7
    """A further cube in the city of the seat's crest."""

    def use(self, turns: int, cards: float) -> float:
        """How much the last of this many transport cards is still worth with this many turns to come."""
        if not turns:
            return 0.0
        return 1 / (1 + exp((cards - self.cards_a_turn * turns - self.cards_more) / self.cards_width))


NORMAL = Experience()


@cache
def tail(need: int, turns: int, chance: float) -> float:
    """How likely something that each turn brings by chance comes at least this often."""
    if need <= 0:
        return 1.0
    if need > turns:
        return 0.0
    return chance * tail(need - 1, turns - 1, chance) + (1 - chance) * tail(need, turns - 1, chance)


@cache
def poisson_tail(need: int, mean: float) -> float:
    """How likely something expected `mean` times comes at least this often."""
    total, term = 0.0, exp(-mean)
    for count in range(need):
        total += term
        term *= mean / (count + 1)
    return 1.0 - total
