"""Where several rules meet: what a turn, a deal or a draw must not give away, allow or forget."""

from __future__ import annotations

import pytest

from engine.core.match import CONFIRM, Match
from tests.engine.games.railroad_revolution.build import asked, offered, play
from tests.engine.games.railroad_revolution.scenes import BARE, RULES, position


@pytest.mark.rule("RRV-090")
@pytest.mark.rule("RRV-199")
def test_the_last_to_decide_on_a_deal_confirms_before_the_next_card_is_turned_up():
    other = {**BARE, "shares": 9, "pool": "5 white"}
    cursor = {"deciding": [1], "turn_up": True}
    start = position(
        2, pool="5 white", deal=4, deck=[6, 1, 2, 3, 5, 7, 8, 9], phase="deals", others={1: other}, state=cursor, **BARE
    )
    match = Match(RULES, 2, {}, start)
    play(match, "bottom")
    while asked(match) != CONFIRM:
        play(match, offered(match)[0])
    assert match.can_undo(1)
    assert match.view(1).deal == 4
    assert not any(entry.msg.key.endswith("turn-up") for entry in match.story(1))
    play(match, CONFIRM)
    assert match.view(1).deal == 6
