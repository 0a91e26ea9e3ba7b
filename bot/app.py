"""The bot: discord.py, the application, and the screens, put together."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from discord import app_commands, shard
from discord.backoff import ExponentialBackoff
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.cogs.away import AwayCog
from bot.cogs.block import BlockCog
from bot.cogs.components import GameButton, GameSelect
from bot.cogs.export import ExportCog
from bot.cogs.forms import submitted
from bot.cogs.front import Front
from bot.cogs.game import GameCog
from bot.cogs.info import InfoCog
from bot.cogs.leaders import LeadersCog
from bot.cogs.learn import LearnCog
from bot.cogs.menus import menus
from bot.cogs.note import NoteCog
from bot.cogs.permissions import PermissionsCog
from bot.cogs.play import PlayCog
from bot.cogs.privacy import PrivacyCog
from bot.cogs.replay import ReplayCog
from bot.cogs.review import ReviewCog
from bot.cogs.sandbox import SandboxCog
from bot.cogs.servers import ServersCog, look
from bot.cogs.settings import SettingsCog
from bot.cogs.setup import SetupCog
from bot.cogs.stats import StatsCog
from bot.cogs.tables import TablesCog
from bot.cogs.turns import TurnsCog
from bot.cogs.wishes import WishesCog
from bot.config import Config
from bot.host.context import LEASE
from bot.host.house import House, migrate, utc_now
from bot.host.search.searches import Searches
from bot.host.search.workers import workers
from bot.host.types.call import Call
from bot.i18n import Texts
from bot.store.engine.place import PG_DUMP, Server
from bot.ui.parts.ids import OldButton
from bot.ui.parts.layout import Addresses
from bot.watch import meter
from bot.watch.readings import Reading, Readings, reading
from bot.wire import sound
from bot.wire.calls import Caller
from bot.wire.commands import FluentTranslator, shapes
from bot.wire.courier import DiscordCourier
from bot.wire.emblems import FAILED, Brought, bring, bring_in_the_end
from bot.wire.reply import LOST, show_error
from engine.core.play.errors import RoundhouseError

if TYPE_CHECKING:
    from bot.watch.station import Station
    from bot.web.server import Server as WebServer

log = logging.getLogger(__name__)
DRAIN = 4.0
"""Seconds that clicks have to be answered when the bot ends."""
LONGEST_PAUSE = 60.0
"""Seconds between two attempts to reach the gateway, at most."""
FAREWELL = 3.0
"""Seconds that Discord has to close the connection."""
COLLECTED = (700, 10, 100)
"""After how many new objects the youngest are collected, and after how many collections of a generation the next older.
That of the oldest takes some 60 ms, in which all clicks wait: ten times as rare as usual, it is not among one in a
hundred of them."""


class BadToken(RoundhouseError):
    """Discord does not accept the token."""


class NoDiscord(RoundhouseError):
    """Discord can't be reached."""


class OldCommand(RoundhouseError):
    """Somebody's Discord still shows a command of another version of the bot."""


class BadOption(RoundhouseError):
    """An option of a command can't be understood, such as a user who is not (or no longer) a member of the server."""


class Backoff(ExponentialBackoff[bool]):
    """Seconds until a shard tries to connect again: discord.py would wait up to 17 minutes after an outage."""

    def delay(self) -> float:
        """Seconds, less than LONGEST_PAUSE."""
        return super().delay() % LONGEST_PAUSE  # what is left is still random: shards don't all come at once


shard.ExponentialBackoff = Backoff  # type: ignore[assignment, attr-defined]
# the bot never speaks, and every start would warn that the libraries for it are missing
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


class Tree(app_commands.CommandTree[commands.AutoShardedBot]):
    """The command tree; errors that commands don't handle go to the one place that shows them."""

    async def interaction_check(self, interaction: discord.Interaction[commands.AutoShardedBot], /) -> bool:
        """Whether a command looks as Discord sends it; if not, the person is told."""
        fine = sound.called(self, interaction)
        if not fine:
            await _refuse(interaction, OldCommand())
        return fine

    async def on_error(
        self, interaction: discord.Interaction[commands.AutoShardedBot], error: app_commands.AppCommandError, /
    ) -> None:
        """Show an error of the framework, such as an option that can't be understood."""
        cause: Exception = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if isinstance(error, app_commands.TransformerError):
            cause = BadOption(value=str(error.value))
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            cause = OldCommand()
        await _refuse(interaction, cause)


async def _refuse(interaction: discord.Interaction[commands.AutoShardedBot], cause: Exception) -> None:
    """Say why a command does nothing; somebody who is still typing gets no suggestions."""
    bot = interaction.client
    assert isinstance(bot, Roundhouse)
    if interaction.type is not discord.InteractionType.autocomplete:
        await show_error(interaction, bot.texts, cause)
        return
    with contextlib.suppress(discord.HTTPException, *LOST):
        await interaction.response.autocomplete([])


def addresses(config: Config) -> Addresses:
    """Where people can read terms, privacy and the like; the bot's own pages have what is put nowhere else."""
    web = config.web_address
    terms, privacy = (None if web is None else f"{web}/{page}" for page in ("terms", "privacy"))
    return Addresses(config.terms or terms, config.privacy or privacy, config.support, web)


class Roundhouse(commands.AutoShardedBot):
    """The whole bot over one database."""

    front: Front
    house: House
    station: Station | None = None
    pages: WebServer | None = None

    def __init__(self, config: Config, *, now: Callable[[], datetime] = utc_now) -> None:
        own = config.shards
        which: dict[str, Any] = {} if own is None else {"shard_ids": own.ids, "shard_count": own.count}
        super().__init__(
            **which,
            command_prefix=(),
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self.config = config
        self.texts = Texts()
        self.extras: list[Callable[[Front], commands.Cog]] = []
        """Makers of further cogs, which can be added before the bot starts."""
        self.workers = workers
        """Makes this many processes that look ahead; others can be put in their place."""
        self.click_lease = LEASE
        """Seconds that a click's claim on what it asked of its player lasts; a simulated Discord needs more."""
        self.call: Call = Caller()
        """Tells addresses out there what tables have to tell; a simulated Discord has none."""
        self._now = now
        self._beside: asyncio.Task[None] | None = None
        """What begins with the bot without anybody waiting for it."""
        self._ending = False

    async def setup_hook(self) -> None:
        """Open the database, register everything, and begin to deliver."""
        config = self.config
        searches = Searches(self.workers(config.searchers), config.effort)
        self.house = await House.open(
            config.database, now=self._now, pause=config.pause, drawers=config.drawers, searches=searches,
            unfinished=config.unfinished, click_lease=self.click_lease, pages=config.web_address is not None,
        )  # fmt: skip
        await self.add_screens()
        if config.shards is None or config.shards.first == 0:  # once for all
            await self.sync_commands()
        folder = self.config.backups
        if folder is not None and isinstance(config.database, Server):
            log.warning("no nightly backups: %s", PG_DUMP)
        nightly = (config.database, folder) if folder is not None and isinstance(config.database, Path) else None
        if config.emblems:
            first = config.shards is None or config.shards.first == 0  # once for all
            self._beside = asyncio.create_task(bring_in_the_end(self, upload=first))
        courier = DiscordCourier(self, self.house.host, self.texts, config.web_address)
        await self.house.start(courier, nightly=nightly, call=self.call)
        if config.metrics is not None:
            # most bots never need these modules, so only those that do load them
            from bot.watch.station import Station  # noqa: PLC0415

            self.station = await Station(self.trouble, self.house.lacking, self.readings).open(config.metrics)

        if config.web is not None:
            from bot.web import serve  # noqa: PLC0415

            self.pages = await serve(self.house.host, self.texts, config.web, addresses=self.front.addresses)

    async def add_screens(self) -> None:
        """All commands, and the two items that serve every button and select."""
        config = self.config
        self.front = Front(self.house.host, self.texts, addresses(config))
        self.add_dynamic_items(GameButton, GameSelect)
        cogs = (
            GameCog,
            PlayCog,
            InfoCog,
            SettingsCog,
            AwayCog,
            PermissionsCog,
            NoteCog,
            TurnsCog,
            WishesCog,
            TablesCog,
            SetupCog,
            LearnCog,
            LeadersCog,
            StatsCog,
            ExportCog,
            ReplayCog,
            ReviewCog,
            SandboxCog,
            PrivacyCog,
            BlockCog,
            ServersCog,
        )
        for make in (*cogs, *self.extras):
            await self.add_cog(make(self.front))
        for menu in menus(self.front):
            self.tree.add_command(menu)
        await self.tree.set_translator(FluentTranslator(self.texts))

    async def sync_commands(self) -> None:
        """Register the commands, but only if Discord's differ: registering is limited to 200 a day."""
        where = discord.Object(self.config.test_guild) if self.config.test_guild else None
        if where is not None:
            self.tree.copy_global_to(guild=where)
        known = await self.tree.fetch_commands(guild=where)
        wanted = self.tree.get_commands(guild=where)
        translator = self.tree.translator
        assert translator is not None
        payloads = [await command.get_translated_payload(self.tree, translator) for command in wanted]
        if shapes(payloads) != shapes([command.to_dict() for command in known]):
            await self.tree.sync(guild=where)

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Tell who listens. While the bot ends nobody does: the database may be closed, and the next one asks again."""
        if not self._ending:
            super().dispatch(event_name, *args, **kwargs)

    async def on_ready(self) -> None:
        """All servers of the bot are known."""
        await look(self.front, self)

    async def on_interaction(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Count it. A component that nothing here serves was made by another version: say so, don't fail silently.

        The same goes for a form that somebody has sent, unless this version has it.
        """
        meter.clicked(str(interaction.type.name))
        if interaction.type is discord.InteractionType.modal_submit:
            await submitted(self.front, interaction)
        elif interaction.type is discord.InteractionType.component and not sound.clicked(interaction):
            await show_error(interaction, self.texts, OldButton())

    async def trouble(self) -> str | None:
        """Why the bot is not well, in a line; None: it is."""
        if not self.is_ready():
            return "the gateway is not connected yet"
        if closed := [number for number, one in self.shards.items() if one.is_closed()]:
            return f"the gateway is not connected: shard {', '.join(map(str, closed))}"
        return await self.house.trouble()

    async def readings(self) -> Readings:
        """How everything stands, for monitoring."""
        closed = sum(one.is_closed() for one in self.shards.values())
        states = {"open": len(self.shards) - closed, "closed": closed}
        return (
            *await self.house.readings(),
            Reading("shards", "Connections to the gateway", states, "state"),
            reading("gateway_latency_seconds", "How long the gateway takes to answer a heartbeat", self.latency),
            reading("servers", "Servers in which the bot is", len(self.guilds)),
        )

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect, until the host of the bot ends it.

        discord.py ignores that while a shard is about to identify again (`Shard.reidentify`).
        """
        connected = asyncio.create_task(super().connect(reconnect=reconnect))
        try:
            await asyncio.shield(connected)
        finally:
            connected.cancel()

    async def close(self) -> None:
        """Answer what has been clicked, close the database, then the connection; all within ten seconds."""
        self._ending = True
        if self._beside is not None:
            self._beside.cancel()
        if hasattr(self, "front"):
            await self.front.drain(DRAIN)
        if self.station is not None:
            await self.station.close()
        if self.pages is not None:
            await self.pages.close()
        if hasattr(self, "house"):
            await self.house.close()
        try:
            async with asyncio.timeout(FAREWELL):
                await super().close()
        except TimeoutError:
            log.info("the gateway says nothing to the farewell")


def run(config: Config) -> None:
    """Run the bot until it is told to stop. Raises NewerDatabase, BadToken or NoDiscord."""
    migrate(config.database)  # before anybody is told that the bot is there
    assert config.token is not None
    # service managers say SIGTERM; it ends the bot as Ctrl-C does, with its posts noted and its database closed
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    # a shell tells processes that it starts in the background to ignore SIGINT
    signal.signal(signal.SIGINT, signal.default_int_handler)
    bot = create_bot(config)
    gc.freeze()  # what is loaded now stays; a collection that walks all of it would hold up clicks
    gc.set_threshold(*COLLECTED)
    try:
        bot.run(config.token, log_handler=None)
    except discord.LoginFailure:
        raise BadToken from None
    except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
        raise NoDiscord(reason=str(error)) from None


async def upload_emblems(config: Config) -> Brought:
    """Bring the emblems of the bot's application up to date, without connecting. Raises BadToken or NoDiscord."""
    go_by(config)
    assert config.token is not None
    try:
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(config.token)
            return await bring(client)
    except discord.LoginFailure:
        raise BadToken from None
    except FAILED as error:
        raise NoDiscord(reason=str(error)) from None


def create_bot(config: Config, *, now: Callable[[], datetime] = utc_now) -> Roundhouse:
    """A bot that isn't connected yet. `now` gives the time with its zone."""
    go_by(config)
    return Roundhouse(config, now=now)


def go_by(config: Config) -> None:
    """Use the addresses from the settings to reach Discord; discord.py keeps them for the whole process."""
    if config.api_base is not None:
        Route.BASE = config.api_base.rstrip("/")
    if config.gateway_url is not None:
        DiscordWebSocket.DEFAULT_GATEWAY = URL(config.gateway_url)
