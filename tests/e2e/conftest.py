"""A simulated Discord with the real bot in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import simcord

from bot.config import Config
from bot.host.search.searches import Effort
from tests.e2e.stage import Stage, new_bot, set_up
from tests.places import fresh


@pytest.fixture
def config(tmp_path: Path) -> Config:
    return Config(database=fresh(tmp_path / "e2e.sqlite"), pause=0.0, searchers=0, effort=Effort(rollouts=4))


@pytest.fixture(autouse=True)
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table is dealt alike, so that a test means the same each time."""
    monkeypatch.setattr("secrets.randbits", lambda _: 7)


@pytest.fixture
async def env(config: Config, small_pictures: None) -> AsyncIterator[simcord.Env]:
    """A simulated Discord with the bot in it; at the end nothing has gone wrong unseen, and every body was valid."""
    bot = new_bot(config)
    made = simcord.Env(bot, shard_count=1, settle_timeout=20.0)
    bot.simulated.append(made)
    try:
        await made.start()
        yield made
    finally:
        await made.shutdown()
    made.raise_errors()


@pytest.fixture
async def there(env: simcord.Env, config: Config) -> AsyncIterator[Stage]:
    """A server with a channel, four members and the bot; at the end every body that it sent is valid."""
    made = set_up(env, config)
    yield made
    assert made.faults() == []
