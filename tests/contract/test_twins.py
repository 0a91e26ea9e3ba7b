"""No two buttons of a panel lead to the same position: what is there twice is read twice, and looks like a choice."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from bot.host.match.offers import offered, shortcuts
from bot.host.match.sight import Sight
from bot.host.match.typed import parts
from bot.host.types.people import Person
from bot.i18n import Texts
from bot.ui.parts.ids import Press
from bot.ui.parts.layout import Button, Buttons, Layout, Section
from bot.ui.parts.reader import Reader
from bot.ui.table.panel import turn_panel
from engine.core.ahead.policy import NORMAL, RANDOM, move
from engine.core.play import registry
from engine.core.play.ask import CONFIRM
from engine.core.play.codec import encode_state
from engine.core.play.errors import RoundhouseError
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from renderers import WIDE
from tests.contract.test_every_game import one_table
from tests.games import games_in_turn
from tests.long import few
from tests.told import nothing

NAMES = ("Ann", "Ben", "Cid", "Dan", "Eva", "Fay")
READ = Reader(Texts()("en"), NAMES)

Where = tuple[object, ...]
DECLARED = {
    ("cargo_empire", "advance"): "with one advance of each left, the order in which the markers go makes no difference",
    ("toy_freight", "rail"): "the last rail of a game is not kept",
    ("railroad_revolution", "swap"): "a worker may be swapped for another of its own colour, as the rules let it",
    ("railroad_revolution", "action"): "Done takes what costs nothing, and says so, as the button for it does",
}
"""Decisions of a game in which answers may come to the same, and why; plans may not."""


def pressed(layout: Layout) -> Iterator[tuple[Press, str, str]]:
    """The buttons that answer: what they send, and what is read on them."""
    for item in layout.items:
        buttons = item.items if isinstance(item, Buttons) else [item.button] if isinstance(item, Section) else []
        for button in buttons:
            if isinstance(button, Button) and button.id.verb in (Press.ANSWER, Press.PLAN):
                assert isinstance(button.id.verb, Press)
                yield button.id.verb, button.id.payload, button.label


def position(match: Match[Any, Any], seat: int, keys: tuple[str, ...]) -> Where | None:
    """Where these answers lead: what lies there, and what is asked next.

    None where that is not known: behind what is revealed, or while a script remembers the answer and has done nothing.
    """
    twin, before = match.fork(), encode_state(match.state)
    try:
        for part in parts(twin, seat, keys):
            twin.answer(seat, part)
    except RoundhouseError:
        return None
    asked, after = [(ask.seat, ask.kind, *ask.options) for ask in twin.pending.values()], encode_state(twin.state)
    return None if after == before else (after, repr(asked))


def twins(match: Match[Any, Any], seat: int) -> Iterator[str]:
    """Buttons of a seat's panel that lead to the same position, a line for each."""
    ask = match.pending[seat]
    plans = shortcuts(match, seat)
    sight = Sight(match, seat, Person(1, "Ann"), NAMES[: match.seats], WIDE, ask=offered(match, seat), plans=plans)
    layout = turn_panel(sight.panel(1, match.rev), READ)
    found: dict[Where, list[str]] = defaultdict(list)
    declared, planned = (match.rules.key, ask.kind) in DECLARED, dict[str, bool]()
    for verb, payload, label in pressed(layout):
        keys = plans[payload].keys if verb is Press.PLAN else (payload,)
        said = f"{label} ({READ(plans[payload].label)})" if verb is Press.PLAN else label
        planned[said] = verb is Press.PLAN
        if payload != CONFIRM and (where := position(match, seat, keys)) is not None:
            found[where].append(said)
    for same in found.values():
        if len(same) > 1 and (not declared or sum(planned[said] for said in same) > 1):
            yield f"{ask.kind}: {' = '.join(same)}"


@games_in_turn()
@one_table
@pytest.mark.parametrize(("how", "every"), few([(NORMAL, 17), (NORMAL, 3), (RANDOM, 3)], 1))
def test_no_two_buttons_of_a_panel_lead_to_the_same_position(
    key: str, seats: int, variants: dict[str, str], how: str, every: int
) -> None:
    match, rng, found, looked = Match.new(registry.game(key), seats, variants, 3), Rng(Seed(3)), set[str](), 0
    player = how if how in registry.advice(key).policies else RANDOM
    for number in range(3000):
        if not match.pending:
            break
        seat = next(iter(match.pending))
        if number % every == 0 and match.pending[seat].kind != CONFIRM:
            looked += 1
            found |= {*twins(match, seat)}
        move(match, seat, player, rng)
    assert looked
    nothing(found)
