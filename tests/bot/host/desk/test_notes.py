"""Notes: a player's own, whoever plays on for them."""

from __future__ import annotations

import pytest

from bot.host.refusals import NoSuchGame, NotYourSeat
from tests.bot.host.rig import ANN, BEN, CID, Rig


async def test_who_takes_over_a_seat_does_not_read_what_was_noted_there(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    host = rig.house.host
    await host.notes.write(card.game_id, BEN, "coal")
    assert (await host.play.panel(card.game_id, BEN)).note == "coal"
    await host.tables.hand_over(card.game_id, ANN, may_manage=False, seat=1, to=CID)
    assert (await host.play.panel(card.game_id, CID)).note is None
    assert await host.notes.everywhere(BEN) == []
    with pytest.raises(NotYourSeat):
        await host.notes.read(card.game_id, BEN)


async def test_only_players_of_a_table_note_something_there(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    with pytest.raises(NotYourSeat):
        await rig.house.host.notes.write(card.game_id, CID, "coal")
    with pytest.raises(NoSuchGame):
        await rig.house.host.notes.write(card.game_id + 1, ANN, "coal")
