"""Pictures made of parts: where they are, how large, and what is painted last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PIL import Image

from renderers import LARGE, PORTRAIT, WIDE
from renderers.column import Column, Wide
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.layers import ACROSS, SAME, TALLEST
from renderers.draw.palette import LIGHT
from renderers.headline import TALL
from renderers.reader import words_of
from renderers.scene import LaidOut, Scene


@dataclass(frozen=True, slots=True)
class Plan(LaidOut):
    layout: str


done: list[tuple[str, Box]] = []


def printed(c: Canvas, part: str, box: Box, plan: Any, words: object) -> None:
    done.append((part, box))
    c.rect(Box(0, 0, 2000, 2000), "#123456")  # as a map that hangs over


def nothing(*args: object) -> None:
    """Nothing lies on it."""


COLUMN: Column[Plan, Scene[Any, Any]] = Column(
    nothing, printed, nothing, lambda plan: {"map": 300.0, "own": 50.0}, {"own"}, 10, 6
)


def drawn(board: Any, plan: Plan) -> Canvas:
    done.clear()
    sheet = Canvas(Image.new("RGB", (int(plan.units), int(board.height(plan)))), 1.0, LIGHT)
    board.ground(sheet, plan, words_of("steam", "en"))
    return sheet


def test_parts_are_one_below_the_other_below_the_headline() -> None:
    plan = Plan(PORTRAIT)
    assert COLUMN.height(plan) == TALL + 6 + 300 + 6 + 50 + 10
    wide = ACROSS[PORTRAIT] - 20
    assert COLUMN.boxes(plan) == (
        Box(0, 0, ACROSS[PORTRAIT], TALL),
        {"map": Box(10, TALL + 6, wide, 300), "own": Box(10, TALL + 312, wide, 50)},
    )


def test_what_is_no_larger_with_larger_type_is_drawn_in_smaller_units() -> None:
    drawn(COLUMN, Plan(LARGE))
    sizes = {part: box.h for part, box in done}
    assert sizes == {"map": 300.0 / SAME, "own": 50.0}


def test_the_headline_has_other_room_below_it_and_a_steady_margin_where_that_is_asked_for() -> None:
    steady: Column[Plan, Scene[Any, Any]] = Column(
        nothing, printed, nothing, lambda plan: {"map": 300.0}, (), 10, 6, lead=20, steady=True
    )
    assert steady.height(Plan(LARGE)) == TALL * SAME + 20 + 300 + 10
    assert steady.boxes(Plan(LARGE))[1]["map"].x == 10
    assert COLUMN.boxes(Plan(LARGE))[1]["map"].x == 10 * SAME


def test_nothing_hangs_over_the_headline() -> None:
    board: Wide[Plan, Scene[Any, Any]] = Wide(
        nothing, printed, nothing, 60.0, lambda plan: 200.0, lambda plan, rest: {"map": rest.inset(5)}
    )
    sheet = drawn(board, Plan(WIDE))
    assert done == [("map", Box(5, 65, ACROSS[WIDE] - 10, 130))]
    colours = [sheet.image.getpixel((800, y)) for y in (30, 100)]
    accent = tuple(int(LIGHT.accent[n : n + 2], 16) for n in (1, 3, 5))
    assert colours == [accent, (0x12, 0x34, 0x56)]


def test_the_head_is_a_twentieth_of_a_phone_and_no_larger_with_larger_type() -> None:
    for layout in (PORTRAIT, LARGE):
        head, _ = COLUMN.boxes(Plan(layout))
        assert head.h <= 0.05 * TALLEST[layout] + 0.01
