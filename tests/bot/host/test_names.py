"""Names: what nobody sees is no name, and nothing in one turns the text around it."""

from __future__ import annotations

import pytest

from bot.host.names import tidy


def test_a_name_cannot_turn_the_text_around_it() -> None:
    assert tidy("\u202eevil\u2066 name\u200f") == "evil name"
    assert tidy("Žofie 🚂👩‍🚒 سلمى") == "Žofie 🚂👩‍🚒 سلمى"


def test_what_has_no_width_is_no_part_of_a_name() -> None:
    assert tidy("A\u200bn\u2060n\u00ad \ufeff \n Lee\u0000\ud800") == "Ann Lee"
    assert tidy("\u200dAnn\u200c") == "Ann"
    assert tidy("می\u200cخواهم") == "می\u200cخواهم"


@pytest.mark.parametrize("name", ["", " \t", "\u200b\u202e", "\u3164", "\u200d\u0301"])
def test_who_cannot_be_seen_has_no_name(name: str) -> None:
    assert tidy(name) == ""
