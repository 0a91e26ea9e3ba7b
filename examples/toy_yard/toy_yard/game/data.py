"""The facts of data/*.toml, checked when they are loaded. No logic, and no number anywhere else."""

from __future__ import annotations

from pathlib import Path

from engine.kit.tables import by, must, tables
from toy_yard.game.facts import Car

TABLES = tables(Path(__file__).parent / "data")
CARS: dict[str, Car] = by("id", TABLES["cars"]["car"], Car)
ROUNDS: int = TABLES["setup"]["rounds"]

must(all(car.points > 0 for car in CARS.values()), "a car scores something")
