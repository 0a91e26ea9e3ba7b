"""`/find`: people who come alone say in a form what they look for, and when there is a table, whether they want to
play."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs.front import Front, NotInHere
from bot.cogs.venues import home_for
from bot.host.counted import counted
from bot.host.refusals import BadSetting
from bot.host.types.server import Wanted
from bot.ui.pages.wishes import ANY, COUNTS, FILL, GAMES, LANGUAGE, NEVER, PACE, wish_form, wishes_page
from bot.ui.parts.form import Form
from bot.ui.parts.ids import Fill, Id, number
from bot.ui.parts.layout import Layout, Text
from bot.wire.commands import said
from bot.wire.forms import Given, modal
from bot.wire.reply import Interaction, show_error
from engine.core.play.msg import Msg


class WishesCog(commands.Cog):
    """People who come alone find a table, even one that does not exist yet."""

    def __init__(self, front: Front) -> None:
        self.front = front

    @app_commands.command(name=said("command-find-name"), description=said("command-find"))
    async def find(self, interaction: Interaction) -> None:
        """The form at once, or what the person has said in it before."""
        front = self.front
        try:
            if await front.host.wishes.mine(_server(front, interaction), front.person(interaction)):
                await front.answer(interaction, lambda: _page(front, interaction))
            else:
                form = await wish_form_of(front, interaction, Id(0, 0, Fill.WISH))
                await interaction.response.send_modal(modal(form))
        except Exception as error:
            await show_error(interaction, front.texts, error)


def _server(front: Front, interaction: Interaction) -> int:
    """The server where somebody looks for a table. Raises NotInHere."""
    if (guild_id := front.server(interaction)) is None:
        raise NotInHere()
    return guild_id


async def _page(front: Front, interaction: Interaction, trouble: Msg | None = None) -> Layout:
    mine = await front.host.wishes.mine(_server(front, interaction), front.person(interaction))
    tables = await front.host.tables.cards([wish.game_id for wish in mine if wish.game_id is not None])
    return wishes_page(mine, tables, front.reader(interaction), trouble)


async def wish_form_of(front: Front, interaction: Interaction, to: Id) -> Form:
    """What somebody looks for, or wants to hear of, as they last said."""
    watch = to.verb is Fill.WATCH
    mine = await front.host.wishes.mine(_server(front, interaction), front.person(interaction))
    wanted = next((wish.wanted for wish in mine if wish.watch == watch), Wanted())
    games = {key: max(rules.seats) for key, rules in front.host.lobby.games().items()}
    return wish_form(wanted, watch, games, front.reader(interaction))


async def take_wish(front: Front, interaction: Interaction, to: Id, given: Given) -> Layout:
    """Look for what somebody has chosen, or tell them about it."""
    wanted, watch = wanted_of(given, front), to.verb is Fill.WATCH
    home, trouble = await home_for(front, interaction)
    await front.host.wishes.make(_server(front, interaction), front.person(interaction), wanted, home, watch=watch)
    with counted():
        return await _page(front, interaction, trouble)


def wanted_of(given: Given, front: Front) -> Wanted:
    """What a form says. Raises OldButton or BadSetting if nobody could have chosen that."""
    language, days = _chosen(given, LANGUAGE, ANY), _chosen(given, FILL, NEVER)
    if language is not None and language not in front.texts.offered:
        raise BadSetting(setting=LANGUAGE, value=language)
    return Wanted(
        games=tuple(given.values.get(GAMES, ())),
        counts=tuple(number(value) for value in given.values.get(COUNTS, ())),
        pace=_chosen(given, PACE, ANY),
        language=language,
        fill_after=None if days is None else number(days),
    )


def _chosen(given: Given, name: str, nothing: str) -> str | None:
    value = given.one(name)
    return None if value == nothing else value


async def unwish(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Stop looking for a table, or hearing of them."""
    watch = to.payload == Fill.WATCH
    await front.host.wishes.withdraw(_server(front, interaction), front.person(interaction), watch=watch)
    with counted():
        return await _page(front, interaction)


async def come(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Say that one wants to play; the lobby follows by itself."""
    card = await front.host.wishes.answer(to.game, front.person(interaction), comes=True, click=interaction.id)
    return Layout((Text(front.reader(interaction, card)("ui-found-you-are-in")),))


async def not_now(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Let the next person have the seat."""
    card = await front.host.wishes.answer(to.game, front.person(interaction), comes=False, click=interaction.id)
    return Layout((Text(front.reader(interaction, card)("ui-found-passed")),))
