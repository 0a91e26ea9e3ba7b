"""Examples of scoring at the end of a round (RRR-EX-24, 25, 27 to 31, RRR-EX-85 to 89)."""

from __future__ import annotations

import pytest

from engine.core.ahead.policy import RANDOM, move
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.games.russian_railroads import RULES
from tests.engine.games.russian_railroads.build import play
from tests.engine.games.russian_railroads.story import Game, end_round, me, quiet, scored, table, track
from tests.long import few

NOWHERE = {"ts": [], "sp": [], "ky": []}


@pytest.mark.rule("RRR-EX-24", "RRR-081", "RRR-087")
@pytest.mark.parametrize(("places", "gained"), [([2, 1], 1), ([2], 0)])
def test_a_worker_comes_from_ts_three(places, gained):
    match = table(TS="b7 g5 br2", SP="b1 g0 br0", KY="b1 g0 br0", ts=places)
    play(match, "brown-1")
    assert track(match, "TS") == "b7 g5 br3"
    assert (me(match).workers, me(match).workers_owned, me(match).reserve) == (4 + gained, 5 + gained, 2 - gained)


@pytest.mark.rule("RRR-EX-25", "RRR-089", "RRR-090")
def test_the_bonuses_of_kiev_add_up_at_every_scoring():
    match = quiet(**{**NOWHERE, "ky": [3]}, KY="b3")
    for times in (1, 2):
        end_round(match)
        assert match.result().breakdown[0]["ky"] == 6 * times


TS_FOUR = {"ts": [6, 2], "TS": "b9 g7 br3", "doublers": 1}
SP_NOTHING = {"sp": [], "SP": "b1"}
KY_TWO = {"ky": [2], "KY": "b2"}
ON_A_FACTORY = {"markers": [5], "factories": ["coin"]}


@pytest.mark.rule("RRR-EX-27", "RRR-097", "RRR-098", "RRR-099", "RRR-100")
def test_scoring_ts():
    assert scored(**TS_FOUR) == {"ts": 12}


@pytest.mark.rule("RRR-EX-28")
def test_black_alone_scores_nothing():
    assert scored(**SP_NOTHING) == {}
    assert scored(sp=[9], SP="b9") == {}


@pytest.mark.rule("RRR-EX-29", "RRR-101", "RRR-089")
@pytest.mark.parametrize("rails", ["b2", "b5"])
def test_scoring_kiev(rails):
    assert scored(ky=[2], KY=rails) == {"ky": 3}


@pytest.mark.rule("RRR-EX-30", "RRR-102", "RRR-053")
def test_a_marker_on_a_factory_scores_the_nearest_previous_number():
    assert scored(**ON_A_FACTORY) == {"industry": 5}


@pytest.mark.rule("RRR-EX-31", "RRR-096")
def test_a_complete_scoring():
    match = end_round(quiet(**TS_FOUR, **SP_NOTHING, **KY_TWO, **ON_A_FACTORY))
    assert {s: vp for s, vp in match.result().breakdown[0].items() if vp} == {"ts": 12, "ky": 3, "industry": 5}
    assert me(match).vp == 20


@pytest.mark.rule("RRR-EX-85", "RRR-099", "RRR-130", "RRR-100", "RRR-098")
@pytest.mark.parametrize(("revaluation", "points"), [(False, 47), (True, 67)])
def test_five_colours_doublers_and_revaluation(revaluation, points):
    facts = {"TS": "b15 g9 br6 n4 w2", "ts": [9, 1], "doublers": 3, "revaluation": revaluation}
    assert scored(**facts) == {"ts": points}


@pytest.mark.rule("RRR-EX-86", "RRR-088", "RRR-099")
@pytest.mark.parametrize(("reach", "points"), [(8, 20), (6, 9)])
def test_sp_doubled(reach, points):
    assert scored(SP="b9 g7 br3", sp=[reach]) == {"sp": points}


@pytest.mark.rule("RRR-EX-87", "RRR-101", "RRR-089", "RRR-091", "RRR-128")
@pytest.mark.parametrize(("reach", "points"), [(8, 47), (4, 16)])
def test_kiev_complete(reach, points):
    assert scored(KY="b8 g5 br2", ky=[reach], medal=True) == {"ky": points}


@pytest.mark.rule("RRR-EX-88", "RRR-097", "RRR-060")
def test_a_doubler_outside_of_the_reach_has_no_effect():
    assert scored(TS="b8 g6", ts=[3, 1], doublers=5) == {"ts": 8}


def possessions(match: Game, seat: int) -> list[int]:
    """What never decreases: VP, rails, reaches, doublers, engineers, permanent workers."""
    player = me(match, seat)
    rails = [
        r.rails.get(colour, -1) for r in player.routes for colour in ("black", "grey", "brown", "natural", "white")
    ]
    permanent = player.workers_owned + match.state.players[seat].black_owned
    return [player.vp, *rails, *(r.reach for r in player.routes), player.doublers, len(player.engineers), permanent]


@pytest.mark.rule("RRR-EX-89", "RRR-024")
@pytest.mark.parametrize("seed", few(range(3), 1))
def test_nothing_gained_is_ever_lost(seed):
    match: Game = Match.new(RULES, 4, seed=seed, confirm=())
    before, rng = [possessions(match, seat) for seat in range(4)], Rng(Seed(seed))
    while match.pending:
        move(match, next(iter(match.pending)), RANDOM, rng)
        after = [possessions(match, seat) for seat in range(4)]
        for seat in range(4):
            assert all(now >= then for now, then in zip(after[seat], before[seat], strict=True)), (seat, before, after)
        before = after
