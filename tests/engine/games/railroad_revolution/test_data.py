"""The tables agree with one another and with the box, and whatever contradicts is noticed when they are loaded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.games.railroad_revolution import gains
from engine.games.railroad_revolution.data import DATA, check
from engine.games.railroad_revolution.facts import Data
from engine.kit.tables import BadData


def row(table: str, key: Any, **changes: Any) -> Callable[[], Data]:
    """The data with one row changed."""

    def changed() -> Data:
        rows = getattr(DATA, table)
        return replace(DATA, **{table: {**rows, key: replace(rows[key], **changes)}})

    return changed


def without(table: str, key: Any) -> Callable[[], Data]:
    """The data with one row missing."""
    return lambda: replace(DATA, **{table: {k: r for k, r in getattr(DATA, table).items() if k != key}})


BROKEN: dict[str, Callable[[], Data]] = {
    "a space that leads nowhere": row("spaces", "WAS-CHI", b="NYC"),
    "a junction with one space": row("spaces", "KCY-DENb", a="KCY"),
    "a plain with triangles": row("spaces", "CLT-MIA", triangles=1),
    "two start spaces": row("spaces", "CLT-MIA", terrain="start"),
    "a city without a tile of its level": row("cities", "CHI", level=3),
    "a loose tile with a city": row("city_tiles", "2-1", city="CHI"),
    "a sector with deal icon and tile": row("sectors", 3, tile=True),
    "sectors that are not counted from 1": without("sectors", 1),
    "links that skip a sector": lambda: replace(DATA, links=DATA.links[1:]),
    "a worker of no known colour": row("telegraph_tiles", "TG-rail", effect=gains.Workers(take=("green",))),
    "a train too many": row("trains", "money", count=6),
    "a milestone lost": without("milestones", "B-4"),
    "a deal card lost": without("deals", 4),
    "a wealth card with one side": without("wealth", "money"),
    "a rail too many": lambda: replace(DATA, constants=replace(DATA.constants, spare_rails=2)),
    "a mat with another number of pieces": lambda: replace(DATA, mat=(replace(DATA.mat[0], rails=3), *DATA.mat[1:])),
    "a logo elsewhere": lambda: replace(DATA, mat=(*DATA.mat[:-1], replace(DATA.mat[-1], left_of_logo=True))),
    "a B milestone that is worth less than an A": row("milestones", "B-4", vp=17),
    "a B milestone with one manager": row("milestones", "B-4", managers=("purple",)),
    "a D milestone for one colour": row("milestones", "D-1", managers=("any", "gray")),
    "a gate above the top": row("tracks", "network", vp=(2, 3)),
    "piles of different sizes": row("trains", "money", piles_2=4),
    "neutral stations elsewhere": row("cities", "CHI", neutral_first_station=(2,)),
    "neutral offices elsewhere": row("player_counts", 3, neutral_offices=(2, 4)),
    "more white workers dealt than there are": row("player_counts", 4, bank_white_workers=1),
}


@pytest.mark.rule("RRV-006", "RRV-008", "RRV-009", "RRV-010")
def test_the_tables_agree() -> None:
    check(DATA)


@pytest.mark.parametrize("what", BROKEN)
def test_a_contradiction_is_noticed(what: str) -> None:
    with pytest.raises(BadData):
        check(BROKEN[what]())


@pytest.mark.parametrize(
    "row",
    [{"kind": "teleport"}, {"kind": "steps"}, {"kind": "swap", "price": 100}, {"kind": "money", "amount": "much"}],
)
def test_an_effect_that_is_none_is_noticed(row: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(row, gains.Printed)
