"""Standing orders: what a player answers in advance is answered at once, without a ping, and everybody reads it."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from typing import Any

import pytest
import pytest_asyncio

from bot.host.desk import tables
from bot.host.refusals import NoSuchOrder, NotSaved, NotYourSeat
from bot.host.types.panel import Panel
from bot.host.types.settings import Scope
from bot.store.engine.sqlite import Connection
from bot.store.tables import timers
from bot.store.tables.timers import REMIND
from engine.core.kept import record
from engine.core.play import registry
from engine.core.play.brief import ALL_OF_IT
from engine.core.play.msg import Msg
from tests.bot.host.rig import ANN, BEN, CID, INTERACTIONS, Rig, view_of
from tests.bot.host.test_adversary import same_as_disk

ALWAYS = Msg("order-followed", seat=1, order=Msg("toy-freight-help-until", n=-1))


@pytest_asyncio.fixture
async def five(rig: Rig) -> Rig:
    """Ann is about to deliver her only crate, a five, so that Ben will be asked for help; Cid plays too."""
    card = await rig.table(ANN, BEN, CID)
    await rig.house.close()
    with closing(sqlite3.connect(rig.path)) as file, file:
        file.execute("UPDATE snapshots SET state = json_set(state, '$.hands[0]', json('[5]'))")
    await rig.open()
    assert card.game_id == 1
    return rig


async def deliver(rig: Rig) -> Panel:
    return await rig.answer(1, ANN, "deliver", "confirm")


async def order(rig: Rig, key: str | None, person: Any = BEN) -> Any:
    book = await rig.house.host.orders.give(1, person, "help", key)
    await rig.house.settle()
    return book


async def kind(rig: Rig, person: Any) -> str | None:
    ask = (await rig.house.host.play.panel(1, person)).ask
    return None if ask is None else ask.kind


async def test_a_standing_order_answers_at_once_and_whoever_acts_reads_it_and_goes_on(five: Rig) -> None:
    await order(five, "always-help")
    panel = await deliver(five)
    assert panel.ask is not None
    assert panel.ask.kind == "thanks"
    assert view_of(panel).scores == [5, 1, 0]
    assert panel.happened == ALL_OF_IT([[ALWAYS]])
    assert [part for doing in panel.story for part in doing.parts] == [
        Msg("toy-freight-acts", seat=0, action=Msg("toy-freight-deliver")),
        Msg("toy-freight-delivered", seat=0, n=5),
        Msg("toy-freight-helped", seat=1),
    ]
    page = await five.house.host.history.log(1, None)
    assert ALWAYS in [line.msg for line in page.lines]
    await same_as_disk(five, 1)


async def test_nobody_is_pinged_timed_or_reminded_for_what_a_standing_order_answers(five: Rig) -> None:
    await order(five, "always-help")
    posts = len(five.channel.messages)
    await deliver(five)
    assert len(five.channel.messages) == posts
    assert await timers.get(five.house._context.database.reads, 1, REMIND, 1) is None
    assert [w.seat for w in (await five.house.host.tables.card(1)).waiting] == [0]
    await five.ring(hours=25)
    assert [p.seat for post in five.channel.posts("reminder") for p in post.pings] == [0]


async def test_without_an_order_the_player_is_asked_and_pinged(five: Rig) -> None:
    await deliver(five)
    assert await kind(five, BEN) == "help"
    assert [p.seat for p in five.channel.posts("table")[-1].pings] == [1]


async def test_an_order_given_while_the_decision_waits_answers_it_at_once(five: Rig) -> None:
    await deliver(five)
    book = await order(five, "always-help")
    assert book.happened == (ALWAYS, Msg("toy-freight-helped", seat=1))
    assert (await kind(five, BEN), await kind(five, ANN)) == (None, "thanks")
    last = five.channel.posts("table")[-1]
    assert [p.seat for p in last.pings] == [0]
    assert ALWAYS in last.lines
    await same_as_disk(five, 1)


async def test_an_order_holds_until_it_is_taken_back_or_replaced(five: Rig) -> None:
    for key in ("always-help", "never-help", None):
        book = await order(five, key)
        assert [s.chosen for s in book.slots] == [key]
        await five.restart()
        assert await five.house.host.orders.read(1, BEN) == book
    assert [s.chosen for s in (await five.house.host.orders.read(1, ANN)).slots] == [None]
    await deliver(five)
    assert await kind(five, BEN) == "help"


async def test_a_restart_in_the_middle_of_the_turn_neither_loses_nor_repeats_anything(five: Rig) -> None:
    await order(five, "always-help")
    before = await deliver(five)
    lines = (await five.house.host.history.log(1, ANN)).lines
    await five.restart()
    after = await five.house.host.play.panel(1, ANN)
    assert (after.ask, view_of(after), after.story, after.rev) == (
        before.ask,
        view_of(before),
        before.story,
        before.rev,
    )
    assert after.can_undo is False
    await five.answer(1, ANN, "thank", "confirm")
    told = (await five.house.host.history.log(1, ANN)).lines
    assert told[: len(lines)] == lines
    assert len({line.number for line in told}) == len(told)
    assert [line.msg for line in told].count(ALWAYS) == 1
    await same_as_disk(five, 1)


async def test_undo_never_reaches_behind_an_answer_that_an_order_gave(five: Rig) -> None:
    await order(five, "always-help")
    await deliver(five)
    await five.answer(1, ANN, "thank")
    host = five.house.host
    await host.play.undo(1, ANN, None, next(INTERACTIONS), turn=True)
    assert await kind(five, ANN) == "thanks"
    assert view_of(await host.play.panel(1, ANN)).scores == [5, 1, 0]
    assert not (await host.play.panel(1, BEN)).can_undo


async def test_an_order_that_cannot_tell_leaves_the_decision_to_the_player(five: Rig) -> None:
    await order(five, "help-the-last")
    await deliver(five)  # Ann has five points now and is not last
    assert await kind(five, BEN) == "help"
    assert [p.seat for p in five.channel.posts("table")[-1].pings] == [1]


@pytest.mark.parametrize("answer", [lambda *_: "dance", lambda *_: 1 / 0])
async def test_an_order_that_fails_or_cheats_leaves_the_decision_to_the_player_and_is_logged(
    five: Rig, answer: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (always, *_) = registry.game("toy_freight").orders["help"]
    monkeypatch.setattr(type(always), "answer", answer)
    await order(five, "always-help")
    with caplog.at_level(logging.ERROR):
        await deliver(five)
    assert "standing order always-help could not answer help" in caplog.text
    assert await kind(five, BEN) == "help"
    await five.answer(1, BEN, "refuse", "confirm")
    await same_as_disk(five, 1)


async def test_an_order_that_the_game_has_no_more_is_none(five: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    await order(five, "always-help")
    monkeypatch.setitem(registry.game("toy_freight").orders, "help", ())  # type: ignore[arg-type]
    await deliver(five)
    assert await kind(five, BEN) == "help"


async def test_new_rules_let_an_order_answer_what_waits_after_a_restart(
    five: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    await order(five, "always-help")
    with monkeypatch.context() as patch:
        patch.setitem(registry.game("toy_freight").orders, "help", ())  # type: ignore[arg-type]
        await deliver(five)
    await five.restart()
    assert await kind(five, ANN) == "thanks"
    await same_as_disk(five, 1)


async def test_a_seat_that_changes_hands_forgets_its_orders_and_says_so(five: Rig) -> None:
    await order(five, "always-help")
    dan = CID.__class__(104, "Dan")
    await five.house.host.tables.hand_over(1, ANN, may_manage=False, seat=1, to=dan)
    await five.house.host.tables.hand_over(1, ANN, may_manage=False, seat=2, to=BEN)
    await five.house.settle()
    notices = [post.text for post in five.channel.posts("notice")]
    assert notices == [
        Msg("notice-seat-orders", name="Ben", to="Dan"),
        Msg("notice-seat", name="Cid", to="Ben"),
    ]
    await deliver(five)
    assert await kind(five, dan) == "help"


async def test_the_orders_of_others_stay_when_a_seat_changes_hands_and_its_own_do_not_come_back(five: Rig) -> None:
    for person in (BEN, CID):
        await order(five, "always-help", person)
    dan = CID.__class__(104, "Dan")
    await five.house.host.tables.hand_over(1, ANN, may_manage=False, seat=1, to=dan)
    await five.restart()
    books = [await five.house.host.orders.read(1, person) for person in (dan, CID)]
    assert [[slot.chosen for slot in book.slots] for book in books] == [[None], ["always-help"]]


async def test_only_the_player_gives_orders_and_only_those_there_are_while_the_game_runs(five: Rig) -> None:
    host = five.house.host
    dan = CID.__class__(104, "Dan")
    for stranger in (host.orders.read(1, dan), host.orders.give(1, dan, "help", "always-help")):
        with pytest.raises(NotYourSeat):
            await stranger
    for wrong in (("help", "always-dance"), ("dance", "always-help"), ("action", "pass")):
        with pytest.raises(NoSuchOrder):
            await host.orders.give(1, BEN, *wrong)
    await host.tables.end(1, ANN, may_manage=True)
    with pytest.raises(tables.GameIsOver):
        await host.orders.give(1, BEN, "help", "always-help")


async def test_the_record_of_a_game_with_orders_plays_without_them(five: Rig) -> None:
    await five.house.host.tables.end(1, ANN, may_manage=True)
    card = await five.table(ANN, BEN)
    host = five.house.host
    for person, key in ((ANN, "help-until-3"), (BEN, "always-help")):
        await host.orders.give(card.game_id, person, "help", key)
    await five.play_on(card.game_id, {0: ANN, 1: BEN})
    played = record.play(record.parse(await five.record(card.game_id)), checked=True)
    assert played.over
    assert played.result() == (await host.tables.card(card.game_id)).result


async def test_an_order_that_cannot_be_stored_does_not_hold(five: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    run = Connection.run

    async def full(self: Connection, sql: str, *values: Any) -> Any:
        if sql.startswith("INSERT INTO standing_orders"):
            raise OSError("the disk is full")
        return await run(self, sql, *values)

    await deliver(five)
    with monkeypatch.context() as patch:
        patch.setattr(Connection, "run", full)
        with pytest.raises(NotSaved):
            await order(five, "always-help")
    assert await kind(five, BEN) == "help"
    assert [s.chosen for s in (await five.house.host.orders.read(1, BEN)).slots] == [None]
    await same_as_disk(five, 1)


async def test_practice_opponents_go_on_at_once_when_an_order_has_answered(five: Rig) -> None:
    await five.house.host.tables.end(1, ANN, may_manage=True)
    card = await five.table(ANN, opponents="normal", seats=2)
    await five.house.host.orders.give(card.game_id, ANN, "help", "always-help")
    await five.house.close()
    with closing(sqlite3.connect(five.path)) as file, file:
        file.execute("UPDATE snapshots SET state = json_set(state, '$.hands[1]', json('[5]'))")
    await five.open()
    await five.answer(card.game_id, ANN, "pass", "confirm")
    last = five.channel.posts("table")[-1]
    assert [(p.seat, p.kind) for p in last.pings] == [(0, "bid")]
    assert Msg("order-followed", seat=0, order=Msg("toy-freight-help-until", n=-1)) in last.lines


async def test_whoever_does_not_confirm_lets_the_order_answer_with_the_same_tap(five: Rig) -> None:
    await order(five, "always-help")
    await five.house.host.settings.change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change={"confirm": False})
    panel = await five.answer(1, ANN, "deliver")
    assert panel.ask is not None
    assert panel.ask.kind == "thanks"
