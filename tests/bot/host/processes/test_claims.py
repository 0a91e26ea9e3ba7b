"""What is due is done by one of two processes, and by the other if that one dies."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from bot.host.clock import clock, practice
from bot.host.clock.clock import BEAT, MOST, RENEWAL
from bot.host.context import LEASE
from bot.host.match.live import Live
from bot.host.moving import bring, take
from bot.host.post.delivery import Undeliverable
from bot.host.types.post import Post, PostKind
from bot.host.types.settings import Scope
from bot.store.engine.database import Sql
from bot.store.engine.place import Server, Where
from bot.store.tables import claims, outbox, timers
from bot.store.tables.timers import TimerRow
from tests.bot.host.processes.pair import beats, both, kill, overtake, ring
from tests.bot.host.rig import ANN, BEN, CID, GAME, HERE, Channel, Rig
from tests.places import empty, places_in_turn, raw

pytestmark = places_in_turn


class Slow(Channel):
    """A channel in which whoever sends something waits a moment, or until they are let go."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[tuple[int, str]] = []
        self.held: dict[str, asyncio.Event] = {}
        """What holds a post, by its kind."""
        self.late: list[bool] = []
        """Of each call, whether somebody may have sent it before."""
        self.going: dict[int, int] = {}

    async def deliver(self, post: Post, nonce: str) -> int:
        self.calls.append((post.card.game_id, nonce))
        self.late.append(post.maybe_sent is not None)
        assert self.going.setdefault(post.card.game_id, 0) == 0, "two posts of a table are on their way at once"
        self.going[post.card.game_id] = 1
        try:
            await (self.held[post.kind].wait() if post.kind in self.held else asyncio.sleep(0.001))
            return await super().deliver(post, nonce)
        finally:
            self.going[post.card.game_id] = 0


class Unheard(Channel):
    """A channel that takes a post of a `kind`, or not, and who sends it does not hear of that."""

    def __init__(self, kind: PostKind, *, takes: bool) -> None:
        super().__init__()
        self.kind, self.takes = kind, takes
        self.tried = 0
        self.unsure: list[bool] = []
        """Of each attempt, whether somebody may have sent it before."""

    async def deliver(self, post: Post, nonce: str) -> int:
        if post.kind == self.kind:
            self.unsure.append(post.maybe_sent is not None)
        if post.kind != self.kind or self.tried:
            return await super().deliver(post, nonce)
        if self.takes:
            await super().deliver(post, nonce)
        self.tried += 1
        await asyncio.Event().wait()
        raise AssertionError


def share(channel: Channel, *rigs: Rig) -> None:
    """All processes send into one channel."""
    for rig in rigs:
        rig.channel = channel
        assert rig.house._clock is not None
        rig.house._clock._delivery._courier = channel


async def waits(of: Callable[[], object]) -> None:
    """Until something is so."""
    async with asyncio.timeout(60):
        while not of():  # noqa: ASYNC110
            await asyncio.sleep(0.001)


async def _put(rig: Rig, game_id: int, kind: PostKind) -> None:
    async with rig.house._context.database.write() as sql:
        await outbox.put(sql, game_id, kind, nonce=kind, payload="{}", at=0.0, channel_id=HERE.channel_id)


async def test_each_post_is_sent_by_one_process_and_those_of_a_table_in_their_order(where: Where) -> None:
    async with both(where) as (one, other):
        share(channel := Slow(), one, other)
        for number in range(4):
            table = replace(HERE, channel_id=20 + number)
            card = await one.house.host.lobby.open(table, ANN, GAME)
            await other.house.host.lobby.join(card.game_id, BEN)
            other.house.wake()
            await one.house.host.lobby.ready(card.game_id, BEN)
        await ring(one, other, seconds=1)
        with raw(where) as file:
            (unsent,) = file.run("SELECT COUNT(*) FROM outbox WHERE status <> 'sent'")
            sent = file.run("SELECT game_id, nonce FROM outbox ORDER BY post_id")
        assert unsent == (0,)
        assert len(channel.calls) == len(set(channel.calls)) == len(sent)
        for game_id in range(1, 5):
            assert [call for call in channel.calls if call[0] == game_id] == [row for row in sent if row[0] == game_id]


async def test_who_clicks_waits_for_no_more_than_some_posts_however_many_are_due(
    where: Where, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "MOST_POSTS", 2)
    async with both(where) as (one, other):
        await kill(other)
        share(channel := Slow(), one)
        held = channel.held[PostKind.LOBBY] = asyncio.Event()
        for number in range(5):
            await one.house.host.lobby.open(replace(HERE, channel_id=100 + number), ANN, GAME)
        await waits(lambda: sum(channel.going.values()) == 2)
        one.house.wake()
        await beats(one)
        assert sum(channel.going.values()) == 2
        held.set()
        await one.house.settle()
        assert len(channel.posts("lobby")) == 5


async def test_who_clicks_waits_for_no_more_than_some_timers_however_many_are_due(
    where: Where, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "MOST", 2)
    async with both(where) as (one, other):
        await kill(other)
        going, most, let = set[int](), list[int](), asyncio.Event()

        async def ring_(row: TimerRow) -> None:
            going.add(row.game_id)
            most.append(len(going))
            await let.wait()
            going.discard(row.game_id)
            async with one.house._context.database.write() as sql:
                await timers.stop(sql, row.game_id, row.kind, row.seat)

        assert one.house._clock is not None
        one.house._clock._rings = {timers.VOTE: ring_}
        now = one.time().timestamp()
        cards = [
            await one.house.host.lobby.open(replace(HERE, channel_id=100 + number), ANN, GAME) for number in range(5)
        ]
        async with one.house._context.database.write() as sql:
            for card in cards:
                await timers.put(sql, TimerRow(card.game_id, timers.VOTE, 0, now, now))
        one.house.wake()
        await waits(lambda: len(going) == 2)
        await beats(one)
        let.set()
        await one.house.settle()
        assert (len(most), max(most)) == (5, 2)


async def test_a_timer_rings_at_one_process(where: Where, monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts = []
    quick = practice._quick

    async def counted(live: Live, seat: int) -> str:
        thoughts.append((live.match.rev, seat))
        await asyncio.sleep(0.05)  # the other one would have begun by now
        return await quick(live, seat)

    monkeypatch.setattr(practice, "_quick", counted)
    async with both(where, pause=60) as (one, other):
        card = await one.table(ANN, opponents="normal", seats=2)
        await one.answer(card.game_id, ANN, "pass", "confirm")
        await ring(one, other, seconds=61)
        assert thoughts
        assert len(thoughts) == len(set(thoughts))
        await ring(one, other, days=1)
        assert len(one.channel.posts("reminder")) == 1


async def test_a_turn_that_has_begun_in_one_process_goes_on_there(
    where: Where, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other looks for what is due whenever a practice opponent thinks."""
    thoughts = []
    quick = practice._quick
    async with both(where) as (one, other):

        async def watched(live: Live, seat: int) -> str:
            thoughts.append((live.match.rev, live.turn, seat))
            for rig in (one, other):
                rig.house.wake()
                await beats(rig)
            return await quick(live, seat)

        card = await one.table(ANN, opponents="normal", seats=2)
        monkeypatch.setattr(practice, "_quick", watched)
        for _ in range(6):
            await one.play_once(card.game_id, {0: ANN})
            await ring(one, other)
        assert len(thoughts) == len(set(thoughts))
        assert len(thoughts) > len({turn for _, turn, _ in thoughts}), "some turn takes more than one thought"


async def test_what_a_process_has_begun_that_died_is_done_by_another_when_its_time_is_over(where: Where) -> None:
    async with both(where) as (one, other):
        share(channel := Slow(), one, other)
        channel.held[PostKind.TABLE] = asyncio.Event()
        card = await one.house.host.lobby.open(HERE, ANN, GAME)
        await one.house.host.lobby.join(card.game_id, BEN)
        await one.house.host.lobby.start(card.game_id, ANN)
        await waits(lambda: channel.going.get(card.game_id) and len(channel.order) >= 3)
        before = len(channel.calls)
        await kill(one)
        channel.going.clear()
        channel.held.clear()
        await ring(other, seconds=LEASE - 1)
        assert len(channel.calls) == before
        await ring(other, seconds=1)
        assert channel.calls[before] == channel.calls[before - 1]
        assert channel.late[before], "it may have been sent by the one that died"
        assert len(channel.posts("table")) == 1


@pytest.mark.parametrize("takes", [True, False])
@pytest.mark.parametrize("kind", [PostKind.REMINDER, PostKind.UPCOMING])
async def test_what_is_answered_while_nobody_knows_whether_it_was_told_does_not_stay(
    where: Where, kind: PostKind, takes: bool
) -> None:
    async with both(where) as (one, other):
        share(channel := Unheard(kind, takes=takes), one, other)
        change = {"upcoming": kind is PostKind.UPCOMING}
        await one.house.host.settings.change(Scope.PLAYER, CID.user_id, CID, may_manage=False, change=change)
        card = await one.table(ANN, BEN, CID)
        await one.house.host.play.answer(card.game_id, ANN, None, ["pass", "confirm"], 1)
        if kind is PostKind.REMINDER:
            await one.house.settle()
            one.time.pass_(days=1)
            one.house.wake()
        await waits(lambda: channel.tried)
        await kill(one)
        await other.house.host.play.answer(card.game_id, BEN, None, ["pass", "confirm"], 2)
        await ring(other, seconds=LEASE + 1)
        assert len(channel.posts(kind)) == takes
        assert channel.standing(kind) == []
        with raw(where) as file:
            assert file.run("SELECT status FROM outbox WHERE kind = ?", kind) == [("sent" if takes else "dropped",)]


@pytest.mark.parametrize("leaves", [False, True])
async def test_who_comes_to_a_post_right_behind_another_does_not_send_it_as_if_nobody_had(
    where: Where, monkeypatch: pytest.MonkeyPatch, leaves: bool
) -> None:
    """The one is about to take it; the other sends it and dies, or ends and leaves it; later the one goes on."""
    async with both(where) as (one, other):
        share(channel := Unheard(PostKind.LOBBY, takes=True), one, other)
        await kill(one)
        await kill(other)
        card = await one.house.host.lobby.open(HERE, ANN, GAME)
        assert one.house._clock is not None
        assert other.house._clock is not None
        delivery, dying = one.house._clock._delivery, other.house._clock._delivery

        async def meanwhile() -> None:
            sending = asyncio.create_task(dying.deliver(card.game_id))
            await waits(lambda: channel.tried)
            sending.cancel()
            await asyncio.wait([sending])
            if leaves:
                async with other.house._context.database.write() as sql:
                    await claims.release(sql, other.house._context.process)
            else:
                one.time.pass_(seconds=LEASE + 1)

        overtake(monkeypatch, one, meanwhile, writing=0)
        await delivery.deliver(card.game_id)
        assert channel.unsure == [False, True]


async def test_who_is_late_with_a_post_that_another_has_taken_over_notes_nothing(where: Where) -> None:
    async with both(where) as (one, other):
        share(channel := Slow(), one, other)
        held = channel.held[PostKind.LOBBY] = asyncio.Event()
        card = await one.house.host.lobby.open(HERE, ANN, GAME)
        await waits(lambda: channel.going)
        channel.going.clear()
        channel.held.clear()
        await ring(other, seconds=LEASE + 1)
        assert (await other.house.host.tables.card(card.game_id)).lobby_message == 5000
        channel.failures = [Undeliverable("trouble-refused")]  # what has become of it for the one that hung
        held.set()
        await one.house.settle()
        with raw(where) as file:
            assert file.run("SELECT status, message_id, claimed_by FROM outbox") == [("sent", 5000, None)]


async def test_what_takes_long_is_not_taken_over(where: Where) -> None:
    async with both(where) as (one, other):
        share(channel := Slow(), one, other)
        held = channel.held[PostKind.LOBBY] = asyncio.Event()
        await one.house.host.lobby.open(HERE, ANN, GAME)
        await waits(lambda: channel.going)
        for _ in range(5):
            one.time.pass_(seconds=RENEWAL)
            one.house.wake()
            await beats(one)
            await ring(other)
        assert len(channel.calls) == 1
        held.set()
        await one.house.settle()
        assert len(channel.posts("lobby")) == 1


async def test_what_is_done_by_a_name_is_kept_although_nothing_else_wakes_the_clock(where: Where) -> None:
    async with both(where) as (one, _), one.house._context.only("backup") as mine:
        assert mine
        await one.house.settle()
        assert one.house._clock is not None and one.house._clock._timer is not None
        rest = one.house._clock._timer.when() - asyncio.get_running_loop().time()
        assert rest <= RENEWAL or isinstance(where, Path), "of a file nobody else has a claim"


async def test_who_ends_leaves_what_was_begun_to_others_at_once(where: Where) -> None:
    async with both(where) as (one, other):
        share(channel := Slow(), one, other)
        channel.held[PostKind.LOBBY] = asyncio.Event()
        await one.house.host.lobby.open(HERE, ANN, GAME)
        await waits(lambda: channel.going)
        await one.house.close()
        channel.held.clear()
        await ring(other)
        assert len(channel.posts("lobby")) == 1


async def test_who_ends_waits_for_no_database_that_says_nothing(where: Where, monkeypatch: pytest.MonkeyPatch) -> None:
    async with both(where) as (one, other):
        share(channel := Slow(), one, other)
        channel.held[PostKind.LOBBY] = asyncio.Event()
        await one.house.host.lobby.open(HERE, ANN, GAME)
        await waits(lambda: channel.going)

        @asynccontextmanager
        async def silent() -> AsyncIterator[Sql]:
            await asyncio.Event().wait()
            yield one.house._context.database.reads

        monkeypatch.setattr(clock, "LEAVING", 0.05)
        monkeypatch.setattr(one.house._context.database, "write", silent)
        await asyncio.wait_for(one.house.close(), 60)
        channel.held.clear()
        channel.going.clear()
        await ring(other, seconds=LEASE + 1)
        assert len(channel.posts("lobby")) == 1


async def test_nothing_overtakes_what_closes_a_thread_and_is_on_its_way(where: Where) -> None:
    async with both(where) as (one, other):
        share(channel := Slow(), one, other)
        held = channel.held[PostKind.ARCHIVE] = asyncio.Event()
        card = await one.house.host.lobby.open(HERE, ANN, GAME)
        await one.house.host.lobby.leave(card.game_id, ANN)
        await one.house.settle()
        await _put(one, card.game_id, PostKind.ARCHIVE)
        one.house.wake()
        await waits(lambda: channel.going[card.game_id])
        await _put(other, card.game_id, PostKind.LOBBY)
        assert other.house._clock is not None
        await other.house._clock._delivery.deliver(card.game_id)
        held.set()
        await one.house.settle()
        await ring(other)
        assert channel.order[-2:] == [PostKind.ARCHIVE, PostKind.LOBBY]


async def test_the_bot_is_down_when_no_process_is_up(where: Where) -> None:
    """Of two that start again at once one moves the clocks; who starts beside one that is up moves nothing."""
    async with both(where) as (one, other):
        card = await one.table(ANN, BEN, pace="daily")
        for rig in (one, other):
            await rig.house.close()

        def over_at() -> float:
            with raw(where) as file:
                return float(file.run("SELECT over_at FROM seats WHERE seat = 0")[0][0])

        before = over_at()
        one.time.pass_(hours=5)
        await asyncio.gather(one.open(), other.open())
        for rig in (one, other):
            await rig.house.settle()
        assert over_at() == before + 5 * 3600
        for _ in range(4):
            await ring(one, seconds=BEAT)
        await other.restart()
        assert over_at() == before + 5 * 3600
        assert card.game_id == 1


async def test_what_has_no_row_is_done_by_one_process(where: Where) -> None:
    async with both(where) as (one, other):
        first, second = one.house._context, other.house._context
        async with first.only("something") as mine, second.only("something") as theirs, second.only("else") as more:
            assert (mine, theirs, more) == (True, False, True)
            for _ in range(5):
                one.time.pass_(seconds=RENEWAL)
                await ring(one, other)
                async with second.only("something") as still:
                    assert not still
        async with second.only("something") as now:
            assert now
            await kill(other)
            one.time.pass_(seconds=LEASE)
            async with first.only("something") as again:
                assert again


def looks(monkeypatch: pytest.MonkeyPatch, rig: Rig) -> list[float]:
    """When a process looks for what is due from now on."""
    clock, found = rig.house._clock, list[float]()
    assert clock is not None
    look = clock._look

    async def noted(now: float) -> float:
        found.append(now)
        return await look(now)

    monkeypatch.setattr(clock, "_look", noted)
    return found


async def test_who_ends_calls_the_others(postgresql: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    empty(postgresql)
    async with both(postgresql) as (one, other):
        share(channel := Slow(), one, other)
        channel.held[PostKind.LOBBY] = asyncio.Event()
        await one.house.host.lobby.open(HERE, ANN, GAME)
        await waits(lambda: channel.going)
        called = looks(monkeypatch, other)
        await one.house.close()
        channel.held.clear()
        await waits(lambda: called and channel.posts("lobby"))


async def test_who_can_not_do_all_at_once_calls_the_others(postgresql: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    empty(postgresql)
    async with both(postgresql) as (one, other):
        card = await one.table(ANN, BEN)
        called = looks(monkeypatch, other)
        now = one.time().timestamp()
        async with one.house._context.database.write() as sql:
            for number in range(MOST + 1):  # of votes that are over
                await timers.put(sql, TimerRow(card.game_id, timers.VOTE, 100 + number, now, now))
        await ring(one)
        await waits(lambda: called)
        await other.house.settle()
        with raw(postgresql) as file:
            assert file.run("SELECT COUNT(*) FROM timers WHERE kind = 'vote'") == [(0,)]


async def test_who_brings_a_game_calls_the_bot(postgresql: Server, rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    card = await rig.table(ANN, BEN)
    data = await take(rig.path, card.game_id)
    empty(postgresql)
    async with both(postgresql) as (one, _):
        called = looks(monkeypatch, one)
        await bring(postgresql, data, now=one.time)
        await waits(lambda: called and one.channel.posts("table"))
