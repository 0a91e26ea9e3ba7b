"""The faces: geometry in every rotation, what may replace what, and the stock as physical tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.steam.data import DATA
from engine.games.steam.faces import IN_TOWN, available, canonical, changes, exhausted, parts, starts, through, turns
from engine.games.steam.hexes import EDGES
from engine.games.steam.state import Laid

LYING = [(face, turn) for face in DATA.faces for turn in turns(face)]
every_face = pytest.mark.parametrize("face", list(DATA.faces))
CYCLE = ("44", "45", "46", "47")

SYMMETRIC = {"21": 3, "41": 3, "45": 3, "T21": 3, "T31": 2, "T42": 3}
"""The faces that look the same after fewer than six turns."""


def drawn(face: str, turn: int) -> set[frozenset[int]]:
    """The track of a face as a picture: which edges are connected with each other, or with the town."""
    row = DATA.faces[face]
    lines: Iterable[tuple[int, ...]] = row.segments or tuple((edge,) for edge in row.exits)
    return {frozenset((edge + turn) % 6 for edge in line) for line in lines}


@pytest.mark.rule("STM-118", "STM-119")
@every_face
def test_turning_a_face_turns_its_track(face: str) -> None:
    for turn in EDGES:
        here = parts(face, turn)
        assert {frozenset(part) for part in here} == drawn(face, turn)
        assert all(list(part) == sorted(part) for part in here)
        edges = sorted(edge for part in here for edge in part)
        assert edges == sorted((edge + turn) % 6 for edge in DATA.faces[face].exits)
        assert len(edges) == len(set(edges)), "an edge is the end of one part at most"


@pytest.mark.rule("STM-118")
def test_the_first_digit_of_a_face_says_how_much_track_it_has() -> None:
    for face in DATA.faces:
        count = {"T1": 1, "T2": 2, "T3": 3, "T4": 4}.get(face[:2], 1 if face < "4" else 2)
        assert len(parts(face, 0)) == count


@pytest.mark.rule("STM-119")
@every_face
def test_rotations_that_look_the_same_have_one_name(face: str) -> None:
    assert len(turns(face)) == SYMMETRIC.get(face, 6)
    assert turns(face) == tuple(range(len(turns(face))))
    for turn in EDGES:
        assert drawn(face, canonical(face, turn)) == drawn(face, turn)
    pictures = [frozenset(drawn(face, turn)) for turn in turns(face)]
    assert len(set(pictures)) == len(pictures)


def test_no_two_faces_look_alike() -> None:
    pictures = [frozenset(drawn(face, turn)) for face, turn in LYING]
    assert len(set(pictures)) == len(pictures)


@pytest.mark.rule("STM-004")
@every_face
def test_a_train_that_enters_leaves_at_the_other_end_of_the_same_part(face: str) -> None:
    for turn in turns(face):
        ways = through(face, turn)
        assert sorted(ways) == sorted(edge for part in parts(face, turn) for edge in part)
        for edge, (number, other) in ways.items():
            part = parts(face, turn)[number]
            assert set(part) == {edge} if other == IN_TOWN else set(part) == {edge, other}


@pytest.mark.rule("STM-067", "STM-082", "STM-086")
def test_an_empty_hex_takes_every_plain_face_and_a_town_every_town_face() -> None:
    for kind in ("plain", "town"):
        offered = [(change.face, change.turn) for change in starts(kind)]
        assert offered == [(face, turn) for face, turn in LYING if DATA.faces[face].kind == kind]
        for change in starts(kind):
            assert change.kind == "new"
            assert change.fresh == parts(change.face, change.turn)
            assert change.kept == (None,) * len(change.fresh)


@pytest.mark.rule("STM-103")
@every_face
def test_an_improvement_keeps_all_track_and_adds_some(face: str) -> None:
    for turn in turns(face):
        improved = [(c.face, c.turn) for c in changes(face, turn) if c.kind == "improvement"]
        assert improved == [(new, to) for new, to in LYING if drawn(new, to) > drawn(face, turn)]


@pytest.mark.rule("STM-095", "STM-098", "STM-100", "STM-206")
@every_face
def test_a_redirect_changes_one_segment_and_never_a_town(face: str) -> None:
    for turn in turns(face):
        redirected = [c for c in changes(face, turn) if c.kind == "redirect"]
        before = drawn(face, turn)
        if face.startswith("T"):
            assert not redirected
            continue
        alike = [(f, t) for f, t in LYING if len(drawn(f, t)) == len(before) and len(drawn(f, t) - before) == 1]
        assert [(c.face, c.turn) for c in redirected] == [(f, t) for f, t in alike if not f.startswith("T")]
        for change in redirected:
            assert change.moved is not None
            assert frozenset(parts(face, turn)[change.moved]) not in drawn(change.face, change.turn)


@pytest.mark.rule("STM-098", "STM-103", "STM-106")
@every_face
def test_what_stays_on_a_changed_tile_is_found_again(face: str) -> None:
    for turn in turns(face):
        old = parts(face, turn)
        for change in changes(face, turn):
            new = parts(change.face, change.turn)
            assert [old[k] for k in change.kept if k is not None] == [part for part in new if part in old]
            assert change.fresh == tuple(part for part, k in zip(new, change.kept, strict=True) if k is None)


@every_face
def test_faces_are_offered_by_their_exits_so_that_the_first_legal_one_is_the_cheapest(face: str) -> None:
    for turn in turns(face):
        for offered in (starts("plain"), starts("town"), changes(face, turn)):
            exits = [len(DATA.faces[change.face].exits) for change in offered]
            assert exits == sorted(exits)


def physical(faces: Mapping[str, int]) -> bool:
    """Whether so many of each face can be given to different tiles: each tile in turn takes over a face that has none,
    and whoever had it looks for another."""
    stock = [(tile.front, tile.back) for tile in DATA.tiles for _ in range(tile.count)]
    shown: dict[int, str] = {}

    def find(face: str, tried: set[int]) -> bool:
        for number, sides in enumerate(stock):
            if face in sides and number not in tried:
                tried.add(number)
                if number not in shown or find(shown[number], tried):
                    shown[number] = face
                    return True
        return False

    return all(find(face, set()) for face, count in faces.items() for _ in range(count))


def laid(faces: Mapping[str, int]) -> list[Laid]:
    return [Laid(face, 0, (0,) * len(parts(face, 0))) for face, count in faces.items() for _ in range(count)]


@pytest.mark.rule("STM-122")
def test_the_cycle_of_four_faces_is_shared_exactly_as_the_tiles_allow() -> None:
    for counts in product(range(5), repeat=len(CYCLE)):
        faces = dict(zip(CYCLE, counts, strict=True))
        if not physical(faces):
            continue
        reached = exhausted(laid(faces))
        for face in CYCLE:
            more = {**faces, face: faces[face] + 1}
            assert available(face, None, reached) == physical(more), more


@pytest.mark.rule("STM-121", "STM-122", "STM-123")
@settings(max_examples=30, deadline=None)
@given(st.lists(st.sampled_from([face for face in DATA.faces if face not in ("21", "22")]), max_size=40), st.data())
def test_a_face_is_left_exactly_if_all_faces_can_lie_on_different_tiles(wanted: list[str], data: st.DataObject) -> None:
    lying: Counter[str] = Counter()
    for face in wanted:
        if available(face, None, exhausted(laid(lying))):
            lying[face] += 1
    assert physical(lying)
    old = data.draw(st.sampled_from([None, *sorted(lying)]))
    for face in DATA.faces:
        after = lying + Counter([face]) - Counter([old] if old else [])
        assert available(face, old, exhausted(laid(lying))) == physical(after), (lying, old, face)


@pytest.mark.rule("STM-120", "STM-121")
def test_straights_and_gentle_curves_run_out_together() -> None:
    assert available("21", None, exhausted(laid({"21": 40, "22": 45})))
    reached = exhausted(laid({"21": 40, "22": 46}))
    assert not available("21", None, reached)
    assert not available("22", None, reached)
    assert available("22", "21", reached), "the old tile is back before the new one is taken"
    assert not available("22", "23", reached)
