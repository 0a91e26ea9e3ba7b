"""Clicks that reach two processes at one database: each counts once, and a panel shows what is, wherever one asks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from functools import partial
from itertools import product
from pathlib import Path

import pytest
import pytest_asyncio

from bot.host.house import Host
from bot.host.match.matches import ATTEMPTS, afresh
from bot.host.post.polls import NO, PAUSE, YES
from bot.host.refusals import AlreadyAsked, NotInLobby, NotSaved, TableHere, VoteIsOver
from bot.host.types.panel import Panel
from bot.host.types.table import Room
from bot.store.engine.database import Contended, Unwritable
from bot.store.engine.place import Where
from bot.store.tables.games import Overtaken
from bot.store.tables.timers import PRACTICE, TimerRow
from bot.store.whole import migrations
from tests.bot.host.processes.pair import BESIDE, TABLES, Deed, both, content, overtake, ring, two
from tests.bot.host.rig import ANN, BEN, CID, GAME, HERE, Rig, Time
from tests.long import few
from tests.places import empty, places_in_turn, raw

pytestmark = places_in_turn

CLICK = 780


@pytest_asyncio.fixture
async def pair(where: Where, small_pictures: None) -> AsyncIterator[tuple[Rig, Rig]]:
    async with two(where, Time()) as rigs:
        yield rigs


async def played(rig: Rig) -> int:
    game_id = await table(rig)
    await rig.house.host.play.answer(game_id, ANN, None, ["store", "ore", "confirm"], 1)
    return game_id


async def table(rig: Rig) -> int:
    lobby = rig.house.host.lobby
    card = await lobby.open(HERE, ANN, GAME)
    await lobby.join(card.game_id, BEN)
    await lobby.start(card.game_id, ANN)
    return card.game_id


def clicks(*keys: str, click: int = CLICK, rev: int | None = None, panels: list[Panel]) -> Deed:
    async def click_(rig: Rig, game_id: int) -> None:
        panels.append(await rig.house.host.play.answer(game_id, ANN, rev, keys, click))

    return click_


def answers(rig: Rig, game_id: int) -> list[str]:
    with raw(rig.where) as file:
        told = file.run("SELECT answer FROM log WHERE game_id = ? AND sort = 'answer' ORDER BY number", game_id)
    return [answer for (answer,) in told]


@pytest.mark.parametrize("second", ["at once", "later"])
async def test_a_click_that_reaches_two_processes_is_applied_once(
    pair: tuple[Rig, Rig], monkeypatch: pytest.MonkeyPatch, second: str
) -> None:
    one, other = pair
    game_id, panels = await table(one), list[Panel]()
    await other.house.host.play.panel(game_id, ANN)
    click = clicks("store", rev=0, panels=panels)
    if second == "at once":
        overtake(monkeypatch, other, lambda: click(one, game_id), writing=None)
    else:
        await click(one, game_id)
    await click(other, game_id)
    assert answers(one, game_id) == ["store"]
    assert [(panel.rev, panel.stale) for panel in panels] == [(1, None), (1, None)]


async def test_who_could_not_store_what_another_process_has_stored_does_not_say_so(
    pair: tuple[Rig, Rig], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = pair
    game_id, panels = await table(one), list[Panel]()
    click = clicks("store", rev=0, panels=panels)

    async def meanwhile() -> None:
        await click(one, game_id)
        raise Unwritable("a lock that the other held for too long")

    overtake(monkeypatch, other, meanwhile, writing=0)
    await click(other, game_id)
    assert answers(one, game_id) == ["store"]
    assert [(panel.rev, panel.stale) for panel in panels] == [(1, None), (1, None)]


async def test_of_two_clicks_for_the_same_question_one_counts_and_the_other_is_told(
    pair: tuple[Rig, Rig], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = pair
    game_id, panels = await table(one), list[Panel]()
    overtake(monkeypatch, one, lambda: clicks("spend", click=1, rev=0, panels=panels)(other, game_id), writing=None)
    await clicks("store", click=2, rev=0, panels=panels)(one, game_id)
    assert answers(one, game_id) == ["spend"]
    first, late = panels
    assert first.stale is None
    assert late.stale is not None
    assert late.stale.key == "stale-panel"
    assert late.ask == first.ask
    assert (late.rev, late.ask and late.ask.kind) == (1, "coins")


@pytest.mark.parametrize("loaded", [True, False])
async def test_who_is_asked_at_the_same_time_as_others_is_not_sent_back_because_they_answer(
    pair: tuple[Rig, Rig], monkeypatch: pytest.MonkeyPatch, loaded: bool
) -> None:
    one, other = pair
    game_id = await table(one)
    for number, person in enumerate((ANN, BEN)):
        await one.house.host.play.answer(game_id, person, None, ["pass", "confirm"], number)
    rev = (await one.house.host.play.panel(game_id, BEN)).rev
    if loaded:
        await other.house.host.play.panel(game_id, BEN)
        overtake(monkeypatch, other, lambda: one.house.host.play.answer(game_id, ANN, rev, ["bid-1"], 8), writing=None)
    else:
        await one.house.host.play.answer(game_id, ANN, rev, ["bid-1"], 8)
    panel = await other.house.host.play.answer(game_id, BEN, rev, ["bid-0"], 9)
    assert panel.stale is None
    assert answers(one, game_id)[-2:] == ["bid-1", "bid-0"]


async def lobby(rig: Rig) -> int:
    card = await rig.house.host.lobby.open(HERE, ANN, GAME)
    await rig.house.host.lobby.join(card.game_id, BEN)
    return card.game_id


async def alone(rig: Rig) -> int:
    """Ann has played a turn, and all who sit there with her are practice opponents."""
    card = await rig.house.host.lobby.open(HERE, ANN, GAME, opponents="normal", seats=2)
    await rig.house.host.lobby.start(card.game_id, ANN)
    play, practise = rig.house.host.play, rig.house.rings()[PRACTICE]
    await play.answer(card.game_id, ANN, None, ["pass", "confirm"], 1)
    while (await play.panel(card.game_id, ANN)).ask is None:
        await practise(TimerRow(card.game_id, PRACTICE, 1, 0.0, None))
    return card.game_id


async def tried_out(rig: Rig) -> int:
    game_id = await table(rig)
    await rig.house.host.sandboxes.open(game_id, ANN)
    return game_id


ROOM = replace(HERE, channel_id=12, room=Room.THREAD)
FLIPS: dict[str, tuple[Callable[[Rig], Awaitable[int]], Callable[[Host, int], Awaitable[object]]]] = {
    "mute": (table, lambda host, game: host.pings.mute(game, BEN, CLICK)),
    "ready": (lobby, lambda host, game: host.lobby.ready(game, BEN, CLICK)),
    "join": (lobby, lambda host, game: host.lobby.join(game, CID, CLICK)),
    "leave": (lobby, lambda host, game: host.lobby.leave(game, BEN, CLICK)),
    "a thread": (lobby, lambda host, game: host.lobby.open(ROOM, CID, GAME, click=CLICK)),
    "practice": (lobby, lambda host, game: host.lobby.open_practice(replace(HERE, channel_id=12), CID, GAME, CLICK)),
    "go back alone": (alone, lambda host, game: host.votes.go_back(game, ANN, click=CLICK)),
    "go back": (played, lambda host, game: host.votes.go_back(game, ANN, click=CLICK)),
    "sandbox": (tried_out, lambda host, game: host.sandboxes.open(game, ANN, afresh=True, click=CLICK)),
}
"""What the same click would change back, do again or refuse: on which table, and what."""
SANDBOXES = "SELECT game_id, user_id, rev, at FROM sandboxes"


@pytest.mark.parametrize(("second", "flip"), few(product(("at once", "later"), FLIPS), len(FLIPS) // 2))
async def test_what_the_next_click_would_change_back_counts_once_by_the_same(
    where: Where, small_pictures: None, monkeypatch: pytest.MonkeyPatch, flip: str, second: str
) -> None:
    begin, deed = FLIPS[flip]
    found, time = [], Time()
    for twice in (False, True):
        if isinstance(where, Path):
            where.unlink()
            migrations.migrate(where)
        else:
            empty(where)
        async with two(where, time) as (one, other):
            game_id = await begin(one)
            if twice and second == "at once":
                # before the transaction that changes it
                overtake(monkeypatch, other, partial(deed, one.house.host, game_id), writing=0)
            else:
                await deed(one.house.host, game_id)
            if twice:
                await deed(other.house.host, game_id)
            found.append(await content(one.house._context.database.reads, *TABLES, *BESIDE[1:], SANDBOXES))
    assert found[0] == found[1]


async def test_another_click_changes_it_back(pair: tuple[Rig, Rig]) -> None:
    one, other = pair
    game_id = await table(one)
    assert await one.house.host.pings.mute(game_id, BEN, 1)
    assert not await other.house.host.pings.mute(game_id, BEN, 2)


async def test_clicks_are_forgotten_after_a_day(where: Where) -> None:
    async with both(where) as (one, other):
        card = await one.table(ANN, BEN)
        await one.house.host.pings.mute(card.game_id, BEN, CLICK)
        await ring(one, other, hours=23)
        with raw(where) as file:
            assert file.run("SELECT click_id, game_id FROM clicks") == [(CLICK, card.game_id)]
        await ring(one, other, hours=2)
        with raw(where) as file:
            assert file.run("SELECT * FROM clicks") == []


async def test_nobody_is_shown_a_table_as_it_was(pair: tuple[Rig, Rig]) -> None:
    one, other = pair
    game_id = await table(one)
    await other.house.host.play.panel(game_id, ANN)
    await one.house.host.play.answer(game_id, ANN, None, ["store"], CLICK)
    shown = await other.house.host.play.panel(game_id, ANN)
    assert (shown.rev, shown.ask and shown.ask.kind) == (1, "goods")
    await other.house.host.pings.mute(game_id, BEN)
    await other.house.host.tables.pause(game_id, ANN, may_manage=False, rest=True)
    async with one.house.matches.hold(game_id) as live:
        assert live.seats[1].muted
        assert live.row.paused_at is not None
    await other.house.host.tables.end(game_id, ANN, may_manage=True)
    assert (await one.house.host.play.panel(game_id, ANN)).ask is None


async def test_everybody_who_clicks_at_the_same_moment_is_heard_once(pair: tuple[Rig, Rig]) -> None:
    one, other = pair
    game_id = await table(one)
    for turn, person in enumerate((ANN, BEN)):
        rev = (await one.house.host.play.panel(game_id, person)).rev
        panels = await asyncio.gather(*(
            rig.house.host.play.answer(game_id, person, rev, ["pass", "confirm"], 10 * turn + n)
            for n, rig in enumerate((one, other, one, other))
        ))  # fmt: skip
        assert sum(panel.stale is None for panel in panels) == 1
    await asyncio.gather(
        one.house.host.play.answer(game_id, ANN, None, ["bid-1"], 100),
        other.house.host.play.answer(game_id, BEN, None, ["bid-0"], 101),
    )
    assert answers(one, game_id)[:4] == ["pass", "confirm"] * 2
    assert sorted(answers(one, game_id)[4:]) == ["bid-0", "bid-1"]


async def test_ballots_at_the_same_moment_are_counted_together(
    pair: tuple[Rig, Rig], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of them alone decides nothing."""
    one, other = pair
    lobby, votes = one.house.host.lobby, one.house.host.votes
    card = await lobby.open(HERE, ANN, GAME)
    game_id = card.game_id
    await lobby.join(game_id, BEN)
    await lobby.join(game_id, CID)
    await lobby.start(game_id, ANN)
    await votes.ask(game_id, ANN, PAUSE)
    overtake(monkeypatch, one, lambda: other.house.host.votes.cast(game_id, BEN, 1, YES), writing=None)
    await votes.cast(game_id, CID, 1, YES)
    async with other.house.matches.hold(game_id) as live:
        assert live.row.paused_at is not None
    with pytest.raises(VoteIsOver):
        await other.house.host.votes.cast(game_id, BEN, 1, NO)


async def test_what_is_asked_at_two_processes_is_asked_once(
    pair: tuple[Rig, Rig], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = pair
    game_id = await table(one)
    overtake(monkeypatch, one, lambda: other.house.host.votes.ask(game_id, BEN, PAUSE), writing=None)
    with pytest.raises(AlreadyAsked):
        await one.house.host.votes.ask(game_id, BEN, PAUSE)


async def test_a_table_that_two_processes_start_is_dealt_once(
    pair: tuple[Rig, Rig], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = pair
    card = await one.house.host.lobby.open(HERE, ANN, GAME)
    await one.house.host.lobby.join(card.game_id, BEN)
    overtake(monkeypatch, one, lambda: other.house.host.lobby.start(card.game_id, ANN), writing=0)
    with pytest.raises(NotInLobby):
        await one.house.host.lobby.start(card.game_id, ANN)


async def test_a_turn_that_new_rules_forbid_starts_anew_once(
    pair: tuple[Rig, Rig], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = pair
    game_id = await table(one)
    with raw(one.where) as file:
        ((number,),) = file.run("SELECT MAX(number) + 1 FROM log")
        file.run(
            "INSERT INTO log (game_id, number, turn, rev, at, sort, seat, kind, answer) "
            "VALUES (?, ?, 0, 0, 0.0, 'answer', 0, 'action', 'swim')",
            *(game_id, number),
        )
        file.run("UPDATE games SET version = version + 1")
    overtake(monkeypatch, one, lambda: other.house.host.play.panel(game_id, ANN), writing=0)
    assert (await one.house.host.play.panel(game_id, ANN)).rev == 1
    with raw(one.where) as file:
        told = [payload for (payload,) in file.run("SELECT payload FROM outbox") if "notice-turn-redone" in payload]
    assert len(told) == 1


async def test_a_channel_has_one_table_whoever_opens_it(pair: tuple[Rig, Rig]) -> None:
    one, other = pair
    opened = await asyncio.gather(
        *(rig.house.host.lobby.open(HERE, person, GAME) for rig, person in ((one, ANN), (other, BEN))),
        return_exceptions=True,
    )
    assert sorted(type(found).__name__ for found in opened) == ["GameCard", TableHere.__name__]


async def test_who_is_overtaken_again_and_again_is_told_that_nothing_has_happened(
    pair: tuple[Rig, Rig], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = pair
    game_id = await table(one)
    get = one.house.matches._get

    async def always(game_id: int) -> object:
        live = await get(game_id)
        await other.house.host.pings.mute(game_id, BEN)
        return live

    monkeypatch.setattr(one.house.matches, "_get", always)
    with pytest.raises(NotSaved):
        await clicks("store", panels=[])(one, game_id)
    assert answers(other, game_id) == []


@pytest.mark.parametrize("error", [Overtaken(7), Contended("a deadlock")])
async def test_who_was_in_the_way_of_another_begins_anew(error: Exception) -> None:
    begun = []

    @afresh
    async def deed(rounds: int) -> str:
        begun.append(rounds)
        if len(begun) < rounds:
            raise error
        return "done"

    assert await deed(3) == "done"
    assert begun == [3, 3, 3]
    with pytest.raises(NotSaved if isinstance(error, Overtaken) else Contended):
        await deed(1000)
    assert len(begun) == 3 + ATTEMPTS
