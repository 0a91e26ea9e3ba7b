"""Importing this before `ready` makes ready for tall pictures, too, for people who want those."""

from __future__ import annotations

from bot.host.drawing.making import LAYOUTS
from renderers import PORTRAIT

LAYOUTS.append(PORTRAIT)
