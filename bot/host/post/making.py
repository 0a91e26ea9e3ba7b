"""Making: a post of each kind from its row and the present state of its table; None if nobody needs it any more."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.host.context import moment
from bot.host.post import digests, lines, payloads, polls, queues
from bot.host.types.post import (
    ArchivePost,
    DigestPost,
    ErasePost,
    ForumPost,
    FoundPost,
    IdlePost,
    LobbyPost,
    NoticePost,
    PanelsPost,
    Ping,
    ReminderPost,
    RetiredPost,
    RoomPost,
    SeatedPost,
    TablePost,
    ThreadPost,
    UpcomingPost,
    VotePost,
    WatchedPanel,
)
from bot.host.types.table import GameCard, Room, Status
from bot.store.engine.database import Sql
from bot.store.tables import digests as kept
from bot.store.tables import games, log, outbox, users, votes, watched, wishes
from bot.store.tables.outbox import PostRow
from engine.core.play import registry
from engine.core.play.brief import Doing
from engine.core.play.msg import Msg

FAIR = ("luck-sealed", "luck-told")
"""The lines about the seal of a game's luck: people who want to check it find them in the log."""
MANY = 3
"""From this many tables on, a reminded player is offered one message a day instead of pings."""
PICTURED = (Status.LIVE, Status.OVER)
"""When a table message has pictures."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A row that becomes a post, the card of its table, and the time."""

    sql: Sql
    row: PostRow
    card: GameCard
    at: float

    @property
    def untried(self) -> bool:
        """Whether no attempt can have sent anything."""
        return self.row.tried_at is None

    def asked(self, seats: Iterable[int]) -> tuple[Ping, ...]:
        """Those of the seats that still have something to decide."""
        kinds = {w.seat: w.kind for w in self.card.waiting}
        people = {s.seat: s.user_id for s in self.card.seats if s.caretaker is None}
        found = ((seat, people.get(seat)) for seat in seats if seat in kinds)
        return tuple(Ping(seat, user_id, kinds[seat]) for seat, user_id in found if user_id is not None)

    async def told(self, first: int, end: int) -> tuple[tuple[Msg, ...], ...]:
        """The public log lines from `first` to before `end`, by turn."""
        return lines.by_turn(await log.lines(self.sql, self.row.game_id, first, end, None))


async def lobby(of: Reading, held: payloads.Lobby) -> LobbyPost:
    """The lobby message, wherever it stands."""
    return LobbyPost(post_id=of.row.post_id, card=of.card, message_id=of.card.lobby_message)


async def table(of: Reading, held: payloads.Table) -> TablePost:
    """The table message of its moment, with a ping to those who have not decided since; the last one's to its
    players."""
    result = of.card.result or held.points
    over = of.card.status is Status.OVER
    users = (seat.user_id for seat in of.card.seats if over and seat.seat in held.pings)
    return TablePost(
        post_id=of.row.post_id,
        card=replace(of.card, rev=held.rev, result=result, round=held.round, rounds=held.rounds),
        pings=of.asked(held.pings),
        voters=tuple(user for user in users if user is not None),
        deeds=_in_brief(of.card.game, await of.told(held.first, held.end)),
    )


def _in_brief(game: str, turns: Iterable[Iterable[Msg]]) -> tuple[Doing, ...]:
    """What a post tells of turns: the result of each, without the seal of the game's luck, which is in the log."""
    return registry.advice(game).brief(_news(turn) for turn in turns)


def _news(turn: Iterable[Msg]) -> list[Msg]:
    return [line for line in turn if line.key not in FAIR]


async def reminder(of: Reading, held: payloads.Reminder) -> ReminderPost | None:
    """A reminder, while it is their turn."""
    pings = of.asked(held.pings)
    if not pings and of.untried:
        return None
    return ReminderPost(
        post_id=of.row.post_id,
        card=of.card,
        pings=pings,
        needed=bool(pings),
        count=held.count,
        last=held.last,
        idle=_idle(of, held.pings),
        many=bool(pings) and await _has_many(of.sql, pings[0].user_id),
        lines=tuple(line for turn in await of.told(held.first, held.end) for line in _news(turn)),
    )


def _idle(of: Reading, asked: Iterable[int]) -> tuple[int, ...]:
    """The people who wait for the reminded ones, and are there."""
    people = [s for s in of.card.seats if s.user_id is not None and s.caretaker is None and s.seat not in asked]
    decide = {waiting.seat for waiting in of.card.waiting}
    there = [s for s in people if s.away is None or s.away.timestamp() <= of.at]
    return tuple(s.seat for s in there if s.seat not in decide)


async def _has_many(sql: Sql, user_id: int) -> bool:
    """Whether enough tables wait for a user to offer one message a day, and they have none."""
    user = await users.get(sql, user_id)
    return user is not None and user.digest is None and len(await queues.mine(sql, user_id)) >= MANY


async def notice(of: Reading, held: payloads.Notice) -> NoticePost:
    """The sentence."""
    return NoticePost(post_id=of.row.post_id, card=of.card, voters=held.users, text=held.said, last=held.last)


async def idle(of: Reading, held: payloads.Idle) -> IdlePost | None:
    """The question to the host of a lobby, while it is one."""
    if of.card.status is not Status.LOBBY and of.untried:
        return None
    closes = moment(held.closes)
    return IdlePost(post_id=of.row.post_id, card=of.card, voters=held.users, closes=closes)


async def found(of: Reading, held: payloads.Found) -> FoundPost | None:
    """Those asked whether they are in, unless they have said so."""
    unsure = [wish.user_id for wish in await wishes.at_table(of.sql, of.card.game_id) if not wish.sure]
    people = tuple(user for user in held.users if user in unsure)
    if not people and of.untried:
        return None
    voters = tuple(user for user in held.users[: held.awake] if user in people)
    named = people or held.users
    return FoundPost(post_id=of.row.post_id, card=of.card, people=named, voters=voters, needed=bool(people))


async def upcoming(of: Reading, held: payloads.Upcoming) -> UpcomingPost | None:
    """That somebody is next, until it is their turn."""
    pings = of.asked(held.pings)
    if pings and of.untried:
        return None
    return UpcomingPost(
        post_id=of.row.post_id, card=of.card, pings=pings, voters=held.users, needed=not pings, text=held.said
    )


async def vote(of: Reading, held: payloads.Vote) -> VotePost | None:
    """A vote as it stands."""
    found = await votes.get(of.sql, held.vote)
    if found is None:
        return None
    card = await polls.read(of.sql, found)
    return VotePost(post_id=of.row.post_id, card=of.card, message_id=found.message_id, voters=held.users, vote=card)


async def retired(of: Reading, held: payloads.Retired) -> RetiredPost:
    """The message that loses its buttons."""
    return RetiredPost(post_id=of.row.post_id, card=of.card, message_id=held.message)


async def panels(of: Reading, held: payloads.Panels) -> PanelsPost | None:
    """The panels that still exist and can be edited."""
    found = await watched.of_game(of.sql, of.row.game_id, held.users)
    shown = tuple(WatchedPanel(row.user_id, row.token, row.locale) for row in found if row.until > of.at)
    return PanelsPost(post_id=of.row.post_id, card=of.card, panels=shown) if shown else None


async def erase(of: Reading, held: payloads.Erase) -> ErasePost | None:
    """The message that goes, if it was ever sent."""
    message_id = None if of.row.erases is None else await outbox.message_of(of.sql, of.row.erases)
    return None if message_id is None else ErasePost(post_id=of.row.post_id, card=of.card, message_id=message_id)


async def digest(of: Reading, held: payloads.Digest) -> DigestPost | None:
    """What waits for a user, while there is no newer digest; a new one only if anything does."""
    user_id = of.row.user_id or 0
    late = await digests.outdated(of.sql, of.row)
    if late and of.untried:
        return None
    queue, last = await queues.read(of.sql, user_id, of.at), await kept.get(of.sql, user_id)
    message_id = last.message_id if last is not None and held.edit else None
    if message_id is None and (held.edit or not queue.mine):
        return None
    return DigestPost(post_id=of.row.post_id, card=of.card, message_id=message_id, needed=not late, queue=queue)


async def room(of: Reading, held: payloads.Room) -> RoomPost | ForumPost:
    """The message from which a thread starts, or the post in a forum."""
    post = ForumPost if of.card.venue.room is Room.POST else RoomPost
    return post(post_id=of.row.post_id, card=of.card)


async def thread(of: Reading, held: payloads.Thread) -> ThreadPost:
    """The thread, which has the id of its message, and so has the place of the table."""
    return ThreadPost(post_id=of.row.post_id, card=of.card, message_id=of.card.venue.channel_id)


async def seated(of: Reading, held: payloads.Seated) -> SeatedPost:
    """Who is let in."""
    return SeatedPost(post_id=of.row.post_id, card=of.card, voters=held.users)


async def archive(of: Reading, held: payloads.Archive) -> ArchivePost | None:
    """The thread, unless somebody plays there again."""
    if await games.in_channel(of.sql, of.card.venue.channel_id) is not None:
        return None
    return ArchivePost(post_id=of.row.post_id, card=of.card)


async def picture(of: Reading, held: payloads.Picture) -> LobbyPost | TablePost | None:
    """A message that lacks its pictures, as it should stand now, unless another one has taken its place.

    A lobby's, which may be a forum post, is edited as any lobby is.
    """
    row = await outbox.get(of.sql, held.of)
    if row is None:
        return None
    lacking, shown = replace(of, row=row), row.kind == payloads.Table.kind
    newest = of.card.table_message if shown else of.card.lobby_message
    if newest != held.message or of.card.status not in (PICTURED if shown else (Status.LOBBY,)):
        return None
    if shown:
        table_post = await table(lacking, payloads.read(row, payloads.Table))
        return replace(table_post, message_id=newest, late=True)
    return replace(await lobby(lacking, payloads.Lobby()), late=True)
