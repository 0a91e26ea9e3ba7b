from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.chaos.mutations import AIMED, LONG, broken, run
from tests.chaos.world import Wanted, World


@pytest.mark.long
async def test_a_bot_that_is_killed_a_few_times_loses_and_doubles_nothing(tmp_path: Path) -> None:
    world = World(tmp_path, Wanted(("railroad_revolution",), kills=4, seed=1, tables=2, rate=20, pause=LONG))
    await world.run()
    assert world.laws.found == []
    assert world.killed >= 4
    assert world.laws.checks["moves"] > 5
    assert world.laws.checks["posts"] > 5
    assert world.laws.checks["records replayed"] > 0


@pytest.mark.parametrize("name", AIMED)
def test_what_chaos_is_tried_on_fits_the_bot(name: str, tmp_path: Path) -> None:
    tree = broken(AIMED[name], tmp_path / "tree")
    for file, *_ in AIMED[name].changes:
        compile((tree / file).read_bytes(), file, "exec")


@pytest.mark.long
@pytest.mark.parametrize("name", AIMED)
def test_chaos_sees_what_is_missing(name: str, tmp_path: Path) -> None:
    aimed = AIMED[name]
    found = run(replace(aimed.chaos, tree=broken(aimed, tmp_path / "tree")), tmp_path / "world")
    assert [one for one in found if one.startswith(aimed.law)]
