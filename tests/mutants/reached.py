"""Which tests reach which functions: a plugin for one run of the suite, `pytest -p tests.mutants.reached`.

It writes `reached-….json` into the folder that REACHED names: by function, the tests that have called it, and
by test the seconds it took. What runs in other processes is not seen.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections import defaultdict
from pathlib import Path
from types import CodeType, FrameType

import pytest

ROOT = Path(__file__).parents[2]
PARTS = tuple(f"{ROOT / part}{os.sep}" for part in ("bot", "engine"))


class Reached:
    """Hears of every call, and notes whose it is: which test runs, and which function of the tree."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.calls: dict[CodeType, set[str]] = defaultdict(set)
        self.seconds: dict[str, float] = defaultdict(float)
        self.now: set[CodeType] = set()

    def heard(self, frame: FrameType, event: str, what: object) -> None:
        self.now.add(frame.f_code)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item):
        self.now.clear()
        threading.settrace(self.heard)
        sys.settrace(self.heard)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            threading.settrace(None)
            for code in self.now:
                if code.co_filename.startswith(PARTS):
                    self.calls[code].add(item.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] += report.duration

    def pytest_sessionfinish(self) -> None:
        functions: dict[str, set[str]] = defaultdict(set)
        for code, tests in self.calls.items():
            functions[f"{Path(code.co_filename).relative_to(ROOT)}:{code.co_qualname}"] |= tests
        found = {"functions": {name: sorted(tests) for name, tests in functions.items()}, "seconds": self.seconds}
        (self.folder / f"reached-{time.time_ns()}.json").write_text(json.dumps(found), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Reached(Path(os.environ["REACHED"])), "reached")
