"""What a player reads who typed a move that is not legal: what is missing."""

from __future__ import annotations

import pytest

from bot.i18n import Texts
from bot.ui.parts.reader import Reader
from engine.games.steam.advice import ADVICE
from tests.engine.games.steam.build import Game, building, play, spot, table
from tests.engine.games.steam.scenes import choosing, moving, order_auction

READ = Reader(Texts()("en"), ("Ann", "Ben", "Cleo", "Dan"))
WAY = ("(0,1) 21 =0", "(0,2) T21 =0", "(0,3) 21 =0")
"""Albany, Poughkeepsie, New York: two links of seat 0."""


def why(match: Game, typed: str) -> str | None:
    ((seat, ask),) = match.pending.items()
    assert typed not in ask.options
    reason = ADVICE.why(match.view(seat), ask, typed)
    return None if reason is None else READ(reason)


@pytest.mark.rule("STM-065", "STM-072", "STM-087")
def test_a_hex_that_nothing_leads_to() -> None:
    match = building(0)
    assert why(match, "g3") == (
        "g3 is not beside a city or an unfinished link that you may go on with, and no track there can be added to."
    )
    assert why(match, "poughk") == "No city and no link of yours lies beside Poughkeepsie."
    assert why(match, "albany") == "Albany is a city: track goes beside it, now on g6, h6, h7, g8, f7 and f6."


@pytest.mark.rule("STM-007", "STM-062")
def test_a_link_by_its_ends() -> None:
    match = building(0, cash=3, standard=True)
    assert why(match, "new york-hartford") == "New York–Hartford costs at least $4: $1 missing."
    assert why(match, "hartford→portland") == "Hartford–Portland can't be completed with 3 tiles."
    assert why(building(0), "hart – new york") == "New York–Hartford takes 2 tiles, on h10 and h9, $4."


def test_what_was_not_asked_is_answered_with_what_is() -> None:
    tile = play(building(0), "b5")
    assert why(tile, "hartford") == "You are choosing a tile for b5: undo that to build elsewhere."
    assert why(building(0), "purple albany") == "Track is being built now: cubes are moved later in the round."
    assert str(why(choosing(), "hartford")).startswith("You are choosing an action tile now: ")
    assert str(why(order_auction([0, 1, 2]), "h9")).startswith("You are bidding now: ")


@pytest.mark.rule("STM-060")
def test_actions_that_are_not_there_or_have_to_be_carried_out() -> None:
    assert why(building(0), "grow") == "You don't have City Growth in this round, or it can't be used."
    assert str(why(building(0, tile=7), "done")).startswith("First carry out Urbanization: ")


@pytest.mark.rule("STM-066")
def test_a_blocked_edge() -> None:
    match = building(0)
    reasons = {why(match, f"{key}/23/{turn}") for key in match.pending[0].options for turn in range(6)}
    blocked = sorted(reason for reason in reasons if reason and reason.startswith("No track may leave "))
    assert blocked
    assert all(" to the " in reason for reason in blocked)


@pytest.mark.rule("STM-073")
def test_the_end_of_a_rivals_link() -> None:
    match = building(0, "(1,2) 22@1 =1")
    assert why(match, f"{spot('(1,3)')}/22/4") == "To the north of h10 lies Hartford→ of Ben."
    assert why(building(0), "h9/21/0") == "This track on h9 starts neither at a city nor at a link of yours."


@pytest.mark.rule("STM-121")
def test_a_tile_of_which_none_is_left() -> None:
    sharp = [f"({q},{r}) 23@0 =-" for q, r in ((-1, 1), (1, 0), (2, 0), (-2, 0), (3, 0), (0, 1), (0, 3), (-1, 3))]
    assert why(building(0, *sharp), "b5/23/2") == "Tile 23 is used up."


@pytest.mark.rule("STM-031", "STM-164")
def test_missing_dollars() -> None:
    match = building(0, cash=3, standard=True)
    assert why(match, spot("(-1,1)")) == "f7 costs at least $4: $1 missing."
    assert why(match, "b5/44/1") == "b5 costs at least $4: $1 missing."


@pytest.mark.rule("STM-067")
def test_tiles_for_towns_and_for_other_hexes() -> None:
    match = building(0, "(0,1) 21@0 =0")
    assert why(match, "g9/21/0") == "Poughkeepsie is a town: it needs a town tile (T…)."
    assert why(match, "b5/t21/0") == "There is no town on b5: town tiles (T…) don't fit."


def test_no_tile_left() -> None:
    match = building(0, standard=True, tile=7)
    for key in ("b5", "b6", "c12"):
        play(match, key, next(iter(play(match.fork(), key).pending[0].options)))
    assert why(match, "c13") == "You have no tile left in this turn."


@pytest.mark.rule("STM-129")
def test_a_locomotive_that_is_too_small() -> None:
    match = table(3, 0, *WAY, phase="goods", goods={"albany": "p"}, locomotive=1)
    reason = "New York is 2 links away; your locomotive has level 1."
    assert why(match, "albany/purple/new-york") == reason
    assert why(match, "albany purple new york") == reason
    assert why(match, "alb/pur") == reason


@pytest.mark.rule("STM-131")
def test_a_city_where_the_cube_would_stop() -> None:
    tiles = (WAY[0], WAY[2], "(1,3) 22@4 =0", "(1,2) 22@1 =0")
    cities = {"poughkeepsie": "red"}
    match = table(3, 0, *tiles, phase="goods", goods={"albany": "r"}, locomotive=4, new_cities=cities)
    assert why(match, "albany/red/hartford") == (
        "The cube would stop in Poughkeepsie, the first red city on its way to Hartford."
    )


@pytest.mark.rule("STM-133", "STM-134")
def test_fewer_own_links_than_of_a_rival() -> None:
    tiles = ("(0,1) 21 =0", "(0,2) T21 0=0 3=1", "(0,3) 21 =1", "(1,3) 22@4 =1", "(1,2) 22@1 =1")
    match = table(3, 0, *tiles, phase="goods", goods={"albany": "r", "new-york": "r"}, locomotive=4)
    assert why(match, "albany/red/hartford") == "The way has 2 links of Ben and only 1 of yours."
    assert why(match, "new-york/red/hartford") == "None of the links on the way is yours."


@pytest.mark.rule("STM-128", "STM-130", "STM-132")
def test_cubes_that_go_nowhere() -> None:
    match = table(3, 0, *WAY, phase="goods", goods={"albany": "pr"}, locomotive=3)
    assert why(match, "albany/blue") == "There is no blue cube in Albany."
    assert why(match, "albany/purple/boston") == "Boston is no purple city."
    assert why(match, "albany/red") == "No complete links lead from Albany to a red city."
    assert why(match, "montreal/red") == "There is no red cube in Montreal."
    assert why(match, "albany new york") is None, "it can be moved"
    assert why(match, "albany/boston") == "No complete links lead from Albany to Boston."
    assert why(match, "montreal") == "Montreal has no cubes."
    assert why(match, "h9") == "h9 is no city: no cubes lie there, and none goes there."
    assert why(match, "red") == "No red cube can be moved now."
    stuck = table(3, 0, *WAY, phase="goods", goods={"albany": "p", "boston": "p"}, locomotive=3)
    assert why(stuck, "boston") == "No cube of Boston can be moved now."


@pytest.mark.rule("STM-126")
def test_a_locomotive_that_cannot_be_improved() -> None:
    cubes = {"goods": {"albany": "p"}}
    improved = moving(0, *WAY, locomotive=2, improved=True, **cubes)
    assert why(improved, "improve") == "You have improved your locomotive in this round already."
    assert why(moving(0, *WAY, locomotive=6, **cubes), "improve") == "Your locomotive has level 6, the highest."


@pytest.mark.rule("STM-047", "STM-055", "STM-185")
def test_action_tiles_that_are_taken_or_too_dear() -> None:
    assert why(choosing(1, {0: 6}), "loco") == "Ann has Locomotive."
    assert why(choosing(0, locomotive=6), "locomotive") == "Your locomotive has level 6, the highest."
    assert why(choosing(0, cash=3, income=-10, vp=0), "7") == "Urbanization costs $6: $3 missing."


@pytest.mark.rule("STM-038", "STM-163", "STM-183")
def test_bids_and_capital_out_of_bounds() -> None:
    assert why(order_auction([0, 1, 2], cash=4), "9") == "Bid from $0 to $4."
    capital = table(3, 0, phase="capital", standard=True, cash=0, income=-8)
    assert why(capital, "5") == "You can raise money 2 times at most."


@pytest.mark.rule("STM-107", "STM-111", "STM-115", "STM-116")
def test_cities_and_supply_spaces_that_cannot_be_chosen() -> None:
    founding = play(building(0, tile=7), "urbanize")
    assert why(founding, "albany") == "Albany is a city already."
    assert why(founding, "h9") == "There is no town on h9."
    growing = play(building(0, tile=5, grown=["albany"], supply=["r", "", "b"]), "grow")
    assert why(growing, "albany") == "Albany has grown already."
    assert why(growing, "poughkeepsie") == "Poughkeepsie can't grow: only printed cities do."
    assert why(play(growing, "boston"), "2") == "Supply space 2 is empty."


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("albani", "“albani” is not on this map; most like it: Albany."),
        ("new yrk", "“new yrk” is not on this map; most like it: New York."),
        ("New York – Hartfrod", "“hartfrod” is not on this map; most like it: Hartford."),
        ("b5 pokeepsie", "“pokeepsie” is not on this map; most like it: Poughkeepsie."),
    ],
)
def test_a_misspelt_place_is_answered_with_what_it_is_like(typed: str, said: str) -> None:
    assert why(building(0), typed) == said


def test_what_is_no_move_has_no_reason() -> None:
    for typed in ("x", "zz9", "supply-99", "b5/99/1"):
        assert why(building(0), typed) is None
