"""Noting: what follows when a post of a kind stands, when it can't be delivered, and when it could be again."""

from __future__ import annotations

from dataclasses import dataclass

from bot.host.post import digests, payloads, posts, wishing
from bot.host.post.payloads import Payload
from bot.host.types.table import GameCard, Room, Status
from bot.store.engine.database import Sql
from bot.store.tables import games, guilds, outbox, votes, watched, wishes
from bot.store.tables.games import GameRow
from bot.store.tables.outbox import PostRow

NO_MESSAGES = "trouble-direct-messages-closed"


@dataclass(frozen=True, slots=True)
class Stood:
    """A post has been delivered: the row, its message, the card that was shown, when, and its table as it is now."""

    row: PostRow
    message_id: int
    card: GameCard
    at: float
    game: GameRow


async def nothing(sql: Sql, stood: Stood, held: Payload) -> None:
    """The row says all."""


async def lobby(sql: Sql, stood: Stood, held: payloads.Lobby) -> None:
    """Remember the lobby message."""
    await games.set(sql, stood.row.game_id, lobby_message=stood.message_id)


async def room(sql: Sql, stood: Stood, held: payloads.Room) -> None:
    """The table has a place: a thread has the id of the message from which it starts."""
    card = stood.card
    await games.touch(sql, card.game_id)
    await games.set(sql, card.game_id, channel_id=stood.message_id)
    if card.venue.room is Room.POST:
        await games.set(sql, card.game_id, lobby_message=stood.message_id)
    await wishing.changed(sql, stood.game.guild_id, stood.at)


async def panels(sql: Sql, stood: Stood, held: payloads.Panels) -> None:
    """Nothing follows if the game is over, nor for somebody who no longer plays there."""
    live = stood.card.status is Status.LIVE
    play = {seat.user_id for seat in stood.card.seats} if live else set()
    await watched.drop(sql, stood.row.game_id, set(held.users) - play)


async def table(sql: Sql, stood: Stood, held: payloads.Table) -> None:
    """Remember the newest table message; the buttons of the one before it go. So do those of this one, if the game was
    ended while it was on its way.
    """
    game = stood.game
    await games.set(sql, game.game_id, table_message=stood.message_id)
    if game.table_message not in (None, stood.message_id):
        await posts.retired(sql, game, stood.at, game.table_message or 0)
    if stood.card.status is Status.LIVE and game.status == Status.ENDED:
        await posts.retired(sql, game, stood.at, stood.message_id)


async def digest(sql: Sql, stood: Stood, held: payloads.Digest) -> None:
    """Remember the digest, or remove its buttons if there is a newer one."""
    await digests.delivered(sql, stood.game, stood.row, stood.message_id, stood.at)


async def vote(sql: Sql, stood: Stood, held: payloads.Vote) -> None:
    """Remember the message of a vote."""
    await votes.set_message(sql, held.vote, stood.message_id)


async def bearable(sql: Sql, game: GameRow, row: PostRow, reason: str, at: float) -> None:
    """The table goes on without what was lost."""


async def unplaced(sql: Sql, game: GameRow, row: PostRow, reason: str, at: float) -> None:
    """A table without a place is no table."""
    await outbox.drop(sql, game.game_id, "no-room")
    await games.finish(sql, game.game_id, Status.ENDED, at)
    await posts.unopened(sql, game, at, reason)
    if game.guild_id is not None and game.parent_id is not None:
        await guilds.hold(sql, game.guild_id)
        await wishes.without_place(sql, game.guild_id, game.parent_id)
    await wishing.released(sql, game.game_id, at)


async def undigested(sql: Sql, game: GameRow, row: PostRow, reason: str, at: float) -> None:
    """A player who takes no private messages has no digest."""
    if reason == NO_MESSAGES:
        await digests.refused(sql, game, row.user_id or 0, at)


async def left(sql: Sql, game: GameRow, held: Payload) -> bool:
    """A post that died for lack of a permission is not sent later: the table is shown as it then stands."""
    return False


async def buttons(sql: Sql, game: GameRow, held: payloads.Retired) -> bool:
    """Buttons that are of no use any more are removed later, too."""
    return True


async def closed_lobby(sql: Sql, game: GameRow, held: payloads.Lobby) -> bool:
    """A lobby message that stands is closed later, too; an open one is shown again anyway."""
    return game.status != Status.LOBBY and game.lobby_message is not None


async def shown_vote(sql: Sql, game: GameRow, held: payloads.Vote) -> bool:
    """A vote message that stands is brought up to date later, too; otherwise it is posted again."""
    found = await votes.get(sql, held.vote)
    return found is not None and found.message_id is not None
