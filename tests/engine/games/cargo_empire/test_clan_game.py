"""Clan games (rules section 9): boards and colours, crests, kept cubes, and what the paid abilities cost."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.play.ask import IllegalAnswer
from engine.core.play.match import NotYourDecision
from engine.games.cargo_empire.data import DATA
from tests.engine.games.cargo_empire.build import asked, me, offered, play, scored, table, there, told
from tests.engine.games.cargo_empire.scenes import BLANKS, CLANS, clan_turn, columns, hand, last_turn, new, set_up

ALL = ["yellow", "green", "red", "purple", "blue"]
COLOURS = {"red", "blue", "green", "yellow"}
RIGA = {"riga": "t18 l0", "vienna": "t4"}
"""Riga supplies white, Vienna demands it: a rail card, or two road cards."""
TOP: dict[str, Any] = {"car": 18, "train": 18, "ship": 18}
"""Markers on victory-point spaces: advances bring no cards and ask for no lane."""


@pytest.mark.rule("CGE-120")
@pytest.mark.parametrize(
    "clans",
    [["purple", "red", "blue", "yellow"], ["green", "blue", "purple", "red"], ["blue", "purple"], ["green", "yellow"]],
)
def test_everybody_plays_another_clan_and_four_of_them_play_their_own_colour(clans: list[str]) -> None:
    match = new(len(clans), 3, clans="on")
    for seat, clan in enumerate(clans):
        assert (asked(match), set(offered(match))) == ("pick-clan", set(ALL) - set(clans[:seat]))
        with pytest.raises(IllegalAnswer):
            match.answer(seat, clans[seat - 1] if seat else "grey")
        play(match, clan, seat=seat)
    players = match.view(None).players
    assert [player.clan for player in players] == clans
    assert {player.colour for player in players} <= COLOURS
    assert len({player.colour for player in players}) == len(clans)
    assert all(player.colour == player.clan for player in players if player.clan != "purple")


@pytest.mark.rule("CGE-120", "CGE-147")
def test_forwarder_and_vassals_take_colours_that_no_clan_plays() -> None:
    match = play(new(1, 3, clans="on"), "blue")
    view = match.view(None)
    assert view.forwarder is not None
    assert len({"blue", view.players[1].colour, view.forwarder.token_colour}) == 3
    match = play(new(2, 3, clans="on", table="vassals"), "yellow", "purple")
    found = [colour for player in match.view(None).players for colour in (player.colour, player.vassal_colour)]
    assert set(found) == COLOURS


@pytest.mark.rule("CGE-121")
def test_after_setup_crests_are_placed_in_turn_order_on_any_city_even_all_on_one() -> None:
    match = set_up(new(4, 3, clans="on"), "crests")
    order = match.state.order
    assert order != sorted(order)
    assert all(player.spare == 0 and len(player.cities) == 1 for player in match.state.players)
    for seat in order:
        assert match.pending.keys() == {seat}
        assert set(offered(match)) == set(DATA.maps["europe"].cities)
        play(match, "oslo")
    assert there(match, "oslo").crests == [0, 1, 2, 3]
    assert match.view(None).phase == "actions"


@pytest.mark.rule("CGE-121", "CGE-205")
def test_in_a_game_without_clans_nobody_has_a_crest_and_a_forwarder_never_has_one() -> None:
    match = set_up(new(2, 3))
    assert [(player.clan, player.crest) for player in match.view(None).players] == [("", "")] * 2
    match = set_up(new(1, 3, clans="on"))
    assert (me(match, 1).clan, me(match, 1).crest) == ("", "")
    assert me(match).crest


@pytest.mark.rule("CGE-122")
def test_in_a_clan_game_the_cube_of_a_delivery_is_kept() -> None:
    match = clan_turn("red", "oslo", RIGA, hand="0/1/0")
    assert "log-delivery" in told(match)
    assert (there(match, "riga").cubes, me(match).cubes, me(match, 1).cubes) == (1, 1, 0)
    match = last_turn(2, RIGA, hand="0/1/0")
    assert (there(match, "riga").cubes, me(match).cubes) == (1, 0)


@pytest.mark.rule("CGE-122")
def test_the_posts_of_setup_bring_no_cubes() -> None:
    match = set_up(new(4, 3, clans="on"))
    assert [player.cubes for player in match.view(None).players] == [0] * 4
    assert all(city.cubes == 2 for city in match.view(None).cities)


@pytest.mark.rule("CGE-123")
def test_an_ability_costs_two_cubes_and_no_action_and_may_be_repeated() -> None:
    match = clan_turn("yellow", "oslo", RIGA, hand="0/1/0", cubes=5, posts=[0, 0, 3])
    for cubes in (3, 1):
        assert asked(match) == "supply"
        play(match, "clan", "road-card")
        assert me(match).cubes == cubes
    # no third one: one kept cube pays for nothing, and the turn is still to be taken
    assert hand(match) == "2/1/0"
    assert (asked(match), offered(match)) == ("cards", ["0r-1t-0s", "2r-0t-0s"])
    assert me(match).turns_left == 2


@pytest.mark.rule("CGE-123")
def test_both_abilities_may_be_used_in_one_turn() -> None:
    match = clan_turn("yellow", "oslo", RIGA, hand="0/1/0", cubes=4)
    play(match, "clan", "crest", "rome", "clan", "road-card")
    # what remains is one delivery, by rail
    assert (me(match).crest, hand(match), me(match).cubes) == ("rome", "1/0/0", 1)


@pytest.mark.rule("CGE-EX-Z36", "CGE-123", "CGE-227")
def test_nobody_pays_in_the_turn_of_another() -> None:
    others = {1: {"clan": "yellow", "crest": "oslo", "cubes": 4}}
    own = {"clan": "red", "crest": "oslo", "hand": "2/1/0"}
    match = table(2, cities=RIGA, closed=True, variants=CLANS, row=BLANKS, others=others, **own)  # type: ignore[arg-type]
    assert match.pending.keys() == {0}
    with pytest.raises(NotYourDecision):
        match.answer(1, "clan")
    assert "clan" not in offered(match)


@pytest.mark.rule("CGE-EX-Z36", "CGE-123", "CGE-227", "CGE-228")
def test_paying_for_a_card_makes_a_delivery_compulsory_that_it_allows() -> None:
    # Riga supplies white; Warsaw, one road away, and Moscow demand it
    cities = {"riga": "t18 l0", "warsaw": "t4", "moscow": "t3"}
    match = clan_turn("yellow", "oslo", cities, hand="0/0/1", cubes=2)
    assert (asked(match), offered(match)) == ("skip", ["cards", "clan"])
    skipped = play(match.fork(), "cards")
    assert hand(skipped) == "1/1/2"
    play(match, "clan", "road-card")
    assert hand(match) == "1/0/1"
    assert (asked(match), offered(match)) == ("demand", ["moscow/upper", "warsaw/upper"])
    with pytest.raises(IllegalAnswer):
        match.answer(0, "cards")
    poor = clan_turn("yellow", "oslo", {**cities, "riga": "t18 c1 l0"}, hand="0/0/1", cubes=1)
    assert (asked(poor), offered(poor)) == ("skip", ["cards", "restock/riga"])
    with pytest.raises(IllegalAnswer):
        poor.answer(0, "clan")


@pytest.mark.rule("CGE-124", "CGE-126")
def test_a_crest_helps_for_nothing_turn_after_turn() -> None:
    # white, grey and orange spaces far from Rome, which supplies orange
    cities = {"rome": "t6 l0", "kiev": "t14", "dublin": "t15"}
    match = clan_turn("yellow", "rome", cities, hand="2/2/0", posts=[0, 0, 2], other={"posts": [0, 0, 2]}, **TOP)
    play(match, "kiev/upper", "1r-1t-0s-crest", "car")
    play(match, "rome/orange")  # to Dublin, with the rest of the cards
    assert (me(match).turns_left, me(match).cubes, hand(match)) == (0, 2, "0/0/0")
    assert (there(match, "rome").cubes, there(match, "dublin").lower.post) == (0, 0)  # type: ignore[union-attr]
    assert me(match).crest == "rome"


@pytest.mark.rule("CGE-125")
def test_kept_cubes_score_nothing() -> None:
    over: dict[str, Any] = {"clan": "red", "crest": "oslo", "variants": CLANS, "state": {"phase": "over"}}
    over["others"] = {1: {"clan": "blue", "crest": "oslo"}}
    assert scored(table(2, cubes=3, **over)) == scored(table(2, **over))
    assert set(scored(table(2, cubes=9, **over)).values()) == {0}


@pytest.mark.rule("CGE-EX-Z44", "CGE-121")
def test_four_crests_may_come_to_one_city() -> None:
    match = new(4, 3, clans="on")
    play(match, "yellow", "red", "blue", "purple")
    assert [player.colour for player in match.view(None).players] == ["yellow", "red", "blue", "green"]
    set_up(match, "crests")
    asked_ = []
    while asked(match) == "crest":
        asked_.append(next(iter(match.pending)))
        play(match, "rome")
    assert asked_ == match.state.order
    assert there(match, "rome").crests == [0, 1, 2, 3]


@pytest.mark.rule("CGE-EX-Z44", "CGE-124", "CGE-128", "CGE-129", "CGE-134", "CGE-140", "CGE-142", "CGE-143")
def test_the_simple_abilities_of_all_clans_in_one_round() -> None:
    match = table(
        4,
        cities={},
        closed=True,
        variants=CLANS,
        row=BLANKS,
        clan="yellow",
        crest="athens",
        cubes=4,
        others={
            1: {"clan": "red", "crest": "athens", "cubes": 2},
            2: {"clan": "blue", "crest": "athens", "cubes": 4, "hand": "1/0/0"},
            3: {"clan": "purple", "crest": "athens", "cubes": 2},
        },
    )
    play(match, "clan", "crest", "rome", "clan", "road-card")
    # the skip that is left to yellow, without anything to deliver, brings one card of each type
    assert (me(match, 0).crest, me(match, 0).cubes, hand(match, 0)) == ("rome", 0, "2/1/1")
    assert match.pending.keys() == {1}
    play(match, "clan", "crest", "oslo")
    assert (me(match, 1).crest, me(match, 1).cubes) == ("oslo", 0)
    assert match.pending.keys() == {2}
    play(match, "clan", "crest", "kiev", "clan", "swap")
    assert (me(match, 2).crest, me(match, 2).cubes, hand(match, 2)) == ("kiev", 0, "1/1/2")
    assert match.pending.keys() == {3}
    play(match, "clan", "borrow")
    assert (asked(match), set(offered(match))) == ("borrow", {"yellow", "red", "blue"})


@pytest.mark.rule("CGE-228")
def test_abilities_can_be_used_before_the_delivery_between_advances_and_before_the_end_of_the_turn() -> None:
    cities = {"warsaw": "t5 l0", "milan": "t9"}
    match = clan_turn("red", "oslo", cities, hand="1/1/0", cubes=8, **TOP)
    assert (asked(match), offered(match)) == ("supply", ["warsaw/orange", "clan"])
    play(match, "clan", "crest", "rome", "warsaw/orange")
    assert (asked(match), offered(match)) == ("advance", ["car", "train", "clan"])
    play(match, "clan", "milan", "car")
    assert (asked(match), offered(match)) == ("end", ["clan", "done"])
    play(match, "clan", "dublin")
    assert (asked(match), me(match).crest, me(match).cubes) == ("end", "dublin", 3)
    assert match.over is False
    play(match, "done")
    assert match.over


@pytest.mark.rule("CGE-228")
def test_a_crest_that_comes_after_the_delivery_does_not_help_it() -> None:
    cities = {"warsaw": "t5 l0", "milan": "t9"}
    match = clan_turn("purple", "oslo", cities, hand="1/1/0", cubes=2, **TOP)
    play(match, "warsaw/orange", "clan", "milan", "car")
    assert match.over
    assert columns(match) == (19, 19, 18)
    early = clan_turn("purple", "oslo", cities, hand="1/1/0", cubes=2, **TOP)
    play(early, "clan", "crest", "milan", "car", "car")
    assert columns(early) == (20, 19, 18)
