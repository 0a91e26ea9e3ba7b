"""A language is a file: commands, answers and posts speak it to those who read it, and English to the others."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import discord
import pytest
import simcord
from discord import app_commands

from bot.config import Config
from bot.host.types.people import Person
from bot.host.types.settings import Scope
from bot.i18n import LOCALE, Texts
from bot.playground.tongues import speaking
from bot.ui.parts.ids import Fill
from bot.wire.commands import FluentTranslator, said
from tests.e2e import stage
from tests.e2e.stage import labels, raw, text

CZECH = """
command-board-name = plan
command-board = Podívej se na stůl
ui-take-turn = Táhnout
ui-undo = Vrátit krok
ui-restart = Znovu celý tah
ui-replay-over = Celá hra { $game }
ui-replay-post = Ukázat všem
"""


@pytest.fixture
def czech(tmp_path: Path) -> Texts:
    (tmp_path / "en.ftl").write_bytes((LOCALE / "en.ftl").read_bytes())
    (tmp_path / "cs.ftl").write_text(CZECH, encoding="utf-8")
    return Texts([tmp_path])


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


@contextlib.asynccontextmanager
async def table(folder: Path, texts: Texts, locales: Mapping[str, str]) -> AsyncIterator[stage.Stage]:
    """A server whose members have their Discord in these languages; it is itself American."""
    config = Config(database=folder / "language.sqlite", pause=0.0)
    bot = stage.new_bot(config)
    bot.texts = texts
    env = simcord.Env(bot, shard_count=1, settle_timeout=20.0)
    bot.simulated.append(env)
    await env.start()
    try:
        with env.time_context():
            there = stage.set_up(env, config)
            by_id = {member.id: locales.get(name, "en-US") for name, member in there.members.items()}
            with speaking(by_id.__getitem__, "en-US"):
                yield there
    finally:
        await env.shutdown()


async def test_everybody_reads_their_own_language_and_the_channel_the_servers(tmp_path: Path, czech: Texts) -> None:
    async with table(tmp_path, czech, {"Ann": "cs"}) as there:
        await there.open_table("Ben")
        assert "Take turn" in labels(raw(await there.last))
        for name, undo in (("Ann", "Vrátit krok"), ("Ben", "Undo step")):
            panel = await there.take(name)
            await there.answer(name, panel, "pass")
            assert undo in labels(raw(there.fresh(panel)))
            await there.press(name, there.fresh(panel), stage.Press.ANSWER, "confirm")
        assert "What do you bid?" in text(await there.last)


async def test_the_host_chooses_in_which_language_the_posts_are_written(tmp_path: Path, czech: Texts) -> None:
    async with table(tmp_path, czech, {"Ann": "cs"}) as there:
        options = (await there.slash("Ann", "game new", game=stage.GAME)).response
        assert options is not None
        shown = await there.form("Ann", options, Fill.TABLE)
        offered = stage.fields(shown.modal)["language"]["options"]
        assert [one["value"] for one in offered] == ["any", "en", "cs"]
        await there.send("Ann", shown, language=["cs"])
        await there.click("Ben", await there.last, "Join")
        await there.start()
        assert "Táhnout" in labels(raw(await there.last))
        panel = (await there.click("Ann", await there.last, "Táhnout")).response
        await there.answer("Ann", panel, "pass")
        assert "Vrátit krok" in labels(raw(there.fresh(panel)))


async def test_a_server_may_have_another_language_than_discord_says(tmp_path: Path, czech: Texts) -> None:
    async with table(tmp_path, czech, {}) as there:
        manager = Person(there.members["Ann"].id, "Ann")
        desk = there.host.settings
        await desk.change(Scope.SERVER, there.guild.id, manager, may_manage=True, change={"language": "cs"})
        await there.open_table("Ben")
        assert "Táhnout" in labels(raw(await there.last))
        card = await there.host.tables.card(1)
        form = (await there.slash("Ann", "settings", scope="table")).response
        assert "**Language of messages:** Čeština · this server's" in text(form)
        await desk.change(Scope.TABLE, card.game_id, manager, may_manage=False, change={"language": "en"})
        await there.slash("Ann", "do", moves="pass confirm")
        assert "Take turn" in labels(raw(await there.last))


async def test_while_there_is_one_language_nobody_is_asked_for_one(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_bytes((LOCALE / "en.ftl").read_bytes())
    async with table(tmp_path, Texts([tmp_path]), {"Ann": "cs"}) as there:
        options = (await there.slash("Ann", "game new", game=stage.GAME)).response
        assert "language" not in stage.fields((await there.form("Ann", options, Fill.TABLE)).modal)
        form = (await there.slash("Ann", "settings", scope="server")).response
        assert "Language" not in text(form)


@pytest.mark.usefixtures("small_pictures")
async def test_a_replay_is_posted_in_the_language_of_the_table(tmp_path: Path, czech: Texts) -> None:
    async with table(tmp_path, czech, {"Ann": "cs"}) as there:
        await there.open_table("Ben")
        await there.slash("Ann", "do", moves="pass confirm")
        await there.end("Ben")
        own = (await there.slash("Ann", "replay")).response
        assert text(there.fresh(own)).startswith("Celá hra")
        await there.click("Ann", there.fresh(own), "Ukázat všem")
        assert text(await there.last).startswith("**Toy Freight** from beginning to end")
        assert text(there.fresh(own)).startswith("Celá hra")
