"""A common turn takes few taps, from Take turn to its end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from engine.core import registry
from engine.core.ask import CONFIRM, Shortcut
from tests.e2e.positions import no_pictures, open_at, positions
from tests.e2e.stage import Stage
from tests.long import few


@dataclass(frozen=True)
class Turn:
    """A common turn: which plan begins it, and in how many taps it is over."""

    game: str
    most: int
    begins: Callable[[Shortcut], bool]
    variants: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return self.game


TURNS = [
    Turn("russian_railroads", 4, lambda plan: plan.keys[0] == "any-coin" and len(plan.keys) > 2),
]


def find(turn: Turn) -> tuple[bytes, int]:
    """The beginning of a turn at which such a plan is offered, and its place."""
    rules = registry.game(turn.game)
    for match, ask in positions(turn.game, dict(turn.variants), "greedy"):
        if not match.turn_answers:
            for place, plan in enumerate(rules.shortcuts(match.view(0), ask)):
                if turn.begins(plan):
                    return match.snapshot, place
    pytest.fail(f"no such plan is offered in {turn.game}")


__all__ = ["no_pictures"]


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize("turn", few(TURNS, 4), ids=str)
async def test_a_common_turn_takes_few_taps(there: Stage, turn: Turn) -> None:
    snapshot, place = find(turn)
    await open_at(there, turn.game, dict(turn.variants), snapshot)
    panel, taps = await there.take("Ann"), 1
    await there.click("Ann", panel, "ABCDE"[place])
    taps += 1
    before = (await there.host.play.panel(1, there.person("Ann"))).seat
    assert before == 0
    while (shown := await there.host.play.panel(1, there.person("Ann"))).can_undo:
        assert shown.ask is not None
        key = next((str(option) for option in shown.ask.options.values() if option.declines), CONFIRM)
        await there.answer("Ann", there.fresh(panel), key)
        taps += 1
    assert taps <= turn.most
