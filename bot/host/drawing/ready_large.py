"""Importing this before `ready` makes ready for pictures with large type, too, for people who want those."""

from __future__ import annotations

from bot.host.drawing.making import LAYOUTS
from renderers import LARGE

LAYOUTS.append(LARGE)
