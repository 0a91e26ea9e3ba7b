"""The forms of a lobby: what its host chooses, and whom they invite."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

import discord

from bot.cogs.front import Front
from bot.host.counted import counted
from bot.host.match.gathering import require_chooser
from bot.host.post.pace import TELL, UNTIMED
from bot.host.refusals import BadSetting, NotInLobby, SeatForABot
from bot.host.types.people import Person
from bot.host.types.table import GameCard, Status
from bot.ui.pages import options as page
from bot.ui.pages.options import (
    ALSO,
    ANY,
    EVERYBODY,
    FOR_ROLE,
    GAMES,
    GUESTS,
    HINTS,
    IN_TIME,
    INVITED,
    KEPT,
    LANGUAGE,
    NAME,
    NEVER,
    NOBODY,
    OPPONENTS,
    POSTS,
    RATED,
    SANDBOX,
    SEATS,
    START_BY,
    TIME,
    VARIANT,
)
from bot.ui.parts.form import Form
from bot.ui.parts.ids import Id, number
from bot.ui.parts.layout import Layout
from bot.wire.forms import Given
from bot.wire.reply import Interaction
from bot.wire.selected import chosen
from engine.core.play.msg import Msg


async def _mine(front: Front, interaction: Interaction, to: Id) -> GameCard:
    """The lobby of a form, which its host alone fills in. Raises NotInLobby or NotTheChooser."""
    card = await front.host.tables.card(to.game)
    if card.status is not Status.LOBBY:
        raise NotInLobby()
    require_chooser(card.host_id, interaction.user.id)
    return card


async def table_form(front: Front, interaction: Interaction, to: Id) -> Form:
    """Seats, opponents, time, language."""
    card = await _mine(front, interaction, to)
    return page.table_form(card, front.host.lobby.seating(card), front.reader(interaction, card))


async def variants_form(front: Front, interaction: Interaction, to: Id) -> Form:
    """What is played."""
    card = await _mine(front, interaction, to)
    return page.variants_form(card, front.host.lobby.seating(card), front.reader(interaction, card))


async def more_form(front: Front, interaction: Interaction, to: Id) -> Form:
    """What is rarely chosen."""
    card = await _mine(front, interaction, to)
    return page.more_form(card, front.host.lobby.seating(card), front.reader(interaction, card))


async def access_form(front: Front, interaction: Interaction, to: Id) -> Form:
    """Who may sit down."""
    card = await _mine(front, interaction, to)
    guild, role = interaction.guild, card.for_role
    there = role if guild is not None and role is not None and guild.get_role(role) is not None else None
    return page.access_form(card, front.reader(interaction, card), there)


async def invite_form(front: Front, interaction: Interaction, to: Id) -> Form:
    """Who is invited."""
    card = await _mine(front, interaction, to)
    return page.invite_form(card, front.reader(interaction, card))


async def name_form(front: Front, interaction: Interaction, to: Id) -> Form:
    """What the table is called."""
    card = await _mine(front, interaction, to)
    return page.name_form(card, front.reader(interaction, card))


async def take_name(front: Front, interaction: Interaction, to: Id, given: Given) -> Layout:
    """Give the table the name that was typed."""
    await front.host.lobby.set_name(to.game, front.person(interaction), given.one(NAME) or "")
    return await _page(front, interaction, to)


async def take_table(front: Front, interaction: Interaction, to: Id, given: Given) -> Layout:
    """Store what was chosen for the table."""
    columns: dict[str, str | int | None] = {}
    if (seats := given.one(SEATS)) is not None:
        columns["wanted"] = None if seats == ANY else number(seats)
    if (opponents := given.one(OPPONENTS)) is not None:
        columns["opponents"] = None if opponents == NOBODY else opponents
    if (time := given.one(TIME)) is not None:
        pace, _, overtime = time.partition("/")
        columns |= {"pace": None if pace == UNTIMED else pace, "overtime": overtime or TELL}
    if (language := given.one(LANGUAGE)) is not None:
        if language not in (ANY, *front.texts.offered):
            raise BadSetting(setting=LANGUAGE, value=language)
        columns["language"] = None if language == ANY else language
    start = given.one(START_BY)
    starts = {} if start in (None, KEPT) else {"days": None if start == NEVER else number(start or "")}
    return await _chosen(front, interaction, to, columns=columns, starts=starts)


async def take_variants(front: Front, interaction: Interaction, to: Id, given: Given) -> Layout:
    """Store what to play."""
    return await _chosen(front, interaction, to, variants=variants_of(given))


async def take_more(front: Front, interaction: Interaction, to: Id, given: Given) -> Layout:
    """Store what is rarely chosen."""
    columns: dict[str, str | int | None] = {}
    if ALSO in given.values:
        ticked = given.values[ALSO]
        columns = {"learning": HINTS in ticked, "unrated": RATED not in ticked, "sandbox": SANDBOX in ticked}
    if (posts := given.one(POSTS)) is not None:
        columns["posts"] = None if posts == ANY else posts
    return await _chosen(front, interaction, to, columns=columns, variants=variants_of(given))


def variants_of(given: Given) -> dict[str, str]:
    """The choice for each variant in a form."""
    found = {name.removeprefix(VARIANT): given.one(name) for name in given.values if name.startswith(VARIANT)}
    return {name: value for name, value in found.items() if value is not None}


async def _chosen(
    front: Front,
    interaction: Interaction,
    to: Id,
    *,
    columns: dict[str, str | int | None] | None = None,
    variants: dict[str, str] | None = None,
    starts: dict[str, int | None] | None = None,
) -> Layout:
    who = front.person(interaction)
    with contextlib.suppress(NotInLobby):  # the page says so in place
        await front.host.lobby.choose(to.game, who, columns=columns or {}, variants=variants or {}, starts=starts or {})
    return await _page(front, interaction, to)


async def _page(front: Front, interaction: Interaction, to: Id, told: str | None = None) -> Layout:
    with counted():
        card = await front.host.tables.card(to.game)
        seating = front.host.lobby.seating(card)
        return page.options_page(card, seating, front.reader(interaction, card), told)


async def take_access(front: Front, interaction: Interaction, to: Id, given: Given) -> Layout:
    """Store who may sit down, and invite the people whom the host has named."""
    role, invited = who_may_join(given, interaction.guild)
    people = _people(front, given)
    await front.host.guests.set_access(
        to.game,
        front.person(interaction),
        invited=invited,
        for_role=role,
        least_in_time=_number(given, IN_TIME),
        least_games=_number(given, GAMES),
    )
    if people:
        with counted():
            await front.host.guests.invite(to.game, front.person(interaction), people, interaction.id)
    return await _page(front, interaction, to)


def who_may_join(given: Given, guild: discord.Guild | None) -> tuple[int | None, bool]:
    """The role that a form asks for, and whether only invited people may sit down.

    Raises BadSetting if it names what does not exist (any more).
    """
    role, who = given.one(FOR_ROLE), given.one(INVITED)
    if role is not None and (guild is None or not role.isdecimal() or guild.get_role(int(role)) is None):
        raise BadSetting(setting=FOR_ROLE, value=role)
    if who not in (None, EVERYBODY, INVITED):
        raise BadSetting(setting=INVITED, value=who or "")
    return None if role is None else int(role), who == INVITED


def _number(given: Given, name: str) -> int | None:
    value = given.one(name)
    return None if value in (None, ANY) else number(value or "")


def _people(front: Front, given: Given) -> list[Person]:
    users: Sequence[discord.abc.User] = given.users.get(GUESTS, ())
    if robot := next((user for user in users if user.bot), None):
        raise SeatForABot(name=robot.display_name)
    return [front.member(user) for user in users]


async def take_invite(front: Front, interaction: Interaction, to: Id, given: Given) -> Layout:
    """Invite some people."""
    await front.host.guests.invite(to.game, front.person(interaction), _people(front, given), interaction.id)
    return await _page(front, interaction, to)


async def send_away(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Send away the person whom the host has chosen."""
    card = await front.host.tables.card(to.game)
    user_id = number(chosen(interaction)[0])
    seat = next((seat for seat in card.seats if seat.user_id == user_id), None)
    read = front.reader(interaction, card)
    if seat is None:  # they have left
        return await _page(front, interaction, to)
    other = Person(user_id, seat.name)
    await front.host.guests.send_away(to.game, front.person(interaction), other, interaction.id)
    return await _page(front, interaction, to, read.rich(Msg("ui-sent-away", seat=seat.seat)))
