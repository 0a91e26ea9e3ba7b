"""A server with a channel and some members, the bot in it, and a page in the browser to act as each of them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

import discord
import simcord
from simcord.preview import Preview

from bot.app import Roundhouse, create_bot
from bot.config import Config
from bot.host.types.call import anybody
from bot.host.types.people import Person
from bot.host.types.table import Venue
from bot.i18n import Texts
from bot.playground.aside import Aside, show
from bot.playground.timelapse import TimeCog, read_console, run_time, when_idle
from bot.playground.tongues import speaking
from bot.ui.pages.guide import choice_page
from bot.ui.parts.reader import Reader
from bot.watch.address import Address
from bot.wire.send import view
from engine.core.play import registry
from renderers.i18n import language_of

NAME = "Roundhouse"
MEMBERS = ("Ann", "Ben", "Cleo", "Dan")
# a first picture may have to be drawn from scratch; if this were longer, an action could wait for the connection's next
# heartbeat (41 s), and anyone who looks ahead or back would hold up all others for that long
PATIENCE = 30.0
SLOW = 15.0
"""Seconds after which people waiting for the page are told why."""
LOOK = 1.0
"""Seconds between two looks at whether a game has ended."""
HOURS = 6 * 3600.0
AMERICAN = "en-US"
"""Discord's name for the English of people who have chosen nothing."""


@dataclass
class World:
    """The simulated server: its environment, the channel of the table, its members, and the queue of its clock.

    `locale` is that of the server. There is `news` when the bot has done something that nobody waits for.
    """

    env: simcord.Env
    bot: Roundhouse
    channel: simcord.ChannelHandle
    members: dict[str, simcord.MemberActor]
    queue: asyncio.Queue[int]
    locale: str
    news: asyncio.Event


@contextlib.asynccontextmanager
async def world(
    config: Config, locales: Sequence[str] = (AMERICAN,), *, begins: datetime | None = None
) -> AsyncIterator[World]:
    """The bot inside a simulated Discord, with its commands registered; `/clock` moves time. All games are offered.

    The first member, who manages the server, and the server have Discord in the first of `locales`, the next member in
    the next, and all remaining members in the last. The bot need not offer these languages yet.

    Its clock begins now, unless `begins` says when.
    """
    running: list[simcord.Env] = []
    queue: asyncio.Queue[int] = asyncio.Queue()
    news = asyncio.Event()

    def now() -> datetime:
        return running[0].now()

    # the page has no pictures of emoji
    bot = create_bot(replace(config, unfinished=True, emblems=False), now=now)
    # with a thread, the page would not be served
    bot.workers = lambda count: Aside(max(1, count), lambda: running[0], news)
    bot.call = anybody
    bot.click_lease = HOURS  # nobody else is at its database
    bot.texts = Texts(unfinished=[language_of(locale) for locale in locales])
    spoken: dict[int, str] = {}
    env = simcord.Env(bot, shard_count=1, settle_timeout=PATIENCE)
    running.append(env)
    # simcord's own date is a past one; a browser tells by its own clock how long ago something was
    env.backend.advance_clock(max(0.0, ((begins or datetime.now(UTC)) - env.now()).total_seconds()))
    bot.extras.append(lambda front: TimeCog(front, queue))
    guild = env.create_guild("Roundhouse Playground", preferred_locale=locales[0])
    channel = guild.create_text_channel("your-table")
    managers = guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    try:
        await env.start()
        with env.time_context(), speaking(spoken.__getitem__, locales[0]):
            assert bot.user is not None
            await bot.user.edit(username=NAME)
            members = {name: guild.add_member(env.create_user(name)) for name in MEMBERS}
            env.backend.add_member_role(guild.id, members[MEMBERS[0]].id, managers.id)
            spoken |= {member.id: locales[min(n, len(locales) - 1)] for n, member in enumerate(members.values())}
            yield World(env, bot, channel, members, queue, locales[0], news)
    finally:
        await env.shutdown()
        await bot.house.close()  # simcord detaches a bot without closing it


async def open_table(there: World, game: str) -> None:
    """A lobby whose empty seats bot opponents will take; its host only has to press Start. Raises UnknownGame."""
    ann, house = there.members["Ann"], there.bot.house
    venue = Venue(there.env.guild.id, there.channel.id, locale=there.bot.texts.language(there.locale))
    await house.host.lobby.open_practice(venue, Person(ann.id, "Ann", venue.locale), registry.game(game).key)
    await house.settle()


async def offer(there: World) -> None:
    """A message to choose a game from, or a lesson."""
    channel, games = there.bot.get_channel(there.channel.id), list(there.bot.house.host.lobby.games().values())
    assert isinstance(channel, discord.TextChannel)
    await channel.send(view=view(choice_page(games, Reader(there.bot.texts(there.locale)))))


async def offer_again(there: World, seconds: float = LOOK) -> None:
    """The choice once more below each game that has ended, where its players look."""
    before = None
    while True:
        here = await there.bot.house.host.tables.in_channel(there.channel.id)
        if here is None and before is not None:
            await when_idle(lambda: offer(there))
            there.news.set()
        before = here
        await asyncio.sleep(seconds)


async def _still_starting() -> None:
    while True:
        await asyncio.sleep(SLOW)
        print("  Still starting: this machine has much else to do.", flush=True)


async def play(
    config: Config, *, port: int | None = None, game: str | None = None, locales: Sequence[str] = (AMERICAN,)
) -> None:
    """Run the playground until its page or the console ends it, with a table of a game, or (None) all to choose from.

    Its members read it in `locales`, one after the other. Raises UnknownGame.
    """
    if game is not None:
        registry.game(game)
    # the console is for the player; the simulated Discord has no voice channels to warn about
    logging.getLogger("discord").setLevel(logging.ERROR)
    with tempfile.TemporaryDirectory(prefix="roundhouse-") as folder:
        database = Path(folder) / "playground.sqlite"
        throwaway = replace(on_a_page(config), database=database, pause=0.0, test_guild=None)
        print("\n  Starting…", flush=True)
        waiting = asyncio.create_task(_still_starting())
        try:
            async with world(throwaway, locales) as there:
                await (offer(there) if game is None else open_table(there, game))
                viewers = list(there.members.values())
                page = there.env.preview(there.channel, viewers=viewers, layout="channel", port=port)
                async with page:
                    waiting.cancel()
                    await _serve(there, page)
        finally:
            waiting.cancel()


def on_a_page(config: Config) -> Config:
    """The same settings, with pages of its tables on this machine unless they are served elsewhere."""
    web = config.web or Address("127.0.0.1", _free())
    return replace(config, web=web, web_address=config.web_address or web.to_ask)


def _free() -> int:
    """A port at which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


async def _serve(there: World, page: Preview) -> None:
    print(f"\n  Roundhouse is running. Open {page.url}\n")
    print(
        "  You are Ann (choose others at the top). Choose a game or a lesson; at a table press Start, then Take turn."
    )
    print("  Time passes with /clock in the page, or with +6h here. Ctrl+C ends it.\n", flush=True)
    tasks = [asyncio.create_task(run_time(there.env, there.queue, page.refresh))]
    tasks.append(asyncio.create_task(show(there.news, page.refresh)))
    tasks.append(asyncio.create_task(offer_again(there)))
    if sys.stdin is not None and sys.stdin.isatty():
        tasks.append(asyncio.create_task(read_console(there.queue)))
    try:
        await page.wait_closed()
    finally:
        for task in tasks:
            task.cancel()
