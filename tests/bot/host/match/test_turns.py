"""What a turn writes about who has answered."""

from __future__ import annotations

import pytest

from bot.host.match import change
from tests.bot.host.rig import ANN, BEN, Rig


class Leave(Exception):
    """Nothing of it is to be stored."""


async def test_an_answer_is_that_of_its_seat_and_of_nobody_else(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    with pytest.raises(Leave):
        async with rig.house.matches.hold(card.game_id) as live:
            assert not change.answers(live, 0)
            live.answer(0, "store", rig.time().timestamp())
            assert [change.answers(live, seat) for seat in (0, 1)] == [True, False]
            raise Leave
