"""What a click has shown counts as told by those who had it; what is kept true later says nothing of it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ui.parts.ids import Id, Press
from tests.chaos.backend import Backend, Click
from tests.chaos.laws import WARNING, Laws


def panel(text: str) -> dict[str, Any]:
    """A panel that says something and has a button."""
    button = {"type": 2, "custom_id": str(Id(1, 2, Press.BOARD)), "label": "Board", "style": 2}
    return {"components": [{"type": 10, "content": text}, {"type": 1, "components": [button]}]}


@pytest.fixture
def backend() -> Backend:
    made = Backend()
    made.clicks["token"] = Click(7, 1, 2, "/undo turn:True", [0])
    made.acknowledge("token", {"type": 5})
    return made


def test_a_move_is_told_by_the_panel_that_its_process_shows(backend: Backend) -> None:
    backend.original("token", panel("You will be pinged."), 0)
    assert Laws(backend).done(backend.clicks["token"])


def test_what_was_said_not_to_count_is_not_told_by_the_panel_that_takes_its_place(backend: Backend) -> None:
    backend.original("token", panel(f"{WARNING} Nothing to undo."), 0)
    backend.original("token", panel("You will be pinged."), 0)
    assert not Laws(backend).done(backend.clicks["token"])


def test_nor_is_a_move_by_whoever_keeps_its_panel_true_when_its_process_is_dead(backend: Backend) -> None:
    backend.clicks["token"].died_with.add(0)
    for process in (0, 1):
        backend.original("token", panel("You will be pinged."), process)
    assert not Laws(backend).done(backend.clicks["token"])
