"""Whole plans: a link of two tiles is one tap, and so is a delivery with what becomes of its points."""

from __future__ import annotations

from importlib import import_module
from itertools import islice

import pytest

from bot.host.match.typed import parts
from bot.i18n import Texts
from bot.ui.parts.reader import Reader
from engine.core.play.ask import Shortcut
from engine.games.steam.advice import ADVICE
from engine.games.steam.advice.shortcuts import FEW
from tests.engine.games.steam.build import Game, asked, building, links, place, play, seen, spot, table

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


def test_a_link_of_two_tiles_is_one_tap_and_done_another_one() -> None:
    match = building(0, built=False, cash=9, goods={"new-york": "r"})
    plan = plans(match)["New York–Hartford, 2 tiles, $4"]
    assert detail(plan) == "+1 VP · red New York → Hartford: 1 point"
    carry_out(match, plan)
    assert links(match) == ["Hartford-New York 0"]
    assert seen(match).players[0].cash == 5
    assert match.pending[0].options["done"].ends_turn
    play(match, "done")
    assert asked(match) == (1, "build")


def test_the_shortest_and_cheapest_way_stands_for_each_pair_of_ends() -> None:
    match = building(0, cash=50)
    ends = [label.partition(",")[0] for label in plans(match)]
    assert len(ends) == 5
    assert len(set(ends)) == 5


def test_what_completes_ones_own_unfinished_link_comes_first() -> None:
    match = building(0, "(1,3) 22@4 =0", cash=50)
    first = next(iter(plans(match).items()))
    assert first[0] == "Completes New York–Hartford, 1 tile, $2"
    assert links(carry_out(match, first[1])) == ["Hartford-New York 0"]


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
    assert detail(found["Purple Albany → New York: income +1 (→ −2)"]) == "Ben 1 · over Poughkeepsie"
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
    assert all(label.count(", 1 tile,") for label in islice(plans(building(0, cash=9, standard=True, goods={})), 4))


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
    assert note is not None and READ(note).endswith("You have $5. Expenses: $2.")


@pytest.mark.usefixtures("many")
def test_no_points_are_lost_by_a_shortcut() -> None:
    tiles = ("(0,1) 21 =0", "(0,2) T21 =0", "(0,3) 21 =0")
    facts = {"phase": "goods", "goods": {"albany": "p"}, "locomotive": 2}
    assert list(plans(table(3, 0, *tiles, income=9, **facts))) == ["Purple Albany → New York: 2 VP"]
    assert plans(table(3, 0, *tiles, income=10, **facts)) == {}, "nothing is asked behind the delivery"
