"""What a player reads: options say what they bring, no more and no less than is true here."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.play.ask import Ask
from engine.core.play.reading import read
from engine.games.russian_railroads.advice import ADVICE
from engine.games.russian_railroads.advice.ranking import promised
from engine.games.russian_railroads.advice.sight import of_ask
from renderers.i18n import Words
from tests.engine.games.russian_railroads.build import asked, offered, play
from tests.engine.games.russian_railroads.story import (
    EVERYWHERE,
    GREY,
    Game,
    at_a_card,
    at_a_token,
    end_round,
    passing,
    quiet,
    table,
)
from tests.engine.games.russian_railroads.test_examples_ending import last_round

WORDS = Words("en")


def question(match: Game) -> Ask[Any]:
    """The one question, as it is read."""
    (seat,) = match.pending
    ask = read(match, seat)
    assert ask is not None
    return ask


def label(match: Game, key: str) -> str:
    """What the button of an option says."""
    ask = question(match)
    return WORDS(ask.options[key].label())


def detail(match: Game, key: str) -> str:
    """What an option says it will do; empty if nothing."""
    ask = question(match)
    msg = ask.options[key].detail()
    return "" if msg is None else WORDS(msg)


def note(match: Game) -> str:
    """What the question adds; empty if nothing."""
    ask = question(match)
    return "" if ask.note is None else WORDS(ask.note)


def log(match: Game) -> list[str]:
    """Every line told so far."""
    (seat,) = match.pending or [None]
    return [WORDS(entry.msg) for entry in [*match.finished, *match.story(seat)]]


BLACK_WORKER = {"black": 1, "black_owned": True, "state": {"question_cards": []}}
ON_STRIP = {"strip": [0, 0, 0, 0, 0, "black-vp3", 0]}


@pytest.mark.rule("RRR-201", "RRR-203")
@pytest.mark.parametrize(
    ("space", "says"),
    [
        ("black-1", True),
        ("black-2", True),
        ("ind-3", True),
        ("bottom", True),
        ("any-coin", True),
        ("variable-1", True),
        ("engineer-1", True),
        ("doubler", False),
        ("coins", False),
        ("temps", False),
        ("order-2", False),
        ("loco-1", False),
        ("grey-1", False),
        ("brown-1", False),
        ("ind-1", False),
        ("engineer-10", False),
    ],
)
def test_the_black_worker_promises_a_step_only_where_the_space_allows_a_black_step(space, says):
    facts = {**EVERYWHERE, **BLACK_WORKER, **ON_STRIP, "engineers": ["two-any", "repeat"], "coins": 2}
    match = play(table(markers=[1], board={"ind-1": [(0, "own")]} if space == "engineer-10" else {}, **facts), space)
    key = next(key for key in offered(match) if key.startswith("black-1"))
    assert ("+1 black step" in detail(match, key)) is says


@pytest.mark.rule("RRR-177")
def test_parts_and_done_name_whose_effect_they_are_about_and_what_goes_on():
    match = table(markers=[4], factories=["two-any-steps"], SP="b3 g0", TS="b3 g0", KY="b1 g0")
    play(match, "ind-2", "ts-grey")
    assert note(match) == "factory “2 any steps”: 1 step left, where? Then “2 industry steps” goes on."
    assert detail(match, "done") == ("Without the rest; “2 industry steps” goes on.")
    match = play(at_a_token(), "four-any-steps")
    assert note(match) == "? token “Four steps”: 4 steps left, where?"
    assert detail(match, "done") == "Without ? token “Four steps”."
    match = play(quiet(coins=1, **EVERYWHERE), "any-coin", "ts-black")
    assert note(match) == "“2 of any colour”: 1 step left, where?"
    assert detail(match, "done") == "1 part unused."


def test_the_question_space_of_the_industry_is_announced_until_it_is_used():
    match = play(quiet(markers=[9, 6], factories=["coin"] * 4), "ind-2")
    assert detail(match, "industry") == "+5 VP a round · ? token"
    assert detail(match, "industry-2").startswith("1 coin"), "the factory there"
    match = play(quiet(markers=[12, 9], factories=["coin"] * 5), "ind-2")
    assert "? token" not in detail(match, "industry-2")


@pytest.mark.parametrize(
    ("rails", "key", "says"),
    [
        ({"SP": "b3"}, "sp-black", "? token once your locomotives reach 4"),
        ({"KY": "b1"}, "ky-black", "+2 VP a round once your locomotives reach 2"),
        ({"TS": "b12 g0 br0 n0"}, "ts-black", "? token once your locomotives reach 13"),
        ({"SP": "b3", "sp": [4]}, "sp-black", "? token"),
        ({"KY": "b1", "ky": [2]}, "ky-black", "+2 VP a round"),
        ({"KY": "b5"}, "ky-black", "1 step more: a worker for good"),
        ({"KY": "b1", "round": 7, "ky": [2]}, "ky-black", "+2 VP this round"),
    ],
)
def test_a_special_space_says_how_far_locomotives_must_reach(rails, key, says):
    match = play(table(coins=1, **{"TS": "b3 g0", **rails}), "any-coin")
    assert detail(match, key) == says


@pytest.mark.rule("RRR-043", "RRR-044")
@pytest.mark.parametrize(
    ("locos", "says"),
    [
        ({"ts": [5], "sp": [3], "ky": []}, "3 is placed again"),
        ({"ts": [2, 4], "sp": [3], "ky": [4]}, "3 is placed again or returned"),
        ({"ts": [3, 4], "sp": [3], "ky": [4]}, "3 becomes a factory tile for anybody"),
    ],
)
def test_a_replaced_locomotive_is_said_to_return_only_where_it_may(locos, says):
    match = play(table(locos={6: 4}, **locos), "loco-1", "loco")
    assert label(match, "sp") == "St Petersburg: 6 replaces 3"
    assert detail(match, "sp") == f"reach 3→6 · {says}"


def test_what_comes_by_itself_behind_a_place_is_told_with_it():
    match = play(table(locos={6: 4}, ts=[5, 4], sp=[3], ky=[]), "loco-1")
    best = "Kiev reach 0→6 · +1 VP a round · 4 left"
    assert (detail(match, "loco"), play(match, "loco") and detail(match, "ky")) == (best, "reach 0→6 · +1 VP a round")
    assert detail(match, "sp") == "reach 3→6 · then Locomotive 3: Kiev reach 0→3 · +1 VP a round"


def test_a_place_tells_what_it_brings_before_the_replaced_locomotive_has_found_its_own():
    match = play(table(locos={4: 3}, TS="b2 g1", SP="b4 g3", KY="b2 g1", ts=[1], sp=[2], ky=[2]), "loco-1")
    assert detail(match, "loco") == "St Petersburg reach 2→4 · +1 VP a round · ? token · 3 left"
    match = play(match, "loco")
    assert detail(match, "sp") == "reach 2→4 · +1 VP a round · ? token · 2 is placed again"


def test_the_best_place_of_a_locomotive_tells_what_becomes_of_the_replaced_one():
    match = play(table(locos={6: 4}, ts=[5, 7], sp=[], ky=[1], KY="b8"), "loco-1")
    assert detail(match, "loco").startswith("Kiev reach 1→6 · then Locomotive 1: St Petersburg reach 0→1 · +")


def test_what_doublers_of_an_entered_factory_bring_is_told_with_the_step():
    match = play(quiet(TS="b9 g9 br9", ts=[9], markers=[3, 2], factories=["two-doublers"] * 3), "ind-2")
    assert detail(match, "industry") == "2 doublers · then doublers on spaces 1–2 · +4 VP a round"


def test_a_question_space_is_told_however_much_else_is_gained():
    match = table(
        TS="b15 g15 br15 n15", SP="b8", KY="b8 g0", markers=[9], factories=["engineer-sum"] * 5, ky=[9], workers=7
    )
    says = "St Petersburg 8→9, industry 15→20 · +10 VP · +5 VP a round · ? token"
    assert detail(match, "ind-3").endswith(says)


@pytest.mark.rule("RRR-185")
def test_what_a_space_costs_is_what_can_be_paid_for_it():
    """The second industry marker comes with the black worker's step alone, so a coin in its place is no way to pay."""
    facts = {"markers": [4], "sp": [4], "SP": "b2 g0", "tokens": ["second-marker"], "workers": 1, "coins": 1, **GREY}
    match = quiet(black=1, black_owned=True, state={"question_cards": ["loco-nine"]}, **facts)
    assert detail(match, "ind-3").startswith("2 workers · "), "with the black one"
    free = quiet(black=1, black_owned=True, state={"question_cards": []}, **{**facts, "markers": [1]})
    assert detail(free, "ind-3").startswith("1 worker + 1 coin · ")


@pytest.mark.rule("RRR-069")
def test_own_engineers_are_said_to_work_in_part_and_those_of_the_strip_are_not():
    match = table(engineers=["any-vp3"], strip=[0, 0, 0, 0, 0, "black-vp3", 0])
    ask = question(match)
    groups = {key: WORDS(group) for key, option in ask.options.items() if (group := option.group())}
    assert (groups["engineer-3"], groups["variable-1"]) == ("Your engineers, also in part", "Engineers")


@pytest.mark.rule("RRR-077")
def test_the_second_position_says_what_it_means_to_the_start_player():
    assert "second next round; first if nobody claims it" in detail(table(), "order-2")
    assert "second in the next round, not third" in detail(table(current=2), "order-2")
    assert "first in the next round, too" in detail(table(2), "order-1")
    match = end_round(quiet(board={"order-2": [(0, "own")]}))
    assert any(line.startswith("The turn order stays ") for line in log(match))
    match = end_round(quiet(board={"order-2": [(1, "own")], "order-1": [(2, "own")]}))
    assert not any(line.startswith("The turn order stays ") for line in log(match))


@pytest.mark.rule("RRR-060")
def test_a_doubler_goes_to_the_leftmost_free_slot():
    facts = {"TS": "b3 g2", "ts": [3], "doublers": 1}
    assert detail(table(**facts), "doubler") == "1 worker · doubler on space 2 · +1 VP a round"
    says = "3 spaces of the Trans-Siberian score twice · +1 VP a round"
    assert detail(at_a_token(**facts), "three-doublers") == says
    assert detail(at_a_token(doublers=8), "three-doublers").endswith("nothing can be done now")


@pytest.mark.rule("RRR-040", "RRR-046")
def test_taking_and_building_name_the_tile():
    match = play(table(locos={3: 4}), "loco-1")
    assert label(match, "loco") == "Take locomotive 3"
    assert label(match, "factory") == "Build factory 3: 2 doublers"
    assert label(play(table(locos={3: 4}, tiles={6: 1}), "loco-1"), "factory") == "Build a factory"
    match = play(at_a_card(**{"ts": [9, 8]}), "loco-nine")
    assert note(match) == "Locomotive 9 is in your hand."


@pytest.mark.rule("RRR-044", "RRR-048")
def test_replacing_names_both_tiles():
    five = ["engineer-sum", "two-doublers", "repeat", "two-any-steps", "industry-one"]
    match = play(table(factories=five, locos={6: 4}), "loco-1", "factory")
    assert label(match, "notch-2") == "Notch 2: 6 replaces 3 “2 doublers”"
    assert detail(match, "notch-2") == "Lost: 2 doublers"
    play(match, "notch-2")
    assert "Factory 6 “1 coin” replaces 3 “2 doublers” in notch 2." in log(match)
    match = play(quiet(locos={4: 4}, ts=[3, 3], sp=[3], ky=[3]), "loco-1", "loco", "sp")
    assert "Locomotive 4 replaces 3 on St Petersburg, whose reach is now 4." in log(match)


@pytest.mark.rule("RRR-147", "RRR-210")
def test_the_majority_counts_the_card():
    others = {2: {"bonus_cards": ["extra-engineer"]}}
    match = end_round(last_round(4, engineers=[1, 2], others=others))
    lines = [line for line in log(match) if "engineer" in line and "scores" in line and "end-bonus" not in line]
    assert [line.split(" for ")[1] for line in lines] == ["2 engineers.", "the extra-engineer card."]
    ask = question(at_a_pick(["extra-engineer"]))
    assert "even if you have no other" in WORDS(ask.options["extra-engineer"].detail())


def at_a_pick(deck: list[str]) -> Game:
    """A marker has just entered the factory end-bonus-or-10."""
    return play(table(markers=[4], factories=["end-bonus-or-10"], state={"deck": list(deck)}), "ind-1")


@pytest.mark.rule("RRR-106")
def test_the_last_round_says_that_the_order_spaces_are_replaced():
    match = passing(quiet(round=6), 1)
    while asked(match) != "space":
        play(match, "stay")
    (line,) = (line for line in log(match) if "Round 7" in line)
    assert "3 industry steps stand in place of the turn-order spaces" in line


@pytest.mark.rule("RRR-084")
@pytest.mark.parametrize(
    ("rails", "lost"), [("b14 g9 br6 n1", "2 white steps have"), ("b14 g9 br6 n2", "1 white step has")]
)
def test_the_log_says_how_many_white_steps_are_lost(rails, lost):
    match = table(TS=rails, SP="b1 g0 br0 n0", KY="b1 g0 br0")
    match.confirm.add(0)
    play(match, "bottom", "ts-black")
    if "white-ts" in offered(match):
        play(match, "white-ts")
    assert f"{lost} no room and {'is' if lost[0] == '1' else 'are'} lost." in log(match)
    assert match.lost


@pytest.mark.rule("RRR-189")
def test_declining_says_that_the_question_space_stays():
    assert detail(at_a_token(), "decline").startswith("Keeps the token")
    assert detail(at_a_card(**GREY), "decline").startswith("Gives the card up")


@pytest.mark.rule("RRR-096")
def test_the_log_of_a_scoring_names_its_sources_and_never_a_zero():
    match = end_round(quiet(TS="b4 g2 br0", ts=[4], markers=[2], others={1: {"passed": True, "TS": "b1", "ts": [0]}}))
    assert "0 scores 4 VP (Trans-Siberian 2 and industry 2): 4 in all." in log(match)
    assert "1 scores nothing in this round." in log(match)


@pytest.mark.rule("RRR-022")
def test_passing_says_what_it_brings_and_leaves_unused():
    match = table(current=2, workers=3, coins=2)
    ask = question(match)
    assert label(match, "pass") == "Pass (ends your round, 3 workers unused)"
    assert detail(match, "pass") == "+3 VP · keeps 2 coins"
    assert not ask.options["pass"].ends_turn and list(ask.options)[-1] == "pass"
    assert note(match) == "You have 3 workers and 2 coins."


def test_passing_with_nothing_left_is_its_own_confirmation():
    match = table(current=2, workers=0, coins=2)
    assert label(match, "pass") == "Pass (ends your round)"
    ask = question(match)
    assert ask.options["pass"].ends_turn


def test_what_brings_most_comes_first_and_the_parts_of_the_board_stay_together():
    match = quiet(TS="b6 g4 br0", SP="b3 g1 br0", KY="b3 g1 br0", ts=[4], ky=[3])
    ask = question(match)
    (first, *_) = ADVICE.shortcuts(match.view(0), match.pending[0])
    keys = list(ask.options)
    assert (keys[0], keys[-1]) == (first.keys[0], "pass")
    sight = of_ask(match.pending[0])
    assert sight is not None
    worth = promised(sight, match.pending[0])
    groups = [option.group() for option in ask.options.values() if not option.declines]
    for one in groups:
        found = [worth[key] for key, of in zip(ask.options, groups, strict=False) if of == one]
        assert found == sorted(found, reverse=True)
    play(match, "black-1")
    assert list(question(match).options) == ["ky", "ts", "sp"]


@pytest.mark.parametrize(
    ("key", "says"),
    [
        ("grey-1", "1 worker · Kiev 3→5 · +2 VP a round"),
        (
            "any-coin",
            "1 worker + 1 coin · Trans-Siberian 1→2, Trans-Siberian 0→1 · +1 VP a round · brings grey rails",
        ),
        ("ind-1", "1 worker · industry 3→5 · +2 VP a round"),
        ("loco-1", "1 worker · Locomotive 6: St Petersburg reach 0→6 · 2 ? tokens · or a factory"),
        ("coins", "1 worker · +2 coins"),
        ("order-2", "1 worker · second next round; first if nobody claims it · the worker is used again then"),
        ("pass", "keeps 1 coin"),
    ],
)
def test_an_action_space_says_what_it_costs_of_what_one_has_and_brings_now(key, says):
    facts = {"TS": "b1 g0", "SP": "b8 g0", "KY": "b8 g3", "ky": [5], "markers": [3], "factories": ["coin"]}
    match = table(workers=6, coins=1, locos={6: 2}, **facts)
    assert detail(match, key) == says


@pytest.mark.rule("RRR-084")
def test_white_steps_are_promised_as_far_as_there_is_room_for_them():
    facts = {"SP": "b1 g0 br0 n0", "KY": "b1 g0 br0"}
    match = play(table(TS="b14 g9 br6 n1", **facts), "bottom")
    assert detail(match, "ts-black") == "+10 VP · brings white rails · 0 of 2 white steps have room"
    match = play(table(TS="b14 g9 br6 n5", **facts), "bottom")
    assert detail(match, "ts-black").endswith("2 white steps")
    match.confirm.add(0)
    play(match, "ts-black", "white-ts", "white-ts")
    assert asked(match) == "confirm" and not match.lost


@pytest.mark.rule("RRR-078")
def test_the_log_says_that_a_piece_stays():
    match = end_round(quiet(board={"order-1": [(1, "own")]}))
    seat = next(iter(match.pending))
    match.answer(seat, "stay")
    assert any(line.endswith("leaves the piece on the turn-order space.") for line in log(match))
