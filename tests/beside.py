"""The processes beside a bot that is a process itself (Linux): which draw, make ready for that, and look ahead."""

from __future__ import annotations

import os
import signal
import socket
from contextlib import suppress
from pathlib import Path


def free_port() -> int:
    """A port where nobody listens just now."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


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


def works(pid: int) -> bool:
    """Whether a process has the processor, or waits for it."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] == "R"
    return False


def bury(pid: int) -> None:
    """Kill a process of a bot that was stopped, which may have been left to itself."""
    if _called([pid], "forkserver") or _called([pid], "spawn_main"):
        with suppress(OSError):
            os.kill(pid, signal.SIGKILL)
