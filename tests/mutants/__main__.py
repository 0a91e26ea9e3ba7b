"""python -m tests.mutants: a random sample of small faults in what all games share, and which of them no test sees.

    python -m tests.mutants map [paths]              which tests reach which function: a run of the suite, or of some
    python -m tests.mutants --sample 100 --seed 1    that many mutants, each with the tests that reach its function
    python -m tests.mutants --only file:line         those of a line, with all tests that reach them

A larger sample has the smaller one in it, and goes on where that ended: what became of each is in .venv/mutants. Each
mutant has the tests nearest to it first, and at most `--seconds` of them. Exit status 1 if less than nine in ten are
killed. Of the survivors some change nothing that anybody could see: `EQUAL` in tests/mutants/equal.py says why.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from itertools import takewhile
from pathlib import Path

from tests import mutations
from tests.mutants.equal import EQUAL
from tests.mutants.made import Mutant, made

ROOT = Path(__file__).parents[2]
PARTS = ("bot/host", "bot/store", "bot/wire", "engine/core", "engine/kit")
FOLDER = ROOT / ".venv" / "mutants"
BESIDE = ("tests/renderers", "tests/chaos", "tests/test_walls.py", "tests/test_package.py")
"""What reaches nothing of these parts in its own process, or only after minutes."""
PYTEST = (
    "-m",
    "pytest",
    "-q",
    "--no-header",
    "--tb=no",
    "-rfE",
    "-p",
    "no:cacheprovider",
    "-p",
    "tests.mutants.chosen",
)
MYPY = ("-m", "mypy", "--cache-dir", ".mypy", "--no-error-summary")
SHARE = 0.15
"""Of the time of a mutant that one file of tests has at first."""
KILLED = "killed: "
RED = re.compile(r"(?:FAILED|ERROR) (.+?)(?: - .*)?")
ENOUGH = 0.9


class Reach:
    """Which tests reach which function, and how long they take."""

    def __init__(self, folder: Path) -> None:
        self.tests: dict[str, set[str]] = defaultdict(set)
        self.seconds: dict[str, float] = defaultdict(float)
        for path in folder.glob("reached-*.json"):
            found = json.loads(path.read_text(encoding="utf-8"))
            for name, tests in found["functions"].items():
                self.tests[name].update(tests)
            for test, seconds in found["seconds"].items():
                self.seconds[test] = max(seconds, self.seconds[test])

    def of(self, mutant: Mutant) -> set[str]:
        """The tests that call the function of a mutant; or any of its class, of its file, of what names its file."""
        name = f"{mutant.file}:{mutant.function}"
        exact = {one for one in self.tests if one == name or one.startswith(f"{name}.<locals>.")}
        near = exact or {one for one in self.tests if one.startswith(f"{name}.")} or self._of_files({mutant.file})
        return set().union(*(self.tests[one] for one in near or self._of_files(naming(mutant.file))))

    def _of_files(self, files: set[str]) -> set[str]:
        return {one for one in self.tests if one.partition(":")[0] in files}

    def order(self, mutant: Mutant, seconds: float) -> list[str]:
        """Those tests, as many as take so many seconds, but one at least: of the nearest files first, of each a few of
        the quickest before there is more of any."""
        files: dict[str, list[str]] = defaultdict(list)
        for test in sorted(self.of(mutant), key=lambda test: self.seconds[test]):
            files[test.partition("::")[0]].append(test)
        chosen, left = dict[str, None](), seconds
        for share in (seconds * SHARE, seconds):
            for file in sorted(files, key=lambda file: (-near(file, mutant.file), file)):
                spent = 0.0
                for test in files[file]:
                    took = self.seconds[test]
                    if test not in chosen and (not chosen or (took <= left and spent + took <= share)):
                        chosen[test] = None
                        left, spent = left - took, spent + took
        return list(chosen)


def naming(file: str) -> set[str]:
    """The files of the tree that name a module."""
    folder, _, module = file.removesuffix(".py").replace("/", ".").rpartition(".")
    said = re.compile(rf"\b{re.escape(folder)}(\.| import .*\b){module}\b")
    files = (path for part in ("bot", "engine") for path in (ROOT / part).rglob("*.py"))
    return {str(path.relative_to(ROOT)) for path in files if said.search(path.read_text(encoding="utf-8"))}


def near(test: str, file: str) -> int:
    """How near a file of tests is to a file: folders in common, and twice the name."""
    (*there, name), (*here, stem) = Path(test).parts[1:], Path(file).with_suffix("").parts
    common = [one for one, other in takewhile(lambda both: both[0] == both[1], zip(there, here, strict=False))]
    return len(common) + 2 * (stem in name)


def sample(found: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """Each mutant draws its own lot, so that a change somewhere else changes few of a sample."""
    return sorted(found, key=lambda mutant: random.Random(f"{seed} {mutant.key}").random())[:count]


def red(tree: Path, tests: list[str], *more: str, seconds: float) -> list[str] | None:
    """Those of the tests that fail in a copy of the tree; None: they do not even begin, or do not end in time."""
    (tree / "chosen.txt").write_text("\n".join(tests), encoding="utf-8")
    files = dict.fromkeys(test.partition("::")[0] for test in tests)
    try:
        done = mutations.run(tree, *PYTEST, *more, *files, seconds=seconds, CHOSEN=str(tree / "chosen.txt"))
    except subprocess.TimeoutExpired:
        return None
    said = [found[1] for line in done.stdout.decode().splitlines() if (found := RED.fullmatch(line))]
    return said if said or done.returncode == 0 else None


def try_out(mutant: Mutant, tests: list[str], tree: Path, moment: int, most: float) -> str:
    """What becomes of a mutant in this copy of the tree."""
    if not tests:
        return "SURVIVES: no test reaches it"
    file = tree / mutant.file
    with mutations.broken(file, mutant.apply(file.read_bytes()).decode(), moment):
        found = red(tree, tests, "-x", seconds=most)
        if found == [] and mutations.run(tree, *MYPY, seconds=600).returncode:
            found = ["mypy"]
    return f"SURVIVES {len(tests)} tests" if found == [] else f"{KILLED}{found[0] if found else 'nothing goes on'}"


def tell(mutant: Mutant, outcome: str) -> str:
    """A line about a mutant."""
    old, new = (" ".join(text.split())[:90] for text in (mutant.old, mutant.new))
    return f"{mutant.file}:{mutant.line} {mutant.function} [{mutant.kind}] {old} -> {new}: {outcome}"


def run(chosen: list[Mutant], reach: Reach, seconds: float, known: Path | None, again: bool) -> dict[str, str]:
    """What becomes of each, by its key; what is `known` from before is not tried again, unless `again` survivors."""
    outcomes: dict[str, str] = {}
    if known is not None and known.exists():
        outcomes = dict(json.loads(line) for line in known.read_text(encoding="utf-8").splitlines())
    if again:
        outcomes = {key: outcome for key, outcome in outcomes.items() if key in EQUAL or outcome.startswith(KILLED)}
    with tempfile.TemporaryDirectory() as folder:
        tree = mutations.copy(Path(folder))
        assert mutations.run(tree, *MYPY, seconds=600).returncode == 0, "mypy finds something without a mutant"
        for number, mutant in enumerate(chosen, 1):
            if mutant.key not in outcomes:
                tests = reach.order(mutant, seconds)
                outcomes[mutant.key] = try_out(mutant, tests, tree, number, 120 + 5 * seconds)
                if known is not None:
                    with known.open("a", encoding="utf-8") as file:
                        file.write(json.dumps([mutant.key, outcomes[mutant.key]]) + "\n")
                print(number, tell(mutant, outcomes[mutant.key]), flush=True)
        killers = {one.removeprefix(KILLED) for one in outcomes.values() if one.startswith(KILLED) and "::" in one}
        anyhow = red(tree, sorted(killers), seconds=3600) or []
    return {key: f"SURVIVES: {one}" if one.removeprefix(KILLED) in anyhow else one for key, one in outcomes.items()}


def report(chosen: list[Mutant], outcomes: dict[str, str]) -> float:
    """Print the survivors and the score; returns how many are killed of those that change anything."""
    alive = [mutant for mutant in chosen if outcomes[mutant.key].startswith("SURVIVES")]
    equal = [mutant for mutant in alive if mutant.key in EQUAL]
    print("\nsurvivors:", *(tell(mutant, outcomes[mutant.key]) for mutant in alive if mutant not in equal), sep="\n")
    print("\nequal:", *(f"{tell(mutant, '')}{EQUAL[mutant.key]}" for mutant in equal), sep="\n")
    kinds = Counter(mutant.kind for mutant in chosen), Counter(mutant.kind for mutant in alive if mutant not in equal)
    print("\nkilled by kind:", {kind: f"{count - kinds[1][kind]} of {count}" for kind, count in kinds[0].items()})
    killed, counted = len(chosen) - len(alive), len(chosen) - len(equal)
    print(f"{killed} of {counted} killed ({100 * killed / max(1, counted):.1f} %), {len(equal)} more are equal")
    return killed / max(1, counted)


def find_out(paths: list[str]) -> int:
    """Run the suite once, or some files, and note which tests reach what beside what is known."""
    FOLDER.mkdir(exist_ok=True)
    wanted = paths or [f"--ignore={path}" for path in BESIDE]
    command = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "loadfile", "-p", "tests.mutants.reached", *wanted]
    return subprocess.run(command, cwd=ROOT, check=False, env={**os.environ, "REACHED": str(FOLDER)}).returncode


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["map"]:
        return find_out(arguments[1:])
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--sample", type=int, default=100, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="another sample")
    parser.add_argument("--seconds", type=float, default=60, help="how long the tests of a mutant took, at most")
    parser.add_argument("--again", action="store_true", help="try those anew that have survived")
    parser.add_argument("--only", help="those of a line, file:line")
    options = parser.parse_args(arguments)
    found = list(made(ROOT, PARTS))
    if options.only:
        chosen = [mutant for mutant in found if f"{mutant.file}:{mutant.line}" == options.only]
    else:
        chosen = sample(found, options.sample, options.seed)
    print(f"{len(chosen)} of {len(found)} mutants")
    known = None if options.only else FOLDER / f"outcomes-{options.seed}.jsonl"
    outcomes = run(chosen, Reach(FOLDER), options.seconds, known, options.again)
    return 0 if report(chosen, outcomes) >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
