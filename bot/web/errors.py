"""What a page says no with: a status, and no reason beside it."""

from __future__ import annotations

from engine.core.play.errors import RoundhouseError


class BadWeb(RoundhouseError):
    """Nobody can listen at the address of WEB."""


class Refused(Exception):
    """There is no such page (404, whatever the reason), or there is none just now (503)."""

    def __init__(self, status: int = 404) -> None:
        super().__init__(status)
        self.status = status
