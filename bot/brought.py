"""Brought: files of the repository that the bot hands out, wherever it runs from."""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).parent
PLACES = (HERE / "brought", HERE.parent, HERE.parent / "deploy")
"""Where they lie: in the installed package (pyproject.toml says which), else in the repository that it is made from."""


def brought(name: str) -> str:
    """The text of one of them."""
    return next(path for folder in PLACES if (path := folder / name).is_file()).read_text(encoding="utf-8")
