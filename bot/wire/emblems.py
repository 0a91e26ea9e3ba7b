"""Emblems at Discord: the emoji of the bot's application, brought up to date when they have changed.

The name of each ends with the digest of its picture, so Discord's own list says which are there and which are outdated.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

import aiohttp
import discord

from bot.ui.parts.emblems import KNOWN
from bot.wire.reply import said
from renderers.emblems import digest, emblems

log = logging.getLogger(__name__)
OURS = "rh_"
"""The beginning of our names; everything else that the application has is left alone."""
MAX_NAME = 32
"""Discord, "Emoji": characters of a name."""
FAILED = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)


@dataclass(frozen=True, slots=True)
class Brought:
    """How many emblems were uploaded, deleted, and refused."""

    new: int
    old: int
    refused: int


def full_name(name: str, png: bytes) -> str:
    """The name of an emblem at Discord: what it shows and its digest, with as much of the game's name as fits."""
    end = f"_{digest(png)}"
    game, _, thing = name.rpartition("_")
    whole = f"{OURS}{name}{end}"
    if len(whole) <= MAX_NAME:
        return whole
    return f"{OURS}{''.join(word[0] for word in game.split('_'))}_{thing}"[: MAX_NAME - len(end)] + end


async def bring(client: discord.Client, *, upload: bool = True) -> Brought:
    """Bring Discord's emblems up to date and use those that it has; words replace any it refuses.

    Without `upload`, only look: another process uploads. Raises whatever error kept the list from being read.
    """
    drawn = await asyncio.to_thread(emblems)
    named = {name: full_name(name, png) for name, png in drawn.items()}
    there: dict[str, discord.Emoji] = {}
    doubled = []  # uploaded twice, because the answer to the first upload was lost
    for emoji in await client.fetch_application_emojis():
        if there.setdefault(emoji.name, emoji) is not emoji:
            doubled.append(emoji)
    lacking = {named[name]: png for name, png in drawn.items() if upload and named[name] not in there}
    refused = 0
    for called, png in lacking.items():
        try:
            there[called] = await client.create_application_emoji(name=called, image=png)
        except FAILED as error:
            refused += 1
            log.warning("the emblem %s could not be uploaded: %s", called, said(error))
    KNOWN.clear()
    KNOWN.update({name: str(there[called]) for name, called in named.items() if called in there})
    old = [emoji for called, emoji in there.items() if called not in named.values()]
    ours = [emoji for emoji in (*old, *doubled) if emoji.name.startswith(OURS)]
    gone = [emoji for emoji in ours if upload and await _taken_away(emoji)]
    return Brought(len(lacking) - refused, len(gone), refused)


async def _taken_away(emoji: discord.Emoji) -> bool:
    try:
        await emoji.delete()
    except FAILED as error:
        log.info("the old emblem %s could not be taken away: %s", emoji.name, said(error))
        return False
    return True


async def bring_in_the_end(client: discord.Client, *, upload: bool) -> None:
    """The same while everything else starts: nobody waits for it, and until it is done there are words."""
    try:
        done = await bring(client, upload=upload)
    except FAILED as error:
        log.warning("which emblems there are could not be found out: %s", said(error))
        return
    if done.new or done.old or done.refused:
        log.info("emblems: %s new, %s old ones taken away, %s refused", done.new, done.old, done.refused)
