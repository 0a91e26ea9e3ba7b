"""Making ready: what never moves is painted beforehand, step by step, for all workers that are forked afterwards.

The server that they are forked from does it in a thread, so that those who are needed at once don't wait for it; they
paint for themselves what they are asked for, and are replaced when it is done.
"""

from __future__ import annotations

import ctypes
import gc
import logging
import mmap
import os
import signal
import sys
from collections.abc import Iterator
from functools import partial
from threading import Lock, Thread, get_native_id
from time import sleep
from typing import Any

from engine.core.play import registry
from engine.core.play.match import Match
from renderers import LARGE, PORTRAIT, WIDE, Request, paint, pictures

LOG = logging.getLogger(__name__)
WIDTHS = {WIDE: (1600, 1100), PORTRAIT: (1100,), LARGE: (1100,)}
"""Pixels: posts and panels; only the person whom a panel is for chooses how it is laid out."""
LAYOUTS = [WIDE]
"""How the pictures are laid out for which everything is made ready."""
FIRST = 2.0
"""Seconds for which the first workers have the processor to themselves."""
BETWEEN = 0.02
"""Seconds between two steps, in which workers can be forked."""
EACH = 1.0
"""Seconds between two checks whether the bot is still there."""

M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX = -1, -3, -8
"""glibc, mallopt(3)."""
PR_SET_PDEATHSIG = 1
"""Linux, prctl(2)."""
HUGE = 2**22
"""Bytes. What is larger, such as a sheet to paint on, goes back to the system as soon as it is unused."""
DRAWING, LOWEST = 10, 19
"""Priorities: clicks go before drawing, and drawing before what nobody has asked for."""

_done = mmap.mmap(-1, 1)
"""Shared by the server and its workers: whether everything is ready."""
_step = Lock()
"""Held while something is painted ahead, and while a worker is forked: half of a step would be of no use to it."""


class _Worker:
    complete = False
    """Whether everything was ready when it was forked."""


def born() -> None:
    """This process is a worker, which has what is ready by now.

    It ends with the server that it was forked from, which ends with the bot; even if it hangs.
    """
    _Worker.complete = bool(_done[0])
    if (libc := _libc("prctl")) is not None:
        libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def outdated() -> bool:
    """Whether a worker that is forked now would have more in memory than this one."""
    return bool(_done[0]) and not _Worker.complete


def begin() -> None:
    """Make ready from now on, in a thread of a lower priority, which ends this process when its parent is gone."""
    for game in registry.games():
        pictures(game)  # loads what draws it
    _give_back()
    _share()
    if hasattr(os, "nice"):
        os.nice(DRAWING)
    parent = os.getppid()
    os.register_at_fork(before=_step.acquire, after_in_parent=_step.release, after_in_child=_step.release)
    os.register_at_fork(before=partial(_end_without, parent), after_in_child=born)
    Thread(target=partial(_make, parent), name="making ready", daemon=True).start()


def _make(parent: int) -> None:
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, get_native_id(), LOWEST)
    sleep(FIRST)
    for request in _wanted():
        _end_without(parent)
        with _step:
            _paint(request)
        sleep(BETWEEN)
    with _step:
        _share()
        _done[0] = 1
    while True:
        _end_without(parent)
        sleep(EACH)


def _paint(request: Request[object]) -> None:
    try:
        paint(request)
    except Exception:  # the one who asks for it is told
        LOG.exception("%s: %s can't be made ready", request.game, request.picture)


def _wanted() -> Iterator[Request[object]]:
    """Every picture of every game once, for its largest table, as wide as it will be wanted."""
    for layout in LAYOUTS:
        for game, rules in registry.games().items():
            view = Match.new(rules, rules.seats[-1]).view(0)
            for width in WIDTHS[layout]:
                for picture in pictures(game):
                    yield Request(game, view, picture, width=width, layout=layout)


def _end_without(parent: int) -> None:
    """End when the bot was killed: nobody draws for it."""
    if os.getppid() != parent:
        os.kill(os.getpid(), signal.SIGKILL)


def _give_back() -> None:
    """Keep no room for large images that are gone: glibc would do so for up to 32 MB each, in every worker.

    One arena for all threads: what the thread that makes ready has given back is used again by the workers.
    """
    if (libc := _libc("mallopt")) is not None:
        libc.mallopt(M_MMAP_THRESHOLD, HUGE)
        libc.mallopt(M_TRIM_THRESHOLD, 2 * HUGE)
        libc.mallopt(M_ARENA_MAX, 1)


def _libc(name: str) -> Any:
    """The C library, if it is one that has this function (Linux)."""
    libc = ctypes.CDLL(None) if sys.platform == "linux" else None
    return libc if hasattr(libc, name) else None


def _share() -> None:
    """Freeze what is in memory: what a garbage collection touches in a worker is no longer shared with the others."""
    gc.collect()
    gc.freeze()
