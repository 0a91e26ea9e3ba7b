"""Servers: what the gateway tells of them, as far as the bot has something to say there."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Arrival:
    """The bot is in a server: since when (seconds since 1970; None: nobody has said), in which language people speak
    there, and the channels where it may write, that for what the server itself says first.
    """

    guild_id: int
    at: float | None = None
    locale: str | None = None
    channels: tuple[int, ...] = ()
