"""What `hard` may know, and what every practice opponent can answer."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice, pairwise
from typing import Any

import msgspec
import pytest

from engine.core.ahead import search
from engine.core.ahead.arena import contest_games, moves, until_known
from engine.core.ahead.budget import Budget
from engine.core.ahead.playout import Playout
from engine.core.ahead.policy import EASY, HARD, NORMAL, RANDOM, move, random_policy
from engine.core.ahead.position import Position
from engine.core.play import registry
from engine.core.play.advice import Advice
from engine.core.play.ask import CONFIRM, Ask
from engine.core.play.codec import Save, decode_state, encode_state
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.core.play.rules import Rules
from tests.contract.figures import FIGURES, FIGURES_SEED, Duel
from tests.contract.test_every_game import one_table
from tests.duel.kept import Kept
from tests.duel.play import what_plays
from tests.games import FINISHED, games_in_turn
from tests.long import few

SEED = 31
STRIDE = 13
"""Every how-manieth position of a game is looked at: a prime, so that all kinds of decisions come up."""
DRAWS = 12
"""How often another true state is looked for in which the running turn would have gone the same way."""
KEPT = Kept()
LAST_TURNS = 20
MOST_NOT_BEST = 0.1
"""In what share of last turns something better may be found at leisure."""
THOROUGH = Budget(seconds=None, tries=600)


def positions(key: str, seats: int, variants: dict[str, str], stride: int = STRIDE) -> Iterator[Match[Any, Any]]:
    """Every so many positions of a game in which chance and the first practice opponent take turns."""
    rules = registry.game(key)
    match, rng, better = (
        Match.new(rules, seats, variants, SEED),
        Rng(Seed(SEED)),
        next(iter(registry.advice(rules.key).policies), RANDOM),
    )
    count = 0
    while match.pending:
        if count % stride == 0:
            yield match
        seat = next(iter(match.pending))
        move(match, seat, "random" if match.boundaries % 3 else better, rng)
        count += 1


def alike(one: Ask[Any], other: Ask[Any]) -> bool:
    """Whether two questions are the same for who is asked."""
    return all(getattr(one, of) == getattr(other, of) for of in ("kind", "shape", "note")) and [*one.options] == [
        *other.options
    ]


def other_truths(match: Match[Any, Any], seat: int, rng: Rng) -> Iterator[Save]:
    """Saves of matches that this seat can't tell from the true one, although other things are hidden in them.

    What it was told in the running turn is the same too: the View does not remember all of that.
    """
    save = match.save()
    for _ in range(DRAWS):
        dealt = match.rules.redeal(decode_state(match.rules, bytes(save.state)), seat, rng)
        twin = msgspec.structs.replace(save, state=msgspec.Raw(encode_state(dealt)))
        other = Match.load(match.rules, twin)
        if (
            not other.redone
            and match.pending.keys() == other.pending.keys()
            and alike(match.pending[seat], other.pending[seat])
            and match.view(seat) == other.view(seat)
            and match.story(seat) == other.story(seat)
            and all(map(alike, asked(match.rules, save, seat), asked(match.rules, twin, seat)))
        ):
            yield twin


def asked(rules: Rules[Any, Any], save: Save, seat: int) -> list[Ask[Any]]:
    """What a seat has been asked in the running turn: it remembers what it could choose from."""
    given = [at for at, answer in enumerate(save.answers) if answer.seat == seat]
    return [Match.load(rules, msgspec.structs.replace(save, answers=save.answers[:at])).pending[seat] for at in given]


def duels(row: Duel) -> Sequence[pytest.MarkDecorator]:
    """The marks of a row: games of hard opponents take hours."""
    return (pytest.mark.duel,) if row.hard else ()


def end_of_turn(playout: Playout[Any], rules: Rules[Any, Any]) -> bytes:
    """What becomes of a position when the game's first practice opponent goes on for some turns."""
    better, rng = next(iter(registry.advice(rules.key).policies.values()), random_policy), Rng(Seed(1))
    playout.enough = lambda played: played.turns >= 3
    playout.play(lambda ask: better(rules.view(playout.state, ask.seat), ask, rng))
    playout.close()
    return encode_state(playout.state)


searched = [key for key in registry.games() if search.can_search(registry.advice(key))]


@games_in_turn(count=2)
@one_table
@pytest.mark.parametrize("stride", few((67, STRIDE), 1))
def test_what_is_dealt_depends_on_nothing_that_the_seat_does_not_know(
    key: str, seats: int, variants: dict[str, str], stride: int
) -> None:
    rules, rng, looked = registry.game(key), Rng(Seed(SEED)), 0
    features = registry.advice(key).features
    names = [] if features is None else [*features(Match.new(rules, seats, variants, SEED).state, 0)]
    for match in positions(key, seats, variants, stride):
        for seat in range(seats):
            states = [match.state, rules.redeal(match.state, seat, rng)]
            first, second = (encode_state(rules.redeal(state, seat, Rng(Seed(5)))) for state in states)
            assert first == second
            if features is not None:
                told, other = (features(state, seat) for state in states)
                assert told == other, "what is learnt from tells nothing that the seat does not know"
                assert [*told] == names
        for seat, ask in match.pending.items():
            true = Position(rules, match.save(), seat)
            if true.ask is None or not true.fair:
                continue
            for twin in islice(other_truths(match, seat, rng), 1):
                looked += 1
                deals = [true.deal(looked), Position(rules, twin, seat).deal(looked)]
                assert alike(deals[0].asks[seat], ask)
                assert rules.view(deals[0].state, seat) == match.view(seat)
                assert encode_state(deals[0].state) == encode_state(deals[1].state)
                assert end_of_turn(deals[0], rules) == end_of_turn(deals[1], rules)
    assert looked


@games_in_turn()
@pytest.mark.parametrize("key", searched)
def test_lines_can_be_compared_at_the_end_of_each_round(key: str) -> None:
    rules, found = registry.game(key), dict[int, list[int]]()
    match, rng = Match.new(rules, rules.seats[0], {}, SEED, confirm=()), Rng(Seed(SEED))
    while match.pending:
        if not match.turn_answers:
            found.setdefault(match.state.round, []).append(registry.advice(key).moment(match.state))
        move(match, next(iter(match.pending)), next(iter(registry.advice(key).policies)), rng)
    rounds = [*found.values()]
    assert len(rounds) == match.result().rounds
    assert all(moments == sorted(moments) for moments in rounds)
    assert all(before[-1] < after[0] for before, after in pairwise(rounds))


@games_in_turn()
@pytest.mark.parametrize("key", searched)
@pytest.mark.parametrize("tries", few((3, 6, 15), 1))
def test_hard_answers_every_kind_of_question_and_only_by_what_its_seat_knows(key: str, tries: int) -> None:
    budget = Budget(seconds=None, tries=tries)
    rules, advice = registry.game(key), replace(registry.advice(key), horizon=0)
    rng, kinds, twins = Rng(Seed(SEED)), set(), 0
    for match in positions(key, rules.seats[0], {}, stride=1):
        for seat, ask in match.pending.items():
            if ask.kind in kinds:
                continue
            kinds.add(ask.kind)
            answer = search.answer(rules, advice, match.save(), seat, budget=budget, seed=SEED)
            assert ask.canonical(answer) == answer
            for twin in islice(other_truths(match, seat, rng), 1):
                twins += 1
                assert search.answer(rules, advice, twin, seat, budget=budget, seed=SEED) == answer
    assert CONFIRM in kinds
    assert twins > len(kinds) / 2


class Attentive(Rng):
    """It never takes the lowest numbers, so nothing is overlooked."""

    def below(self, count: int) -> int:
        """The highest."""
        return count - 1


@games_in_turn()
@pytest.mark.parametrize("key", sorted({*FINISHED} & {*searched}))
def test_easy_errs_by_not_looking_far_ahead(key: str) -> None:
    """If it overlooks nothing, it ends a game nearly as normal does, and differs where there is much to come."""
    rules, policies = registry.game(key), registry.advice(key).policies
    match, rng = Match.new(rules, min(rules.seats[-1], 4), {}, SEED, confirm=()), Rng(Seed(SEED))
    same: dict[int, list[bool]] = {}
    while match.pending:
        seat, ask = next(iter(match.pending.items()))
        view = match.view(seat)
        answer = policies[NORMAL](view, ask, rng)
        same.setdefault(match.state.round, []).append(policies[EASY](view, ask, Attentive(Seed(1))) == answer)
        match.answer(seat, answer)
    last = same.pop(match.state.round)
    others = [one for of_round in same.values() for one in of_round]
    assert sum(last) / len(last) > max(0.85, sum(others) / len(others) + 0.05)


@pytest.mark.parametrize("key", sorted({*FINISHED} & {*searched}))
def test_every_game_says_how_good_its_opponents_have_to_be(key: str) -> None:
    """Normal against easy, and hard against normal at every number of seats up to four."""
    rows = [figure for figure in FIGURES if figure.game == key]
    assert any((figure.better, figure.worse) == (NORMAL, EASY) for figure in rows)
    hard = {figure.seats for figure in rows if (figure.better, figure.worse) == (HARD, NORMAL)}
    assert {seats for seats in registry.game(key).seats if 1 < seats <= 4} <= hard


@pytest.mark.parametrize("figure", FIGURES, ids=str)
def test_the_bars_rest_on_games_that_were_played(figure: Duel) -> None:
    """What `make duel` has kept so far: a row that is known holds, of one that goes on it can't be excluded."""
    tally = KEPT.tally(figure)
    if not tally.played:
        pytest.skip("its games are still to be played")
    unsure = not figure.known(tally)
    for found, least in (
        (tally.ahead(figure.better, figure.worse), figure.least),
        (tally.points(figure.better), figure.points),
        (tally.winners_points(), figure.winners),
    ):
        assert found.mean + unsure * found.error >= least, str(tally)


@pytest.mark.long
@pytest.mark.parametrize("figure", [pytest.param(row, marks=duels(row)) for row in FIGURES], ids=str)
def test_practice_opponents_are_as_good_as_they_are_said_to_be(figure: Duel) -> None:
    """As they play now: what was kept counts as long as they would play it again."""
    played, jobs = KEPT.played(figure, what_plays(figure)), os.cpu_count() or 1
    games = chain(played, contest_games(figure.contest, figure.most_pairs, FIGURES_SEED, jobs, len(played)))
    tally = until_known(games, figure.known)
    assert tally.ahead(figure.better, figure.worse).mean >= figure.least, str(tally)
    assert tally.points(figure.better).mean >= figure.points, str(tally)
    assert tally.winners_points().mean >= figure.winners, str(tally)


@pytest.mark.long
@pytest.mark.duel
@pytest.mark.parametrize("key", searched)
def test_hard_makes_the_best_of_its_last_turn(key: str) -> None:
    """Of last turns in which it matters for what it looks at: what chance would do there can be improved."""
    rules, gains, seed = registry.game(key), list[float](), FIGURES_SEED
    while len(gains) < LAST_TURNS:
        for seat, save in last_turns(rules, seed).items():
            own = for_itself(registry.advice(key), seat)
            chance, hard = (
                search.improve(
                    rules, own, save, seat, turn_of(rules, save, seat, name, seed), budget=THOROUGH, seed=seed
                )
                for name in (RANDOM, HARD)
            )
            gains += [hard.gain] * (chance.gain > 0)
        seed += 1
    assert sum(gain > 0 for gain in gains) <= MOST_NOT_BEST * len(gains), gains


def for_itself(advice: Advice[Any], seat: int) -> Advice[Any]:
    """What looks to the end of the game, and where hard does not mind others, at nothing but a seat's own points."""
    judge = advice.judgement or advice.estimate
    assert judge is not None
    return replace(
        advice,
        horizon=None,
        judgement=lambda state: [p * (advice.spoils or other == seat) for other, p in enumerate(judge(state))],
    )


def turn_of(rules: Rules[Any, Any], save: Save, seat: int, name: str, seed: int) -> list[str]:
    """What a practice opponent answers in a turn that begins."""
    match, played = Match.load(rules, save, confirm=()), list[str]()
    names = [name if other == seat else NORMAL for other in range(match.seats)]
    for answer, _ in moves(match, names, Rng(Seed(seed))):
        played += [answer.key] * (answer.seat == seat)
        if match.boundaries > 1:
            break
    return played


def last_turns(rules: Rules[Any, Any], seed: int) -> dict[int, Save]:
    """By seat where its last turn begins, in a game of the most players that `normal` plays."""
    match, rng = Match.new(rules, rules.seats[-1], {}, seed, confirm=()), Rng(Seed(seed))
    begun: dict[int, Save] = {}
    while match.pending:
        seat = next(iter(match.pending))
        if not match.turn_answers:
            begun[seat] = match.save()
        move(match, seat, NORMAL, rng)
    return begun
