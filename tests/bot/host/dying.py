"""Dying: the same thing again and again, each time with a process that dies one step later."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from bot.host.refusals import NotSaved
from tests.bot.host.rig import Rig
from tests.bot.host.test_crash import Died, Fuse, Wire, cut, die, seen, told, unasked

Deed = Callable[[Rig, int], Awaitable[Any]]
Begin = Callable[[Rig], Awaitable[int]]
"""Brings about what is needed before a deed, and returns the table whose messages are looked at."""
KEPT = (
    "SELECT seat, user_id, policy, name, asked, caretaker, caretaker_for, ready FROM seats ORDER BY game_id, seat",
    "SELECT seat, clock_from IS NULL, away_until FROM seats ORDER BY game_id, seat",
    "SELECT kind, seat, tries, due_at IS NULL FROM timers ORDER BY kind, seat",
    "SELECT user_id, message_id IS NULL, unanswered FROM digests",
    "SELECT user_id, digest FROM users ORDER BY user_id",
    "SELECT status, host_id, variants, wanted, opponents, rev, paused_at IS NULL, trouble FROM games",
    "SELECT turn, rev, state FROM snapshots ORDER BY turn",
    "SELECT turn, schema, beside, crc, packed FROM stands ORDER BY turn",
    "SELECT game_id, packed FROM replays",
    "SELECT game_id, seat, user_id, level, closed, games, mu, sigma FROM ratings ORDER BY game_id, seat",
    "SELECT closed FROM games",
    "SELECT game_id, seat, packed FROM reviews",
    "SELECT game_id, length, crc, packed FROM packed_logs",
    "SELECT kind, seat, user_id, turn, outcome, message_id IS NULL FROM votes ORDER BY vote_id",
    "SELECT guild_id, arrived_at, left_at IS NULL FROM guilds",
    "SELECT user_id, watch, games, game_id IS NULL, sure, missed, passed FROM wishes ORDER BY wish_id",
    "SELECT user_id, choice FROM ballots ORDER BY vote_id, user_id",
    "SELECT game_id, user_id, welcome FROM guests ORDER BY game_id, user_id",
    "SELECT user_id, game, rev, dealt, level, save, told FROM solos ORDER BY user_id, game",
    "SELECT game_id, user_id, token FROM watched_panels ORDER BY game_id, user_id",
    "SELECT game_id, payload FROM outbox WHERE kind = 'panels' AND status = 'sent' ORDER BY post_id",
)


def kept(path: Path, game_id: int) -> list[tuple[Any, ...]]:
    """All that is to be the same whenever the process has died: what is kept, without its times."""
    with closing(sqlite3.connect(path)) as file:
        return told(path, game_id) + [row for select in KEPT for row in file.execute(select)]


async def dies_at_every_step(
    start: Rig, game_id: int, deed: Deed, monkeypatch: pytest.MonkeyPatch, *, stride: int, new: int
) -> None:
    """Whenever the process dies, the deed has happened once in the end, and `new` messages were posted.

    Whoever did it does it once more after the restart, as people do who have seen no answer.
    """

    async def happen(name: str, fuse: Fuse) -> Rig:
        path = start.path.with_name(f"{name}.sqlite3")
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
    assert len(messages) == len(seen(start)) + new, messages
    for step in range(0, whole.steps, stride):
        rig = await happen(f"step{step}", Fuse(step))
        assert kept(rig.path, game_id) == expected, f"after a crash at step {step}"
        assert unasked(seen(rig), messages) == messages, f"the channel after a crash at step {step}"


def happens_once(*deeds: Any, stride: int) -> Callable[..., Awaitable[None]]:
    """A test of each of these deeds, `pytest.param(begin, deed, new)`: `dies_at_every_step`, of which every so many are
    tried, and all in a long test, as every second deed is."""
    seldom = [pytest.param(*one.values, id=one.id, marks=pytest.mark.long) for one in deeds[1::2]]

    @pytest.mark.parametrize("stride", [stride, pytest.param(1, marks=pytest.mark.long)])
    @pytest.mark.parametrize(("begin", "deed", "new"), [*deeds[::2], *seldom])
    async def once(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begin: Begin, deed: Deed, new: int, stride: int
    ) -> None:
        start = await Rig(tmp_path / "start.sqlite3").open()
        game_id = await begin(start)
        await start.house.close()
        await dies_at_every_step(start, game_id, deed, monkeypatch, stride=stride, new=new)

    return once
