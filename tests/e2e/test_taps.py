"""A common turn takes few taps, from Take turn to its end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from statistics import mean
from typing import Any

import pytest

from bot.host.match.typed import parts
from engine.core.ahead.policy import NORMAL, caretaker, move
from engine.core.play import registry
from engine.core.play.ask import CONFIRM, Ask, Shortcut
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from tests.e2e.positions import no_pictures, open_at, positions
from tests.e2e.stage import Stage
from tests.games import FINISHED
from tests.long import few

__all__ = ["no_pictures"]

TURNS_LOOKED_AT = 9


def any_plan(plan: Shortcut) -> bool:
    return True


@dataclass(frozen=True)
class Common:
    """In how many taps the turns of a game that begin with the best such plan are over, more often than not."""

    game: str
    most: int
    begins: Callable[[Shortcut], bool] = any_plan
    variants: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return self.game


MEAN = [
    ("railroad_revolution", "worker", 3.2),
    ("steam", "build", 3.6),
    pytest.param("steam", "goods", 3.0, marks=pytest.mark.long),
    pytest.param("steam", "bid", 3.0, marks=pytest.mark.long),
]
"""With which question a turn begins, and how many taps it takes at most where the best plan is followed, on average:
Take turn, the plan, what is left, Confirm."""

COMMON = [
    Common("russian_railroads", 4),
    Common("railroad_revolution", 3),
    Common("cargo_empire", 3),
    Common("cargo_empire", 3, lambda plan: "plan-city" in repr(plan.detail)),
    Common("steam", 4, lambda plan: plan.keys[0].count("/") == 2, (("order", "learning"),)),
]


def test_every_game_has_a_common_turn() -> None:
    assert {common.game for common in COMMON} == {*FINISHED}


def way_out(ask: Ask[Any]) -> str:
    """What somebody answers who has done what they wanted."""
    return next((str(option) for option in ask.options.values() if option.declines), caretaker(ask))


def follow(match: Match[Any, Any], plan: Shortcut) -> int:
    """How many answers it takes after a plan until the turn is over."""
    twin, count = match.fork(), 0
    twin.confirm = {0}
    for part in parts(twin, 0, plan.keys):
        twin.answer(0, part)
    while twin.boundaries == 1 and 0 in twin.pending:
        twin.answer(0, way_out(twin.pending[0]))
        count += 1
    return count


def find(common: Common) -> tuple[bytes, int]:
    """The beginning of a turn of middling length among those that begin with such a plan, and the plan's place."""
    rules, found = registry.game(common.game), []
    turns = (at for at in positions(common.game, dict(common.variants), "greedy") if not at[0].turn_answers)
    for match, ask in turns:
        plans = enumerate(registry.advice(rules.key).shortcuts(match.view(0), ask))
        if best := next(((place, plan) for place, plan in plans if common.begins(plan)), None):
            found.append((follow(match, best[1]), match.snapshot, best[0]))
        if len(found) == TURNS_LOOKED_AT:
            _, snapshot, place = sorted(found)[TURNS_LOOKED_AT // 2]
            return snapshot, place
    pytest.fail(f"no such plan is offered in {common.game}")


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize("common", few(COMMON, 1), ids=str)
async def test_a_common_turn_takes_few_taps(there: Stage, common: Common) -> None:
    snapshot, place = find(common)
    await open_at(there, common.game, dict(common.variants), snapshot)
    panel, ann = await there.take("Ann"), there.person("Ann")
    await there.click("Ann", panel, "ABCDE"[place])
    taps = 2
    while (shown := await there.host.play.panel(1, ann)).can_undo:
        assert shown.ask is not None
        await there.answer("Ann", there.fresh(panel), CONFIRM if shown.is_confirm else way_out(shown.ask))
        taps += 1
    assert taps <= common.most


def taps(match: Match[Any, Any], rng: Rng) -> int:
    """How many taps it takes seat 0 to the end of a turn: it follows the best plan of each question; where there is
    none it answers as `normal` does. What is drawn behind the turn is chosen then, what others decide in it by them."""
    number, before = 1, match.boundaries
    while match.boundaries == before and 0 in match.pending:
        ask = match.pending[0]
        plans = registry.advice(match.rules.key).shortcuts(match.view(0), ask) if ask.kind != CONFIRM else ()
        if plans:
            for part in parts(match, 0, plans[0].keys):
                match.answer(0, part)
        else:
            move(match, 0, NORMAL, rng)
        number += 1
    return number


@pytest.mark.parametrize(("game", "begins", "most"), MEAN)
@pytest.mark.parametrize("turns", few([8, 120], 1))
def test_who_follows_the_best_plans_needs_few_taps_a_turn(game: str, begins: str, most: float, turns: int) -> None:
    """At tables of four with three practice opponents."""
    found, seeds = list[int](), count(1)
    while len(found) < turns:
        seed = next(seeds)
        match, rng = Match.new(registry.game(game), 4, {}, seed, confirm=[0]), Rng(Seed(seed))
        while match.pending and len(found) < turns:
            seat, ask = next(iter(match.pending.items()))
            if seat == 0 and ask.kind == begins:
                found.append(taps(match, rng))
            else:
                move(match, seat, NORMAL, rng)
    assert mean(found) <= most, found
