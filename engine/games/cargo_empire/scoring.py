"""End, scoring, ties and objectives (rules sections 7 and 8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from engine.core.play.rules import Result, Rival
from engine.games.cargo_empire.cities import MOST
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import MARKERS, Objective
from engine.games.cargo_empire.rates import SOURCES, factors
from engine.games.cargo_empire.routes import links
from engine.games.cargo_empire.state import CityKey, Seat, State
from engine.games.cargo_empire.tracks import progress_vp


def points(state: State, seat: Seat) -> dict[str, int]:
    """CGE-090 to CGE-094, CGE-170, CGE-205, CGE-208: VP by source; objectives count when the game is over (CGE-215)."""
    player = state.players[seat]
    rates = factors(state, seat)
    posts = sum(city.beside.count(seat) for city in state.cities.values() if city.level > MOST)
    found = {
        "development": sum(progress_vp(player.markers[marker]) for marker in MARKERS),
        "level3": posts * DATA.scoring.post_in_level3_vp,
        "city-cards": len(player.cities) * DATA.scoring.city_card_vp,
        "objectives": objective_points(state, seat) if state.phase == "over" else 0,
    }
    return {source: vp * rates[source] for source, vp in found.items()}


def standings(state: State) -> list[dict[str, int]]:
    """The points of all seats."""
    return [points(state, seat) for seat in range(len(state.players))]


def ranking(state: State, found: Sequence[Mapping[str, int]]) -> list[Seat]:
    """CGE-095: all seats by their points, the winner first: total, then each source in turn, then the earlier place in
    the order.
    """

    def rank(seat: Seat) -> tuple[int, ...]:
        own = found[seat]
        return (sum(own.values()), *(own[source] for source in SOURCES), -state.order.index(seat))

    return sorted(range(len(found)), key=rank, reverse=True)


def winner(state: State) -> Seat:
    """CGE-095, CGE-213: who wins, or leads as far as everyone can see; it may be the forwarder."""
    return ranking(state, standings(state))[0]


def decided_by(state: State) -> str:
    """CGE-095: what sets the winner apart from the second: the `total`, the source that breaks the tie, or `order`."""
    found = standings(state)
    first, second = (found[seat] for seat in ranking(state, found)[:2])
    if sum(first.values()) != sum(second.values()):
        return "total"
    return next((source for source in SOURCES if first[source] != second[source]), "order")


def result(state: State) -> Result:
    """Scores, sources and the winner (or leader) as everyone may see them now."""
    found = standings(state)
    order, people = ranking(state, found), state.people
    best = order[0]
    return Result(
        scores=[sum(vp.values()) for vp in found[:people]],
        breakdown=found[:people],
        winners=[best] if best < people else [],
        rounds=state.round,
        history=dict(state.history),
        rivals=[Rival("forwarder", sum(vp.values()), vp, best == people) for vp in found[people:]],
        places=[1 + order.index(seat) for seat in range(len(found))],
    )


# -- objectives


def objective_points(state: State, seat: Seat) -> int:
    """CGE-094: what all objective cards of a seat score."""
    return sum(score(state, seat, card) for card in state.players[seat].objectives)


def score(state: State, seat: Seat, card: str) -> int:
    """CGE-096 to CGE-119: what one objective card scores for a seat that holds it."""
    objective = DATA.objectives[card]
    return KINDS[objective.kind](state, seat, objective)


def is_port(state: State, seat: Seat, city: CityKey) -> bool:
    """CGE-144, CGE-145: whether a city counts as a port for the objectives of a seat."""
    player = state.players[seat]
    return DATA.maps[state.map].cities[city].port or (player.port and player.crest == city)


def belongs(state: State, seat: Seat, city: CityKey, class_: str) -> bool:
    """Whether a city is of a class: a colour, port, nonport, level2 or level3."""
    match class_:
        case "port":
            return is_port(state, seat, city)
        case "nonport":
            return not is_port(state, seat, city)
        case "level2" | "level3":
            return class_ == f"level{state.cities[city].level}"
    return DATA.maps[state.map].cities[city].colour == class_


def cities_of(state: State, seat: Seat) -> list[CityKey]:
    """CGE-001, CGE-183: the cities where a seat is present."""
    return [
        key
        for key, city in state.cities.items()
        if seat in (city.upper, city.lower) or seat in city.beside  # as City.present, but inlined for speed
    ]


def counts(state: State, seat: Seat, classes: Sequence[str]) -> tuple[int, ...]:
    """For each class, the number of its cities in which a seat is present."""
    cities = cities_of(state, seat)
    coloured, own = by_colour(state.map), set(cities)
    return tuple(
        len(own & coloured[class_])
        if class_ in coloured
        else sum(belongs(state, seat, city, class_) for city in cities)
        for class_ in classes
    )


@cache
def by_colour(board: str) -> dict[str, frozenset[CityKey]]:
    """The cities of each colour."""
    cities = DATA.maps[board].cities
    colours = {city.colour for city in cities.values()}
    return {colour: frozenset(key for key, city in cities.items() if city.colour == colour) for colour in colours}


def tier(objective: Objective, number: int) -> int:
    """The VP of the highest tier that a number reaches."""
    return max((step.vp for step in objective.tiers if number >= step.min), default=0)


def _set(state: State, seat: Seat, objective: Objective) -> int:
    """CGE-096 to CGE-103: full sets, with one city of each class."""
    return objective.vp_each * min(counts(state, seat, objective.classes))


def _largest_network(state: State, seat: Seat, objective: Objective) -> int:
    """CGE-104: VP per city of the largest group."""
    return objective.vp_each * largest_network(state, seat)


def largest_network(state: State, seat: Seat) -> int:
    """CGE-104, CGE-191: the size of the seat's largest group of cities that land routes join directly."""
    left, largest = cities_of(state, seat), 0
    while left:
        group = [left.pop()]
        for city in group:
            joined = [other for other in left if other in links(state.map)[city]]
            left = [other for other in left if other not in joined]
            group += joined
        largest = max(largest, len(group))
    return largest


def _tier_presence(state: State, seat: Seat, objective: Objective) -> int:
    """CGE-105 to CGE-110, CGE-112: by the number of cities of a class."""
    return tier(objective, sum(counts(state, seat, objective.classes)))


def _each_presence(state: State, seat: Seat, objective: Objective) -> int:
    """CGE-113: VP per city of a class."""
    return objective.vp_each * sum(counts(state, seat, objective.classes))


def _four_posts(state: State, seat: Seat, objective: Objective) -> int:
    """CGE-114: all posts in some city."""
    full = any(city.posts().count(seat) == DATA.game.spaces_beside for city in state.cities.values())
    return objective.vp_once if full else 0


def _exactly_two(state: State, seat: Seat, objective: Objective) -> int:
    """CGE-115: VP per city where the seat has exactly two posts."""
    return objective.vp_each * sum(city.posts().count(seat) == 2 for city in state.cities.values())


def _trailing(state: State, seat: Seat, objective: Objective) -> int:
    """CGE-117 to CGE-119, CGE-201, CGE-229: VP per marker of another seat behind this one, including a forwarder's."""
    own = state.players[seat].markers[objective.marker].column
    behind = sum(player.markers[objective.marker].column < own for player in state.players)
    each = {row.players: row.vp for row in objective.vp_by_players}
    return each[len(state.players)] * behind


KINDS: dict[str, Callable[[State, Seat, Objective], int]] = {
    "set": _set,
    "largest_network": _largest_network,
    "tier_presence": _tier_presence,
    "tier_city_cards": lambda state, seat, card: tier(card, len(state.players[seat].cities)),
    "each_presence": _each_presence,
    "four_posts_in_one_city": _four_posts,
    "each_city_exactly_two_posts": _exactly_two,
    "tier_objective_cards": lambda state, seat, card: tier(card, len(state.players[seat].objectives)),
    "per_trailing_marker": _trailing,
}
"""How each kind of objective scores (CGE-111, CGE-116: by the number of cards held)."""
