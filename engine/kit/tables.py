"""Tables of what is printed on the components: TOML rows as frozen values, checked when they are read."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

Source = Annotated[str, msgspec.Meta(pattern="rulebook|public|inferred|reconstructed")]
"""Where a row comes from, in one of these words; more may follow, such as a page."""

T = TypeVar("T")


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """Every row says where it comes from."""

    source: Source


class BadData(Exception):
    """The tables contradict each other."""


def must(holds: bool, what: str) -> None:
    """Raises BadData with the error if something does not hold."""
    if not holds:
        raise BadData(what)


def tables(folder: Path) -> dict[str, dict[str, Any]]:
    """Every `<name>.toml` of a folder by its name, as read."""
    return {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.toml"))}


def rows(table: Any, kind: type[T]) -> tuple[T, ...]:
    """The rows of a table in its order. Raises msgspec.ValidationError."""
    return msgspec.convert(table, tuple[kind, ...])  # type: ignore[valid-type]


def by(field: str, table: Any, kind: type[T]) -> dict[Any, T]:
    """The rows of a table by a field that no two share. Raises BadData, msgspec.ValidationError."""
    found = {getattr(row, field): row for row in rows(table, kind)}
    must(len(found) == len(table), f"two rows with the same {field}")
    return found
