"""The facts of data/*.toml, checked when they are loaded. No logic, and no number anywhere else."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from engine.games.railroad_revolution.facts import (
    City,
    CityTile,
    Component,
    Constants,
    Data,
    DealCard,
    Junction,
    Link,
    MatSector,
    Milestone,
    Outline,
    PlayerCount,
    Sector,
    Space,
    TelegraphTile,
    Track,
    Train,
    WealthSide,
)
from engine.games.railroad_revolution.tables import check, must

FOLDER = Path(__file__).parent / "data"

T = TypeVar("T")


def _table(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def _rows(rows: Any, kind: type[T]) -> tuple[T, ...]:
    return msgspec.convert(rows, tuple[kind, ...])  # type: ignore[valid-type]


def _by(field: str, rows: Any, kind: type[T]) -> dict[Any, T]:
    found = {getattr(row, field): row for row in _rows(rows, kind)}
    must(len(found) == len(rows), f"two rows with the same {field}")
    return found


def _load() -> Data:
    setup, rails, telegraph = _table("setup"), _table("rails"), _table("telegraph_sectors")
    outline = _table("map_outline")
    return Data(
        constants=msgspec.convert({row["id"]: row["value"] for row in setup["constant"]}, Constants),
        components=_by("id", setup["component"], Component),
        player_counts=_by("count", setup["players"], PlayerCount),
        cities=_by("id", _table("cities")["city"], City),
        spaces=_by("id", rails["space"], Space),
        junctions=_by("id", rails["junction"], Junction),
        city_tiles=_by("id", _table("city_tiles")["tile"], CityTile),
        sectors=_by("n", telegraph["sector"], Sector),
        links=_rows(telegraph["link"], Link),
        telegraph_tiles=_by("id", _table("telegraph_tiles")["tile"], TelegraphTile),
        trains=_by("id", _table("trains")["train"], Train),
        milestones=_by("id", _table("milestones")["milestone"], Milestone),
        deals=_by("id", _table("deals")["deal"], DealCard),
        wealth=_by("id", _table("starting_wealth")["side"], WealthSide),
        tracks=_by("id", _table("performance_tracks")["track"], Track),
        mat=_rows(_table("player_board")["sector"], MatSector),
        canvas=(outline["canvas_width"], outline["canvas_height"]),
        outlines=_rows(outline["outline"], Outline),
    )


DATA = _load()
check(DATA)
