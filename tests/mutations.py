"""python -m tests.mutations [words]: break one thing after another in a copy of the tree, and see the tests go red.

What to break are the tables `MUTATIONS`: the rules in tests/engine/games/*/mutations*.py and in the packages of
`examples`, and beside this file those of the `house`, what the bot, the pictures and the engine promise. Words choose
those of a game, of a file, of a clause or of a test, `--sample 40 --seed 1` so many of each game, the same ones while
the tables grow. A mutation survives if a clause that it breaks has no test that fails, or a test that it names does
not. Exit status 1 if one survives, no longer fits the code, or breaks more than that (the tests could not even be
collected).
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
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import groupby
from pathlib import Path
from runpy import run_path
from typing import NamedTuple

import pytest

from tests.clauses import cited

ROOT = Path(__file__).parents[1]
GAMES, EXAMPLES = "engine/games", "examples"
HOUSE = "house"
"""What is broken that belongs to no game."""
CHANGED = ("bot", "engine", "renderers", "tests", "examples")
"""What a copy of the tree has of its own; the rest is that of this one."""


class Mutation(NamedTuple):
    """Replace `old` in `file` by `new`: that breaks `proofs`, clauses of a game or tests (`tests/….py::test_…`, or one
    of a file, `tests/….py`).

    `file` lies in the folder of its game, that of the house in the tree. `old` stands once, or is the first one behind
    `after`.
    """

    file: str
    old: str
    new: str
    proofs: str
    after: str = ""

    def apply(self, text: str) -> str | None:
        """The text with the mutation; None if the place is not found, or not the only one."""
        if text.count(self.after or self.old) != 1 or self.old not in text[text.find(self.after) :]:
            return None
        at = text.index(self.old, text.find(self.after))
        return text[:at] + self.new + text[at + len(self.old) :]


def tables() -> list[tuple[str, Mutation]]:
    """All mutations, each with the folder name of its game, or `HOUSE`."""
    found = []
    for file in sorted((ROOT / "tests" / GAMES).glob("*/mutations*.py")) + sorted(
        (ROOT / "tests").glob("mutations_*.py")
    ):
        game = file.parent.name if file.parent.name != "tests" else HOUSE
        table = import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))
        found += [(game, Mutation(*row)) for row in table.MUTATIONS]
    for file in sorted((ROOT / EXAMPLES).glob("*/tests/mutations*.py")):
        found += [(file.parent.parent.name, Mutation(*row)) for row in run_path(str(file))["MUTATIONS"]]
    return found


def outside(game: str) -> bool:
    """Whether a game is none of this tree, but a package of its own."""
    return (ROOT / EXAMPLES / game).is_dir()


def home(game: str) -> str:
    """Where the modules of a game lie; what belongs to none, in the tree."""
    if game == HOUSE:
        return ""
    return f"{EXAMPLES}/{game}/{game}/game" if outside(game) else f"{GAMES}/{game}"


def beside(game: str) -> str:
    """Where its tests lie."""
    return f"{EXAMPLES}/{game}/tests" if outside(game) else f"tests/{GAMES}/{game}"


def sample(found: list[tuple[str, Mutation]], count: int, seed: int) -> list[tuple[str, Mutation]]:
    """`count` mutations of each game: each draws its own lot, so that another one in a table changes few of them."""
    chosen = []
    for _, group in groupby(found, key=lambda entry: entry[0]):
        chosen += sorted(group, key=lambda entry: random.Random(f"{seed} {entry[1]}").random())[:count]
    return chosen


def proves(item: pytest.Item) -> set[str]:
    """By what a mutation may name a test: the clauses that it cites, its id, with or without its parameters, and its
    file."""
    return {*cited(item), item.nodeid, item.nodeid.partition("[")[0], item.nodeid.partition("::")[0]}


class Red:
    """Selects the tests of some proofs, collects the proofs of those that fail, and ends when there is no other."""

    def __init__(self, wanted: set[str]) -> None:
        self.wanted = wanted
        self.proved: dict[str, set[str]] = {}
        self.red: set[str] = set()

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        self.proved = {item.nodeid: proves(item) & self.wanted for item in items}
        items[:] = [item for item in items if self.proved[item.nodeid]]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.red |= self.proved[report.nodeid]

    def pytest_runtest_teardown(self, item: pytest.Item) -> None:
        if self.wanted == self.red:
            item.session.shouldfail = "all that was named is red"


def files_of(game: str, proofs: set[str]) -> list[str]:
    """The files of tests with these proofs: of clauses, those of the game that cite them."""
    named = {proof.partition("::")[0] for proof in proofs if ".py" in proof}
    clauses = [proof for proof in proofs if ".py" not in proof]
    # reading is quicker than collecting: a game has dozens of files, a clause is cited in few
    for file in (ROOT / beside(game)).rglob("test_*.py") if clauses else ():
        text = file.read_text(encoding="utf-8")
        named |= {str(file.relative_to(ROOT)) for clause in clauses if clause in text}
    return sorted(named)


def run_tests(game: str, proofs: set[str]) -> int:
    """Run the tests with these proofs. 0: each of them has a red test; 1: not; 2: no run."""
    found, files = Red(proofs), files_of(game, proofs)
    if not files:
        return 1
    # a package of its own has settings of pytest that know nothing of what is looked at in turn
    each = [] if outside(game) else ["--each"]
    status = pytest.main(["-q", "--no-header", "--tb=no", *each, "-p", "no:cacheprovider", *files], plugins=[found])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        return 2
    return 0 if proofs == found.red else 1


def copy(tree: Path) -> Path:
    """A tree in which things can be broken."""
    for part in ROOT.iterdir():
        if part.name in CHANGED:
            shutil.copytree(part, tree / part.name, ignore=shutil.ignore_patterns("__pycache__", "records"))
        elif part.is_file():
            shutil.copy(part, tree)
        elif not part.name.startswith("."):
            (tree / part.name).symlink_to(part)
    return tree


@contextmanager
def broken(file: Path, text: str, moment: int) -> Iterator[None]:
    """A file of a copy has another text for a while.

    `moment` is when the file was changed, as Python's bytecode cache is told: another one for each text.
    """
    before, times = file.read_text(encoding="utf-8"), file.stat()
    file.write_text(text, encoding="utf-8")
    os.utime(file, (moment, moment))
    try:
        yield
    finally:
        file.write_text(before, encoding="utf-8")
        os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))


def run(tree: Path, *arguments: str, seconds: float, **more: str) -> subprocess.CompletedProcess[bytes]:
    """Run Python in a copy, with some more in its environment. Raises subprocess.TimeoutExpired."""
    environment = {name: value for name, value in (os.environ | more).items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = str(tree / "bytecode")
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=tree, capture_output=True, check=False, env=environment, timeout=seconds)


def try_out(game: str, mutation: Mutation, tree: Path, moment: int) -> str:
    """What becomes of a mutation in this copy of the tree: red, or what is wrong."""
    file = tree / home(game) / mutation.file
    after = mutation.apply(file.read_text(encoding="utf-8"))
    if after is None:
        return "STALE"
    with broken(file, after, moment):
        try:
            done = run(tree, "-m", "tests.mutations", "--proofs", game, *mutation.proofs.split(), seconds=300)
        except subprocess.TimeoutExpired:
            return "red"  # a test that does not end fails
    return {0: "red", 1: "SURVIVES"}.get(done.returncode, f"BREAKS THE TESTS\n{done.stdout.decode()[-800:]}")


def main(arguments: list[str]) -> int:
    """Try all mutations, or those whose game, file or proofs contain one of the words."""
    if arguments[:1] == ["--proofs"]:
        return run_tests(arguments[1], set(arguments[2:]))
    parser = argparse.ArgumentParser(prog="python -m tests.mutations", description=__doc__)
    parser.add_argument("words", nargs="*", help="only those whose game, file or proofs contain one of the words")
    parser.add_argument("--sample", type=int, default=10_000, help="at most so many of each game")
    parser.add_argument("--seed", type=int, default=1, help="another sample")
    options = parser.parse_args(arguments)
    chosen = [
        (g, m) for g, m in tables() if not options.words or any(w in f"{g} {m.file} {m.proofs}" for w in options.words)
    ]
    outcomes: Counter[tuple[str, bool]] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        tree = copy(Path(folder))
        for number, (game, mutation) in enumerate(sample(chosen, options.sample, options.seed), 1):
            outcome = try_out(game, mutation, tree, number)
            outcomes[game, outcome == "red"] += 1
            new = mutation.new.strip().splitlines()[-1] if mutation.new.strip() else "(nothing)"
            proofs = " ".join(proof.rpartition("::")[2][:50] for proof in mutation.proofs.split())
            print(f"{number:3} {mutation.file:22} {proofs:18} {new[:70]:70} {outcome}", flush=True)
    for game in dict.fromkeys(game for game, _ in outcomes):
        print(f"{game}: {outcomes[game, True]} of {outcomes[game, True] + outcomes[game, False]} mutations are red")
    return 1 if any(not red for _, red in outcomes) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
