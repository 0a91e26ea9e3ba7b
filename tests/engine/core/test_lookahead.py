"""Looking ahead: a script tries its own questions on a copy, and the first good end counts."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from engine.core.play.ask import Amount, Ask, Many, Word
from engine.core.play.codec import copies
from engine.core.play.lookahead import GaveUp, first, reaches
from engine.core.play.msg import Msg
from engine.core.play.table import Script, Table


class Purse(msgspec.Struct):
    money: int = 0
    spent: list[str] = []
    rng: int = 7


def words(*keys: str) -> list[Word]:
    return [Word(key, Msg(key)) for key in keys]


async def shop(table: Table[Purse]) -> None:
    """Three times in a row something is bought for what it costs."""
    for costs in ({"hat": 3, "coat": 5}, {"shoes": 2, "boots": 4}, {"stick": 1, "bag": 2}):
        chosen = await table.choose(0, "buy", words(*(key for key, cost in costs.items())))
        table.state.money -= costs[str(chosen)]
        table.state.spent.append(str(chosen))


def solvent(state: Purse) -> bool:
    return state.money >= 0


@pytest.mark.parametrize(
    ("money", "good", "answers"),
    [
        (20, solvent, ("hat", "shoes", "stick")),
        (6, solvent, ("hat", "shoes", "stick")),
        (5, solvent, None),
        (9, lambda state: state.money == 0, ("hat", "boots", "bag")),
        (11, lambda state: state.money == 0, ("coat", "boots", "bag")),
    ],
)
def test_the_first_good_end_is_found_depth_first(
    money: int, good: Callable[[Purse], bool], answers: tuple[str, ...] | None
) -> None:
    assert first(shop, copies(Purse(money)), good, seat=0) == answers
    assert reaches(shop, copies(Purse(money)), good, seat=0) == (answers is not None)


def test_the_state_that_is_looked_ahead_from_stays_as_it_is() -> None:
    state = Purse(6, ["map"])
    assert reaches(shop, copies(state), solvent, seat=0)
    assert state == Purse(6, ["map"])


def test_a_state_in_the_middle_of_a_script_can_be_looked_ahead_from() -> None:
    offered: list[str] = []

    async def careful(table: Table[Purse]) -> None:
        for key in ("hat", "coat"):

            def with_it(ahead: Table[Purse], key: str = key) -> Script:
                ahead.state.money -= {"hat": 3, "coat": 5}[key]
                return shop(ahead)

            if reaches(with_it, copies(table.state), solvent, seat=0):
                offered.append(key)

    with pytest.raises(StopIteration):
        careful(Table(Purse(10), lambda entry: None, lambda: None)).send(None)
    assert offered == ["hat"]


def test_it_gives_up_after_so_many_answers() -> None:
    def broke(state: Purse) -> bool:
        return state.money == 0

    assert first(shop, copies(Purse(11)), broke, seat=0, most=24) is not None
    with pytest.raises(GaveUp):
        first(shop, copies(Purse(11)), broke, seat=0, most=23)
    assert first(shop, copies(Purse(6)), solvent, seat=0, most=3) == ("hat", "shoes", "stick")
    with pytest.raises(GaveUp):
        first(shop, copies(Purse(6)), solvent, seat=0, most=2)
    assert first(shop, copies(Purse(5)), solvent, seat=0) is None, "all has been tried"


def test_what_nobody_knows_is_not_refused_and_is_never_unseen() -> None:
    with pytest.warns(GaveUp):
        assert reaches(shop, copies(Purse(5)), solvent, seat=0, most=5)
    with pytest.raises(GaveUp):
        reaches(shop, copies(Purse(5)), solvent, seat=0, most=5)
    assert not reaches(shop, copies(Purse(5)), solvent, seat=0)


def test_the_answers_to_try_and_their_order_may_be_said() -> None:
    def backwards(ask: Ask[Word]) -> list[str]:
        return list(ask.options)[::-1]

    def no_hats(ask: Ask[Word]) -> list[str]:
        return [key for key in ask.options if key != "hat"]

    assert first(shop, copies(Purse(20)), solvent, seat=0, keys=backwards) == ("coat", "boots", "bag")
    assert first(shop, copies(Purse(7)), solvent, seat=0, keys=no_hats) is None
    assert first(shop, copies(Purse(8)), solvent, seat=0, keys=no_hats) == ("coat", "shoes", "stick")


def test_amounts_and_several_at_once_are_tried_one_by_one() -> None:
    async def pay(table: Table[Purse]) -> None:
        amount = await table.choose(0, "pay", words("nothing"), Amount(1, 9))
        many = await table.choose(0, "extras", words("a", "b", "c"), Many(0, 2))
        table.state.money -= amount if isinstance(amount, int) else 0
        table.state.spent += map(str, many)

    found = first(pay, copies(Purse(4)), lambda state: state.money == 0 and state.spent == ["b", "c"], seat=0)
    assert found == ("4", "b+c")


def test_a_single_legal_answer_is_no_question() -> None:
    async def forced(table: Table[Purse]) -> None:
        await table.choose(0, "only", words("it"))

    assert first(forced, copies(Purse()), solvent, seat=0) == ()


def test_a_question_without_answers_is_a_dead_end() -> None:
    async def sold_out(table: Table[Purse]) -> None:
        chosen = await table.choose(0, "shop", words("left", "right"))
        if str(chosen) == "left":
            await table.choose(0, "shelf", words())

    assert first(sold_out, copies(Purse()), solvent, seat=0) == ("right",)
    assert first(sold_out, copies(Purse()), lambda state: not solvent(state), seat=0) is None


async def reveal(table: Table[Purse]) -> None:
    table.reveal()


async def chance(table: Table[Purse]) -> None:
    table.state.money += table.rng.below(6)


async def another(table: Table[Purse]) -> None:
    await table.choose(1, "other", words("yes", "no"))


async def everybody(table: Table[Purse]) -> None:
    await table.choose_each("all", {0: words("yes", "no"), 1: words("yes", "no")})


@pytest.mark.parametrize("what", [reveal, chance, another, everybody])
def test_what_nobody_can_know_ends_a_way(what: Callable[[Table[Purse]], Script]) -> None:
    async def risk(table: Table[Purse]) -> None:
        if str(await table.choose(0, "risk", words("dare", "stay"))) == "dare":
            await what(table)
            table.state.money += 100

    def rich(state: Purse) -> bool:
        return state.money >= 100

    assert first(risk, copies(Purse()), rich, seat=0) is None
    assert first(risk, copies(Purse()), rich, seat=0, unknown=True) == ("dare",)
    assert first(risk, copies(Purse()), solvent, seat=0) == ("stay",)


def test_an_error_of_the_rules_is_not_swallowed() -> None:
    async def broken(table: Table[Purse]) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        reaches(broken, copies(Purse()), solvent, seat=0)
