"""Panels that are kept true: what brings them up to date, once, and what they leave behind."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from bot.host.desk import play
from bot.host.match.panels import Panel
from bot.host.types.people import Person
from bot.store.engine.place import Where
from bot.store.tables import watched
from bot.store.tables.watched import WatchedRow
from tests.bot.host.dying import dies_at_every_step
from tests.bot.host.processes.pair import both, ring
from tests.bot.host.rig import ANN, BEN, CID, INTERACTIONS, Rig
from tests.long import few
from tests.places import on_both

CLICK = 779
MESSAGE = 900
"""That in which somebody sees a panel."""


async def asks(rig: Rig, game_id: int, person: Person, message: int = MESSAGE) -> Panel:
    """A panel of somebody who is to decide is shown."""
    panel = await rig.house.host.play.panel(game_id, person, opened=True)
    assert panel.ask is not None
    await rig.house.host.play.watch(panel, person, person.name, message)
    await rig.house.settle()
    return panel


async def waits(rig: Rig, game_id: int, person: Person, token: str = "a token") -> Panel:
    """A panel of somebody who has nothing to do is shown."""
    panel = await rig.house.host.play.panel(game_id, person, opened=True)
    assert panel.waits and not panel.soon
    await rig.house.host.play.watch(panel, person, token, MESSAGE)
    await rig.house.settle()
    return panel


async def rows(rig: Rig, game_id: int) -> list[WatchedRow]:
    sql = rig.house._context.database.reads
    return await watched.of_game(sql, game_id, [ANN.user_id, BEN.user_id, CID.user_id])


def renewed(rig: Rig) -> list[list[tuple[int, str]]]:
    """Whose panels were brought up to date, post by post, and by which token."""
    return [[(one.user_id, one.token) for one in post.panels] for post in rig.channel.panels]


async def passes(rig: Rig, game_id: int, person: Person) -> None:
    await rig.house.host.play.answer(game_id, person, None, ["pass", "confirm"], next(INTERACTIONS))
    await rig.house.settle()


@on_both
async def test_who_waits_is_told_whose_turn_it_is_and_when_it_is_theirs(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, CID)
    for person in (BEN, CID):
        await waits(rig, card.game_id, person, person.name)
    await passes(rig, card.game_id, ANN)
    assert renewed(rig) == [[(BEN.user_id, "Ben"), (CID.user_id, "Cid")]]
    await passes(rig, card.game_id, BEN)
    assert renewed(rig)[1:] == [[(CID.user_id, "Cid")]], "who clicks sees it anyway"
    assert [row.user_id for row in await rows(rig, card.game_id)] == [CID.user_id], "what Ben sees next is noted anew"


@on_both
async def test_nobody_is_told_twice_and_nobody_who_has_no_panel(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await asks(rig, card.game_id, ANN)
    await passes(rig, card.game_id, ANN)
    assert renewed(rig) == [], "she sees it, and Ben has opened nothing"


async def test_nobody_is_told_of_their_own_next_turn(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    people, again = {0: ANN, 1: BEN}, 0
    while waiting := (await rig.house.host.tables.card(card.game_id)).waiting:
        seat = waiting[0].seat
        panel = await asks(rig, card.game_id, people[seat])
        rig.channel.panels.clear()
        assert panel.ask is not None
        panel = await rig.answer(card.game_id, people[seat], panel.ask.keys()[0])
        assert people[seat].user_id not in [user for post in renewed(rig) for user, _ in post]
        again += panel.ask is not None and not panel.can_undo and bool(panel.happened)
    assert again, "whoever ends a turn begins the next one, too"


@on_both
async def test_a_question_is_left_alone_while_it_stands(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, CID)
    for person in (ANN, BEN, CID):
        await passes(rig, card.game_id, person)  # now all bid at once
    for person in (ANN, BEN):
        await asks(rig, card.game_id, person)
    ask = (await rig.house.host.play.panel(card.game_id, CID)).ask
    assert ask is not None
    await rig.answer(card.game_id, CID, ask.keys()[0])
    assert renewed(rig) == []


@on_both
async def test_a_question_that_is_shown_late_is_looked_at_again_only_if_it_is_another_one(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, CID)
    for person in (ANN, BEN, CID):
        await passes(rig, card.game_id, person)
    panel = await rig.house.host.play.panel(card.game_id, ANN)
    ask = (await rig.house.host.play.panel(card.game_id, CID)).ask
    assert ask is not None
    await rig.answer(card.game_id, CID, ask.keys()[0])
    await rig.house.host.play.watch(panel, ANN, "Ann", MESSAGE)
    await rig.house.settle()
    assert renewed(rig) == [], "Cid has bid meanwhile, which asks Ann nothing else"
    assert panel.ask is not None
    await rig.answer(card.game_id, ANN, panel.ask.keys()[0])
    await rig.house.host.play.watch(panel, ANN, "Ann", MESSAGE)
    await rig.house.settle()
    assert renewed(rig) == [[(ANN.user_id, "Ann")]]


@on_both
async def test_a_question_is_told_that_a_bot_decides_or_somebody_else(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await asks(rig, card.game_id, ANN)
    host = rig.house.host
    await host.tables.hand_over(card.game_id, ANN, may_manage=True, seat=0, to=CID)
    await rig.house.settle()
    assert renewed(rig) == [[(ANN.user_id, "Ann")]]
    assert await rows(rig, card.game_id) == [], "she does not play there any more"
    await asks(rig, card.game_id, CID, MESSAGE + 1)
    await host.absence.leave(CID, rig.time() + timedelta(days=3), plays=True)
    await rig.house.settle()
    assert renewed(rig)[1:] == [[(CID.user_id, "Cid")]] * 2, "a bot plays for him, and then it has"


@on_both
async def test_a_turn_that_confirms_itself_is_told_to_whose_it_was(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "pass")
    assert (await asks(rig, card.game_id, ANN)).is_confirm
    await rig.ring(minutes=11)
    assert [waiting.seat for waiting in (await rig.house.host.tables.card(card.game_id)).waiting] == [1]
    assert renewed(rig) == [[(ANN.user_id, "Ann")]]


@on_both
async def test_a_message_that_shows_another_table_by_now_is_left_to_it(rig: Rig) -> None:
    one, other = await rig.table(BEN, ANN), await rig.table(ANN, BEN, channel=31)
    await waits(rig, one.game_id, ANN)
    await asks(rig, other.game_id, ANN)
    assert await rows(rig, one.game_id) == []
    await passes(rig, one.game_id, BEN)
    assert renewed(rig) == [], "what she thinks about stays"
    await asks(rig, one.game_id, ANN, MESSAGE + 1)
    assert len(await rows(rig, one.game_id)) == len(await rows(rig, other.game_id)) == 1, "in messages of their own"


@on_both
async def test_the_newest_panel_takes_the_place_of_those_before_it_and_none_stays_behind(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    for token in ("first", "second"):
        await waits(rig, card.game_id, BEN, token)
    assert [(row.token, row.locale) for row in await rows(rig, card.game_id)] == [("second", "cs")]
    assert "second" not in repr(await rows(rig, card.game_id))
    await rig.ring(seconds=play.EDITABLE + 601)
    assert await rows(rig, card.game_id) == []


@on_both
async def test_a_panel_that_is_out_of_date_before_it_is_shown_is_brought_up_to_date_at_once(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    panel = await rig.house.host.play.panel(card.game_id, BEN)
    await passes(rig, card.game_id, ANN)
    await rig.house.host.play.watch(panel, BEN, "late", MESSAGE)
    await rig.house.settle()
    assert renewed(rig) == [[(BEN.user_id, "late")]]
    assert (await rig.house.host.play.again(card.game_id, BEN)).ask is not None


async def test_bots_that_are_done_are_told_to_all_who_wait(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, seats=3, opponents="normal")
    play, game_id = rig.house.host.play, card.game_id
    await passes(rig, game_id, ANN)
    rig.house._context.pause = 60.0
    await passes(rig, game_id, BEN)
    await rig.ring(seconds=61)  # the bot has its turn, and then all bid, the bot last
    for person in (ANN, BEN):
        ask = (await play.panel(game_id, person)).ask
        assert ask is not None
        await rig.answer(game_id, person, ask.keys()[0])
    panel = await play.panel(game_id, BEN, opened=True)
    assert panel.soon
    await play.watch(panel, BEN, "a token", MESSAGE)
    await rig.ring(seconds=61)
    assert [waiting.seat for waiting in (await play.panel(game_id, BEN)).waiting] == [0]
    assert renewed(rig)[-1] == [(BEN.user_id, "a token")], "it is not his turn, but no bot's any more either"


@on_both
async def test_the_end_is_told_to_all_who_wait(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await waits(rig, card.game_id, BEN)
    await asks(rig, card.game_id, ANN)
    await rig.house.host.tables.end(card.game_id, CID, may_manage=True)
    await rig.house.settle()
    assert renewed(rig) == [[(ANN.user_id, "Ann"), (BEN.user_id, "a token")]] and await rows(rig, card.game_id) == []


async def test_a_game_that_is_over_is_told_to_all_who_wait(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    people = {0: ANN, 1: BEN}
    while len((await rig.house.host.tables.card(card.game_id)).waiting) > 0:
        for person in (ANN, BEN):
            panel = await rig.house.host.play.panel(card.game_id, person)
            if panel.waits or panel.ask is not None:
                await rig.house.host.play.watch(panel, person, "a token", MESSAGE)
        rig.channel.panels.clear()
        await rig.play_once(card.game_id, people)
    assert [len(post) for post in renewed(rig)] == [1]
    assert await rows(rig, card.game_id) == []


async def test_a_click_waits_for_bots_and_no_longer_than_its_patience(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = await rig.table(ANN, seats=2, opponents="normal")
    rig.house._context.pause = 2.0
    panel = await rig.house.host.play.answer(card.game_id, ANN, None, ["pass", "confirm"], 1)
    assert panel.soon
    monkeypatch.setattr(play, "PATIENCE", 2.1)
    monkeypatch.setattr(play, "LOOK", 0.01)
    assert await rig.house.host.play.patiently(panel, ANN) is panel, "the bots' time does not come by itself here"
    rig.time.pass_(seconds=3)
    rig.house.wake()
    later = await rig.house.host.play.patiently(panel, ANN)
    assert later.ask is not None and later.happened == panel.happened


@pytest.mark.parametrize("stride", few([29, 3], 1))
async def test_whenever_the_process_dies_the_panel_is_brought_up_to_date_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stride: int
) -> None:
    start = await Rig(tmp_path / "start.sqlite3").open()
    card = await start.table(ANN, BEN)
    await waits(start, card.game_id, BEN)
    await start.house.close()

    async def deed(rig: Rig, game_id: int) -> None:
        await rig.house.host.play.answer(game_id, ANN, None, ["pass", "confirm"], CLICK)
        await rig.house.settle()

    await dies_at_every_step(start, card.game_id, deed, monkeypatch, stride=stride, new=1)


async def test_whenever_the_process_dies_a_question_gives_way_to_the_end_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = await Rig(tmp_path / "start.sqlite3").open()
    card = await start.table(ANN, BEN)
    await asks(start, card.game_id, ANN)
    await start.restart()
    await start.house.host.tables.end(card.game_id, CID, may_manage=True)
    await start.restart()
    assert renewed(start) == [[(ANN.user_id, "Ann")]] and await rows(start, card.game_id) == []
    await start.house.close()


async def test_of_two_processes_one_brings_a_panel_up_to_date(where: Where) -> None:
    async with both(where) as (one, other):
        card = await one.table(ANN, BEN)
        await waits(one, card.game_id, BEN)
        for rig in (one, other):
            rig.house.wake()
        await one.house.host.play.answer(card.game_id, ANN, None, ["pass", "confirm"], CLICK)
        await ring(one, other, seconds=5)
        assert renewed(one) == [[(BEN.user_id, "a token")]], "they share the channel"
