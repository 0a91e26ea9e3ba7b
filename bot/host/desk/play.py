"""Play: what a person sees and does at a running game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractContextManager, suppress
from dataclasses import replace
from typing import Any

from bot.host.context import Context
from bot.host.counted import counted
from bot.host.match import care, hints, turns
from bot.host.match.live import Live
from bot.host.match.matches import Matches, afresh
from bot.host.match.offers import ends_turn, shortcuts
from bot.host.match.panels import closed, finished, panel, soon
from bot.host.match.refused import Heard, refuse
from bot.host.match.typed import Fits, completions, parts
from bot.host.post import cards, posts
from bot.host.refusals import NotSaved, NotYourSeat
from bot.host.types.panel import Completion, Panel
from bot.host.types.people import Person
from bot.host.types.post import WatchedPanel
from bot.host.types.table import Status
from bot.store.engine.database import Uncertain, Unwritable
from bot.store.tables import beginners, games, log, seating, timers, users, watched
from bot.store.tables.games import Overtaken
from bot.store.tables.watched import WatchedRow
from engine.core.play.msg import Msg

MOVED_ON = Msg("stale-panel")
PATIENCE = 3.0
"""Seconds that a panel waits for bot opponents before it says that they are playing."""
LOOK = 1.0
"""Seconds after which it checks whether another process has let them play."""
EDITABLE = 14.5 * 60
"""Seconds for which the token of its interaction may edit a panel, a little less than Discord grants."""


class Play:
    """Panels, answers and undos."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches

    def serving(self) -> AbstractContextManager[None]:
        """A click is being served: if the process dies before the block ends, its player is told how things stand."""
        return self._context.serving()

    async def panel(self, game_id: int, person: Person, *, table: bool = False, opened: bool = False) -> Panel:
        """What a person can do now; for a spectator a panel without seat. Raises NoSuchGame or NotRunning.

        `table`: with the picture of the whole table. `opened`: with what has happened since their last turn, if they
        have to decide, or a bot opponent does or did so for them.
        """
        async with self._matches.hold(game_id) as live:
            await self._adopt(live, live.seat_of(person.user_id))
            return await self._opened(live, person, table=table, opened=opened)

    async def _opened(self, live: Live, person: Person, *, table: bool = False, opened: bool = True) -> Panel:
        found = await self._panel(live, person, table=table, since=opened)
        if found.legible is not None:
            with suppress(Unwritable):  # they will be asked again
                async with self._context.database.write() as sql:
                    await users.note_asked(sql, person.user_id)
        if found.ask is None and found.since is not None and not found.since.cared:
            return replace(found, since=None)
        return found

    async def again(self, game_id: int, person: Person) -> Panel:
        """An outdated panel as it should be now; nobody knows whether it reaches the person.

        Raises NoSuchGame or NotRunning.
        """
        async with self._matches.hold(game_id) as live:
            return await self._opened(live, person)

    async def patiently(self, panel: Panel, person: Person) -> Panel:
        """What the person can do after the bot opponents that the panel waits for, if those finish soon.

        Otherwise the panel itself.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        while panel.soon and self._context.pause < PATIENCE:
            async with self._matches.hold(panel.game_id) as live:
                if not soon(live, panel.seat):
                    return replace(await self._opened(live, person), happened=panel.happened, stale=panel.stale)
            if (left := end - loop.time()) <= 0:
                break
            await self._context.move(panel.game_id, min(left, LOOK))
        return panel

    async def holds(self, panel: Panel) -> bool:
        """Whether a panel of a running game still says how things stand."""
        game = await games.get(self._context.database.reads, panel.game_id)
        return game is not None and (game.rev, game.status) == (panel.rev, Status.LIVE)

    async def watch(self, panel: Panel, person: Person, token: str, message_id: int) -> WatchedPanel | None:
        """Remember a panel that a message shows, so that it is edited when it is no longer true.

        If it is outdated already, it is edited at once. Returns the panel of this table that the person has open in
        another message, which is not kept up to date any more. Raises NoSuchGame or Unwritable.
        """
        context, now = self._context, self._context.time()
        async with context.database.write() as sql:
            game = await cards.hold(sql, panel.game_id)
            open_now = await watched.of_game(sql, panel.game_id, [person.user_id])
            row = WatchedRow(panel.game_id, person.user_id, token, person.locale, now + EDITABLE, message_id)
            await watched.put(sql, row)
            true = (game.rev, game.status) == (panel.rev, Status.LIVE)
            if not true and panel.ask is not None and game.status == Status.LIVE:
                # others may have decided meanwhile, which changes nothing about the question here
                seat = next((s for s in await seating.of_game(sql, game.game_id) if s.seat == panel.seat), None)
                true = seat is not None and seat.user_id == person.user_id and (seat.rev or 0) <= panel.rev
            if not true:
                await posts.panels(sql, game, now, [person.user_id])
        if not true:
            context.wake()
        others = [row for row in open_now if row.message_id not in (None, message_id) and row.until > now]
        return next((WatchedPanel(row.user_id, row.token, row.locale, row.message_id) for row in others), None)

    async def answer(
        self,
        game_id: int,
        person: Person,
        rev: int | None,
        keys: Sequence[str],
        interaction: int,
        *,
        heard: Heard = str,
    ) -> Panel:
        """Answer decisions in a row: all keys or none. Returns what the person can do next.

        A key may answer several decisions whose keys are its first facets: `c5/22/1` answers `c5` and then `c5/22/1`.
        Typed keys may have capitals. Answers given together are undone together. `heard` says in English what was typed
        in another language, to find out why it is not possible. `rev` is the revision the person was shown; if the game
        has moved on, nothing is applied and the panel says why (`stale`); None applies to whatever is asked now. The
        same interaction is applied once. If a Panel comes back without `stale`, the answers are on disk. Raises
        NoSuchGame, NotRunning, NotYourSeat, NotYourDecision, NotPossible, TooFarAhead (a key after an answer that can't
        be undone), or NotSaved; then nothing has happened.
        """

        async def act(live: Live, seat: int) -> Msg | None:
            await self._give(live, seat, person, keys, interaction, heard=heard)
            return None

        return await self._act(game_id, person, rev, interaction, act)

    async def carry_out(self, game_id: int, person: Person, rev: int, plan: str, interaction: int) -> Panel:
        """Carry out a shortcut by its digest, all of it or nothing; as `answer`. It is stale if it is not offered."""

        async def act(live: Live, seat: int) -> Msg | None:
            found = shortcuts(live.match, seat).get(plan)
            if found is None:
                return MOVED_ON
            await self._give(live, seat, person, found.keys, interaction, lettered=True)
            return None

        return await self._act(game_id, person, rev, interaction, act)

    async def _give(
        self,
        live: Live,
        seat: int,
        person: Person,
        keys: Sequence[str],
        interaction: int,
        *,
        heard: Heard = str,
        lettered: bool = False,
    ) -> None:
        """Give answers in a row, and confirm what needs no confirmation.

        The button of a plan shows only a letter, so if the plan ends the turn, that is no confirmation.
        """
        now, rev = self._context.time(), live.match.rev
        once: int | None = interaction
        ends = False
        left = list(keys)
        for part in parts(live.match, seat, (left.pop(0).lower() for _ in keys)):
            refuse(live, seat, part, keys, len(keys) - len(left) - 1, rev=rev, heard=heard)
            ends = ends_turn(live.match, seat, part)
            live.answer(seat, part, now, user_id=person.user_id, interaction=once)
            once = None
        if ends and not lettered:
            live.confirm(seat, now)
        else:
            await turns.spare_confirmation(self._context, live, seat, person)

    async def undo(
        self, game_id: int, person: Person, rev: int | None, interaction: int, *, turn: bool = False
    ) -> Panel:
        """Undo the last answer, or (`turn`) all of the running turn. As `answer`; raises NothingToUndo."""

        async def act(live: Live, seat: int) -> Msg | None:
            live.undo(seat, self._context.time(), turn=turn, user_id=person.user_id, interaction=interaction)
            return None

        return await self._act(game_id, person, rev, interaction, act)

    @afresh
    async def _act(
        self,
        game_id: int,
        person: Person,
        rev: int | None,
        interaction: int,
        act: Callable[[Live, int], Awaitable[Msg | None]],
    ) -> Panel:
        """Do something once, if it was meant for the game as it stands, and put it on disk.

        `act` says why it has changed nothing, if it has not.
        """
        async with self._matches.hold(game_id) as live:
            seat = live.seat_of(person.user_id)
            if seat is None:
                raise NotYourSeat()
            if await log.applied(self._context.database.reads, interaction):
                await turns.require_newest(self._context, live)
                with counted():
                    await self._adopt(live, seat)
                    return await self._panel(live, person)
            if stale := _stale(live, seat, rev):
                await self._adopt(live, seat)
                return await self._panel(live, person, stale=stale)

            other = care.take_back(live, seat, self._context.time())
            stale = await act(live, seat)
            happened = finished(live, seat)
            try:
                await turns.commit(self._context, live, seat, person=person, other=other)
            except Uncertain:
                raise
            except (NotSaved, Unwritable):
                # another process that was told of the same click may have kept this one waiting
                if await log.applied(self._context.database.reads, interaction):
                    raise Overtaken(game_id) from None
                raise
            with counted():
                return await self._panel(live, person, happened=happened, stale=stale)

    async def _panel(self, live: Live, person: Person, **more: Any) -> Panel:
        """What a person can do now; `more`: bot.host.match.panels."""
        return await panel(self._context, live, person, **more)

    async def _adopt(self, live: Live, seat: int | None) -> None:
        """Tell a player whose click was cut short in another process how things stand; they need no ping then."""
        context, now = self._context, self._context.time()
        if seat not in live.asked or seat is None:
            return
        if await timers.is_left(context.database.reads, live.game_id, seat, context.process, now):
            with suppress(Unwritable):  # they see it anyway
                async with context.database.write() as sql:
                    await timers.adopt(
                        sql, live.game_id, seat, context.process, now=now, until=now + context.click_lease
                    )
                context.clicked(now)

    @afresh
    async def hint(self, game_id: int, person: Person, rev: int) -> Panel:
        """Tell a person what a bot opponent would do, once a decision, and the table that they were told.

        Asking again gives the same hint. It is `stale` as in `answer`. Raises NoSuchGame, NotRunning, NotYourSeat,
        NoHint or NotSaved.
        """
        async with self._matches.hold(game_id) as live:
            seat = live.seat_of(person.user_id)
            if seat is None:
                raise NotYourSeat()
            if stale := _stale(live, seat, rev):
                return await self._panel(live, person, stale=stale)
            await hints.give(self._context, live, seat)
            with counted():
                return await self._panel(live, person)

    async def known(self, game_id: int, person: Person) -> Panel:
        """Stop explaining the decisions of a game to a person. Raises NoSuchGame, NotRunning or NotYourSeat."""
        async with self._matches.hold(game_id) as live:
            if live.seat_of(person.user_id) is None:
                raise NotYourSeat()
            async with self._context.database.write() as sql:
                await beginners.knows(sql, person.user_id, live.row.game)
            with counted():
                return await self._panel(live, person)

    async def completions(
        self, game_id: int, person: Person, typed: str = "", limit: int = 25, fits: Fits = lambda ask, key, text: False
    ) -> list[Completion]:
        """Lines of moves that begin as somebody has typed; [] if nothing is asked.

        `typed` may hold several keys separated by spaces: those before the last count as answered. Results match the
        last key anywhere, those that begin with it first; a key whose first facets are asked before the others is
        completed after a `/`. A text that is no key is looked for, by `fits`, in the names of the keys. Nothing is
        completed after an answer that can't be undone, since it might reveal something.
        """
        async with self._matches.hold(game_id) as live:
            seat = live.seat_of(person.user_id)
            if seat is None or live.row.status != Status.LIVE:
                return []
            return completions(live.match, seat, typed, limit, fits)

    @afresh
    async def back(self, game_id: int, person: Person) -> Panel:
        """Play one's own seat again, in place of a bot opponent. Raises NoSuchGame, NotRunning or NotYourSeat."""
        async with self._matches.hold(game_id) as live:
            seat = live.seat_of(person.user_id)
            if seat is None:
                raise NotYourSeat()
            if live.row.status == Status.LIVE and (other := care.take_back(live, seat, self._context.time())):
                await turns.commit(self._context, live, seat, person=person, other=other)
                with counted():
                    return await self._panel(live, person, since=True)
            return await self._panel(live, person, since=True)


def _stale(live: Live, seat: int, rev: int | None) -> Msg | None:
    """Why a click for revision `rev` can no longer be applied."""
    if reason := closed(live):
        return reason
    if rev is None or live.seat_rev[seat] <= rev <= live.match.rev:
        return None
    return MOVED_ON
