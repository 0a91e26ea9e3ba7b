"""`/settings`: reminders, quiet hours, confirmation and pictures, for oneself, a table or the server."""

from __future__ import annotations

import re
from dataclasses import dataclass

from discord import app_commands
from discord.ext import commands

from bot.cogs.front import Front
from bot.cogs.settings_form import change, page
from bot.host.post import zones
from bot.host.post.habits import FIRST
from bot.host.types.settings import Scope
from bot.ui.parts.layout import MAX_CHOICES, Layout
from bot.ui.parts.spoken import minutes, word
from bot.wire.commands import everywhere, options, said
from bot.wire.reply import Interaction
from engine.core.play.errors import RoundhouseError
from renderers import LAYOUTS
from renderers.i18n import Words

DEFAULT = "default"
NONE = "none"
TURN = "turn"
_TIME = re.compile(r"(\d{1,2})(?::(\d\d))?")
Change = dict[str, int | str | bool | None]
_HOURS = re.compile(r"(\d{1,2})(?::(\d\d))?\s*[-–]\s*(\d{1,2})(?::(\d\d))?")
_UNITS = ("minutes", "hours", "days")


class BadInterval(RoundhouseError):
    """Not an interval such as 12h, 90m or 2d."""


class BadTime(RoundhouseError):
    """Not a time of day such as 08:00."""


class BadHours(RoundhouseError):
    """Not quiet hours such as 22-7 or 22:30-07:00."""


@dataclass(frozen=True, slots=True)
class Given:
    """The options as they were typed; None: not given."""

    reminders: str | None = None
    most: int | None = None
    quiet: str | None = None
    timezone: str | None = None
    confirm: bool | None = None
    pictures: str | None = None
    pings: str | None = None
    digest: str | None = None


class SettingsCog(commands.Cog):
    """What a person, a table or a server wants to be different."""

    def __init__(self, front: Front) -> None:
        self.front = front

    @everywhere
    @app_commands.command(name=said("command-settings-name"), description=said("command-settings"))
    @options(
        scope="command-settings-scope",
        reminders="command-settings-reminders",
        most="command-settings-most",
        quiet="command-settings-quiet",
        timezone="command-settings-timezone",
        confirm="command-settings-confirm",
        pictures="command-settings-pictures",
        pings="command-settings-pings",
        digest="command-settings-digest",
    )
    @app_commands.choices(
        scope=[app_commands.Choice(name=said(f"command-settings-scope-{s}"), value=s.value) for s in Scope],
        pictures=[
            app_commands.Choice(name=said(f"command-settings-pictures-{layout}"), value=layout)
            for layout in (DEFAULT, *LAYOUTS)
        ],
        pings=[
            app_commands.Choice(name=said(f"command-settings-pings-{which}"), value=which) for which in (TURN, FIRST)
        ],
    )
    async def settings(
        self,
        interaction: Interaction,
        *,
        scope: str = Scope.PLAYER.value,
        reminders: str | None = None,
        most: app_commands.Range[int, 0, 50] | None = None,
        quiet: str | None = None,
        timezone: str | None = None,
        confirm: bool | None = None,
        pictures: str | None = None,
        pings: str | None = None,
        digest: str | None = None,
    ) -> None:
        """Change what is given, then show what holds."""
        given = Given(reminders, most, quiet, timezone, confirm, pictures, pings, digest)
        await self.front.answer(interaction, lambda: self._settings(interaction, Scope(scope), given))

    async def _settings(self, interaction: Interaction, scope: Scope, given: Given) -> Layout:
        if found := changes(given, self.front.reader(interaction).words):
            await change(self.front, interaction, scope, found)
        return await page(self.front, interaction, scope)

    @settings.autocomplete("timezone")
    async def _zones(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=zone, value=zone) for zone in zones.found(typed)[:MAX_CHOICES]]


def changes(given: Given, words: Words) -> Change:
    """The fields of Settings that the typed options mean, in the language of `words` or in English.

    Raises BadInterval, BadHours or BadTime.
    """
    found: Change = {}
    if given.reminders is not None:
        found["remind_after"] = interval(given.reminders, words)
    if given.most is not None:
        found["remind_most"] = given.most
    if given.quiet is not None:
        found["quiet_from"], found["quiet_to"] = hours(given.quiet, words)
    if given.timezone is not None:
        found["timezone"] = given.timezone
    if given.confirm is not None:
        found["confirm"] = given.confirm
    if given.pictures is not None:
        found["pictures"] = None if given.pictures == DEFAULT else given.pictures
    if given.pings is not None:
        found["pings"] = FIRST if given.pings == FIRST else None
    if given.digest is not None:
        found["digest"] = time_of_day(given.digest, words)
    return found


def time_of_day(text: str, words: Words) -> int | None:
    """Minutes since midnight of `8`, `08:00` or `8:30`; None for `none`. Raises BadTime."""
    if word(text, words) == NONE:
        return None
    match = _TIME.fullmatch(text.strip())
    if match is None or int(match[1]) > 23 or int(match[2] or 0) > 59:
        raise BadTime(text=text)
    return int(match[1]) * 60 + int(match[2] or 0)


def interval(text: str, words: Words) -> int | None:
    """Minutes of `12h`, `90m`, `2d`; 0 for `none`, None for `default`. Raises BadInterval."""
    if (wanted := word(text, words)) in (DEFAULT, NONE):
        return 0 if wanted == NONE else None
    if (found := minutes(text, words, _UNITS)) is None:
        raise BadInterval(text=text)
    return found


def hours(text: str, words: Words) -> tuple[int | None, int | None]:
    """Minutes since midnight of `22-7` or `22:30-07:00`; (None, None) for `none`. Raises BadHours."""
    if word(text, words) == NONE:
        return None, None
    match = _HOURS.fullmatch(text.strip())
    if match is None:
        raise BadHours(text=text)
    start, end = (int(match[i]) * 60 + int(match[i + 1] or 0) for i in (1, 3))
    if max(start, end) > 24 * 60 or int(match[2] or 0) > 59 or int(match[4] or 0) > 59:
        raise BadHours(text=text)
    return start % (24 * 60), end % (24 * 60)
