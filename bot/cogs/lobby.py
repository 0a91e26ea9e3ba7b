"""The buttons of a lobby, those that lead to one, and those for the seats of a running table."""

from __future__ import annotations

from bot.cogs.front import Front
from bot.cogs.panel import show
from bot.cogs.solos import alone
from bot.cogs.venues import free_place, place_for
from bot.host.abroad import LONGEST
from bot.host.counted import counted
from bot.host.match.gathering import require_chooser
from bot.host.types.table import Room, Status, Venue
from bot.ui.pages.guide import choice_page
from bot.ui.pages.lobby import closed_lobby, start_question
from bot.ui.pages.options import opened, options_page
from bot.ui.pages.reading import NO_MORE, hook_page, status_page
from bot.ui.parts.form import Form, Written
from bot.ui.parts.ids import Fill, Id, Press, number
from bot.ui.parts.layout import Layout, Text
from bot.wire.forms import Given
from bot.wire.reply import Illustrated, Interaction
from engine.core.play.msg import Msg

HOOK = "hook"
"""The field of the webhook's form."""


async def join(front: Front, interaction: Interaction, to: Id) -> None:
    """Take a seat; the lobby message follows by itself."""
    await front.seated(interaction, front.host.lobby.join(to.game, front.person(interaction), interaction.id))


async def leave(front: Front, interaction: Interaction, to: Id) -> None:
    """Give the seat back."""
    await front.host.lobby.leave(to.game, front.person(interaction), interaction.id)


async def options(front: Front, interaction: Interaction, to: Id) -> Layout:
    """What a lobby has chosen, and the way to the forms in which its host chooses."""
    card = await front.host.tables.card(to.game)
    if card.status is Status.LOBBY:
        require_chooser(card.host_id, interaction.user.id)
    return options_page(card, front.host.lobby.seating(card), front.reader(interaction, card))


async def ready(front: Front, interaction: Interaction, to: Id) -> None:
    """Say that one is ready, or no longer is."""
    await front.seated(interaction, front.host.lobby.ready(to.game, front.person(interaction), interaction.id))


async def start(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Begin the game. If others could join or are not ready, its host is asked first (the payload is the answer)."""
    card = await front.host.tables.card(to.game)
    read, count = front.reader(interaction, card), len(card.seats)
    if card.status is not Status.LOBBY:
        return closed_lobby(card, read)
    question = start_question(card, front.host.lobby.seating(card), read)
    if question is not None and interaction.user.id == card.host_id and to.payload != str(count):
        return question
    await front.host.lobby.start(to.game, front.person(interaction), people=count)
    return Layout((Text(read("ui-started")),))


async def keep(front: Front, interaction: Interaction, to: Id) -> None:
    """Keep a lobby in which nothing happens; the question disappears by itself."""
    await front.host.lobby.keep(to.game, front.person(interaction), interaction.id)


async def fill(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Begin the game with bot opponents on the empty seats."""
    card = await front.host.lobby.start(to.game, front.person(interaction), filled=True)
    return Layout((Text(front.reader(interaction, card)("ui-started")),))


async def close(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Close a lobby in which nothing happens."""
    card = await front.host.tables.card(to.game)
    if card.status is Status.LOBBY:
        may_manage = front.may_manage(interaction)
        card = await front.host.tables.end(to.game, front.person(interaction), may_manage=may_manage)
    return closed_lobby(card, front.reader(interaction, card))


async def open_table(front: Front, interaction: Interaction, to: Id) -> Illustrated | None:
    """A table of one's own in this channel, against bot opponents; its lobby follows by itself.

    If the person sits alone in another lobby here, they have changed their mind. Where there can be no table, nobody
    else sees the game.
    """
    if not front.hosts(interaction):
        return await alone(front, interaction, to.payload)
    who, venue = front.person(interaction), await place_for(front, interaction, None, thread=False)
    await front.host.lobby.open_practice(venue, who, to.payload, interaction.id)
    return None


async def new(front: Front, interaction: Interaction, to: Id) -> Layout | Illustrated:
    """Ask which game to play here, or (the payload) open a table for it."""
    if to.payload and not front.hosts(interaction):
        return await alone(front, interaction, to.payload)
    if not front.hosts(interaction) or front.server(interaction) is None:
        head, venue = Msg("ui-choice"), front.venue(interaction)
    else:
        venue = await free_place(front, interaction)
        head = _told_where(venue)
    if not to.payload:
        return choice_page(list(front.host.lobby.games().values()), front.reader(interaction), Press.NEW, head)
    card = await front.host.lobby.open(venue, front.person(interaction), to.payload, click=interaction.id)
    return opened(
        card,
        venue,
        front.host.lobby.seating(card),
        front.reader(interaction, card),
        interaction.channel_id,
    )


def _told_where(venue: Venue) -> Msg:
    """The question which game to play, at a table that opens here or elsewhere."""
    where = {None: "here", Room.THREAD: "thread", Room.POST: "forum"}[venue.room]
    return Msg("ui-new", where=where, channel=Msg("ui-channel", channel=f"<#{venue.channel_id}>"))


async def again(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Open the same table once more."""
    card = await front.host.rematch.open(to.game, front.person(interaction))
    host = card.seat_of(card.host_id)
    return Layout((Text(front.reader(interaction, card).rich(Msg("ui-again-open", seat=host or 0))),))


async def status(front: Front, interaction: Interaction) -> Layout:
    """The table of this channel, and all tables of the reader."""
    card = await front.host.tables.in_channel(interaction.channel_id or 0)
    mine = await front.host.tables.of_user(interaction.user.id)
    read = front.reader(interaction, card)
    hosted, web = front.hosts(interaction), front.addresses.web
    return status_page(card, mine, interaction.user.id, read, hosted=hosted, web=web)


async def hook_form(front: Front, interaction: Interaction, to: Id) -> Form:
    """Which address the table calls, for its host. Raises NoSuchGame or NotTheHost."""
    read, known = front.reader(interaction), await front.host.links.hook(to.game, front.person(interaction))
    field = Written(HOOK, read("web-hook-ask"), LONGEST, known or "", hint="https://…")
    return Form(Id(to.game, to.rev, Fill.HOOK), read("web-hook-title"), (field,))


async def take_hook(front: Front, interaction: Interaction, to: Id, given: Given) -> Layout:
    """Have the table call what is written, or nobody."""
    url = (given.one(HOOK) or "").strip()
    return hook_page(await front.host.links.hang(to.game, front.person(interaction), url), front.reader(interaction))


async def seek(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Look for players in place of bot opponents, or (the payload) stop looking."""
    who, may_manage, wanted = front.person(interaction), front.may_manage(interaction), to.payload != NO_MORE
    await front.host.tables.seek(to.game, who, may_manage=may_manage, click=interaction.id, wanted=wanted)
    with counted():
        return await status(front, interaction)


async def publish(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Give a table a page for everybody, or (the payload) remove the page."""
    who, may_manage, wanted = front.person(interaction), front.may_manage(interaction), to.payload != NO_MORE
    await front.host.links.publish(to.game, who, may_manage=may_manage, wanted=wanted)
    with counted():
        return await status(front, interaction)


async def take_seat(front: Front, interaction: Interaction, to: Id) -> Layout | Illustrated:
    """Ask for the seat of a bot opponent."""
    card = await front.host.votes.take(to.game, front.person(interaction), number(to.payload))
    if card.seat_of(interaction.user.id) is not None:
        with counted():
            return await show(front, interaction, to)
    return Layout((Text(front.reader(interaction, card)("ui-asked-host")),))
