"""Every table and column of the schema is known for what it holds of a person, and people are told the same."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.whole import migrations
from bot.store.whole.holdings import HOLDINGS

PRIVACY = Path(__file__).parents[3] / "PRIVACY.md"


def test_every_column_is_said_to_be_of_a_person_or_not(tmp_path: Path) -> None:
    migrations.migrate(tmp_path / "new.sqlite")
    with closing(sqlite3.connect(tmp_path / "new.sqlite")) as file:
        tables = [row[0] for row in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        schema = {table: {row[1] for row in file.execute(f"PRAGMA table_info({table})")} for table in tables}
    assert {table: one.of | one.others for table, one in HOLDINGS.items()} == schema
    assert [table for table, one in HOLDINGS.items() if one.of & one.others] == []


def test_people_are_told_of_every_table() -> None:
    told = PRIVACY.read_text(encoding="utf-8").splitlines()
    rows = [f"| `{table}` | {one.what} | {one.goes} |" for table, one in HOLDINGS.items() if one.of]
    assert [row for row in rows if row not in told] == []
    nothing = next(line for line in told if line.startswith("Nothing of a person"))
    assert [table for table, one in HOLDINGS.items() if not one.of and f"`{table}`" not in nothing] == []
