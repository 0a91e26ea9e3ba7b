"""Lobbies: those where nothing happens, and those that start by themselves."""

from __future__ import annotations

from dataclasses import replace

from bot.host.clock.due import due
from bot.host.context import Context
from bot.host.match import gathering, turns
from bot.host.match.gathering import CLOSED_AFTER
from bot.host.match.matches import Matches, afresh
from bot.host.post import cards, habits, posts
from bot.host.refusals import NotThereYet
from bot.host.types.table import Status
from bot.store.engine.database import Sql
from bot.store.tables import games, timers
from bot.store.tables.games import GameRow
from bot.store.tables.timers import TimerRow
from engine.core.play.errors import RoundhouseError
from engine.core.play.msg import Msg

AGAIN = 60.0
"""Seconds until it tries again to start a game whose room is still being opened."""


class Lobbies:
    """Rings when a lobby is old, and when it should start."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches

    async def age(self, timer: TimerRow) -> None:
        """Ask the host what to do with a lobby where nothing has happened, or close it if they were asked."""
        async with self._matches.change(timer.game_id) as sql:
            if (row := await due(self._context, sql, timer)) is not None:
                await self._age(sql, row)
        self._context.wake()

    async def _age(self, sql: Sql, timer: TimerRow) -> None:
        now, game = self._context.time(), await cards.find(sql, timer.game_id)
        if game.status != Status.LOBBY:
            await timers.stop(sql, timer.game_id, timer.kind, timer.seat)
        elif timer.tries:
            await turns.close(sql, game, Status.ENDED, now)
            await posts.lobby(sql, game, now)
            await posts.notice(sql, game, now, Msg("notice-lobby-old"))
        elif not self._context.reached(awake := await habits.waking(sql, game.host_id, now)):
            await timers.put(sql, replace(timer, due_at=awake))
        else:
            closes = now + CLOSED_AFTER
            await posts.idle(sql, game, now, closes)
            await timers.put(sql, replace(timer, tries=1, due_at=closes))

    @afresh
    async def start(self, timer: TimerRow) -> None:
        """Start the game of a lobby; if that is impossible, tell its host why."""
        async with self._matches.lock(timer.game_id):
            sql = self._context.database.reads
            if await due(self._context, sql, timer) is None:
                return
            row, sitting = await gathering.playing(sql, await cards.find(sql, timer.game_id), None)
            try:
                if row.status != Status.LOBBY:
                    await self._stop(row, None)
                else:
                    await gathering.begin(self._context, gathering.filled(row, len(sitting)), sitting)
            except NotThereYet:
                async with self._context.database.write() as write:
                    await timers.put(write, replace(timer, due_at=self._context.time() + AGAIN))
            except RoundhouseError as error:
                await self._stop(row, error.msg)
        self._context.wake()

    async def _stop(self, row: GameRow, why: Msg | None) -> None:
        """The game no longer starts by itself."""
        now = self._context.time()
        async with self._context.database.write() as sql:
            await games.advance(sql, row.game_id, row.version, row.rev)
            await timers.stop(sql, row.game_id, timers.START, 0)
            if why is not None:
                await games.set(sql, row.game_id, starts_at=None)
                await posts.lobby(sql, row, now)
                text = Msg("notice-not-started", reason=why)
                await posts.notice(sql, row, now, text, pings=[row.host_id])
