"""Several rules at once: what one placement, one build turn or one ruin does to everybody's links and money."""

from __future__ import annotations

import pytest

from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.games.steam import RULES, money
from tests.engine.games.steam.boards import (
    cash,
    finish,
    later,
    me,
    owners,
    paid,
    refused,
    unfinished,
    urbanize,
)
from tests.engine.games.steam.build import asked, building, legal, links, place, play, position, spot
from tests.engine.games.steam.scenes import auction_opened_by, final, idle, kind, settling

CROSSROADS = ("(0,1) 21@0 =0", "(0,3) 21@0 =1", "(1,2) 22@5 =-")
"""Open ends at Poughkeepsie: seat 0's from Albany, seat 1's from New York, and nobody's from Hartford."""
HUDSON = ("(0,1) 21@0 =0", "(0,2) T21@0 =0", "(0,3) 21@0 =0")
FROM_SPRINGFIELD = ("(4,-2) 22@2 =1", "(3,-1) T21@1 1=1 4={0}", "(2,0) 21@1 ={0}")
"""Boston-Springfield is seat 1's; from Springfield track of somebody's leads on."""
CONCORD_TO_HARTFORD = ("(4,-3) T22@2 2=1 4=-", "(5,-3) 22@3 =1", "(3,-2) 22@1 =-")
"""Boston-Concord is seat 1's; nobody's track leads from Concord to the north edge of Springfield."""
BROKE = {"income": -10, "cash": 0}


def started_by(owner: str) -> list[str]:
    return [tile.format(owner) for tile in FROM_SPRINGFIELD]


@pytest.mark.rule("STM-088", "STM-093", "STM-094", "STM-106")
def test_one_town_face_completes_own_rival_and_unowned_links_at_once() -> None:
    match = building(0, *CROSSROADS)
    assert paid(match, "(0,2) T41@0") == [6]
    assert links(match) == ["Albany-Poughkeepsie 0", "Hartford-Poughkeepsie 0", "New York-Poughkeepsie 1"]
    assert unfinished(finish(match)) == ["Poughkeepsie (0,2)/4 0"], "the fourth exit was started in this turn"
    after = finish(later(match, 0))
    assert unfinished(after) == ["Poughkeepsie (0,2)/4 -"], "and is not worked on in the next"
    assert owners(after, "(0,2)") == {(0,): 0, (2,): 0, (3,): 1, (4,): "-"}
    assert links(after) == links(match)


@pytest.mark.rule("STM-112", "STM-207")
def test_a_new_city_completes_own_rival_and_unowned_links_at_once() -> None:
    match = urbanize(building(0, *CROSSROADS, tile=7), "poughkeepsie", "red", 1)
    assert links(match) == ["Albany-Poughkeepsie 0", "Hartford-Poughkeepsie 0", "New York-Poughkeepsie 1"]


@pytest.mark.rule("STM-087", "STM-088")
def test_a_rival_end_and_a_stray_end_together_give_no_hold_in_a_town() -> None:
    board = (*CONCORD_TO_HARTFORD, "(3,0) 22@4 =2")
    assert refused(building(0, *board), "(3,-1) T21@0", "(3,-1) T11@0", "(3,-1) T11@3")
    match = place(building(1, *board), "(3,-1) T21@0")
    assert links(match) == ["Boston-Concord 1", "Concord-Springfield 1", "Hartford-Springfield 2"]


@pytest.mark.rule("STM-110", "STM-113", "STM-123")
def test_a_town_face_of_this_turn_goes_back_when_its_town_becomes_a_city() -> None:
    match = building(0, *CROSSROADS, tile=7)
    place(match, "(0,2) T41@0")
    before = cash(match)
    urbanize(match, "poughkeepsie", "red", 1)
    assert links(match) == ["Albany-Poughkeepsie 0", "Hartford-Poughkeepsie 0", "New York-Poughkeepsie 1"]
    assert unfinished(match) == []
    assert cash(match) == before, "nothing is paid back"
    assert legal(match, "(-1,2) 22@0"), "the next link starts at the New City"


@pytest.mark.rule("STM-068", "STM-069", "STM-114")
def test_the_first_track_may_leave_a_new_city_of_the_same_turn() -> None:
    match = building(0, tile=7, built=False)
    assert refused(match, "(4,1) 21@1")
    urbanize(match, "new-haven", "grey", 1)
    place(match, "(4,1) 21@1")
    assert unfinished(match) == ["New Haven (4,1)/1 0"]


@pytest.mark.rule("STM-068", "STM-207")
def test_a_link_won_by_a_new_city_is_no_first_track_placement() -> None:
    match = building(0, "(0,1) 21@0 =-", "(3,0) 21@1 =-", tile=7, built=False)
    urbanize(match, "poughkeepsie", "red", 1)
    assert links(match) == ["Albany-Poughkeepsie 0"]
    assert refused(match, "(3,0) 22@4", "(4,-1) 22@4"), "no redirect, and no extension away from cities"
    assert legal(match, "(0,3) 21@0")


@pytest.mark.rule("STM-096", "STM-099")
def test_a_link_from_a_town_of_rivals_is_redirected_by_who_owns_or_may_claim_it() -> None:
    assert links(place(building(0, *started_by("0")), "(2,0) 22@1")) == [
        "Boston-Springfield 1",
        "Hartford-Springfield 0",
    ]
    assert refused(building(0, *started_by("-")), "(2,0) 22@1")
    assert links(place(building(1, *started_by("-")), "(2,0) 22@1")) == [
        "Boston-Springfield 1",
        "Hartford-Springfield 1",
    ]
    assert refused(building(1, *started_by("0")), "(2,0) 22@1")


@pytest.mark.rule("STM-091", "STM-093", "STM-101")
def test_what_was_claimed_by_extending_stays_own_through_a_redirect_of_the_extension() -> None:
    match = place(building(0, "(1,-1) 22@2 =-"), "(2,-1) 21@2", "(2,-1) 22@5")
    assert unfinished(finish(match)) == ["Albany (2,-1)/1 0"]


@pytest.mark.rule("STM-091", "STM-113")
def test_work_on_a_link_counts_when_its_town_has_become_a_city_since() -> None:
    board = ("(-1,0) 21@2 =0", "(-2,0) T33@1 1=0 2=0 4=0")
    match = building(0, *board, tile=7)
    place(match, "(-3,1) 21@1")
    urbanize(match, "amsterdam", "red", 1)
    assert unfinished(finish(match)) == ["Amsterdam (-3,1)/4 0"]
    idle_ = urbanize(building(0, *board, "(-3,1) 21@1 =0", tile=7), "amsterdam", "red", 1)
    assert unfinished(finish(idle_)) == ["Amsterdam (-3,1)/4 -"], "the New City alone is no work on it"


@pytest.mark.rule("STM-147", "STM-208", "STM-103", "STM-105")
def test_a_complete_link_of_nobody_stays_nobodys_whatever_is_built_there() -> None:
    board = ("(0,1) 21@0 =-", "(0,2) T11@0 =-", "(0,3) 21@0 =1")
    assert refused(building(0, *board), "(0,2) T22@0"), "it does not lead anybody into the town"
    match = place(building(1, *board, tile=7), "(0,2) T21@0")
    assert links(match) == ["Albany-Poughkeepsie -", "New York-Poughkeepsie 1"]
    urbanize(match, "poughkeepsie", "grey", 1)
    assert links(match) == ["Albany-Poughkeepsie -", "New York-Poughkeepsie 1"]


@pytest.mark.rule("STM-028", "STM-030", "STM-031", "STM-033")
def test_track_is_built_on_credit_down_to_the_last_odd_point() -> None:
    match = building(0, cash=0, income=-10, vp=5)
    assert paid(match.fork(), "(0,1) 21@0") == [-2], "$5 for 2 VP, less $3"
    place(match, "(0,1) 21@0")
    assert (cash(match), me(match).vp) == (2, 3)
    place(match, "(5,-3) 21@0")
    assert (cash(match), me(match).vp) == (4, 1), "once more $5, less $3"
    assert money.power(match.state, 0) == 4, "one point is worth nothing"
    place(match, "(-1,1) 22@1")
    assert (cash(match), me(match).vp, me(match).income) == (0, 1, -10)
    broke = building(0, cash=1, income=-10, vp=1)
    assert kind(broke) == "build"
    assert asked(broke) == (1, "build"), "one point buys nothing, and no track costs $1"


@pytest.mark.rule("STM-169", "STM-214", "STM-215")
def test_the_free_pass_goes_with_a_bankrupt_owner() -> None:
    match = settling({0: {**BROKE, "tile": 1}}, standard=True, everybody={"cash": 20})
    idle(match)
    while kind(match) == "capital":
        play(match, "0")
    assert match.state.order == [1, 2, 3]
    assert not any(player.free_pass for player in match.state.players)
    play(match, "pass", "pass")
    assert match.state.order == [3, 2, 1], "three positions are left"


@pytest.mark.rule("STM-133", "STM-147", "STM-154", "STM-210")
def test_the_links_of_a_bankrupt_player_help_others_but_score_for_nobody() -> None:
    match = settling({1: BROKE}, *(tile.replace("=0", "=1") for tile in HUDSON), "(1,0) 21@2 =0", "(2,0) 22@3 =0")
    assert links(match) == ["Albany-Hartford 0", "Albany-Poughkeepsie -", "New York-Poughkeepsie -"]
    ended = final({1: BROKE, 0: {"vp": 3}}, *(tile.replace("=0", "=1") for tile in HUDSON))
    assert ended.result().breakdown[0].get("links") is None
    assert ended.result().places[1] == 4


@pytest.mark.rule("STM-219", "STM-220")
def test_nobody_sees_a_build_turn_before_it_is_confirmed() -> None:
    match = Match(RULES, 4, {"rules": "base", "map": "northeast", "order": "auction"}, position(4, 0, phase="build"))
    play(match, spot("(0,1)"))
    play(match, f"{spot('(0,1)')}/21/0")
    assert spot("(0,1)") in match.view(0).track
    for other in (1, 2, 3, None):
        assert match.view(other).track == {}
        assert match.view(other).players[0].cash == 100
        assert match.story(other) == []
    play(match, "done")
    assert asked(match) == (0, "confirm")
    assert match.view(1).track == {}
    play(match, "confirm")
    assert spot("(0,1)") in match.view(1).track
    assert asked(match) == (1, "build")


@pytest.mark.rule("STM-202", "STM-154", "STM-091")
def test_links_that_grow_together_count_once() -> None:
    halves = ("(-1,1) 22@1 =0", "(-1,4) 22@0 =0", "(-1,3) 21@0 =0")
    match = place(building(0, *halves), "(-1,2) 21@0")
    assert links(finish(match)) == ["Albany-New York 0"]
    assert match.view(None).players[0].links == 1


@pytest.mark.rule("STM-028", "STM-031")
@pytest.mark.parametrize(
    ("income", "vp", "told", "most"),
    [
        (0, 1, "purse-income", 53),
        (-9, 17, "purse-both", 48),
        (-10, 17, "purse-vp", 43),
        (-10, 1, "purse", None),
    ],
)
def test_a_player_is_told_what_more_money_would_cost(income: int, vp: int, told: str, most: int | None) -> None:
    """Of the $45 that somebody with income -9 and 17 VP can raise, all but the first $5 cost VP."""
    note = building(0, cash=3, income=income, vp=vp).pending[0].note
    assert note is not None
    said = note.args["purse"]
    assert isinstance(said, Msg)
    if income < 0:  # what the round will cost stands around it
        assert (said.key, said.args["owed"]) == ("steam-purse-owed", -income)
        said = said.args["purse"]
        assert isinstance(said, Msg)
    assert (said.key, said.args["cash"], said.args.get("power")) == (f"steam-{told}", 3, most)


@pytest.mark.rule("STM-038", "STM-040", "STM-192", "STM-220")
def test_the_table_shows_who_is_still_to_bid() -> None:
    match = auction_opened_by(2)
    seen = [(match.state.acting, match.view(None).waiting)]
    for key in ("0", "pass", "4", "pass"):
        play(match, key)
        seen.append((match.state.acting, match.view(None).waiting))
    assert seen == [(2, [3, 0, 1]), (3, [0, 1]), (0, [1]), (1, [2]), (2, [])], "not the highest bidder, nor who is out"
    play(match, "pass")
    assert (match.state.acting, match.view(None).waiting) == (1, [2, 3]), "the next position is up"
