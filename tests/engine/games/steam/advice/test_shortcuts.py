"""Whole plans: a link of two tiles is one tap, and so is a delivery with what becomes of its points."""

from __future__ import annotations

from importlib import import_module
from itertools import islice
from typing import Any

import pytest

from bot.host.match.typed import parts
from bot.i18n import Texts
from bot.ui.parts.reader import Reader
from engine.core.play.ask import CONFIRM, Shortcut
from engine.games.steam.advice import ADVICE
from engine.games.steam.advice.shortcuts import FEW
from tests.engine.games.steam.build import Game, asked, building, links, place, play, seen, spot, table
from tests.engine.games.steam.scenes import auction_opened_by, order_auction

READ = Reader(Texts()("en"), ("Ann", "Ben", "Cleo", "Dan"))


MODULE = import_module("engine.games.steam.advice.shortcuts")


@pytest.fixture
def many(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if there were too many options to stand beside each other."""
    monkeypatch.setattr(MODULE, "FEW", 0)


def plans(match: Game) -> dict[str, Shortcut]:
    """What is offered, by its label."""
    ((seat, ask),) = match.pending.items()
    return {READ(plan.label): plan for plan in ADVICE.shortcuts(match.view(seat), ask)}


def detail(plan: Shortcut) -> str:
    assert plan.detail is not None
    return READ(plan.detail)


def carry_out(match: Game, plan: Shortcut) -> Game:
    """As a line that is typed."""
    seat, _ = asked(match)
    for part in parts(match, seat, plan.keys):
        match.answer(seat, part)
    return match


def test_a_link_after_which_nothing_is_worth_it_is_a_whole_turn() -> None:
    match = building(0, built=False, cash=9, goods={"new-york": "r"})
    plan = plans(match)["New York–Hartford, 2 tiles, $4"]
    assert plan.keys[-1] == "done"
    assert detail(plan) == "+1 VP · red New York → Hartford: 1 point · then done, 1 tile unused"
    match.confirm.add(0)
    carry_out(match, plan)
    assert links(match) == ["Hartford-New York 0"]
    assert seen(match).players[0].cash == 5
    assert asked(match) == (0, CONFIRM)
    match.undo(0, turn=True)
    assert asked(match) == (0, "build"), "until it is confirmed"


def test_what_else_is_worth_it_is_built_with_the_other_tiles_and_the_first_link_is_offered_alone_too() -> None:
    match = building(0, "(1,3) 22@4 =0", cash=50)
    (whole, first), (alone, second), *_ = plans(match).items()
    assert (whole, alone) == ("Completes New York–Hartford, 3 tiles, $7", "Completes New York–Hartford, 1 tile, $2")
    assert detail(first) == "also Philadelphia–New York · +2 VP · red New York → Hartford: 1 point"
    assert links(carry_out(match.fork(), second)) == ["Hartford-New York 0"]
    assert links(carry_out(match, first)) == ["Hartford-New York 0", "New York-Philadelphia 0"]
    assert asked(match) == (1, "build")


@pytest.mark.parametrize(
    "facts",
    [
        {"cash": 50, "standard": True, "goods": {}},
        # what the first plan builds from Duisburg, the second one builds towards it
        {"players": 3, "map": "ruhr", "cash": 0, "built": False, "goods": {"f6": "r"}},
    ],
)
def test_no_plan_is_offered_twice_with_its_links_in_another_order_or_from_another_end(facts: dict[str, Any]) -> None:
    found = plans(building(0, **facts))
    sets = [frozenset(plan.keys) for plan in found.values()]
    assert len(sets) == len({*sets}) == 5


def test_nothing_more_is_built_on_credit_that_the_round_could_not_pay() -> None:
    tiles = ("(1,3) 22@4 =0", "(1,2) 22@1 =0")
    rich = plans(building(0, *tiles, cash=50, standard=True))
    assert any("also" in detail(plan) for plan in rich.values())
    poor = plans(building(0, *tiles, cash=8, standard=True, locomotive=6))
    assert poor
    assert not any("also" in detail(plan) for plan in poor.values())


def test_a_turn_in_which_an_action_is_open_or_a_link_would_be_lost_is_not_ended_by_a_plan() -> None:
    facts = {"built": False, "cash": 9, "goods": {"new-york": "r"}}
    for match in (building(0, tile=7, **facts), building(0, "(5,-3) 21@0 =0", **facts)):
        found = plans(match)
        assert found
        assert not any("done" in plan.keys for plan in found.values())


@pytest.mark.rule("STM-091")
def test_a_plan_after_which_nothing_can_be_built_tells_which_link_is_lost() -> None:
    match = building(0, "(1,3) 22@4 =0", cash=2, standard=True)
    plan = plans(match)["Rochester–Syracuse, 1 tile, $2"]
    assert "loses New York→" in detail(plan)
    carry_out(match, plan)
    assert match.state.track[spot("(1,3)")].owners == (-1,)


def test_the_shortest_and_cheapest_way_stands_for_each_pair_of_ends() -> None:
    match = building(0, cash=50)
    ends = [label.partition(",")[0] for label in plans(match)]
    assert len(ends) == 5
    assert ends[0] == ends[1]
    assert len(set(ends[1:])) == 4


def test_a_link_over_a_town_tells_both_its_links() -> None:
    match = building(0, "(1,3) 22@4 =0", "(1,2) 22@1 =0", cash=50, goods={"albany": "p"}, locomotive=2)
    plan = plans(match)["Albany–New York, 3 tiles, $10"]
    assert detail(plan) == "over Poughkeepsie · +2 VP · purple Albany → New York: 2 points"
    assert links(carry_out(match, plan)) == [
        "Albany-Poughkeepsie 0",
        "Hartford-New York 0",
        "New York-Poughkeepsie 0",
    ]


def test_a_plan_that_takes_the_last_tile_tells_which_link_is_lost_with_it() -> None:
    match = place(building(0, "(1,3) 22@4 =0", "(5,-3) 21@0 =0", cash=50), "(0,1) 21@0")
    assert "loses" not in detail(plans(match)["Completes New York–Hartford, 1 tile, $2"])
    place(match, "(0,2) T11@0")
    last = plans(match)["Completes New York–Hartford, 1 tile, $2"]
    assert detail(last).endswith(" · loses Boston→")
    carry_out(match, last)
    assert match.state.track[spot("(5,-3)")].owners == (-1,)


def test_what_is_raised_for_a_plan_is_told() -> None:
    match = building(0, cash=3, goods={"new-york": "r"})
    assert detail(plans(match)["New York–Hartford, 2 tiles, $4"]).endswith(" · costs 1 income")


def test_a_link_that_cannot_be_completed_is_kept_by_one_tile() -> None:
    match = building(0, "(-1,1) 22@1 =0", cash=2, standard=True)
    found = plans(match)
    assert "Completes" not in str(list(found))
    (label,) = [label for label in found if label.startswith("On with Albany→")]
    assert label.endswith(", $2")
    assert detail(found[label]) == "still unfinished · 1 tile short of a settlement · then $1 short of $1 expenses"
    play(carry_out(match, found[label]), "done")
    assert match.state.track[spot("(-1,1)")].owners == (0,)


def test_unowned_track_that_may_be_claimed_is_gone_on_with() -> None:
    match = building(0, "(1,3) 22@4 =-", cash=2, standard=True)
    plan = plans(match)["New York–Hartford, 1 tile, $2"]
    assert "with unowned track" in detail(plan)
    assert links(carry_out(match, plan)) == ["Hartford-New York 0"]


def test_the_only_tile_of_a_hex_is_not_typed() -> None:
    match = building(0, "(1,3) 22@4 =1", cash=2, standard=True)
    for plan in plans(match).values():
        carry_out(match.fork(), plan)


def test_nothing_is_offered_without_tiles_or_money() -> None:
    assert plans(building(0, cash=0, standard=True, tile=7, state={"supply": [{}] * 12})) == {}


@pytest.mark.usefixtures("many")
@pytest.mark.parametrize(("round", "first"), [(1, "income"), (8, "vp")])
def test_a_delivery_is_one_tap_with_its_points_as_income_or_as_victory_points(round: int, first: str) -> None:
    tiles = ("(0,1) 21 =0", "(0,2) T21 0=0 3=1", "(0,3) 21 =1")
    match = table(3, 0, *tiles, phase="goods", goods={"albany": "p"}, locomotive=2, income=-3, state={"round": round})
    found = plans(match)
    assert sorted(found) == ["Purple Albany → New York: 1 VP", "Purple Albany → New York: income +1 (→ −2)"]
    assert detail(found["Purple Albany → New York: income +1 (→ −2)"]) == "Ben 1"
    carry_out(match, found["Purple Albany → New York: income +1 (→ −2)"])
    assert match.state.players[0].income == -2
    assert asked(match) == (1, "points")


def test_a_delivery_is_one_tap_with_what_its_points_become_also_among_few_options() -> None:
    tiles = ("(0,1) 21 =0", "(0,2) T21 =0", "(0,3) 21 =0")
    match = table(3, 0, *tiles, phase="goods", goods={"albany": "p"}, locomotive=2)
    assert len(match.pending[0].options) <= FEW
    found = [plan.keys for plan in plans(match).values()]
    assert found == [("albany/purple/new-york/2-0-0", "income"), ("albany/purple/new-york/2-0-0", "vp")]


def test_what_goes_on_from_the_own_network_comes_before_a_cheaper_link_elsewhere() -> None:
    match = building(0, "(1,3) 22@4 =0", "(1,2) 22@1 =0", cash=9, standard=True)
    first = next(iter(plans(match)))
    assert "New York" in first or "Hartford" in first
    found = plans(building(0, cash=9, standard=True, goods={})).values()
    assert sum("also" in detail(plan) for plan in found) == 3, "elsewhere there are cheaper links"


def test_what_opens_a_delivery_comes_before_shorter_links_that_open_nothing() -> None:
    found = plans(building(0, built=False, cash=50, goods={"new-york": "r"}))
    assert next(iter(found)) == "New York–Hartford, 2 tiles, $4"
    assert all("point" not in detail(plan) for plan in islice(found.values(), 1, None))


def test_a_delivery_that_a_rivals_link_gives_already_is_no_gain() -> None:
    # blue goes for 1 point from New York over Poughkeepsie to Albany
    tiles = ("(0,1) 21 =1", "(0,2) T21 0=1 3=0", "(0,3) 21 =0")
    match = building(0, *tiles, cash=50, goods={"new-york": "b"}, locomotive=2)
    assert detail(plans(match)["Philadelphia–New York, 2 tiles, $5"]) == "+1 VP"
    short = building(0, *tiles, cash=50, goods={"new-york": "b"}, locomotive=1)
    assert detail(plans(short)["Philadelphia–New York, 2 tiles, $5"]) == (
        "+1 VP · blue New York → Philadelphia: 1 point"
    )


def test_expenses_of_this_round_that_could_not_be_paid_are_told_as_a_loss() -> None:
    match = building(0, cash=5, standard=True, locomotive=2, goods={"new-york": "r"})
    told = detail(plans(match)["New York–Hartford, 2 tiles, $4"])
    assert told == "+1 VP · red New York → Hartford: 1 point · then $1 short of $2 expenses"
    note = match.pending[0].note
    assert note is not None and READ(note).endswith("You have $5. The end of the round takes $2: $3 left.")


@pytest.mark.usefixtures("many")
def test_no_points_are_lost_by_a_shortcut() -> None:
    tiles = ("(0,1) 21 =0", "(0,2) T21 =0", "(0,3) 21 =0")
    facts = {"phase": "goods", "goods": {"albany": "p"}, "locomotive": 2}
    assert list(plans(table(3, 0, *tiles, income=9, **facts))) == ["Purple Albany → New York: 2 VP"]
    assert plans(table(3, 0, *tiles, income=10, **facts)) == {}, "nothing is asked behind the delivery"


@pytest.mark.rule("STM-038", "STM-040")
def test_the_least_bid_and_passing_are_plans_that_say_which_position_is_up() -> None:
    match = auction_opened_by(0)
    (opening, what), (passing, no) = plans(match).items()
    assert (opening, detail(what)) == ("Bid nothing", "position 1, free, if nobody bids more")
    assert (passing, detail(no)) == ("Pass", "You give up position 1; you may bid for the next one.")
    play(match, "5")
    assert set(plans(match)) == {"Pass", "Bid $6: costs 2 income, $4 left"}
    assert next(iter(plans(match))) == "Pass", "nobody should raise $10 for a position"


@pytest.mark.rule("STM-167", "STM-170", "STM-171")
@pytest.mark.parametrize(
    ("seats", "costs"),
    [
        (3, "position 1 or 2 for $3"),
        (4, "position 1 or 2 for $3, a later one for $2, the last free"),
    ],
)
def test_in_the_standard_game_plans_tell_what_each_position_costs(seats: int, costs: str) -> None:
    match = order_auction(range(seats), cash=10)
    found = plans(match)
    assert "every position is free so far" in map(detail, found.values())
    play(match, "2")
    found = plans(match)
    assert detail(found["Bid $3: $7 left"]) == costs
    assert detail(found["Pass"]) == f"You drop out: position {seats}, free."


@pytest.mark.rule("STM-107", "STM-111", "STM-115")
@pytest.mark.parametrize(("tile", "begins"), [(7, "New City: "), (5, "City Growth: ")])
def test_what_an_action_tile_allows_is_one_plan_from_the_place_to_its_cubes(tile: int, begins: str) -> None:
    tiles = ("(0,1) 21 =0", "(0,2) T21 =0", "(0,3) 21 =0")
    match = building(0, *tiles, tile=tile, cash=50, goods={"albany": "p"})
    label, plan = next(iter(plans(match).items()))
    assert label.startswith(begins)
    assert detail(plan).startswith("with ")
    carry_out(match, plan)
    assert asked(match) == (0, "build")
    assert not {"urbanize", "grow"} & {*match.pending[0].options}
    assert any("done" in plan.keys for plan in plans(match).values()), "then the turn can be ended"


def test_no_city_is_planned_where_none_helps() -> None:
    match = building(0, tile=7, cash=50, built=False)
    assert not any(label.startswith("New City") for label in plans(match))


@pytest.mark.rule("STM-091", "STM-115")
def test_a_city_behind_which_there_is_no_money_for_track_tells_which_links_are_lost() -> None:
    tiles = ("(0,1) 21 =0", "(0,2) T21 =0", "(0,3) 21 =0", "(3,0) 21@1 =0")
    match = building(0, *tiles, tile=5, cash=1, standard=True, goods={"albany": "p"})
    plan = next(plan for label, plan in plans(match).items() if label.startswith("City Growth: "))
    assert detail(plan).endswith("loses Hartford→")
    carry_out(match, plan)
    assert asked(match)[0] != 0
