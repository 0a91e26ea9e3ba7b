"""Which clauses and examples of each game are proved by a test that ran and passed: a part of every run of pytest.

A whole run (`make test`; `make clauses` is one of the citing tests only) fails if an id is proved by no test. Any run
fails if a test cites an id that is written nowhere. What only a long test proves is not proved.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.making.made import clauses

ROOT = Path(__file__).parents[1]
EXAMPLE = re.compile(r"^### ([A-Z]+-EX-[A-Z]?\d+)\b", re.MULTILINE)
CITED = "cited"
"""The property of a report with the ids: it is what the processes of xdist tell of a test."""


class Rulebook(NamedTuple):
    """The ids that a game has."""

    game: str
    clauses: list[str]
    examples: list[str]


def rulebooks() -> Iterator[Rulebook]:
    """What rules.md of each game numbers, in the tree and in the packages of `examples`, and examples.md, if any."""
    packages = (ROOT / "examples").glob("*/*/game/rules.md")
    for rules in [*sorted((ROOT / "engine/games").glob("*/rules.md")), *sorted(packages)]:
        name = rules.parent.name if rules.parent.name != "game" else rules.parents[1].name
        book = rules.with_name("examples.md")
        examples = EXAMPLE.findall(book.read_text(encoding="utf-8")) if book.exists() else []
        yield Rulebook(name, clauses(rules.parent), examples)


def cited(item: pytest.Item) -> list[str]:
    """The ids that a test cites."""
    return [str(id_) for mark in item.iter_markers("rule") for id_ in mark.args]


def is_whole(config: pytest.Config) -> bool:
    """Whether all tests, or all that cite a rule, were asked for: no path, no name, no other selection."""
    chosen = config.option
    narrowed = (chosen.keyword, chosen.deselect, chosen.ignore, chosen.ignore_glob, chosen.collectonly)
    lately = any(getattr(chosen, name, False) for name in ("lf", "stepwise"))
    everything = config.args_source is pytest.Config.ArgsSource.TESTPATHS
    return everything and chosen.markexpr in ("", "rule") and not lately and not any(narrowed)


class Proofs:
    """Collects the ids that passed tests cite, and at the end says which are missing."""

    def __init__(self) -> None:
        self.proved: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.proved.update(id_ for name, ids in report.user_properties if name == CITED for id_ in ids)

    def missing(self) -> list[str]:
        """The ids that no test has proved."""
        return [i for book in rulebooks() for i in (*book.clauses, *book.examples) if i not in self.proved]

    def unknown(self) -> list[str]:
        """The ids that are cited, but that no game has."""
        return sorted(self.proved.difference(*((*book.clauses, *book.examples) for book in rulebooks())))

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        incomplete = is_whole(session.config) and self.missing()
        if exitstatus == pytest.ExitCode.OK and (incomplete or self.unknown()):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
        line = terminalreporter.write_line
        if is_whole(config):
            for book in rulebooks():
                counts = [f"{sum(i in self.proved for i in ids)}/{len(ids)}" for ids in (book.clauses, book.examples)]
                line(f"{book.game} {counts[0]} clauses, {counts[1]} examples")
            for id_ in self.missing():
                line(f"  {id_} is proved by no test", red=True)
        for id_ in self.unknown():
            line(f"  {id_} is cited by a test but stands in no rules.md or examples.md", red=True)


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Proofs(), "proofs")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("long") is None and (ids := cited(item)):
            item.user_properties.append((CITED, ids))
