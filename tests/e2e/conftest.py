"""A simulated Discord with the real bot in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from discord.app_commands import Command, ContextMenu, Group

from bot.config import Config
from bot.host.search.searches import Effort
from bot.i18n.coverage import offered
from renderers.i18n import FALLBACK, language_of
from tests.e2e.copies import copied
from tests.e2e.stage import Stage, new_bot, set_up
from tests.places import fresh


@pytest.fixture
def config(tmp_path: Path) -> Config:
    return Config(database=fresh(tmp_path / "e2e.sqlite"), pause=0.0, searchers=0, effort=Effort(tries=4))


@pytest.fixture(autouse=True)
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table is dealt alike, so that a test means the same each time."""
    monkeypatch.setattr("secrets.randbits", lambda _: 7)


@pytest.fixture(autouse=True)
def everybody_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody plays at too few tables, however new they are."""
    monkeypatch.setattr("bot.host.match.admission.FIRST_TABLES", 1000)


@pytest.fixture
def few_locales(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each bot registers its commands; of Discord's thirty languages only those are gone through that it speaks."""
    spoken = [locale for locale in discord.Locale if language_of(str(locale)) in (FALLBACK, *offered())]
    for module in ("commands", "transformers"):
        monkeypatch.setattr(f"discord.app_commands.{module}.Locale", spoken)


@pytest.fixture
def known_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each bot has the same commands, which are translated once; those of a group come with it."""
    for kind in (Command, ContextMenu, Group):
        monkeypatch.setattr(kind, "get_translated_payload", once(kind.get_translated_payload))


def once(translated: Any) -> Any:
    async def payload(self: Any, tree: Any, translator: Any) -> Any:
        if getattr(self, "parent", None) is not None:
            return await translated(self, tree, translator)
        plain = repr(self.to_dict(tree))
        if plain not in PAYLOADS:
            PAYLOADS[plain] = await translated(self, tree, translator)
        return copied(PAYLOADS[plain])

    return payload


PAYLOADS: dict[str, Any] = {}
"""What is registered of a command, by what it is without languages."""


@pytest.fixture
def slow_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Days pass at once: with six beats an hour most of what happened in them was that the bot noted to be alive."""
    monkeypatch.setattr("bot.host.clock.clock.BEAT", 6 * 3600.0)


@pytest.fixture
async def env(
    config: Config, small_pictures: None, few_locales: None, known_commands: None, slow_beat: None
) -> AsyncIterator[simcord.Env]:
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
