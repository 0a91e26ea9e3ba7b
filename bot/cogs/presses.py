"""What every button does: one function a verb, and one table of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from bot.cogs.block import blocks
from bot.cogs.front import Front
from bot.cogs.learn import learn, lesson
from bot.cogs.past import now, past
from bot.cogs.privacy import forget, yield_seat
from bot.cogs.private import outdated
from bot.cogs.reading import clauses_about, find, guide, icons, icons_in_words, read_book, show_help
from bot.cogs.replay import post_replay, replay, stop
from bot.cogs.review import review, stop_review
from bot.cogs.sandbox import sandbox
from bot.cogs.settings_form import page as settings_page
from bot.cogs.setup import set_up
from bot.cogs.solos import alone
from bot.cogs.tables import all_tables, sit, tables
from bot.cogs.turns import all_turns
from bot.cogs.wishes import come, not_now, unwish
from bot.host.counted import counted
from bot.host.match.gathering import require_chooser
from bot.host.post.polls import GIVE
from bot.host.post.zones import UTC
from bot.host.types.settings import Scope
from bot.host.types.table import Status
from bot.ui.pages.guide import choice_page
from bot.ui.pages.lobby import closed_lobby, start_question
from bot.ui.pages.options import opened, options_page
from bot.ui.pages.reading import NO_MORE, log_page, record_page, status_page
from bot.ui.parts.ids import Id, Press, number, one_of
from bot.ui.parts.layout import Layout, Text
from bot.ui.parts.reader import since
from bot.ui.table.away import away_form
from bot.ui.table.legible import FINE
from bot.ui.table.orders import orders_page
from bot.ui.table.panel import TABLE
from bot.ui.table.since import IN_PANEL
from bot.ui.table.votes import give_form
from bot.wire.reply import Illustrated, Interaction
from bot.wire.selected import drafted
from engine.core.play.msg import Msg
from renderers import OVERVIEW, WIDE

MORNING = 8 * 60
"""Minutes since midnight when one message a day comes, to who has chosen no other time."""
Action = Callable[[Front, Interaction, Id], Awaitable[Layout | Illustrated | None]]


async def join(front: Front, interaction: Interaction, to: Id) -> None:
    """Take a seat; the lobby message follows by itself."""
    await front.seated(interaction, front.host.lobby.join(to.game, front.person(interaction), interaction.id))


async def leave(front: Front, interaction: Interaction, to: Id) -> None:
    """Give the seat back."""
    await front.host.lobby.leave(to.game, front.person(interaction), interaction.id)


async def options(front: Front, interaction: Interaction, to: Id) -> Layout:
    """What a lobby has chosen, and the way to the forms in which its host does."""
    card = await front.host.tables.card(to.game)
    if card.status is Status.LOBBY:
        require_chooser(card.host_id, interaction.user.id)
    return options_page(card, front.host.lobby.seating(card.game, card.variants), front.reader(interaction, card))


async def ready(front: Front, interaction: Interaction, to: Id) -> None:
    """Say that one is ready, or not after all."""
    await front.seated(interaction, front.host.lobby.ready(to.game, front.person(interaction), interaction.id))


async def start(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Begin the game; where others could join or are not ready, its host is asked first (the payload is the answer)."""
    card = await front.host.tables.card(to.game)
    read, count = front.reader(interaction, card), len(card.seats)
    if card.status is not Status.LOBBY:
        return closed_lobby(card, read)
    question = start_question(card, front.host.lobby.seating(card.game, card.variants), read)
    if question is not None and interaction.user.id == card.host_id and to.payload != str(count):
        return question
    await front.host.lobby.start(to.game, front.person(interaction), people=count)
    return Layout((Text(read("ui-started")),))


async def keep(front: Front, interaction: Interaction, to: Id) -> None:
    """Let a lobby stay in which nothing happens; the question is taken away by itself."""
    await front.host.lobby.keep(to.game, front.person(interaction), interaction.id)


async def fill(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Begin the game with practice opponents on the seats that are empty."""
    card = await front.host.lobby.start(to.game, front.person(interaction), filled=True)
    return Layout((Text(front.reader(interaction, card)("ui-started")),))


async def close(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Close a lobby in which nothing happens."""
    card = await front.host.tables.card(to.game)
    if card.status is Status.LOBBY:
        may_manage = front.may_manage(interaction)
        card = await front.host.tables.end(to.game, front.person(interaction), may_manage=may_manage)
    return closed_lobby(card, front.reader(interaction, card))


async def take(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """Open the turn panel."""
    panel = await front.host.play.panel(to.game, front.person(interaction), opened=True)
    return front.panel(interaction, panel)


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


async def legible(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """Say whether one can read the picture: it is laid out as the payload says from now on, or stays as it is."""
    who, settings, fine = front.person(interaction), front.host.settings, to.payload == FINE
    layout = (await settings.read(Scope.PLAYER, who.user_id)).pictures or WIDE if fine else to.payload
    await settings.change(Scope.PLAYER, who.user_id, who, may_manage=False, change={"pictures": layout})
    with counted():
        panel = await front.host.play.panel(to.game, who)
    return front.panel(interaction, panel if fine else replace(panel, legible=layout))


async def words(front: Front, interaction: Interaction, to: Id) -> Layout:
    """The table in words; the payload is the page. Of no table: the icons of a game."""
    if not to.game:
        return await icons_in_words(front, interaction, to)
    page = number(to.payload) if to.payload else 0
    return await front.words(interaction, to.game, lambda _: page)


async def log(front: Front, interaction: Interaction, to: Id) -> Layout:
    """A page of the log; the payload is its number (0: the newest; none: where the last turn begins)."""
    of_page = to.payload.removeprefix(IN_PANEL)
    number = int(of_page) if of_page.isdecimal() else None
    page = await front.host.history.log(to.game, front.person(interaction), number)
    card = await front.host.tables.card(to.game)
    return log_page(card, page, front.reader(interaction, card), panel=to.payload.startswith(IN_PANEL))


async def answer(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """Give the answer that the button stands for."""
    return await answer_with(front, interaction, to, to.payload)


async def answer_with(front: Front, interaction: Interaction, to: Id, *keys: str) -> Illustrated:
    """Give answers by their keys and show what comes next."""
    panel = await front.host.play.answer(to.game, front.person(interaction), to.rev, keys, interaction.id)
    return front.panel(interaction, panel)


async def moves(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """Play the line of moves that the button stands for."""
    return await answer_with(front, interaction, to, *to.payload.split())


async def carry_out(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """Carry out the plan that the button stands for."""
    who = front.person(interaction)
    return front.panel(interaction, await front.host.play.carry_out(to.game, who, to.rev, to.payload, interaction.id))


async def look(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """Show the whole table in the panel, or what was there before; what is being chosen stays."""
    picture, _, branch = to.payload.partition(">")
    return await show(front, interaction, to, branch=branch, draft=drafted(interaction), table=picture == TABLE)


async def show_clauses(front: Front, interaction: Interaction, to: Id) -> Layout | Illustrated:
    """The rules about a kind of decision, and the icons that its pictures have."""
    card = await front.host.tables.card(to.game)
    return await clauses_about(front, interaction, game=card.game, variants=card.variants, kind=to.payload)


async def show(
    front: Front,
    interaction: Interaction,
    to: Id,
    *,
    branch: str = "",
    draft: Sequence[str] = (),
    table: bool = False,
) -> Illustrated:
    """The turn panel as things stand."""
    panel = await front.host.play.panel(to.game, front.person(interaction), table=table)
    return front.panel(interaction, panel, branch, draft)


async def done(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """Give the options that the selects of the panel show as chosen."""
    return await answer_many(front, interaction, to, drafted(interaction))


async def answer_many(front: Front, interaction: Interaction, to: Id, chosen: Sequence[str]) -> Illustrated:
    """Give several options as one answer, in the order in which they were offered."""
    panel = await front.host.play.panel(to.game, front.person(interaction))
    order = list(panel.ask.options) if panel.ask is not None else []
    keys = sorted(chosen, key=lambda key: order.index(key) if key in order else len(order))
    return await answer_with(front, interaction, to, "+".join(keys))


async def undo(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """Take back the last answer."""
    return await _undo(front, interaction, to, turn=False)


async def restart(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """Take back the whole turn."""
    return await _undo(front, interaction, to, turn=True)


async def go_back(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """Ask the table to go back to the beginning of the player's last turn."""
    return await front.go_back(interaction, to.game, number(to.payload))


async def _undo(front: Front, interaction: Interaction, to: Id, *, turn: bool) -> Illustrated:
    panel = await front.host.play.undo(to.game, front.person(interaction), to.rev, interaction.id, turn=turn)
    return front.panel(interaction, panel)


async def back(front: Front, interaction: Interaction, to: Id) -> Illustrated | Layout:
    """Take one's seat back from a practice opponent; of no table: be back everywhere."""
    if not to.game:
        await front.host.absence.back(front.person(interaction))
        with counted():
            return await all_turns(front, interaction)
    return front.panel(interaction, await front.host.play.back(to.game, front.person(interaction)))


async def digest(front: Front, interaction: Interaction, to: Id) -> Layout:
    """One message a day from now on, in place of pings."""
    who, read = front.person(interaction), front.reader(interaction)
    change = {"digest": MORNING}
    found = await front.host.settings.change(Scope.PLAYER, who.user_id, who, may_manage=False, change=change)
    zone = found.timezone or UTC
    return Layout((Text(read(Msg("ui-digest-from-now", time=f"{MORNING // 60:02}:00", zone=zone))),))


async def hint(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """Tell what a practice opponent would do."""
    return front.panel(interaction, await front.host.play.hint(to.game, front.person(interaction), to.rev))


async def known(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """Explain this game no more."""
    return front.panel(interaction, await front.host.play.known(to.game, front.person(interaction)))


async def open_table(front: Front, interaction: Interaction, to: Id) -> Illustrated | None:
    """A table of one's own in this channel, against practice opponents; its lobby follows by itself.

    Whoever has opened one alone and not begun has changed their mind. Where no table can be, nobody else sees the game.
    """
    if not front.hosts(interaction):
        return await alone(front, interaction, to.payload)
    who, venue = front.person(interaction), await front.place_for(interaction, None, thread=False)
    await front.host.lobby.open_practice(venue, who, to.payload, interaction.id)
    return None


async def new(front: Front, interaction: Interaction, to: Id) -> Layout | Illustrated:
    """Ask which game is to be played here, or (the payload) open a table for it."""
    if not to.payload:
        games = list(front.host.lobby.games().values())
        return choice_page(games, front.reader(interaction), Press.NEW, "ui-new")
    if not front.hosts(interaction):
        return await alone(front, interaction, to.payload)
    venue = await front.place_for(interaction, None, thread=False)
    card = await front.host.lobby.open(venue, front.person(interaction), to.payload, click=interaction.id)
    return opened(
        card,
        venue,
        front.host.lobby.seating(card.game, card.variants),
        front.reader(interaction, card),
        interaction.channel_id,
    )


async def vote(front: Front, interaction: Interaction, to: Id) -> None:
    """Vote; the message follows by itself."""
    vote_id, _, choice = to.payload.partition("/")
    if choice.startswith(GIVE):
        user = await front.host.votes.candidate(number(choice.removeprefix(GIVE)))
        await front.host.votes.cast(to.game, front.person(interaction), number(vote_id), GIVE, to=user)
    else:
        await front.host.votes.cast(to.game, front.person(interaction), number(vote_id), choice)


async def give(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Ask who is to have the seat."""
    return give_form(to.game, to.payload, front.reader(interaction))


async def snooze(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Be reminded later."""
    due = await front.host.pings.snooze(to.game, front.person(interaction))
    return Layout((Text(front.reader(interaction)(Msg("ui-snoozed", when=since(due)))),))


async def away(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Ask for how long one is away."""
    return away_form(to.game, front.reader(interaction))


async def take_seat(front: Front, interaction: Interaction, to: Id) -> Layout | Illustrated:
    """Ask for the seat of a practice opponent."""
    card = await front.host.votes.take(to.game, front.person(interaction), number(to.payload))
    if card.seat_of(interaction.user.id) is not None:
        with counted():
            return await show(front, interaction, to)
    return Layout((Text(front.reader(interaction, card)("ui-asked-host")),))


async def status(front: Front, interaction: Interaction) -> Layout:
    """The table of this channel, and all tables of the reader."""
    card = await front.host.tables.in_channel(interaction.channel_id or 0)
    mine = await front.host.tables.of_user(interaction.user.id)
    read = front.reader(interaction, card)
    return status_page(card, mine, interaction.user.id, read, hosted=front.hosts(interaction))


async def seek(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Look for players in place of practice opponents, or (the payload) no more."""
    who, may_manage, wanted = front.person(interaction), front.may_manage(interaction), to.payload != NO_MORE
    await front.host.tables.seek(to.game, who, may_manage=may_manage, click=interaction.id, wanted=wanted)
    with counted():
        return await status(front, interaction)


async def again(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Open the same table once more."""
    card = await front.host.rematch.open(to.game, front.person(interaction))
    host = card.seat_of(card.host_id)
    return Layout((Text(front.reader(interaction, card).rich(Msg("ui-again-open", seat=host or 0))),))


async def settings(front: Front, interaction: Interaction, to: Id) -> Layout:
    """What holds for oneself, the table or the server."""
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
    """A private message turns its page; from the channel a private message is opened."""


@dataclass(frozen=True, slots=True)
class Verb:
    """What a button does, and where that is shown."""

    act: Action
    shown: Shown


VERBS: dict[Press, Verb] = {
    Press.JOIN: Verb(join, Shown.HERE),
    Press.LEAVE: Verb(leave, Shown.HERE),
    Press.OPTIONS: Verb(options, Shown.TURNED),
    Press.READY: Verb(ready, Shown.HERE),
    Press.START: Verb(start, Shown.TURNED),
    Press.IN: Verb(come, Shown.APART),
    Press.NOT_NOW: Verb(not_now, Shown.APART),
    Press.UNWISH: Verb(unwish, Shown.TURNED),
    Press.KEEP: Verb(keep, Shown.HERE),
    Press.FILL: Verb(fill, Shown.APART),
    Press.CLOSE: Verb(close, Shown.APART),
    Press.TAKE: Verb(take, Shown.TURNED),
    Press.BOARD: Verb(board, Shown.APART),
    Press.WORDS: Verb(words, Shown.APART),
    Press.PICTURES: Verb(pictures, Shown.APART),
    Press.LEGIBLE: Verb(legible, Shown.HERE),
    Press.PAGE: Verb(words, Shown.TURNED),
    Press.LOOK: Verb(look, Shown.HERE),
    Press.CLAUSES: Verb(show_clauses, Shown.APART),
    Press.LOG: Verb(log, Shown.TURNED),
    Press.HELP: Verb(show_help, Shown.TURNED),
    Press.GUIDE: Verb(guide, Shown.TURNED),
    Press.BOOK: Verb(read_book, Shown.TURNED),
    Press.FIND: Verb(find, Shown.TURNED),
    Press.ICONS: Verb(icons, Shown.APART),
    Press.ANSWER: Verb(answer, Shown.HERE),
    Press.MOVES: Verb(moves, Shown.HERE),
    Press.PLAN: Verb(carry_out, Shown.HERE),
    Press.DONE: Verb(done, Shown.HERE),
    Press.UNDO: Verb(undo, Shown.HERE),
    Press.RESTART: Verb(restart, Shown.HERE),
    Press.GO_BACK: Verb(go_back, Shown.HERE),
    Press.ORDERS: Verb(orders, Shown.TURNED),
    Press.RECORD: Verb(record, Shown.APART),
    Press.BACK: Verb(back, Shown.HERE),
    Press.DIGEST: Verb(digest, Shown.APART),
    Press.VOTE: Verb(vote, Shown.HERE),
    Press.GIVE: Verb(give, Shown.APART),
    Press.SNOOZE: Verb(snooze, Shown.APART),
    Press.AWAY: Verb(away, Shown.APART),
    Press.SEAT: Verb(take_seat, Shown.TURNED),
    Press.SEEK: Verb(seek, Shown.HERE),
    Press.AGAIN: Verb(again, Shown.APART),
    Press.SETTINGS: Verb(settings, Shown.TURNED),
    Press.LEARN: Verb(learn, Shown.TURNED),
    Press.LESSON: Verb(lesson, Shown.TURNED),
    Press.HINT: Verb(hint, Shown.HERE),
    Press.SANDBOX: Verb(sandbox, Shown.APART),
    Press.KNOWN: Verb(known, Shown.HERE),
    Press.TABLE: Verb(open_table, Shown.HERE),
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
    Press.NEW: Verb(new, Shown.TURNED),
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
