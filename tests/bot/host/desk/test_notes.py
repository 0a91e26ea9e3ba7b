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


async def test_everybody_reads_their_own_notes_at_running_tables_alone(rig: Rig) -> None:
    one, other, third = [(await rig.table(ANN, BEN, channel=channel)).game_id for channel in (20, 21, 22)]
    notes = rig.house.host.notes
    for game_id, person, text in ((one, ANN, "iron"), (other, ANN, "brass"), (one, BEN, "coal"), (third, ANN, "tin")):
        await notes.write(game_id, person, text)
    await rig.house.host.tables.end(third, ANN, may_manage=True)
    assert [text for _, text in await notes.everywhere(ANN)] == ["iron", "brass"]
    assert [text for _, text in await notes.everywhere(BEN)] == ["coal"]
