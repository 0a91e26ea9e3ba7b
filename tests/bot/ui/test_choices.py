"""Every legal answer can be reached with taps, and no screen breaks a limit of Discord."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.i18n import Texts
from bot.ui.choices import components
from bot.ui.ids import Id, Pick, Press
from bot.ui.layout import Buttons, Layout, Select, Text
from bot.ui.reader import Reader
from engine.core.ask import NONE, ONE, Amount, Ask, Many, Option, Shape, Word
from engine.core.msg import Msg
from tests.bot.ui.limits import problems

READ = Reader(Texts()("en"))
TO = Id(123456789, 98765, Press.ANSWER)


def ask(keys: list[str], shape: Shape = ONE, detail: str = "") -> Ask[Word]:
    effect = Msg(detail) if detail else None
    return Ask(0, "any", {key: Word(key, Msg(f"Label of {key}"), effect) for key in keys}, shape)


def reachable(pending: Ask[Word]) -> tuple[set[str], int]:
    """Every answer that taps lead to, and how many screens were seen on the way."""
    found: set[str] = set()
    seen: set[str] = set()
    todo = [""]
    while todo:
        branch = todo.pop()
        if branch in seen:
            continue
        seen.add(branch)
        layout = Layout((Text("?"), *components("toy_freight", TO, pending, READ, branch=branch)))
        assert problems(layout) == []
        for item in layout.items:
            for verb, key in _tapped(item):
                if verb is Press.ANSWER:
                    found.add(key)
                else:
                    todo.append(key)
    return found, len(seen)


def _tapped(item: object) -> list[tuple[Press, str]]:
    if isinstance(item, Buttons):
        return [(button.id.verb, button.id.payload) for button in item.items]
    if isinstance(item, Select):
        opens = item.id.verb is Pick.OPEN
        return [(Press.OPEN if opens or c.value.endswith("/") else Press.ANSWER, c.value) for c in item.choices]
    return []


def test_a_few_answers_are_buttons_that_carry_the_key() -> None:
    (row,) = components("toy_freight", TO, ask(["ts", "loco-3", "pass"]), READ)
    assert isinstance(row, Buttons)
    assert [str(b.id) for b in row.items] == [f"r1.123456789.98765.a.{key}" for key in ("ts", "loco-3", "pass")]


def test_what_a_button_will_do_stands_above_it() -> None:
    text, row = components("toy_freight", TO, ask(["ts"], detail="Two steps"), READ)
    assert isinstance(text, Text)
    assert text.content == "**Label of ts** · Two steps"
    assert isinstance(row, Buttons)


def test_up_to_25_answers_are_one_select_with_details() -> None:
    (menu,) = components("toy_freight", TO, ask([f"k-{n}" for n in range(25)], detail="Two steps"), READ)
    assert isinstance(menu, Select)
    assert [c.value for c in menu.choices] == [f"k-{n}" for n in range(25)]
    assert {c.detail for c in menu.choices} == {"Two steps"}


def test_facets_are_chosen_one_after_the_other() -> None:
    keys = [f"c{hexagon}/t{tile}/{turn}" for hexagon in range(8) for tile in range(5) for turn in range(6)]
    (row,) = components("toy_freight", TO, ask(keys), READ)[:1]
    assert isinstance(row, Buttons)
    assert row.items[0].id.payload == "c0/"
    assert row.items[0].id.verb is Press.OPEN
    assert reachable(ask(keys)) == (set(keys), 1 + 8 + 8 * 5)


def test_a_facet_that_all_answers_share_is_not_asked_for() -> None:
    keys = [f"c5/{tile}/{turn}" for tile in range(8) for turn in range(6)]
    (row, *_) = components("toy_freight", TO, ask(keys), READ)
    assert isinstance(row, Buttons)
    assert [(b.label, b.id.payload) for b in row.items[:2]] == [("0", "c5/0/"), ("1", "c5/1/")]
    assert reachable(ask(keys)) == (set(keys), 1 + 8)


def test_up_to_100_answers_are_selects_beside_each_other_named_by_their_ends() -> None:
    keys = [f"c{n}" for n in range(60)]
    menus = components("toy_freight", TO, ask(keys), READ)
    assert [menu.hint for menu in menus if isinstance(menu, Select)] == [
        "Label of c0 – Label of c19",
        "Label of c20 – Label of c39",
        "Label of c40 – Label of c59",
    ]
    assert reachable(ask(keys)) == (set(keys), 1)


def test_more_answers_come_in_pages_named_by_their_ends() -> None:
    keys = [f"card-{n}" for n in range(240)]
    *_, pages = components("toy_freight", TO, ask(keys), READ)
    assert isinstance(pages, Select)
    assert [c.label for c in pages.choices] == [
        "Label of card-0 – Label of card-79",
        "Label of card-80 – Label of card-159",
        "Label of card-160 – Label of card-239",
    ]
    assert reachable(ask(keys)) == (set(keys), 1 + 3)


@dataclass(frozen=True)
class Hex:
    name: str

    def __str__(self) -> str:
        return self.name

    def label(self) -> Msg:
        return Msg(self.name.upper())

    def detail(self) -> Msg | None:
        return None


def test_a_word_beside_a_long_list_is_a_button_of_its_own() -> None:
    hexes: dict[str, Option] = {f"{row}{n}": Hex(f"{row}{n}") for row in "abcde" for n in range(1, 10)}
    done: dict[str, Option] = {"done": Word("done", Msg("Done"))}
    row, *menus = components("toy_freight", TO, Ask(0, "any", {**hexes, **done}), READ)
    assert isinstance(row, Buttons)
    assert [b.id.payload for b in row.items] == ["done"]
    assert [menu.hint for menu in menus if isinstance(menu, Select)] == ["A1 – C4", "C5 – E9"]


def test_passing_and_the_smallest_amounts_are_buttons_and_the_others_in_selects() -> None:
    first, second, *menus = components("toy_freight", TO, ask(["pass"], Amount(3, 50)), READ)
    assert isinstance(first, Buttons)
    assert isinstance(second, Buttons)
    assert [b.id.payload for b in (*first.items, *second.items)] == ["pass", *map(str, range(3, 12))]
    assert [menu.hint for menu in menus if isinstance(menu, Select)] == ["12 – 30", "31 – 50"]


def test_a_few_amounts_are_all_buttons() -> None:
    (row,) = components("toy_freight", TO, ask(["pass"], Amount(3, 6)), READ)
    assert isinstance(row, Buttons)
    assert [b.id.payload for b in row.items] == ["pass", "3", "4", "5", "6"]


@settings(max_examples=20, deadline=None)
@given(
    st.lists(st.from_regex(r"[a-c]{1,2}(/[a-e0-9]{1,2}){0,3}", fullmatch=True), min_size=1, max_size=300, unique=True)
)
def test_every_answer_of_any_shape_of_keys_can_be_tapped(keys: list[str]) -> None:
    assert reachable(ask(keys))[0] == set(keys)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 50), st.integers(0, 449))
def test_every_amount_and_every_word_beside_it_can_be_tapped(least: int, span: int) -> None:
    pending = ask(["pass"], Amount(least, least + span))
    assert reachable(pending)[0] == {"pass", *map(str, range(least, least + span + 1))}


def test_several_of_at_most_25_are_taken_with_one_select() -> None:
    menu, row = components("toy_freight", TO, ask(["ore", "coal", "grain"], Many(0, 2)), READ)
    assert isinstance(menu, Select)
    assert (menu.least, menu.most, menu.id.verb) == (1, 2, Pick.MANY)
    assert isinstance(row, Buttons)
    assert [b.id.payload for b in row.items] == [NONE]


def test_several_of_more_than_25_are_gathered_until_done() -> None:
    keys = [f"card-{n}" for n in range(40)]
    pending = ask(keys, Many(2, 3))
    first, second, row = components("toy_freight", TO, pending, READ, draft=["card-3", "card-30"])
    assert isinstance(first, Select)
    assert isinstance(second, Select)
    assert [c.value for s in (first, second) for c in s.choices if c.chosen] == ["card-3", "card-30"]
    assert isinstance(row, Buttons)
    assert not row.items[0].disabled
    too_few = components("toy_freight", TO, pending, READ, draft=["card-3"])[-1]
    assert isinstance(too_few, Buttons)
    assert too_few.items[0].disabled
