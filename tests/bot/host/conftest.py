from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store.engine.place import Where
from tests.bot.host.rig import Rig
from tests.places import empty


@pytest.fixture(autouse=True)
def seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table is dealt the same."""
    monkeypatch.setattr("secrets.randbits", lambda bits: 7)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that is slow, since the machine is busy, is waited for: in a test no time passes by itself, so that
    posts whose transaction was given up would not be tried again."""
    monkeypatch.setattr("bot.store.engine.database.PATIENCE", 120.0)


@pytest.fixture(autouse=True)
def everybody_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody plays at too few tables, however new they are."""
    monkeypatch.setattr("bot.host.match.admission.FIRST_TABLES", 1000)


@pytest_asyncio.fixture
async def rig(request: pytest.FixtureRequest, tmp_path: Path, small_pictures: None) -> AsyncIterator[Rig]:
    """On a file, unless a test wants it `on_both`, or all are to stand on a server (`--postgresql`)."""
    where: Where = tmp_path / "games.sqlite"
    if getattr(request, "param", request.config.getoption("--postgresql")):
        where = request.getfixturevalue("postgresql")
        empty(where)
    rig = await Rig(where).open()
    yield rig
    await rig.house.close()
