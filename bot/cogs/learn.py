"""`/learn`: guided lessons, and everything that is pressed or chosen in one."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs.front import Front
from bot.cogs.private import PrivateTables
from bot.cogs.reading import clauses_about
from bot.cogs.solos import alone
from bot.cogs.venues import place_for
from bot.host.refusals import TableHere
from bot.host.types.table import GameCard, Status
from bot.ui.pages.guide import to_join
from bot.ui.pages.lessons import lesson_panel, lessons_page
from bot.ui.pages.options import options_page
from bot.ui.parts.ids import Id, Press
from bot.ui.parts.layout import Layout, Text
from bot.ui.parts.reader import Reader, address
from bot.wire.commands import everywhere, options, said
from bot.wire.reply import Illustrated, Interaction
from engine.core.kept.lessons import lessons
from engine.core.play.msg import Msg

NAME = 100


class LearnCog(commands.Cog):
    """People who don't own the box begin here."""

    def __init__(self, front: Front) -> None:
        self.front = front

    @everywhere
    @app_commands.command(name=said("command-learn-name"), description=said("command-learn"))
    @options(game="command-learn-game")
    async def learn(self, interaction: Interaction, game: str | None = None) -> None:
        """The list of lessons."""
        await self.front.answer(
            interaction, lambda: _list(self.front, interaction, game and self.front.game(interaction, game))
        )

    @learn.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return self.front.games(interaction, typed, [key for key in self.front.host.lobby.games() if lessons(key)])


async def _list(front: Front, interaction: Interaction, game: str | None) -> Layout:
    found = await front.host.lessons.list(front.person(interaction), game)
    return lessons_page(found, front.reader(interaction))


async def learn(front: Front, interaction: Interaction, to: Id) -> Layout:
    """The lessons of a game, or (no payload) of all."""
    return await _list(front, interaction, to.payload or None)


async def lesson(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """Begin a lesson, or continue it; the payload is its game and key."""
    game, _, key = to.payload.partition("/")
    return LESSON.shown(front, interaction, await front.host.lessons.open(front.person(interaction), game, key))


async def _undo(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    who, turn = front.person(interaction), to.verb is Press.RESTART
    return LESSON.shown(front, interaction, await front.host.lessons.undo(to.game, who, to.rev, turn=turn))


async def _skip(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    return LESSON.shown(front, interaction, await front.host.lessons.skip(to.game, front.person(interaction), to.rev))


async def _afresh(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    return LESSON.shown(front, interaction, await front.host.lessons.afresh(to.game, front.person(interaction), to.rev))


async def _clauses(front: Front, interaction: Interaction, to: Id) -> Layout | Illustrated:
    like = await front.host.lessons.lesson(to.game, front.person(interaction))
    return await clauses_about(front, interaction, game=like.game, variants=like.variants, kind=to.payload)


async def _open(front: Front, interaction: Interaction, to: Id) -> Layout | Illustrated:
    """A table like that of the lesson in this channel, with hints, and easy opponents in the other seats.

    Where there can be no table, it is a game that nobody else sees. If a table of the game is open already, that is the
    one: its host gets its options, others a seat.
    """
    who, lobby = front.person(interaction), front.host.lobby
    like = await front.host.lessons.lesson(to.game, who)
    easiest = lobby.opponents(like.game)[0]
    if not front.hosts(interaction):
        return await alone(front, interaction, like.game, seats=like.seats, level=easiest, variants=like.variants)
    venue = await place_for(front, interaction, None, thread=False)
    try:
        card = await lobby.open(
            venue,
            who,
            like.game,
            variants=like.variants,
            seats=like.seats,
            opponents=easiest,
            click=interaction.id,
            alone=True,
        )
        card = await lobby.set_learning(card.game_id, who, True)
    except TableHere:
        card = await _lobby_here(front, venue.channel_id, like.game)
        read = front.reader(interaction, card)
        if card.host_id != who.user_id:
            return _led_to(card, who.user_id, read)
    return options_page(card, lobby.seating(card), front.reader(interaction, card))


def _led_to(card: GameCard, user_id: int, read: Reader) -> Layout:
    """Somebody else's lobby: take a seat there, or say that the person has one. Raises TableHere where none can be
    had."""
    where = address(card.venue.guild_id, card.venue.channel_id)
    if card.seat_of(user_id) is not None:
        return Layout((Text(read(Msg("ui-tables-joined", game=read.game(card.game), where=where))),))
    if not (way := to_join(card, user_id, read)):
        raise TableHere()
    return Layout(tuple(way))


async def _lobby_here(front: Front, channel_id: int, game: str) -> GameCard:
    """The lobby of a game that is open in a channel already. Raises TableHere."""
    here = await front.host.tables.in_channel(channel_id)
    if here is None or here.status is not Status.LOBBY or here.game != game:
        raise TableHere()
    return here


LESSON = PrivateTables(
    desk=lambda front: front.host.lessons,
    page=lesson_panel,
    own={
        Press.UNDO: _undo,
        Press.RESTART: _undo,
        Press.CLAUSES: _clauses,
        Press.SKIP: _skip,
        Press.AFRESH: _afresh,
        Press.LEARN: learn,
        Press.OPEN: _open,
    },
    apart=(Press.CLAUSES, Press.OPEN),
)
"""What is pressed and chosen in a lesson."""
