"""Which messages have been noted lately, and are not noted again at each click."""

from __future__ import annotations

from bot.wire.noted import LATELY, Noted


def test_what_has_just_been_noted_is_not_noted_again_until_its_time_is_over() -> None:
    now = 0.0
    noted = Noted(lambda: now)
    assert not noted.lately(1, game_id=7)
    noted.note(1, game_id=7)
    assert noted.lately(1, game_id=7) and not noted.lately(2, game_id=7)
    now = LATELY
    assert not noted.lately(1, game_id=7)
    noted.note(2, game_id=7)
    assert len(noted) == 1, "nothing stays"


def test_a_message_that_has_shown_another_table_since_is_noted_again() -> None:
    noted = Noted(lambda: 0.0)
    for game in (7, 8):
        noted.note(1, game)
    assert noted.lately(1, game_id=8) and not noted.lately(1, game_id=7)
