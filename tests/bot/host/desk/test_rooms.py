"""Rooms: the thread of a table is opened once, before all else, and closed once, after all else."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from bot.host.context import LEASE
from bot.host.post.delivery import Undeliverable
from bot.host.refusals import NotSaved, NotThereYet
from bot.host.types.post import PostKind
from bot.host.types.table import Room, Status
from tests.bot.host.rig import ANN, BEN, GAME, HERE, Rig
from tests.bot.host.test_crash import Died, Fuse, Wire, cut, die

THREAD = replace(HERE, room=Room.THREAD)
FORUM = replace(HERE, room=Room.POST)


async def test_a_table_has_no_place_and_no_start_until_its_thread_is_there(rig: Rig) -> None:
    rig.channel.failures = [RuntimeError("Discord is down")]
    card = await rig.house.host.lobby.open(THREAD, ANN, GAME, opponents="normal")
    await rig.house.settle()
    assert card.venue.channel_id == HERE.channel_id
    assert await rig.house.host.tables.in_channel(HERE.channel_id) is None
    with pytest.raises(NotThereYet):
        await rig.house.host.lobby.start(card.game_id, ANN)
    await rig.ring(minutes=1)
    (room,) = (sent for sent in rig.channel.messages if sent.post.kind == PostKind.ROOM)
    assert room.post.channel_id == HERE.channel_id
    there = await rig.house.host.tables.in_channel(room.message_id)
    assert there is not None
    assert there.venue.parent_id == HERE.channel_id
    assert {post.channel_id for post in rig.channel.posts("lobby")} == {room.message_id}
    assert (await rig.house.host.lobby.start(card.game_id, ANN)).status is Status.LIVE


async def test_one_channel_has_as_many_threads_as_people_want_and_a_table_of_its_own(rig: Rig) -> None:
    lobby = rig.house.host.lobby
    opened = [await lobby.open(venue, ANN, GAME) for venue in (THREAD, THREAD, HERE, FORUM)]
    await rig.house.settle()
    places = [(await rig.house.host.tables.card(card.game_id)).venue.channel_id for card in opened]
    assert len(set(places)) == 4
    assert places[2] == HERE.channel_id


async def test_of_a_forum_the_post_is_the_lobby(rig: Rig) -> None:
    card = await rig.house.host.lobby.open(FORUM, ANN, GAME)
    await rig.house.host.lobby.join(card.game_id, BEN)
    await rig.house.settle()
    (room,) = rig.channel.messages
    (edit,) = rig.channel.edits
    assert (edit.kind, edit.message_id, edit.channel_id) == (PostKind.LOBBY, room.message_id, room.message_id)
    assert [users for kind, _, users in rig.channel.done if kind == PostKind.SEATED] == [(101,), (102,)]


async def test_a_table_whose_room_can_not_be_opened_is_none_and_its_host_is_told(rig: Rig) -> None:
    rig.channel.failures = [Undeliverable("trouble-missing-send-messages")]
    card = await rig.house.host.lobby.open(FORUM, ANN, GAME)
    await rig.house.settle()
    assert (await rig.house.host.tables.card(card.game_id)).status is Status.ENDED
    (told,) = (sent.post for sent in rig.channel.messages)
    assert (told.user_id, told.text and told.text.key) == (ANN.user_id, "notice-no-room")


async def test_a_thread_is_closed_behind_the_last_message_and_what_that_brings_about(rig: Rig) -> None:
    card = await rig.house.host.lobby.open(THREAD, ANN, GAME, seats=2, opponents="normal")
    await rig.house.settle()
    await rig.house.host.lobby.start(card.game_id, ANN)
    await rig.play_on(card.game_id, {0: ANN})
    assert [kind for kind, _, _ in rig.channel.done].count(PostKind.ARCHIVE) == 1
    assert rig.channel.order[-2:] == [PostKind.RETIRED, PostKind.ARCHIVE]
    assert rig.channel.order[-3] == PostKind.TABLE


async def test_where_people_play_again_the_thread_stays_open(rig: Rig) -> None:
    card = await rig.house.host.lobby.open(THREAD, ANN, GAME, seats=2, opponents="normal")
    await rig.house.settle()
    await rig.house.host.lobby.start(card.game_id, ANN)
    await rig.house.settle()
    rig.channel.failures = [RuntimeError("Discord is down")] * 2
    await rig.house.host.tables.end(card.game_id, ANN, may_manage=True)
    again = await rig.house.host.rematch.open(card.game_id, ANN)
    await rig.house.settle()
    await rig.ring(minutes=5)
    assert PostKind.ARCHIVE not in rig.channel.order
    assert again.venue.channel_id == rig.channel.posts("lobby")[-1].channel_id
    await rig.house.host.lobby.leave(again.game_id, ANN)
    await rig.house.settle()
    assert rig.channel.order[-1] == PostKind.ARCHIVE


async def open_and_close(rig: Rig) -> None:
    card = await rig.house.host.lobby.open(THREAD, ANN, GAME)
    await rig.house.settle()
    await rig.house.host.lobby.leave(card.game_id, ANN)


@pytest.mark.parametrize("stride", [23, pytest.param(1, marks=pytest.mark.long)])
async def test_whenever_the_process_dies_there_is_one_thread_or_none_and_none_is_left_half_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stride: int
) -> None:
    empty = tmp_path / "empty.sqlite3"
    await (await Rig(empty).open()).house.close()

    async def tell(fuse: Fuse) -> tuple[int, list[object]]:
        """Open and close a table until the fuse blows, then start again; how many rooms, and what came last."""
        rig = Rig(tmp_path / f"step{fuse.at}.sqlite3")
        shutil.copy(empty, rig.path)
        await rig.open()
        with monkeypatch.context() as patch:
            cut(patch, fuse)
            patch.setattr(rig.channel, "deliver", Wire(rig.channel.deliver, fuse).deliver)
            try:
                await open_and_close(rig)
                await rig.house.settle()
            except (Died, NotSaved):
                pass
            await die(rig)
        rig.time.pass_(seconds=LEASE)  # what it had begun is for others then
        await rig.open()
        await rig.house.settle()
        for card in await rig.house.host.tables.of_user(ANN.user_id):
            await rig.house.host.lobby.leave(card.game_id, ANN)
        await rig.house.settle()
        await rig.house.close()
        rooms = rig.channel.posts("room")
        assert len(rig.channel.posts("lobby")) == len(rooms)
        assert {kind for kind, _, _ in rig.channel.done} == (
            {PostKind.THREAD, PostKind.SEATED, PostKind.ARCHIVE} if rooms else set()
        )
        return len(rooms), [*rig.channel.order[-1:]]

    whole = Fuse()
    assert await tell(whole) == (1, [PostKind.ARCHIVE])
    found = [await tell(Fuse(step)) for step in range(0, whole.steps, stride)]
    assert set(map(str, found)) <= {str((0, [])), str((1, [PostKind.ARCHIVE]))}
    assert found[-1] == (1, [PostKind.ARCHIVE])
