"""What objective cards may score by the end of the game, for the bot opponent `normal`. Nothing here is a rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, sqrt

from engine.games.cargo_empire.advice.experience import Experience, poisson_tail, tail
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import Objective
from engine.games.cargo_empire.state import CityKey, Seat, State


@dataclass(slots=True)
class Presence:
    """What objectives count for a seat: its cities by class, and how many have exactly `two` of its posts.

    `stack` is the most posts that it has in a city where nobody else has any; `level3` counts its cities, `own_level3`
    its posts in them, each weighted by how likely the city is LV3 at the end.
    """

    classes: dict[str, int]
    two: int = 0
    stack: int = 0
    level3: float = 0.0
    own_level3: float = 0.0

    def enter(self, classes: Sequence[str]) -> None:
        """Note that the seat now has its first post in a city of these classes."""
        for each in classes:
            self.classes[each] = self.classes.get(each, 0) + 1


@cache
def classes_of(board: str, city: CityKey) -> tuple[str, str]:
    """The classes of a city that never change: its colour, and whether it is a port."""
    facts = DATA.maps[board].cities[city]
    return facts.colour, "port" if facts.port else "nonport"


def presence(state: State, seat: Seat, heat: float) -> Presence:
    """What objectives count for a seat, as things stand."""
    found = Presence({})
    for key, city in state.cities.items():
        posts = city.posts()
        own = posts.count(seat)
        if not own:
            continue
        found.enter(classes_of(state.map, key))
        found.enter((f"level{city.level}",))
        found.two += own == 2
        if own == len(posts):
            found.stack = max(found.stack, own)
        likely = level3_chance(len(posts), heat)
        found.level3 += likely
        found.own_level3 += likely * own
    return found


@cache
def level3_chance(posts: int, heat: float) -> float:
    """How likely a city with this many posts will be LV3, if `heat` more are expected."""
    return poisson_tail(DATA.game.spaces_beside - posts, heat)


@dataclass(frozen=True, slots=True)
class Table:
    """What else counts: turns to come, city and objective cards held, and how far markers are ahead of each rival's."""

    known: Experience
    turns: int
    cities: int
    objectives: int
    network: int
    leads: dict[str, tuple[int, ...]]
    seats: int


def basis(objective: Objective, have: Presence, network: int) -> tuple[float, ...]:
    """All that an objective card which depends on posts counts, apart from what else there is."""
    match objective.kind:
        case "largest_network":
            return (network,)
        case "each_presence":
            return (have.level3,)
        case "four_posts_in_one_city":
            return (have.stack,)
        case "each_city_exactly_two_posts":
            return (have.two,)
    return tuple([have.classes.get(each, 0) for each in objective.classes])


def hope(objective: Objective, have: Presence, table: Table) -> float:
    """What an objective card may score."""
    return HOPES[objective.kind](objective, have, table)


def _set(objective: Objective, have: Presence, table: Table) -> float:
    counts = [have.classes.get(each, 0) for each in objective.classes]
    least, known = min(counts), table.known
    many = len(counts) > 2
    chance = known.four_found if many else known.ports_found if "port" in objective.classes else known.set_found
    total = float(least)
    for more in range(1, 4):
        need = sum(max(0, least + more - count) for count in counts)
        if need > table.turns:
            break
        total += tail(need, table.turns, chance)
    return objective.vp_each * total


def _tiers(objective: Objective, count: int, turns: int, chance: float) -> float:
    total, before = 0.0, 0
    for step in objective.tiers:
        total += (step.vp - before) * tail(step.min - count, turns, chance)
        before = step.vp
    return total


def _presence(objective: Objective, have: Presence, table: Table) -> float:
    count = sum(have.classes.get(each, 0) for each in objective.classes)
    known = table.known
    wide = objective.classes[0] in ("port", "nonport")
    return _tiers(objective, count, table.turns, known.ports_found if wide else known.tier_found)


def _cities(objective: Objective, have: Presence, table: Table) -> float:
    return _tiers(objective, table.cities, table.turns, table.known.city_found)


def _objectives(objective: Objective, have: Presence, table: Table) -> float:
    return _tiers(objective, table.objectives, table.turns, table.known.objective_found)


def _level3(objective: Objective, have: Presence, table: Table) -> float:
    return objective.vp_each * have.level3


def _stack(objective: Objective, have: Presence, table: Table) -> float:
    return objective.vp_once * tail(DATA.game.spaces_beside - have.stack, table.turns, table.known.stack_found)


def _two(objective: Objective, have: Presence, table: Table) -> float:
    return float(objective.vp_each * have.two)


def _network(objective: Objective, have: Presence, table: Table) -> float:
    return objective.vp_each * (table.network + table.known.network * table.turns)


def _trailing(objective: Objective, have: Presence, table: Table) -> float:
    scale = table.known.marker_scale * sqrt(table.turns + 0.3)
    each = next(row.vp for row in objective.vp_by_players if row.players == table.seats)
    return each * sum(1 / (1 + exp(-max(-30.0, (lead - 0.5) / scale))) for lead in table.leads[objective.marker])


HOPES: dict[str, Callable[[Objective, Presence, Table], float]] = {
    "set": _set,
    "largest_network": _network,
    "tier_presence": _presence,
    "tier_city_cards": _cities,
    "each_presence": _level3,
    "four_posts_in_one_city": _stack,
    "each_city_exactly_two_posts": _two,
    "tier_objective_cards": _objectives,
    "per_trailing_marker": _trailing,
}
