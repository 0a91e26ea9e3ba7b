"""Looking back on any game: each turn as it was, and nothing in it that its reader could not see then."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.kept.record import Record, positions
from engine.core.kept.turns import Stand, Turn, glance, pack, turns, unpack
from engine.core.play import registry
from engine.core.play.codec import decode_state, encode_state
from engine.core.play.msg import Msg
from engine.core.play.rng import Rng, Seed
from engine.core.play.table import Entry
from tests.contract.test_every_game import SEED, played

GAMES = list(registry.games())


def record_of(key: str) -> Record:
    seats = registry.game(key).seats[0]
    game = played(key, seats, {})
    whole = Record(key, seats, SEED, game.match.variants)
    for answer in game.answers:
        whole.add(answer)
    return whole


def seen(turn: Turn, key: str, reader: int | None) -> tuple[Any, ...]:
    found = glance(registry.game(key), turn, reader)
    return encode_state(found.view), found.result, found.seat, found.told


@pytest.mark.parametrize("key", GAMES)
def test_the_turns_of_a_game_are_its_boundaries_and_hold_its_log(key: str) -> None:
    whole = record_of(key)
    found = list(turns(whole))
    assert [turn.stand.turn for turn in found] == list(range(len(found)))
    *_, last = positions(whole)
    assert found[-1].stand.state == last.snapshot
    assert [entry for turn in found for entry in turn.told] == last.finished
    assert found[0].seat is None
    assert None not in [turn.seat for turn in found[1:]]
    assert unpack(pack([turn.stand for turn in found])) == [turn.stand for turn in found]


@pytest.mark.parametrize("key", GAMES)
def test_a_turn_looked_back_on_tells_no_more_than_could_be_seen_then(key: str) -> None:
    rules, rng, seats = registry.game(key), Rng(Seed(3)), registry.game(key).seats[0]
    different = 0
    for turn in list(turns(record_of(key)))[:-1:5]:
        for reader in (None, *range(seats)):
            dealt = rules.redeal(decode_state(rules, turn.stand.state), reader, rng)
            other = Turn(Stand(turn.stand.turn, rules.schema, encode_state(dealt)), turn.seat, turn.told)
            different += other != turn
            assert seen(other, key, reader) == seen(turn, key, reader)
    assert different > 0


def test_a_line_for_one_seat_is_read_by_nobody_else() -> None:
    key = GAMES[0]
    first = next(turns(record_of(key)))
    lines = (Entry(Msg("all")), Entry(Msg("own"), 1))
    turn = Turn(first.stand, None, lines)
    assert [[msg.key for msg in seen(turn, key, reader)[3]] for reader in (None, 0, 1)] == [
        ["all"],
        ["all"],
        ["all", "own"],
    ]
