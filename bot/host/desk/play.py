"""Play: what a person sees and does at a running game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from bot.host.context import Context
from bot.host.match import turns
from bot.host.match.live import Live
from bot.host.match.matches import Matches
from bot.host.match.typed import completions, next_part
from bot.host.post import lines
from bot.host.post.cards import waiting
from bot.host.refusals import NotYourSeat, TooFarAhead
from bot.host.types import Completion, Panel, Person, Status, Waiting
from bot.store import log, users
from bot.store.database import Sql
from bot.store.log import LINE
from engine.core.ask import CONFIRM
from engine.core.msg import Msg


class Play:
    """Panels, answers and undos. Service says what each method raises."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches

    async def panel(self, game_id: int, person: Person) -> Panel:
        """What a person can do now."""
        async with self._matches.hold(game_id) as live:
            return panel(live, live.seat_of(person.user_id))

    async def answer(
        self, game_id: int, person: Person, rev: int | None, keys: Sequence[str], interaction: int
    ) -> Panel:
        """All keys, one decision after another, or none."""

        async def act(live: Live, seat: int) -> None:
            now = self._context.time()
            given: str | None = None
            for key in keys:
                part = ""
                while part != key:
                    if given is not None and not live.match.can_undo(seat):
                        # all or nothing: what was revealed would be known although nothing had happened
                        raise TooFarAhead(answer=given)
                    part = next_part(live.match.pending.get(seat), key, part)
                    first = interaction if given is None else None
                    live.answer(seat, part, now, user_id=person.user_id, interaction=first)
                    given = part
            user = await users.get(self._context.database.reader, person.user_id)
            if user is not None and user.confirm is False:
                live.confirm(seat, now)

        return await self._act(game_id, person, rev, interaction, act)

    async def undo(self, game_id: int, person: Person, rev: int | None, interaction: int, *, turn: bool) -> Panel:
        """Take back the last answer or all of the running turn."""

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
            if await log.applied(self._context.database.reader, interaction):
                return panel(live, seat)
            if stale := _stale(live, seat, rev):
                return panel(live, seat, stale=stale)

            async def greet(sql: Sql) -> None:
                await users.greet(sql, person.user_id, person.name, person.locale)

            await act(live, seat)
            happened = told(live, seat)
            await turns.commit(self._context, live, seat, first=greet)
            return panel(live, seat, happened=happened)

    async def completions(self, game_id: int, person: Person, typed: str, limit: int) -> list[Completion]:
        """Completions of a line of keys, as far as all of it could still be taken back."""
        async with self._matches.hold(game_id) as live:
            seat = live.seat_of(person.user_id)
            if seat is None or live.row.status != Status.LIVE:
                return []
            return completions(live.match, seat, typed, limit)


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


def panel(live: Live, seat: int | None, *, happened: tuple[Msg, ...] = (), stale: Msg | None = None) -> Panel:
    """What the person on a seat (None: a spectator) can do now."""
    match = live.match
    running = live.row.status == Status.LIVE
    ask = match.pending.get(seat) if seat is not None and running else None
    can_undo = seat is not None and running and match.can_undo(seat)
    return Panel(
        game_id=live.game_id,
        game=live.row.game,
        rev=match.rev,
        seat=seat,
        seat_names=live.names,
        view=match.view(seat),
        ask=ask,
        is_confirm=ask is not None and ask.kind == CONFIRM,
        can_undo=can_undo,
        settled=ask is not None and not can_undo and _acted_last(live, seat),
        story=tuple(entry.msg for entry in match.story(seat)),
        happened=happened,
        waiting=_waiting(live) if running else (),
        over=match.over,
        orders=seat is not None and running and bool(match.rules.orders),
        idle=None if ask is not None else _idle(live, seat),
        stale=stale,
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
    return Msg("idle-not-your-turn" if _waiting(live) else "idle-practice")


def _waiting(live: Live) -> tuple[Waiting, ...]:
    """The people whom the table waits for: practice opponents answer before anybody has read who is asked."""
    return tuple(w for w in waiting(live.seats) if live.seats[w.seat].user_id is not None)
