"""Play: what a person sees and does at a running game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from bot.host.context import Context, moment
from bot.host.desk.pictures import situation
from bot.host.match import care, turns
from bot.host.match.live import Live
from bot.host.match.matches import Matches
from bot.host.match.typed import completions, parts
from bot.host.post import lines
from bot.host.post.cards import waiting
from bot.host.refusals import NotYourSeat
from bot.host.types import Completion, Panel, Person, Status, Waiting, Wanted
from bot.store import log, timers, users
from bot.store.database import Sql
from bot.store.log import LINE
from engine.core.ask import CONFIRM
from engine.core.msg import Msg


class Play:
    """Panels, answers and undos."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches

    async def panel(self, game_id: int, person: Person) -> Panel:
        """What a person can do now; for a spectator a panel without seat. Raises NoSuchGame or NotRunning."""
        async with self._matches.hold(game_id) as live:
            return await self._panel(live, person)

    async def answer(
        self, game_id: int, person: Person, rev: int | None, keys: Sequence[str], interaction: int
    ) -> Panel:
        """Answer one decision after another: all keys or none. Returns what the person can do next.

        A key may answer several decisions whose keys are its first facets: `c5/22/1` answers `c5` and then `c5/22/1`.
        `rev` is the revision the person was shown; if the game has moved on, nothing is applied and the panel says why
        (`stale`); None applies to whatever is asked now. The same interaction is applied once. If a Panel comes back
        without `stale`, the answers are on disk. Raises NoSuchGame, NotRunning, NotYourSeat, NotYourDecision,
        IllegalAnswer, TooFarAhead (a key behind an answer that can't be taken back), or NotSaved; then nothing has
        happened.
        """

        async def act(live: Live, seat: int) -> None:
            now = self._context.time()
            once: int | None = interaction
            for part in parts(live.match, seat, keys):
                live.answer(seat, part, now, user_id=person.user_id, interaction=once)
                once = None
            await spare_confirmation(self._context, live, seat, person)

        return await self._act(game_id, person, rev, interaction, act)

    async def undo(
        self, game_id: int, person: Person, rev: int | None, interaction: int, *, turn: bool = False
    ) -> Panel:
        """Take back the last answer, or (`turn`) all of the running turn. As `answer`; raises NothingToUndo."""

        async def act(live: Live, seat: int) -> None:
            live.undo(seat, self._context.time(), turn=turn, user_id=person.user_id, interaction=interaction)

        return await self._act(game_id, person, rev, interaction, act)

    async def _act(
        self,
        game_id: int,
        person: Person,
        rev: int | None,
        interaction: int,
        act: Callable[[Live, int], Awaitable[None]],
    ) -> Panel:
        """Do something once, if it was meant for how the game stands, and put it on disk."""
        async with self._matches.hold(game_id) as live:
            seat = live.seat_of(person.user_id)
            if seat is None:
                raise NotYourSeat()
            if await log.applied(self._context.database.reads, interaction):
                return await self._panel(live, person)
            if stale := _stale(live, seat, rev):
                return await self._panel(live, person, stale=stale)

            async def greet(sql: Sql) -> None:
                await users.greet(sql, person.user_id, person.name, person.locale)

            other = care.take_back(live, seat, self._context.time())
            await act(live, seat)
            happened = told(live, seat)
            await turns.commit(self._context, live, seat, first=greet, other=other)
            return await self._panel(live, person, happened=happened)

    async def _panel(
        self, live: Live, person: Person, *, happened: tuple[Msg, ...] = (), stale: Msg | None = None
    ) -> Panel:
        """What a person can do now."""
        picture, seat = await situation(self._context, live, person), live.seat_of(person.user_id)
        found = panel(live, seat, picture, happened=happened, stale=stale)
        if not found.is_confirm or seat is None:
            return found
        timer = await timers.get(self._context.database.reads, live.game_id, timers.CONFIRM, seat)
        return found if timer is None else replace(found, confirms_at=moment(timer.due_at or 0))

    async def completions(self, game_id: int, person: Person, typed: str = "", limit: int = 25) -> list[Completion]:
        """Lines of moves that begin as somebody has typed; [] if nothing is asked.

        `typed` may hold several keys separated by spaces: those before the last are taken as answered. Results match
        the last key anywhere, those that begin with it first; a key whose first facets are asked before the others is
        completed behind a `/`. Nothing is completed behind an answer that can't be taken back, since it might reveal
        something.
        """
        async with self._matches.hold(game_id) as live:
            seat = live.seat_of(person.user_id)
            if seat is None or live.row.status != Status.LIVE:
                return []
            return completions(live.match, seat, typed, limit)

    async def back(self, game_id: int, person: Person) -> Panel:
        """Take one's seat back from a practice opponent. Raises NoSuchGame, NotRunning or NotYourSeat."""
        async with self._matches.hold(game_id) as live:
            seat = live.seat_of(person.user_id)
            if seat is None:
                raise NotYourSeat()
            if live.row.status == Status.LIVE and (other := care.take_back(live, seat, self._context.time())):
                await turns.commit(self._context, live, seat, other=other)
            return await self._panel(live, person)


async def spare_confirmation(context: Context, live: Live, seat: int, person: Person) -> None:
    """Confirm for a person who does not want to be asked."""
    user = await users.get(context.database.reads, person.user_id)
    if user is not None and user.confirm is False:
        live.confirm(seat, context.time())


def _closed(live: Live) -> Msg | None:
    """Why nothing happens at this table any more."""
    if live.row.status == Status.ENDED:
        return Msg("idle-ended")
    return Msg("idle-over") if live.match.over else None


def _stale(live: Live, seat: int, rev: int | None) -> Msg | None:
    """Why a click for revision `rev` can't be applied any more."""
    if closed := _closed(live):
        return closed
    if rev is None or live.seat_rev[seat] <= rev <= live.match.rev:
        return None
    return Msg("stale-panel")


def told(live: Live, seat: int) -> tuple[Msg, ...]:
    """What was just written down, as far as a seat may read it."""
    return tuple(lines.load_msg(r.line or "") for r in live.rows if r.sort == LINE and r.seat in (None, seat))


def panel(
    live: Live, seat: int | None, picture: Wanted, *, happened: tuple[Msg, ...] = (), stale: Msg | None = None
) -> Panel:
    """What the person on a seat (None: a spectator) can do now."""
    match = live.match
    running = live.row.status == Status.LIVE
    cared = seat is not None and running and live.seats[seat].caretaker is not None
    ask = match.pending.get(seat) if seat is not None and running and not cared else None
    can_undo = seat is not None and running and not cared and match.can_undo(seat)
    return Panel(
        game_id=live.game_id,
        game=live.row.game,
        rev=match.rev,
        seat=seat,
        seat_names=live.names,
        picture=picture,
        ask=ask,
        is_confirm=ask is not None and ask.kind == CONFIRM,
        can_undo=can_undo,
        settled=ask is not None and not can_undo and _acted_last(live, seat),
        story=tuple(entry.msg for entry in match.story(seat)),
        happened=happened,
        waiting=_waiting(live) if running else (),
        over=match.over,
        orders=seat is not None and running and bool(live.orders_here),
        idle=None if ask is not None else _idle(live, seat),
        stale=stale,
        cared=cared,
    )


def _acted_last(live: Live, seat: int | None) -> bool:
    """Whether the newest answer of the running turn is this seat's."""
    return [answer.seat for answer in live.match.turn_answers[-1:]] == [seat]


def _idle(live: Live, seat: int | None) -> Msg:
    """Why there is nothing to do, in one sentence."""
    if closed := _closed(live):
        return closed
    if seat is None:
        return Msg("idle-spectator")
    if live.seats[seat].caretaker is not None:
        return Msg("idle-cared")
    return Msg("idle-not-your-turn" if _waiting(live) else "idle-practice")


def _waiting(live: Live) -> tuple[Waiting, ...]:
    """The people whom the table waits for: practice opponents answer before anybody has read who is asked."""
    return tuple(w for w in waiting(live.seats) if live.seats[w.seat].played_by is None)
