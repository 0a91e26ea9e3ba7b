"""Accord: carries out what a table decides together, in the transaction of the ballot that decides it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace

import msgspec

from bot.host.context import Context
from bot.host.match import admission, care, turns
from bot.host.match.live import Live
from bot.host.match.matches import resumed
from bot.host.match.turns import First, nothing
from bot.host.post import acts, habits, hooks, pace, polls, posts
from bot.host.post.habits import OWED
from bot.host.post.polls import BACK, CONCEDE, END, GIVE, PAUSE, PRACTICE, RESUME, STALLED, TAKE, WAIT
from bot.host.refusals import NoSeatForThem
from bot.host.types.people import Person
from bot.host.types.table import Goal, Status
from bot.store.engine.database import Sql
from bot.store.tables import games, seating, snapshots, timers
from bot.store.tables.timers import CLOCK, REMIND, TimerRow
from bot.store.tables.votes import VoteRow
from engine.core.play.msg import Msg
from engine.core.play.standings import Result, places

MORE = 2 * 86400.0
"""Seconds for which a table waits once more."""

Deed = Callable[[Context, Live, VoteRow, str, First], Awaitable[None]]


async def carry_out(context: Context, live: Live, vote: VoteRow, outcome: str | None, first: First) -> None:
    """Do what was decided (None: nothing yet), and write `first` in the same transaction."""
    if outcome is None or outcome == polls.NONE:
        async with turns.changing(context, live) as sql:
            await first(sql)
    else:
        await DEEDS[vote.kind](context, live, vote, outcome, first)
    context.wake()


async def possible(context: Context, live: Live, vote: VoteRow, outcome: str | None) -> str | None:
    """What the clock decided; if that gave the seat to somebody who can't have it, the table waits once more."""
    if outcome is None or not outcome.startswith(GIVE):
        return outcome
    to = await _person(context, int(outcome.removeprefix(GIVE)))
    try:
        await admission.require_seatable(context.database.reads, live.game_id, to, but=vote.seat)
    except NoSeatForThem:
        return WAIT
    return outcome


async def rest(context: Context, live: Live, text: Msg, *, resting: bool, first: First = nothing) -> None:
    """Pause a table, so that no clock runs and nobody is reminded, or resume it; the channel is told."""
    at = context.time() if resting else None
    live.row = replace(live.row, paused_at=at)
    known = await timers.of_games(context.database.reads, REMIND, [live.game_id])
    owed = {timer.seat for timer in known if timer.tries == OWED}

    async def before(sql: Sql) -> None:
        await first(sql)
        await games.set(sql, live.game_id, paused_at=at)
        await polls.agreed(sql, live.row, PAUSE if resting else RESUME, context.time())
        await posts.notice(sql, live.row, context.time(), text)

    await turns.commit(context, live, first=before, other=set(live.asked), owed=owed)


async def _rest(context: Context, live: Live, vote: VoteRow, outcome: str, first: First) -> None:
    resting = vote.kind == PAUSE
    text = Msg("notice-paused-together" if resting else "notice-resumed-together")
    await rest(context, live, text, resting=resting, first=first)


async def _unblock(context: Context, live: Live, vote: VoteRow, outcome: str, first: First) -> None:
    """What happens to the seat of a player who does not move."""
    if outcome == PRACTICE:
        await care.hand_to(context, live, vote.seat, pace.STAY, first=first)
    elif outcome.startswith(GIVE):
        to = await _person(context, int(outcome.removeprefix(GIVE)))
        await care.give(context, live, vote.seat, to, first=first)
    else:
        await _wait(context, live, vote.seat, first)


async def _wait(context: Context, live: Live, number: int, first: First) -> None:
    """Wait once more, and then ask the table again."""
    now, seat = context.time(), live.seats[number]
    async with turns.changing(context, live) as sql:
        await first(sql)
        habit = (await habits.at_table(sql, live.game_id))[number]
        if seat.bank is None:
            due = habit.awake(now + MORE)
            await timers.put(sql, TimerRow(live.game_id, REMIND, number, now, due, habit.most))
        else:
            seat = pace.started(replace(seat, bank=MORE), habit, now)
            await seating.update(sql, live.game_id, seat)
            await timers.put(sql, TimerRow(live.game_id, CLOCK, number, now, seat.over_at))
    live.seats[number] = seat


async def _end(context: Context, live: Live, vote: VoteRow, outcome: str, first: First) -> None:
    """The game ends without a result."""
    now = context.time()
    async with turns.changing(context, live) as sql:
        await first(sql)
        await turns.end_early(sql, live.game_id, now, Msg("notice-ended-together"))
    live.row = replace(live.row, status=Status.ENDED)


async def _concede(context: Context, live: Live, vote: VoteRow, outcome: str, first: First) -> None:
    """The game ends as it stands, and the player who conceded is last."""
    now, result = context.time(), conceded(live.match.result(), vote.seat)
    async with turns.changing(context, live) as sql:
        await first(sql)
        heard = await habits.heard(sql, live.game_id, now)
        await turns.close(sql, live.row, Status.OVER, now, result)
        await turns.post_table(sql, live, now, [seat.seat for seat in heard])
        await turns.call(sql, live, hooks.OVER, now, result)
        await turns.renew_panels(sql, live.row, now)
    live.row = replace(live.row, status=Status.OVER)


def conceded(result: Result, seat: int) -> Result:
    """The result of a game that ends because a seat concedes: that seat comes last, whatever its points."""
    order = places(result)
    ahead = [place - (place > order[seat]) for place in order]
    after = [len(order) if n == seat else place for n, place in enumerate(ahead)]
    first = min(place for n, place in enumerate(after) if n != seat)
    rivals = [
        msgspec.structs.replace(rival, won=after[len(result.scores) + n] == first)
        for n, rival in enumerate(result.rivals)
    ]
    winners = [n for n in range(len(result.scores)) if after[n] == first and n != seat]
    return msgspec.structs.replace(result, winners=winners, places=after, rivals=rivals, conceded=[seat])


async def _back(context: Context, live: Live, vote: VoteRow, outcome: str, first: First) -> None:
    """The table stands as it did at the beginning of a turn, chance included: what was revealed will come again."""
    now, sql, turn = context.time(), context.database.reads, vote.turn
    assert turn is not None
    snapshot = await snapshots.at(sql, live.game_id, turn)
    assert snapshot is not None, "it is kept as long as the table is being asked"
    match = resumed(live.row, len(live.seats), snapshot, [], live.match.rev + 1)
    people = len(polls.electors(BACK, vote.seat, live.seats, live.row.host_id))
    live.go_back(match, turn, vote.seat, taken_back(await acts.goal(sql, live.game_id, turn, vote.seat), people), now)

    async def all_of_it(sql: Sql) -> None:
        await first(sql)
        await polls.moved(sql, live.row, (), now, played=True)

    # a solo player has just pressed the button, and nobody was asked; all others hear of it
    await turns.commit(context, live, None if vote.vote_id else vote.seat, first=all_of_it)


def taken_back(goal: Goal, people: int) -> Msg:
    """The line of the log about a turn that this many people undid together."""
    key = "turn-taken-back-all" if goal.others else "turn-taken-back"
    others = [Msg("ui-player", seat=other) for other in goal.others]
    return Msg(key, seat=goal.seat, when=date_of(goal), others=others, people=people)


def date_of(goal: Goal) -> str:
    """When the turn was taken, as every reader sees it in their own time zone (Discord, Message Formatting)."""
    return f"<t:{int(goal.at.timestamp())}:f>"


async def _take(context: Context, live: Live, vote: VoteRow, outcome: str, first: First) -> None:
    """Somebody who did not play gets the seat of a bot opponent."""
    await care.give(context, live, vote.seat, await _person(context, vote.user_id or 0), first=first)


async def _person(context: Context, user_id: int) -> Person:
    return Person(user_id, await polls.name_of(context.database.reads, user_id))


DEEDS: Mapping[str, Deed] = {
    STALLED: _unblock,
    TAKE: _take,
    END: _end,
    CONCEDE: _concede,
    PAUSE: _rest,
    RESUME: _rest,
    BACK: _back,
}
