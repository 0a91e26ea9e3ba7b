"""What the bot opponent `normal` knows from experience: numbers found by playing, in VP; nothing here is a rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from math import exp


@dataclass(frozen=True, eq=False)
class Experience:
    """The worth of things that no rule counts, in VP, and how likely they are."""

    ahead: int = 99
    """How many turns it thinks of at most."""
    pace: Mapping[str, float] = field(default_factory=lambda: {"car": 0.9, "train": 1.0, "ship": 1.7})
    """How many columns each marker advances in a turn."""
    spread: float = 0.6
    """How uncertain that pace is."""
    city: float = 6.0
    """A city icon in the last turn."""
    city_turn: float = 0.25
    """How much more a city icon is worth for each turn that follows."""
    objective: float = 7.5
    """An objective icon in the last turn."""
    objective_turn: float = 0.15
    """How much more an objective icon is worth for each turn that follows."""
    card: Mapping[str, float] = field(default_factory=lambda: {"road": 1.5, "rail": 1.9, "sea": 2.8})
    """A transport card while there are enough turns left to play it."""
    usual_hand: float = 3.0
    """The usual number of cards in hand."""
    cards_a_turn: float = 1.6
    """How many cards can be played in each turn to come."""
    cards_more: float = 1.0
    """How many more can be played, however many turns are left."""
    cards_width: float = 1.5
    """How slowly the cards beyond that lose their worth."""
    like: float = 0.1
    """The share of its worth that a card loses for each other card of its type."""
    cube: float = 0.8
    """A cube in a city from which one can deliver."""
    cubes_a_turn: float = 1.6
    """How many cubes can be used per turn left; beyond that, each is worth less."""
    own_cube: float = 0.6
    """How much more a cube is worth in the city of a card that one holds."""
    row_cube: float = 0.2
    """How much more a cube is worth in the city of a card in the row."""
    heat: float = 1.3
    """How many times as many posts come to cities that already have some."""
    level3: float = 0.7
    """How much a VP for LV3 cities counts."""
    spite: float = 0.3
    """How much a VP of a rival counts."""
    set_found: float = 0.3
    """How likely a turn brings a city that completes a set of two colours."""
    four_found: float = 0.45
    """The same for a set of four."""
    ports_found: float = 0.5
    """The same for a set with ports."""
    tier_found: float = 0.25
    """The same for a city of a colour or level."""
    stack_found: float = 0.25
    """The same for another post in a city where only one's own posts are."""
    city_found: float = 0.12
    """The same for a city card."""
    objective_found: float = 0.4
    """The same for an objective card."""
    network: float = 0.3
    """The same for a city that joins the others."""
    marker_scale: float = 1.2
    """By how many columns a marker gains or loses on another one in a turn."""
    ways: float = 0.25
    """Each way to deliver from the first cities."""
    ability: float = 1.0
    """What the cubes for a paid ability are worth."""
    crest: float = 0.7
    """Each further cube in the city of the seat's crest."""

    def use(self, turns: int, cards: float) -> float:
        """How much the last of this many transport cards is still worth with this many turns left."""
        if not turns:
            return 0.0
        return 1 / (1 + exp((cards - self.cards_a_turn * turns - self.cards_more) / self.cards_width))


NORMAL = Experience()


@cache
def tail(need: int, turns: int, chance: float) -> float:
    """How likely something that each turn brings with this chance comes at least `need` times."""
    if need <= 0:
        return 1.0
    if need > turns:
        return 0.0
    return chance * tail(need - 1, turns - 1, chance) + (1 - chance) * tail(need, turns - 1, chance)


@cache
def poisson_tail(need: int, mean: float) -> float:
    """How likely something that is expected `mean` times comes at least `need` times."""
    total, term = 0.0, exp(-mean)
    for count in range(need):
        total += term
        term *= mean / (count + 1)
    return 1.0 - total
