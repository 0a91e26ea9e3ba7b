"""Databases that the bot made before 1.0.0, its first release.

The schema of 1.0.0 is that to which the last of their migrations led. A database with that one stays as it is; no step
leads here from earlier ones any more. Their numbers say nothing here, so a database of a release is marked: a file by
its application id, a server by the name of its ledger (`bot.store.whole.servers`).
"""

from __future__ import annotations

from bot.store.engine.place import Unusable

LAST = 45
"""The last number that was given before 1.0.0."""
FIRST = 1
"""The schema of 1.0.0, which has the same tables."""
MARK = 0x526E6448
"""What a file of a release has as SQLite's `application_id` ("RndH")."""


def taken(number: int) -> int:
    """Which schema the tables of such a number are of. Raises Unusable."""
    if number == LAST:
        return FIRST
    raise Unusable(
        f"a version before 1.0 made it (schema {number}) and only schema {LAST} is taken over: run "
        "`roundhouse migrate` of the last version before 1.0 first (docs/versions.md); nothing was changed"
    )
