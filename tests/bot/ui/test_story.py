"""What happened, told in a few paragraphs: a line that does not name its player goes on with the one before."""

from __future__ import annotations

from bot.i18n import Texts
from bot.ui.reader import Reader
from bot.ui.story import MAX_DEED, MAX_DEEDS, deeds, told
from engine.core.msg import Msg

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


def test_of_too_many_deeds_the_newest_come_first_and_the_others_are_counted_last() -> None:
    many = [Msg("toy-freight-delivered", seat=0, n=n) for n in range(1, MAX_DEEDS + 3)]
    text = told(many, READ).splitlines()
    assert text[0].endswith(f"a crate of {MAX_DEEDS + 2}.")
    assert (len(text), text[-1]) == (MAX_DEEDS + 1, "-# 2 earlier moves are in the log")
    assert told(many[:2], READ).splitlines()[0].endswith("a crate of 1.")  # all of it in the order of time


def test_of_a_long_turn_who_took_it_and_what_came_of_it_are_told() -> None:
    (text,) = deeds([TAKES, *[UNNAMED] * 300, Msg("toy-freight-drew", seat=0, n=77)], READ)
    assert text.startswith("**Ann** delivers a crate of 3. … You drew")
    assert text.endswith("You drew a 77.")
    assert len(text) <= MAX_DEED


def test_of_several_long_turns_the_last_are_told_to_their_end() -> None:
    text = told([TAKES, *[UNNAMED] * 60, TAKES, *[UNNAMED] * 60, TAKES, *[UNNAMED] * 60, OF_NOBODY, OF_NOBODY], READ)
    assert text.startswith("- You drew a 5.\n- You drew a 5.\n- **Ann**")
    assert text.count("- **Ann**") == 1
    assert text.endswith("2 earlier moves are in the log")


def test_a_line_about_a_rival_that_does_not_name_it_goes_on_with_the_line_before() -> None:
    bank = Msg("toy-freight-rival-bank")
    lines = [Msg("toy-freight-log-bank", rival=bank), Msg("toy-freight-log-bank-more", rival=bank), TAKES]
    assert deeds(lines, READ) == ["The Bank lends coins. It wants them back.", "**Ann** delivers a crate of 3."]
