"""Account: whether Discord knows the token, in which servers the bot may do its work, and what time it is there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp
import discord
from discord.http import Route

from bot.app import go_by
from bot.cogs.venues import NEEDED_FOR_THREADS
from bot.config import Config
from bot.doctor.finding import Finding
from bot.i18n import Texts
from engine.core.play.msg import Msg

PAGE = 200
"""Servers that Discord names at once."""
SKEW = 30.0
"""Seconds by which the clock may be wrong: reminders and the ends of quiet hours are early or late by the same time."""
LONGEST = 15.0
NOWHERE = "servers: none yet"
SCOPES = ("bot", "applications.commands")
REFUSED = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
"""What is raised if Discord can't be asked, or says no."""


async def look(config: Config) -> AsyncIterator[Finding]:
    """Ask Discord, if there is a token to ask with."""
    if config.token is None:
        yield Finding(False, "DISCORD_TOKEN is not set: put it into .env (see .env.example)")
        return
    go_by(config)
    try:
        yield await _clock()
        async with _client() as client:
            await client.login(config.token)
            yield Finding(True, f"token: Discord knows it as {client.user}")
            async for found in _servers(await _all(client), _invitation(client)):
                yield found
    except discord.LoginFailure:
        yield Finding(False, "token: Discord does not accept it; reset it under Bot, and put the new one into .env")
    except REFUSED as error:
        yield Finding(False, unreachable(error))


async def introduced(config: Config, token: str) -> tuple[str, str]:
    """The name of the bot that a token belongs to, and the address that invites it. Raises what is in REFUSED."""
    go_by(config)
    async with _client() as client:
        await client.login(token)
        return str(client.user), _invitation(client)


def unreachable(error: BaseException) -> str:
    """What the doctor says if Discord can't be asked."""
    return f"Discord can't be asked at {Route.BASE}: {error or type(error).__name__}"


def _client() -> discord.Client:
    return discord.Client(intents=discord.Intents(guilds=True), max_ratelimit_timeout=30.0)


def _invitation(client: discord.Client) -> str:
    """The address where people choose a server, with the permissions that are needed and no others (Discord,
    "OAuth2")."""
    assert client.application_id is not None
    needed = discord.Permissions(**dict.fromkeys(NEEDED_FOR_THREADS, True))
    return discord.utils.oauth_url(client.application_id, permissions=needed, scopes=SCOPES)


async def _clock() -> Finding:
    """Compare the clock with Discord's, which every answer has to the second."""
    limit = aiohttp.ClientTimeout(LONGEST)
    async with aiohttp.ClientSession(timeout=limit) as session, session.get(f"{Route.BASE}/gateway") as answer:
        said = answer.headers.get("Date")
    if said is None:
        return Finding(True, "clock: Discord did not say what time it is")
    wrong = (datetime.now(UTC) - parsedate_to_datetime(said)).total_seconds()
    if abs(wrong) <= SKEW:
        return Finding(True, "clock: as Discord's")
    return Finding(False, f"clock: {abs(wrong):.0f} s {'fast' if wrong > 0 else 'slow'}; let the system set it (NTP)")


async def _all(client: discord.Client) -> list[Any]:
    found: list[Any] = []
    while len(page := await client.http.get_guilds(PAGE, after=found[-1]["id"] if found else None)) == PAGE:
        found += page
    return [*found, *page]


async def _servers(guilds: list[Any], invitation: str) -> AsyncIterator[Finding]:
    """What the bot's roles lack; a channel may still take away what they give."""
    text, lacking = Texts()(None), 0
    for guild in guilds:
        held = discord.Permissions(int(guild["permissions"]))
        missing = [name for name in NEEDED_FOR_THREADS if not (held.administrator or getattr(held, name))]
        if missing:
            lacking += 1
            names = ", ".join(text(Msg(f"permission-{name.replace('_', '-')}")) for name in missing)
            yield Finding(False, f"server {guild['name']}: the bot may not {names}; give them to its role")
    whole = f"servers: {len(guilds)}" + (f", {lacking} of them without all permissions" if lacking else "")
    yield Finding(not lacking, whole if guilds else f"{NOWHERE}; invite the bot: {invitation}")
