"""Votes: what a table decides together."""

from __future__ import annotations

from bot.host.context import Context
from bot.host.counted import counted
from bot.host.match import accord, admission, back, care, turns
from bot.host.match.live import Live
from bot.host.match.matches import Matches, afresh
from bot.host.match.who import require_running, require_seat
from bot.host.post import acts, cards, polls, posts
from bot.host.post.polls import AGREEMENTS, BACK, GIVE, NO, PRACTICE, STALLED, TAKE, WAIT, YES
from bot.host.refusals import (
    AlreadyAsked,
    AlreadySeated,
    ForTheHost,
    MovedOn,
    NothingToDecide,
    NotYourSeat,
    NotYourVote,
    VoteIsOver,
)
from bot.host.types.people import Person
from bot.host.types.table import GameCard, VoteCard
from bot.store.engine.database import Sql
from bot.store.tables import clicks, snapshots, users, votes
from bot.store.tables.games import Overtaken
from bot.store.tables.votes import VoteRow
from engine.core.play.msg import Msg


class Votes:
    """Questions to a table, and its answers."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches

    @afresh
    async def ask(self, game_id: int, person: Person, kind: str) -> GameCard:
        """Ask a running table for its agreement (`polls.AGREEMENTS`), as one who plays there and agrees.

        Where nobody else plays, it is given at once. Raises NoSuchGame, NotRunning, GameIsOver, NotYourSeat,
        NothingToDecide or AlreadyAsked.
        """
        async with self._matches.hold(game_id) as live:
            seat = _seat(live, person)
            resting = live.row.paused_at is not None
            if kind not in AGREEMENTS or kind == (polls.PAUSE if resting else polls.RESUME):
                raise NothingToDecide()
            await self._ask(live, person, kind, seat)
            with counted():
                return await cards.read(self._context.database.reads, game_id)

    @afresh
    async def go_back(
        self, game_id: int, person: Person, turn: int | None = None, click: int | None = None
    ) -> Msg | None:
        """Ask a running table to go back to the beginning of this person's latest turn; returns what to tell them.

        None: the same `click` has asked already. Where nobody else plays, that is done at once. `turn` is the one that
        they were shown (`Panel.back`). Somebody for whom a bot opponent plays gets their seat back, too. Raises
        NoSuchGame, NotRunning, GameIsOver, NotYourSeat, UndoAlone, NothingToTakeBack, MovedOn or AlreadyAsked.
        """
        async with self._matches.hold(game_id) as live:
            seat, sql = _seat(live, person), self._context.database.reads
            if await clicks.table(sql, click) is not None:
                await turns.require_newest(self._context, live)
                return None
            found = back.target(live, seat, await snapshots.of_last_turn(sql, game_id, seat, live.turn))
            if turn not in (None, found):
                raise MovedOn()
            if other := care.take_back(live, seat, self._context.time()):
                await turns.commit(self._context, live, seat, other=other)
            goal = await acts.goal(sql, game_id, found, seat)
            agreed = await self._ask(live, person, BACK, seat, turn=found, click=click)
            when = accord.date_of(goal)
            return accord.taken_back(goal, 1) if agreed else Msg("turn-back-asked", seat=goal.seat, when=when)

    async def _ask(
        self, live: Live, person: Person, kind: str, seat: int, *, turn: int | None = None, click: int | None = None
    ) -> bool:
        """Ask for everybody's agreement. Returns whether it was given at once. Raises AlreadyAsked."""
        now = self._context.time()
        vote = VoteRow(0, live.game_id, kind, seat, now, None, None, None, turn=turn)
        asked = polls.electors(kind, seat, live.seats, live.row.host_id)
        outcome = polls.verdict(kind, {person.user_id: YES}, asked, live.row.host_id)

        async def first(sql: Sql) -> None:
            if not await clicks.first(sql, click, live.game_id, now):
                raise Overtaken(live.game_id)
            if outcome is not None:
                return
            vote_id = await polls.ask(sql, live.row, kind, seat, now, turn=turn)
            if vote_id is None:
                raise AlreadyAsked()
            await votes.cast_(sql, vote_id, person.user_id, YES, now)

        await accord.carry_out(self._context, live, vote, outcome, first)
        return outcome is not None

    @afresh
    async def take(self, game_id: int, person: Person, seat: int) -> GameCard:
        """Ask the host, as one who does not play, for the seat of a bot opponent. The host gets it at once, and so does
        anyone where the host looks for players.

        Raises NoSuchGame, NotRunning, GameIsOver, AlreadySeated, NoSuchSeat, NothingToDecide, AlreadyAsked,
        BlockedByYou, NotAdmitted or TooManyTables.
        """
        async with self._matches.hold(game_id) as live:
            require_running(live)
            if live.seat_of(person.user_id) is not None:
                raise AlreadySeated(name=person.name)
            require_seat(live, seat)
            if live.seats[seat].policy is None:
                raise NothingToDecide()
            now, host_id = self._context.time(), live.row.host_id
            vote = VoteRow(0, game_id, TAKE, seat, now, None, None, None, person.user_id)
            outcome = YES if person.user_id == host_id or live.row.seeking else None

            async def first(sql: Sql) -> None:
                await users.greet(sql, person.user_id, person.name, person.locale)
                await admission.require_company(sql, live.seats, person)
                await admission.require_room(sql, person.user_id, live.row.guild_id)
                if outcome is None and await polls.ask(sql, live.row, TAKE, seat, now, user_id=person.user_id) is None:
                    raise AlreadyAsked()

            await accord.carry_out(self._context, live, vote, outcome, first)
            with counted():
                return await cards.read(self._context.database.reads, game_id)

    @afresh
    async def cast(
        self, game_id: int, person: Person, vote_id: int, choice: str, *, to: Person | None = None
    ) -> VoteCard:
        """Vote, or vote again. `choice` is one of bot.host.post.polls; with GIVE, `to` is who is to have the seat.

        Raises NoSuchGame, NotRunning, GameIsOver, VoteIsOver, NotYourVote, NothingToDecide, AlreadySeated or
        NoSeatForThem.
        """
        async with self._matches.hold(game_id) as live:
            require_running(live)
            vote = await votes.get(self._context.database.reads, vote_id)
            if vote is None or vote.game_id != game_id or vote.outcome is not None:
                raise VoteIsOver()
            asked = polls.electors(vote.kind, vote.seat, live.seats, live.row.host_id)
            now = self._context.time()
            if person.user_id not in asked:
                raise ForTheHost() if vote.kind == TAKE else NotYourVote()
            chosen = _choice(live, vote, choice, to)
            if to is not None:
                await admission.require_seatable(self._context.database.reads, game_id, to, but=vote.seat)
            given = {**await votes.ballots(self._context.database.reads, vote_id), person.user_id: chosen}
            late = vote.due_at is not None and self._context.reached(vote.due_at)
            outcome = polls.verdict(vote.kind, given, asked, live.row.host_id, late=late)

            async with self._context.database.write() as sql:
                # they are called by their names whatever the vote decides
                for one in (person, to) if to is not None else (person,):
                    await users.greet(sql, one.user_id, one.name, one.locale)

            async def first(sql: Sql) -> None:
                await votes.cast_(sql, vote_id, person.user_id, chosen, now)
                if outcome is None:
                    await posts.vote(sql, live.row, now, vote_id)
                else:
                    await polls.close(sql, live.row, vote_id, outcome, now)

            await accord.carry_out(self._context, live, vote, outcome, first)
            with counted():
                return await polls.read(self._context.database.reads, vote)

    async def candidate(self, user_id: int) -> Person:
        """Somebody for whom others have voted already."""
        user = await users.get(self._context.database.reads, user_id)
        if user is None:
            raise NothingToDecide()
        return Person(user_id, user.name)


def _seat(live: Live, person: Person) -> int:
    """The seat of somebody who plays at a running table."""
    require_running(live)
    seat = live.seat_of(person.user_id)
    if seat is None:
        raise NotYourSeat()
    return seat


def _choice(live: Live, vote: VoteRow, choice: str, to: Person | None) -> str:
    """The choice as a ballot has it. Raises NothingToDecide or AlreadySeated."""
    if vote.kind == STALLED and choice == GIVE and to is not None:
        if live.seat_of(to.user_id) is not None:
            raise AlreadySeated(name=to.name)
        return f"{GIVE}{to.user_id}"
    if choice not in ((WAIT, PRACTICE) if vote.kind == STALLED else (YES, NO)):
        raise NothingToDecide()
    return choice
