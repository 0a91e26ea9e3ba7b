"""The order of keys, and orders that always answer the same."""

from __future__ import annotations

from engine.core.play.ask import Ask, Word
from engine.core.play.msg import Msg
from engine.kit.options import Always, best, ranked


def words(*keys: str) -> list[Word]:
    return [Word(key, Msg(key)) for key in keys]


def test_the_best_key_comes_first_and_equal_ones_as_they_are_offered() -> None:
    worths = {"a": 1.0, "b": 2.0, "c": 1.0}
    assert ranked(worths, lambda: words("c", "left-out", "b", "a")) == ["b", "c", "a"]


def test_how_options_are_offered_is_asked_for_only_if_some_are_equal() -> None:
    def offered() -> list[Word]:
        raise AssertionError("nobody needs to know")

    assert ranked({"a": 1.0, "b": 2.0}, offered) == ["b", "a"]


def test_the_best_is_the_first_of_the_ranked() -> None:
    for worths in ({"a": 1.0, "b": 2.0, "c": 2.0}, {"a": 1.0, "b": 1.0, "c": 0.0}, {"a": 3.0, "b": 0.0, "c": 0.0}):
        assert best(worths, lambda: words("c", "b", "a")) == ranked(worths, lambda: words("c", "b", "a"))[0]


def test_an_order_answers_its_own_key_or_what_it_gives() -> None:
    ask = Ask(0, "end", {"done": Word("done", Msg("done"))})
    assert Always("vp", Msg("vp")).answer(None, ask) == "vp"
    assert Always("at-once", Msg("at-once"), gives="done").answer(None, ask) == "done"
