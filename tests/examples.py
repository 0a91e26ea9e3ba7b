"""The packages in `examples` as if they were installed: on the path, their entry points to be found."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, DistributionFinder
from pathlib import Path
from typing import Any

EXAMPLES = Path(__file__).parents[1] / "examples"


class _Example(Distribution):
    """What pip would have written of a package."""

    def __init__(self, folder: Path) -> None:
        self._project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    def read_text(self, filename: str) -> str | None:
        if filename == "METADATA":
            return f"Name: {self._project['name']}\nVersion: {self._project['version']}\n"
        if filename != "entry_points.txt":
            return None
        groups: dict[str, dict[str, str]] = self._project["entry-points"]
        return "\n".join(
            line
            for group, points in groups.items()
            for line in (f"[{group}]", *(f"{name} = {value}" for name, value in points.items()))
        )

    def locate_file(self, path: Any) -> Path:
        return EXAMPLES / path


class _Examples(DistributionFinder):
    """Finds the examples where Python looks for installed packages."""

    def find_spec(self, *args: Any) -> None:
        return None

    def find_distributions(self, context: Any = None) -> Iterator[Distribution]:
        name = getattr(context, "name", None)
        found = (_Example(file.parent) for file in sorted(EXAMPLES.glob("*/pyproject.toml")))
        yield from (one for one in found if name in (None, one.metadata["Name"]))


def install() -> None:
    """Put them beside the tree; twice is once."""
    if not any(isinstance(finder, _Examples) for finder in sys.meta_path):
        sys.meta_path.append(_Examples())
        sys.path += [str(file.parent) for file in sorted(EXAMPLES.glob("*/pyproject.toml"))]
