"""Ending: the last look at a month, and what has become of each table."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bot.host.match.matches import load
from bot.host.match.records import record as record_of
from bot.host.post.polls import STALLED, electors
from engine.core.kept import record
from engine.core.play.ask import CONFIRM
from engine.core.play.codec import encode_state
from engine.core.play.errors import RoundhouseError

if TYPE_CHECKING:
    from tests.month.world import World


class Ending:
    """Of one world."""

    def __init__(self, world: World) -> None:
        self.world = world

    async def look(self) -> Counter[str]:
        """The last look: posts, records, and what has become of each table."""
        fates: Counter[str] = Counter()
        self.world.laws.sweep(self.world.now)
        self.world.laws.audit(self.world.now)
        for (game,) in self.world.file.execute("SELECT game_id FROM games WHERE seed IS NOT NULL").fetchall():
            await self.replay(game)
            fates[self.fate(game)] += 1
        return fates

    def fate(self, game: int) -> str:
        """What has become of a table."""
        status, paused, host_id = self.world.file.execute(
            "SELECT status, paused_at, host_id FROM games WHERE game_id = ?", (game,)
        ).fetchone()
        kinds = {kind for (kind,) in self.world.file.execute(
            "SELECT kind FROM votes WHERE game_id = ? AND outcome = 'yes' AND kind IN ('end', 'concede')", (game,)
        )}  # fmt: skip
        if status != "live":
            return "ended by agreement" if kinds else "finished" if status == "over" else "ended by its host"
        if paused is not None:
            return "paused"
        waits = self.world.file.execute(
            "SELECT seat, user_id, caretaker FROM seats WHERE game_id = ? AND asked IS NOT NULL", (game,)
        ).fetchall()
        lost = [
            seat
            for seat, user, caretaker in waits
            if user is not None and caretaker is None and not self.world.humans[user].here(self.world.now)
        ]
        if len(lost) < len(waits) or not waits:
            return "goes on"
        rows = self.world.laws.seats()[game]
        told = {seat for (seat,) in self.world.file.execute(
            "SELECT seat FROM votes WHERE game_id = ? AND kind = 'stalled' AND outcome IS NULL", (game,)
        )}  # fmt: skip
        able = {user for seat in lost for user in electors(STALLED, seat, rows, host_id)}
        if not able:
            return "abandoned, and nobody else plays"
        if not told:
            return "waits, and will tell"
        return (
            "told, others can decide"
            if any(self.world.humans[u].here(self.world.now) for u in able)
            else "abandoned, told"
        )

    async def replay(self, game: int) -> None:
        """The record of a table leads to the state that it is in."""
        self.world.laws.checks["records replayed"] += 1
        reads = self.world.rig.house._context.database.reads
        match = (await load(reads, game)).match
        for ask in list(match.pending.values()):
            if ask.kind == CONFIRM:
                match.answer(ask.seat, CONFIRM)  # a record has none
        try:
            played = record.play(record.parse(str(await record_of(reads, game))))
        except RoundhouseError as error:
            self.world.laws.broken("the record does not replay", game, why=repr(error))
            return
        if encode_state(played.state) != encode_state(match.state):
            self.world.laws.broken("the record leads elsewhere", game)
