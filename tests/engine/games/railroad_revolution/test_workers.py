"""General terms, turn structure, workers and promotion (RRV-001 to RRV-005, RRV-033 to RRV-046, RRV-182 to RRV-184)."""

from __future__ import annotations

import pytest

from tests.engine.games.railroad_revolution.build import actor, asked, hire, hires, offered, play
from tests.engine.games.railroad_revolution.turns import (
    bank,
    boxes,
    force,
    main_keys,
    me,
    next_turn,
    pool,
    purse,
    told,
    trains,
    turn,
)

BOXES = ("station", "railway", "telegraph", "trade")
SPECIALISTS = ("purple", "orange", "gray", "turquoise")


@pytest.mark.rule("RRV-001")
def test_a_mat_has_eight_sectors_and_four_action_boxes():
    seen = turn().view(None).players[0]
    assert [sector.n for sector in seen.sectors] == list(range(1, 9))
    assert list(seen.mat) == ["station", "railway", "telegraph", "trade"]


@pytest.mark.rule("RRV-002")
def test_the_workforce_is_pool_and_mat_without_managers():
    match = turn(pool="2 white, gray", mat={"trade": "white", "station": "2 purple"}, milestones="B-2:orange D-1:white")
    assert force(match) == 6


@pytest.mark.rule("RRV-003")
def test_money_shares_and_workers_come_from_the_bank_and_go_there():
    match = turn("station/gray", "clt", money=200, milestones="")
    before, there = force(match), bank(match)
    assert purse(match) == (200, 0)
    play(match, "reward", "turquoise", "done")
    assert purse(match) == (0, 0), "the station cost is paid"
    assert pool(match) == {"white": 4, "turquoise": 1}, "a taken worker enters the pool"
    assert force(match) == before + 1
    assert bank(match)["turquoise"] == there["turquoise"] - 1
    match = turn("telegraph/white", "sector-1", telegraph={1: "TG-money"})
    there = bank(match)
    assert set(offered(play(match, "tile"))) == {"white", "white-mat", "gray"}, "from the pool or from the mat"
    play(match, "gray")
    assert bank(match)["gray"] == there["gray"] + 1
    assert pool(match) == {"white": 3}


@pytest.mark.rule("RRV-004")
def test_pieces_leave_from_the_lowest_sector_that_holds_one():
    match = turn("telegraph/white", "sector-3", mat_rails=[2], mat_buildings=[0, 0, 1, 2])
    assert me(match).buildings == [0, 0, 0, 2, 0, 0, 0, 0]
    match = turn("railway/white", "clt-mia", "was-chi", money=600, mat_rails=[0, 1, 2], mat_buildings=[1])
    assert me(match).rails == [0, 0, 1, 0, 0, 0, 0, 0]


@pytest.mark.rule("RRV-005")
def test_every_payment_is_made_in_full_from_what_is_there():
    built = {"stations": {"WAS": [1], "CLT": [1]}, "pool": "4 white"}
    assert "station" in boxes(turn(money=200, **built))
    assert "station" not in boxes(turn(money=199, **built))
    assert "station" in boxes(turn(money=50, shares=1, **built))
    assert "station" not in boxes(turn(money=49, shares=1, **built))
    match = turn("station/white", "was", "done", money=50, shares=1, **built)
    assert purse(match) == (0, 0)


@pytest.mark.rule("RRV-033", "RRV-186", "RRV-EX-29")
def test_an_empty_pool_is_filled_before_the_turn_begins():
    match = turn(pool="", mat={"trade": "2 white", "station": "white, gray", "railway": "orange"}, money=900)
    assert pool(match) == {"white": 3, "gray": 1, "orange": 1}
    assert sum(map(len, me(match).mat.values())) == 0
    assert boxes(match) == set(BOXES), "it is no action"
    hire(match, "purple")
    assert pool(match) == {"white": 3, "gray": 1, "orange": 1, "purple": 1}
    assert purse(match) == (100, 0)
    assert "recall" in told(match)


@pytest.mark.rule("RRV-033", "RRV-EX-29")
def test_one_worker_in_the_pool_and_nobody_returns():
    match = turn(pool="orange", mat={"trade": "2 white", "station": "white, gray"}, money=900)
    assert pool(match) == {"orange": 1}
    assert main_keys(match) == {f"{box}/orange" for box in BOXES}
    play(match, "trade/orange")
    assert pool(match) == {}
    assert force(match) == 5, "the pool stays empty until the next turn"


@pytest.mark.rule("RRV-033")
def test_only_whose_turn_it_is_takes_workers_back():
    match = turn("telegraph/white", "sector-1", others={1: {"pool": "", "mat": {"trade": "4 white"}}})
    assert next_turn(match)
    assert pool(match, 1) == {"white": 4}
    match = turn(others={1: {"pool": "", "mat": {"trade": "4 white"}}})
    assert pool(match, 1) == {}


@pytest.mark.rule("RRV-034")
def test_exactly_one_worker_goes_from_the_pool_to_one_box():
    match = turn(money=1000, pool="3 white, gray, turquoise")
    assert main_keys(match) == {f"{box}/{colour}" for box in BOXES for colour in ("white", "gray", "turquoise")}
    play(match, "station/gray", "was", "done")
    assert next_turn(match)
    assert pool(match) == {"white": 3, "turquoise": 1}
    assert me(match).mat == {"station": ["gray"], "railway": [], "telegraph": [], "trade": []}


@pytest.mark.rule("RRV-035")
def test_a_box_holds_any_number_of_workers_of_any_colours():
    match = turn(money=5000, pool="white, orange", mat={"trade": "3 orange, white, purple, 2 turquoise"})
    assert {"trade/white", "trade/orange"} <= set(offered(match))
    play(match, "trade/orange")
    assert sorted(me(match).mat["trade"]) == ["orange"] * 4 + ["purple", "turquoise", "turquoise", "white"]


@pytest.mark.rule("RRV-036", "RRV-055")
def test_the_main_action_is_done_completely_and_nothing_else_ends_it():
    match = turn("railway/white", money=700, pool="4 white, purple", milestones="A1-2")
    assert (asked(match), "done" in offered(match)) == ("rail", False)
    play(match, "clt-mia")
    assert (asked(match), "done" in offered(match)) == ("rail", False), "two rails"
    play(match, "was-chi")
    assert (asked(match), main_keys(match)) == ("action", {"promote", "done"})
    play(match, "done")
    assert len(me(match).built) == 3
    assert purse(match) == (100, 0)


@pytest.mark.rule("RRV-037")
@pytest.mark.parametrize("colour", ["white", *SPECIALISTS])
def test_the_extra_effect_may_be_left_out(colour):
    pool_ = f"5 white, {colour}"
    match = turn(
        f"station/{colour}", "was", "done", pool=pool_, money=900, up="money", milestones="D-1", stations={"WAS": [1]}
    )
    assert next_turn(match)
    assert purse(match) == (900 if colour == "orange" else 700, 0), "but nobody does without a gift"
    assert me(match).milestones[0].managers == ["", ""]
    assert trains(match) == ({"money": 1}, {})


@pytest.mark.rule("RRV-038")
def test_money_from_a_part_of_the_action_pays_its_cost():
    match = turn("station/purple", "was", pool="4 white, purple", money=100, up="money", stations={"WAS": [1]})
    assert main_keys(match) == {"reward", "paid-flip"}, "the cost can't be paid yet"
    play(match, "paid-flip", "done")
    assert next_turn(match)
    assert purse(match) == (400, 0)


@pytest.mark.rule("RRV-038")
def test_a_share_from_the_first_station_pays_for_it():
    assert "station/white" in offered(turn(money=50))
    assert "station/white" not in offered(turn(money=49))
    match = turn("station/white", money=50)  # Charlotte gives no share
    assert main_keys(match) == {"reward", "bonus"}
    play(match, "bonus", "done")
    assert purse(match) == (0, 0)


@pytest.mark.rule("RRV-039", "RRV-042")
@pytest.mark.parametrize("box", BOXES)
def test_white_promotes_one_worker_in_every_box(box):
    keys = {"station": ["was"], "railway": ["clt-mia", "was-chi"], "telegraph": ["sector-1"], "trade": ["rail"]}[box]
    match = turn(f"{box}/white", *keys, money=1000, shares=0, pool="5 white, 2 gray", milestones="D-1 B-2")
    assert "promote" in offered(match)
    play(match, "promote")
    assert main_keys(match) == {"white/d-1", "white-mat/d-1", "gray/d-1", "gray/b-2"}
    play(match, "gray/b-2")
    assert not match.pending or actor(match) != 0 or "promote" not in offered(match), "only one"
    assert me(match).milestones[1].managers == ["", "gray"]
    assert force(match) == 6


@pytest.mark.rule("RRV-040")
@pytest.mark.parametrize("colour", SPECIALISTS)
def test_a_specialist_may_promote_instead_of_its_own_effect(colour):
    own = {"purple": "steps", "orange": "train-money", "gray": "deal", "turquoise": "second-flip"}[colour]
    facts = {"pool": f"5 white, {colour}", "milestones": "D-1", "up": "steps", "shares": 4, "money": 900}
    match = turn(f"trade/{colour}", "rail", **facts)
    assert {"promote", own} <= set(offered(match))
    play(match, "promote", "white/d-1")
    assert own not in offered(match), "never both"
    match = turn(f"trade/{colour}", "rail", own, **facts)
    play(match, {"purple": "network", "gray": "bottom", "turquoise": "network"}.get(colour, "done"))
    if asked(match) == "steps":
        play(match, "done")
    assert "promote" not in offered(match)


@pytest.mark.rule("RRV-041")
def test_from_pool_or_mat_onto_a_milestone_without_any_condition_met():
    match = turn(
        "trade/white", "rail", "promote", pool="2 white", mat={"station": "orange, 2 gray"}, milestones="D-9 B-2"
    )
    assert main_keys(match) == {
        "white/d-9", "white-mat/d-9", "orange-mat/d-9", "orange-mat/b-2", "gray-mat/d-9", "gray-mat/b-2"
    }  # fmt: skip
    play(match, "gray-mat/b-2")
    assert me(match).mat == {"station": ["orange", "gray"], "railway": [], "telegraph": [], "trade": ["white"]}
    assert me(match).milestones[1].managers == ["", "gray"]


@pytest.mark.rule("RRV-041", "RRV-168")
def test_the_worker_just_placed_may_be_promoted_and_the_action_goes_on():
    facts = {"milestones": "D-1", "stations": {"WAS": [1]}}
    match = turn("station/white", "was", "promote", "white-mat/d-1", pool="5 white", money=200, **facts)
    assert me(match).mat["station"] == []
    assert main_keys(match) == {"reward", "done"}
    play(match, "done")
    assert match.state.stations["WAS"] == [1, 0]
    assert purse(match) == (0, 0)


@pytest.mark.rule("RRV-168")
def test_of_several_on_the_mat_the_one_just_placed_is_moved_and_its_box_loses_it():
    facts = {"pool": "3 white", "mat": {"station": "white", "trade": "gray"}, "milestones": "D-1"}
    match = turn("trade/white", "rail", "promote", "white-mat/d-1", **facts)
    assert me(match).mat == {"station": ["white"], "railway": [], "telegraph": [], "trade": ["gray"]}


@pytest.mark.rule("RRV-041")
def test_nobody_is_promoted_onto_a_completed_milestone():
    match = turn("trade/white", "rail", completed="A1-1", pool="6 white, orange", milestones="")
    assert next_turn(match), "nothing to promote to"


@pytest.mark.rule("RRV-042", "RRV-043", "RRV-044", "RRV-039", "RRV-EX-71")
def test_manager_slots():
    facts = {"pool": "4 white, 2 orange, gray", "milestones": "B-2:orange D-1"}
    match = turn("telegraph/white", "sector-3", "promote", **facts)
    assert main_keys(match) == {"gray/b-2", "white/d-1", "white-mat/d-1", "orange/d-1", "gray/d-1"}
    swap = turn("telegraph/purple", "sector-3", "swap", pool="4 white, purple", milestones="B-2:orange D-1")
    assert {key.split("/")[0] for key in main_keys(swap)} == {"white", "purple-mat"}
    discard = turn("telegraph/white", "sector-1", "tile", telegraph={1: "TG-money"}, **facts)
    assert main_keys(discard) == {"white", "white-mat", "orange", "gray"}
    assert "orange" in discard.state.players[0].milestones[0].managers


@pytest.mark.rule("RRV-043")
def test_a_slot_holds_one_worker():
    match = turn("trade/white", "rail", pool="4 white, 3 orange", milestones="B-2:orange,gray")
    assert next_turn(match), "all slots are filled"
    match = turn("trade/white", "rail", "promote", pool="4 white, 3 orange", milestones="C-2:orange A1-2")
    # only orange workers, and only onto C-2
    assert me(match).milestones[0].managers == ["orange", "orange"]


@pytest.mark.rule("RRV-044")
def test_a_manager_is_no_worker_for_actions():
    match = turn(pool="4 white", milestones="D-1:gray,orange")
    assert main_keys(match) == {f"{box}/white" for box in ("telegraph", "trade")}


@pytest.mark.rule("RRV-045", "RRV-182", "RRV-183", "RRV-EX-53")
def test_a_colour_missing_in_the_bank():
    match = turn("station/white", "was", "reward", money=1000, bank="2 white, gray", stations={"WAS": [1]})
    assert main_keys(match) == {"orange", "gray"}, "the chosen side of a / may be missing"
    play(match, "orange")
    assert main_keys(match) == {"white", "gray"}
    play(match, "white")
    assert pool(match) == {"white": 4, "gray": 1}
    assert bank(match) == {"white": 1, "gray": 1}
    match = turn(money=1000, bank="2 white, gray")
    assert hires(match) == ["white", "gray"], "hiring offers what is there"


@pytest.mark.rule("RRV-045")
def test_a_worker_shown_is_taken_if_the_bank_holds_it():
    match = turn("station/white", "den", "reward", money=500, rails="WAS-CHI CHI-KCY KCY-DENa KCY-DENb",
                 tiles={"DEN": "4-1"}, stations={"DEN": [1]}, bank="white, gray, orange")  # fmt: skip
    assert main_keys(match) == {"white", "gray", "orange"}, "for the purple one"
    play(match, "gray")
    assert main_keys(match) == {"white", "orange"}, "now the gray one is missing as well"
    play(match, "orange")
    assert bank(match) == {"white": 1}


@pytest.mark.rule("RRV-183", "RRV-171", "RRV-EX-53")
def test_an_empty_bank_gives_nothing():
    match = turn(money=1000, bank="", stations={"WAS": [1]}, up="")
    assert hires(match) == []
    play(match, "station/white", "was")
    assert next_turn(match), "no worker to take, and the station is legal"
    match = turn("telegraph/purple", "sector-3", pool="4 white, purple", bank="")
    assert next_turn(match), "nothing to swap"
    match = turn("station/white", "den", "reward", money=500, rails="WAS-CHI CHI-KCY KCY-DENa KCY-DENb",
                 tiles={"DEN": "4-1"}, stations={"DEN": [1]}, bank="white")  # fmt: skip
    assert next_turn(match)
    assert pool(match) == {"white": 4, "gray": 1}, "one of the two is missing"
    assert bank(match) == {}


@pytest.mark.rule("RRV-046", "RRV-184")
def test_a_swap_returns_one_worker_and_takes_another_of_any_colour():
    match = turn("telegraph/purple", "sector-3", "swap", pool="4 white, purple", bank="orange, 2 turquoise")
    olds, news = ("white", "purple-mat"), ("orange", "turquoise")
    assert main_keys(match) == {f"{old}/{new}" for old in olds for new in news}
    play(match, "white/turquoise")
    assert pool(match) == {"white": 3, "turquoise": 1}
    assert bank(match) == {"white": 1, "orange": 1, "turquoise": 1}
    assert me(match).mat["telegraph"] == ["purple"]


@pytest.mark.rule("RRV-184")
def test_the_new_worker_is_chosen_before_the_old_one_returns():
    match = turn("telegraph/purple", "sector-3", "swap", pool="4 white, purple", bank="gray")
    assert main_keys(match) == {"white/gray", "purple-mat/gray"}


@pytest.mark.rule("RRV-046", "RRV-184", "RRV-168", "RRV-EX-54")
def test_a_swap_refreshes_a_used_worker():
    match = turn("telegraph/purple", "sector-3", pool="4 white, purple", bank="purple")
    play(match, "swap", "purple-mat/purple")
    assert pool(match) == {"white": 4, "purple": 1}
    assert me(match).mat["telegraph"] == []
    assert bank(match) == {"purple": 1}
    assert match.state.offices[3] == [0]


@pytest.mark.rule("RRV-182")
def test_effects_with_a_free_choice_offer_what_the_bank_holds():
    facts = {"money": 800, "rails": "WAS-CHI CHI-KCY KCY-DENa KCY-DENb", "tiles": {"DEN": "4-3"}}
    match = turn("station/white", "den", "bonus", bank="2 orange, gray", **facts)
    assert main_keys(match) == {"orange", "gray"}
    match = turn(bank="2 orange, gray", **facts)
    assert hires(match) == ["orange", "gray"]
