"""To import this is to make ready for drawing: fonts are read, and what never moves is painted, for every game.

The server that the workers are forked from imports it once, so that each of them, a replaced one too, begins with all
of this in memory that they share.
"""

from __future__ import annotations

import gc
import os

from engine.core import registry
from engine.core.match import Match
from renderers import PORTRAIT, WIDE, Request, paint, pictures

WIDTHS = {WIDE: (1600, 1100), PORTRAIT: (1100,)}
"""Pixels: posts and panels; only those whom a panel is for choose how it is laid out."""


def warm(layout: str = WIDE) -> None:
    """Draw every picture of every game once for its largest table, as wide as it will be wanted."""
    for game, rules in registry.games().items():
        view = Match.new(rules, rules.seats[-1]).view(0)
        for width in WIDTHS[layout]:
            for picture in pictures(game):
                paint(Request(game, view, picture, width=width, layout=layout))
    # what a collection would touch in a worker it would no longer share
    gc.collect()
    gc.freeze()


if hasattr(os, "nice"):
    os.nice(10)  # whoever clicks goes before whoever draws
warm()
