"""What players read before they choose, and afterwards in the log, in English."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.i18n import Texts
from bot.ui.reader import Reader
from bot.ui.story import deeds
from engine.core.msg import Msg
from engine.games.steam.goods import Cube, Delivery
from engine.games.steam.routes import Route
from tests.engine.games.steam.build import Game, building, place, play, spot, table
from tests.engine.games.steam.scenes import choosing, moving, order_auction, settling

READ = Reader(Texts()("en"), ("Ann", "Ben", "Cleo", "Dan"))


def told(match: Game) -> list[str]:
    """The finished turns as paragraphs."""
    return deeds([entry.msg for entry in match.finished], READ)


def note(match: Game) -> str:
    (ask,) = match.pending.values()
    assert isinstance(ask.note, Msg)
    return READ(ask.note)


def details(match: Game) -> dict[str, str]:
    (ask,) = match.pending.values()
    return {name: READ(detail) for name, option in ask.options.items() if (detail := option.detail())}


def test_a_build_turn_reads_as_one_paragraph():
    match = place(building(0, cash=4), "(0,1) 21@0", "(0,2) T21@0", "(0,3) 21@0")
    (paragraph,) = told(match)
    assert paragraph.startswith("**Ann** places tile 21/0 on g8 for $3. Then tile T21/0 on Poughkeepsie for $4.")
    assert "To pay, $5 is raised: income −1." in paragraph
    assert paragraph.count("**Ann**") == 1


def test_a_build_turn_without_track_is_told_too():
    match = play(building(0, "(0,1) 21@0 =0"), "done")
    assert told(match) == [
        "**Ann** builds no track. The unfinished link from Albany was not worked on and becomes unowned."
    ]


def test_a_prompt_tells_what_money_there_is_and_what_more_costs():
    more = "You can raise more as you pay, up to $"
    assert (
        note(building(0, cash=4)) == f"3 track placements left. You have $4. {more}54 in all: each $5 costs 1 income."
    )
    poor = building(0, cash=4, income=-10, vp=3)
    assert note(poor) == f"3 track placements left. You have $4. {more}9 in all: each $5 costs 2 VP."
    assert note(building(0, cash=4, standard=True)) == "3 track placements left. You have $4."


def test_a_hex_tells_its_ground_and_what_track_could_start_from():
    found = details(place(building(0), "(0,1) 21@0"))
    assert found[spot("(0,1)")] == "Plain with water: beside Albany and the link from Albany can be redirected"
    assert found[spot("(0,2)")] == "Plain with water: your link from Albany points here"


def test_deliveries_to_the_same_city_differ_by_their_labels():
    way = spot("albany"), spot("poughkeepsie"), spot("new-york")
    ways = [Delivery("northeast", 0, "red", Route(way, points)) for points in ((1, 0, 1), (1, 1, 0), (2, 0, 0))]
    assert [READ(each.label()) for each in ways] == [
        "Albany → New York, red: 1 point (Cleo 1)",
        "Albany → New York, red: 1 point (Ben 1)",
        "Albany → New York, red: 2 points",
    ]
    assert READ(replace(ways[0], asked=True).label()) == "New York: 1 point (Cleo 1)", "once the cube is known"
    assert {READ(each.detail()) for each in ways} == {"By way of Poughkeepsie."}
    assert READ(Cube(tuple(ways)).detail()) == "3 ways, to New York."


def test_the_log_names_the_route_town_by_town():
    tiles = ("(0,1) 21 =0", "(0,2) T21 =0", "(0,3) 21 =0", "(1,0) 21@2 =0", "(2,0) 22@3 =0")
    match = table(3, 0, *tiles, phase="goods", goods={"hartford": "p"}, locomotive=3, income=10)
    (line,) = told(play(match, "hartford/purple"))
    assert line.startswith(
        "**Ann** moves a purple cube from Hartford by way of Albany and Poughkeepsie to New York, for 3 points."
    )


LAST = {"round": 8}
"""The last round of four players."""


def test_expenses_paid_with_points_tell_the_change():
    match = settling({0: {"locomotive": 3, "cash": 2, "vp": 4}}, standard=True, everybody={"cash": 9})
    assert any(
        line.startswith("**Ann** pays $3 of expenses. $1 of expenses paid with 1 VP, $1 change kept.")
        for line in told(match)
    )
    match = settling({0: {"locomotive": 4, "cash": 0, "vp": 1}}, standard=True, everybody={"cash": 9})
    assert any("$4 of expenses paid with 1 VP and 1 income." in line for line in told(match))
    match = settling({0: {"locomotive": 3, "cash": 0}}, standard=True, everybody={"cash": 9})
    assert any("$3 of expenses paid with 2 income, $1 change kept." in line for line in told(match))


def test_a_better_locomotive_names_its_upkeep_in_the_standard_game():
    assert details(moving(0, locomotive=2, standard=True))["improve"] == (
        "Level 3, free of charge; once in the phase. Upkeep from this round on: $3."
    )
    assert details(moving(0, locomotive=2))["improve"] == "Level 3, free of charge; once in the phase."
    assert details(choosing(0, locomotive=4, standard=True))["locomotive"] == (
        "Your locomotive has level 5 at once. Upkeep from this round on: $5."
    )


@pytest.mark.parametrize("standard", [False, True])
def test_nothing_is_promised_for_the_next_round_in_the_last_one(standard: bool):
    for match in (choosing(0, standard=standard, state=LAST), moving(0, standard=standard, state=LAST)):
        said = [*details(match).values(), note(match)]
        assert not [text for text in said if re.search("next|from this round on", text)], said


@pytest.mark.parametrize("standard", [False, True])
def test_in_the_last_round_it_is_told_what_tile_numbers_decide(standard: bool):
    match = choosing(0, standard=standard, state=LAST, cash=3)
    assert note(match).startswith("The last round: at equal VP and income the lower number wins.")
    assert details(match)["turn-order"] == "Nothing but the lowest number: you win a tie in VP and income."
    before = choosing(0, standard=standard, cash=3)
    assert "tie" not in details(before)["turn-order"]


def test_the_auction_tells_the_prices_for_the_players_who_are_left():
    two = order_auction([0, 1], players=3, facts={2: {"fallen": 1}})
    assert "In the end, position 1 pays its whole bid, position 2 nothing." in note(two)
    assert "half" not in note(two)
    assert "positions 1 and 2 pay their whole bid, position 3 nothing." in note(order_auction([0, 1, 2]))
    four = order_auction([0, 1, 2, 3], cash=9)
    assert "the last one nothing, the others half" in note(four)
    play(four, "2", "5", "6", "pass")
    assert details(four)["pass"] == "You drop out and get position 3 for $1."
    assert details(order_auction([0, 1, 2]))["pass"] == "You drop out and get position 3 for nothing."


def test_urbanization_tells_what_becomes_of_links():
    board = ("(4,-3) T22@2 2=1 4=-", "(5,-3) 22@3 =1", "(3,-2) 22@1 =-", "(3,0) 22@4 =0", "(2,0) 22@1 =1")
    more = ("(0,1) 21@0 =-", "(-1,0) 21@2 =1", "(-2,0) T33@1 1=- 2=1 4=0")
    found = details(play(building(0, *board, *more, tile=7), "urbanize"))
    assert found["springfield"] == (
        "completes the link Hartford–Springfield of Ben, your link Hartford–Springfield is complete and the unowned "
        "link Concord–Springfield is complete and stays unowned for good."
    )
    assert found["poughkeepsie"] == "your link Albany–Poughkeepsie is complete, with unowned track that you claim."
    assert found["amsterdam"] == "an unowned unfinished link here is removed and your unfinished link here is removed."
    assert found["concord"] == "No link is completed or removed."


def test_capital_is_raised_knowing_the_expenses_and_what_is_left_after_them():
    short = table(3, 0, phase="capital", standard=True, cash=4, income=-2, locomotive=3)
    assert note(short) == (
        "Expenses of this round: $5 (income −2, locomotive $3). You have $4: $1 too little for them. Each $5 costs 1 "
        "income (so $4 are left of it after the expenses), or 2 VP once your income is −10. You can't raise money "
        "again in this round."
    )
    left = table(3, 0, phase="capital", standard=True, cash=9, income=0, locomotive=2)
    assert note(left).startswith(
        "Expenses of this round: $2 (income 0, locomotive $2). You have $9: $7 are left after them."
    )
    rich = table(3, 0, phase="capital", standard=True, cash=9, income=5, locomotive=2)
    assert note(rich).startswith("This round brings $3 in the end (income 5, locomotive $2). You have $9 to spend.")
