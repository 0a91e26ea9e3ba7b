"""The checker of limits finds each fault that Discord would refuse."""

from __future__ import annotations

import pytest

from bot.ui.parts.ids import Id, Pick, Press
from bot.ui.parts.layout import (
    Button,
    Buttons,
    Choice,
    Image,
    Item,
    Layout,
    Section,
    Select,
    Text,
    clip,
    fit,
    rows,
    within,
)
from tests.bot.ui.limits import problems

TO = Id(1, 1, Press.ANSWER, "pass")
MENU = Id(1, 1, Pick.ANSWER)


def select(count: int = 3, most: int = 1, label: str = "x") -> Select:
    return Select(MENU, "hint", tuple(Choice(str(n), label) for n in range(count)), 1, most)


def test_a_message_within_the_limits_has_no_problems() -> None:
    items = (Text("x" * 4000), Image(b"", "a.png", "A board"), *rows([Button(TO, "x" * 80)]), select(25, 25))
    assert problems(Layout(items)) == []


@pytest.mark.parametrize(
    "items",
    [
        (),
        (Text(" "),),
        (Text("x" * 3000), Text("x" * 1001)),
        (Image(b"", "a.png", ""),),
        (Image(b"", "a.png", "x" * 1025),),
        (Image(b"", "a.png", "x"), Image(b"", "a.png", "y")),
        (Buttons(()),),
        (Buttons(tuple(Button(Id(1, 1, Press.ANSWER, str(n)), "x") for n in range(6))),),
        (Buttons((Button(TO, "x" * 81),)),),
        (Buttons((Button(TO, "x"), Button(TO, "y"))),),
        (Buttons((Button(Id(1, 1, Press.ANSWER, "k" * 92), "x"),)),),
        (select(26),),
        (select(0),),
        (select(3, 4),),
        (select(label="x" * 101),),
        tuple(Text("x") for _ in range(41)),
    ],
)
def test_each_broken_limit_is_found(items: tuple[Item, ...]) -> None:
    assert problems(Layout(items)) != []


@pytest.mark.parametrize(("count", "sizes"), [(0, []), (1, [1]), (5, [5]), (6, [3, 3]), (7, [4, 3]), (10, [5, 5])])
def test_buttons_stand_in_rows_of_nearly_equal_length(count: int, sizes: list[int]) -> None:
    made = rows([Button(Id(1, 1, Press.ANSWER, str(n)), "x") for n in range(count)])
    assert [len(row.items) for row in made] == sizes


def test_clipping_keeps_the_limit() -> None:
    assert clip("short", 5) == "short"
    assert clip("longer words", 8) == "longer …"
    assert clip("Llanfairpwllgwyngyll", 7) == "Llanfa…"
    assert clip("a", 0) == "…"


@pytest.mark.parametrize(
    ("text", "limit", "shown"),
    [
        ("cards Riga, Munich, Berlin", 17, "cards Riga, …"),
        (
            "**A · Oslo, 1 rail** · train +3 (Oslo, Rome) · 2 cubes",
            48,
            "**A · Oslo, 1 rail** · train +3 (Oslo, Rome) · …",
        ),
        ("**A · Oslo, 1 rail** · train +3 (Oslo, Rome) · 2 cubes", 47, "**A · Oslo, 1 rail** · …"),
        ("Round 7 of 7. You have 1 worker. Ann is still in.", 45, "Round 7 of 7. You have 1 worker. …"),
        ("$500; towards 20 VP; a deal card", 29, "$500; towards 20 VP; …"),
        ("1 dělník · v příštím kole 1. na tahu", 29, "1 dělník · …"),
        ("the first\nthe second one", 20, "the first\n…"),
        ("Tell (this, that", 15, "Tell …"),
    ],
)
def test_what_has_no_room_is_left_out_whole(text: str, limit: int, shown: str) -> None:
    assert clip(text, limit) == shown and len(shown) <= limit


def test_only_the_longest_texts_are_shortened_to_fit() -> None:
    short, long, longer = Text("a" * 100), Text("b" * 3000), Text("c" * 5000)
    fitted = fit((short, long, longer))
    assert problems(Layout(fitted)) == []
    assert fitted[0] == short
    assert [len(item.content) for item in fitted if isinstance(item, Text)] == [100, 1950, 1950]
    assert fit((short, long)) == (short, long)


def test_the_longest_lines_are_shortened_until_all_texts_fit_and_none_is_lost() -> None:
    line = "**a label** · what it costs · what it brings · what others get"
    items = (Text("a question"), Text("\n".join([line] * 4)), Section(line, Button(Id(1, 1, Press.PLAN), "A")))
    assert within(items, 400) == items
    shown = [item.content for item in within(items, 250) if isinstance(item, Text | Section)]
    assert sum(map(len, shown)) <= 250 and shown[0] == "a question"
    assert {*shown[1].split("\n"), shown[2]} == {"**a label** · what it costs · …"}
    (bold,) = within([Text(f"**{'x' * 90}**")], 60)
    assert isinstance(bold, Text) and bold.content.endswith("…**") and len(bold.content) <= 60
