"""Whoever is asked at the beginning of a turn is told, unless their own click has just led there: the law of chaos."""

from __future__ import annotations

import pytest

from bot.host.types.settings import Scope
from tests.bot.host.rig import ANN, BEN, Rig
from tests.chaos.backend import Backend
from tests.chaos.laws import Laws


async def broken(rig: Rig) -> list[str]:
    laws = Laws(Backend())
    await laws.told(rig.house._context.database)
    return laws.found


@pytest.mark.parametrize("asked", [True, False])
async def test_who_plays_alone_reads_each_turn_where_they_click(rig: Rig, asked: bool) -> None:
    card = await rig.table(ANN, game="cargo_empire")
    await rig.house.host.settings.change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change={"confirm": asked})
    sql = rig.house._context.database.reads
    for _ in range(24):
        assert await rig.play_once(card.game_id, {0: ANN})
        assert await broken(rig) == []
    assert (await sql.run("SELECT MAX(turn) FROM snapshots"))[0][0] > 2


async def test_a_turn_of_which_no_post_tells_breaks_the_law(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    assert await broken(rig) == []
    async with rig.house._context.database.write() as sql:
        await sql.run("DELETE FROM outbox WHERE kind = 'table' AND post_id > 1")
    assert await broken(rig)
