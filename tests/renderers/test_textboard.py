"""A game without a renderer has a board too: a table of what its View holds."""

from __future__ import annotations

import io

import msgspec
from PIL import Image

from engine.core.ahead.policy import play_out
from engine.core.play.match import Match
from engine.core.play.registry import game
from renderers import Request, describe, draw, picture_for, pictures
from renderers.draw.labels import overlap
from renderers.textboard import MOST_LINES, table
from tests.renderers.outlines import outlined
from tests.renderers.tidy import SMALL

TOY = "toy_freight"


def view_of(seat: int | None = None, moves: int = 5) -> object:
    """A toy game after some moves."""
    match = Match.new(game(TOY), 2, {}, 1, confirm=())
    play_out(match, ["random"] * 2, 1, limit=moves)
    return match.view(seat)


def test_it_has_an_overview_alone() -> None:
    assert pictures(TOY) == ("overview",)
    image = Image.open(io.BytesIO(draw(Request(TOY, view_of())).png))
    assert image.format == "PNG" and image.width == 1600


def test_it_shows_every_fact_of_the_view() -> None:
    class Piece(msgspec.Struct, frozen=True):
        where: str
        count: int

    class View(msgspec.Struct, frozen=True):
        round: int
        hands: list[list[int]]
        pieces: list[Piece]
        by_seat: dict[int, str]
        winner: str | None

    view = View(3, [[1, 2], []], [Piece("A1", 4)], {0: "red"}, None)
    expected = [
        ("round", "3"), ("hands", "1, 2 | –"), ("pieces 0 where", "A1"), ("pieces 0 count", "4"),
        ("by seat 0", "red"), ("winner", "–"),
    ]  # fmt: skip
    assert table(view) == expected
    texts = [label.text for label in outlined(Request(TOY, view, width=SMALL)).labels()]
    assert texts == [text for fact in expected for text in fact]


def test_a_long_table_is_cut_and_says_so() -> None:
    class View(msgspec.Struct, frozen=True):
        cells: dict[str, str]

    view = View({f"a very long name of a cell {n}": "value " * 60 for n in range(MOST_LINES + 7)})
    labels = outlined(Request(TOY, view, width=SMALL)).labels()
    assert "7 more lines" in labels[-1].text
    boxes = [label.box() for label in labels]
    assert not any(overlap(a, b) for i, a in enumerate(boxes) for b in boxes[i + 1 :])
    assert all(box.right <= 1600 for box in boxes)


def test_what_a_seat_may_not_see_is_not_drawn() -> None:
    assert draw(Request(TOY, view_of(0))).png != draw(Request(TOY, view_of(1))).png
    assert "crate" not in describe(Request(TOY, view_of()))


def test_lines_that_changed_are_ringed() -> None:
    before, after = view_of(moves=2), view_of(moves=6)
    assert draw(Request(TOY, after, before=before)).png != draw(Request(TOY, after)).png
    assert draw(Request(TOY, after, before=after)).png == draw(Request(TOY, after)).png


def test_alt_text_lists_the_facts() -> None:
    text = describe(Request(TOY, view_of()))
    assert "round: " in text and "coins: " in text and len(text) <= 1024


def test_a_game_without_pictures_for_decisions_has_none() -> None:
    assert picture_for("toy_freight", "move") is None
