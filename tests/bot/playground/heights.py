"""How tall panels are on a phone: real panels with their pictures, on the page of the playground in Chromium at 390 px.

The page puts the button of a section below its text where it is narrow; Discord has it beside the text everywhere, so a
style sheet says that. All else is as the page lays it out, which is built after Discord, and is not Discord.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bot.config import Config
from bot.host.match import chance
from bot.host.types.people import Person
from bot.host.types.settings import Scope
from bot.host.types.table import Venue
from bot.playground.world import World, world
from bot.ui.parts.layout import Image, Layout, Section, characters
from bot.ui.parts.reader import Reader
from bot.ui.table.panel import turn_panel
from bot.wire.reply import image
from bot.wire.send import files, view
from engine.core.ahead.policy import NORMAL, policy
from engine.core.play.ask import CONFIRM
from engine.core.play.rng import Rng, Seed
from renderers import PORTRAIT

WIDTH = 390
TALL = 2400
"""Pixels of the page: what stands above and below a message takes nothing from it."""
CHROMIUM = Path("/usr/bin/chromium")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
BESIDE = """
.component-section { grid-template-columns: minmax(0, 1fr) auto !important; }
.section-accessory { min-width: 0 !important; }
"""
SEEN = """([id, images]) => {
    const shown = document.querySelector(`.channel-message[data-message-id="${id}"] .message-components`);
    if (!shown || document.fonts.status !== "loaded") return null;
    const found = [...shown.querySelectorAll("img")];
    if (found.length < images || found.some(img => !img.complete || !img.naturalWidth)) return null;
    return [shown.getBoundingClientRect().height, ...found.map(img => img.getBoundingClientRect().height)];
}"""
DEAL = 5
"""The seed of every table that is measured: it is the same one each time."""
BEGINS = datetime(2026, 1, 1, tzinfo=UTC)
"""So that times are as long in each run."""
PATIENCE = 60_000.0
"""Milliseconds that a message has to appear on the page."""


@dataclass(frozen=True)
class Height:
    """A panel: what it asks, in which round, how tall it is and its picture (0: none), in px; how much stands in it.

    `cropped`: the picture shows a part of a map, or what can be chosen, laid out for phones.
    """

    game: str
    kind: str
    round: int
    plans: int
    height: float
    picture: float
    characters: int
    name: str

    @property
    def words(self) -> float:
        """All but the picture."""
        return self.height - self.picture


class Page:
    """The page, on which messages of the bot appear one below the other."""

    def __init__(self, there: World, tab: Any) -> None:
        self._there, self._tab = there, tab

    async def heights(self, layout: Layout, shot: Path | None = None) -> list[float]:
        """How tall a message is, and its pictures."""
        channel: Any = self._there.bot.get_channel(self._there.channel.id)
        message = await channel.send(view=view(layout), files=files(layout))
        await self.preview.refresh()
        images = sum(isinstance(item, Image) for item in layout.items)
        found = await self._tab.wait_for_function(SEEN, arg=[str(message.id), images], timeout=PATIENCE)
        heights: list[float] = await found.json_value()
        if shot is not None:
            await self._tab.locator(f'.channel-message[data-message-id="{message.id}"] .message-components').screenshot(
                path=shot
            )
        await message.delete()
        return heights

    preview: Any = None


@asynccontextmanager
async def page(folder: Path) -> AsyncIterator[tuple[World, Page]]:
    """The page of a playground of its own, open in a browser as wide as a phone."""
    from playwright.async_api import async_playwright

    config = Config(database=folder / "heights.sqlite", pause=0.0)
    async with world(config, begins=BEGINS) as there, async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=str(CHROMIUM), headless=True, args=FLAGS)
        tab = await browser.new_page(viewport={"width": WIDTH, "height": TALL}, bypass_csp=True)
        async with there.env.preview(there.channel, viewers=list(there.members.values()), layout="channel") as shown:
            await tab.goto(shown.url)
            await tab.add_style_tag(content=BESIDE)
            made = Page(there, tab)
            made.preview = shown
            yield there, made
        await browser.close()


async def walk(
    there: World, shown: Page, game: str, panels: int, every: int, shots: Path | None = None
) -> list[Height]:
    """So many panels of a person with a phone at a table with practice opponents, each some answers after the last."""
    bot, ann, rng, found = there.bot, there.members["Ann"], Rng(Seed(5)), list[Height]()
    person = Person(ann.id, "Ann", "en-GB")
    host, words = bot.house.host, bot.texts("en")
    card = await host.lobby.open_practice(Venue(there.env.guild.id, there.channel.id, locale="en-GB"), person, game)
    await bot.house.settle()
    with patch.object(chance, "draw", lambda: (DEAL, "")):
        await host.lobby.start(card.game_id, person)
    await bot.house.settle()
    await host.settings.change(Scope.PLAYER, ann.id, person, may_manage=False, change={"pictures": PORTRAIT})
    due, opened = 1.0, True
    for number in count():
        panel = await host.play.panel(card.game_id, person, opened=opened)
        if panel.ask is None or panel.seat is None:
            return found
        read = Reader(words, panel.seat_names)
        due += 1 / every
        if due >= 1 and panel.ask.kind != CONFIRM:
            due = 0
            layout = turn_panel(panel, read, await image(host.pictures, panel.picture))
            name = f"{game}-{number:03}-{panel.ask.kind}"
            high, *pictures = await shown.heights(layout, None if shots is None else shots / f"{name}.png")
            found.append(
                Height(
                    game,
                    panel.ask.kind,
                    panel.head.round or 0 if panel.head else 0,
                    sum(isinstance(item, Section) for item in layout.items),
                    high,
                    sum(pictures),
                    characters(layout.items),
                    name,
                )
            )
        if len(found) >= panels:
            return found
        async with bot.house.matches.hold(card.game_id) as live:
            ask = live.match.pending[panel.seat]
            key = (
                CONFIRM
                if ask.kind == CONFIRM
                else policy(live.match.rules, NORMAL)(live.match.view(panel.seat), ask, rng)
            )
        await host.play.answer(card.game_id, person, None, [key], next(CLICKS))
        await bot.house.settle()
        async with bot.house.matches.hold(card.game_id) as live:
            # in the middle of a turn the next panel stands in the same message, without news
            opened = not live.match.can_undo(panel.seat)
    raise AssertionError


CLICKS = count(10**15)
