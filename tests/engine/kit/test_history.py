"""Points by round: what is kept, and saves from before anybody kept them."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.play import registry
from engine.core.play.codec import Save, encode_state
from engine.core.play.match import Match
from engine.core.play.rules import Result, Rival
from engine.kit.history import History, begin, remember


def test_the_points_of_a_round_are_those_of_the_seats_and_then_of_the_rivals() -> None:
    history: History = {}
    remember(history, Result([3, 4], [{}, {}], [1], 1, [Rival("bank", 5, {}, True)]))
    remember(history, Result([6, 4], [{}, {}], [0], 2, [Rival("bank", 5, {}, False)]))
    assert history == {1: [3, 4, 5], 2: [6, 4, 5]}


OLDER = [key for key, rules in registry.games().items() if rules.upgrades.get(rules.schema - 1) is begin]


@pytest.mark.parametrize("key", OLDER)
def test_a_running_game_from_before_goes_on_without_the_rounds_that_nobody_kept(key: str) -> None:
    rules = registry.game(key)
    match = Match.new(rules, rules.seats[-1])
    tree = msgspec.json.decode(encode_state(match.state))
    del tree["history"]
    save = msgspec.structs.replace(match.save(), schema=rules.schema - 1, state=msgspec.Raw(msgspec.json.encode(tree)))
    old = Match.load(rules, msgspec.json.decode(msgspec.json.encode(save), type=Save))
    assert encode_state(old.state) == encode_state(match.state)
