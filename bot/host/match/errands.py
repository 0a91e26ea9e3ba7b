"""Errands: what takes long and is done for one person at a time at a table, with how far it is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.host.types.people import Person


@dataclass(slots=True)
class Errand:
    """Something that takes long: for whom, how much of how much is done, and whether they want it no more."""

    by: int
    done: int = 0
    total: int = 1
    stopped: bool = False


class Errands:
    """What is being done, by table."""

    def __init__(self) -> None:
        self._running: dict[int, Errand] = {}

    def at(self, game_id: int) -> Errand | None:
        """What is being done at a table, None if nothing is."""
        return self._running.get(game_id)

    @contextmanager
    def begin(self, game_id: int, person: Person) -> Iterator[Errand]:
        """Do something at a table where nothing is being done."""
        errand = self._running[game_id] = Errand(person.user_id)
        try:
            yield errand
        finally:
            del self._running[game_id]

    def stop(self, game_id: int, person: Person) -> bool:
        """Stop what the person has asked for; False if it is not being done, as after a restart."""
        errand = self._running.get(game_id)
        if errand is None or errand.by != person.user_id:
            return False
        errand.stopped = True
        return True
