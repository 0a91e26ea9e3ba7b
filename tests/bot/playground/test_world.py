"""The playground: a table is ready, the first move is a few taps away, and the clock can be moved."""

from __future__ import annotations

import asyncio
import contextlib
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import simcord

from bot.config import Config
from bot.host.search.searches import Effort
from bot.host.search.workers import Processes
from bot.host.types.people import Person
from bot.host.types.table import Venue
from bot.playground.aside import show
from bot.playground.timelapse import run_time, when_idle
from bot.playground.world import NAME, World, offer, offer_again, on_a_page, open_table, world
from engine.core.kept.review import Step, Taken, take
from engine.core.play import registry
from tests.bot.host.desk.test_imports import written
from tests.e2e.stage import labels, mentions, raw, said, text, walk
from tests.games import games_in_turn


@games_in_turn("game")
@pytest.mark.parametrize("game", list(registry.games()))
@pytest.mark.usefixtures("small_pictures")
async def test_the_first_move_is_three_taps_away(tmp_path: Path, game: str) -> None:
    async with world(Config(database=tmp_path / "play.sqlite", pause=0.0)) as there:
        with there.env.time_context():
            await open_table(there, game)
            ann = there.members["Ann"]
            lobby = there.channel.last_message
            assert lobby is not None
            assert there.env.backend.bot_user.name == NAME
            assert abs(there.env.now() - datetime.now(UTC)) < timedelta(hours=1), "a browser says how long ago it was"
            assert "Bots" in text(lobby)
            assert [label for label in all_labels(there) if label == "Start"] == ["Start"]
            await ann.click(lobby, label="Start")
            await there.bot.house.settle()  # others may move first
            board = there.channel.last_message
            assert mentions(board) == [ann.id]
            panel = await ann.click(board, label="Take turn")
            assert panel.response is not None
            # whoever is first sees all the action spaces in a select, the others their starting bonuses as buttons
            parts = list(walk(raw(panel.response)))
            assert any(part.get("options") for part in parts) or len(labels(parts)) > 1


@pytest.mark.usefixtures("small_pictures")
async def test_a_game_is_chosen_on_the_page_and_another_one_instead(tmp_path: Path) -> None:
    async with world(Config(database=tmp_path / "play.sqlite", pause=0.0)) as there:
        with there.env.time_context():
            await offer(there)
            choice: Any = there.channel.last_message
            ann = there.members["Ann"]
            assert {"Steam", "Lessons"} <= set(labels(raw(choice)))
            lessons = await ann.click(choice, label="Lessons")
            assert lessons.response is not None and lessons.response.ephemeral
            for game in ("Toy Freight", "Steam"):
                await ann.click(choice, label=game)
                assert f"{game}: join the table" in text(there.channel.last_message)
                assert all_labels(there).count("Start") == 1
            await ann.click(there.channel.last_message, label="Start")
            again = await ann.click(choice, label="Toy Freight")
            assert "There is a table in this channel already" in said(again)


@pytest.mark.usefixtures("small_pictures")
async def test_below_a_game_that_has_ended_there_is_the_choice_again(tmp_path: Path) -> None:
    async with world(Config(database=tmp_path / "play.sqlite", pause=0.0)) as there:
        with there.env.time_context():
            await offer(there)
            choice: Any = there.channel.last_message
            ann, house = there.members["Ann"], there.bot.house
            again = asyncio.create_task(offer_again(there, seconds=0.01))
            try:
                await ann.click(choice, label="Toy Freight")
                await ann.click(there.channel.last_message, label="Start")
                await asyncio.sleep(0.1)
                assert all_labels(there).count("Lessons") == 1, "while it goes on there is no other one"
                card = await house.host.tables.in_channel(there.channel.id)
                assert card is not None
                await house.host.tables.end(card.game_id, Person(ann.id, "Ann"), may_manage=False)
                async with asyncio.timeout(30):
                    await there.news.wait()
            finally:
                again.cancel()
            assert all_labels(there).count("Lessons") == 2
            assert "Lessons" in labels(raw(there.channel.last_message))


@pytest.mark.usefixtures("small_pictures")
async def test_every_table_can_be_looked_at_closer(tmp_path: Path) -> None:
    async with world(on_a_page(Config(database=tmp_path / "play.sqlite", pause=0.0))) as there:
        with there.env.time_context():
            await open_table(there, "toy_freight")
            ann = there.members["Ann"]
            await ann.click(there.channel.last_message, label="Start")
            await there.bot.house.settle()
            board = there.channel.last_message
            panel = await ann.click(board, label="Take turn")
            assert panel.response is not None
            await ann.click(panel.response, label="More…")
            own = simcord.ResponseMessage(there.env, there.env.backend.get_message(there.channel.id, panel.response.id))
            ways = [link for message in (board, own) for link in links(raw(message))]
        assert [way.rpartition("/")[0][-2:] for way in ways] == ["/t", "/s"]
        async with aiohttp.ClientSession() as browser:
            for way in ways:
                async with browser.get(way) as page:
                    assert page.status == 200 and "Toy Freight" in await page.text()


def links(parts: Any) -> list[str]:
    """Where buttons lead that ask nobody."""
    return [part["url"] for part in walk(parts) if part.get("url", "").startswith("http://127")]


def all_labels(there: World) -> list[str]:
    """What can be pressed on the page, whoever may see it."""
    found = there.env.backend.messages[there.channel.id].values()
    return [label for message in found for label in labels(raw(simcord.ResponseMessage(there.env, message)))]


async def test_time_passes_by_a_command_of_the_playground_alone(tmp_path: Path) -> None:
    async with world(Config(database=tmp_path / "play.sqlite", pause=0.0)) as there:
        moved = asyncio.Event()

        async def published() -> None:
            moved.set()

        with there.env.time_context():
            await open_table(there, "toy_freight")
            ann = there.members["Ann"]
            lobby: Any = there.channel.last_message
            await ann.click(lobby, label="Start")
            clock = asyncio.create_task(run_time(there.env, there.queue, published))
            before = there.env.now()
            await ann.slash(there.channel, "clock", forward="25h")
            await asyncio.wait_for(moved.wait(), 20)
            assert (there.env.now() - before).total_seconds() >= 25 * 3600
            assert "waits for you" in text(there.channel.last_message)
            clock.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await clock


async def test_the_clock_waits_until_nobody_acts() -> None:
    tries: list[int] = []

    async def busy() -> None:
        tries.append(1)
        if len(tries) < 3:
            raise simcord.SetupError("operation overlaps active click")

    await when_idle(busy)
    assert len(tries) == 3


@pytest.mark.usefixtures("small_pictures")
async def test_everybody_may_have_another_language(tmp_path: Path) -> None:
    async with world(Config(database=tmp_path / "play.sqlite", pause=0.0), ("cs", "hu", "en-US")) as there:
        with there.env.time_context():
            people: list[Any] = []
            there.bot.texts.language = lambda locale: people.append(locale) or "en"  # type: ignore[method-assign]
            for name in ("Ann", "Ben", "Cleo", "Dan"):
                people.clear()
                await there.members[name].slash(there.channel, "turns")
                assert set(people) == {{"Ann": "cs", "Ben": "hu"}.get(name, "en-US")}
            assert there.locale == "cs" and {"cs", "hu"} <= set(there.bot.texts.offered)


@pytest.mark.usefixtures("small_pictures")
async def test_everybody_can_act_while_a_game_is_looked_back_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = asyncio.Event()

    async def held(workers: Processes, step: Step) -> Taken:
        """Looks back as soon as somebody lets it."""
        await gate.wait()
        return take(step)

    monkeypatch.setattr(Processes, "take", held)
    config = Config(database=tmp_path / "play.sqlite", pause=0.0, effort=Effort(review_tries=4, tries=4))
    async with world(config) as there:
        with there.env.time_context():
            ann, ben = there.members["Ann"], there.members["Ben"]
            here, who = Venue(there.env.guild.id, there.channel.id), Person(ann.id, "Ann")
            await there.bot.house.host.imports.open(here, who, str(written()).encode(), {0: who}, may_manage=True)
            await there.bot.house.settle()
            asked = await ann.slash(there.channel, "review")
            assert said(asked) == "Looking back on your game: 0%."
            assert said(await ben.slash(there.channel, "turns")).startswith("No table waits for you.")
            done = asyncio.Event()

            async def refresh() -> None:
                await there.env.settle()
                if "Looking back" not in said(asked):
                    done.set()

            page = asyncio.create_task(show(there.news, refresh))
            gate.set()
            await done.wait()
            page.cancel()
            assert said(asked).startswith("**Toy Freight**: ")


async def test_who_comes_first_manages_the_server_and_finds_the_way_to_its_form(tmp_path: Path) -> None:
    async with world(Config(database=tmp_path / "play.sqlite", pause=0.0)) as there:
        with there.env.time_context():
            for name, buttons in (("Ann", {"Change", "More…"}), ("Ben", set())):
                page = (await there.members[name].slash(there.channel, "setup")).response
                assert page is not None
                assert set(labels(raw(page))) - {"Reminders"} == buttons
