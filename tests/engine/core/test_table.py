"""How a script asks: single answers, and what may be done at any time between the answers of a decision."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from engine.core.play.ask import Ask, Word
from engine.core.play.msg import Msg
from engine.core.play.rng import Seed
from engine.core.play.table import Interlude, Table

SELL = Word("sell", Msg("sell"))
HIRE = Word("hire", Msg("hire"))


class Shop(Seed):
    """A player with shares to sell who buys something."""

    def __init__(self, shares: int, money: int = 0) -> None:
        super().__init__(1)
        self.shares, self.money = shares, money

    @property
    def selling(self) -> Interlude[Word]:
        return Interlude(lambda: [SELL] if self.shares else [], self.sell)

    async def sell(self, option: Word) -> None:
        assert option is SELL
        self.shares -= 1
        self.money += 1

    def goods(self) -> list[Word]:
        """One thing for each coin."""
        return [Word(f"thing-{price}", Msg("thing")) for price in range(1, self.money + 1)]


def table(shop: Shop) -> Table[Shop]:
    return Table(shop, lambda entry: None, lambda: None)


class Run:
    """A decision that is being made: `ask` is what is asked, `answer` what came of it."""

    def __init__(self, decision: Coroutine[Any, Any, Any]) -> None:
        self._decision = decision
        self.ask: Ask[Any] | None = None
        self.answer: Any = "nothing yet"
        self._send(None)

    def _send(self, values: list[Any] | None) -> None:
        try:
            (self.ask,) = self._decision.send(values)
        except StopIteration as ended:
            self.ask, self.answer = None, ended.value

    def say(self, key: str) -> None:
        assert self.ask is not None
        self._send([self.ask.parse(key)])

    @property
    def keys(self) -> list[str]:
        assert self.ask is not None
        return list(self.ask.options)


def words(*keys: str) -> list[Word]:
    return [Word(key, Msg(key)) for key in keys]


def test_a_single_answer_is_taken_without_asking() -> None:
    run = Run(table(Shop(0)).choose(0, "buy", words("tea")))
    assert (run.ask, str(run.answer)) == (None, "tea")


def test_an_interlude_is_offered_behind_the_options_and_the_question_is_asked_again() -> None:
    shop = Shop(shares=2)
    run = Run(table(shop).choose(0, "buy", words("tea", "salt"), between=[shop.selling]))
    assert run.keys == ["tea", "salt", "sell"]
    run.say("sell")
    assert (shop.shares, run.keys) == (1, ["tea", "salt", "sell"])
    run.say("sell")
    assert run.keys == ["tea", "salt"]
    run.say("salt")
    assert str(run.answer) == "salt"


def test_options_given_as_a_function_and_the_note_are_said_anew_after_an_interlude() -> None:
    shop = Shop(shares=1, money=2)
    note: Callable[[], Msg] = lambda: Msg("left", money=shop.money)  # noqa: E731
    run = Run(table(shop).choose(0, "buy", shop.goods, between=[shop.selling], note=note))
    assert run.keys == ["thing-1", "thing-2", "sell"]
    assert run.ask is not None and run.ask.note == Msg("left", money=2)
    run.say("sell")
    assert run.keys == ["thing-1", "thing-2", "thing-3"]
    assert run.ask.note == Msg("left", money=3)


def test_several_interludes_are_offered_in_their_order_and_each_carries_out_its_own() -> None:
    shop, hired = Shop(shares=1), []

    async def hire(option: Word) -> None:
        hired.append(str(option))

    hiring = Interlude(lambda: [] if hired else [HIRE], hire)
    run = Run(table(shop).choose(0, "buy", words("tea", "salt"), between=[hiring, shop.selling]))
    assert run.keys == ["tea", "salt", "hire", "sell"]
    run.say("hire")
    assert (hired, shop.shares, run.keys) == (["hire"], 1, ["tea", "salt", "sell"])


def test_an_interlude_may_ask_something_itself() -> None:
    asked = table(Shop(0))
    colours: list[str] = []

    async def hire(option: Word) -> None:
        colours.append(str(await asked.choose(0, "colour", words("gray", "orange"))))

    run = Run(asked.choose(0, "buy", words("tea", "salt"), between=[Interlude(lambda: [HIRE], hire)]))
    run.say("hire")
    assert run.ask is not None and run.ask.kind == "colour"
    run.say("gray")
    assert run.ask.kind == "buy"
    assert colours == ["gray"]


def test_a_single_answer_is_asked_only_where_a_pause_is_wanted_and_something_can_be_done_in_it() -> None:
    shop = Shop(shares=1)
    assert str(Run(table(shop).choose(0, "buy", words("tea"), between=[shop.selling])).answer) == "tea"
    run = Run(table(shop).choose(0, "buy", words("tea"), between=[shop.selling], pause=True))
    assert run.keys == ["tea", "sell"]
    run.say("sell")
    assert (run.ask, str(run.answer), shop.shares) == (None, "tea", 0)


def test_nothing_is_answered_when_an_interlude_leaves_nothing_to_decide() -> None:
    shop = Shop(shares=1, money=2)

    async def waste(option: Word) -> None:
        shop.money = 0

    run = Run(table(shop).choose(0, "buy", shop.goods, between=[Interlude(lambda: words("waste"), waste)]))
    run.say("waste")
    assert (run.ask, run.answer) == (None, None)
    assert Run(table(shop).choose(0, "buy", shop.goods, between=[shop.selling])).answer is None


def test_a_default_that_an_interlude_took_away_is_none() -> None:
    shop = Shop(shares=0, money=3)

    async def lose(option: Word) -> None:
        shop.money -= 1

    losing = Interlude(lambda: words("lose"), lose)
    run = Run(table(shop).choose(0, "buy", shop.goods, between=[losing], default="thing-3"))
    assert run.ask is not None and run.ask.default == "thing-3"
    run.say("lose")
    assert run.ask.default is None


def test_one_key_can_not_be_an_option_and_an_interlude() -> None:
    shop = Shop(shares=1)
    with pytest.raises(RuntimeError, match="both offer sell"):
        Run(table(shop).choose(0, "buy", words("sell", "tea"), between=[shop.selling]))
