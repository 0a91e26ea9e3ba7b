"""The asserts of a fresh checkout are rewritten once, not by each process of a run anew: that takes seconds each time.

Each process begins with a share of the files of tests; what it meets after that is rewritten already.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

FOLDERS = ("tests", "examples")


def share(root: Path, number: int, count: int) -> list[Path]:
    """Those files of tests that one of so many processes begins with."""
    found = sorted(path for folder in FOLDERS for path in (root / folder).rglob("test_*.py"))
    return found[number::count]


def rewritten(path: Path, config: pytest.Config) -> None:
    """What pytest does with a file that it imports, as far as it keeps that; nothing if that is kept already."""
    from _pytest.assertion import rewrite

    kept = rewrite.get_cache_dir(path) / (path.name[:-3] + rewrite.PYC_TAIL)
    if kept.exists() or not rewrite.try_makedirs(kept.parent):
        return
    digest, code = rewrite._rewrite_test(path, config)
    rewrite._write_pyc(config.stash[rewrite.assertstate_key], code, digest, kept)


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    told = getattr(session.config, "workerinput", None)
    if told is None or sys.dont_write_bytecode:
        return
    try:
        for path in share(session.config.rootpath, int(told["workerid"].removeprefix("gw")), told["workercount"]):
            rewritten(path, session.config)
    except (AttributeError, ImportError, KeyError, TypeError, ValueError) as error:  # which versions of pytest may do
        print(f"the asserts are rewritten by each process: {error!r}", file=sys.stderr)
