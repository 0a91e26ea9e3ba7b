"""What takes long: statistics and exhaustive sweeps. `make test` runs a fixed sample of them, `make soak` all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

PATIENCE = 3600
"""Seconds that a test marked as long may take: on a busy machine a share of a sweep needs more than any other test."""


def few(values: Iterable[Any], count: int) -> list[Any]:
    """The values of `parametrize`, all but `count` of them marked as long: those run are spread evenly."""
    every = list(values)
    kept = {number * len(every) // count for number in range(count)}
    return [value if at in kept else _long(value) for at, value in enumerate(every)]


def _long(value: Any) -> Any:
    return pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=pytest.mark.long)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also the tests that are marked as long")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--long"):
        left_out = [item for item in items if item.get_closest_marker("long")]
        items[:] = [item for item in items if not item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=left_out)
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.timeout(PATIENCE))
