from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store.engine.place import Where
from tests.bot.host.conftest import everybody_is_known, seed
from tests.bot.host.rig import Rig
from tests.bot.web.visitor import Site
from tests.places import empty

__all__ = ["everybody_is_known", "seed"]


@pytest_asyncio.fixture
async def rig(request: pytest.FixtureRequest, tmp_path: Path, small_pictures: None) -> AsyncIterator[Rig]:
    """A house whose tables have pages."""
    where: Where = tmp_path / "games.sqlite"
    if getattr(request, "param", request.config.getoption("--postgresql")):
        where = request.getfixturevalue("postgresql")
        empty(where)
    rig = await Rig(where, pages=True).open()
    yield rig
    await rig.house.close()


@pytest_asyncio.fixture
async def site(rig: Rig) -> AsyncIterator[Site]:
    """Its pages, and somebody who visits them."""
    site = await Site(rig).open()
    yield site
    await site.close()
