"""Tables: read by name, rows as values in their order, and whatever is wrong with them is noticed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engine.kit.tables import BadData, Row, by, must, rows, tables


class City(Row, frozen=True, kw_only=True):
    id: str
    level: int = 1


ROME = {"id": "rome", "level": 2, "source": "rulebook p.3"}
OSLO = {"id": "oslo", "source": "inferred"}


def test_the_tables_of_a_folder_go_by_their_names(tmp_path: Path) -> None:
    (tmp_path / "cities.toml").write_text('[[city]]\nid = "rome"\nsource = "public"\n', encoding="utf-8")
    (tmp_path / "README.md").write_text("no table", encoding="utf-8")
    assert tables(tmp_path) == {"cities": {"city": [{"id": "rome", "source": "public"}]}}


def test_rows_are_values_in_their_order() -> None:
    assert [(city.id, city.level) for city in rows([ROME, OSLO], City)] == [("rome", 2), ("oslo", 1)]


def test_rows_go_by_a_field() -> None:
    assert list(by("id", [OSLO, ROME], City)) == ["oslo", "rome"]


def test_two_rows_with_the_same_key_are_refused() -> None:
    with pytest.raises(BadData, match="same id"):
        by("id", [ROME, OSLO, ROME], City)


@pytest.mark.parametrize("row", [{"id": "rome"}, {"id": "rome", "source": "somebody said so"}, {**ROME, "level": "2"}])
def test_a_row_without_a_known_source_or_of_another_type_is_refused(row: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        rows([row], City)


def test_what_must_hold_is_said_when_it_does_not() -> None:
    must(True, "cities")
    with pytest.raises(BadData, match="cities"):
        must(False, "cities")
