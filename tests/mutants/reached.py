"""Which tests reach which lines: a plugin for one run of the suite, `pytest -p tests.mutants.reached`.

It writes `reached-….json` into the folder that REACHED names: by line and by function of the tree the tests that have
run it, and by test the seconds it took. What runs in other processes is not seen, nor what a test calls after its first
`SECONDS`, nor further lines of a function that it has called `CALLS` times: such tests are no use here.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PARTS = tuple(f"{ROOT / part}{os.sep}" for part in ("bot/host", "bot/store", "bot/wire", "engine/core", "engine/kit"))
CALLS = 30
SECONDS = 8.0


class Reached:
    """Hears of every call, and of the lines of what lies in the tree; notes which test ran them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lines: dict[str, set[int]] = defaultdict(set)
        self.functions: dict[str, set[int]] = defaultdict(set)
        self.seconds: dict[str, float] = defaultdict(float)
        self.tests: list[str] = []
        self.ours: dict[CodeType, bool] = {}
        self.calls: Counter[CodeType] = Counter()
        self.now: set[tuple[CodeType, int]] = set()
        self.until = 0.0

    def heard(self, frame: FrameType, event: str, what: object) -> Callable[..., Any] | None:
        code = frame.f_code
        ours = self.ours.get(code)
        if ours is None:
            ours = self.ours[code] = code.co_filename.startswith(PARTS)
        if not ours:
            return None
        self.calls[code] += 1
        if self.calls[code] > CALLS:
            if self.calls[code] % 100 == 0 and time.monotonic() > self.until:
                sys.settrace(None)
            return None
        self.now.add((code, code.co_firstlineno))
        return self.line

    def line(self, frame: FrameType, event: str, what: object) -> Callable[..., Any]:
        if event == "line":
            self.now.add((frame.f_code, frame.f_lineno))
        return self.line

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item):
        self.now.clear()
        self.calls.clear()
        self.until = time.monotonic() + SECONDS
        threading.settrace(self.heard)
        sys.settrace(self.heard)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            threading.settrace(None)
            self.tests.append(item.nodeid)
            for code, line in list(self.now):  # other threads go on
                file = str(Path(code.co_filename).relative_to(ROOT))
                self.lines[f"{file}:{line}"].add(len(self.tests) - 1)
                self.functions[f"{file}:{code.co_qualname}"].add(len(self.tests) - 1)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] += report.duration

    def pytest_sessionfinish(self) -> None:
        places = self.lines | self.functions
        reached = {place: sorted(tests) for place, tests in places.items()}
        found = {"tests": self.tests, "reached": reached, "seconds": self.seconds}
        (self.folder / f"reached-{time.time_ns()}.json").write_text(json.dumps(found), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Reached(Path(os.environ["REACHED"])), "reached")
