"""How the tests of building read a board: prices, owners, open ends, the tiles of a hex; and boards that they share."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from engine.games.steam.data import DATA
from engine.games.steam.state import NOBODY, Goods, Player
from tests.engine.games.steam.build import (
    Game,
    asked,
    legal,
    match_of,
    offered,
    place,
    play,
    seen,
    spot,
    turned,
)

MISI = ("(0,1) 21@0 =0", "(0,2) T21@0 =0", "(0,3) 21@0 =0")
"""Seat 0: Albany-Poughkeepsie and Poughkeepsie-New York (the board after STM-EX-15)."""
GABOR = ("(-1,1) 22@1 =1", "(-1,2) 21@0 =1", "(-1,3) 21@0 =1", "(-1,4) 22@0 =1")
"""Seat 1: Albany-New York (what STM-EX-16 adds)."""
STUB = "(3,0) 21@1 =0"
"""Seat 0: an unfinished link from Hartford, with its open end on edge 1 (the board of STM-EX-27)."""
SPRINGFIELD = ("(4,-2) 22@2 =1", "(3,-1) T11@1 =1")
"""Seat 1: Boston-Springfield, which is reached from the north-east only."""


def cash(match: Game, seat: int = 0) -> int:
    """The dollars of a player, as the running turn has left them."""
    return match.state.players[seat].cash


def me(match: Game, seat: int = 0) -> Player:
    """A player, as the running turn has left it."""
    return match.state.players[seat]


def paid(match: Game, *placements: str) -> list[int]:
    """Make these placements, and see what each of them cost."""
    seat, _ = asked(match)
    found = []
    for placement in placements:
        before = cash(match, seat)
        place(match, placement)
        found.append(before - cash(match, seat))
    return found


def price(match: Game, placement: str) -> int:
    """What a placement would cost now; the match is left as it was."""
    (cost,) = paid(match.fork(), placement)
    return cost


def unfinished(match: Game) -> list[str]:
    """`Hartford (3,0)/1 0`: where each unfinished link starts, the hex and edge of its open end, and its owner."""
    view = seen(match)
    found = DATA.maps[view.map]
    coordinates = {name: f"({q},{r})" for (q, r), name in found.at.items()}
    lines = []
    for link in view.links:
        if link.open_end is not None:
            (start,), (name, edge) = link.ends, link.open_end
            owner = "-" if link.owner is None else link.owner
            lines.append(f"{found.hexes[start].name} {coordinates[name]}/{edge} {owner}")
    return sorted(lines)


def owners(match: Game, text: str) -> dict[tuple[int, ...], int | str]:
    """Who owns what on a hex: `{(2, 4): 1, (0, 3): "-"}`."""
    laid = match.state.track[spot(text, match.state.map)]
    parts = zip(turned(laid.face, laid.turn), laid.owners, strict=True)
    return {part: "-" if owner == NOBODY else owner for part, owner in parts}


def choices(match: Game, text: str) -> list[str]:
    """`["22@1", "T11@3"]`: all tiles that may be placed on a hex now; the match is left as it was."""
    name = spot(text, match.state.map)
    if asked(match)[1] != "build" or name not in offered(match):
        return []
    twin = match.fork()
    seat, _ = asked(twin)
    play(twin, name)
    if twin.pending and asked(twin) == (seat, "tile"):
        keys = [key.split("/") for key in offered(twin)]
        assert {hex for hex, _, _ in keys} == {name}
        return sorted(f"{face.upper()}@{turn}" for _, face, turn in keys)
    laid = twin.state.track[name]
    return [f"{laid.face}@{laid.turn}"]


def parts_of(choice: str) -> set[tuple[int, ...]]:
    """The parts of a tile written as `22@1`."""
    face, _, turn = choice.partition("@")
    return set(turned(face, int(turn)))


def exits_of(choice: str) -> list[int]:
    """The edges at which the track of `22@1` leaves its hex."""
    return sorted(edge for part in parts_of(choice) for edge in part)


def hexes(match: Game) -> list[str]:
    """The hexes on which who builds may place something."""
    return [key for key in offered(match) if key in DATA.maps[match.state.map].hexes]


def refused(match: Game, *placements: str) -> bool:
    """Whether none of these placements is legal."""
    return not any(legal(match, placement) for placement in placements)


def finish(match: Game) -> Game:
    """Who builds ends the build turn."""
    seat, _ = asked(match)
    if match.pending and asked(match) == (seat, "build"):
        play(match, "done")
    return match


def later(match: Game, seat: int, **facts: Any) -> Game:
    """The same board, when `seat` begins a build turn of a later round; all the others are still to build."""
    state = deepcopy(match.state)
    state.phase, state.acting = "build", seat
    state.waiting = [other for other in state.order if other != seat]
    for player in state.players:
        player.tile, player.passed, player.used = 0, False, False
    for name, value in facts.items():
        assert name in Player.__struct_fields__, name
        setattr(state.players[seat], name, value)
    return match_of(state)


def urbanize(match: Game, town: str, colour: str = "grey", supply: int | None = None) -> Game:
    """Who builds places a New City; what has only one answer is not asked."""
    wanted = {"build": "urbanize", "new-city": town, "new-city-colour": colour, "supply": f"supply-{supply}"}
    seat, _ = asked(match)
    for kind, answer in wanted.items():
        if asked(match) == (seat, kind):
            play(match, answer)
    assert match.state.new_cities[spot(town, match.state.map)] == colour
    return match


def grow(match: Game, city: str, supply: int | None = None) -> Game:
    """Who builds carries out City Growth; what has only one answer is not asked."""
    wanted = {"build": "grow", "growth-city": city, "supply": f"supply-{supply}"}
    seat, _ = asked(match)
    for kind, answer in wanted.items():
        if asked(match) == (seat, kind):
            play(match, answer)
    assert spot(city, match.state.map) in match.state.grown
    return match


def towns_offered(match: Game) -> list[str]:
    """The towns on which who builds may place a New City now; the match is left as it was."""
    twin = match.fork()
    seat, kind = asked(twin)
    if kind == "build":
        if "urbanize" not in offered(twin):
            return []
        play(twin, "urbanize")
    if asked(twin) == (seat, "new-city"):
        return sorted(offered(twin))
    before = match.state.new_cities
    # one town only: it is not asked, and known when the New City lies there
    urbanize_rest(twin)
    (town,) = [name for name in twin.state.new_cities if name not in before]
    return [DATA.maps[twin.state.map].hexes[town].key]


def urbanize_rest(match: Game) -> None:
    """Answer what is left of an Urbanization with the first option."""
    seat, _ = asked(match)
    while match.pending and asked(match)[0] == seat and asked(match)[1] in ("new-city-colour", "supply"):
        play(match, offered(match)[0])


def held(match: Game, city: str) -> Goods:
    """The cubes in a city."""
    return {c: n for c, n in match.state.goods.get(spot(city, match.state.map), {}).items() if n}


def supply(match: Game) -> list[Goods]:
    """The cubes in the supply spaces."""
    return [{c: n for c, n in space.items() if n} for space in match.state.supply]
