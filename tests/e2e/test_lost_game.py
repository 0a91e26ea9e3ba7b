"""A game whose folder is gone: the bot starts, says so, lets the host end it, and serves everything else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.host.types.table import Status
from engine.core.play import registry
from tests.e2e.stage import GAME, Stage, said, text

Lose = Callable[[], None]
CANNOT_OPEN = "can't be opened by the present version of its rules"


@pytest.fixture
def lose(monkeypatch: pytest.MonkeyPatch) -> Lose:
    """Takes the folder of the game away."""
    left = {key: rules for key, rules in registry.games().items() if key != GAME}
    return lambda: monkeypatch.setattr(registry, "games", lambda: left)


async def test_a_running_game_that_is_gone_is_explained_and_can_be_ended(there: Stage, lose: Lose) -> None:
    board = await there.open_table("Ben", opponents="normal", players=3)
    lose()
    await there.restart()
    for label in ("Take turn", "My board"):
        assert CANNOT_OPEN in said(await there.click("Ann", board, label))
    assert CANNOT_OPEN in said(await there.slash("Ann", "do", moves="pass"))
    assert "Ann" in said(await there.slash("Ann", "game status"))
    await there.env.advance_time(26 * 3600)
    assert "The table is closed" in said(await there.slash("Ann", "game end"))
    assert (await there.host.tables.card(1)).status is Status.ENDED
    await there.slash("Ann", "game new", game="russian_railroads")
    assert "Russian Railroads" in text(await there.last)


async def test_a_lobby_whose_game_is_gone_can_be_closed(there: Stage, lose: Lose) -> None:
    await there.slash("Ann", "game new", game=GAME)
    lobby = await there.last
    lose()
    await there.restart()
    assert "There is no game called" in said(await there.click("Ben", lobby, "Join"))
    assert "The table is closed" in said(await there.slash("Ann", "game end"))
    assert "closed" in text(there.fresh(lobby))
