"""Who decides when nobody is there: practice opponents and the caretaker."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from engine.core.ahead.policy import UnknownPolicy, caretaker, move, moves, play_out, policy
from engine.core.play import registry
from engine.core.play.advice import Advice, Policy
from engine.core.play.ask import CONFIRM, ONE, Amount, Ask, Many, Shape, Word
from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.core.play.rng import Rng, Seed

TOY = registry.game("toy_freight")
Playing = Callable[[Mapping[str, Policy]], None]
WORDS = {key: Word(key, Msg(key)) for key in ("a", "b", "c")}


def toy(**options: Any) -> Match[Any, Any]:
    return Match.new(TOY, 2, {}, 1, **options)


@pytest.mark.parametrize(
    ("shape", "key"),
    [(ONE, "a"), (Many(0, 2), "none"), (Many(2, 3), "a+b"), (Amount(3, 9, 3), "a")],
)
def test_a_caretaker_takes_the_first_answer(shape: Shape, key: str) -> None:
    assert caretaker(Ask(0, "test", WORDS, shape)) == key


def test_a_caretaker_names_the_least_amount_where_there_are_no_words() -> None:
    assert caretaker(Ask(0, "test", {}, Amount(3, 9, 3))) == "3"


def test_a_caretaker_takes_what_the_rules_have_as_default() -> None:
    assert caretaker(Ask(0, "test", WORDS, default="b")) == "b"
    assert caretaker(toy().pending[0]) == "pass"


@pytest.fixture
def playing(monkeypatch: pytest.MonkeyPatch) -> Playing:
    """Gives the toy game other practice opponents."""
    return lambda policies: monkeypatch.setattr(registry, "advice", lambda key: Advice(policies=policies))


def test_a_practice_opponent_confirms_although_no_game_teaches_it_to(playing: Playing) -> None:
    answers = {"action": "store", "goods": "none"}
    playing({"simple": lambda view, ask, rng: answers[ask.kind]})
    match, rng = Match.new(TOY, 2, {}, 1), Rng(Seed(1))
    assert [move(match, 0, "simple", rng).key for _ in range(3)] == ["store", "none", CONFIRM]
    assert list(match.pending) == [1]


def test_a_game_may_bring_its_own_random(playing: Playing) -> None:
    assert policy(TOY, "random")(None, Ask(1, "test", WORDS), Rng(Seed(1))) in WORDS
    playing({"random": lambda view, ask, rng: f"{view.seat}"})
    assert policy(TOY, "random")(TOY.view(toy().state, 1), Ask(1, "test", WORDS), Rng(Seed(1))) == "1"


def test_an_unknown_practice_opponent_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownPolicy) as error:
        policy(TOY, "genius")
    assert error.value.msg.args["known"] == "random, easy, normal, greedy, hard, master"


def test_moves_stop_after_each_answer_and_go_as_a_game_played_in_one_go() -> None:
    match, whole = toy(confirm=()), toy(confirm=())
    answers = []
    for answer in moves(match, ["random"] * 2, 3):
        answers.append(answer)
        if len(answers) == 4:
            assert not match.over
    assert play_out(whole, ["random"] * 2, 3) == len(answers)
    assert whole.snapshot == match.snapshot
    assert play_out(toy(confirm=()), ["random"] * 2, 3, limit=4) == 4
