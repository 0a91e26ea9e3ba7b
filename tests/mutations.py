"""python -m tests.mutations [GAME] [WORD ...]: break one rule after another in a copy of the tree, and see red tests.

The words choose mutations by a part of their file or clauses. A mutation survives if a clause that it breaks has no red
test. Exit status 1 if one survives, no longer fits the code, or breaks more than a rule (the tests could not even
be collected). Each game has its own tables: tests/engine/games/GAME/mutations*.py.
"""

from __future__ import annotations

import compileall
import os
import shutil
import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
GAMES = "engine/games"
TESTS = "tests/engine/games"


class Mutation(NamedTuple):
    """Replace `old` in `file` by `new`: that breaks `clauses`. `old` stands once, or is the first one after `after`."""

    file: str
    old: str
    new: str
    clauses: str
    after: str = ""

    def apply(self, text: str) -> str | None:
        """The text with the mutation; None if the place is not found, or not the only one."""
        if text.count(self.after or self.old) != 1 or self.old not in text[text.find(self.after) :]:
            return None
        at = text.index(self.old, text.find(self.after))
        return text[:at] + self.new + text[at + len(self.old) :]


def tables() -> dict[str, list[Mutation]]:
    """The mutations of every game: the lists MUTATIONS of its test modules `mutations*.py`."""
    found: dict[str, list[Mutation]] = {}
    for file in sorted((ROOT / TESTS).glob("*/mutations*.py")):
        module = import_module(f"{TESTS.replace('/', '.')}.{file.parent.name}.{file.stem}")
        found.setdefault(file.parent.name, []).extend(module.MUTATIONS)
    return found


class Red:
    """Selects the tests that cite some clauses, and collects the clauses of those that fail."""

    def __init__(self, clauses: set[str]) -> None:
        self.clauses = clauses
        self.cited: dict[str, set[str]] = {}
        self.red: set[str] = set()

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        for item in items:
            self.cited[item.nodeid] = {str(id_) for mark in item.iter_markers("rule") for id_ in mark.args}
        items[:] = [item for item in items if self.cited[item.nodeid] & self.clauses]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.red |= self.cited[report.nodeid]


def run_tests(game: str, clauses: set[str]) -> int:
    """Run the tests of these clauses of a game here. Exit status 0: every clause has a red test; 1: not; 2: no run."""
    found = Red(clauses)
    files = [file for file in Path(TESTS, game).glob("test_*.py") if any(c in file.read_text("utf-8") for c in clauses)]
    status = pytest.main(["-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", *map(str, files)], plugins=[found])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        return 2
    return 0 if clauses <= found.red else 1


def try_out(game: str, mutation: Mutation, tree: Path) -> str:
    """What becomes of a mutation in this copy of the tree: red, or what is wrong."""
    file = tree / GAMES / game / mutation.file
    before = file.read_text(encoding="utf-8")
    after = mutation.apply(before)
    if after is None:
        return "STALE"
    file.write_text(after, encoding="utf-8")
    command = [sys.executable, "-B", "-m", "tests.mutations", "--clauses", game, *mutation.clauses.split()]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(command, cwd=tree, capture_output=True, check=False, env=environment, timeout=300)
    finally:
        file.write_text(before, encoding="utf-8")
    return {0: "red", 1: "SURVIVES"}.get(done.returncode, f"BREAKS THE TESTS\n{done.stdout.decode()[-800:]}")


def chosen(arguments: list[str]) -> list[tuple[str, Mutation]]:
    """The mutations, with their games, that the arguments of the command line ask for."""
    known = tables()
    games = [name for name in known if name in arguments] or list(known)
    words = [word for word in arguments if word not in known]
    found = [(game, mutation) for game in games for mutation in known[game]]
    return [(game, m) for game, m in found if not words or any(word in f"{m.file} {m.clauses}" for word in words)]


def main(arguments: list[str]) -> int:
    """Try all mutations, or those that are asked for. Exit status 1 if one is not red."""
    if arguments[:1] == ["--clauses"]:
        return run_tests(arguments[1], set(arguments[2:]))
    mutations, failures = chosen(arguments), 0
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        for part in ("engine", "renderers", "tests"):
            shutil.copytree(ROOT / part, tree / part, ignore=shutil.ignore_patterns("__pycache__", "records"))
        shutil.copy(ROOT / "pyproject.toml", tree)
        compileall.compile_dir(tree, quiet=1)
        for number, (game, mutation) in enumerate(mutations, 1):
            outcome = try_out(game, mutation, tree)
            failures += outcome != "red"
            new = mutation.new.strip().splitlines()[-1] if mutation.new.strip() else "(nothing)"
            print(f"{number:3} {mutation.file:22} {mutation.clauses:18} {new[:70]:70} {outcome}", flush=True)
    print(f"{len(mutations) - failures} of {len(mutations)} mutations are red")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
