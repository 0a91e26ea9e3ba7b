"""What happened, told in a few paragraphs: a line that does not name its player goes on with the one before."""

from __future__ import annotations

from bot.i18n import Texts
from bot.ui.parts.reader import Reader
from bot.ui.parts.story import MAX_DEED, deeds, told
from engine.core.play.msg import Msg

READ = Reader(Texts()(None), ("Ann", "Ben"))
TAKES = Msg("toy-freight-delivered", seat=0, n=3)
UNNAMED = Msg("toy-freight-drew", seat=0, n=4)
OF_NOBODY = Msg("toy-freight-drew", n=5)


def test_a_line_that_does_not_name_its_player_goes_on_with_the_line_before() -> None:
    assert deeds([TAKES, UNNAMED, UNNAMED], READ) == ["**Ann** delivers a crate of 3. You drew a 4. You drew a 4."]


def test_a_line_that_names_a_player_or_is_about_nobody_begins_anew() -> None:
    other = Msg("toy-freight-delivered", seat=1, n=2)
    found = deeds([TAKES, other, OF_NOBODY], READ)
    assert found == ["**Ann** delivers a crate of 3.", "**Ben** delivers a crate of 2.", "You drew a 5."]


def test_the_first_line_begins_even_if_it_names_nobody() -> None:
    assert deeds([UNNAMED], READ) == ["You drew a 4."]


def delivers(n: int, seat: int = 0) -> Msg:
    return Msg("toy-freight-delivered", seat=seat, n=n)


def numbers(text: str) -> list[str]:
    return [line.rstrip(".").split()[-1] for line in text.splitlines() if line.startswith("- ")]


def test_if_all_is_told_it_is_told_in_the_order_of_time() -> None:
    assert numbers(told([[delivers(1), delivers(2)], [delivers(3)]], READ)) == ["1", "2", "3"]


def test_of_too_many_turns_the_newest_are_told_in_the_order_of_time() -> None:
    text = told([[delivers(10 * turn + n) for n in (1, 2, 3)] for turn in (1, 2, 3)], READ)
    assert numbers(text) == ["21", "22", "23", "31", "32", "33"]
    assert text.splitlines()[0] == "-# 3 earlier moves are in the log"


def test_of_a_turn_with_too_many_deeds_the_first_and_the_last_are_told() -> None:
    text = told([[delivers(1)], [delivers(n) for n in range(10, 20)]], READ)
    assert numbers(text) == ["10", "13", "14", "15", "16", "17", "18", "19"]
    assert text.splitlines()[0] == "-# 3 earlier moves are in the log"


def test_of_a_long_turn_who_took_it_and_what_came_of_it_are_told() -> None:
    (text,) = deeds([TAKES, *[UNNAMED] * 300, Msg("toy-freight-drew", seat=0, n=77)], READ)
    assert text.startswith("**Ann** delivers a crate of 3. … You drew")
    assert text.endswith("You drew a 77.")
    assert len(text) <= MAX_DEED


def test_what_a_long_turn_ends_with_is_told_whatever_its_length() -> None:
    long = [TAKES, *[UNNAMED] * 60]
    text = told([long, [*long, *long, *long, OF_NOBODY]], READ)
    assert text.startswith("-# 3 earlier moves are in the log\n- **Ann** delivers a crate of 3.")
    assert text.splitlines()[-1] == "- You drew a 5."
    assert text.count("- **Ann**") == 1


def test_a_line_about_a_rival_that_does_not_name_it_goes_on_with_the_line_before() -> None:
    bank = Msg("toy-freight-rival-bank")
    lines = [Msg("toy-freight-log-bank", rival=bank), Msg("toy-freight-log-bank-more", rival=bank), TAKES]
    assert deeds(lines, READ) == ["The Bank lends coins. It wants them back.", "**Ann** delivers a crate of 3."]
