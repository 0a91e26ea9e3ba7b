"""What happened, told in a few paragraphs: a line that does not name its player goes on with the one before."""

from __future__ import annotations

from bot.i18n import Texts
from bot.ui.reader import Reader
from bot.ui.story import MAX_DEEDS, deeds, told
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


def test_only_the_last_deeds_are_told_and_the_others_counted() -> None:
    text = told([TAKES] * (MAX_DEEDS + 2), READ)
    assert text.count("- **Ann**") == MAX_DEEDS
    assert "2 earlier moves" in text


def test_a_long_turn_is_told_to_its_end() -> None:
    long = [TAKES, *[UNNAMED] * 30, Msg("toy-freight-drew", seat=0, n=77)]
    assert told(long, READ).endswith("You drew a 77.")


def test_of_several_long_turns_the_last_are_told_and_the_others_counted() -> None:
    text = told([TAKES, *[UNNAMED] * 60] * 3, READ)
    assert text.count("- **Ann**") == 1
    assert "2 earlier moves" in text


def test_a_line_about_a_rival_that_does_not_name_it_goes_on_with_the_line_before() -> None:
    bank = Msg("toy-freight-rival-bank")
    lines = [Msg("toy-freight-log-bank", rival=bank), Msg("toy-freight-log-bank-more", rival=bank), TAKES]
    assert deeds(lines, READ) == ["The Bank lends coins. It wants them back.", "**Ann** delivers a crate of 3."]
