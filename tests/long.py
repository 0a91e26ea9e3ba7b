"""What takes long: statistics and exhaustive sweeps. `make test` runs a fixed sample of them, `make soak` all."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any
from zlib import crc32

import pytest

PATIENCE = 3600
"""Seconds that a test marked as long may take: on a busy machine a share of a sweep needs more than any other test."""


def few(values: Iterable[Any], count: int, first: int = 0) -> list[Any]:
    """The values of `parametrize`, all but `count` of them marked as long: those run are spread evenly.

    Tests over games, layouts or languages begin at another one each, so that all of them have each.
    """
    every = list(values)
    kept = {(first + number * len(every) // count) % len(every) for number in range(count if every else 0)}
    return [value if at in kept else _long(value) for at, value in enumerate(every)]


def _long(value: Any) -> Any:
    return pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=pytest.mark.long)


def in_turn(name: str, values: Sequence[Any], count: int = 1, *, spread: bool = False) -> pytest.MarkDecorator:
    """Of these values of a parameter a test looks at `count`, another test at others; the rest is long.

    What is promised of each game, language or database is so tried with each of them in some test of `make test`, and
    with all in each test of `make soak`. Other values of the parameter, such as toys, stay. `spread`: within the test
    they take turns too, from each choice of its other parameters to the next. `--each` lets all stay.
    """
    return pytest.mark.in_turn(name, list(values), count, spread)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also the tests that are marked as long")
    parser.addoption("--each", action="store_true", help="what tests look at in turn, such as games, each looks at")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "in_turn(name, values, count, spread): see tests/long.py")


def parameters(item: pytest.Item) -> dict[str, Any]:
    """What a test is about, by name; it may have none."""
    return getattr(getattr(item, "callspec", None), "params", {})


def take_turns(items: Iterable[pytest.Item]) -> None:
    """Mark as long whose turn it is not."""
    others: dict[tuple[str, str], dict[str, int]] = defaultdict(dict)
    for item in items:
        for mark in item.iter_markers("in_turn"):
            name, values, count, spread = mark.args
            chosen = {**parameters(item)}
            value, test = chosen.pop(name, None), item.nodeid.partition("[")[0]
            at = crc32(test.rpartition("::")[2].encode())
            if spread:
                known = others[test, name]
                at += known.setdefault(repr(chosen), len(known))
            if value in values and (values.index(value) - at) % len(values) >= count:
                item.add_marker(pytest.mark.long)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--each") and not config.getoption("--game", None):
        take_turns(items)
    if not config.getoption("--long"):
        left_out = [item for item in items if item.get_closest_marker("long")]
        items[:] = [item for item in items if not item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=left_out)
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.timeout(PATIENCE))
