"""What people type into /settings."""

from __future__ import annotations

import pytest

from bot.cogs.settings import BadHours, BadInterval, BadTime, Given, changes, hours, interval, time_of_day


@pytest.mark.parametrize(
    ("typed", "minutes"), [("12h", 720), (" 90M ", 90), ("2d", 2880), ("none", 0), ("default", None)]
)
def test_an_interval_is_minutes(typed: str, minutes: int | None) -> None:
    assert interval(typed) == minutes


@pytest.mark.parametrize("typed", ["", "soon", "12", "h", "-1h", "12 weeks"])
def test_what_is_no_interval_is_refused(typed: str) -> None:
    with pytest.raises(BadInterval):
        interval(typed)


@pytest.mark.parametrize(
    ("typed", "span"),
    [("22-7", (1320, 420)), ("22:30 - 07:00", (1350, 420)), ("0–24", (0, 0)), ("none", (None, None))],
)
def test_quiet_hours_are_minutes_since_midnight(typed: str, span: tuple[int | None, int | None]) -> None:
    assert hours(typed) == span


@pytest.mark.parametrize("typed", ["", "late", "22", "25-7", "22:75-7", "22-7h"])
def test_what_are_no_quiet_hours_is_refused(typed: str) -> None:
    with pytest.raises(BadHours):
        hours(typed)


@pytest.mark.parametrize(("typed", "minute"), [("8", 480), ("08:00", 480), (" 23:59 ", 1439), ("none", None)])
def test_a_digest_comes_at_a_time_of_day(typed: str, minute: int | None) -> None:
    assert time_of_day(typed) == minute


@pytest.mark.parametrize("typed", ["", "morning", "24:00", "8:75", "8-9"])
def test_what_is_no_time_of_day_is_refused(typed: str) -> None:
    with pytest.raises(BadTime):
        time_of_day(typed)


def test_only_what_was_given_is_changed() -> None:
    assert changes(Given()) == {}
    assert changes(Given(reminders="default", most=0, confirm=False)) == {
        "remind_after": None,
        "remind_most": 0,
        "confirm": False,
    }
