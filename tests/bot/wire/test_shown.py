"""Panels that this process has shown: which of them are untrue, and for how long they are remembered."""

from __future__ import annotations

from dataclasses import replace

from bot.host.desk.play import EDITABLE
from bot.host.types.post import WatchedPanel
from bot.host.types.table import GameCard, SeatCard, Status, Venue
from bot.wire.shown import Shown

ANN, BEN = (WatchedPanel(user, f"token {user}", "en") for user in (7, 8))
SEATS = (SeatCard(0, "Ann", 7), SeatCard(1, "Ben", 8))
CARD = GameCard(1, "toy_freight", Status.LIVE, Venue(1, 2), 7, {}, None, None, SEATS, 5)


def test_what_asks_is_untrue_when_all_is_over_or_the_seat_is_not_theirs_any_more_and_is_told_once() -> None:
    shown = Shown(lambda: 0.0)
    for panel in (ANN, BEN):
        shown.note(1, panel, asks=True)
    assert shown.untrue(CARD) == () and shown.untrue(replace(CARD, game_id=2, status=Status.ENDED)) == ()
    assert shown.untrue(replace(CARD, seats=(replace(SEATS[0], caretaker="normal"), SEATS[1]))) == (ANN,)
    assert shown.untrue(replace(CARD, seats=(SEATS[0], SeatCard(1, "Walton", None, "normal")))) == (BEN,)
    shown.note(1, ANN, asks=True)
    assert shown.untrue(replace(CARD, status=Status.OVER)) == (ANN,)
    assert shown.untrue(replace(CARD, status=Status.OVER)) == ()


def test_the_newest_alone_is_remembered_and_no_longer_than_it_can_be_edited() -> None:
    now = 0.0
    shown = Shown(lambda: now)
    shown.note(1, ANN, asks=True)
    shown.note(1, ANN, asks=False)
    assert len(shown) == 0, "who waits is kept in the database"
    shown.note(1, ANN, asks=True)
    now = EDITABLE
    assert shown.untrue(replace(CARD, status=Status.ENDED)) == ()
    shown.note(2, ANN, asks=True)
    now = 2 * EDITABLE
    shown.note(1, BEN, asks=True)
    assert len(shown) == 1
