"""A hard practice opponent looks ahead while its table goes on; its answer comes once, or not at all."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from bot.host.search.searches import Effort
from bot.host.search.workers import Decision, Lost
from bot.host.types.table import GameCard, Status
from bot.host.types.thinking import Used
from engine.core.ahead.budget import Budget, Spent
from engine.core.ahead.search import Thought
from engine.core.kept.review import Step, Taken
from engine.core.play.codec import Save
from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.core.play.registry import game
from tests.bot.host.rig import ANN, BEN, CID, GAME, HERE, INTERACTIONS, Rig

PATIENCE = 6000


class Thinker:
    """Thinks until it is told to answer: to store, or the first legal key, or what it is to fail with."""

    count = 1

    def __init__(self) -> None:
        self.given: list[Decision] = []
        self.kinds: list[str] = []
        self.ready = asyncio.Event()
        self.bids = asyncio.Event()
        self.bids.set()
        self.key: str | None = None
        self.failure: Exception | None = None
        self.spent = Spent()

    async def think(self, decision: Decision) -> Thought:
        self.given.append(decision)
        save = msgspec.json.decode(decision.save, type=Save)
        ask = Match.load(game(save.game), save).pending[decision.seat]
        self.kinds.append(ask.kind)
        await (self.bids if ask.kind == "bid" else self.ready).wait()
        if self.failure is not None:
            raise self.failure
        return Thought(self.key or ("store" if "store" in ask.options else ask.keys()[0]), self.spent)

    async def take(self, step: Step) -> Taken:
        raise NotImplementedError

    def close(self) -> None:
        """There is nothing to close."""


@pytest_asyncio.fixture
async def thinker() -> Thinker:
    return Thinker()


@pytest_asyncio.fixture
async def rig(tmp_path: Path, thinker: Thinker) -> AsyncIterator[Rig]:
    made = await Rig(tmp_path / "hard.sqlite3", workers=thinker, effort=Effort(tries=600)).open()
    yield made
    await made.house.close()


async def until(come: Callable[[], bool]) -> None:
    """Wait until something has come about."""
    for _ in range(PATIENCE):
        if come():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it does not come about")


async def thinking(rig: Rig, thinker: Thinker, level: str = "hard") -> GameCard:
    """A table at which Ann has played and an opponent that looks ahead thinks about what follows."""
    card = await rig.table(ANN, opponents=level, seats=2)
    await rig.house.host.play.answer(card.game_id, ANN, None, ["store", "ore", "confirm"], next(INTERACTIONS))
    await until(lambda: bool(thinker.given))
    return card


async def answered(rig: Rig, game_id: int) -> list[str]:
    """What the opponent has answered."""
    return [line for line in (await rig.record(game_id)).splitlines() if line.startswith("1 ")]


async def goes_on(rig: Rig, thinker: Thinker) -> None:
    """What was thought about is answered."""
    thinker.ready.set()
    await rig.house.settle()


async def test_what_was_found_is_answered(rig: Rig, thinker: Thinker) -> None:
    card = await thinking(rig, thinker)
    assert await answered(rig, card.game_id) == []
    await goes_on(rig, thinker)
    assert await answered(rig, card.game_id) != []
    assert (await rig.house.host.play.panel(card.game_id, ANN)).ask is not None
    assert {decision.seat for decision in thinker.given} == {1}


async def test_whoever_looks_meanwhile_is_told_who_thinks(rig: Rig, thinker: Thinker) -> None:
    card = await thinking(rig, thinker)
    panel = await rig.house.host.play.panel(card.game_id, ANN)
    assert panel.idle == Msg("idle-thinking", seat=1)
    await goes_on(rig, thinker)


async def test_opponents_of_other_tables_do_not_wait(rig: Rig, thinker: Thinker) -> None:
    await thinking(rig, thinker)
    host = rig.house.host
    other = await host.lobby.open(replace(HERE, channel_id=12), BEN, GAME, seats=2, opponents="normal")
    await host.lobby.start(other.game_id, BEN)
    await host.play.answer(other.game_id, BEN, None, ["pass", "confirm"], next(INTERACTIONS))
    for _ in range(PATIENCE):
        if (await host.play.panel(other.game_id, BEN)).ask is not None:
            break
        await asyncio.sleep(0.01)
    else:
        raise AssertionError("they wait")
    await goes_on(rig, thinker)


async def test_what_else_is_due_at_the_table_does_not_wait(rig: Rig, thinker: Thinker) -> None:
    card = await thinking(rig, thinker)
    await rig.house.host.absence.leave(ANN, datetime(2026, 4, 1, tzinfo=UTC), plays=True)
    for _ in range(PATIENCE):
        if (await rig.house.host.tables.card(card.game_id)).seats[0].caretaker == "normal":
            break
        await asyncio.sleep(0.01)
    else:
        raise AssertionError("it waits")
    assert await answered(rig, card.game_id) == []
    await goes_on(rig, thinker)


async def test_each_decision_of_a_turn_has_what_is_left_of_its_tries(rig: Rig, thinker: Thinker) -> None:
    thinker.spent = Spent(tries=2600)
    card = await thinking(rig, thinker)
    await goes_on(rig, thinker)
    assert [decision.budget for decision in thinker.given[:2]] == [Budget(None, 600), Budget(None, 400)]
    thinker.given.clear()
    while not thinker.given:
        assert await rig.play_once(card.game_id, {0: ANN})
    assert thinker.given[0].budget == Budget(None, 600), "the next turn has all of them"


async def hasty(rig: Rig, card: GameCard) -> list[int]:
    """In which turns the table was told that the opponent had no time."""
    page = await rig.house.host.history.log(card.game_id, CID, 0)
    return [line.turn for line in page.lines if line.msg == Msg("hard-is-hasty", seat=1)]


async def test_who_would_wait_too_long_plays_as_normal_does_and_the_table_is_told_once_a_turn(
    rig: Rig, thinker: Thinker
) -> None:
    thinker.ready.set()
    rig.effort = Effort(wait=-1.0)
    await rig.restart()
    card = await rig.table(ANN, opponents="hard", seats=2)
    await rig.house.host.play.answer(card.game_id, ANN, None, ["store", "ore", "confirm"], next(INTERACTIONS))
    await rig.house.settle()
    assert thinker.given == []
    turns = await hasty(rig, card)
    assert len(await answered(rig, card.game_id)) > len(turns) > 0, "several decisions of a turn"
    assert len(turns) == len({*turns})
    await rig.restart()
    assert await hasty(rig, card) == turns, "with the answer, so it is neither lost nor said again"


async def test_whoever_looks_meanwhile_is_told_for_how_long(rig: Rig, thinker: Thinker) -> None:
    searches = rig.house._searches
    waits = [asyncio.create_task(searches.find(Match.new(game(GAME), 2).save(), 0, 1, Used())) for _ in range(75)]
    await until(lambda: bool(thinker.given))
    card = await rig.table(ANN, opponents="hard", seats=2)
    await rig.house.host.play.answer(card.game_id, ANN, None, ["store", "ore", "confirm"], next(INTERACTIONS))
    await until(lambda: searches.waiting().values[""] == 75)
    panel = await rig.house.host.play.panel(card.game_id, ANN)
    assert panel.idle in [Msg("idle-thinking-long", seat=1, minutes=minutes) for minutes in (2, 3)]
    assert await answered(rig, card.game_id) == []
    await goes_on(rig, thinker)
    await asyncio.gather(*waits)
    assert await answered(rig, card.game_id) != []
    assert await hasty(rig, card) == []


@pytest.mark.parametrize("what", ["lost", "illegal"])
async def test_normal_answers_in_place_of_a_search_that_brings_nothing(
    rig: Rig, thinker: Thinker, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    thinker.failure, thinker.key = (Lost("died"), None) if what == "lost" else (None, "win")
    card = await thinking(rig, thinker)
    await goes_on(rig, thinker)
    assert await answered(rig, card.game_id) != []
    assert (await rig.house.host.play.panel(card.game_id, ANN)).ask is not None
    told = [record.levelno for record in caplog.records if "search" in record.getMessage()]
    assert set(told) == {logging.WARNING if what == "lost" else logging.ERROR}
    turns = await hasty(rig, card)
    assert len(turns) == len({*turns})
    assert bool(turns) == (what == "lost")


async def ends(rig: Rig, card: GameCard) -> None:
    """Ann ends the game."""
    await rig.house.host.tables.end(card.game_id, ANN, may_manage=True)


async def gives_the_seat(rig: Rig, card: GameCard) -> None:
    """Ann gives the seat to Ben."""
    await rig.house.host.tables.hand_over(card.game_id, ANN, may_manage=False, seat=1, to=BEN)


async def goes_back(rig: Rig, card: GameCard) -> None:
    """Ann, who is alone, takes her turn back."""
    await rig.house.host.votes.go_back(card.game_id, ANN)


@pytest.mark.parametrize("deed", [ends, gives_the_seat, goes_back])
async def test_what_was_found_for_a_table_that_has_moved_on_is_dropped(
    rig: Rig, thinker: Thinker, deed: Callable[[Rig, GameCard], Awaitable[None]]
) -> None:
    card = await thinking(rig, thinker)
    await asyncio.wait_for(deed(rig, card), 10)
    await goes_on(rig, thinker)
    assert await answered(rig, card.game_id) == []
    assert len(thinker.given) == 1
    await rig.restart()
    assert await answered(rig, card.game_id) == []


async def test_a_seat_that_is_given_to_a_quick_opponent_is_answered_for_once(rig: Rig, thinker: Thinker) -> None:
    card = await thinking(rig, thinker)
    await rig.house.host.tables.hand_over(card.game_id, ANN, may_manage=False, seat=1, to="normal")
    await goes_on(rig, thinker)
    assert len(thinker.given) == 1
    assert not any("store" in line for line in await answered(rig, card.game_id)), "that is what the other had found"
    assert (await rig.house.host.play.panel(card.game_id, ANN)).ask is not None


async def test_what_is_asked_of_several_is_thought_about_again_when_another_has_answered(
    rig: Rig, thinker: Thinker
) -> None:
    thinker.bids.clear()
    card = await thinking(rig, thinker)
    thinker.ready.set()
    await until(lambda: "bid" in thinker.kinds)
    ask = (await rig.house.host.play.panel(card.game_id, ANN)).ask
    assert ask is not None
    await rig.house.host.play.answer(card.game_id, ANN, None, ask.keys(1), next(INTERACTIONS))
    thinker.bids.set()
    await rig.house.settle()
    assert thinker.kinds.count("bid") == 2
    assert len([line for line in await answered(rig, card.game_id) if " bid " in line]) == 1


async def test_a_paused_table_has_its_answer_all_the_same(rig: Rig, thinker: Thinker) -> None:
    card = await thinking(rig, thinker)
    await rig.house.host.tables.pause(card.game_id, ANN, may_manage=False, rest=True)
    await goes_on(rig, thinker)
    assert await answered(rig, card.game_id) != []


@pytest.mark.parametrize(("level", "tries"), [("hard", 600), ("master", 3000)])
async def test_a_crash_while_it_thinks_loses_nothing(rig: Rig, thinker: Thinker, level: str, tries: int) -> None:
    card = await thinking(rig, thinker, level)
    await rig.house.close()
    thinker.ready.set()
    await rig.open()
    await rig.house.settle()
    assert await answered(rig, card.game_id) != []
    assert (await rig.house.host.play.panel(card.game_id, ANN)).ask is not None
    assert {decision.budget for decision in thinker.given} == {Budget(None, tries)}


async def test_a_whole_game_against_two_that_search(tmp_path: Path) -> None:
    made = await Rig(tmp_path / "search.sqlite3").open()
    card = await made.table(ANN, opponents="hard", seats=3)
    await made.play_on(card.game_id, {0: ANN})
    assert (await made.house.host.tables.card(card.game_id)).status is Status.OVER
    await made.house.close()
