"""Why what a player types is not legal now: one sentence, with what is missing."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.russian_railroads.advice import ADVICE
from renderers.i18n import Words
from tests.engine.games.russian_railroads.build import play
from tests.engine.games.russian_railroads.story import GREY, Game, actor, asked, at_a_card, at_a_token, quiet, table

WORDS = Words("en")
NAMES = ("Ann", "Ben", "Cid", "Dan")


def why(match: Game, typed: str) -> str:
    """What is said to whoever is asked and types this; "" if nothing is known."""
    seat = actor(match)
    said = ADVICE.why(match.view(seat), match.pending[seat], typed)
    return "" if said is None else WORDS(said, lambda seat: NAMES[seat])


@pytest.mark.parametrize("typed", ["black-1", "2 black", "2-black"])
def test_a_space_that_somebody_has_taken_names_who(typed: str) -> None:
    assert why(table(board={"black-1": [(2, "own")]}), typed) == "“2 black” is taken by Cid."


@pytest.mark.parametrize("typed", ["Kiev", "kiev 3", "trans"])
def test_a_route_is_chosen_behind_a_space(typed: str) -> None:
    assert why(table(), typed).endswith("comes second: first the action space, then where its steps go.")


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("loco 3", "Locomotive 3 comes after locomotive 2, of which 2 are left."),
        ("Locomotive 9", "Locomotive 9 comes after locomotive 2, of which 2 are left."),
        ("locomotive 1", "Locomotive 1 is gone: the next one is 2."),
        ("loco 2", ""),  # that one can be had
        ("loco-1", "“Locomotive or factory (1 worker)” is taken by Cid."),
        ("locomotive", ""),  # other spaces bring one
        ("industry", ""),
        ("turn order 1", "“Turn order: first” is taken by Ben."),
        ("turn order 2", ""),
    ],
)
def test_what_lies_on_the_board_has_a_reason_unless_something_brings_it(typed: str, says: str) -> None:
    assert why(table(locos={2: 2, 3: 2, 9: 1}, board={"loco-1": [(2, "own")], "order-1": [(1, "own")]}), typed) == says


@pytest.mark.parametrize("typed", ["trans black", "Kiev", "grey", "industry", "loco 3"])
def test_steps_come_after_the_payment(typed: str) -> None:
    match = play(table(coins=1), "doubler")
    assert asked(match) == "pay" and why(match, typed) == "First the payment, then what the action does."


def test_a_space_that_one_has_taken_oneself_says_so() -> None:
    match = table(board={"doubler": [(0, "own")], "engineer-4": [(0, "own")]}, engineers=[4])
    assert why(match, "doub") == "You have used “Doubler” already in this round."
    assert why(match, "engineer-4").startswith("You have used “Own engineer 4")


@pytest.mark.parametrize(
    ("facts", "typed", "says"),
    [
        ({"workers": 1}, "3 black", "“3 black” costs 2 workers; you have only 1: 1 missing."),
        ({"coins": 1}, "loco-3", "“Locomotive and factory” costs 3 workers; you have 1 and 1 coin: 1 missing."),
        ({"workers": 3}, "any", "“2 of any colour” demands coins: 1 coin missing."),
        ({"workers": 0, "coins": 1}, "2 of any", "“2 of any colour” costs 1 worker and 1 coin: 1 missing."),
        ({}, "hire", "“Hire engineer 10: repeat a space” demands coins: 1 coin missing."),
    ],
)
def test_too_few_workers_or_coins_are_counted(facts: dict[str, Any], typed: str, says: str) -> None:
    match = table(strip=[0, 0, 0, 0, 0, 0, "repeat"], **{"coins": 0, "workers": 1, **facts})
    assert why(match, typed) == says


@pytest.mark.parametrize(
    ("facts", "typed", "says"),
    [
        ({}, "2 grey", ("2 grey", "no grey rail can move.")),
        (
            {"TS": "b2 g0", "SP": "b1 g0", "KY": "b1 g0"},
            "grey-1",
            ("2 grey", "only 1 of 2 grey steps has room."),
        ),
        (
            {"markers": [4]},
            "2 industry",
            ("2 industry steps", "your industry marker can't move."),
        ),
        (
            {"markers": [3]},
            "ind-2",
            ("2 industry steps", "only 1 of 2 industry steps is possible up to an empty notch or the end."),
        ),
        ({"doublers": 8}, "doubler", ("Doubler", "every space of the Trans-Siberian that can have a doubler has one.")),
        ({"state": {"doublers": 0}}, "doubler", ("Doubler", "no doubler is left.")),
        ({"locos": {}, "tiles": {}}, "loco-1", ("Locomotive or factory (1 worker)", "no locomotive is left.")),
        (
            {"locos": {2: 2}, "ts": [3, 3], "sp": [3], "ky": [3]},
            "loco-3",
            ("Locomotive and factory", "locomotive 2 is not higher than any of yours."),
        ),
        (
            {"engineers": ["repeat"]},
            "engineer-10",
            ("Own engineer 10: repeat a space", "you have used no space yet that can be repeated."),
        ),
    ],
)  # fmt: skip
def test_what_cannot_be_done_in_full_names_the_part(facts: dict[str, Any], typed: str, says: tuple[str, str]) -> None:
    space, part = says
    assert why(table(**facts), typed) == f"“{space}” can't be done in full: {part}"


def test_turn_order_tells_what_one_may_not_claim() -> None:
    assert why(table(), "order-1") == "You are first already, so you can't claim that."
    match = table(current=2, board={"order-1": [(2, "own")]})
    assert why(match, "order-2") == "You have claimed a position in this round already."
    assert why(table(round=7), "order-2") == "“Turn order: second” is not there in this round."
    assert why(table(2), "temps") == "“2 temporary workers” is not there in a game of 2."


def test_engineers_say_whose_they_are_and_when() -> None:
    strip = [0, 7, 0, 0, 0, 0, 0]
    match = table(strip=strip, others={1: {"engineers": [4]}})
    assert why(match, "engineer-4") == "Engineer 4 works for Ben."
    assert why(match, "engineer 7") == "Engineer 7 can be used in a later round only."
    assert why(match, "variable-1") == "No engineer lies there."
    match = table(strip=[0, 0, 0, 0, 0, 5, 0], board={"variable-1": [(3, "own")]})
    assert why(match, "engineer 5") == "“Engineer 5: 2 industry steps” is taken by Dan."


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("3 workers", "You have only 2 of these workers: 1 missing."),
        ("coin-2", "You have only 1 coin: 1 missing."),
        ("black", "The black worker is not in your supply."),
        ("1 worker", "It costs 2 pieces; you give 1."),
        ("worker-2", ""),
        ("gold", ""),
    ],
)
def test_a_payment_says_what_is_missing(typed: str, says: str) -> None:
    assert why(play(table(workers=2, coins=1), "black-2"), typed) == says


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("kiev grey", "Kiev: grey has to stay behind black, which is on 3."),
        ("st brown", "You have no brown rail for St Petersburg yet: black on Trans-Siberian 6 brings it."),
        ("ky-white", "Kiev has no white rails."),
        ("sp-black", "The black rail is at the end of its route (9)."),
        ("kiev black", ""),
        ("trans grey", "You have no grey rail for Trans-Siberian yet: black on Trans-Siberian 2 brings it."),
        ("factory", "That is no part of what is left."),
        ("industry", "Notch 1 is empty: a factory has to be built there first."),
    ],
)
def test_a_step_says_why_there_is_no_free_track(typed: str, says: str) -> None:
    match = play(table(coins=1, TS="b1", SP="b9 g8", KY="b3 g2", markers=[4]), "any-coin")
    assert asked(match) == "advance"
    assert why(match, typed) == says


def test_a_colour_that_is_no_part_of_the_action_is_named() -> None:
    match = play(table(**{"TS": "b3 g0", **{"KY": "b3 g0"}}), "black-1")
    assert why(match, "ts-grey") == "No grey step is left."


def test_a_locomotive_says_what_lies_there() -> None:
    match = play(table(locos={4: 2}, ts=[5, 3], sp=[6], ky=[]), "loco-1", "loco")
    assert why(match, "sp") == "St Petersburg: 4 is not higher than 6, which lies there."
    assert why(match, "return") == "Nothing returns while a place is empty."


def test_a_token_and_a_card_say_that_they_are_used_up() -> None:
    tokens = ["kiev-medal", "second-marker", "three-doublers"]
    match = at_a_token(tokens=tokens, markers=[0])
    assert why(match, "revaluation") == "You have used the ? token “Revaluation” already."
    assert why(match, "second").startswith("The second marker has to wait")
    match = at_a_card(state={"question_cards": ["loco-nine", "factory-industry"]}, **GREY)
    assert why(match, "black-worker") == "The ? card “Black worker” has been played already."


def test_a_tile_and_a_repeat_say_why_not() -> None:
    match = play(table(locos={3: 2}, tiles={6: 1}), "loco-1", "factory")
    assert why(match, "factory 5").startswith("Factory 5 is not available now")
    match = play(quiet(engineers=["repeat"], board={"doubler": [(0, "own")], "ind-1": [(0, "own")]}), "engineer-10")
    assert why(match, "coins") == "You have not used “2 coins” in this round."


def test_a_worker_that_moves_on_says_where_it_cannot_go() -> None:
    match = table(others={s: {"passed": True} for s in (1, 2, 3)}, current=0, order=[1, 0, 2, 3],
                  board={"order-1": [(0, "own")]})  # fmt: skip
    play(match, "pass")
    assert asked(match) == "reuse"
    assert why(match, "3 black") == "The worker can go only to spaces that cost 1 worker, so not to “3 black”."
    assert why(match, "temps").startswith("The worker can't go to")
