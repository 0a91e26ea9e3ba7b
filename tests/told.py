"""What a test has found, told in one line each: whoever makes a game reads these, not the code of the test."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

MOST = 40
"""Lines; of what else was found the number is told."""


def nothing(found: Iterable[object], what: str = "") -> None:
    """Fail with each of these in a line of its own, in the order of the alphabet, below `what` they are, if any."""
    lines = sorted({str(one) for one in found})
    if lines:
        more = [f"and {len(lines) - MOST} more"] if len(lines) > MOST else []
        pytest.fail("\n".join([*([f"{what}:"] if what else []), *lines[:MOST], *more]), pytrace=False)
