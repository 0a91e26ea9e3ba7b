"""To import this is to make ready for drawing: fonts are read, and what never moves is painted, for every game.

The server that the workers are forked from imports it once, so that each of them, a replaced one too, begins with all
of this in memory that they share.
"""

from __future__ import annotations

import ctypes
import gc
import os
import sys

from engine.core import registry
from engine.core.match import Match
from renderers import LARGE, PORTRAIT, WIDE, Request, paint, pictures

WIDTHS = {WIDE: (1600, 1100), PORTRAIT: (1100,), LARGE: (1100,)}
"""Pixels: posts and panels; only those whom a panel is for choose how it is laid out."""

M_TRIM_THRESHOLD, M_MMAP_THRESHOLD = -1, -3
"""glibc, mallopt(3)."""
HUGE = 2**22
"""Bytes. What is larger, such as a sheet to paint on, goes back to the system as soon as it is not needed."""


def give_back() -> None:
    """Keep no room for large images that are gone: glibc would do so for up to 32 MB each, in every worker."""
    if sys.platform == "linux" and hasattr(libc := ctypes.CDLL(None), "mallopt"):
        libc.mallopt(M_MMAP_THRESHOLD, HUGE)
        libc.mallopt(M_TRIM_THRESHOLD, 2 * HUGE)


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
give_back()
warm()
