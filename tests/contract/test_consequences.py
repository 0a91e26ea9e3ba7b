"""What an option brings is what then happens, and depends on nothing that its seat can't know."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

from engine.core.ahead import consequences
from engine.core.ahead.consequences import Trial, trials
from engine.core.ahead.policy import move
from engine.core.play import registry
from engine.core.play.ask import CONFIRM, Ask
from engine.core.play.codec import decode_state, encode_state
from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.core.play.reading import read
from engine.core.play.rng import Rng, Seed
from tests.games import games_in_turn
from tests.long import few, in_turn
from tests.promises import carried

COUNTED = [key for key in registry.games() if registry.advice(key).ledger is not None]
"""The games that tell what an option brings by their ledger."""

Place = tuple[Match[Any, Any], Ask[Any]]


def positions(key: str, policy: str, every: int, seed: int = 1) -> Iterator[Place]:
    """Every so many decisions of a game at the largest table, with the match as it stands."""
    rules = registry.game(key)
    match, rng, count = Match.new(rules, max(rules.seats), {}, seed), Rng(Seed(seed)), 0
    while match.pending:
        ask = next(iter(match.pending.values()))
        if count % every == 0 and ask.kind != CONFIRM:
            yield match, ask
        count += 1
        move(match, ask.seat, policy, rng)


def truth(match: Match[Any, Any], seat: int, key: str) -> tuple[Any, list[Msg], bool, str]:
    """What the seat has once it has really answered, as soon as nobody could have known more, and what was told until
    then; whether something was revealed by that; what it is asked next."""
    ledger = registry.advice(match.rules.key).ledger
    assert ledger is not None
    after, told, final, twin, _ = carried(match, seat, (key,), lambda state: ledger(state, seat))
    asked = twin.pending.get(seat)
    alone = not final and asked is not None and asked.kind != CONFIRM and len(twin.pending) == 1
    return after, told, final, asked.kind if alone and asked else ""


def lies(match: Match[Any, Any], ask: Ask[Any]) -> Iterator[str]:
    """The options of which something else is told than what happens."""
    ledger, tried = registry.advice(match.rules.key).ledger, trials(ask)
    assert ledger is not None
    # of what several are asked at once nothing comes before all have answered, and who has is a secret
    for key in () if tried.playout().at_once else ask.options:
        told = tried.of(key)
        if told.before != ledger(match.state, ask.seat):
            yield f"{key}: the seat has something else before it"
        if (told.after, [*told.told], told.final, told.asked) != (true := truth(match, ask.seat, key)):
            yield f"{key}: {told} is not {true}"


@games_in_turn()
@in_turn("policy", ["random", "normal"])
@pytest.mark.parametrize("key", COUNTED)
@pytest.mark.parametrize("policy", ["random", "normal"])
@pytest.mark.parametrize("every", few((34, 1), 1))
def test_what_is_told_is_what_happens(key: str, policy: str, every: int) -> None:
    found = [f"{ask.kind} {lie}" for match, ask in positions(key, policy, every) for lie in lies(match, ask)]
    assert not found, "\n".join(found[:10])


@pytest.mark.parametrize("key", COUNTED)
def test_a_ledger_that_lies_is_seen(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    true = Trial.ledger

    def before_the_answer(trial: Trial) -> Any:
        return true(trial) if not trial.keys else None

    monkeypatch.setattr(Trial, "ledger", before_the_answer)
    *_, (match, ask) = islice(positions(key, "random", 30), 2)
    assert len(list(lies(match, ask))) == len(ask.options)


@pytest.mark.parametrize("key", COUNTED)
def test_what_is_sent_to_another_process_can_be_tried_there(key: str) -> None:
    for _, ask in positions(key, "random", 40):
        here, sent = trials(ask), pickle.loads(pickle.dumps(trials(ask)))
        assert [sent.of(option) for option in ask.options] == [here.of(option) for option in ask.options]


def said(match: Match[Any, Any], seat: int) -> list[Msg | None]:
    """All that a seat reads: its options, and its plans."""
    asked, ask = read(match, seat), match.pending[seat]
    assert asked is not None
    plans = registry.advice(match.rules.key).shortcuts(match.view(seat), ask)
    texts = [text for one in asked.options.values() for text in (one.label(), one.detail(), one.group())]
    return [*texts, asked.note, *(text for plan in plans for text in (plan.label, plan.detail))]


@pytest.mark.parametrize("key", COUNTED)
@pytest.mark.parametrize("policy", few(["random", "normal"], 1))
@pytest.mark.parametrize("every", few((38, 1), 1))
def test_nothing_is_told_by_how_the_unknown_is_dealt(
    key: str, policy: str, every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for match, ask in positions(key, policy, every):
        found, table = [], encode_state(match.state)
        for deal in (consequences.DEAL, 1, 2):
            monkeypatch.setattr(consequences, "DEAL", deal)
            ask.hand.memo.clear()
            found.append(said(match, ask.seat))
        monkeypatch.undo()
        assert found[0] == found[1] == found[2], ask.kind
        assert encode_state(match.state) == table, "what is tried out leaves the table as it is"


@games_in_turn(count=2)
@pytest.mark.parametrize("key", list(registry.games()))
@pytest.mark.parametrize("every", few((38, 1), 1))
def test_nothing_is_told_by_what_a_seat_does_not_know(key: str, every: int) -> None:
    rules, rng, compared = registry.game(key), Rng(Seed(7)), 0
    for match, ask in positions(key, "random", every):
        save = match.save()
        other = rules.redeal(decode_state(rules, match.snapshot), ask.seat, rng)
        twin = Match.load(rules, msgspec.structs.replace(save, state=msgspec.Raw(encode_state(other))))
        # where something has been revealed in this turn, it would be something else
        if twin.pending.get(ask.seat) == ask and twin.view(ask.seat) == match.view(ask.seat):
            assert said(twin, ask.seat) == said(match, ask.seat), ask.kind
            compared += 1
    assert compared
