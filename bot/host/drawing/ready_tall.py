"""To import this before `ready` is to make ready for tall pictures too, for those who want theirs so."""

from __future__ import annotations

from bot.host.drawing.making import LAYOUTS
from renderers import PORTRAIT

LAYOUTS.append(PORTRAIT)
