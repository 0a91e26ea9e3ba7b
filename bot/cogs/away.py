"""`/away`: be away from all tables, and come back."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from discord import app_commands
from discord.ext import commands

from bot.cogs.front import Front
from bot.host.types import Scope
from bot.ui.layout import Layout, Text, fit
from bot.ui.reader import day, noted
from bot.wire.commands import options, said
from bot.wire.reply import Interaction
from engine.core.errors import RoundhouseError
from engine.core.msg import Msg

BACK = "back"
_SPAN = re.compile(r"(\d{1,3})\s*([hdw])")
_HOURS = {"h": 1, "d": 24, "w": 7 * 24}


class BadAbsence(RoundhouseError):
    """Not a time such as 10d, 2w or 2026-12-24."""

    key = "error-bad-absence"


class AwayCog(commands.Cog):
    """Whoever says that they are away is not waited for in vain."""

    def __init__(self, front: Front) -> None:
        self.front = front

    @app_commands.command(name=said("command-away-name"), description=said("command-away"))
    @options(until="command-away-until", plays="command-away-plays")
    async def away(self, interaction: Interaction, until: str, plays: bool = False) -> None:
        """Be away until then, or be back."""
        await self.front.answer(interaction, lambda: self._away(interaction, until.strip().lower(), plays))

    async def _away(self, interaction: Interaction, until: str, plays: bool) -> Layout:
        host, who, read = self.front.host, self.front.person(interaction), self.front.reader(interaction)
        if until == BACK:
            await host.absence.back(who)
            notes = [
                read(Msg("ui-note-at", channel=f"<#{channel}>", note=noted(text)))
                for channel, text in await host.notes.everywhere(who)
            ]
            return Layout(fit((Text("\n".join([read("ui-away-back"), *notes])),)))
        zone = (await host.settings.read(Scope.PLAYER, who.user_id)).timezone
        at = moment(until, interaction.created_at, ZoneInfo(zone or "UTC"))
        return await leave(self.front, interaction, at, plays=plays)


async def leave(front: Front, interaction: Interaction, until: datetime, *, plays: bool) -> Layout:
    """Be away until then."""
    tables = await front.host.absence.leave(front.person(interaction), until, plays=plays)
    return Layout((Text(front.reader(interaction)(Msg("ui-away", until=day(until), tables=tables))),))


def moment(text: str, now: datetime, zone: ZoneInfo) -> datetime:
    """The moment that somebody means by `10d`, `36h`, `2w` or a date (whose morning it is). Raises BadAbsence."""
    if match := _SPAN.fullmatch(text):
        return now + timedelta(hours=int(match[1]) * _HOURS[match[2]])
    try:
        return datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=zone).astimezone(UTC)
    except (ValueError, OverflowError):
        raise BadAbsence(text=text) from None
