"""The track tiles and their stock: STM-118 to STM-123."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

import pytest

from engine.games.steam.data import DATA
from tests.engine.games.steam.boards import choices, urbanize
from tests.engine.games.steam.build import building, legal, place
from tests.engine.games.steam.printed import FACES, LIMITS, TILES, laid, rotations

CROSS = ("(4,-1) 22@4 =0", "(3,0) 21@1 =0")
"""Two ends meet on (4,-2): Boston's in the south-east, and an own one in the south. All seven double faces fit."""
TO_RUTLAND = "(1,-1) 22@4 =0"
"""An own end faces Rutland; all eleven town faces fit."""


def busy(faces: list[str], keep: tuple[str, ...] = ()) -> list[str]:
    """Unowned tiles of these faces, in the west, on none of the hexes `keep`."""
    hexes = [hex for hex in DATA.maps["northeast"].hexes.values() if hex.feature != "city" and hex.q < 1]
    hexes = [hex for hex in hexes if f"({hex.q},{hex.r})" not in keep]
    free = {kind: [hex for hex in hexes if (hex.feature == "town") == kind] for kind in (False, True)}
    found = []
    for face in faces:
        hex = free[face.startswith("T")].pop()
        found.append(f"({hex.q},{hex.r}) {face} =-")
    return found


def available(faces: list[str]) -> set[str]:
    """The faces that can be placed while these lie on the map."""
    tiles = busy(faces)
    match = building(0, *tiles, *CROSS, TO_RUTLAND)
    plain, town = choices(match, "(4,-2)"), choices(match, "rutland")
    return {choice.split("@")[0] for choice in (*plain, *town)}


def assignable(faces: list[str]) -> bool:
    """Whether each of these faces can be another physical tile."""
    return _assignable(tuple(sorted(faces)))


@cache
def _assignable(faces: tuple[str, ...]) -> bool:
    """The same, tried out, tile by tile."""
    left = {(front, back): count for front, back, count in TILES}

    def give(todo: list[str]) -> bool:
        if not todo:
            return True
        for sides, count in left.items():
            if todo[0] in sides and count:
                left[sides] -= 1
                if give(todo[1:]):
                    return True
                left[sides] += 1
        return False

    return give(list(faces))


@pytest.mark.rule("STM-118")
def test_there_are_these_faces_and_no_others() -> None:
    assert list(DATA.faces) == FACES
    for name, face in DATA.faces.items():
        exits = sum(len(part) for part in laid(name, 0))
        assert len(face.exits) == exits
        assert face.base_cost == exits + name.startswith("T")
    assert available([]) == set(FACES)


@pytest.mark.rule("STM-119")
@pytest.mark.parametrize("face", FACES)
def test_the_exits_of_each_face(face: str) -> None:
    data = DATA.faces[face]
    parts = {frozenset(part) for part in data.segments} or {frozenset({edge}) for edge in data.exits}
    assert parts == laid(face, 0)
    assert sorted(data.exits) == sorted(edge for part in laid(face, 0) for edge in part)


@pytest.mark.rule("STM-119")
def test_each_rotation_is_offered_once_and_looks_different() -> None:
    match = building(0, *CROSS, TO_RUTLAND, "(3,-2) 22@2 =0", "(2,-1) 22@5 =0", "(5,-3) 22@4 =0", "(5,-4) 22@3 =0")
    for hex in ("(4,-2)", "rutland"):
        found = choices(match, hex)
        looks = [laid(face, int(turn)) for face, turn in (choice.split("@") for choice in found)]
        assert len(looks) == len(set(looks))
        assert all(int(choice[-1]) in rotations(choice[:-2]) for choice in found)
    east = {choice for choice in choices(building(0), "(1,0)") if choice.startswith("2")}
    assert east == {"21@2", "22@3", "22@5", "23@4", "23@5"}


@pytest.mark.rule("STM-120")
def test_the_sides_of_the_tiles() -> None:
    printed = {(frozenset({front, back}), count) for front, back, count in TILES}
    assert {(frozenset({tile.front, tile.back}), tile.count) for tile in DATA.tiles} == printed
    assert len(DATA.tiles) == len(TILES) == len(printed)
    assert sum(tile.count for tile in DATA.tiles) == 136


@pytest.mark.rule("STM-121")
def test_a_face_without_a_tile_is_not_placed() -> None:
    assert "T11" in available(["T11"] * 3)
    assert "T11" not in available(["T11"] * 4)
    assert "41" not in available(["41"] * 4)
    assert "41" not in available(["T42"] * 4), "they are the back of T42"
    assert "T42" not in available(["41"] * 3 + ["T42"])


@pytest.mark.rule("STM-122")
@pytest.mark.parametrize(("faces", "most"), [limit for limit in LIMITS if limit[1] < 80])
def test_how_many_of_some_faces_can_lie_on_the_map(faces: str, most: int) -> None:
    group = faces.split()
    full = next(
        (
            list(lying)
            for lying in combinations_with_replacement(group, most)
            if assignable(list(lying)) and len(set(lying)) == len(group)
        ),
        None,
    )
    assert full is not None
    assert not set(group) & available(full)
    if len(group) <= 2:
        assert set(group) & available(full[1:])


@pytest.mark.rule("STM-122")
@pytest.mark.parametrize("count", [*(pytest.param(n, marks=pytest.mark.long) for n in (0, 1, 2, 3, 5, 6, 7)), 4, 8])
def test_the_four_double_faces_that_share_their_tiles_are_assigned_exactly(count: int) -> None:
    cycle = ["44", "45", "46", "47"]
    compared = 0
    for lying in combinations_with_replacement(cycle, count):
        if not assignable(list(lying)):
            continue
        expected = {face for face in cycle if assignable([*lying, face])}
        assert available(list(lying)) & set(cycle) == expected, lying
        compared += 1
    assert compared > 0


@pytest.mark.rule("STM-122")
def test_86_straights_and_gentle_curves() -> None:
    free = [hex for hex in DATA.maps["northeast"].hexes.values() if not hex.feature and hex.q < 4]
    free = [hex for hex in free if (hex.q, hex.r) not in ((3, 0), (1, -1))]
    tiles = [f"({hex.q},{hex.r}) {face} =-" for hex, face in zip(free, ["21", "22"] * 43, strict=False)]
    assert len(tiles) < 86
    used = 86 - len(tiles)
    more = ["(5,-7)", "(5,-6)", "(5,-5)", "(4,-7)", "(4,-6)", "(4,-5)", "(4,-4)", "(5,0)"][:used]
    full = [*tiles, *(f"{at} 21 =-" for at in more)]
    assert len(full) == 86
    assert {choice[:2] for choice in choices(building(0, *full), "(5,-1)")} == {"23"}
    assert {choice[:2] for choice in choices(building(0, *full[1:]), "(5,-1)")} == {"21", "22", "23"}


@pytest.mark.rule("STM-123")
def test_a_tile_taken_off_the_map_is_back_in_the_stock_first() -> None:
    four = busy(["43"] * 3)
    board = (*four, "(4,-2) 43@1 2-4=1 1-3=0", *CROSS)
    match = building(0, *board)
    assert legal(match, "(4,-2) 43@2"), "turned, the fourth of four"
    shared = building(0, *busy(["T32", "T33", "T33"]), "(3,-1) T33@0 =1", "(4,-2) 22@2 =1")
    assert "T32" not in {choice[:3] for choice in choices(place(shared, "(4,-1) 23@0"), "springfield")}
    wide = building(1, *busy(["T41"] * 3), "(4,-2) 22@2 =1", "(3,-1) T31@1 =1")
    assert "T41" in {choice[:3] for choice in choices(wide, "springfield")}
    town = building(1, *busy(["T21"] * 9), "(4,-2) 22@2 =1", "(3,-1) T22@1 =1")
    assert "T33" in {choice[:3] for choice in choices(town, "springfield")}
    full = building(1, *busy(["T21"] * 10), "(4,-2) 22@2 =1")
    assert not {"T21", "T22"} & {choice[:3] for choice in choices(full, "springfield")}
    city = building(1, *busy(["T21"] * 9, ("(0,2)",)), "(4,-2) 22@2 =1", "(0,2) T21 =-", tile=7)
    assert not {"T21", "T22"} & {choice[:3] for choice in choices(city, "springfield")}
    urbanize(city, "poughkeepsie", "red", 1)
    assert {"T21", "T22"} <= {choice[:3] for choice in choices(city, "springfield")}
