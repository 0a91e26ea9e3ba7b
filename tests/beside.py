"""The processes beside a bot that is a process itself (Linux): which draw, make ready for that, and look ahead."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path


def children(pid: int) -> list[int]:
    """The processes that one has started, whatever thread of it."""
    found: list[int] = []
    with suppress(OSError):
        for thread in Path(f"/proc/{pid}/task").iterdir():
            found += map(int, (thread / "children").read_text(encoding="ascii").split())
    return found


def _called(pids: list[int], name: str) -> list[int]:
    found = []
    for pid in pids:
        with suppress(OSError):
            if name in Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8", errors="replace"):
                found.append(pid)
    return found


def server(bot: int) -> list[int]:
    """The process from which those that draw are forked, if it is there."""
    return _called(children(bot), "forkserver")


def drawers(bot: int) -> list[int]:
    """Those that draw."""
    return [worker for pid in server(bot) for worker in children(pid)]


def searchers(bot: int) -> list[int]:
    """Those that look ahead."""
    return _called(children(bot), "spawn_main")
