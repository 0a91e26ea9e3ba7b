"""Replays: drawn behind everything else, one a table, as far as their reader could see."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import pytest
from PIL import Image

from bot.host.desk import replays
from bot.host.desk.replays import Replay
from bot.host.drawing.workers import Broken, InProcess
from bot.host.refusals import AlreadyDrawn, NoPicture, NoSuchSeat, ReplayStopped, TakesLonger
from bot.host.types.people import Person
from engine.core.play.msg import Msg
from renderers import film
from renderers.film import shooting
from tests.bot.host.rig import ANN, BEN, CID, Rig

PEOPLE = {0: ANN, 1: BEN}


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shooting, "WIDTHS", dict.fromkeys(shooting.WIDTHS, (200,) * 4))


def key(msg: Msg | str) -> str:
    return msg if isinstance(msg, str) else f"<{msg.key}>"


async def drawn(rig: Rig, game_id: int, person: Person, seat: int | None = None, progress: Any = None) -> Replay:
    async def quiet(done: int, total: int) -> None:
        pass

    card = await rig.house.host.tables.card(game_id)
    return await rig.house.host.replays.draw(card, person, seat, key, progress or quiet)


def pictures(made: Replay) -> int:
    return int(getattr(Image.open(io.BytesIO(made.gif)), "n_frames", 1))


async def test_of_a_running_game_everybody_gets_what_they_could_see_and_no_page(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "draw")
    await rig.answer(card.game_id, BEN, "spend", "2")
    made = {person: await drawn(rig, card.game_id, person) for person in (ANN, BEN, CID)}
    assert [pictures(one) for one in made.values()] == [2, 3, 2]
    assert made[ANN].gif != made[CID].gif  # her hand is in it
    assert not any(one.page for one in made.values())
    with pytest.raises(NoSuchSeat):
        await drawn(rig, card.game_id, ANN, 2)


async def test_of_a_game_that_is_over_there_is_a_page_with_the_log_in_the_readers_words(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.play_on(card.game_id, PEOPLE)
    steps: list[tuple[int, int]] = []

    async def progress(done: int, total: int) -> None:
        steps.append((done, total))

    made = await drawn(rig, card.game_id, CID, progress=progress)
    assert made.whole
    assert pictures(made) == made.turns
    assert steps == sorted(steps)
    assert {total for _, total in steps} == {made.turns}
    assert b"\\u003ctoy-freight-acts>" in made.page
    assert b"\\u003cluck-told>" in made.page
    assert await drawn(rig, card.game_id, CID, progress=pytest.fail) is made  # kept, so that it can be posted
    assert (await drawn(rig, card.game_id, CID, 1)).gif != made.gif


async def test_one_is_drawn_at_a_time_and_the_second_who_asks_is_told(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "spend", "2", "confirm")
    seen = asyncio.Event()

    async def progress(done: int, total: int) -> None:
        if done == 1:
            with pytest.raises(AlreadyDrawn) as refused:
                await drawn(rig, card.game_id, BEN)
            assert refused.value.msg.args == {"done": 1, "total": 2}
            seen.set()

    await drawn(rig, card.game_id, ANN, progress=progress)
    assert seen.is_set()
    assert await drawn(rig, card.game_id, BEN)


async def test_who_asked_can_stop_it_and_nobody_else(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "spend", "2", "confirm")
    await rig.answer(card.game_id, BEN, "spend", "2", "confirm")
    done: list[int] = []

    def stopper(person: Person) -> Any:
        async def progress(number: int, total: int) -> None:
            done.append(number)
            rig.house.host.replays.stop(card.game_id, person)

        return progress

    assert await drawn(rig, card.game_id, ANN, progress=stopper(BEN))
    done.clear()
    with pytest.raises(ReplayStopped):
        await drawn(rig, card.game_id, ANN, progress=stopper(ANN))
    assert done == [0]
    assert await drawn(rig, card.game_id, ANN)


async def test_a_few_tables_are_drawn_at_once_and_the_others_wait(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    cards = [await rig.table(ANN, BEN, channel=100 + n) for n in range(replays.AT_ONCE + 1)]
    running: set[int] = set()
    most, all_there = 0, asyncio.Event()

    async def one(game_id: int) -> None:
        async def progress(done: int, total: int) -> None:
            nonlocal most
            running.add(game_id)
            most = max(most, len(running))
            if most >= replays.AT_ONCE:
                all_there.set()
            await asyncio.wait_for(all_there.wait(), 60)
            await asyncio.sleep(0.05)  # one more would have begun by now

        await drawn(rig, game_id, CID, progress=progress)
        running.discard(game_id)

    await asyncio.gather(*(one(card.game_id) for card in cards))
    assert most == replays.AT_ONCE
    monkeypatch.setattr(replays, "LONGEST", 0)
    with pytest.raises(TakesLonger):
        await drawn(rig, cards[0].game_id, CID)


async def test_a_worker_that_breaks_once_costs_nothing(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    card = await rig.table(ANN, BEN)
    expose, failures = InProcess.expose, [Broken("dead")]

    async def breaking(self: InProcess, job: bytes) -> film.Cel:
        if failures:
            raise failures.pop()
        return await expose(self, job)

    monkeypatch.setattr(InProcess, "expose", breaking)
    assert await drawn(rig, card.game_id, ANN)
    failures += [Broken("dead")] * 2
    with pytest.raises(NoPicture):
        await drawn(rig, card.game_id, ANN)
    assert await drawn(rig, card.game_id, ANN)


async def test_those_that_were_drawn_longest_ago_are_forgotten(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    card = await rig.table(ANN, BEN)
    await rig.play_on(card.game_id, PEOPLE)
    made = await drawn(rig, card.game_id, CID)
    monkeypatch.setattr(replays, "MOST_KEPT", int(made.size * 1.5))
    second = await drawn(rig, card.game_id, CID, 0)
    assert await drawn(rig, card.game_id, CID, 0) is second
    assert await drawn(rig, card.game_id, CID) is not made


async def test_a_message_is_posted_once_however_often_it_is_clicked(rig: Rig) -> None:
    once = rig.house.host.replays.post_once
    assert [await once(1, 501), await once(1, 501), await once(1, 502)] == [True, False, True]
