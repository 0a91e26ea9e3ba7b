"""Importing this begins to make ready for drawing; fonts and all that draws are loaded at once."""

from __future__ import annotations

from bot.host.drawing import making

making.begin()
