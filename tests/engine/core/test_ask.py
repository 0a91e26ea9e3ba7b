"""Every shape of answer, spelt and misspelt."""

from __future__ import annotations

import pytest

from engine.core.play.ask import Amount, Ask, IllegalAnswer, Many, One, Shape, Word
from engine.core.play.msg import Msg

WORDS = {key: Word(key, Msg(key)) for key in ("a", "b", "c")}


def ask(shape: Shape) -> Ask[Word]:
    return Ask(0, "test", WORDS, shape)


def test_one_takes_a_key() -> None:
    assert ask(One()).parse("b") is WORDS["b"]
    assert ask(One()).keys() == ["a", "b", "c"]


def test_many_takes_keys_in_any_order_and_gives_them_in_the_order_offered() -> None:
    many = ask(Many(0, 2))
    assert many.parse("c+a") == (WORDS["a"], WORDS["c"])
    assert many.parse("none") == ()
    assert many.keys() == ["none", "a", "b", "c", "a+b", "a+c", "b+c"]


@pytest.mark.parametrize("key", ["a+b+c", "a+a", "d", "", "a+", "none+a"])
def test_many_refuses_too_many_repeated_and_unknown_keys(key: str) -> None:
    with pytest.raises(IllegalAnswer):
        ask(Many(0, 2)).parse(key)


def test_the_canonical_key_names_options_in_the_order_offered() -> None:
    many = ask(Many(0, 2))
    assert [many.canonical(key) for key in ("c+a", "a+c", "b", "none")] == ["a+c", "a+c", "b", "none"]
    assert [ask(Amount(2, 6, 2)).canonical(key) for key in ("4", "a")] == ["4", "a"]
    assert ask(One()).canonical("b") == "b"


@pytest.mark.parametrize("shape", [One(), Many(0, 2), Amount(2, 6, 2)])
def test_what_is_no_answer_has_no_canonical_key(shape: Shape) -> None:
    with pytest.raises(IllegalAnswer):
        ask(shape).canonical("a+a")


def test_amount_takes_a_number_in_steps_or_a_word() -> None:
    amount = ask(Amount(2, 6, 2))
    assert [amount.parse(k) for k in ("2", "4", "6")] == [2, 4, 6]
    assert amount.parse("a") is WORDS["a"]
    assert amount.keys() == ["a", "b", "c", "2", "4", "6"]


@pytest.mark.parametrize("key", ["0", "3", "8", "-2", "02", "2.0", "\u0662", " 2", "none"])
def test_amount_refuses_numbers_outside_and_other_spellings(key: str) -> None:
    with pytest.raises(IllegalAnswer):
        ask(Amount(2, 6, 2)).parse(key)


def test_no_more_keys_are_listed_than_wanted() -> None:
    assert ask(Amount(0, 10**9)).keys(5) == ["a", "b", "c", "0", "1"]
