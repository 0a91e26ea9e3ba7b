"""Whoever reads while the server is away is told so in time, however many wait for it."""

from __future__ import annotations

import asyncio

import pytest

from bot.store.engine import database
from bot.store.engine.database import Unwritable
from bot.store.engine.place import Server


async def test_who_waits_behind_others_for_a_server_waits_no_longer_than_they(monkeypatch: pytest.MonkeyPatch) -> None:
    sessions = pytest.importorskip("bot.store.engine.sessions")
    monkeypatch.setattr(database, "PATIENCE", 0.02)
    reader = sessions.Reader(Server("postgresql://nobody@127.0.0.1:9/none"))
    async with reader._lock:  # somebody tries to reach it, and takes long
        with pytest.raises(Unwritable):
            await asyncio.wait_for(reader.run("SELECT 1"), 5)
