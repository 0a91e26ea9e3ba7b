"""Mutants tried in forks of one process that has read all tests: a plugin that tries them instead of running tests.

A fork gives the functions of a mutant their new code, runs the tests that reach it, and ends with the first that is
red: no file is changed and nothing is read anew, so that it costs what its tests cost. What cannot be planted like
that (what lies in no function, or in a default) and what only a fresh process would see is left to the slow way.
"""

from __future__ import annotations

import gc
import importlib
import os
import resource
import signal
import tempfile
import time
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import psycopg
import pytest

from tests import places
from tests.mutants.made import Mutant

NOT_PLANTED, LOST = 3, 4
"""How a fork ends that could not plant its mutant, and one that could not run tests."""
Place = tuple[str, int]


class Ended(NamedTuple):
    """What a fork has found: the test that was red, "" if none was; `untried` without any."""

    red: str = ""
    untried: bool = False
    late: bool = False


class Forks:
    """Tries mutants, `at_once` of them, each with its tests and the seconds that these take."""

    def __init__(
        self,
        wanted: list[tuple[Mutant | None, list[str], float]],
        told: Callable[[Mutant | None, Ended], None],
        root: Path,
        folder: Path,
        at_once: int = 2,
    ) -> None:
        self.wanted, self.told, self.root, self.at_once = wanted, told, root, at_once
        self.folder = Path(tempfile.mkdtemp(dir=folder))
        self.server: Any = None
        self.texts = {one.file: (root / one.file).read_bytes() for one, *_ in wanted if one is not None}
        self.live: dict[str, dict[Place, list[FunctionType]]] = defaultdict(lambda: defaultdict(list))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        self._read()
        place = Path(tempfile.gettempdir()) / f"{places.FOLDER}{zlib.crc32(bytes(self.folder)):08x}"
        self.server = places.started(place)  # and each fork makes its own database there
        running: dict[int, tuple[int, float]] = {}
        waiting = list(range(len(self.wanted)))
        while waiting or running:
            while waiting and len(running) < self.at_once:
                number = waiting.pop(0)
                _, tests, seconds = self.wanted[number]
                running[self._begin(session, number, [items[test] for test in tests if test in items])] = (
                    number,
                    time.monotonic() + 60 + 6 * seconds,
                )
            time.sleep(0.01)
            for pid, (number, until) in list(running.items()):
                done, status = os.waitpid(pid, os.WNOHANG)
                if done or time.monotonic() > until:
                    del running[pid]
                    self._end(pid, number, done != 0)
                    self.told(self.wanted[number][0], self._found(number, status if done else None))
        self.server.cleanup()
        return True

    def _read(self) -> None:
        """Read all modules that mutants lie in, and note which functions there are."""
        for file in self.texts:
            importlib.import_module(file.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
        gc.unfreeze()
        for one in gc.get_objects():
            if type(one) is FunctionType and one.__code__.co_filename.startswith(str(self.root)):
                code = one.__code__
                self.live[code.co_filename][code.co_qualname, code.co_firstlineno].append(one)
        gc.collect()
        gc.freeze()

    def _begin(self, session: pytest.Session, number: int, items: list[pytest.Item]) -> int:
        pid = os.fork()
        if pid:
            return pid
        status = LOST
        try:
            status = self._fork(session, number, items)
        finally:
            os._exit(status)

    def _fork(self, session: pytest.Session, number: int, items: list[pytest.Item]) -> int:
        os.setsid()
        null = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(null, stream)
        mutant, _, seconds = self.wanted[number]
        if mutant is not None and not self._plant(mutant):
            return NOT_PLANTED
        resource.setrlimit(resource.RLIMIT_CPU, (int(30 + 4 * seconds), resource.RLIM_INFINITY))
        config, found = session.config, (self.folder / str(number)).open("w", encoding="utf-8")
        config.pluginmanager.unregister(name="terminalreporter")
        config.workerinput = {"workerid": str(number)}  # type: ignore[attr-defined]
        config._tmp_path_factory._basetemp = self.folder / f"tmp{number}"  # type: ignore[attr-defined]
        (self.folder / f"tmp{number}").mkdir()
        red = Red()
        config.pluginmanager.register(red)
        for item, after in zip(items, [*items[1:], None], strict=True):
            config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if red.tests and mutant is not None:
                break
        found.write("\n".join(red.tests))
        found.close()
        return 0 if items else LOST

    def _plant(self, mutant: Mutant) -> bool:
        """Give the functions around a mutant their new code."""
        file = self.root / mutant.file
        text = self.texts[mutant.file]
        old, new = ({(code.co_qualname, code.co_firstlineno): code for code in codes(compile(one, str(file), "exec"))}
                    for one in (text, mutant.apply(text)))  # fmt: skip
        outer = mutant.function.partition(".<locals>")[0]
        inside = [place for place in old if f"{place[0]}.".startswith(f"{outer}.") and old[place] != new.get(place)]
        planted = False
        for place in inside:
            for function in self.live[str(file)][place] if place in new else ():
                function.__code__ = new[place]
                planted = True
        return planted

    def _end(self, pid: int, number: int, done: bool) -> None:
        with suppress(ProcessLookupError):
            os.killpg(pid, signal.SIGKILL)
        if not done:
            os.waitpid(pid, 0)
        with psycopg.connect(self.server.get_uri(), autocommit=True) as raw:
            raw.execute(f"DROP DATABASE IF EXISTS tests_{number} WITH (FORCE)".encode())

    def _found(self, number: int, status: int | None) -> Ended:
        if status is None or os.WIFSIGNALED(status):
            return Ended(late=True)
        if os.WEXITSTATUS(status) != 0:
            return Ended(untried=True)
        return Ended((self.folder / str(number)).read_text(encoding="utf-8"))


class Red:
    """Which tests failed."""

    def __init__(self) -> None:
        self.tests: dict[str, None] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.tests[report.nodeid] = None


def codes(code: CodeType) -> Iterator[CodeType]:
    """A piece of code and all in it."""
    yield code
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield from codes(one)
