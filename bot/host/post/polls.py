"""Polls: who votes when a table decides together, and when it has decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from bot.host.context import moment
from bot.host.post import acts, cards, club, habits, posts
from bot.host.post.habits import Habit
from bot.host.types.table import VoteCard
from bot.store.engine.database import Sql
from bot.store.tables import seating, timers, users, votes
from bot.store.tables.games import GameRow
from bot.store.tables.seating import SeatRow
from bot.store.tables.timers import VOTE, TimerRow
from bot.store.tables.votes import VoteRow
from engine.core.play.msg import Msg

STALLED = "stalled"
"""What to do with a seat whose player does not move."""
TAKE = "take"
"""Whether somebody who does not play may have the seat of a bot opponent."""
END, CONCEDE, PAUSE, RESUME = AGREEMENTS = ("end", "concede", "pause", "resume")
"""What needs everyone's consent."""
BACK = "back"
"""Whether the table goes back to the beginning of a turn: everyone has to say yes, and playing on says no."""
WAIT, PRACTICE, GIVE = "wait", "practice", "give/"
"""What may happen to a stalled seat; after GIVE comes the id of the user who should have it."""
YES, NO = "yes", "no"
NONE = "none"
"""The outcome of a vote that led to nothing."""
MOVED = "moved"
"""The outcome of a vote about a seat whose player has moved after all, or where somebody has played on."""
OVER = "over"
"""The outcome of a vote that was open when the game ended."""
TIME = 2 * 86400.0
"""Seconds until a vote is counted as it stands."""


def electors(kind: str, seat: int, seats: Sequence[SeatRow], host_id: int) -> frozenset[int]:
    """The users who decide: those who play for themselves, except the one the vote is about; or the host alone.

    Where nobody else plays for themselves, those whom a bot opponent replaces decide: they may come back.
    """
    if kind == TAKE:
        return frozenset({host_id})
    about = seat if kind == STALLED else None
    others = [s for s in seats if s.user_id is not None and s.seat != about]
    here = [s for s in others if s.caretaker is None]
    return frozenset(s.user_id for s in here or others if s.user_id is not None)


def verdict(
    kind: str, ballots: Mapping[int, str], asked: Collection[int], host_id: int, *, late: bool = False
) -> str | None:
    """What was decided in a vote of a kind; None: not yet.

    The host decides about a stalled seat, or more than half of those asked; when the time is over (`late`), a majority
    of those who vote, since otherwise vanished players could not be outvoted. An agreement needs everyone; one no ends
    it, and when its time is over, more than half are enough; but nobody loses a turn without having agreed.
    """
    given = {user: choice for user, choice in ballots.items() if user in asked}
    counts = Counter(given.values())
    if kind == STALLED:
        of = len(given) if late else len(asked)
        return given.get(host_id) or next((choice for choice, n in counts.items() if 2 * n > of), None)
    if counts[NO]:
        return NONE
    everybody = counts[YES] == len(asked) and not (late and not asked)  # those asked may have vanished
    if everybody or (late and kind != BACK and 2 * counts[YES] > len(asked)):
        return YES
    return NONE if late else None


async def ask(
    sql: Sql,
    game: GameRow,
    kind: str,
    seat: int,
    at: float,
    *,
    user_id: int | None = None,
    turn: int | None = None,
) -> int | None:
    """Put a question to a table and return its id; None if the same question is open.

    `user_id` is who asks, if they have no seat; or who has left the server. `turn` is the one to go BACK to.
    """
    due_at = at + TIME
    vote_id = await votes.open_(sql, game.game_id, kind, seat, at=at, due_at=due_at, user_id=user_id, turn=turn)
    if vote_id is None:
        return None
    await _show(sql, game, VoteRow(vote_id, game.game_id, kind, seat, at, due_at, None, None, user_id, turn), at)
    return vote_id


async def _show(sql: Sql, game: GameRow, vote: VoteRow, at: float) -> None:
    """Post a vote, with a ping to the voters who may be pinged now.

    When all others are awake, its timer rings for them; and again when the vote is counted.
    """
    known = await _undecided(sql, game, vote)
    asleep = [habit.awake(at) for habit in known.values() if habit.asleep(at)]
    await posts.vote(sql, game, at, vote.vote_id, [user for user, habit in known.items() if not habit.asleep(at)])
    due_at = None if vote.due_at is None else min([vote.due_at, *([max(asleep)] if asleep else [])])
    await timers.put(sql, TimerRow(game.game_id, VOTE, vote.vote_id, at, due_at))


async def _undecided(sql: Sql, game: GameRow, vote: VoteRow) -> dict[int, Habit]:
    """Who has yet to vote and takes pings: the user, and when they are asleep."""
    at = await cards.company(sql, game.game_id)
    asker = at.seats[vote.seat].user_id if vote.kind != STALLED else None  # they know
    known = {vote.user_id, asker, *await votes.ballots(sql, vote.vote_id)}
    asked = sorted(electors(vote.kind, vote.seat, at.seats, game.host_id) - known)
    found = {user: await habits.of_user(sql, at, user) for user in asked}
    return {user: habit for user, habit in found.items() if not habit.muted}


async def awake(sql: Sql, game: GameRow, vote: VoteRow, at: float) -> None:
    """People who were asleep when a vote began, and have not found it since, are told of it."""
    users = [user for user, habit in (await _undecided(sql, game, vote)).items() if not habit.asleep(at)]
    if users:
        await posts.notice(sql, game, at, Msg("notice-vote-open"), pings=users)
    await timers.put(sql, TimerRow(game.game_id, VOTE, vote.vote_id, at, vote.due_at))


async def show_unseen(sql: Sql, game: GameRow, at: float) -> None:
    """Post the open votes of a table whose messages nobody has seen."""
    for vote in await votes.running(sql, game.game_id):
        if vote.message_id is None:
            await _show(sql, game, vote, at)


async def stalled(
    sql: Sql, game: GameRow, seats: Sequence[SeatRow], seat: int, at: float, *, left: bool = False
) -> None:
    """Ask what to do with a seat whose player does not move or has `left` the server, if there is anyone to ask."""
    if electors(STALLED, seat, seats, game.host_id):
        await ask(sql, game, STALLED, seat, at, user_id=seats[seat].user_id if left else None)


async def read(sql: Sql, vote: VoteRow) -> VoteCard:
    """A vote as everyone may see it."""
    ballots = await votes.ballots(sql, vote.vote_id)
    about = [int(choice.removeprefix(GIVE)) for choice in ballots.values() if choice.startswith(GIVE)]
    about += [] if vote.user_id is None else [vote.user_id]
    names = {user_id: await name_of(sql, user_id) for user_id in [*ballots, *about]}
    host_id = (await cards.find(sql, vote.game_id)).host_id
    given: dict[str, tuple[str, ...]] = {}
    for user_id, choice in ballots.items():
        given[choice] = (*given.get(choice, ()), names[user_id])
    return VoteCard(
        vote_id=vote.vote_id,
        kind=vote.kind,
        seat=vote.seat,
        ballots=given,
        asked=len(electors(vote.kind, vote.seat, await seating.of_game(sql, vote.game_id), host_id)),
        people={user_id: names[user_id] for user_id in about},
        until=None if vote.due_at is None else moment(vote.due_at),
        outcome=vote.outcome,
        by=vote.user_id,
        goal=None if vote.turn is None else await acts.goal(sql, vote.game_id, vote.turn, vote.seat),
    )


async def name_of(sql: Sql, user_id: int) -> str:
    """A user's name; the id if they were never seen."""
    user = await users.get(sql, user_id)
    return user.name if user is not None else str(user_id)


async def close(sql: Sql, game: GameRow, vote_id: int, outcome: str, at: float) -> None:
    """Store the decision, and bring the message up to date."""
    await votes.close(sql, vote_id, outcome)
    await timers.stop(sql, game.game_id, VOTE, vote_id)
    await posts.vote(sql, game, at, vote_id)


async def moved(sql: Sql, game: GameRow, seats: Collection[int], at: float, *, played: bool) -> None:
    """Nobody has to decide about these seats any more; nor, where a person has `played` on, whether to go back."""
    for vote in await votes.running(sql, game.game_id) if seats or played else ():
        if (vote.kind == STALLED and vote.seat in seats) or (vote.kind == BACK and played):
            await close(sql, game, vote.vote_id, MOVED, at)


async def agreed(sql: Sql, game: GameRow, kind: str, at: float) -> None:
    """The question of a vote has come true, whoever did it."""
    for vote in await votes.running(sql, game.game_id):
        if vote.kind == kind:
            await close(sql, game, vote.vote_id, YES, at)


async def over(sql: Sql, game: GameRow, at: float) -> None:
    """The game has ended, so nobody has to decide anything any more."""
    for vote in await votes.running(sql, game.game_id):
        await close(sql, game, vote.vote_id, OVER, at)


async def seated(sql: Sql, game: GameRow, seat: int, user_id: int | None, at: float) -> None:
    """A seat has a new player: nobody else can have it, and they want no other; nor do questions asked from there still
    stand."""
    await club.changed(sql, game.guild_id, at)
    for vote in await votes.running(sql, game.game_id):
        taken = vote.kind == TAKE and (vote.seat == seat or vote.user_id == user_id)
        if taken or (vote.seat == seat and vote.kind in (*AGREEMENTS, BACK)):
            await close(sql, game, vote.vote_id, NONE, at)
