"""What players read before they choose, and afterwards in the log, in English."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.i18n import Texts
from bot.ui.parts.reader import Reader
from bot.ui.parts.story import deeds
from engine.core.play.msg import Msg
from engine.games.steam.data import DATA
from engine.games.steam.goods import Delivery
from engine.games.steam.routes import Route
from engine.games.steam.words import say
from tests.engine.games.steam.boards import finish
from tests.engine.games.steam.build import Game, asked, building, place, play, shown, spot, table
from tests.engine.games.steam.scenes import choosing, moving, new, order_auction, settling
from tests.engine.games.steam.test_goods import HARTFORD, HUDSON, SOUND, theirs

READ = Reader(Texts()("en"), ("Ann", "Ben", "Cleo", "Dan"))


def told(match: Game) -> list[str]:
    """The finished turns as paragraphs."""
    return deeds([entry.msg for entry in match.finished], READ)


def note(match: Game) -> str:
    (ask,) = match.pending.values()
    assert isinstance(ask.note, Msg)
    return READ(ask.note)


def details(match: Game) -> dict[str, str]:
    return {name: READ(detail) for name, option in shown(match).options.items() if (detail := option.detail())}


def labels(match: Game) -> dict[str, str]:
    return {name: READ(option.label()) for name, option in shown(match).options.items()}


def groups(match: Game) -> list[str]:
    """The names of the groups, in order; what has none is left out."""
    options = shown(match).options.values()
    return list(dict.fromkeys(READ(group) for option in options if (group := option.group())))


def test_a_build_turn_reads_as_one_paragraph():
    match = place(building(0, cash=4), "(0,1) 21@0", "(0,2) T21@0", "(0,3) 21@0")
    assert told(match) == [
        "**Ann** builds Albany–Poughkeepsie (2 tiles, $7). To pay, $5 is raised: income −1. "
        "Then Poughkeepsie–New York (1 tile, $3). To pay, $5 is raised: income −1."
    ]


def test_the_ends_of_a_link_have_one_order_wherever_it_is_named():
    match = place(building(0, cash=9), "(0,3) 21@0")
    names = {"Albany–Poughkeepsie", "Poughkeepsie–New York", "New York–Hartford"}
    said = " ".join([*labels(match).values(), *labels(play(match, spot("(0,2)"))).values()])
    assert "Poughkeepsie–New York" in said
    assert not [f"{end}–{start}" for start, end in (name.split("–") for name in names) if f"{end}–{start}" in said]


def test_what_stays_unfinished_is_told_as_the_turn_ends():
    match = place(building(0, "(0,1) 21@0 =0", "(3,0) 21@1 =-", tile=3), "(0,2) T21@0", "(4,-1) 22@2")
    match = finish(place(match, "(-1,1) 22@1"))
    assert told(match) == [
        "**Ann** completes Albany–Poughkeepsie (1 tile, $4). On the same tile Poughkeepsie→ is begun. "
        "Then unowned Hartford→ is claimed (1 tile, $3). Then Albany→ is begun (1 tile, $4)."
    ]


def test_a_link_turned_another_way_is_told_as_that():
    match = finish(place(building(0, "(0,1) 21@0 =0"), "(0,1) 22@0"))
    (paragraph,) = told(match)
    assert paragraph.startswith("**Ann** turns Albany→ another way (1 tile, $2). The unfinished link from Albany")


UNOWNED = "(0,1) 21@0 =-"
"""Unowned track from Albany to the south, on g8."""


def test_an_unowned_link_that_is_turned_stays_unowned_and_says_so_everywhere():
    # whoever has track may turn it, and has nothing of it
    match = building(0, "(-1,1) 22@1 =-", "(-1,2) 21@0 =-")
    hex = next(key for key, named in labels(match).items() if "Turns" in named)
    assert labels(match)[hex] == f"Turns unowned Albany→ elsewhere ({hex})"
    assert list(labels(match))[-2:] == [hex, "done"], "the last thing one wants"
    assert groups(match)[-1] == "Unowned Albany→"
    assert details(match)[hex].endswith("tays unowned: nothing for you")
    on = building(0, UNOWNED)
    assert "can turn unowned Albany→" in details(on)[spot("(0,1)")]
    tiles = play(on, spot("(0,1)"))
    turned = {key: text for key, text in labels(tiles).items() if text.startswith("Turns")}
    assert turned and all(text.startswith("Turns unowned Albany→ ") for text in turned.values())
    assert list(labels(tiles))[-len(turned) :] == list(turned)
    assert {details(tiles)[key] for key in turned} == {"stays unowned: nothing for you"}
    assert groups(tiles)[-1] == "Unowned Albany→"
    assert told(finish(place(building(0, UNOWNED), "(0,1) 22@0"))) == [
        "**Ann** turns unowned Albany→ another way (1 tile, $2)."
    ]


def test_a_link_is_lost_by_turning_it_only_where_nothing_was_done_for_it_in_this_turn():
    lost = "no work: unfinished, lost unless extended"
    old = details(play(building(0, "(0,1) 21@0 =0"), spot("(0,1)")))
    assert {old[key] for key in old if "/22/" in key} == {lost}
    begun = details(play(place(building(0), "(0,1) 21@0"), spot("(0,1)")))
    assert lost not in begun.values()
    extended = details(play(place(building(0, "(-1,1) 22@1 =0"), "(-1,2) 21@0"), spot("(-1,2)")))
    assert lost not in extended.values()


def test_the_last_tile_tells_what_is_lost_with_it() -> None:
    """Behind it nothing is asked any more, so that no *Done* would say it."""
    stubs = ("(3,0) 21@1 =0", "(4,-2) 42@3 2-4=1 0-3=1")
    first = place(building(0, *stubs), "(0,1) 21@0", "(0,2) T11@0")
    tiles = details(play(first, spot("(-1,1)")))
    assert tiles and all("loses Hartford→" in text for text in tiles.values())
    assert "loses" not in " ".join(details(play(place(building(0, *stubs), "(0,1) 21@0"), spot("(-1,1)"))).values())
    # what works on the link itself loses nothing
    on = play(place(building(0, *stubs), "(0,1) 21@0", "(0,2) T11@0"), spot("(4,-1)"))
    going = {key for key, text in labels(on).items() if text.startswith("On with Hartford→")}
    assert going and not [key for key in going if "loses" in details(on).get(key, "")]


def test_a_tile_behind_which_there_is_no_money_for_another_tells_what_is_lost_with_it() -> None:
    """The turn ends there as well, with two tiles unused."""
    stubs = ("(3,0) 21@1 =0", "(4,-2) 42@3 2-4=1 0-3=1")
    tiles = details(play(building(0, *stubs, cash=3, standard=True), spot("(0,1)")))
    assert tiles and all("loses Hartford→" in text for text in tiles.values())


def test_a_hex_with_one_tile_tells_what_that_does_since_it_is_placed_at_once() -> None:
    match = building(0, "(0,1) 21@0 =0", cash=3, standard=True)
    said, more = labels(match), details(match)
    assert more["d13"] == "Begins Philadelphia→ north-west, $3 · loses Albany→"
    assert asked(play(match.fork(), "d13"))[1] == "build"
    assert said["g9"] == "Completes Albany–Poughkeepsie, $3 (g9)" and "g9" not in more, "the label says it"
    assert "b5" not in more, "there are others"


def test_what_was_begun_and_then_turned_is_told_as_begun():
    match = finish(place(building(0), "(0,1) 21@0", "(0,1) 22@0"))
    assert told(match) == ["**Ann** begins Albany→ (2 tiles, $5)."]
    on = finish(place(building(0, "(-1,1) 22@1 =0"), "(-1,2) 21@0", "(-1,2) 22@0"))
    assert told(on)[0].startswith("**Ann** goes on with Albany→ (2 tiles, ")
    # that it lay there before is not forgotten when it goes on behind the turn of the tile
    later = finish(place(building(0, "(0,1) 21@0 =0"), "(0,1) 22@0", "(1,1) 21@2"))
    assert told(later) == ["**Ann** completes Albany–Hartford (2 tiles, $6)."]


def test_a_build_turn_without_track_is_told_too():
    match = play(building(0, "(0,1) 21@0 =0"), "done")
    assert told(match) == [
        "**Ann** builds no track. The unfinished link from Albany was not worked on and becomes unowned."
    ]


def test_a_prompt_tells_what_money_there_is_and_what_more_costs():
    left = "3 tiles left, from $2 each. You have $4"
    assert note(building(0, cash=4)) == f"{left}; $5 more cost 1 income."
    poor = building(0, cash=4, income=-10, vp=3)
    assert note(poor) == f"{left}; $5 more cost 2 VP, up to $9 in all. The end of the round takes $10: $6 missing."
    assert note(building(0, cash=4, standard=True)) == f"{left}. The end of the round takes $1: $3 left."
    broke = note(building(0, cash=0, income=-9, vp=2))
    assert "No money; $5 cost 1 income, from income −10 on 2 VP. The end of the round takes $9: $9 missing." in broke


def test_a_hex_says_what_it_is_good_for_and_the_most_useful_come_first():
    match = place(building(0), "(0,1) 21@0")
    said, more = labels(match), details(match)
    assert next(iter(said.values())) == "Completes Albany–Poughkeepsie, $3 (g9)"
    assert groups(match)[:3] == ["Finishes Albany→", "Completes a link", "From Albany"]
    assert said[spot("(1,0)")] == "South-east of Albany (h7)"
    assert said[spot("(0,1)")] == "South of Albany (g8)"
    assert more[spot("(0,1)")] == "Also can turn Albany→"
    assert more[spot("(-1,1)")] == "From $4 (hill)"
    assert spot("(1,0)") not in more, "what most hexes cost is in the prompt"


@pytest.mark.parametrize("named", ["group-finishes", "group-own", "group-claims", "group-redirects", "group-network",
                                   "tiles-extends", "tiles-claims", "tiles-starts", "tiles-redirects",
                                   "group-redirects-unowned", "tiles-redirects-unowned"])  # fmt: skip
def test_a_list_is_named_so_shortly_that_a_phone_cuts_nothing(named: str) -> None:
    longest = max((hex.name for map in DATA.maps.values() for hex in map.hexes.values()), key=len)
    assert longest == "Mönchengladbach" and len(READ(say(named, place=longest, more=1))) <= 25


def test_hexes_of_a_group_are_so_few_that_a_list_has_room_for_them():
    match = building(0)
    found = groups(match)
    assert found[:2] == ["Completes a link", "Rochester"]
    assert all(len(name) <= 25 for name in found), "more is cut on a phone"


def test_a_tile_says_what_it_makes_before_its_number():
    match = play(place(building(0), "(-1,1) 22@1"), spot("(-1,2)"))
    said = list(labels(match).values())
    assert said[0] == "On with Albany→ south, $2 (21/0)"
    assert groups(match)[0] == "On with Albany→"
    town = play(place(building(0), "(0,1) 21@0"), spot("(0,2)"))
    assert list(labels(town).values())[:2] == [
        "Completes Albany–Poughkeepsie, $3 (T11/0)",
        "Completes Albany–Poughkeepsie and 1 more, $4 (T21/0)",
    ]
    assert next(iter(details(town).values())) == "begins Poughkeepsie→ south"


def test_what_is_raised_for_a_tile_is_told_where_it_is_more_than_for_the_cheapest():
    match = play(building(0, cash=2), "b5")
    assert "costs" not in note(match)
    more = [text for key, text in details(match).items() if "/4" in key]
    assert more
    assert all(text.endswith("costs 1 income") for text in more)
    assert note(play(building(0, cash=0), "b5")).startswith("Beside Rochester and Syracuse (b5): any of these costs 1 ")


def test_done_tells_what_is_given_up_and_ends_the_turn():
    match = place(building(0, "(3,0) 21@1 =0"), "(0,1) 21@0")
    assert labels(match)["done"] == "Done"
    assert details(match)["done"] == "Gives up 2 tiles and unfinished Hartford→."
    done = match.pending[0].options["done"]
    assert done.ends_turn
    assert done.declines
    free = building(0, standard=True, tile=7)
    assert details(free)["done"] == "Gives up 3 tiles and Urbanization."
    assert next(iter(free.pending[0].options)) == "urbanize"


def test_in_the_base_game_a_caretaker_carries_out_what_was_paid_for():
    assert building(0, tile=7).pending[0].default == "urbanize"
    assert building(0).pending[0].default == "done"


def test_deliveries_to_the_same_city_differ_by_their_labels():
    way = spot("albany"), spot("poughkeepsie"), spot("new-york")
    ways = [Delivery("northeast", 0, "red", Route(way, points)) for points in ((1, 0, 1), (1, 1, 0), (2, 0, 0))]
    assert [READ(each.label()) for each in ways] == [
        "Red Albany → New York: 1 point (Cleo 1)",
        "Red Albany → New York: 1 point (Ben 1)",
        "Red Albany → New York: 2 points",
    ]
    assert READ(replace(ways[0], asked=True).label()) == "New York: 1 point (Cleo 1)", "once the cube is known"
    assert {READ(each.detail()) for each in ways} == {"Over Poughkeepsie."}


def test_a_cube_that_goes_several_ways_tells_how_many_and_where():
    match = moving(0, *theirs(HARTFORD, 1), *HUDSON, *SOUND, goods={"hartford": "p", "albany": "p"}, locomotive=3)
    assert set(details(play(match, "more")).values()) == {"Up to 2 points; 2 ways, to New York."}
    assert groups(match) == ["2 points for you"]


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
        line.startswith("**Ann** pays $3 expenses. $1 of expenses paid with 1 VP, $1 change kept.")
        for line in told(match)
    )
    match = settling({0: {"locomotive": 4, "cash": 0, "vp": 1}}, standard=True, everybody={"cash": 9})
    assert any("$4 of expenses paid with 1 VP and 1 income." in line for line in told(match))
    match = settling({0: {"locomotive": 3, "cash": 0}}, standard=True, everybody={"cash": 9})
    assert any("$3 of expenses paid with 2 income, $1 change kept." in line for line in told(match))


def test_a_better_locomotive_names_its_upkeep_in_the_standard_game():
    assert details(moving(0, locomotive=2, standard=True))["improve"] == (
        "Free, instead of a cube; once a round; upkeep $3 a round from now on."
    )
    assert details(moving(0, locomotive=2))["improve"] == "Free, instead of a cube; once a round."
    assert details(choosing(0, locomotive=4, standard=True))["locomotive"] == (
        "At once from level 4 to 5; upkeep $5 a round from now on."
    )


def test_an_action_tile_says_its_price_and_what_is_raised_for_it():
    match = choosing(0, cash=3)
    assert labels(match)["city-growth"] == "City Growth (5), $2"
    assert labels(match)["city-growth-pass"] == "City Growth (5): number only, free"
    assert details(match)["locomotive"] == "At once from level 1 to 2: cubes travel 2 links. Paid with 1 income."
    assert "Paid" not in details(match)["city-growth"]


def test_points_above_the_highest_income_are_told_as_lost():
    match = table(
        3, 0, "(0,1) 21 =0", "(0,2) T21 =0", "(0,3) 21 =0", phase="goods", goods={"albany": "p"}, locomotive=3, income=9
    )
    play(match, "albany/purple")
    assert labels(match) == {"income": "Income +1 (→ 10)", "vp": "2 VP (→ 2)"}
    assert details(match) == {"income": "Loses 1 point above the highest income."}


@pytest.mark.parametrize("standard", [False, True])
def test_nothing_is_promised_for_the_next_round_in_the_last_one(standard: bool):
    for match in (choosing(0, standard=standard, state=LAST), moving(0, standard=standard, state=LAST)):
        said = [*details(match).values(), note(match)]
        assert not [text for text in said if re.search("next|from now on", text)], said


@pytest.mark.parametrize("standard", [False, True])
def test_in_the_last_round_it_is_told_what_tile_numbers_decide(standard: bool):
    match = choosing(0, standard=standard, state=LAST, cash=3)
    assert note(match).startswith("Last round: the lower number wins ties.")
    assert details(match)["turn-order"] == "You win a tie in VP and income."
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
    assert details(four)["pass"] == "You drop out: position 3 for $1."
    assert details(order_auction([0, 1, 2]))["pass"] == "You drop out: position 3, free."


def test_urbanization_tells_what_becomes_of_links():
    board = ("(4,-3) T22@2 2=1 4=-", "(5,-3) 22@3 =1", "(3,-2) 22@1 =-", "(3,0) 22@4 =0", "(2,0) 22@1 =1")
    more = ("(0,1) 21@0 =-", "(-1,0) 21@2 =1", "(-2,0) T33@1 1=- 2=1 4=0")
    found = details(play(building(0, *board, *more, tile=7), "urbanize"))
    assert found["springfield"] == (
        "completes Hartford→ of Ben, completes your Hartford→ and completes Springfield–Concord, "
        "which then stays unowned for good"
    )
    assert found["poughkeepsie"] == "completes unowned Albany→ for you"
    assert found["amsterdam"] == "removes an unowned link and removes your unfinished link"
    assert "concord" not in found


def test_capital_is_raised_knowing_the_expenses_and_what_is_left_after_them():
    later = {"state": {"round": 2}}
    short = table(3, 0, phase="capital", standard=True, cash=4, income=-2, locomotive=3, **later)
    assert note(short) == (
        "Expenses this round: $5 (income −2, locomotive $3). You have $4: $1 missing. Each −1 income brings $5 ($4 "
        "after the expenses), from income −10 on each −2 VP. This is the only time in this round."
    )
    left = table(3, 0, phase="capital", standard=True, cash=9, income=0, locomotive=2, **later)
    assert note(left).startswith("Expenses this round: $2 for the locomotive. You have $9: $7 left after them.")
    rich = table(3, 0, phase="capital", standard=True, cash=9, income=5, locomotive=2, **later)
    assert note(rich).startswith("This round brings $3 in the end (income 5, locomotive $2). You have $9 to spend.")


def test_in_the_first_round_the_advice_stands_where_the_missing_dollar_would_invite_to_too_little():
    told = note(new(3, rules="standard"))
    assert told.startswith(
        "Expenses this round: $1 for the locomotive. You start with nothing: the rulebook advises at least $10 "
        "(2 × $5), since bids and track are paid from it too."
    )
    assert "missing" not in told
