"""Journal: what happened, line by line: what people did, what was posted, and all that the bot has stored."""

from __future__ import annotations

import hashlib
from collections import defaultdict, deque
from typing import Any, TextIO

KEPT = 60
"""Lines that are remembered of a table, to be read where a law is broken."""
READ = ("SELECT", "WITH", "BEGIN", "COMMIT", "PRAGMA")
"""How statements begin that store nothing."""
TOLD = ("timers", "outbox", "votes", "ballots")
"""The tables of the file whose changes are remembered as well."""
OF = {"INSERT": 2, "UPDATE": 1, "DELETE": 2}
"""Which word of a statement names its table."""


class Journal:
    """Two months of one seed have the same, and so the same `digest`. `to`: where all of it is written."""

    def __init__(self, to: TextIO | None = None) -> None:
        self._to = to
        self._hash = hashlib.sha256()
        self._of_table: defaultdict[int, deque[str]] = defaultdict(lambda: deque(maxlen=KEPT))

    @property
    def digest(self) -> str:
        """Equal for equal journals."""
        return self._hash.hexdigest()[:16]

    def of(self, table: int) -> list[str]:
        """The last lines about a table."""
        return list(self._of_table[table])

    def note(self, at: float, table: int | None, what: str, *, remember: bool = True) -> None:
        """Write a line, about a table or (None) about none of them."""
        line = f"{at:.3f} {'-' if table is None else table} {what}"
        self._hash.update(line.encode() + b"\n")
        if self._to is not None:
            self._to.write(line + "\n")
        if remember and table is not None:
            self._of_table[table].append(line)

    def stored(self, at: float, sql: str, values: tuple[Any, ...]) -> None:
        """Write what the bot stores by a statement."""
        if sql.startswith(READ):
            return
        words = sql.split()
        table = words[OF.get(words[0], 0)]
        game = values[1 if words[:3] == ["INSERT", "INTO", "outbox"] else 0] if values else None
        told = table in TOLD and words[0] == "INSERT" and isinstance(game, int)
        self.note(at, game if told else None, f"{words[0].lower()} {table} {values!r}", remember=told)
