"""make clauses: which clauses and examples of each game are proved by a test that ran and passed."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\*", re.MULTILINE)
EXAMPLE = re.compile(r"^### ([A-Z]+-EX-[A-Z]?\d+)\b", re.MULTILINE)


class Proofs:
    """Collects the ids that passed tests cite, and what went wrong."""

    def __init__(self) -> None:
        self.cited: dict[str, list[str]] = {}
        self.proved: set[str] = set()
        self.failed: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            self.cited[item.nodeid] = [str(id_) for mark in item.iter_markers("rule") for id_ in mark.args]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)
        elif report.when == "call" and report.passed:
            self.proved.update(self.cited[report.nodeid])


def report(proofs: Proofs) -> bool:
    """Print a line a game, then what is missing. True if nothing is."""
    complete, known = not proofs.failed, set()
    for rules in sorted((ROOT / "engine/games").glob("*/rules.md")):
        clauses = CLAUSE.findall(rules.read_text(encoding="utf-8"))
        examples = EXAMPLE.findall(rules.with_name("examples.md").read_text(encoding="utf-8"))
        counts = [f"{sum(i in proofs.proved for i in ids)}/{len(ids)}" for ids in (clauses, examples)]
        print(f"{rules.parent.name} {counts[0]} clauses, {counts[1]} examples")
        missing = [i for i in (*clauses, *examples) if i not in proofs.proved]
        for i in missing:
            print(f"  {i} is proved by no test")
        known.update(clauses, examples)
        complete = complete and not missing
    for i in sorted(proofs.proved - known):
        print(f"  {i} is cited by a test but stands in no rules.md or examples.md")
    for nodeid in proofs.failed:
        print(f"  failed: {nodeid}")
    return complete and proofs.proved <= known


def main() -> int:
    """Run every test that cites a rule. Exit status 1 if one failed or an id is missing."""
    proofs = Proofs()
    pytest.main(["-m", "rule", "-p", "no:cacheprovider", "--no-header", str(ROOT / "tests")], plugins=[proofs])
    return 0 if report(proofs) else 1


if __name__ == "__main__":
    sys.exit(main())
