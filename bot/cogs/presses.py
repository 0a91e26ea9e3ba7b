"""What every button does: one table of verbs, and the functions that belong nowhere else."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum

from bot.cogs import lobby, panel
from bot.cogs.block import blocks
from bot.cogs.front import Front
from bot.cogs.learn import learn, lesson
from bot.cogs.past import now, past
from bot.cogs.privacy import forget, revoke, yield_seat
from bot.cogs.private import outdated
from bot.cogs.reading import clauses_about, find, guide, icons, icons_in_words, read_book, show_help
from bot.cogs.replay import post_replay, replay, stop
from bot.cogs.review import review, stop_review
from bot.cogs.sandbox import sandbox
from bot.cogs.settings_form import page as settings_page
from bot.cogs.setup import set_up
from bot.cogs.tables import all_tables, sit, tables
from bot.cogs.turns import calendar
from bot.cogs.wishes import come, not_now, unwish
from bot.host.post.polls import GIVE
from bot.host.post.zones import UTC
from bot.host.types.settings import Scope
from bot.ui.pages.reading import log_page, record_page
from bot.ui.parts.ids import Id, Press, number, one_of
from bot.ui.parts.layout import Layout, Text
from bot.ui.parts.reader import since
from bot.ui.table.away import away_form
from bot.ui.table.orders import orders_page
from bot.ui.table.since import IN_PANEL
from bot.ui.table.votes import give_form
from bot.ui.table.words import then_of
from bot.wire.reply import Illustrated, Interaction
from engine.core.play.msg import Msg
from renderers import OVERVIEW

MORNING = 8 * 60
"""Minutes since midnight at which one message a day comes, unless its reader has chosen another time."""
Action = Callable[[Front, Interaction, Id], Awaitable[Layout | Illustrated | None]]


async def board(front: Front, interaction: Interaction, to: Id) -> Layout:
    """The table, or (`mine`) the player's own board."""
    card = await front.host.tables.card(to.game)
    seat = card.seat_of(interaction.user.id)
    name = "player" if to.payload == "mine" and seat is not None else "overview"
    if name not in front.host.pictures.names(card.game):
        name = "overview"
    picture = await front.picture(interaction, to.game, name, seat)
    return Layout((picture, *front.own_buttons(interaction, card)))


async def pictures(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """All pictures of the table, one at a time."""
    return await front.gallery(interaction, to, OVERVIEW)


async def words(front: Front, interaction: Interaction, to: Id) -> Layout:
    """The table in words; the payload is the page. Without a table: the icons of a game."""
    if not to.game:
        return await icons_in_words(front, interaction, to)
    text, then = then_of(to.payload)
    page = number(text) if text else 0
    return await front.words(interaction, to.game, lambda _: page, then)


async def log(front: Front, interaction: Interaction, to: Id) -> Layout:
    """A page of the log; the payload is its number (0: the newest; none: where the last turn begins)."""
    of_page = to.payload.removeprefix(IN_PANEL)
    number = int(of_page) if of_page.isdecimal() else None
    page = await front.host.history.log(to.game, front.person(interaction), number)
    card = await front.host.tables.card(to.game)
    return log_page(card, page, front.reader(interaction, card), panel=to.payload.startswith(IN_PANEL))


async def show_clauses(front: Front, interaction: Interaction, to: Id) -> Layout | Illustrated:
    """The rules about a kind of decision, and the icons that its pictures have."""
    card = await front.host.tables.card(to.game)
    return await clauses_about(front, interaction, game=card.game, variants=card.variants, kind=to.payload)


async def digest(front: Front, interaction: Interaction, to: Id) -> Layout:
    """One message a day from now on, in place of pings."""
    who, read = front.person(interaction), front.reader(interaction)
    change = {"digest": MORNING}
    found = await front.host.settings.change(Scope.PLAYER, who.user_id, who, may_manage=False, change=change)
    zone = found.timezone or UTC
    return Layout((Text(read(Msg("ui-digest-from-now", time=f"{MORNING // 60:02}:00", zone=zone))),))


async def vote(front: Front, interaction: Interaction, to: Id) -> None:
    """Vote; the message follows by itself."""
    vote_id, _, choice = to.payload.partition("/")
    if choice.startswith(GIVE):
        user = await front.host.votes.candidate(number(choice.removeprefix(GIVE)))
        await front.host.votes.cast(to.game, front.person(interaction), number(vote_id), GIVE, to=user)
    else:
        await front.host.votes.cast(to.game, front.person(interaction), number(vote_id), choice)


async def give(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Ask who should get the seat."""
    return give_form(to.game, to.payload, front.reader(interaction))


async def snooze(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Be reminded later."""
    due = await front.host.pings.snooze(to.game, front.person(interaction))
    return Layout((Text(front.reader(interaction)(Msg("ui-snoozed", when=since(due)))),))


async def away(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Ask how long the person will be away."""
    return away_form(to.game, front.reader(interaction))


async def settings(front: Front, interaction: Interaction, to: Id) -> Layout:
    """The settings of the person, the table or the server."""
    return await settings_page(front, interaction, one_of(Scope, to.payload))


async def orders(front: Front, interaction: Interaction, to: Id) -> Layout:
    """What the player answers in advance."""
    book = await front.host.orders.read(to.game, front.person(interaction))
    return orders_page(book, front.reader(interaction, book))


async def record(front: Front, interaction: Interaction, to: Id) -> Layout:
    """The whole game as a file, when it is over."""
    card = await front.host.tables.card(to.game)
    return record_page(card, await front.host.history.record(to.game), front.reader(interaction, card))


class Shown(Enum):
    """Where people see what a button did."""

    APART = "apart"
    """In a private message of its own."""
    HERE = "here"
    """In place of the message that the button stands on, if there is anything to see."""
    TURNED = "turned"
    """A private message turns its page; a press in the channel opens a private message."""


@dataclass(frozen=True, slots=True)
class Verb:
    """What a button does, and where that is shown."""

    act: Action
    shown: Shown


VERBS: dict[Press, Verb] = {
    Press.JOIN: Verb(lobby.join, Shown.HERE),
    Press.LEAVE: Verb(lobby.leave, Shown.HERE),
    Press.OPTIONS: Verb(lobby.options, Shown.TURNED),
    Press.READY: Verb(lobby.ready, Shown.HERE),
    Press.START: Verb(lobby.start, Shown.TURNED),
    Press.IN: Verb(come, Shown.APART),
    Press.NOT_NOW: Verb(not_now, Shown.APART),
    Press.UNWISH: Verb(unwish, Shown.TURNED),
    Press.KEEP: Verb(lobby.keep, Shown.HERE),
    Press.FILL: Verb(lobby.fill, Shown.APART),
    Press.CLOSE: Verb(lobby.close, Shown.APART),
    Press.TAKE: Verb(panel.take, Shown.TURNED),
    Press.BOARD: Verb(board, Shown.APART),
    Press.WORDS: Verb(words, Shown.APART),
    Press.PICTURES: Verb(pictures, Shown.APART),
    Press.LEGIBLE: Verb(panel.legible, Shown.HERE),
    Press.PAGE: Verb(words, Shown.TURNED),
    Press.LOOK: Verb(panel.look, Shown.HERE),
    Press.CLAUSES: Verb(show_clauses, Shown.APART),
    Press.LOG: Verb(log, Shown.TURNED),
    Press.HELP: Verb(show_help, Shown.TURNED),
    Press.GUIDE: Verb(guide, Shown.TURNED),
    Press.BOOK: Verb(read_book, Shown.TURNED),
    Press.FIND: Verb(find, Shown.TURNED),
    Press.ICONS: Verb(icons, Shown.APART),
    Press.ANSWER: Verb(panel.answer, Shown.HERE),
    Press.MOVES: Verb(panel.moves, Shown.HERE),
    Press.PLAN: Verb(panel.carry_out, Shown.HERE),
    Press.DONE: Verb(panel.done, Shown.HERE),
    Press.UNDO: Verb(panel.undo, Shown.HERE),
    Press.RESTART: Verb(panel.restart, Shown.HERE),
    Press.GO_BACK: Verb(panel.go_back, Shown.HERE),
    Press.ORDERS: Verb(orders, Shown.TURNED),
    Press.RECORD: Verb(record, Shown.APART),
    Press.BACK: Verb(panel.back, Shown.HERE),
    Press.DIGEST: Verb(digest, Shown.APART),
    Press.VOTE: Verb(vote, Shown.HERE),
    Press.GIVE: Verb(give, Shown.APART),
    Press.SNOOZE: Verb(snooze, Shown.APART),
    Press.AWAY: Verb(away, Shown.APART),
    Press.SEAT: Verb(lobby.take_seat, Shown.TURNED),
    Press.SEEK: Verb(lobby.seek, Shown.HERE),
    Press.WEB: Verb(lobby.publish, Shown.HERE),
    Press.REVOKE: Verb(revoke, Shown.HERE),
    Press.CALENDAR: Verb(calendar, Shown.APART),
    Press.AGAIN: Verb(lobby.again, Shown.APART),
    Press.SETTINGS: Verb(settings, Shown.TURNED),
    Press.LEARN: Verb(learn, Shown.TURNED),
    Press.LESSON: Verb(lesson, Shown.TURNED),
    Press.HINT: Verb(panel.hint, Shown.HERE),
    Press.SANDBOX: Verb(sandbox, Shown.APART),
    Press.KNOWN: Verb(panel.known, Shown.HERE),
    Press.TABLE: Verb(lobby.open_table, Shown.HERE),
    Press.PAST: Verb(past, Shown.TURNED),
    Press.BEFORE: Verb(past, Shown.APART),
    Press.NOW: Verb(now, Shown.TURNED),
    Press.REPLAY: Verb(replay, Shown.APART),
    Press.STOP: Verb(stop, Shown.HERE),
    Press.REVIEW: Verb(review, Shown.TURNED),
    Press.STOP_REVIEW: Verb(stop_review, Shown.HERE),
    Press.SHOW: Verb(post_replay, Shown.HERE),
    Press.FORGET: Verb(forget, Shown.HERE),
    Press.YIELD: Verb(yield_seat, Shown.HERE),
    Press.NEW: Verb(lobby.new, Shown.TURNED),
    Press.TABLES: Verb(tables, Shown.TURNED),
    Press.SIT: Verb(sit, Shown.TURNED),
    Press.LISTED: Verb(all_tables, Shown.TURNED),
    Press.SET_UP: Verb(set_up, Shown.TURNED),
    Press.BLOCKS: Verb(blocks, Shown.APART),
}


async def press(front: Front, interaction: Interaction, to: Id) -> None:
    """Serve any button of any game."""
    assert isinstance(to.verb, Press)
    verb = VERBS.get(to.verb, Verb(outdated, Shown.APART))
    update = verb.shown is Shown.HERE or (verb.shown is Shown.TURNED and _private(interaction))
    await front.answer(interaction, lambda: verb.act(front, interaction, to), update=update)


def _private(interaction: Interaction) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral
