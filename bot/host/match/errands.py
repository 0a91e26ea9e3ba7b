"""Errands: long jobs, one person's at a time at a table, with their progress."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.host.types.people import Person


@dataclass(slots=True)
class Errand:
    """A long job: for whom, how much of how much is done, and whether they no longer want it."""

    by: int
    done: int = 0
    total: int = 1
    stopped: bool = False


class Errands:
    """The jobs under way, by table."""

    def __init__(self) -> None:
        self._running: dict[int, Errand] = {}

    def at(self, game_id: int) -> Errand | None:
        """The job under way at a table, None if there is none."""
        return self._running.get(game_id)

    @contextmanager
    def begin(self, game_id: int, person: Person) -> Iterator[Errand]:
        """Do a job at a table where none is under way."""
        errand = self._running[game_id] = Errand(person.user_id)
        try:
            yield errand
        finally:
            del self._running[game_id]

    def stop(self, game_id: int, person: Person) -> bool:
        """Stop what the person has asked for; False if it is not under way, as after a restart."""
        errand = self._running.get(game_id)
        if errand is None or errand.by != person.user_id:
            return False
        errand.stopped = True
        return True
