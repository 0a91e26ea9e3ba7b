"""What is empty is explained too: what may come there, and by which rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from engine.games.russian_railroads.data import DATA as RUSSIA
from engine.games.steam.data import DATA
from renderers import OVERVIEW, PLAYER, PORTRAIT, WIDE, Request, sketch
from renderers.draw.regions import Told
from renderers.railroad_revolution.regions import BOXES
from renderers.steam.regions import CHOOSING, FIRST_IN_AUCTION, ORDER, TILES
from tests.contract.test_regions import NAMES, views
from tests.games import FINISHED, games_in_turn
from tests.long import few

Empty = Callable[[Any], Counter[tuple[str, str]]]


def of_steam(view: Any) -> Counter[tuple[str, str]]:
    """Cities without goods, spaces of the supply without any, hexes without track, tiles that nobody has taken."""
    found = Counter[tuple[str, str]]()
    cities = {city.hex for city in view.cities}
    for city in view.cities:
        if not city.cubes:
            open_ = not city.new and not city.grown and view.growth_markers and view.phase != "over"
            found["city", "STM-115" if open_ else "STM-116"] += 1
    hexes = [spot for spot in DATA.maps[view.map].hexes if spot not in cities | {*view.track} | {*view.towns}]
    found["hex", "STM-078"] += len(hexes)
    found["supply", "STM-117"] += sum(not cubes for cubes in view.supply)
    for number in DATA.action_tiles.keys() - view.action_tiles.keys():
        found["tile", FIRST_IN_AUCTION if view.standard and number == ORDER else TILES[number]] += 1
    return found


def of_cargo_empire(view: Any) -> Counter[tuple[str, str]]:
    """Supplies without cubes, and demand spaces that are free."""
    found, there = Counter[tuple[str, str]](), [city for city in view.cities if city.tile]
    found["supply", "CGE-081"] += sum(not city.cubes for city in there)
    found["demand", "CGE-035"] += sum(space.post is None for city in there for space in (city.upper, city.lower))
    return found


def of_railroad_revolution(view: Any) -> Counter[tuple[str, str]]:
    """Boxes of a player's mat without workers, and places of managers on milestones."""
    one = view.players[view.seat]
    found = Counter(("worker", clause) for box, clause in BOXES.items() if not one.mat.get(box))
    if view.picking != view.seat:
        found["slot", "RRV-042"] += sum(not slot.manager for card in one.milestones for slot in card.slots)
    return found


def of_russian_railroads(view: Any) -> Counter[tuple[str, str]]:
    """Of a player's board: places without locomotives, notches without factories, routes with free spaces ahead,
    spaces of the industry track without markers."""
    one, found = view.players[view.seat], Counter[tuple[str, str]]()
    found["factory", "RRR-047"] += sum(factory is None for factory in one.factories)
    for index, space in enumerate(RUSSIA.industry):
        if space.kind != "notch" and index not in one.markers:
            found["industry-space", "RRR-102" if space.value else "RRR-126"] += 1
    for route in one.routes:
        found["place", "RRR-041"] += sum(not number for number in route.places)
        found["rail", "RRR-027"] += max(route.rails.values(), default=0) < RUSSIA.routes[route.id].length
        found["rail", "RRR-027"] += sum(not space for space in route.rails.values())
    return found


EMPTY: dict[str, tuple[Empty, dict[str, str]]] = {
    "steam": (of_steam, {WIDE: OVERVIEW}),
    "cargo_empire": (of_cargo_empire, {WIDE: OVERVIEW}),
    "railroad_revolution": (of_railroad_revolution, {WIDE: PLAYER, PORTRAIT: PLAYER}),
    "russian_railroads": (of_russian_railroads, {WIDE: PLAYER, PORTRAIT: PLAYER}),
}
"""What may be empty, and the picture by layout that has all of it."""


def test_every_game_says_what_of_it_may_be_empty() -> None:
    assert {*EMPTY} == {*FINISHED}


@games_in_turn("game", 2)
@pytest.mark.parametrize(("game", "layout"), [(game, layout) for game, (_, shown) in EMPTY.items() for layout in shown])
@pytest.mark.parametrize("every", few((5, 2), 1))
def test_whatever_is_empty_says_what_may_come_there_and_by_which_rule(game: str, layout: str, every: int) -> None:
    wanted, shown = EMPTY[game]
    seen = Counter[tuple[str, str]]()
    for view in (*views(game)[::every], *emptied(game)):
        plate = sketch(Request(game, view, shown[layout], names=NAMES, layout=layout))
        told = Counter((region.told.kind, region.told.clause) for region in plate.regions if vacant(game, region.told))
        here = wanted(view)
        assert not here - told, (here - told, view.phase)
        seen += here
    assert seen and all(seen.values()), seen


def emptied(game: str) -> list[Any]:
    """How a table would look on which all goods have gone, which is rare where cities have them."""
    first = views(game)[0]
    if game != "steam":
        return []
    cities = [msgspec.structs.replace(city, cubes={}, grown=not number) for number, city in enumerate(first.cities)]
    return [msgspec.structs.replace(first, cities=cities)]


def vacant(game: str, told: Told) -> bool:
    """Whether there is more to it than its name and whose it is."""
    return bool(told.lines) and (game != "russian_railroads" or told.kind != "place" or len(told.lines) > 1)


@games_in_turn("game")
@pytest.mark.parametrize("game", [game for game in EMPTY if game != "steam"])
@pytest.mark.parametrize("every", few((6, 1), 1))
def test_nobody_is_invited_to_an_empty_place_when_the_game_is_over(game: str, every: int) -> None:
    said: dict[bool, set[str]] = {True: set(), False: set()}
    over = [view for view in views(game) if view.phase == "over"]
    for view in (*views(game)[::every], over[-1]):
        said[view.phase == "over"] |= set(of_places(game, view))
    assert said[True] == {"Nothing was here at the end of the game."}
    assert said[False] and not said[True] & said[False]


def of_places(game: str, view: Any) -> Iterator[str]:
    """What is said of empty places."""
    wanted, shown = EMPTY[game]
    kinds = {one for one, count in wanted(view).items() if count}
    plate = sketch(Request(game, view, shown[WIDE], names=NAMES))
    for region in plate.regions:
        told = region.told
        if (told.kind, told.clause) in kinds and told.lines and told.lines[0] not in NAMES:
            yield told.lines[0]


@pytest.mark.parametrize("every", few((2, 1), 1))
def test_a_tile_that_nobody_has_taken_is_free_only_while_tiles_are_taken(every: int) -> None:
    said: dict[bool, set[str]] = {True: set(), False: set()}
    for view in views("steam")[::every]:
        plate = sketch(Request("steam", view, OVERVIEW, names=NAMES, layout=WIDE))
        left = DATA.action_tiles.keys() - view.action_tiles.keys()
        lines = [line for region in plate.regions if region.told.kind == "tile" for line in region.told.lines]
        told = {line for line in lines if line not in NAMES}
        assert len([line for line in lines if line not in NAMES]) == len(left), view.phase
        said[view.phase in CHOOSING] |= told
    assert all(line.startswith("Free: ") for line in said[True]) and said[True]
    assert said[False] == {"Nobody has taken it this round."}
