"""A message leaves without a picture that is not drawn yet, and gets it later, come what may."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.host.post.delivery import FOR_PICTURES, GO_WITHOUT, LEAST_FOR_PICTURES, Bare, Retry
from bot.host.types.post import Post, PostKind
from tests.bot.host.rig import ANN, BEN, HERE, Channel, Rig

PICTURED = (PostKind.TABLE, PostKind.LOBBY)


@dataclass
class Slow(Channel):
    """What is sent goes without its picture until all are drawn."""

    drawn: bool = False
    waited: int = 0

    async def deliver(self, post: Post, nonce: str) -> int | Bare:  # type: ignore[override]
        if post.late and not self.drawn:
            self.waited += 1
            raise Retry
        number = await super().deliver(post, nonce)
        return number if self.drawn or post.kind not in PICTURED else Bare(number)

    @property
    def illustrated(self) -> list[int | None]:
        return [post.message_id for post in self.edits if post.late]


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Rig]:
    made = Rig(tmp_path / "games.sqlite3")
    made.channel = Slow()
    await made.open()
    yield made
    await made.house.close()


def channel(rig: Rig) -> Slow:
    assert isinstance(rig.channel, Slow)
    return rig.channel


def tables(rig: Rig) -> list[int]:
    return [sent.message_id for sent in rig.channel.messages if sent.post.kind is PostKind.TABLE]


async def test_a_message_gets_its_picture_as_soon_as_that_is_drawn(slow: Rig) -> None:
    card = await slow.table(ANN, BEN)
    assert len(tables(slow)) == 1
    channel(slow).drawn = True
    await slow.house.host.pictures.arrived(card.game_id)
    await slow.house.settle()
    assert channel(slow).illustrated == tables(slow)
    assert len(slow.channel.messages) == 2  # with the lobby
    assert [ping.user_id for post in slow.channel.edits if post.late for ping in post.pings] == [ANN.user_id]


async def test_a_message_gets_its_picture_also_where_nobody_is_left_who_knows_of_it(slow: Rig) -> None:
    await slow.table(ANN, BEN)
    channel(slow).drawn = True
    await slow.restart()
    await slow.ring(seconds=10)
    assert channel(slow).illustrated == tables(slow)


async def test_no_post_waits_for_the_picture_of_another(slow: Rig) -> None:
    card = await slow.table(ANN, BEN)
    await slow.ring(seconds=10)
    assert channel(slow).waited > 0
    await slow.answer(card.game_id, ANN, "pass", "confirm")
    await slow.answer(card.game_id, BEN, "pass", "confirm")
    assert len(tables(slow)) == 3
    assert len([post for post in slow.channel.edits if post.kind is PostKind.RETIRED]) == 2


async def test_a_message_that_is_not_the_newest_any_more_gets_no_picture_of_a_later_moment(slow: Rig) -> None:
    card = await slow.table(ANN, BEN)
    await slow.answer(card.game_id, ANN, "pass", "confirm")
    channel(slow).drawn = True
    await slow.ring(seconds=10)
    assert channel(slow).illustrated == tables(slow)[1:]


async def test_a_table_that_was_ended_gets_its_buttons_back_by_no_picture(slow: Rig) -> None:
    card = await slow.table(ANN, BEN)
    await slow.house.host.tables.end(card.game_id, ANN, may_manage=True)
    channel(slow).drawn = True
    await slow.ring(seconds=10)
    assert channel(slow).illustrated == []


async def test_a_lobby_that_changes_often_gets_its_picture_once(slow: Rig) -> None:
    card = await slow.house.host.lobby.open(HERE, ANN, "toy_freight")
    await slow.house.settle()
    await slow.house.host.lobby.join(card.game_id, BEN)
    await slow.house.settle()
    assert len(slow.channel.edits) == 1
    channel(slow).drawn = True
    await slow.ring(seconds=10)
    assert channel(slow).illustrated == [slow.channel.messages[0].message_id]
    (edit,) = [post for post in slow.channel.edits if post.late]
    assert [seat.name for seat in edit.card.seats] == ["Ann", "Ben"]


async def test_a_picture_that_never_comes_is_left_out_in_the_end(slow: Rig) -> None:
    await slow.table(ANN, BEN)
    for _ in range(160):
        await slow.ring(seconds=30)
    tried = channel(slow).waited
    channel(slow).drawn = True
    await slow.ring(hours=3)
    assert tried == GO_WITHOUT + 1
    assert channel(slow).illustrated == []
    assert slow.channel.posts("notice") == []


async def test_a_message_waits_some_seconds_for_its_picture_and_hardly_when_it_is_late_anyway(slow: Rig) -> None:
    card = await slow.table(ANN, BEN)
    slow.channel.failures = [Retry(after=1)]
    await slow.answer(card.game_id, ANN, "pass", "confirm")
    await slow.ring(seconds=60)
    first, second = slow.channel.posts("table")
    assert first.patience == FOR_PICTURES
    assert second.patience == LEAST_FOR_PICTURES
