"""What a picture says when somebody points at a place, track, a player's figures, a tile or goods."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.play.msg import Msg
from engine.games.steam.data import DATA
from engine.games.steam.facts import OFF, Hex
from engine.games.steam.view import CityView, LinkView
from engine.games.steam.words import say
from renderers.account import Teller
from renderers.draw.boxes import Box
from renderers.draw.hexgrid import CORNERS
from renderers.draw.regions import Corners, Told
from renderers.steam import account, links
from renderers.steam.atlas import Atlas
from renderers.steam.scene import PREFIX, Scene

KINDS = {
    "turn": "STM-046",
    "city": "STM-130",
    "town": "STM-086",
    "hex": "STM-078",
    "track": "STM-103",
    "link": "STM-138",
    "player": "STM-156",
    "money": "STM-033",
    "income": "STM-142",
    "locomotive": "STM-129",
    "links": "STM-154",
    "points": "STM-152",
    "tile": "STM-047",
    "supply": "STM-111",
    "new-cities": "STM-109",
    "growth": "STM-115",
}
"""What a picture explains, and the clause behind it."""
STANDARD = {"turn": "STM-160", "money": "STM-164", "income": "STM-175"}
"""The clauses that differ in the Standard game."""
TILES = {1: "STM-149", 2: "STM-049", 3: "STM-050", 4: "STM-051", 5: "STM-052", 6: "STM-053", 7: "STM-056"}
ORDER = 1
CHOOSING = ("capital", "auction", "tiles")
"""The phases before and during the choice of tiles."""
FIRST_IN_AUCTION = "STM-169"
"""What the Turn Order tile does in the Standard game."""
UNFINISHED = "STM-091"
NO_GROWTH, EMPTIED = "STM-116", "STM-117"
FRAMED = ("build", "new-city", "growth-city")
"""Decisions whose choices the map frames, without numbers."""
CELL = 0.97
"""The share of a hex that reacts to the pointer."""


def _told(scene: Scene, kind: str, *lines: str, clause: str = "") -> Told:
    own = STANDARD.get(kind) if scene.view.standard else None
    return Told(kind, lines[0], lines[1:], clause or own or KINDS[kind])


def rule_of(kind: str, key: str) -> str:
    """The clause about an option of a decision by its key, if the option has its own."""
    numbers = {tile.key: number for number, tile in DATA.action_tiles.items()}
    return TILES.get(numbers.get(key, 0), "") if kind == "action-tile" else ""


def _tell(scene: Scene) -> Teller:
    return Teller(scene.reader, PREFIX)


# -- the map


def on_map(scene: Scene, atlas: Atlas) -> None:
    """Everything on the map: settlements, hexes with track, other hexes, links."""
    view, cities = scene.view, {city.hex for city in scene.view.cities}
    for city in view.cities:
        scene.c.region(_cell(atlas, city.hex), partial(_city, scene, city))
    others = [spot for spot in atlas.map.hexes if spot not in cities]
    for spot in sorted(others, key=lambda spot: (spot not in view.towns, spot not in view.track)):
        scene.c.region(_cell(atlas, spot), partial(_hex, scene, spot))
    owned = [link for link in view.links if link.owner is not None]
    for link, sign in zip(owned, links.signs(atlas, view), strict=True):
        reach = links.RADIUS * atlas.grid.side
        box = Box(sign.x - reach, sign.y - reach, 2 * reach, 2 * reach)
        scene.c.region(box, partial(_link, scene, link, sign.owner))


def _cell(atlas: Atlas, spot: str) -> Corners:
    box = atlas.hexbox(spot)
    wide, high = box.w / 2 * CELL, box.h / (CORNERS[3][1] - CORNERS[0][1]) * CELL
    return tuple((box.cx + x * wide, box.cy + y * high) for x, y in CORNERS)


def _city(scene: Scene, city: CityView) -> Told:
    name, *lines = account.city(city, _tell(scene))
    clause = ""
    if not city.cubes:
        grows = not city.new and not city.grown and scene.view.growth_markers and not scene.over
        lines.append(scene.say("region-city-empty" if grows else "region-city-spent"))
        clause = KINDS["growth"] if grows else NO_GROWTH
    return _told(scene, "city", name, *_offered(scene, city.hex), *lines, clause=clause)


def _hex(scene: Scene, spot: str) -> Told:
    """A town, or a hex with or without track: what building there costs, and what lies there."""
    tell, here = _tell(scene), DATA.maps[scene.view.map].hexes[spot]
    laid = account.tile(scene.view, spot, tell)
    town = spot in scene.view.towns
    name = tell(say("settlement", name=here.name, hex=spot)) if here.name else spot
    kind = "town" if town else "track" if laid else "hex"
    return _told(
        scene, kind, name, *_offered(scene, spot), *laid, *_ground(scene.view.map, spot, here, tell, town=town)
    )


def _offered(scene: Scene, spot: str) -> Iterator[str]:
    """What can be chosen there, what it costs and what it gives."""
    tell, named = _tell(scene), DATA.maps[scene.view.map].named
    if scene.ask is None or scene.ask.kind not in FRAMED:
        return
    for key, option in scene.ask.options.items():
        if named.get(key, key) == spot:
            yield scene.reader.say("board-region-choose", option=tell(option.label()))
            if (detail := option.detail()) is not None:
                yield tell(detail)


def _ground(map: str, spot: str, here: Hex, tell: Teller, *, town: bool) -> Iterator[str]:
    """What track costs, and where track can't leave."""
    cost = DATA.build
    found = {"exit": (True, cost.per_exit), "town": (town, cost.town)}
    found |= {"river": (bool(here.river), cost.river), "hill": (here.terrain == "hill", cost.hill)}
    yield from (tell(Msg(f"{PREFIX}legend-{key}", cost=n)) for key, (holds, n) in found.items() if holds)
    off = [say(f"edge-{edge}") for edge, other in enumerate(DATA.maps[map].across[spot]) if other == OFF]
    yield from tell.facts(Msg(f"{PREFIX}legend-thick"), off)


def _link(scene: Scene, link: LinkView, owner: int) -> Told:
    tell = _tell(scene)
    said = tell(account.link_of(scene.view, link, tell))
    return _told(scene, "link", said, scene.reader.name(owner), clause="" if link.complete else UNFINISHED)


# -- players


def turn(scene: Scene) -> Told:
    """What the headline says."""
    return _told(scene, "turn", *account.turn(scene.view, _tell(scene)))


def player(scene: Scene, box: Box, seat: int) -> None:
    """Everything about a player."""
    one = scene.view.players[seat]
    scene.c.region(box, lambda: _told(scene, "player", *account.player_lines(scene.view, one, _tell(scene))))


def figure(scene: Scene, box: Box, seat: int, kind: str, text: str) -> None:
    """A figure of a player."""
    scene.c.region(box, lambda: _told(scene, kind, _figure(scene, kind, text), scene.reader.name(seat)))


def _figure(scene: Scene, kind: str, text: str) -> str:
    what = scene.say(f"key-{'link-sign' if kind == 'links' else kind}")
    return scene.reader.say("board-region-figure", what=what, value=text)


def tile(scene: Scene, box: Box, number: int) -> None:
    """An action tile."""
    scene.c.region(box, lambda: _tile(scene, number))


def _tile(scene: Scene, number: int) -> Told:
    seat = scene.view.action_tiles.get(number)
    passed = seat is not None and scene.view.players[seat].passed
    name = scene.say(f"tile-{DATA.action_tiles[number].key}")
    said = scene.say("tile-passed" if passed else "tile", number=number, tile=name)
    left = "region-tile-free" if scene.view.phase in CHOOSING else "region-tile-left"
    whose = scene.say(left) if seat is None else scene.reader.name(seat)
    clause = FIRST_IN_AUCTION if scene.view.standard and number == ORDER else TILES[number]
    return _told(scene, "tile", said, whose, clause=clause)


def scale(scene: Scene, box: Box, kind: str, values: list[int]) -> None:
    """A scale with everybody's values."""
    scene.c.region(box, lambda: _scale(scene, kind, values))


def _scale(scene: Scene, kind: str, values: list[int]) -> Told:
    say_ = scene.reader.say
    names = [scene.reader.name(player.seat) for player in scene.view.players]
    lines = [say_("board-region-figure", what=n, value=value) for n, value in zip(names, values, strict=True)]
    return _told(scene, kind, scene.say(f"key-{kind}"), *lines)


# -- goods


def space(scene: Scene, box: Box, number: int) -> None:
    """A space of the supply, counted from 1."""
    scene.c.region(box, partial(_space, scene, number))


def _space(scene: Scene, number: int) -> Told:
    here = account.space(scene.view, number, _tell(scene))
    if scene.view.supply[number - 1]:
        return _told(scene, "supply", *here)
    return _told(scene, "supply", *here, scene.say("region-supply-empty"), clause=EMPTIED)


def new_cities(scene: Scene, box: Box) -> None:
    """The remaining New City tiles."""
    scene.c.region(box, lambda: _told(scene, "new-cities", *account.new_cities(scene.view, _tell(scene))))


def growth(scene: Scene, box: Box) -> None:
    """The remaining City Growth markers."""
    scene.c.region(box, lambda: _told(scene, "growth", *account.growth(scene.view, _tell(scene))))
