"""To import this is to make ready for drawing: fonts are read, and what never moves is painted, for every game.

The server that the workers are forked from imports it once, so that each of them, a replaced one too, begins with all
of this in memory that they share.
"""

from __future__ import annotations

import os

from engine.core import registry
from engine.core.match import Match
from renderers import Request, paint, pictures

WIDTHS = (1600, 1100)
"""Pixels: posts, panels."""


def warm() -> None:
    """Draw every picture of every game once for its largest table, as it is posted and as a panel shows it."""
    for game, rules in registry.games().items():
        view = Match.new(rules, rules.seats[-1]).view(0)
        for width in WIDTHS:
            for picture in pictures(game):
                paint(Request(game, view, picture, width=width))


if hasattr(os, "nice"):
    os.nice(10)  # whoever clicks goes before whoever draws
warm()
