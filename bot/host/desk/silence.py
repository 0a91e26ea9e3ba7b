"""Silence: tables whose posts died for lack of a permission speak again when it is back."""

from __future__ import annotations

from bot.host.context import Context
from bot.host.match import turns
from bot.host.match.live import Live
from bot.host.match.matches import Matches, afresh
from bot.host.post import cards, habits, polls, posts
from bot.host.post.delivery import PERMISSION
from bot.host.post.kinds import KINDS
from bot.host.refusals import CannotOpen, NotRunning
from bot.host.types.post import PostKind
from bot.host.types.table import GameCard, Status
from bot.store.engine.database import Sql
from bot.store.tables import games, outbox, seating
from bot.store.tables.games import GameRow


class Silence:
    """Knows which tables have something to say and may not."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches

    async def of_guild(self, guild_id: int) -> list[GameCard]:
        """The tables of a server whose posts died for lack of a permission."""
        sql = self._context.database.reads
        rows = [row for row in await games.troubled(sql, guild_id) if (row.trouble or "").startswith(PERMISSION)]
        return [cards.card(row, await seating.of_game(sql, row.game_id)) for row in rows]

    @afresh
    async def end(self, game_id: int) -> None:
        """Show a table as it stands now, once, since its posts will now come through; the dead ones are not sent."""
        try:
            async with self._matches.hold(game_id) as live, turns.changing(self._context, live) as sql:
                await self._speak(sql, game_id, live)
        except (NotRunning, CannotOpen):
            async with self._matches.change(game_id) as sql:
                await self._speak(sql, game_id, None)
        self._context.wake()

    async def _speak(self, sql: Sql, game_id: int, live: Live | None) -> None:
        now, game = self._context.time(), await cards.find(sql, game_id)
        if not (game.trouble or "").startswith(PERMISSION):
            return
        await games.set(sql, game_id, trouble=None)
        # reminders of what was decided meanwhile could not be deleted
        asked = set() if live is None else set(live.asked)
        await posts.withdraw(sql, game, now, set(range(len(await seating.of_game(sql, game_id)))) - asked)
        await _bring_up_to_date(sql, game, now)
        if game.status == Status.LOBBY:
            await posts.lobby(sql, game, now)
        elif game.status == Status.LIVE:
            await polls.show_unseen(sql, game, now)
        if live is not None and game.status != Status.ENDED and not await _under_way(sql, game_id):
            known = await habits.at_table(sql, game_id)
            pinged = [seat for seat in sorted(live.asked) if seat in known and known[seat].calls(live.seats[seat], now)]
            await turns.post_table(sql, live, now, pinged)  # who sleeps now is pinged when they wake (delivery)


async def _bring_up_to_date(sql: Sql, game: GameRow, at: float) -> None:
    """Messages in the channel that could not be changed are changed now: a lobby, a vote, an older table message."""
    for row in await outbox.lost(sql, game.game_id, PERMISSION):
        kind = KINDS.get(row.kind)  # None: one of an earlier version
        if kind is not None and await kind.mended(sql, game, kind.held(row)):
            await outbox.revive(sql, row.post_id, at)


async def _under_way(sql: Sql, game_id: int) -> bool:
    """Whether a table message is going to be sent anyway."""
    return any(row.status == "due" for row in await outbox.newest(sql, game_id, PostKind.TABLE, 1))
