"""A text fits its place: smaller first, then cut short."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from renderers.draw import fonts
from renderers.draw.boxes import Box
from renderers.draw.labels import ELLIPSIS, Label, fit, inside, overlap, wrap


def test_a_short_text_keeps_its_size() -> None:
    assert fit("Kiev", fonts.BOLD, 40, 500) == ("Kiev", 40)


def test_a_longer_text_becomes_smaller_before_it_is_cut() -> None:
    text, size = fit("Trans-Siberian", fonts.BOLD, 40, 200, 20)
    assert text == "Trans-Siberian" and 20 < size < 40
    text, size = fit("Trans-Siberian", fonts.BOLD, 40, 80, 20)
    assert text.endswith(ELLIPSIS) and size == 20


@given(st.text("abcWM ", min_size=1, max_size=60), st.floats(20, 60), st.floats(30, 900))
def test_whatever_the_text_it_fits(text: str, size: float, room: float) -> None:
    shown, used = fit(text, fonts.REGULAR, size, room, 12)
    assert fonts.width(shown, fonts.REGULAR, used) <= room + 0.1
    assert 12 <= used <= size


@given(st.text("abc ", max_size=120), st.floats(60, 400), st.integers(1, 4))
def test_wrapped_lines_fit_and_are_not_too_many(text: str, room: float, most: int) -> None:
    lines = wrap(text, fonts.REGULAR, 20, room, most)
    assert len(lines) <= most
    assert all(fonts.width(line, fonts.REGULAR, 20) <= room for line in lines)


def test_wrapping_keeps_every_word_while_there_is_room() -> None:
    text = "Ten points for each terminus"
    assert " ".join(wrap(text, fonts.REGULAR, 20, 120, 9)) == text


def test_what_is_tied_stays_on_one_line() -> None:
    lines = wrap("Ten points for\u00a0each terminus", fonts.REGULAR, 20, 130, 9)
    assert "for\u00a0each" in " ".join(lines) and lines[0] == "Ten points"


def test_boxes_that_only_touch_do_not_overlap() -> None:
    assert not overlap(Box(0, 0, 10, 10), Box(10, 0, 10, 10))
    assert overlap(Box(0, 0, 10, 10), Box(9, 9, 10, 10))
    assert inside(Box(1, 1, 8, 8), Box(0, 0, 10, 10)) and not inside(Box(5, 5, 8, 8), Box(0, 0, 10, 10))


def test_a_label_knows_where_its_ink_is() -> None:
    box = Label("M", 100, 100, 40, fonts.BOLD, "ls", "#000000").box()
    assert 95 < box.x < 105 and 98 <= box.bottom <= 102 and 20 < box.h < 40
