"""A sandbox is made of what its seat knows."""

from __future__ import annotations

import random

import msgspec
import pytest

from engine.core.ahead.policy import policy
from engine.core.kept.sandbox import Sandbox, fork
from engine.core.play import registry
from engine.core.play.codec import decode_state, encode_state
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed

GAMES = tuple(registry.games())


def begun(game: str, answers: int) -> Match:  # type: ignore[type-arg]
    """A game in which everybody has answered by chance for a while, at the beginning of a turn.

    If that would be most of it, not so long.
    """
    rules = registry.game(game)
    match = Match.new(rules, rules.seats[-1], seed=11, confirm=())
    chosen, rng = policy(rules, "random"), Rng(Seed(3))
    for _ in range(answers):
        if not match.pending:
            return begun(game, answers // 4)
        seat = min(match.pending)
        match.answer(seat, chosen(match.view(seat), match.pending[seat], rng))
    while match.turn_answers and match.pending:
        seat = min(match.pending)
        match.answer(seat, chosen(match.view(seat), match.pending[seat], rng))
    return match if match.pending else begun(game, answers // 4)


@pytest.mark.parametrize("game", GAMES)
def test_two_states_that_a_seat_cannot_tell_apart_give_the_same_sandbox(game: str) -> None:
    match = begun(game, 40)
    rules, save = match.rules, match.save()
    state = decode_state(rules, bytes(save.state))
    for seat in (0, rules.seats[-1] - 1):
        twin = rules.redeal(state, seat, Rng(Seed(random.Random(seat).getrandbits(60))))
        assert rules.view(twin, seat) == rules.view(state, seat)
        other = msgspec.structs.replace(save, state=msgspec.Raw(encode_state(twin)))
        assert fork(rules, save, seat, 5) == fork(rules, other, seat, 5)


@pytest.mark.parametrize("game", GAMES)
def test_a_sandbox_is_played_on_and_back_again(game: str) -> None:
    match = begun(game, 20)
    root, path = fork(match.rules, match.save(), 0, 5)
    sandbox = Sandbox(match.rules, root, 0, path)
    first, chosen, rng = sandbox.match.snapshot, policy(match.rules, "random"), Rng(Seed(4))
    while len(sandbox.path) < len(path) + 15 and sandbox.acting is not None and sandbox.ask is not None:
        sandbox.give([chosen(sandbox.match.view(sandbox.acting), sandbox.ask, rng)])
    line, standing = list(sandbox.path), sandbox.standing
    assert sandbox.at(line).standing == standing
    assert len(line) > len(path) + 1
    while len(sandbox.path) > len(path):
        sandbox = sandbox.undone()
    assert (sandbox.path, sandbox.match.snapshot) == (path, first)
