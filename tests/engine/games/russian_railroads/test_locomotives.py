"""Locomotives and factories (rules section 4): the supply, places, chains, notches."""

from __future__ import annotations

import pytest

from tests.engine.games.russian_railroads.build import asked, offered, play
from tests.engine.games.russian_railroads.story import (
    actor,
    factories,
    locos,
    me,
    pieces,
    quiet,
    route,
    stack,
    table,
    tiles,
)

FIVE = ["engineer-sum", "coin", "two-doublers", "repeat", "two-any-steps"]


@pytest.mark.rule("RRR-039")
def test_ts_has_two_places_sp_and_kiev_one():
    match = play(table(locos={5: 4}), "loco-1", "loco")
    assert sorted(offered(match)) == ["ky", "sp", "ts-1", "ts-2"]
    play(match, "ts-2")
    assert route(match, "TS").reach == 6
    assert route(match, "SP").reach == 0


@pytest.mark.rule("RRR-040")
def test_the_lowest_stack_is_emptied_first():
    match = quiet(workers=7, owned=7, locos={3: 1, 4: 2})
    play(match, "loco-1", "loco", "sp")
    assert (locos(match, "SP"), stack(match)) == ([3], {4: 2})
    play(match, "loco-2", "loco", "ky")
    assert (locos(match, "KY"), stack(match)) == ([4], {4: 1})


@pytest.mark.rule("RRR-040", "RRR-045")
def test_a_tile_lying_factory_side_up_is_no_locomotive_any_more():
    match = play(table(locos={5: 2}, tiles={2: 1, 3: 1}), "loco-1", "loco", "sp")
    assert locos(match, "SP") == [5]
    assert tiles(match) == {2: 1, 3: 1}


@pytest.mark.rule("RRR-041")
def test_a_locomotive_replaces_only_a_strictly_lower_one():
    match = play(table(ts=[5, 4], sp=[6], ky=[3], locos={5: 1}), "loco-1", "loco")
    assert sorted(offered(match)) == ["ky", "ts-2"]


@pytest.mark.rule("RRR-042", "RRR-192")
def test_a_replaced_locomotive_is_placed_by_the_same_rule():
    match = play(table(ts=[6, 3], sp=[4], ky=[2], locos={7: 1}), "loco-1", "loco", "ts-1")
    assert sorted(offered(match)) == ["ky", "return", "sp", "ts-2"]
    play(match, "sp")
    assert sorted(offered(match)) == ["ky", "return", "ts-2"]
    play(match, "ts-2")
    assert sorted(offered(match)) == ["ky", "return"]
    play(match, "ky")
    assert [locos(match, name) for name in ("TS", "SP", "KY")] == [[7, 4], [6], [3]]
    assert tiles(match) == {2: 1}


@pytest.mark.rule("RRR-043")
@pytest.mark.parametrize(("empty", "may_return"), [(True, False), (False, True)])
def test_nothing_returns_to_the_supply_while_a_place_is_empty(empty, may_return):
    match = play(table(ts=[3, 3], sp=[2], ky=[] if empty else [1], locos={4: 4}), "loco-1", "loco", "ts-1")
    assert asked(match) == "place"
    assert {"sp", "ky"} <= set(offered(match))
    assert ("return" in offered(match)) is may_return


@pytest.mark.rule("RRR-044")
def test_what_fits_nowhere_returns():
    match = play(table(ts=[4, 4], sp=[4], ky=[3], locos={4: 4}), "loco-1", "loco")
    assert actor(match) == 1
    assert (locos(match, "KY"), tiles(match)) == ([4], {3: 1})


@pytest.mark.rule("RRR-045")
def test_a_returned_tile_is_a_factory_for_good_and_its_number_tells_the_function():
    match = quiet(workers=7, owned=7, ts=[4, 4], sp=[4], ky=[3], locos={4: 1, 6: 4})
    play(match, "loco-1", "loco")
    assert tiles(match) == {3: 1}
    play(match, "loco-2", "factory")
    assert sorted(offered(match)) == ["factory-3", "loco-tile-6"], "the lowest locomotive is the 6"
    play(match, "factory-3")
    assert factories(match)[0] == "two-doublers"


@pytest.mark.rule("RRR-046")
def test_a_factory_comes_from_the_lowest_locomotive_or_any_factory_tile():
    match = play(table(locos={4: 1, 5: 4}, tiles={1: 1, 7: 2}), "loco-1", "factory")
    assert sorted(offered(match)) == ["factory-1", "factory-7", "loco-tile-4"]
    play(match, "factory-7")
    assert (tiles(match), stack(match)) == ({1: 1, 7: 1}, {4: 1, 5: 4})
    assert factories(match)[0] == "industry-one"


@pytest.mark.rule("RRR-047")
def test_a_factory_goes_into_the_leftmost_empty_notch():
    match = play(table(factories=["coin", "repeat"], locos={8: 4}), "loco-1", "factory")
    assert factories(match) == ["coin", "repeat", "end-bonus-or-10", "", ""]


@pytest.mark.rule("RRR-048")
@pytest.mark.parametrize("notch", range(1, 6))
def test_with_five_factories_any_one_is_replaced(notch):
    match = play(table(factories=FIVE, locos={9: 4}), "loco-1", "factory", f"notch-{notch}")
    assert factories(match) == [*FIVE[: notch - 1], "two-best-locos", *FIVE[notch:]]
    assert tiles(match) == {[1, 6, 3, 4, 5][notch - 1]: 1}


@pytest.mark.rule("RRR-049")
@pytest.mark.parametrize(("space", "workers"), [("loco-1", 1), ("loco-2", 2)])
@pytest.mark.parametrize("what", ["loco", "factory"])
def test_one_locomotive_or_one_factory(space, workers, what):
    match = play(table(), space)
    assert sorted(offered(match)) == ["factory", "loco"]
    play(match, what)
    if what == "loco":
        play(match, "ky")
    assert actor(match) == 1
    assert (len(locos(match, "KY")), sum(map(bool, factories(match)))) == ((1, 0) if what == "loco" else (0, 1))
    assert pieces(match, space) == [(0, "own")] * workers


@pytest.mark.rule("RRR-050")
@pytest.mark.parametrize("keys", [("loco", "ky"), ("factory", "ky")])
def test_loco_three_gives_both_in_either_order(keys):
    match = play(table(), "loco-3")
    assert sorted(offered(match)) == ["factory", "loco"]
    play(match, *keys)
    assert actor(match) == 1
    assert locos(match, "KY") == [2]
    assert factories(match) == ["loco-or-factory", "", "", "", ""]
    assert me(match).workers == 2


@pytest.mark.rule("RRR-051")
def test_loco_three_needs_a_locomotive_tile():
    assert "loco-3" not in offered(table(locos={}, tiles={1: 4, 2: 4}))
    assert "loco-3" in offered(table(locos={9: 1}, tiles={1: 1}))


@pytest.mark.rule("RRR-052")
def test_the_only_tile_to_build_may_be_the_one_just_returned():
    match = table(ts=[3, 3], sp=[3], ky=[2], locos={4: 1}, tiles={})
    assert "loco-3" in offered(match)
    play(match, "loco-3")
    assert sorted(offered(match)) == ["ky", "sp", "ts-1", "ts-2"], "a factory first would use up the last locomotive"
    play(match, "ky")
    assert factories(match)[0] == "loco-or-factory"
    assert tiles(match) == {}


@pytest.mark.rule("RRR-043", "RRR-051", "RRR-184")
def test_the_last_locomotive_is_not_enough_for_both_while_a_place_is_empty():
    assert "loco-3" not in offered(table(ts=[3, 3], sp=[3], locos={4: 1}, tiles={}))
