"""Examples of locomotives and factories (RRR-EX-08 to 13, RRR-EX-52 to 58)."""

from __future__ import annotations

import pytest

from tests.engine.games.russian_railroads.build import asked, offered, play
from tests.engine.games.russian_railroads.story import (
    Game,
    actor,
    factories,
    locos,
    me,
    quiet,
    route,
    stack,
    table,
    tiles,
)


@pytest.mark.rule("RRR-EX-08", "RRR-049", "RRR-040", "RRR-041")
def test_the_lowest_locomotive_goes_to_an_empty_place():
    match = play(table(), "loco-1", "loco", "sp")
    assert (locos(match, "SP"), route(match, "SP").reach) == ([2], 2)
    assert stack(match)[2] == 3
    assert locos(match, "TS") == [1]
    assert me(match).workers == 4


@pytest.mark.rule("RRR-EX-09", "RRR-039")
@pytest.mark.parametrize(("places", "reach"), [([4], 4), ([1, 4], 5), ([1], 1), ([], 0)])
def test_the_reach_is_the_sum_of_the_locomotives(places, reach):
    assert route(table(ts=places), "TS").reach == reach
    if len(places) < 2:
        assert route(table(sp=places), "SP").reach == reach
        assert route(table(ky=places), "KY").reach == reach


@pytest.mark.rule("RRR-EX-10", "RRR-041", "RRR-042", "RRR-043")
def test_a_chain_ends_on_the_empty_place():
    match = table(ts=[3, 1], sp=[2], locos={4: 4, 5: 4})
    play(match, "loco-1", "loco", "ts-2")
    assert actor(match) == 1, "the #1 had to go to Kiev: it could not be returned"
    assert [locos(match, name) for name in ("TS", "SP", "KY")] == [[4, 3], [2], [1]]
    assert route(match, "TS").reach == 7
    assert tiles(match) == {}


@pytest.mark.rule("RRR-EX-11", "RRR-042", "RRR-044", "RRR-045")
def test_a_chain_of_two_replacements_and_a_return():
    match = table(ts=[3, 4], sp=[2], ky=[1], locos={4: 4, 5: 4})
    play(match, "loco-1", "loco", "sp", "ky")
    assert [locos(match, name) for name in ("TS", "SP", "KY")] == [[4, 3], [4], [2]]
    assert tiles(match) == {1: 1}
    assert actor(match) == 1


@pytest.mark.rule("RRR-EX-12", "RRR-046", "RRR-047", "RRR-049")
def test_building_a_factory():
    match = play(table(), "loco-1", "factory")
    assert [f.number if f else 0 for f in me(match).factories] == [2, 0, 0, 0, 0]
    assert stack(match)[2] == 3
    assert me(match).workers == 4


@pytest.mark.rule("RRR-EX-13", "RRR-050", "RRR-052", "RRR-046")
def test_building_the_factory_one_has_just_returned():
    match = table(ts=[3, 2], sp=[2], ky=[1], locos={4: 4, 5: 4})
    play(match, "loco-3", "loco", "ky")
    assert tiles(match) == {1: 1}
    play(match, "factory-1")
    assert locos(match, "KY") == [4]
    assert factories(match) == ["engineer-sum", "", "", "", ""]
    assert tiles(match) == {}
    assert me(match).workers == 2


@pytest.mark.rule("RRR-EX-52", "RRR-043", "RRR-041")
def test_nothing_is_returned_while_a_place_is_empty():
    match = table(ts=[3], sp=[2], ky=[2], locos={4: 4})
    play(match, "loco-1", "loco", "sp")
    assert actor(match) == 1, "the #2 had only the empty place at TS to go to"
    assert [locos(match, name) for name in ("TS", "SP", "KY")] == [[3, 2], [4], [2]]
    assert route(match, "TS").reach == 5


@pytest.mark.rule("RRR-EX-53", "RRR-044", "RRR-045", "RRR-046")
def test_a_chain_may_be_stopped_although_it_could_go_on():
    match = table(ts=[5, 4], sp=[3], ky=[2], locos={6: 4})
    play(match, "loco-1", "loco", "sp")
    assert sorted(offered(match)) == ["ky", "return"]
    play(match, "return")
    assert (locos(match, "SP"), locos(match, "KY")) == ([6], [2])
    assert tiles(match) == {3: 1}
    play(match, "loco-2", "factory")
    assert "factory-3" in offered(match), "available to every builder"


def when_four_fits_nowhere() -> Game:
    return quiet(ts=[5, 5], sp=[4], ky=[4], locos={4: 1, 5: 2})


@pytest.mark.rule("RRR-EX-54", "RRR-191", "RRR-049")
def test_a_locomotive_that_fits_nowhere_can_only_become_a_factory():
    match = play(when_four_fits_nowhere(), "loco-1")
    assert asked(match) == "space", "there was nothing to choose"
    assert factories(match)[0] == "repeat"
    assert stack(match) == {5: 2}


@pytest.mark.rule("RRR-EX-54", "RRR-050", "RRR-185")
def test_the_factory_goes_first_where_only_then_a_locomotive_fits():
    match = play(when_four_fits_nowhere(), "loco-3")
    assert factories(match)[0] == "repeat"
    assert sorted(offered(match)) == ["ky", "sp"]
    play(match, "ky")
    assert (locos(match, "SP"), locos(match, "KY")) == ([4], [5])
    assert (stack(match), tiles(match)) == ({5: 1}, {4: 1})


@pytest.mark.rule("RRR-EX-55", "RRR-051", "RRR-193", "RRR-046")
def test_without_locomotive_tiles_only_factory_tiles_are_built():
    match = table(locos={}, tiles={1: 1, 2: 1})
    assert "loco-1" in offered(match)
    assert "loco-3" not in offered(match)
    play(match, "loco-1")
    assert sorted(offered(match)) == ["factory-1", "factory-2"]
    play(match, "factory-2")
    assert factories(match)[0] == "loco-or-factory"
    assert tiles(match) == {1: 1}


@pytest.mark.rule("RRR-EX-55", "RRR-193")
def test_with_an_empty_supply_there_is_nothing_to_take():
    assert not {"loco-1", "loco-2", "loco-3"} & set(offered(table(locos={}, tiles={})))


FIVE = ["engineer-sum", "coin", "two-doublers", "repeat", "two-any-steps"]


@pytest.mark.rule("RRR-EX-56", "RRR-048", "RRR-194", "RRR-102")
def test_a_sixth_factory_slips_under_the_marker():
    match = table(factories=FIVE, markers=[7], locos={7: 2, 8: 4}, tiles={8: 1})
    play(match, "loco-1", "factory")
    assert sorted(offered(match)) == ["factory-8", "loco-tile-7"], "an own factory is no tile of the supply"
    play(match, "loco-tile-7")
    assert sorted(offered(match)) == [f"notch-{n}" for n in range(1, 6)]
    play(match, "notch-2")
    assert factories(match) == ["engineer-sum", "industry-one", "two-doublers", "repeat", "two-any-steps"]
    assert actor(match) == 1, "the new factory is not triggered"
    assert (me(match).markers, me(match).industry_points) == ([7], 10)
    assert tiles(match) == {6: 1, 8: 1}


@pytest.mark.rule("RRR-EX-57", "RRR-178", "RRR-179", "RRR-082", "RRR-092")
def test_special_spaces_wait_for_the_end_of_the_chain():
    match = table(ts=[2, 1], sp=[3], ky=[3], SP="b4 g0", KY="b4 g0", TS="b2 g0", locos={5: 4})
    play(match, "loco-1", "loco")
    for key in ("sp", "ts-1", "ts-2"):
        assert asked(match) == "place"
        play(match, key)
    assert [locos(match, name) for name in ("TS", "SP", "KY")] == [[3, 2], [5], [3]]
    assert tiles(match) == {1: 1}
    assert (actor(match), asked(match)) == (0, "token")


@pytest.mark.rule("RRR-EX-58", "RRR-192")
def test_a_chain_may_use_the_other_place_of_ts():
    match = table(ts=[3, 1], sp=[4], ky=[4], locos={4: 4})
    play(match, "loco-1", "loco", "ts-1", "ts-2")
    assert (locos(match, "TS"), locos(match, "SP"), locos(match, "KY")) == ([4, 3], [4], [4])
    assert tiles(match) == {1: 1}
