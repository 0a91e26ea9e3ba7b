"""A language is a file: commands, answers and posts speak it to those who read it, and English to the others."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
import simcord
from discord import app_commands

from bot.config import Config
from bot.i18n import LOCALE, Texts
from bot.wire.commands import FluentTranslator, said
from tests.e2e import stage
from tests.e2e.stage import labels, raw, text

CZECH = """
command-board-name = plan
command-board = Podívej se na stůl
ui-take-turn = Táhnout
ui-undo = Vrátit krok
ui-restart = Znovu celý tah
"""


@pytest.fixture
def czech(tmp_path: Path) -> Texts:
    (tmp_path / "cs.ftl").write_text(CZECH, encoding="utf-8")
    return Texts([LOCALE, tmp_path])


async def translated(texts: Texts, key: str, locale: discord.Locale) -> str | None:
    context = app_commands.TranslationContext(app_commands.TranslationContextLocation.other, None)
    return await FluentTranslator(texts).translate(said(key), locale, context)


async def test_commands_have_the_names_that_a_language_gives_them(czech: Texts) -> None:
    assert await translated(czech, "command-board-name", discord.Locale.czech) == "plan"
    assert await translated(czech, "command-board", discord.Locale.czech) == "Podívej se na stůl"


async def test_what_a_language_does_not_say_is_left_to_english(czech: Texts) -> None:
    assert await translated(czech, "command-log-name", discord.Locale.czech) is None
    assert await translated(czech, "command-board-name", discord.Locale.hungarian) is None
    assert await translated(czech, "command-board-name", discord.Locale.british_english) is None


async def test_everybody_reads_their_own_language_and_the_channel_the_servers(
    tmp_path: Path, czech: Texts, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = simcord.interactions.base_payload

    def with_locale(*args: object, **more: object) -> object:
        record, payload = plain(*args, **more)  # type: ignore[arg-type]
        payload["locale"] = "cs" if payload["member"]["user"]["username"] == "Ann" else "en-US"
        return record, payload

    monkeypatch.setattr(simcord.interactions, "base_payload", with_locale)
    config = Config(database=tmp_path / "language.sqlite", pause=0.0)
    bot = stage.new_bot(config)
    bot.texts = czech
    env = simcord.Env(bot, shard_count=1, settle_timeout=20.0)
    bot.simulated.append(env)
    await env.start()
    try:
        with env.time_context():
            there = stage.set_up(env, config)
            await there.open_table("Ben")
            assert "Take turn" in labels(raw(there.last))
            for name, undo in (("Ann", "Vrátit krok"), ("Ben", "Undo step")):
                panel = await there.take(name)
                await there.answer(name, panel, "pass")
                assert undo in labels(raw(there.fresh(panel)))
                await there.press(name, there.fresh(panel), stage.Press.ANSWER, "confirm")
            assert "your turn" in text(there.last)
    finally:
        await env.shutdown()
