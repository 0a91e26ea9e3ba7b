"""Weather: what goes wrong on the way to Discord and back, and who is killed where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

BEFORE, AFTER = "before", "after"
"""Whether Discord had done it when something went wrong."""
COMMON = ("500", "502 after", "503", "reset", "reset after", "slow", "slow after", "429", "429 global")
LOST = ("502 after", "reset after")
"""What leaves the bot in doubt."""
FAULTS = {
    "callback": (*COMMON, *LOST, *LOST, "10062", "very slow"),
    "original": (*COMMON, "50027", "10008"),
    "follow": (*COMMON, "50027"),
    "post": (*COMMON, *LOST, "very slow after"),
    "edit": (*COMMON, "30046"),
    "delete": COMMON,
    "look": COMMON,
    "members": ("30033", *COMMON),
    "other": COMMON,
}
"""What may happen to a request of each kind: an HTTP status, a code of Discord, or the wire; `after` its effect."""
SECONDS = {"slow": (0.2, 1.5), "very slow": (3.1, 6.0)}
RETRY_AFTER = (0.3, 1.5)


@dataclass
class Weather:
    """`share` of all requests go wrong. A kill that is aimed waits for its moment."""

    chance: Random
    share: float = 0.0
    faults: Mapping[str, Sequence[str]] = field(default_factory=lambda: FAULTS)
    counts: Counter[str] = field(default_factory=Counter)
    aims: dict[int, tuple[str, str, Callable[[], None]]] = field(default_factory=dict)
    """By process: which kind of request, whether before or after its effect, and the deed."""

    def fault(self, kind: str) -> str | None:
        """What goes wrong with a request of this kind; mostly nothing."""
        if kind not in self.faults or self.chance.random() >= self.share:
            return None
        found = self.chance.choice(self.faults[kind])
        self.counts[found.removesuffix(" after") if found.startswith(("slow", "very slow")) else found] += 1
        return found

    def seconds(self, fault: str) -> float:
        """How long something slow takes."""
        return self.chance.uniform(*SECONDS[fault.removesuffix(" after")])

    def strike(self, process: int, kind: str, when: str) -> bool:
        """Kill a process if it was aimed at this moment of its."""
        aim = self.aims.get(process)
        if aim is None or aim[:2] != (kind, when):
            return False
        del self.aims[process]
        aim[2]()
        return True
