"""House: the application put together, for whoever runs it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from bot.host.courier import Courier
from bot.host.service import Service


def utc_now() -> datetime:
    """The time of the system, with its zone."""
    return datetime.now(UTC)


class House:
    """A database and the service on it. `service` may be used as soon as the house is open.

    house = await House.open(path, pause=3.0)
    await house.start(courier)      # from now on posts are delivered, practice opponents play, reminders come
    ...
    await house.close()
    """

    service: Service

    @classmethod
    async def open(cls, database: Path, *, now: Callable[[], datetime] = utc_now, pause: float = 3.0) -> House:
        """Open (and, after a backup, migrate) a database. Raises NewerSchema.

        `now` gives the time with its zone; `pause` is how many seconds practice opponents take to answer.
        """
        raise NotImplementedError

    async def start(self, courier: Courier) -> None:
        """Deliver what is due and go on with the timers, in tasks of the running event loop."""
        raise NotImplementedError

    async def settle(self) -> None:
        """Wait until nothing is due any more: posts delivered, practice opponents have answered."""
        raise NotImplementedError

    async def close(self) -> None:
        """Stop the tasks and close the database. Nothing is lost by not calling it."""
        raise NotImplementedError
