"""What takes long comes, whoever dies over it, once where nobody does, and to a panel where it can't be sent."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing, suppress
from copy import deepcopy
from pathlib import Path

import pytest

from bot.host.desk import parcels as desk
from bot.host.match.parcels import AGAIN
from bot.host.types.parcel import What
from bot.store.engine.place import Where
from bot.store.tables import parcels
from tests.bot.host.processes.pair import both, kill, ring
from tests.bot.host.rig import ANN, BEN, CID, Rig
from tests.bot.host.test_crash import Died, Fuse, cut, die
from tests.places import on_both

TOKEN = "a token"


async def begin(rig: Rig, game_id: int, what: What = What.REPLAY) -> int:
    return await rig.house.host.parcels.begin(game_id, ANN, what, None, TOKEN)


async def left(rig: Rig) -> int:
    (row,) = await rig.house._context.database.reads.run("SELECT COUNT(*) FROM parcels")
    assert isinstance(row[0], int)
    return row[0]


async def lost(rig: Rig, game_id: int, what: What = What.REPLAY) -> int:
    """Something is begun by a process that dies over it."""
    number = await begin(rig, game_id, what)
    await kill(rig)
    await rig.restart()
    return number


@on_both
async def test_what_was_shown_is_brought_by_nobody(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    number = await begin(rig, card.game_id)
    assert TOKEN not in repr(await parcels.get(rig.house._context.database.reads, number))
    for _ in range(4):
        await rig.ring(seconds=AGAIN + 1)
    assert rig.channel.brought == [] and await left(rig) == 1, "who has begun lives"
    await rig.house.host.parcels.done(number, reached=True)
    await rig.ring(hours=1)
    assert rig.channel.brought == [] and await left(rig) == 0


@on_both
async def test_what_could_not_be_shown_is_brought_at_once(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    number = await begin(rig, card.game_id, What.GAME)
    await rig.house.host.parcels.done(number, reached=False)
    await rig.house.settle()
    (brought,) = rig.channel.brought
    assert (brought.user_id, brought.what, brought.token, brought.fresh) == (ANN.user_id, What.GAME, TOKEN, True)
    assert await left(rig) == 0


@on_both
async def test_what_a_process_has_died_over_another_brings_and_a_game_that_ends_takes_nothing_away(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await lost(rig, card.game_id)
    await rig.house.host.tables.end(card.game_id, CID, may_manage=True)
    await rig.ring(seconds=2 * AGAIN)
    await rig.ring(seconds=2 * AGAIN)
    assert [parcel.what for parcel in rig.channel.brought] == [What.REPLAY] and await left(rig) == 0


async def test_of_two_processes_one_brings_what_a_third_has_left(where: Where) -> None:
    async with both(where) as (one, other):
        card = await one.table(ANN, BEN)
        number = await begin(one, card.game_id)
        await one.house.host.parcels.done(number, reached=False)
        await ring(one, other, seconds=1)
        assert len(one.channel.brought) == 1


async def test_what_fails_is_tried_again_later(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    number = await begin(rig, card.game_id)
    rig.channel.failures = [OSError(), OSError()]
    await rig.house.host.parcels.done(number, reached=False)
    await rig.house.settle()
    assert rig.channel.brought == [] and await left(rig) == 1
    for _ in range(3):
        await rig.ring(seconds=2 * AGAIN + 1)
    assert len(rig.channel.brought) == 1 and await left(rig) == 0


@on_both
async def test_who_takes_no_messages_finds_it_in_their_next_panel_until_they_have_it(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = await rig.table(ANN, BEN)
    monkeypatch.setattr(desk, "TOKEN", -1.0)
    rig.channel.closed.add(ANN.user_id)
    number = await begin(rig, card.game_id)
    await rig.house.host.parcels.done(number, reached=False)
    await rig.house.settle()
    assert [parcel.fresh for parcel in rig.channel.brought] == [False]
    ready = (await rig.house.host.play.panel(card.game_id, ANN)).ready
    assert ready is not None and (ready.game_id, ready.what) == (card.game_id, What.REPLAY)
    assert (await rig.house.host.play.panel(card.game_id, BEN)).ready is None
    await rig.ring(hours=5)
    assert len(rig.channel.brought) == 1, "nobody tries again"
    again = await begin(rig, card.game_id)
    assert (await rig.house.host.play.panel(card.game_id, ANN)).ready is None
    await rig.house.host.parcels.done(again, reached=True)
    assert await left(rig) == 0


async def test_whenever_the_process_dies_it_comes_in_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start = await Rig(tmp_path / "start.sqlite3").open()
    card = await start.table(ANN, BEN)
    await start.house.close()

    async def happen(name: str, fuse: Fuse) -> tuple[Rig, int]:
        """What a process leaves that dies somewhere between being asked and having noted that it has answered."""
        path = start.path.with_name(f"{name}.sqlite3")
        shutil.copy(start.path, path)
        rig = Rig(path)
        rig.channel, rig.time = deepcopy(start.channel), deepcopy(start.time)
        with monkeypatch.context() as patch:
            await rig.open()
            await rig.house.settle()
            cut(patch, fuse)
            with suppress(Died):
                number = await begin(rig, card.game_id)
                await rig.house.host.parcels.done(number, reached=True)
            await die(rig)
        with closing(sqlite3.connect(path)) as file:
            (undone,) = file.execute("SELECT COUNT(*) FROM parcels").fetchone()
        await rig.open()
        for _ in range(3):
            await rig.ring(seconds=AGAIN + 1)
        return rig, undone

    whole, found = Fuse(), set()
    await happen("whole", whole)
    for step in range(whole.steps):
        rig, undone = await happen(f"step{step}", Fuse(step))
        assert (await left(rig), len(rig.channel.brought)) == (0, undone), f"after a crash at step {step}"
        found.add(undone)
        await rig.house.close()
    assert found == {0, 1}
