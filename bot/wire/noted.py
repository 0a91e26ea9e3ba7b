"""Noted: which messages this process has lately noted as watched, so that most clicks on them cost nothing more."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

LATELY = 5 * 60.0
"""Seconds for which the token of an earlier click on a message is as good as the newest."""


class Noted:
    """Remembers for a while which table each message with a noted token shows; `now` tells the time in seconds."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._held: dict[int, tuple[int, float]] = {}

    def __len__(self) -> int:
        return len(self._held)

    def note(self, message_id: int, game_id: int) -> None:
        """A message shows a panel of a table, and the token that can edit it has just been noted."""
        now = self._now()
        self._held = {message: held for message, held in self._held.items() if held[1] > now}
        self._held[message_id] = (game_id, now + LATELY)

    def forget(self, message_id: int) -> None:
        """A message shows no panel any more."""
        self._held.pop(message_id, None)

    def lately(self, message_id: int, game_id: int) -> bool:
        """Whether it was noted a short time ago, and the message has shown no other table since."""
        game, until = self._held.get(message_id, (None, 0.0))
        return game == game_id and until > self._now()
