from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.bot.host.rig import Rig


@pytest.fixture(autouse=True)
def seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table is dealt the same."""
    monkeypatch.setattr("secrets.randbits", lambda bits: 7)


@pytest_asyncio.fixture
async def rig(tmp_path: Path, small_pictures: None) -> AsyncIterator[Rig]:
    rig = await Rig(tmp_path / "games.sqlite").open()
    yield rig
    await rig.house.close()
