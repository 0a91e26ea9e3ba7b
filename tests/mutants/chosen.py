"""The tests that are to run, in their order: a plugin, `pytest -p tests.mutants.chosen`; CHOSEN names their list."""

from __future__ import annotations

import os
from pathlib import Path

import pytest


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    order = {test: number for number, test in enumerate(Path(os.environ["CHOSEN"]).read_text("utf-8").splitlines())}
    items[:] = sorted((item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid])
