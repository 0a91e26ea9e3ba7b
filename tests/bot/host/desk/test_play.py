from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.host.house import Host
from bot.host.refusals import AlreadySeated, NotSaved, NotTheHost, NotYourSeat, TooFarAhead
from bot.host.types.people import Person
from bot.host.types.settings import Scope
from bot.host.types.table import Status
from bot.store.engine.sqlite import Connection
from engine.core.play import registry
from engine.core.play.ask import IllegalAnswer, Word
from engine.core.play.match import NothingToUndo, NotYourDecision
from engine.core.play.msg import Msg
from tests.bot.host.rig import ANN, BEN, CID, INTERACTIONS, Rig, view_of


async def test_a_half_answered_turn_is_still_half_answered_after_a_restart(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    before = await rig.answer(card.game_id, ANN, "store")
    assert before.ask is not None
    assert (before.ask.kind, before.can_undo) == ("goods", True)
    await rig.restart()
    assert await rig.house.host.play.panel(card.game_id, ANN) == before


async def test_the_same_interaction_is_applied_once(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    host = rig.house.host
    first = await host.play.answer(card.game_id, ANN, 0, ["store"], 42)
    again = await host.play.answer(card.game_id, ANN, 0, ["store"], 42)
    assert (first.rev, again.rev, again.stale) == (1, 1, None)
    await rig.restart()
    assert (await rig.house.host.play.answer(card.game_id, ANN, 1, ["none"], 42)).rev == 1


async def test_clicks_that_arrive_at_once_are_queued_and_only_the_first_counts(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    host = rig.house.host
    panels = await asyncio.gather(*(host.play.answer(card.game_id, ANN, 0, ["store"], n) for n in range(5)))
    assert [panel.stale is None for panel in panels] == [True, False, False, False, False]
    assert {panel.rev for panel in panels} == {1}


async def test_a_stale_click_changes_nothing_and_says_why(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "store", rev=0)
    panel = await rig.answer(card.game_id, ANN, "ore", rev=0)
    assert panel.stale is not None
    assert panel.stale.key == "stale-panel"
    assert panel.ask is not None
    assert panel.ask.kind == "goods"
    assert (await rig.answer(card.game_id, ANN, "ore", rev=999)).stale is not None


async def test_who_decides_at_the_same_time_is_not_disturbed_by_the_others(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await rig.answer(card.game_id, BEN, "pass", "confirm")
    shown = await rig.house.host.play.panel(card.game_id, BEN)
    assert shown.ask is not None
    assert shown.ask.kind == "bid"
    await rig.answer(card.game_id, ANN, "bid-1")
    assert (await rig.answer(card.game_id, BEN, "bid-2", rev=shown.rev)).stale is None


async def test_several_keys_are_played_all_or_none(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    with pytest.raises(IllegalAnswer):
        await rig.answer(card.game_id, ANN, "store", "gold")
    assert (await rig.house.host.play.panel(card.game_id, ANN)).rev == 0
    panel = await rig.answer(card.game_id, ANN, "store", "ore+coal", "confirm")
    assert panel.idle is not None
    assert panel.idle.key == "idle-not-your-turn"
    assert [msg.key for doing in panel.happened for msg in doing.parts] == ["toy-freight-acts"]


async def test_only_the_player_of_the_seat_acts_and_only_in_their_turn(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    with pytest.raises(NotYourSeat):
        await rig.answer(card.game_id, CID, "pass")
    with pytest.raises(NotYourDecision):
        await rig.answer(card.game_id, BEN, "pass")
    onlooker = await rig.house.host.play.panel(card.game_id, CID)
    assert (onlooker.seat, onlooker.ask) == (None, None)
    assert onlooker.idle is not None


async def test_until_confirmed_nobody_else_sees_a_turn(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "store", "ore")
    seen = await rig.house.host.play.panel(card.game_id, BEN)
    assert view_of(seen).stored == [[], []]
    assert seen.story == ()
    assert [(w.seat, w.kind) for w in seen.waiting] == [(0, "action")]
    own = await rig.house.host.play.panel(card.game_id, ANN)
    assert view_of(own).stored == [["ore"], []]
    assert own.is_confirm
    assert len(rig.channel.posts("table")) == 1


async def test_undo_takes_back_a_step_or_the_turn_but_not_what_was_revealed(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    host = rig.house.host
    await rig.answer(card.game_id, ANN, "store")
    await rig.answer(card.game_id, ANN, "ore")
    assert (await host.play.undo(card.game_id, ANN, 2, 1)).rev == 3
    panel = await host.play.undo(card.game_id, ANN, None, 2, turn=True)
    assert panel.ask is not None
    assert panel.ask.kind == "action"
    with pytest.raises(NothingToUndo):
        await host.play.undo(card.game_id, ANN, None, 3)
    await rig.answer(card.game_id, ANN, "draw")
    with pytest.raises(NothingToUndo):
        await host.play.undo(card.game_id, ANN, None, 4)


async def test_a_player_may_do_without_confirming(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.house.host.settings.change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change={"confirm": False})
    panel = await rig.answer(card.game_id, ANN, "pass")
    assert panel.ask is None
    await rig.restart()
    assert (await rig.house.host.play.panel(card.game_id, BEN)).ask is not None


async def test_a_turn_in_which_something_is_lost_is_confirmed_in_any_case(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.house.host.settings.change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change={"confirm": False})
    assert (await rig.answer(card.game_id, ANN, "store", "none")).is_confirm
    await rig.restart()
    assert (await rig.house.host.play.panel(card.game_id, ANN)).is_confirm
    await rig.house.host.play.undo(card.game_id, ANN, None, 4)
    assert (await rig.answer(card.game_id, ANN, "store", "ore")).ask is None


async def test_what_cannot_be_stored_has_not_happened(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    assert rig.path
    card = await rig.table(ANN, BEN)
    run = Connection.run

    async def full(self: Connection, sql: str, *values: Any) -> Any:
        if sql.startswith("INSERT INTO log"):
            raise OSError("the disk is full")
        return await run(self, sql, *values)

    with monkeypatch.context() as patch:
        patch.setattr(Connection, "run", full)
        with pytest.raises(NotSaved):
            await rig.answer(card.game_id, ANN, "store", rev=0)
    assert (await rig.house.host.play.panel(card.game_id, ANN)).rev == 0
    assert (await rig.answer(card.game_id, ANN, "store", rev=0)).rev == 1


async def test_a_seat_goes_to_another_member_in_the_middle_of_its_turn(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "store")
    host = rig.house.host
    with pytest.raises(NotTheHost):
        await host.tables.hand_over(card.game_id, BEN, may_manage=False, seat=0, to=CID)
    with pytest.raises(AlreadySeated):
        await host.tables.hand_over(card.game_id, ANN, may_manage=False, seat=0, to=BEN)
    card = await host.tables.hand_over(card.game_id, ANN, may_manage=False, seat=0, to=CID)
    await rig.house.settle()
    assert card.seat_names == ("Cid", "Ben")
    assert rig.channel.posts("notice")[0].text == Msg("notice-seat", name="Ann", to="Cid")
    assert [p.user_id for p in rig.channel.posts("table")[-1].pings] == [CID.user_id]
    with pytest.raises(NotYourSeat):
        await rig.answer(card.game_id, ANN, "ore")
    assert (await rig.answer(card.game_id, CID, "ore")).is_confirm


async def test_a_member_takes_over_from_a_practice_opponent(rig: Rig) -> None:
    card = await rig.table(ANN, opponents="easy", seats=2)
    card = await rig.house.host.tables.hand_over(card.game_id, ANN, may_manage=False, seat=1, to=BEN)
    assert card.seats[1].policy is None
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    assert (await rig.house.host.play.panel(card.game_id, BEN)).ask is not None


async def lines(host: Host, *asked: Any, **more: Any) -> list[str]:
    return [found.line for found in await host.play.completions(*asked, **more)]


async def test_completion_offers_only_what_is_legal_after_the_words_before(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    host = rig.house.host
    assert "store" in await lines(host, card.game_id, ANN)
    assert await lines(host, card.game_id, ANN, "sp") == ["spend"]
    assert await lines(host, card.game_id, ANN, "spend ke") == ["spend keep"]
    assert await lines(host, card.game_id, ANN, "fly ") == []
    assert await lines(host, card.game_id, BEN) == []
    assert len(await lines(host, card.game_id, ANN, limit=2)) == 2
    assert (await host.play.panel(card.game_id, ANN)).rev == 0


async def test_a_key_answers_its_first_facets_and_then_itself_all_or_nothing(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    host = rig.house.host
    for wrong in ("b2/curve/7", "b2/hub", "z9/curve/1", "b2/", "b2/curve"):
        with pytest.raises(IllegalAnswer, match=wrong):
            await rig.answer(card.game_id, ANN, "lay", wrong)
    assert (await host.play.panel(card.game_id, ANN)).rev == 0
    panel = await rig.answer(card.game_id, ANN, "lay", "b2/curve/5")
    assert panel.is_confirm
    assert panel.story[-1].parts == (Msg("toy-freight-laid", seat=0, rail="b2/curve/5"),)
    assert (await rig.record(card.game_id)).splitlines()[-3:] == ["0 action lay", "0 plot b2", "0 rail b2/curve/5"]
    await host.play.undo(card.game_id, ANN, None, next(INTERACTIONS))
    assert (await rig.answer(card.game_id, ANN, "lay", "b2/straight/0", "confirm")).stale is None


async def test_completion_goes_on_behind_the_first_facets_of_a_key(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    host = rig.house.host
    assert await lines(host, card.game_id, ANN, "lay b") == ["lay b1", "lay b2", "lay b3"]
    curves = [f"lay b2/curve/{turn}" for turn in range(6)]
    assert (await lines(host, card.game_id, ANN, "lay b2/"))[3:] == curves
    assert await lines(host, card.game_id, ANN, "lay b2/c") == curves
    assert await lines(host, card.game_id, ANN, "lay b2/curve/5") == curves[5:]
    assert await lines(host, card.game_id, ANN, "lay b2/curve/5 con") == ["lay b2/curve/5 confirm"]
    assert await lines(host, card.game_id, ANN, "lay c3/") == [], "there is but one rail, which lays itself"
    assert await lines(host, card.game_id, ANN, "lay z9/") == []
    await rig.answer(card.game_id, ANN, "lay")
    assert await lines(host, card.game_id, ANN, "b2/s") == [f"b2/straight/{turn}" for turn in range(3)]
    (found,) = await host.play.completions(card.game_id, ANN, "b2/straight/2")
    assert (found.key, found.ask.kind) == ("b2/straight/2", "rail")
    assert (await host.play.panel(card.game_id, ANN)).rev == 1


async def test_nobody_peeks_behind_an_answer_that_cannot_be_taken_back(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    host = rig.house.host
    with pytest.raises(TooFarAhead):
        await rig.answer(card.game_id, ANN, "draw", "pass")
    assert (await host.play.panel(card.game_id, ANN)).rev == 0
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await rig.answer(card.game_id, BEN, "pass", "confirm")
    await rig.answer(card.game_id, BEN, "bid-0")
    assert await lines(host, card.game_id, ANN, "bid-0 con") == ["bid-0 confirm"]
    assert await lines(host, card.game_id, ANN, "bid-0 confirm ") == ["bid-0 confirm"], (
        "the bids would show in what comes next"
    )


async def test_the_log_shows_everybody_what_they_may_read(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "draw")
    host = rig.house.host
    public = ["luck-sealed", "toy-freight-acts"]
    for person, keys in ((ANN, [*public, "toy-freight-drew"]), (BEN, public), (None, public)):
        page = await host.history.log(card.game_id, person)
        assert [line.msg.key for line in page.lines] == keys
    assert [msg.key for msg in rig.channel.posts("table")[-1].lines] == public[1:]


async def test_long_logs_come_in_pages_the_newest_first(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.play_on(card.game_id, {0: ANN, 1: BEN})
    host = rig.house.host
    first = await host.history.log(card.game_id, ANN)
    numbers = []
    for page in reversed(range(first.pages)):
        numbers += [line.number for line in (await host.history.log(card.game_id, ANN, page)).lines]
    assert numbers == sorted(set(numbers))
    assert (await host.history.log(card.game_id, ANN, 99)).page == first.pages - 1


async def test_my_games_begin_with_those_that_wait_for_me(rig: Rig) -> None:
    one = await rig.table(ANN, BEN)
    await rig.house.host.tables.end(one.game_id, ANN, may_manage=True)
    two = await rig.table(CID, ANN)
    mine = await rig.house.host.tables.of_user(ANN.user_id)
    assert [(card.game_id, card.status) for card in mine] == [(two.game_id, Status.LIVE)]
    assert [w.seat for w in mine[0].waiting] == [0]


async def test_rules_that_disagree_with_a_running_turn_let_it_start_anew(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await rig.answer(card.game_id, BEN, "store")
    told = len(rig.channel.posts("table"))
    await rig.house.close()
    rules = registry.game("toy_freight")

    def no_store(t: Any) -> Any:
        async def turn() -> None:
            await t.choose(t.state.turn % 2, "parley", [Word(key, Msg(key)) for key in ("talk", "walk")])
            t.state.turn += 1

        return turn()

    monkeypatch.setattr(registry, "game", lambda key: replace(rules, script=no_store))
    await rig.open()
    panel = await rig.house.host.play.panel(card.game_id, BEN)
    await rig.house.settle()
    assert panel.ask is not None
    assert panel.ask.kind == "parley"
    assert rig.channel.posts("notice")[-1].text == Msg("notice-turn-redone")
    assert [[p.user_id for p in post.pings] for post in rig.channel.posts("table")[told:]] == [[BEN.user_id]]
    assert (await rig.answer(card.game_id, BEN, "store", rev=3)).stale is not None
    await rig.answer(card.game_id, BEN, "talk", "confirm")
    await rig.restart()
    assert "parley talk" in await rig.record(card.game_id)
    assert "action store" not in await rig.record(card.game_id)


async def test_a_panel_tells_that_the_last_step_revealed_something(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = registry.game("toy_freight")

    def peeking(t: Any) -> Any:
        async def turn() -> None:
            for kind, reveals in (("look", False), ("peek", True), ("keep", False)):
                await t.choose(t.state.turn % 2, kind, [Word(key, Msg(key)) for key in ("yes", "no")])
                if reveals:
                    t.reveal()
            t.state.turn += 1

        return turn()

    monkeypatch.setattr(registry, "game", lambda key: replace(rules, script=peeking))
    card = await rig.table(ANN, BEN)
    seen = [await rig.house.host.play.panel(card.game_id, ANN)]
    seen += [await rig.answer(card.game_id, ANN, "yes") for _ in range(3)]
    kinds = [(panel.ask and panel.ask.kind, panel.can_undo, panel.settled) for panel in seen]
    assert kinds == [("look", False, False), ("peek", True, False), ("keep", False, True), ("confirm", True, False)]
    assert not (await rig.house.host.play.panel(card.game_id, BEN)).settled


async def test_a_name_is_remembered_for_the_next_table(rig: Rig) -> None:
    await rig.table(ANN, BEN)
    await rig.answer(1, Person(ANN.user_id, "Anna", "hu"), "pass")
    assert (await rig.house.host.tables.card(1)).seat_names == ("Ann", "Ben")
