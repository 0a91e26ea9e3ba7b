"""A file that the server of the workers looks at in tests."""

from __future__ import annotations

import os
from pathlib import Path

FILE = "ASLEEP"
"""The variable of the environment that names it."""


def named() -> Path:
    """The file."""
    return Path(os.environ.get(FILE, "nowhere"))
