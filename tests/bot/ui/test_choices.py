"""Every legal answer can be reached with taps, and no screen breaks a limit of Discord."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.i18n import Texts
from bot.ui.parts.ids import Id, Pick, Press
from bot.ui.parts.layout import Buttons, Layout, Select, Text, Tone
from bot.ui.parts.menus import Menu
from bot.ui.parts.reader import Reader
from bot.ui.table.choices import components
from engine.core.play.ask import NONE, ONE, Amount, Ask, Many, Option, Shape, Word
from engine.core.play.msg import Msg
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
            if isinstance(item, Select) and item.id.verb is Pick.OPEN:
                todo += [choice.value for choice in item.choices]
            else:
                found |= set(_tapped(item))
    return found, len(seen)


def _tapped(item: object) -> list[str]:
    if isinstance(item, Buttons):
        return [button.id.payload for button in item.items]
    return [choice.value for choice in item.choices] if isinstance(item, Select) else []


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


@dataclass(frozen=True)
class Hex(Option):
    name: str
    near: str | None = None

    def __str__(self) -> str:
        return self.name

    def label(self) -> Msg:
        return Msg(self.name.upper())

    def detail(self) -> Msg | None:
        return None

    def group(self) -> Msg | None:
        return None if self.near is None else Msg(self.near)


def hexes(**groups: int) -> dict[str, Option]:
    found = [Hex(f"{near.lower()}-{n}", f"From {near}") for near, count in groups.items() for n in range(count)]
    return {str(option): option for option in found}


def hints(options: dict[str, Option], shape: Shape = ONE) -> list[str]:
    menus = components("toy_freight", TO, Ask(0, "any", options, shape), READ)
    return [menu.hint for menu in menus if isinstance(menu, Select)]


def test_selects_are_named_by_the_groups_of_what_they_hold() -> None:
    assert hints(hexes(York=12, Albany=11)) == ["From York (12)", "From Albany (11)"]


def test_small_neighbours_share_a_select() -> None:
    assert hints(hexes(York=12, Albany=3, Utica=4)) == ["From York (12)", "From Albany · From Utica (7)"]


def test_more_groups_than_selects_are_put_together_the_smallest_neighbours_first() -> None:
    assert hints(hexes(York=12, Albany=8, Utica=7, Troy=9, Erie=20, Olean=11)) == [
        "From York (12)",
        "From Albany · From Utica … (24)",
        "From Erie (20)",
        "From Olean (11)",
    ]


def test_a_group_that_is_too_large_for_a_select_is_numbered() -> None:
    assert hints(hexes(York=40, Albany=12)) == ["From York (1) (20)", "From York (2) (20)", "From Albany (12)"]


def test_options_without_a_group_beside_groups_are_the_others() -> None:
    alone: dict[str, Option] = {f"x{n}": Hex(f"x{n}") for n in range(11)}
    assert hints({**hexes(York=12), **alone}) == ["From York (12)", "Others (11)"]
    assert hints(alone) == ["Choose… (11)"]


def test_a_name_of_many_groups_is_no_longer_than_can_be_read() -> None:
    first, *_ = found = hints(hexes(**{f"Town{n}": 1 for n in range(60)}))
    assert first.startswith("From Town0 · From Town1 … (")
    assert all(" … (" in hint and len(hint) <= 40 for hint in found), "more a phone cuts, and the number with it"


def test_what_does_not_fit_into_four_selects_comes_in_pages_named_by_groups() -> None:
    options = hexes(York=24, Albany=23, Utica=22, Troy=21, Erie=20, Olean=19)
    pending = Ask(0, "any", options)
    *_, pages = components("toy_freight", TO, pending, READ)
    assert isinstance(pages, Select)
    assert [c.label for c in pages.choices] == [
        "From York · From Albany · From Utica (69)",
        "From Troy · From Erie · From Olean (60)",
    ]
    assert [c.chosen for c in pages.choices] == [True, False]
    assert reachable(pending) == (set(options), 3)


def test_a_label_that_several_groups_have_says_which() -> None:
    pair: list[Option] = [Word("a", Msg("Tile")), Named("b", "Tile", "From Troy")]
    layout = components("toy_freight", TO, Ask(0, "any", {str(o): o for o in pair}), READ)
    assert [b.label for row in layout if isinstance(row, Buttons) for b in row.items] == ["Tile", "Tile · From Troy"]


def test_where_two_labels_are_alike_all_have_numbers() -> None:
    alike: dict[str, Option] = {
        key: Word(key, Msg(label)) for key, label in (("a", "Tile"), ("b", "Tile"), ("c", "Go"))
    }
    (row,) = components("toy_freight", TO, Ask(0, "any", alike), READ)
    assert isinstance(row, Buttons)
    assert [b.label for b in row.items] == ["1 · Tile", "2 · Tile", "3 · Go"]


@dataclass(frozen=True)
class Named(Option):
    key: str
    text: str
    near: str

    def __str__(self) -> str:
        return self.key

    def label(self) -> Msg:
        return Msg(self.text)

    def detail(self) -> Msg | None:
        return None

    def group(self) -> Msg | None:
        return Msg(self.near)


DONE = Word("done", Msg("Done"), Msg("2 steps unused"), way_out=True, last=True)


def test_a_word_beside_a_long_list_is_a_button_of_its_own() -> None:
    stay: dict[str, Option] = {"stay": Word("stay", Msg("Stay"))}
    row, menu = components("toy_freight", TO, Ask(0, "any", {**hexes(York=12), **stay}), READ)
    assert isinstance(row, Buttons)
    assert [b.id.payload for b in row.items] == ["stay"]
    assert isinstance(menu, Select)


def test_the_way_out_is_the_last_button_and_grey_and_says_what_is_given_up() -> None:
    few: dict[str, Option] = {"done": DONE, "stay": Word("stay", Msg("Stay"))}
    text, row = components("toy_freight", TO, Ask(0, "any", few), READ)
    assert isinstance(row, Buttons)
    assert [(b.id.payload, b.tone) for b in row.items] == [("stay", Tone.MAIN), ("done", Tone.PLAIN)]
    assert text == Text("**Done \\(ends your turn\\)** · 2 steps unused")
    _, text, row = components("toy_freight", TO, Ask(0, "any", {**hexes(York=12), "done": DONE}), READ)
    assert isinstance(row, Buttons)
    assert [(b.id.payload, b.tone) for b in row.items] == [("done", Tone.PLAIN)]
    assert text == Text("**Done \\(ends your turn\\)** · 2 steps unused")


def test_where_some_are_told_in_a_list_those_with_long_names_are_and_their_buttons_have_a_row() -> None:
    told: dict[str, Option] = {key: Word(key, Msg(key), Msg("free")) for key in ("stay", "go")}
    told |= {key: Word(key, Msg(key)) for key in ("bank", "restock-a-city-with-cubes")}
    text, row = components("toy_freight", TO, Ask(0, "any", told), READ)
    assert text == Text("**1 · stay** · free\n**2 · go** · free\n**4 · restock-a-city-with-cubes**")
    assert isinstance(row, Buttons)
    assert [button.label for button in row.items] == ["1", "2", "3 · bank", "4"]


def test_the_numbers_of_the_picture_stand_before_the_labels_but_not_before_the_way_out() -> None:
    few: dict[str, Option] = {"stay": Word("stay", Msg("Stay"), Msg("free")), "go": Word("go", Msg("Go")), "done": DONE}
    text, row = components("toy_freight", TO, Ask(0, "any", few), READ, numbered=True)
    assert text == Text("**1 · Stay** · free\n**Done \\(ends your turn\\)** · 2 steps unused")
    assert isinstance(row, Buttons)
    assert [b.label for b in row.items] == ["1", "2 · Go", "Done"]
    (_, menu) = components("toy_freight", TO, Ask(0, "any", hexes(York=11, Troy=12)), READ, numbered=True)
    assert isinstance(menu, Select)
    assert [c.label for c in menu.choices][:2] == ["12 · TROY-0", "13 · TROY-1"]


def test_passing_and_the_smallest_amounts_are_buttons_and_the_others_in_selects() -> None:
    first, second, *menus = components("toy_freight", TO, ask(["pass"], Amount(3, 50)), READ)
    assert isinstance(first, Buttons)
    assert isinstance(second, Buttons)
    assert [b.id.payload for b in (*first.items, *second.items)] == ["pass", *map(str, range(3, 12))]
    assert [menu.hint for menu in menus if isinstance(menu, Select)] == ["12 – 30 (19)", "31 – 50 (20)"]


def test_an_amount_that_is_alone_in_a_select_is_no_range() -> None:
    *_, menu = components("toy_freight", TO, ask(["pass"], Amount(1, 10)), READ)
    assert isinstance(menu, Select)
    assert (menu.hint, len(menu.choices)) == ("10 (1)", 1)


def test_a_name_that_goes_on_by_itself_has_no_second_ellipsis() -> None:
    goes_on = Menu((), ("New: Mönchengladbach→…", "New: Düsseldorf→"))
    assert goes_on.name(READ) == "New: Mönchengladbach→…"


def test_a_few_amounts_are_all_buttons() -> None:
    (row,) = components("toy_freight", TO, ask(["pass"], Amount(3, 6)), READ)
    assert isinstance(row, Buttons)
    assert [b.id.payload for b in row.items] == ["pass", "3", "4", "5", "6"]


PARTS = [
    st.sampled_from([*letters, *map("".join, product(letters, letters))]) for letters in ("abc", "abcde0123456789")
]
"""Of one letter or two. Strings by a regular expression need all tables of Unicode, which take seconds to make."""
SHAPES = st.builds(lambda first, rest: "/".join([first, *rest]), PARTS[0], st.lists(PARTS[1], max_size=3))


@settings(max_examples=5, deadline=None)
@given(st.lists(SHAPES, min_size=1, max_size=150, unique=True))
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
    text, first, second, row = components("toy_freight", TO, pending, READ, draft=["card-3", "card-30"])
    assert text == Text("Choose 2 to 3…")
    assert isinstance(first, Select)
    assert isinstance(second, Select)
    assert [c.value for s in (first, second) for c in s.choices if c.chosen] == ["card-3", "card-30"]
    assert isinstance(row, Buttons)
    assert not row.items[0].disabled
    too_few = components("toy_freight", TO, pending, READ, draft=["card-3"])[-1]
    assert isinstance(too_few, Buttons)
    assert too_few.items[0].disabled
