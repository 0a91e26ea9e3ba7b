from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.bot.host.desk import Desk


@pytest.fixture(autouse=True)
def seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table is dealt the same."""
    monkeypatch.setattr("secrets.randbits", lambda bits: 7)


@pytest_asyncio.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    desk = await Desk(tmp_path / "games.sqlite").open()
    yield desk
    await desk.house.close()
