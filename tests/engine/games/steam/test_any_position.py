"""From any position play goes on, by any answers, and comes to an end: no dead end, no broken law, the same again."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from engine.core.play.match import Match
from engine.games.steam import RULES
from tests.engine.games.steam.anywhere import anywhere
from tests.engine.games.steam.build import Game, match_of
from tests.long import few

ANSWERS = 120
BOLD = {"build": "done", "goods": "pass"}
"""What bold players answer only if there is nothing else."""


def answer(match: Game, chance: Random, *, bold: bool) -> str:
    """Any answer; bold players build and deliver as long as they can."""
    ((_, ask),) = match.pending.items()
    keys = ask.keys(501)
    assert 0 < len(keys) <= 500
    assert len(match.turn_answers) < 40
    if ask.kind in ("bid", "capital"):
        keys = [*keys[:2], *keys[-1:]] if ask.kind == "bid" else keys[:3]
    return chance.choice([key for key in keys if not bold or key != BOLD.get(ask.kind)] or keys)


def seen(match: Game) -> bytes:
    """The table and the open decision."""
    asks = [(seat, ask.kind, ask.keys(501)) for seat, ask in match.pending.items()]
    return msgspec.json.encode((match.state, asks))


@pytest.mark.rule("STM-064", "STM-187", "STM-190", "STM-214", "STM-216", "STM-220")
@pytest.mark.parametrize("seed", few(range(40), 2))
def test_play_goes_on_from_any_position(seed: int) -> None:
    match, chance = match_of(anywhere(seed)), Random(seed)
    match.checked = True
    for count in range(ANSWERS):
        if match.over:
            break
        (seat,) = match.pending
        assert not match.state.players[seat].fallen
        match.answer(seat, answer(match, chance, bold=seed % 2 == 0))
        if count % 5 == 0:
            match = again(match)
    assert match.result().places.count(1) == 1 or not match.over


def again(match: Game) -> Game:
    """The match from its save: the same table, the same decision."""
    loaded: Game = Match.load(RULES, match.save(), confirm=())
    assert not loaded.redone
    assert seen(loaded) == seen(match)
    loaded.checked = True
    return loaded
