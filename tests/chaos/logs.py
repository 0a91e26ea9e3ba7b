"""Logs: what the bot has written, of which nothing is an error that is none, and nothing a token."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.chaos.laws import Laws

ALARM = re.compile(r" (ERROR|CRITICAL) |^Traceback ", re.MULTILINE)
STAMP = re.compile(r"^\d{4}-\d\d-\d\d ")
CROWDED = ("others are still being written", "others at the table are still being served")
"""What a machine says that has too much to do."""

ORPHANS = (("_serve_one", "_semlock", "FileNotFoundError"), ("spawn_main", "load(from_parent)", "EOFError"))
"""What a worker says that is just being forked, or started, for a bot that was killed."""


class Logs:
    """Reads what is new in each log. The `secret` must be in none."""

    def __init__(self, laws: Laws, secret: str) -> None:
        self.laws, self.secret = laws, secret
        self._read: dict[Path, int] = defaultdict(int)

    def read(self, log: Path) -> None:
        """What the bot has written since the last look: nothing is an error, and no token is in it."""
        if not log.exists():
            return
        with log.open(encoding="utf-8", errors="replace") as file:
            file.seek(self._read[log])
            text = file.read()
            self._read[log] = file.tell()
        for secret in {self.secret, *re.findall(r"token\d{15,}", text)}:
            if secret in text:
                where = next(line for line in text.splitlines() if secret in line)
                self.laws.broken("a token is in the log", secret[:5], why=where[:200])
        for entry in entries(text):
            self.laws.checks["log entries"] += 1
            stored = (self.laws.disk or any(line in entry for line in CROWDED)) and _stored(entry)
            orphan = any(all(line in entry for line in lines) for lines in ORPHANS)
            if ALARM.search(entry) and not stored and not orphan:
                last = [line for line in entry.splitlines() if line.strip()][-1]
                self.laws.broken(
                    "an error in the log", _bare(entry.splitlines()[0])[:70], _bare(last)[:90], why=entry[-1500:]
                )


def entries(text: str) -> Iterator[str]:
    """The entries of a log, each with its traceback."""
    found: list[str] = []
    for line in text.splitlines():
        if STAMP.match(line) and found:
            yield "\n".join(found)
            found = []
        found.append(line)
    if found:
        yield "\n".join(found)


def _stored(entry: str) -> bool:
    """Whether it is the disk that an entry speaks of, in a line."""
    return "Traceback" not in entry and any(word in entry for word in ("writ", "used", "stored", "failed", "due"))


def _bare(line: str) -> str:
    """A line without what differs each time."""
    return re.sub(r"\d+", "#", line.partition(" ERROR ")[2] or line)
