"""Which tests are tried with a mutant, and in which order: what `reached.py` has noted."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from itertools import takewhile
from pathlib import Path

from tests.mutants.made import Mutant
from tests.mutations_house import MUTATIONS

ROOT = Path(__file__).parents[2]
ANYHOW = "anyhow.txt"
SHARE = 0.15
"""Of the time of a mutant that one file of tests has at first."""


class Reach:
    """Which tests reach which line and which function, and how long they take."""

    def __init__(self, folder: Path) -> None:
        self.tests: dict[str, set[str]] = defaultdict(set)
        self.seconds: dict[str, float] = defaultdict(float)
        self.anyhow = set[str]()
        """What is red in a fork without any mutant."""
        if (folder / ANYHOW).exists():
            self.anyhow.update((folder / ANYHOW).read_text(encoding="utf-8").split("\n"))
        for path in folder.glob("reached-*.json"):
            found = json.loads(path.read_text(encoding="utf-8"))
            for place, tests in found["reached"].items():
                self.tests[place].update(found["tests"][number] for number in tests)
            for test, seconds in found["seconds"].items():
                self.seconds[test] = max(seconds, self.seconds[test])

    def of(self, mutant: Mutant) -> set[str]:
        """The tests that run the line of a mutant; or its function, any of its class, of its file, what names that."""
        name = f"{mutant.file}:{mutant.function}"
        last = mutant.function.rpartition(".")[2].lstrip("_")
        run = last[:1].islower()  # what lies in no function is run by whichever test imports it first
        places = ({f"{mutant.file}:{mutant.line}"} if run else set(),
                  {one for one in self.tests if run and (one == name or one.startswith(f"{name}.<locals>."))},
                  {one for one in self.tests if one.startswith(f"{name}.")},
                  self._of_files({mutant.file}))  # fmt: skip
        found = next((tests for one in places if (tests := self._all(one))), None)
        return found or self._all(self._of_files(naming(mutant.file)))

    def _all(self, places: set[str]) -> set[str]:
        return {test for place in places if place in self.tests for test in self.tests[place]} - self.anyhow

    def _of_files(self, files: set[str]) -> set[str]:
        return {one for one in self.tests if one.partition(":")[0] in files}

    def time(self, tests: list[str]) -> float:
        """How long these take."""
        return sum(self.seconds[test] for test in tests)

    def order(self, mutant: Mutant, seconds: float) -> list[str]:
        """Those tests, as many as take so many seconds, but one at least: those first that see what is broken in its
        file on purpose, then of the nearest files, of each a few of the quickest before there is more of any."""
        files: dict[str, list[str]] = defaultdict(list)
        for test in sorted(self.of(mutant), key=lambda test: (self.seconds[test], test)):
            files[test.partition("::")[0]].append(test)
        proofs = {proof for row in MUTATIONS if row.file == mutant.file for proof in row.proofs.split()}
        chosen = {test: None for tests in files.values() for test in tests if test.partition("[")[0] in proofs}
        left = seconds - self.time(list(chosen))
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
