"""Whatever people and the clock do, the database does as much work among many tables as among few."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.host.match.ratings import catch_up
from bot.host.post.polls import NO
from bot.host.types.people import Person
from bot.host.types.server import Arrival
from bot.host.types.settings import Scope
from bot.store.engine.sqlite import Connection, Reader
from tests.bot.host.rig import GAME, HERE, Rig
from tests.load.crowd import FIRST_CHANNEL, FIRST_USER, USERS_EACH, multiply

FEW, MANY = 2, 202
ANN, BEN = (Person(FIRST_USER + USERS_EACH + seat, name) for seat, name in enumerate(("Ann", "Ben")))
ELSEWHERE = 555
EVERY = 5
"""Steps of SQLite's machine between two looks at it."""
SLACK = 100
"""Steps that a statement may take more: a deeper tree, a page more."""
GROWS = (
    "UPDATE seats SET clock_from",
    "UPDATE seats SET thinking",
    "UPDATE timers SET due_at = due_at + ?",
    "UPDATE games SET version = version + 1 WHERE status IN ('lobby', 'live')",
)
"""What moves all clocks, when the bot has been down."""


async def made(path: Path, tables: int) -> None:
    """A table that has begun and one that is over, and copies of them."""
    rig = await Rig(path).open()
    for number in (1, 2):
        people = [replace(one, user_id=one.user_id + USERS_EACH * (number - 1)) for one in (ANN, BEN)]
        card = await rig.table(*people, channel=FIRST_CHANNEL + number, pace="brisk")
        await rig.answer(card.game_id, people[0], "store")
    await rig.house.close()
    multiply(path, FEW, tables)
    with closing(sqlite3.connect(path)) as file, file:
        # one in two is over, and of the others nothing is due yet
        file.execute(
            "UPDATE games SET status = 'over', result = ?, closed = game_id, unrated = 1 WHERE game_id > 2 AND "
            "game_id % 2",
            ('{"scores":[2,1],"breakdown":[{},{}],"winners":[0],"rounds":1}',),
        )
        file.execute("UPDATE games SET unrated = 0, guild_id = 7 WHERE game_id = 3")  # elsewhere
        file.execute("UPDATE timers SET due_at = due_at + 1e8 WHERE game_id > 2")
    await catch_up(path)


async def deeds(rig: Rig) -> None:
    """What people and the clock do at the first table, and at a new one."""
    host = rig.house.host
    await host.play.panel(1, ANN)
    await rig.answer(1, ANN, "ore", "confirm")
    await host.play.undo(1, BEN, (await rig.answer(1, BEN, "store")).rev, 77, turn=True)
    await rig.answer(1, BEN, "pass", "confirm")
    await host.notes.write(1, ANN, "a note")
    await host.history.log(1, ANN)
    await host.tables.queue(ANN.user_id)
    await host.tables.of_user(ANN.user_id)
    for channel in (FIRST_CHANNEL + 1, ELSEWHERE):
        await host.tables.last_in_channel(channel)
    await host.stats.of(ANN, ANN, guild_id=None, game=None)
    await host.leaders.board(1, GAME, ANN)
    await host.privacy.sitting(ANN)
    await host.silence.of_guild(1)
    await host.absence.leave(BEN, rig.time() + timedelta(days=1), plays=False)
    await rig.house.settle()
    await host.absence.back(BEN)
    await host.settings.change(
        Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change={"digest": 600, "upcoming": True}
    )
    await host.pings.mute(1, BEN, 501)
    await host.votes.ask(1, ANN, "end")
    await rig.house.settle()
    vote = rig.channel.posts("vote")[-1].vote
    assert vote is not None
    await host.votes.cast(1, BEN, vote.vote_id, NO)
    await rig.ring(hours=25)
    card = await host.lobby.open(replace(HERE, channel_id=ELSEWHERE, guild_id=9), BEN, GAME)
    await host.lobby.join(card.game_id, ANN)
    await host.lobby.ready(card.game_id, ANN, 502)
    await host.lobby.start(card.game_id, BEN)
    await rig.play_on(card.game_id, {0: BEN, 1: ANN})
    await host.rematch.open(card.game_id, ANN)
    await host.servers.left(9)
    await host.servers.back(Arrival(9))
    await rig.ring(hours=25)


async def counted(path: Path, tables: int, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """By statement, the most steps that it took among so many tables."""
    found = Counter[str]()
    await made(path, tables)

    @contextmanager
    def watched(raw: sqlite3.Connection, sql: str) -> Iterator[None]:
        looks = 0

        def look() -> int:
            nonlocal looks
            looks += 1
            return 0

        raw.set_progress_handler(look, EVERY)
        yield
        raw.set_progress_handler(None, EVERY)
        found[sql] = max(found[sql], EVERY * looks)

    async def run(self: Connection | Reader, sql: str, *values: Any) -> Any:
        with watched(self._raw, sql):
            return self._raw.execute(sql, values).fetchall()

    with monkeypatch.context() as patch:
        patch.setattr(Connection, "run", run)
        patch.setattr(Reader, "run", run)
        rig = Rig(path)
        rig.time.pass_(hours=1)
        await rig.open()
        await deeds(rig)
        await rig.house.close()
    return found


async def test_no_statement_takes_longer_among_many_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = await counted(tmp_path / "few.sqlite", FEW, monkeypatch)
    many = await counted(tmp_path / "many.sqlite", MANY, monkeypatch)
    assert len(few) > 100
    grown = {sql: (few[sql], steps) for sql, steps in many.items() if steps > few[sql] + SLACK}
    assert [(steps, sql) for sql, steps in grown.items() if not sql.startswith(GROWS)] == []
