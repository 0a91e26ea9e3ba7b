"""How a build turn ends: what is told of a tile and of a plan is what comes, for want of tiles, of money, of places."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.play.ask import Shortcut
from engine.games.steam import building as rules
from engine.games.steam.advice import ADVICE, drafts
from engine.games.steam.site import Site
from engine.games.steam.state import Board
from tests.engine.games.steam.build import Game, building, offered, place, play, spot
from tests.engine.games.steam.test_words import READ, details, told

HARTFORD = "(3,0) 21@1 =0"
"""A link of the player's that is lost without work."""
ELSEWHERE = "(0,1) 21@0"
SECOND, THIRD = "(-1,1) 22@1", "(-1,2) 21@0"
LOSES = "loses Hartford→"


def of_tiles(match: Game) -> set[bool]:
    """Whether the tiles for a hex say that the link is lost."""
    there = play(match.fork(), spot("(0,1)"))
    return {LOSES in details(there).get(tile, "") for tile in offered(there)}


def of_plans(match: Game) -> set[bool]:
    """Whether the plans that build elsewhere say so."""
    return {LOSES in brings(plan) for plan in plans(match) if "Hartford" not in READ(plan.label)}


def plans(match: Game) -> list[Shortcut]:
    ((seat, ask),) = match.pending.items()
    assert ADVICE.shortcuts is not None
    return list(ADVICE.shortcuts(match.view(seat), ask))


def brings(plan: Shortcut) -> str:
    return READ(plan.detail) if plan.detail else ""


def test_a_tile_behind_which_the_turn_goes_on_loses_nothing() -> None:
    match = building(0, HARTFORD)
    assert of_tiles(match) == {False}
    assert "done" not in {plan.keys[-1] for plan in plans(match)}, "what ends the turn would lose the link"


def test_the_last_tile_loses_what_was_not_worked_on() -> None:
    match = place(building(0, HARTFORD), SECOND, THIRD)
    assert of_tiles(match) == {True}
    assert LOSES.removeprefix("loses ").removesuffix("→") in told(place(match, ELSEWHERE))[0]


def test_the_last_money_does() -> None:
    assert of_tiles(building(0, HARTFORD, standard=True, cash=3)) == {True}


def test_so_does_the_last_tile_that_fits_anywhere_although_there_is_money(monkeypatch: pytest.MonkeyPatch) -> None:
    free = rules.free

    def full(board: Board, *given: Any, **more: Any) -> Iterator[Site]:
        return iter(()) if len(board.track) > 1 else free(board, *given, **more)

    for module in (rules, drafts):
        monkeypatch.setattr(module, "free", full)
    match = building(0, HARTFORD)
    assert of_tiles(match) == {True}
    assert "Hartford" in told(place(match, ELSEWHERE))[0]


def test_what_goes_on_with_the_link_loses_nothing_whatever_ends_the_turn() -> None:
    match = place(building(0, HARTFORD), SECOND, THIRD)
    assert plans(match)
    assert {LOSES in brings(plan) for plan in plans(match) if "Hartford" in READ(plan.label)} == {False}
    assert of_plans(match) <= {True}
