"""python -m tests.mutations [words]: break one rule after another in a copy of the tree, and see the tests go red.

The rules to break are the tables `MUTATIONS` in tests/engine/games/*/mutations*.py, and in the packages of `examples`;
words choose those of a game, of a file or of a clause, `--sample 40 --seed 1` so many of each game, the same ones while
the tables grow. A mutation survives if a clause that it breaks has no test that fails. Exit status 1 if one survives,
no longer fits the code, or breaks more than a rule (the tests could not even be collected).
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from importlib import import_module
from itertools import groupby
from pathlib import Path
from runpy import run_path
from typing import NamedTuple

import pytest

from tests.clauses import cited

ROOT = Path(__file__).parents[1]
GAMES, EXAMPLES = "engine/games", "examples"


class Mutation(NamedTuple):
    """Replace `old` in `file` by `new`: that breaks `clauses`.

    `old` stands once, or is the first one behind `after`.
    """

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


def tables() -> list[tuple[str, Mutation]]:
    """All mutations, each with the folder name of its game."""
    found = []
    for file in sorted((ROOT / "tests" / GAMES).glob("*/mutations*.py")):
        game = file.parent.name
        table = import_module(".".join(("tests", *GAMES.split("/"), game, file.stem)))
        found += [(game, Mutation(*row)) for row in table.MUTATIONS]
    for file in sorted((ROOT / EXAMPLES).glob("*/tests/mutations*.py")):
        found += [(file.parent.parent.name, Mutation(*row)) for row in run_path(str(file))["MUTATIONS"]]
    return found


def home(game: str) -> str:
    """Where the modules of a game lie."""
    return f"{EXAMPLES}/{game}/{game}/game" if (ROOT / EXAMPLES / game).is_dir() else f"{GAMES}/{game}"


def beside(game: str) -> str:
    """Where its tests lie."""
    return f"{EXAMPLES}/{game}/tests" if (ROOT / EXAMPLES / game).is_dir() else f"tests/{GAMES}/{game}"


def sample(found: list[tuple[str, Mutation]], count: int, seed: int) -> list[tuple[str, Mutation]]:
    """`count` mutations of each game: each draws its own lot, so that another one in a table changes few of them."""
    chosen = []
    for _, group in groupby(found, key=lambda entry: entry[0]):
        chosen += sorted(group, key=lambda entry: random.Random(f"{seed} {entry[1]}").random())[:count]
    return chosen


class Red:
    """Selects the tests that cite some clauses, collects the clauses of those that fail, and ends when all have."""

    def __init__(self, clauses: set[str]) -> None:
        self.clauses = clauses
        self.cited: dict[str, set[str]] = {}
        self.red: set[str] = set()

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        for item in items:
            self.cited[item.nodeid] = set(cited(item))
        items[:] = [item for item in items if self.cited[item.nodeid] & self.clauses]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.red |= self.cited[report.nodeid]

    def pytest_runtest_teardown(self, item: pytest.Item) -> None:
        if self.clauses <= self.red:
            item.session.shouldfail = "every clause has a red test"


def run_tests(game: str, clauses: set[str]) -> int:
    """Run the tests of a game that cite these clauses. 0: every clause has a red test; 1: not; 2: no run."""
    found = Red(clauses)
    files = sorted((ROOT / beside(game)).rglob("test_*.py"))
    # reading is quicker than collecting: a game has dozens of files, a clause is cited in few
    citing = [str(file) for file in files if any(id_ in file.read_text(encoding="utf-8") for id_ in clauses)]
    if not citing:
        return 1
    status = pytest.main(["-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", *citing], plugins=[found])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        return 2
    return 0 if clauses <= found.red else 1


def try_out(game: str, mutation: Mutation, tree: Path, moment: int) -> str:
    """What becomes of a mutation in this copy of the tree: red, or what is wrong.

    `moment` is when the file was changed, as Python's bytecode cache is told: another one for each mutation.
    """
    file = tree / home(game) / mutation.file
    before, times = file.read_text(encoding="utf-8"), file.stat()
    after = mutation.apply(before)
    if after is None:
        return "STALE"
    file.write_text(after, encoding="utf-8")
    os.utime(file, (moment, moment))
    command = [sys.executable, "-m", "tests.mutations", "--clauses", game, *mutation.clauses.split()]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = str(tree / "bytecode")
    try:
        done = subprocess.run(command, cwd=tree, capture_output=True, check=False, env=environment, timeout=300)
    finally:
        file.write_text(before, encoding="utf-8")
        os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
    return {0: "red", 1: "SURVIVES"}.get(done.returncode, f"BREAKS THE TESTS\n{done.stdout.decode()[-800:]}")


def main(arguments: list[str]) -> int:
    """Try all mutations, or those whose game, file or clauses contain one of the words."""
    if arguments[:1] == ["--clauses"]:
        return run_tests(arguments[1], set(arguments[2:]))
    parser = argparse.ArgumentParser(prog="python -m tests.mutations", description=__doc__)
    parser.add_argument("words", nargs="*", help="only those whose game, file or clauses contain one of the words")
    parser.add_argument("--sample", type=int, default=10_000, help="at most so many of each game")
    parser.add_argument("--seed", type=int, default=1, help="another sample")
    options = parser.parse_args(arguments)
    chosen = [
        (g, m) for g, m in tables() if not options.words or any(w in f"{g} {m.file} {m.clauses}" for w in options.words)
    ]
    outcomes: Counter[tuple[str, bool]] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        for part in ("engine", "renderers", "examples", "tests"):
            shutil.copytree(ROOT / part, tree / part, ignore=shutil.ignore_patterns("__pycache__", "records"))
        shutil.copy(ROOT / "pyproject.toml", tree)
        for number, (game, mutation) in enumerate(sample(chosen, options.sample, options.seed), 1):
            outcome = try_out(game, mutation, tree, number)
            outcomes[game, outcome == "red"] += 1
            new = mutation.new.strip().splitlines()[-1] if mutation.new.strip() else "(nothing)"
            print(f"{number:3} {mutation.file:22} {mutation.clauses:18} {new[:70]:70} {outcome}", flush=True)
    for game in dict.fromkeys(game for game, _ in outcomes):
        print(f"{game}: {outcomes[game, True]} of {outcomes[game, True] + outcomes[game, False]} mutations are red")
    return 1 if any(not red for _, red in outcomes) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
