"""What an ill-disposed world does to a table: clicks at once, requests cut short, a full disk, a clock that jumps."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.host.clock.practice import Practice
from bot.host.desk.settings import check
from bot.host.match.matches import Matches, load
from bot.host.post.delivery import LONGEST_PAUSE, Retry
from bot.host.post.habits import Habit
from bot.host.refusals import NotSaved, NotShown
from bot.host.types.post import Post
from bot.host.types.settings import Scope
from bot.host.types.table import Status
from bot.store.engine import sessions, sqlite
from bot.store.engine.database import Unwritable
from bot.store.tables import agenda, games, timers
from bot.store.tables.timers import PACK, REMIND
from engine.core.play.errors import RoundhouseError
from tests.bot.host.rig import ANN, BEN, CID, HERE, INTERACTIONS, Rig
from tests.long import few


def matches(rig: Rig) -> Matches:
    return rig.house.matches


async def same_as_disk(rig: Rig, game_id: int) -> None:
    """A match that memory holds is what anybody would read from the file."""
    async with matches(rig).hold(game_id) as live:
        stored = await load(rig.house._context.database.reads, game_id)
        assert not live.rows
        assert (live.row.status, live.match.rev, live.turn, live.number) == (
            stored.row.status,
            stored.match.rev,
            stored.turn,
            stored.number,
        )
        assert (live.seats, live.asked, live.orders) == (stored.seats, stored.asked, stored.orders)
        assert live.match.save() == stored.match.save()


async def test_of_two_answers_of_one_player_at_once_one_counts_and_the_other_is_told_why(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    rev = (await rig.house.host.play.panel(card.game_id, ANN)).rev
    panels = await asyncio.gather(
        *(rig.house.host.play.answer(card.game_id, ANN, rev, [key], next(INTERACTIONS)) for key in ("store", "pass"))
    )
    assert [panel.stale is None for panel in panels] == [True, False]
    assert panels[0].rev == panels[1].rev == 1
    await same_as_disk(rig, card.game_id)


async def test_the_same_click_delivered_ten_times_at_once_counts_once(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    panels = await asyncio.gather(
        *(rig.house.host.play.answer(card.game_id, ANN, None, ["store"], 4711) for _ in range(10))
    )
    assert {panel.rev for panel in panels} == {1}
    await same_as_disk(rig, card.game_id)


@pytest.mark.parametrize("first", few(range(6), 2))
async def test_answer_undo_handover_settings_and_end_at_once_leave_memory_and_disk_the_same(
    rig: Rig, first: int
) -> None:
    card = await rig.table(ANN, BEN)
    host, game_id = rig.house.host, card.game_id
    doings: list[Callable[[], Awaitable[Any]]] = [
        lambda: host.play.answer(game_id, ANN, None, ["store", "ore", "confirm"], next(INTERACTIONS)),
        lambda: host.play.undo(game_id, ANN, None, next(INTERACTIONS), turn=True),
        lambda: host.tables.hand_over(game_id, ANN, may_manage=False, seat=0, to=CID),
        lambda: host.orders.give(game_id, ANN, "help", "always-help"),
        lambda: host.settings.change(Scope.TABLE, game_id, ANN, may_manage=False, change={"remind_after": 60}),
        lambda: host.tables.end(game_id, ANN, may_manage=True),
    ]
    doings = doings[first:] + doings[:first]
    done = await asyncio.gather(*(do() for do in doings), return_exceptions=True)
    assert all(isinstance(d, RoundhouseError) for d in done if isinstance(d, BaseException))
    await rig.house.settle()
    await same_as_disk(rig, game_id)
    assert (await host.tables.card(game_id)).status is Status.ENDED
    assert [timer.kind for timer in (await agenda.read(rig.house._context.database.reads, 9e9, 9e9)).rings] == [PACK]


def before_each_statement(patch: pytest.MonkeyPatch, call: Callable[[], None]) -> None:
    """On the connection that writes and on the one that reads, of a file and of a server."""
    kinds: tuple[type[Any], ...] = (sqlite.Connection, sqlite.Reader, sessions.Connection)
    for kind in kinds:

        async def called(self: Any, sql: str, *values: Any, run: Callable[..., Any] = kind.run) -> Any:
            call()
            return await run(self, sql, *values)

        patch.setattr(kind, "run", called)


class Cut:
    """Cancels a task when it is about to wait for the n-th statement, which runs all the same."""

    def __init__(self, at: int) -> None:
        self.left = at
        self.task: asyncio.Task[Any] | None = None
        self.hit = False

    def install(self, patch: pytest.MonkeyPatch) -> None:
        def count() -> None:
            if asyncio.current_task() is self.task:
                if self.left == 0:
                    self.hit = True
                    assert self.task is not None
                    self.task.cancel()
                self.left -= 1

        before_each_statement(patch, count)


DOINGS: dict[str, Callable[[Rig, int], Awaitable[Any]]] = {
    "answer": lambda d, g: d.house.host.play.answer(g, ANN, None, ["store", "ore", "confirm"], next(INTERACTIONS)),
    "undo": lambda d, g: d.house.host.play.undo(g, ANN, None, next(INTERACTIONS)),
    "end": lambda d, g: d.house.host.tables.end(g, ANN, may_manage=True),
    "order": lambda d, g: d.house.host.orders.give(g, BEN, "help", "always-help"),
    "hand over": lambda d, g: d.house.host.tables.hand_over(g, ANN, may_manage=False, seat=1, to=CID),
}


class Away:
    """The database is out of reach for a task from its n-th statement on."""

    def __init__(self, at: int) -> None:
        self.left = at

    def install(self, patch: pytest.MonkeyPatch) -> None:
        task = asyncio.current_task()

        def count() -> None:
            if asyncio.current_task() is task:
                self.left -= 1
                if self.left < 0:
                    raise Unwritable("out of reach")

        before_each_statement(patch, count)


@pytest.mark.parametrize("doing", ["answer", "undo", "hand over"])
async def test_who_reads_that_nothing_could_be_stored_has_stored_nothing_and_who_has_reads_so(
    rig: Rig, doing: str
) -> None:
    game_id = (await rig.table(ANN, BEN)).game_id
    if doing == "undo":
        await rig.answer(game_id, ANN, "store")
    before = await games.version(rig.house._context.database.reads, game_id)
    for step in range(200):
        with pytest.MonkeyPatch.context() as patch:
            Away(step).install(patch)
            try:
                await DOINGS[doing](rig, game_id)
            except NotShown:
                break
            except (Unwritable, NotSaved):
                pass
        assert await games.version(rig.house._context.database.reads, game_id) == before, step
    assert await games.version(rig.house._context.database.reads, game_id) == before + 1
    await same_as_disk(rig, game_id)


async def test_who_waits_behind_others_at_a_table_that_nobody_can_read_waits_no_longer_than_the_first(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = (await rig.table(ANN, BEN)).game_id
    monkeypatch.setattr("bot.host.match.matches.TURN", 0.05)
    async with matches(rig).hold(game_id):
        clicks = [rig.house.host.play.answer(game_id, ANN, None, ["store"], next(INTERACTIONS)) for _ in range(5)]
        told = await asyncio.wait_for(asyncio.gather(*clicks, return_exceptions=True), 60)
    assert [type(error) for error in told] == [Unwritable] * 5
    assert (await rig.answer(game_id, ANN, "store")).stale is None
    await same_as_disk(rig, game_id)


@pytest.mark.parametrize("stride", few((23, 1), 1))
@pytest.mark.parametrize("doing", DOINGS)
async def test_a_request_that_is_cut_short_at_any_statement_leaves_nothing_half_done(
    tmp_path: Path, doing: str, stride: int
) -> None:
    for step in range(0, 200, stride):
        rig = await Rig(tmp_path / f"{step}.sqlite").open()
        game_id = (await rig.table(ANN, BEN)).game_id
        if doing == "undo":
            await rig.answer(game_id, ANN, "store")
        await rig.house.host.play.panel(game_id, ANN)
        cut = Cut(step)
        with pytest.MonkeyPatch.context() as patch:
            cut.install(patch)
            cut.task = asyncio.ensure_future(DOINGS[doing](rig, game_id))
            with suppress(asyncio.CancelledError):
                await cut.task
        await same_as_disk(rig, game_id)
        card = await rig.house.host.tables.card(game_id)
        if card.status is Status.LIVE:  # whatever became of it, the table goes on
            seat = card.waiting[0].seat
            person = {0: ANN, 1: BEN}[seat] if card.seats[seat].user_id != CID.user_id else CID
            panel = await rig.house.host.play.panel(game_id, person)
            assert panel.ask is not None
            assert (await rig.answer(game_id, person, panel.ask.keys()[0])).stale is None
        await rig.house.close()
        if not cut.hit:
            assert step > 5
            return
    raise AssertionError("it never ends")


async def test_a_practice_seat_given_away_while_its_timer_rings_still_reminds_the_person_who_got_it(
    tmp_path: Path,
) -> None:
    rig = await Rig(tmp_path / "slow.sqlite3", pause=3).open()
    card = await rig.table(ANN, opponents="normal", seats=2)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    context = rig.house._context
    rig.time.pass_(seconds=3)
    (rang,) = (await agenda.read(context.database.reads, context.time(), context.time())).rings
    await rig.house.host.tables.hand_over(card.game_id, ANN, may_manage=False, seat=1, to=BEN)
    await Practice(context, matches(rig), rig.house._searches).ring(rang)  # it had begun to ring before
    assert await timers.get(context.database.reads, card.game_id, REMIND, 1) is not None
    await rig.ring(hours=25)
    assert [p.user_id for post in rig.channel.posts("reminder") for p in post.pings] == [BEN.user_id]
    await rig.house.close()


async def test_a_full_disk_is_told_and_the_table_goes_on_when_there_is_room(rig: Rig) -> None:
    assert rig.path
    card = await rig.table(ANN, BEN)
    writer = rig.house._context.database._writer
    ((pages,),) = await writer.run("PRAGMA page_count")
    await writer.run(f"PRAGMA max_page_count = {pages!r}")
    with pytest.raises(NotSaved):
        for _ in range(500):
            await rig.answer(card.game_id, ANN, "store")
            await rig.house.host.play.undo(card.game_id, ANN, None, next(INTERACTIONS))
    await same_as_disk(rig, card.game_id)
    await writer.run("PRAGMA max_page_count = 1000000")
    if (await rig.house.host.play.panel(card.game_id, ANN)).can_undo:  # it was an undo that found no room
        await rig.house.host.play.undo(card.game_id, ANN, None, next(INTERACTIONS), turn=True)
    assert (await rig.answer(card.game_id, ANN, "pass", "confirm")).stale is None
    await same_as_disk(rig, card.game_id)


async def test_a_file_that_another_process_has_locked_delays_or_refuses_and_then_goes_on(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert rig.path
    monkeypatch.setattr("bot.store.engine.database.PATIENCE", 0.3)
    card = await rig.table(ANN, BEN)
    await rig.house._context.database._writer.run("PRAGMA busy_timeout = 50")
    with closing(sqlite3.connect(rig.path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(NotSaved):
            await rig.answer(card.game_id, ANN, "pass")
        assert (await rig.house.host.play.panel(card.game_id, ANN)).ask is not None
        other.execute("ROLLBACK")
    await same_as_disk(rig, card.game_id)
    assert (await rig.answer(card.game_id, ANN, "pass", "confirm")).stale is None


async def test_a_time_zone_that_this_machine_does_not_know_stops_no_table(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    context = rig.house._context
    await rig.house.host.settings.change(
        Scope.PLAYER, BEN.user_id, BEN, may_manage=False, change={"quiet_from": 60, "quiet_to": 120}
    )
    async with context.database.write() as sql:
        await sql.run("UPDATE users SET timezone = 'Atlantis/Poseidonia' WHERE user_id = ?", BEN.user_id)
    assert (await rig.answer(card.game_id, ANN, "pass", "confirm")).stale is None
    await rig.ring(hours=25)
    assert len(rig.channel.posts("reminder")) == 1
    with pytest.raises(RoundhouseError):
        check(Scope.PLAYER, "timezone", "Atlantis/Poseidonia")


def test_the_hour_that_comes_twice_is_quiet_both_times() -> None:
    night = Habit(60, 3, 22 * 60, 2 * 60 + 30, "Europe/Prague")
    prague = ZoneInfo("Europe/Prague")
    for minute in range(0, 60, 15):
        for fold in (0, 1):
            at = datetime(2026, 10, 25, 2, minute, fold=fold, tzinfo=prague)
            awake = night.awake(at.timestamp())
            assert awake >= at.timestamp()
            assert awake > at.timestamp() if minute < 30 else awake == at.timestamp()


async def test_after_a_long_downtime_there_is_one_reminder_and_not_one_for_every_day(rig: Rig) -> None:
    await rig.table(ANN, BEN)
    await rig.house.close()
    rig.time.pass_(days=10)
    await rig.open()
    await rig.house.settle()
    assert [post.count for post in rig.channel.posts("reminder")] == [1]


async def test_a_post_that_was_refused_a_thousand_times_is_tried_again_after_the_longest_pause(rig: Rig) -> None:
    await rig.house.host.lobby.open(HERE, ANN, "toy_freight")
    await rig.house.settle()
    async with rig.house._context.database.write() as sql:
        await sql.run("UPDATE outbox SET status = 'due', tries = 5000, tried_at = ?", rig.time().timestamp())
    rig.channel.failures = [Retry(), Retry()]
    await rig.ring(seconds=1)
    for pause in (LONGEST_PAUSE - 1, 1):
        assert len(rig.channel.failures) == 1
        await rig.ring(seconds=pause)
    assert rig.channel.failures == []


async def test_a_channel_that_hangs_holds_up_no_other_table_and_no_click(rig: Rig) -> None:
    release, arrived = asyncio.Event(), asyncio.Event()
    deliver = rig.channel.deliver

    async def slow(post: Post, nonce: str) -> int:
        if post.channel_id == HERE.channel_id:
            await release.wait()
        message_id = await deliver(post, nonce)
        arrived.set()
        return message_id

    rig.channel.deliver = slow  # type: ignore[method-assign]
    host = rig.house.host
    stuck = await host.lobby.open(HERE, ANN, "toy_freight")
    await asyncio.sleep(0)
    other = await host.lobby.open(replace(HERE, channel_id=12), BEN, "toy_freight")
    for game_id, person in ((stuck.game_id, BEN), (other.game_id, ANN)):
        await host.lobby.join(game_id, person)
    await host.lobby.start(stuck.game_id, ANN)
    assert (await host.play.answer(stuck.game_id, ANN, 0, ["pass", "confirm"], next(INTERACTIONS))).stale is None
    await asyncio.wait_for(arrived.wait(), 30)
    assert {sent.post.channel_id for sent in rig.channel.messages} == {12}
    release.set()
    await rig.house.settle()
    here = [sent.post.kind for sent in rig.channel.messages if sent.post.channel_id == HERE.channel_id]
    assert here == ["lobby", "table", "table"]


async def test_a_house_that_closes_while_a_post_is_under_way_posts_it_once_after_the_restart(rig: Rig) -> None:
    deliver = rig.channel.deliver
    taken = asyncio.Event()

    async def cut(post: Post, nonce: str) -> int:
        await deliver(post, nonce)
        taken.set()
        await asyncio.Event().wait()
        raise AssertionError

    rig.channel.deliver = cut  # type: ignore[method-assign]
    await rig.house.host.lobby.open(HERE, ANN, "toy_freight")
    await taken.wait()
    await rig.house.close()
    rig.channel.deliver = deliver  # type: ignore[method-assign]
    await rig.open()
    await rig.house.settle()
    assert len(rig.channel.messages) == 1
