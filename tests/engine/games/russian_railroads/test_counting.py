"""The quick answers to "can all of this be done?" are the same as those of trying everything."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations_with_replacement

import pytest

from engine.core.play.rng import Rng, Seed
from engine.games.russian_railroads import tracks
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.industry import END, forwards
from engine.games.russian_railroads.ladder import steps_left
from engine.games.russian_railroads.locomotives import places
from engine.games.russian_railroads.state import EMPTY, NOT_RECEIVED, Colour, Player, State
from engine.games.russian_railroads.supply import (
    Tile,
    can_do_both,
    has_empty_place,
    leaves_a_loco,
    loco_leaves_a_factory,
    lowest,
    tiles,
)
from engine.games.russian_railroads.tracks import Colours, Rails
from tests.engine.games.russian_railroads.build import position

BLACK, GREY, BROWN, ANY = (Colour.BLACK,), (Colour.GREY,), (Colour.BROWN,), tuple(Colour)
SETS = [BLACK, GREY, BROWN, (Colour.BLACK, Colour.GREY), ANY]


def random_rails(rng: Rng) -> Rails:
    """Rails in a legal order, often near the ends of their routes."""
    rails = {}
    for route in DATA.routes.values():
        line, ahead = [], route.length + 1
        for colour in route.colours:
            at = max(0, ahead - 1 - rng.below(3)) if ahead > 0 else rng.below(2) - 1
            line.append(max(at, 1) if colour == "black" else at)
            ahead = line[-1]
        rails[route.id] = line
    return rails


def tried(rails: Rails, steps: tuple[Colours, ...]) -> bool:
    """Whether the steps can be made: by trying every order and every rail."""
    return not steps or any(
        tried(tracks.after(rails, *move), steps[:i] + steps[i + 1 :])
        for i, colours in enumerate(steps)
        for move in tracks.moves(rails, colours)
    )


def test_steps_are_possible_just_if_some_way_of_making_them_is_found() -> None:
    rng, answers = Rng(Seed(1)), []
    for _ in range(150):
        rails = random_rails(rng)
        for count in (1, 2, 3):
            for steps in combinations_with_replacement(SETS, count):
                answers.append(tried(rails, steps))
                assert tracks.possible(rails, steps) == answers[-1], (rails, steps)
    assert 300 < answers.count(False) < len(answers) - 300


def test_steps_in_one_colour_never_stand_in_each_others_way() -> None:
    rng = Rng(Seed(2))
    for _ in range(300):
        rails = random_rails(rng)
        for colour in (Colour.GREY, Colour.BROWN, Colour.NATURAL, Colour.WHITE):
            before = tracks.room(rails, colour)
            for move in tracks.moves(rails, (colour,)):
                assert tracks.room(tracks.after(rails, *move), colour) == before - 1


def random_industry(rng: Rng) -> Player:
    player = position().players[0]
    filled = rng.below(6)
    player.notches = [2] * filled + [EMPTY] * (DATA.notches - filled)
    ends = [s.index for s in DATA.industry if s.notch > filled] or [END + 1]
    first = rng.below(ends[0])
    player.markers = [first, rng.below(first)] if first and rng.below(2) else [first]
    return player


def longest_walk(player: Player) -> set[int]:
    """How many industry steps can be made before none is left, whichever markers make them."""
    found = set()
    for step in forwards(player):
        twin = deepcopy(player)
        twin.markers[step.marker] = step.to
        found |= {1 + more for more in longest_walk(twin)}
        if len(found) > 1:
            return found
    return found or {0}


def test_industry_steps_left_are_what_the_markers_can_walk() -> None:
    rng, walks = Rng(Seed(3)), set()
    for _ in range(40):
        player = random_industry(rng)
        filled = sum(notch != EMPTY for notch in player.notches)
        if steps_left(player, filled) > 8:
            continue
        (walk,) = longest_walk(player)
        assert steps_left(player, filled) == walk
        walks.add(walk)
    assert {0, 1, 2, 3, 4} <= walks


def random_depot(rng: Rng) -> State:
    """Few tiles in the supply, and locomotives about as high as they."""
    state = position()
    state.stacks = [0] * len(state.stacks)
    state.factory_tiles = [0] * len(state.factory_tiles)
    for _ in range(rng.below(3)):
        state.stacks[4 + rng.below(3)] += 1
    if rng.below(3) == 0:
        state.factory_tiles[1 + rng.below(4)] += 1
    for at in state.players[0].locos.values():
        at[:] = [rng.below(4) + 3 if rng.below(5) else EMPTY for _ in at]
    return state


def after_loco(state: State) -> Iterator[State]:
    """Every state after taking the lowest locomotive, with every chain."""
    loco = lowest(state)
    if loco:
        twin = deepcopy(state)
        twin.stacks[loco] -= 1
        yield from after_placing(twin, loco, new=True)


def after_placing(state: State, loco: int, new: bool) -> Iterator[State]:
    player = state.players[0]
    if not new and not has_empty_place(player):
        twin = deepcopy(state)
        twin.factory_tiles[loco] += 1
        yield twin
    for place in places(player, loco):
        twin = deepcopy(state)
        twin.players[0].locos[place.route][place.index] = loco
        if place.replaced:
            yield from after_placing(twin, place.replaced, new=False)
        else:
            yield twin


def after_factory(state: State, tile: Tile) -> State:
    twin = deepcopy(state)
    (twin.stacks if tile.loco_side else twin.factory_tiles)[tile.number] -= 1
    return twin


@pytest.mark.parametrize("seed", range(4))
def test_a_locomotive_and_a_factory_are_possible_just_if_some_order_is_found(seed: int) -> None:
    rng, answers = Rng(Seed(seed)), []
    for _ in range(60):
        state = random_depot(rng)
        player = state.players[0]
        then_factory = [any(tiles(end)) for end in after_loco(state)]
        # whichever chain the player chooses
        assert len(set(then_factory)) < 2
        assert loco_leaves_a_factory(state, player) == any(then_factory)
        then_loco = {tile: any(after_loco(after_factory(state, tile))) for tile in tiles(state)}
        assert then_loco == {tile: leaves_a_loco(state, player, tile) for tile in then_loco}
        answers.append(any(then_factory) or any(then_loco.values()))
        assert can_do_both(state, player) == answers[-1]
    assert 5 < answers.count(True) < 55


def test_a_colour_that_is_not_received_has_no_room() -> None:
    rails = {"TS": [9, NOT_RECEIVED, NOT_RECEIVED, NOT_RECEIVED, NOT_RECEIVED]}
    assert tracks.room(rails, Colour.GREY) == 0
