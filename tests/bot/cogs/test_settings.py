"""What people type into /settings."""

from __future__ import annotations

import pytest

from bot.cogs.settings import BadHours, BadInterval, BadTime, Given, changes, hours, interval, time_of_day
from bot.i18n import Texts
from engine.core.play.msg import Msg

ENGLISH = Texts()("en")


@pytest.mark.parametrize(
    ("typed", "minutes"), [("12h", 720), (" 90M ", 90), ("2d", 2880), ("none", 0), ("default", None)]
)
def test_an_interval_is_minutes(typed: str, minutes: int | None) -> None:
    assert interval(typed, ENGLISH) == minutes


@pytest.mark.parametrize("typed", ["", "soon", "12", "h", "-1h", "12 weeks"])
def test_what_is_no_interval_is_refused(typed: str) -> None:
    with pytest.raises(BadInterval):
        interval(typed, ENGLISH)


@pytest.mark.parametrize(
    ("typed", "span"),
    [("22-7", (1320, 420)), ("22:30 - 07:00", (1350, 420)), ("0–24", (0, 0)), ("none", (None, None))],
)
def test_quiet_hours_are_minutes_since_midnight(typed: str, span: tuple[int | None, int | None]) -> None:
    assert hours(typed, ENGLISH) == span


@pytest.mark.parametrize("typed", ["", "late", "22", "25-7", "22:75-7", "22-7h"])
def test_what_are_no_quiet_hours_is_refused(typed: str) -> None:
    with pytest.raises(BadHours):
        hours(typed, ENGLISH)


@pytest.mark.parametrize(("typed", "minute"), [("8", 480), ("08:00", 480), (" 23:59 ", 1439), ("none", None)])
def test_a_digest_comes_at_a_time_of_day(typed: str, minute: int | None) -> None:
    assert time_of_day(typed, ENGLISH) == minute


@pytest.mark.parametrize("typed", ["", "morning", "24:00", "8:75", "8-9"])
def test_what_is_no_time_of_day_is_refused(typed: str) -> None:
    with pytest.raises(BadTime):
        time_of_day(typed, ENGLISH)


@pytest.mark.parametrize(
    ("language", "typed", "minutes"),
    [
        ("en", "2 days", 2880),
        ("cs", "90 minut", 90),
        ("cs", "2 dny", 2880),
        ("cs", "12h", 720),
        ("cs", "Žádné", 0),
        ("cs", "vychozi", None),
        ("cs", "none", 0),
        ("hu", "90 perc", 90),
        ("hu", "12 ó", 720),
        ("hu", "2 NAP", 2880),
        ("hu", "12h", 720),
        ("hu", "nincs", 0),
        ("hu", "alap", None),
        ("hu", "default", None),
    ],
)
def test_an_interval_may_be_typed_in_ones_own_language(language: str, typed: str, minutes: int | None) -> None:
    assert interval(typed, Texts()(language)) == minutes


def test_whoever_types_the_words_that_a_text_names_is_understood(tongue: str) -> None:
    words = Texts()(tongue)
    told = {key: words(Msg(key)) for key in ("command-settings-quiet", "command-settings-digest", "error-bad-interval")}
    never, no = (text.rpartition(" ")[2] for text in (told["command-settings-quiet"], told["command-settings-digest"]))
    default = told["error-bad-interval"].rpartition(" ")[2].rstrip(".")
    assert hours(never, words) == (None, None)
    assert time_of_day(no, words) is None
    assert interval(default, words) is None


def test_only_what_was_given_is_changed() -> None:
    assert changes(Given(), ENGLISH) == {}
    assert changes(Given(reminders="default", most=0, confirm=False), ENGLISH) == {
        "remind_after": None,
        "remind_most": 0,
        "confirm": False,
    }
