"""`/away`: be away from all tables, and come back."""

from __future__ import annotations

import contextlib
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from discord import app_commands
from discord.ext import commands

from bot.cogs.front import Front
from bot.host.types.settings import Scope
from bot.ui.parts.layout import Layout, Text, fit
from bot.ui.parts.reader import day, noted
from bot.ui.parts.spoken import minutes, word
from bot.wire.commands import everywhere, options, said
from bot.wire.reply import Interaction
from engine.core.play.errors import RoundhouseError
from engine.core.play.msg import Msg
from renderers.i18n import Words

BACK = "back"
_UNITS = ("hours", "days", "weeks")
_DATES = ("%Y-%m-%d", "%d.%m.%Y", "%Y.%m.%d.", "%Y.%m.%d")


class BadAbsence(RoundhouseError):
    """Not a time such as 10d, 2w or 2026-12-24."""


class AwayCog(commands.Cog):
    """People say that they are away, so that nobody waits for them."""

    def __init__(self, front: Front) -> None:
        self.front = front

    @everywhere
    @app_commands.command(name=said("command-away-name"), description=said("command-away"))
    @options(until="command-away-until", plays="command-away-plays")
    async def away(self, interaction: Interaction, until: str, plays: bool = False) -> None:
        """Be away until then, or be back."""
        await self.front.answer(interaction, lambda: self._away(interaction, until, plays))

    async def _away(self, interaction: Interaction, until: str, plays: bool) -> Layout:
        host, who, read = self.front.host, self.front.person(interaction), self.front.reader(interaction)
        if word(until, read.words) == BACK:
            await host.absence.back(who)
            notes = [
                read(Msg("ui-note-at", channel=f"<#{channel}>", note=noted(text)))
                for channel, text in await host.notes.everywhere(who)
            ]
            return Layout(fit((Text("\n".join([read("ui-away-back"), *notes])),)))
        zone = (await host.settings.read(Scope.PLAYER, who.user_id)).timezone
        at = moment(until, interaction.created_at, ZoneInfo(zone or "UTC"), read.words)
        return await leave(self.front, interaction, at, plays=plays)


async def leave(front: Front, interaction: Interaction, until: datetime, *, plays: bool) -> Layout:
    """Be away until then."""
    tables = await front.host.absence.leave(front.person(interaction), until, plays=plays)
    return Layout((Text(front.reader(interaction)(Msg("ui-away", until=day(until), tables=tables))),))


def moment(text: str, now: datetime, zone: ZoneInfo, words: Words) -> datetime:
    """The moment that somebody means by `10d`, `36h`, `2w` or a date (its morning), in their language or in English.
    Raises BadAbsence."""
    if (span := minutes(text, words, _UNITS)) is not None:
        return now + timedelta(minutes=span)
    for written in _DATES:
        with contextlib.suppress(ValueError, OverflowError):
            return datetime.strptime("".join(text.split()), written).replace(tzinfo=zone).astimezone(UTC)
    raise BadAbsence(text=text)
