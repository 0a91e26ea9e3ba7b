"""python -m tests.mutants: a random sample of small faults in what all games share, and which of them no test sees.

    python -m tests.mutants map [paths]              which tests reach which line: a run of the suite, or of some
    python -m tests.mutants --sample 100 --seed 1    that many mutants, each with the tests that reach its line
    python -m tests.mutants --fresh                  beside: what survives is tried in a process of its own, and by mypy
    python -m tests.mutants --only file:line         those of a line, with all tests that reach them

A larger sample has the smaller one in it, and goes on where that ended, as does one that was broken off: what became
of each is in .venv/mutants. Each mutant has the tests nearest to it first, and at most `--seconds` of them; one whose
tests do not end counts as killed. Exit status 1 if less than nine in ten are killed. Of the survivors some change
nothing that anybody could see: `EQUAL` in tests/mutants/equal.py says why. What is no mutant to begin with is said in
made.py: what stands in annotations, decorators, docstrings, texts and what goes to the log, figures of a module.

mutmut sees no code outside of functions, and forks beside our threads; cosmic-ray runs all tests for each mutant: a day
for 300.
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
from collections import Counter
from pathlib import Path

import pytest

from tests import mutations
from tests.mutants.equal import EQUAL
from tests.mutants.forked import Ended, Forks
from tests.mutants.made import Mutant, made
from tests.mutants.reach import ANYHOW, ROOT, Reach

PARTS = ("bot/host", "bot/store", "bot/wire", "engine/core", "engine/kit")
FOLDER = ROOT / ".venv" / "mutants"
BESIDE = ("tests/renderers", "tests/chaos", "tests/test_walls.py", "tests/test_package.py")
"""What reaches nothing of these parts in its own process, or only after minutes."""
QUIET = ("-q", "--no-header", "--tb=no", "-p", "no:cacheprovider")
MYPY = ("-m", "mypy", "--cache-dir", ".mypy", "--no-error-summary")
KILLED, SURVIVES, UNTRIED = "killed: ", "SURVIVES ", "UNTRIED"
NOTHING = "nothing goes on"
"""What is said of a mutant with which the tests do not begin, or do not end."""
RED = re.compile(r"(?:FAILED|ERROR) (.+?)(?: - .*)?")
ENOUGH = 0.9


def sample(found: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """Each mutant draws its own lot, so that a change somewhere else changes few of a sample."""
    return sorted(found, key=lambda mutant: random.Random(f"{seed} {mutant.key}").random())[:count]


class Outcomes:
    """What became of each mutant, by its key, in a file; some are to be tried anew."""

    def __init__(self, file: Path | None, again: bool) -> None:
        self.file = file
        self.known: dict[str, str] = {}
        if file is not None and file.exists():
            self.known = dict(json.loads(line) for line in file.read_text(encoding="utf-8").splitlines())
        if again:
            self.known = {key: one for key, one in self.known.items() if one.startswith(KILLED)}

    def note(self, mutant: Mutant, outcome: str) -> None:
        self.known[mutant.key] = outcome
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps([mutant.key, outcome]) + "\n")
        print(tell(mutant, outcome), flush=True)

    def of(self, mutant: Mutant) -> str:
        return self.known.get(mutant.key, UNTRIED)


def in_forks(chosen: list[Mutant], outcomes: Outcomes, reach: Reach, seconds: float, folder: Path) -> None:
    """Try what is untried, two at once, and at the end whatever has killed without any mutant."""
    untried = [mutant for mutant in chosen if outcomes.of(mutant) == UNTRIED and mutant.key not in EQUAL]
    wanted = [(mutant, tests, reach.time(tests)) for mutant in untried for tests in [reach.order(mutant, seconds)]]

    def told(mutant: Mutant | None, ended: Ended) -> None:
        count = next((len(tests) for one, tests, _ in wanted if one is mutant), 0)
        if mutant is not None and not ended.untried:
            killer = NOTHING if ended.late else ended.red
            outcomes.note(mutant, f"{KILLED}{killer}" if killer else f"{SURVIVES}{count} tests")
        elif mutant is None:
            anyhow.extend(ended.red.splitlines())

    anyhow: list[str] = []
    forked(Forks(list(wanted), told, ROOT, folder))
    killers = sorted({one.removeprefix(KILLED) for one in map(outcomes.of, chosen) if "::" in one})
    forked(Forks([(None, killers, reach.time(killers))], told, ROOT, folder))
    if anyhow:
        with (FOLDER / ANYHOW).open("a", encoding="utf-8") as file:
            file.write("".join(f"{test}\n" for test in anyhow))
    for mutant in chosen:
        if outcomes.of(mutant).removeprefix(KILLED) in anyhow:
            outcomes.note(mutant, f"{SURVIVES}{outcomes.of(mutant)}, which is red anyhow")


def forked(forks: Forks) -> None:
    files = sorted({test.partition("::")[0] for _, tests, _ in forks.wanted for test in tests})
    if files:
        pytest.main([*QUIET, "-s", *files], plugins=[forks])


def red(tree: Path, tests: list[str], *more: str, seconds: float) -> list[str] | None:
    """Those of the tests that fail in a copy of the tree; None: they do not even begin, or do not end in time."""
    (tree / "chosen.txt").write_text("\n".join(tests), encoding="utf-8")
    files = dict.fromkeys(test.partition("::")[0] for test in tests)
    options = ("-m", "pytest", *QUIET, "-rfE", "-p", "tests.mutants.chosen", *more, *files)
    try:
        done = mutations.run(tree, *options, seconds=seconds, CHOSEN=str(tree / "chosen.txt"))
    except subprocess.TimeoutExpired:
        return None
    said = [found[1] for line in done.stdout.decode().splitlines() if (found := RED.fullmatch(line))]
    return said if said or done.returncode == 0 else None


def afresh(chosen: list[Mutant], outcomes: Outcomes, reach: Reach, seconds: float) -> None:
    """Try in a process of its own, in a copy of the tree, what no fork could try, and what has survived there."""
    wanted = [mutant for mutant in chosen if mutant.key not in EQUAL and not outcomes.of(mutant).startswith(KILLED)]
    with tempfile.TemporaryDirectory() as folder:
        tree = mutations.copy(Path(folder))
        assert mutations.run(tree, *MYPY, seconds=600).returncode == 0, "mypy finds something without a mutant"
        for number, mutant in enumerate(wanted, 1):
            outcomes.note(mutant, try_out(mutant, reach.order(mutant, seconds), tree, number, 120 + 5 * seconds))


def try_out(mutant: Mutant, tests: list[str], tree: Path, moment: int, most: float) -> str:
    """What becomes of a mutant in this copy of the tree."""
    file = tree / mutant.file
    with mutations.broken(file, mutant.apply(file.read_bytes()).decode(), moment):
        typed = mutant.kind == "SQL" or mutations.run(tree, *MYPY, seconds=600).returncode == 0
        found = [] if typed else ["mypy"]
        ran = red(tree, tests, "-x", seconds=most) if tests and not found else found
    if ran is None:
        return f"{KILLED}{NOTHING}"
    return f"{KILLED}{ran[0]}" if ran else f"{SURVIVES}{len(tests)} tests, afresh"


def tell(mutant: Mutant, outcome: str) -> str:
    """A line about a mutant."""
    old, new = (" ".join(text.split())[:90] for text in (mutant.old, mutant.new))
    return f"{mutant.file}:{mutant.line} {mutant.function} [{mutant.kind}] {old} -> {new}: {outcome}"


def report(chosen: list[Mutant], outcomes: Outcomes) -> float:
    """Print the survivors and the score; returns how many are killed of those that change anything."""
    alive = [mutant for mutant in chosen if not outcomes.of(mutant).startswith(KILLED)]
    equal = [mutant for mutant in alive if mutant.key in EQUAL]
    print("\nsurvivors:", *(tell(mutant, outcomes.of(mutant)) for mutant in alive if mutant not in equal), sep="\n")
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
    parser.add_argument("--seconds", type=float, default=20, help="how long the tests of a mutant took, at most")
    parser.add_argument("--again", action="store_true", help="try those anew that have survived")
    parser.add_argument("--fresh", action="store_true", help="try in a new process, and with mypy, what survives")
    parser.add_argument("--only", help="those of a line, file:line")
    options = parser.parse_args(arguments)
    found = list(made(ROOT, PARTS))
    if options.only:
        chosen = [mutant for mutant in found if f"{mutant.file}:{mutant.line}" == options.only]
    else:
        chosen = sample(found, options.sample, options.seed)
    print(f"{len(chosen)} of {len(found)} mutants")
    outcomes = Outcomes(None if options.only else FOLDER / f"outcomes-{options.seed}.jsonl", options.again)
    reach = Reach(FOLDER)
    with tempfile.TemporaryDirectory(dir="/dev/shm" if os.access("/dev/shm", os.W_OK) else None) as folder:
        in_forks(chosen, outcomes, reach, options.seconds, Path(folder))
    if options.fresh:
        afresh(chosen, outcomes, reach, options.seconds)
    return 0 if report(chosen, outcomes) >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
