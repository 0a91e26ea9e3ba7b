"""Stands: how tables stand for all who see the same of them, looked at once a version."""

from __future__ import annotations

from bot.host.house import Host
from bot.host.types.door import Door
from bot.web.kept import Kept

MOST = 2000
"""Versions of tables and seats whose digests are kept."""


class Stands:
    """Digests that stay the same as long as everything that a door shows does."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._kept = Kept[str](MOST, lambda _: 1)

    async def of(self, door: Door, version: int | None = None) -> str:
        """How a table stands behind a door; `version` is that of the table, if it is known.

        Raises NoSuchPage, NoSuchGame, NotRunning or CannotOpen.
        """
        if version is None:
            version = await self._host.links.version(door.game_id)
        key = (door.game_id, door.seat, version)
        return await self._kept.get(key, lambda: self._host.links.stand(door))
