"""A crash while the clock does something by itself loses nothing and tells nothing twice, at whatever step it comes."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from copy import deepcopy
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.host.post.delivery import Undeliverable
from bot.host.post.habits import GRACE
from bot.host.post.pace import STAY, TELL, TURN
from bot.host.refusals import AlreadyAsked, AlreadyResting, AlreadySeated, NotSaved
from bot.host.types import Scope
from tests.bot.host.clock.test_overtime import timed
from tests.bot.host.rig import ANN, BEN, CID, Rig
from tests.bot.host.test_crash import Died, Fuse, Wire, cut, die, seen, told

Deed = Callable[[Rig, int], Awaitable[None]]
HOURS = 24
FIELDS = "seat, user_id, policy, asked, caretaker, caretaker_for, clock_from IS NULL, away_until"
UNTIL = datetime(2026, 4, 1, tzinfo=UTC)


async def time_is_over(rig: Rig, game_id: int) -> None:
    """Ann's time is over; what was begun is finished."""
    await rig.ring(seconds=1)


async def confirms_itself(rig: Rig, game_id: int) -> None:
    """Ann has left her turn at that."""
    await rig.ring(seconds=1)


async def pauses(rig: Rig, game_id: int) -> None:
    """Ann pauses the table."""
    with suppress(AlreadyResting):
        await rig.house.host.tables.pause(game_id, ANN, may_manage=False, rest=True)
    await rig.house.settle()


async def goes_away(rig: Rig, game_id: int) -> None:
    """Ann goes away and lets a practice opponent play on."""
    await rig.house.host.absence.leave(ANN, UNTIL, plays=True)
    await rig.house.settle()


async def is_reminded_again(rig: Rig, game_id: int) -> None:
    """Ann's second reminder takes the place of the first."""
    await rig.ring(seconds=1)


async def gives_to_an_opponent(rig: Rig, game_id: int) -> None:
    """Ann gives Ben's seat to a practice opponent."""
    with suppress(AlreadySeated):
        await rig.house.host.tables.hand_over(game_id, ANN, may_manage=False, seat=1, to="greedy")
    await rig.house.settle()


async def asks_for_a_seat(rig: Rig, game_id: int) -> None:
    """Cid would like to play in the place of a practice opponent."""
    with suppress(AlreadyAsked):
        await rig.house.host.votes.take(game_id, CID, 1)
    await rig.house.settle()


async def plays_again(rig: Rig, game_id: int) -> None:
    """Ben opens the table once more, which was ended."""
    await rig.house.host.rematch.open(game_id, BEN)
    await rig.house.settle()


async def may_speak_again(rig: Rig, game_id: int) -> None:
    """The table, whose last message died for want of a permission, shows itself."""
    await rig.house.host.silence.end(game_id)
    await rig.house.settle()


async def reads_a_digest(rig: Rig, game_id: int) -> None:
    """Ann gets one message for both of her tables."""
    await rig.ring(seconds=1)


async def begin(rig: Rig, deed: Deed, overtime: str) -> int:
    """A table just before it happens."""
    await rig.open()
    card = await timed(rig, overtime)
    if deed is asks_for_a_seat:
        await gives_to_an_opponent(rig, card.game_id)
    if deed is plays_again:
        await rig.house.host.tables.end(card.game_id, ANN, may_manage=True)
        await rig.house.settle()
    if deed is may_speak_again:
        rig.channel.failures = [Undeliverable("trouble-missing-send-messages")]
        await rig.answer(card.game_id, ANN, "pass", "confirm")
    if deed is reads_a_digest:
        await rig.table(ANN, CID, channel=12)
        change = {"digest": 8 * 60}
        await rig.house.host.settings.change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change=change)
        await rig.ring(hours=20, seconds=-0.5)
    elif deed is is_reminded_again:
        await rig.ring(hours=12)
        await rig.ring(hours=9, seconds=-0.5)
    elif deed is confirms_itself:
        await rig.answer(card.game_id, ANN, "pass")
        await rig.ring(minutes=GRACE, seconds=-0.5)
    elif deed not in (gives_to_an_opponent, asks_for_a_seat, plays_again, may_speak_again):
        await rig.ring(hours=HOURS, seconds=-0.5)  # the bot was there all the time, or that would count for nobody
    await rig.house.close()
    return card.game_id


def kept(path: Path, game_id: int) -> list[tuple[Any, ...]]:
    """The log, the clocks and the timers, without their times."""
    with closing(sqlite3.connect(path)) as file:
        seats = list(file.execute(f"SELECT {FIELDS} FROM seats"))
        timers = list(file.execute("SELECT kind, seat, tries, due_at IS NULL FROM timers ORDER BY kind, seat"))
        digests = list(file.execute("SELECT user_id, message_id IS NULL FROM digests"))
        games = list(file.execute("SELECT paused_at IS NULL, trouble FROM games"))
        return told(path, game_id) + seats + timers + digests + games


@pytest.mark.parametrize("stride", [37, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    ("deed", "overtime"),
    [
        (time_is_over, TELL),
        pytest.param(time_is_over, TURN, marks=pytest.mark.long),
        (time_is_over, STAY),
        (confirms_itself, TELL),
        (pauses, TELL),
        (goes_away, TELL),
        (is_reminded_again, TELL),
        (gives_to_an_opponent, TELL),
        (asks_for_a_seat, TELL),
        (plays_again, TELL),
        (may_speak_again, TELL),
        (reads_a_digest, TELL),
    ],
)
async def test_whenever_the_process_dies_it_has_happened_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deed: Deed, overtime: str, stride: int
) -> None:
    start = Rig(tmp_path / "start.sqlite3")
    game_id = await begin(start, deed, overtime)

    async def happen(name: str, fuse: Fuse) -> Rig:
        path = tmp_path / f"{name}.sqlite3"
        shutil.copy(start.path, path)
        rig = Rig(path)
        rig.channel, rig.time = deepcopy(start.channel), deepcopy(start.time)
        with monkeypatch.context() as patch:
            cut(patch, fuse)
            patch.setattr(rig.channel, "deliver", Wire(rig.channel.deliver, fuse).deliver)
            with suppress(Died, NotSaved):
                await rig.open()
                await deed(rig, game_id)
            await die(rig)
        await rig.open()
        await deed(rig, game_id)
        await rig.ring(seconds=40)  # whatever failed is tried again after a while
        await rig.house.close()
        return rig

    whole = Fuse()
    undisturbed = await happen("whole", whole)
    expected, messages = kept(undisturbed.path, game_id), seen(undisturbed)
    assert expected != kept(start.path, game_id)
    assert len(messages) == len(seen(start)) + 1
    for step in range(0, whole.steps, stride):
        rig = await happen(f"step{step}", Fuse(step))
        assert kept(rig.path, game_id) == expected, f"after a crash at step {step}"
        assert seen(rig) == messages, f"the channel after a crash at step {step}"
