"""Who may: whether a table is running, has such a seat, and who runs it."""

from __future__ import annotations

from bot.host.match.live import Live
from bot.host.refusals import GameIsOver, NoSuchSeat, NotTheHost
from bot.host.types.people import Person
from bot.host.types.table import Status
from bot.store.tables.games import GameRow


def require_running(live: Live) -> None:
    """Raises GameIsOver."""
    if live.row.status != Status.LIVE or live.match.over:
        raise GameIsOver()


def require_seat(live: Live, seat: int) -> None:
    """Raises NoSuchSeat."""
    if not 0 <= seat < live.match.seats:
        raise NoSuchSeat(seat=seat)


def require_host(game: GameRow, person: Person, *, may_manage: bool) -> None:
    """Raises NotTheHost unless the person runs this table."""
    if not may_manage and game.host_id != person.user_id:
        raise NotTheHost()
