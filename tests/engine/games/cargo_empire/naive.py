"""The 24 objectives once more, as naively as rules.md section 8 tells them, card by card."""

from __future__ import annotations

from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.view import CityView, View


def posts(city: CityView) -> list[int]:
    """The owners of all posts in a city."""
    on_tile = [space.post for space in (city.upper, city.lower) if space is not None and space.post is not None]
    return [*on_tile, *city.beside]


def class_of(view: View, seat: int, wanted: str) -> int:
    """In how many cities of a class a seat has presence."""
    number = 0
    for city in view.cities:
        facts = DATA.maps[view.map].cities[city.key]
        classes = [facts.colour, "port" if facts.port else "non-port", f"LV{city.level}"]
        if wanted in classes and seat in posts(city):
            number += 1
    return number


def largest_group(view: View, seat: int) -> int:
    """The largest group of own cities that are linked: groups grow together route by route."""
    names = {city.name: key for key, city in DATA.maps[view.map].cities.items()}
    group = {city.key: number for number, city in enumerate(view.cities) if seat in posts(city)}
    for _ in group:
        for route in DATA.maps[view.map].routes:
            a, b = names[route.a], names[route.b]
            if a in group and b in group:
                low, high = sorted((group[a], group[b]))
                group = {key: low if number == high else number for key, number in group.items()}
    numbers = list(group.values())
    return max((numbers.count(number) for number in numbers), default=0)


def from_four(number: int, some: int, six: int) -> int:
    """4 or 5, or else 6 and more."""
    if number >= 6:
        return six
    return some if number >= 4 else 0


def from_three(number: int) -> int:
    """3 or 4 cards, or else 5 and more."""
    if number >= 5:
        return 10
    return 5 if number >= 3 else 0


def behind(view: View, seat: int, marker: str) -> int:
    """8, 5 or 4 VP (2, 3, 4 seats) for each other seat's marker with lower progress."""
    points = 0
    for other in view.players:
        if other.seat != seat and other.markers[marker].column < view.players[seat].markers[marker].column:
            points += {2: 8, 3: 5, 4: 4}[len(view.players)]
    return points


def objective(view: View, seat: int, number: int) -> int:
    """The VP of an objective by its number."""
    red, blue, green, yellow = (class_of(view, seat, colour) for colour in ("red", "blue", "green", "yellow"))
    ports, inland = class_of(view, seat, "port"), class_of(view, seat, "non-port")
    own = [posts(city).count(seat) for city in view.cities]
    player = view.players[seat]
    table = {
        1: 3 * min(red, blue),
        2: 3 * min(red, green),
        3: 3 * min(red, yellow),
        4: 3 * min(blue, green),
        5: 3 * min(blue, yellow),
        6: 3 * min(green, yellow),
        7: 3 * min(ports, inland),
        8: 6 * min(red, blue, green, yellow),
        9: largest_group(view, seat),
        10: from_four(red, 6, 12),
        11: from_four(blue, 6, 12),
        12: from_four(green, 6, 12),
        13: from_four(yellow, 6, 12),
        14: from_four(ports, 5, 10),
        15: from_four(inland, 5, 10),
        16: from_three(len(player.cities)),
        17: from_four(class_of(view, seat, "LV2"), 5, 10),
        18: 3 * class_of(view, seat, "LV3"),
        19: 10 if 4 in own else 0,
        20: 3 * own.count(2),
        21: from_three(len(player.objectives)),
        22: behind(view, seat, "car"),
        23: behind(view, seat, "train"),
        24: behind(view, seat, "ship"),
    }
    return table[number]
