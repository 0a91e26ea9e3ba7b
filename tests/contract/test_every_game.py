"""What every game promises, for every seat count and variant. A new game gets these tests for free."""

from __future__ import annotations

import os
import pickle
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import cycle, islice
from typing import Any

import msgspec
import pytest

from engine.core.ahead.policy import RANDOM, move, play_out
from engine.core.kept import record
from engine.core.play import registry
from engine.core.play.ask import CONFIRM, Ask
from engine.core.play.codec import Answer, Save, decode_state, encode_state
from engine.core.play.match import Match
from engine.core.play.msg import Msg, Value
from engine.core.play.reading import read
from engine.core.play.rng import Rng, Seed
from engine.core.play.rules import Result, Rules
from engine.core.play.table import Entry, Table
from renderers.i18n import Words
from tests.games import games_in_turn
from tests.long import few
from tests.told import nothing

MOST_OPTIONS, MOST_KEY = 500, 60
MOST_ANSWERS = 40
MOST_ORDERS = 24
ASK_ME = "ask-me"
"""What no standing order may be called: it means that there is none."""
SEED = 0
"""The deal of the game that most tests look at, each at its side of it."""
KEY = re.compile(r"[a-z0-9][a-z0-9/-]*")
GAMES_UNTIL_ASKED = 40


def tables() -> Iterator[tuple[str, int, dict[str, str]]]:
    """Every game at every seat count, once with each choice of each variant that it does not refuse.

    Of a quiet variant, which only refines another one, the first and the last choice stand for all.
    """
    for key, rules in registry.games().items():
        for seats in rules.seats:
            yield key, seats, {}
            for variant in rules.variants:
                for choice in (variant.choices[1], variant.choices[-1]) if variant.quiet else variant.choices[1:]:
                    if seats in rules.counts({variant.key: choice}):
                        yield key, seats, {variant.key: choice}


def is_smallest(key: str, seats: int, variants: dict[str, str]) -> bool:
    """Whether this is the smallest table of its variants."""
    return seats == min(registry.game(key).counts(variants))


def is_widest(key: str, seats: int, variants: dict[str, str]) -> bool:
    """Whether this is the largest table of its variants."""
    return seats == max(registry.game(key).counts(variants))


@dataclass
class Played:
    """A random game, remembered answer by answer."""

    match: Match[Any, Any]
    answers: list[Answer] = field(default_factory=list)
    snapshots: list[bytes] = field(default_factory=list)
    asks: list[Ask[Any]] = field(default_factory=list)
    shown: list[Ask[Any]] = field(default_factory=list)
    """Some of them as they are read."""
    longest: int = 0


SHOWN = 11
"""So-manieth questions are read, where nothing else is said."""


def play(
    key: str, seats: int, variants: dict[str, str], seed: int, *, checked: bool = True, shown: int = SHOWN
) -> Played:
    """Play at random, mostly with the conservation laws checked at every boundary; read every so-manieth question."""
    played = Played(Match.new(registry.game(key), seats, variants, seed, confirm=(), checked=checked))
    match, rng = played.match, Rng(Seed(seed))
    boundary = -1
    while match.pending:
        if match.boundaries != boundary:
            boundary = match.boundaries
            played.snapshots.append(match.snapshot)
        for ask in match.pending.values():
            if len(played.asks) % shown == 0 and (question := read(match, ask.seat)) is not None:
                played.shown.append(question)
            played.asks.append(ask)
        played.longest = max(played.longest, len(match.turn_answers))
        played.answers.append(move(match, next(iter(match.pending)), "random", rng))
    return played


@lru_cache(maxsize=8)
def _played(
    key: str, seats: int, variants: tuple[tuple[str, str], ...], *, seed: int, checked: bool, shown: int
) -> Played:
    return play(key, seats, dict(variants), seed, checked=checked, shown=shown)


def played(
    key: str, seats: int, variants: dict[str, str], seed: int = SEED, *, checked: bool = True, shown: int = SHOWN
) -> Played:
    """A random game that several tests look at; none of them may change it."""
    return _played(key, seats, tuple(variants.items()), seed=seed, checked=checked, shown=shown)


NAMES = ("key", "seats", "variants")


def at_tables(kept: Callable[[str, int, dict[str, str]], bool]) -> pytest.MarkDecorator:
    """At every table; all but those kept are long.

    The scope lets the tests of a table follow each other, so that they share its game.
    """
    listed = [table if kept(*table) else pytest.param(*table, marks=pytest.mark.long) for table in tables()]
    return pytest.mark.parametrize(NAMES, listed, ids=str, scope="module")


many_tables = at_tables(lambda key, seats, variants: not variants or is_smallest(key, seats, variants))
"""Every number of seats, and every choice at its smallest table."""
some_tables = at_tables(
    lambda key, seats, variants: not variants and (is_smallest(key, seats, variants) or is_widest(key, seats, variants))
)
"""The fewest and the most seats."""
one_table = at_tables(lambda key, seats, variants: not variants and is_smallest(key, seats, variants))
"""The fewest seats of every game."""


def seats_and_rivals(result: Result) -> list[int]:
    return [*result.scores, *(rival.score for rival in result.rivals)]


@many_tables
@pytest.mark.parametrize("seed", few(range(SEED, SEED + 3), 1))
def test_random_games_end_with_bounded_asks_and_conserved_pieces(
    key: str, seats: int, variants: dict[str, str], seed: int
) -> None:
    game = played(key, seats, variants, seed)
    assert game.match.over
    assert game.longest <= MOST_ANSWERS
    for ask in game.asks:
        assert 0 < len(ask.keys(MOST_OPTIONS + 1)) <= MOST_OPTIONS, ask.kind
        bad = [option for option in ask.options if not KEY.fullmatch(option) or len(option) > MOST_KEY]
        nothing(bad, f"keys of {ask.kind} that are no keys")
        assert ask.default is None or ask.parse(ask.default) is not None
    result = game.match.result()
    assert result.scores == [sum(sources.values()) for sources in result.breakdown]
    assert [rival.score for rival in result.rivals] == [sum(rival.breakdown.values()) for rival in result.rivals]
    assert result.winners or any(rival.won for rival in result.rivals)
    # who scores by rounds remembers each of them, for everybody
    assert list(result.history) in ([], list(range(1, result.rounds + 1)))
    assert all(len(points) == len(seats_and_rivals(result)) for points in result.history.values())


@many_tables
def test_a_state_survives_json_at_every_boundary(key: str, seats: int, variants: dict[str, str]) -> None:
    rules = registry.game(key)
    for raw in played(key, seats, variants).snapshots:
        state = decode_state(rules, raw)
        assert type(state) is rules.state_type
        assert encode_state(state) == raw
        assert decode_state(rules, raw, rules.schema) == state


@some_tables
def test_a_record_replays_to_the_same_bytes(key: str, seats: int, variants: dict[str, str]) -> None:
    game = played(key, seats, variants)
    written = record.Record(key, seats, SEED, game.match.variants, game.answers)
    again = record.play(record.parse(str(written)), checked=True)
    assert again.snapshot == game.match.snapshot
    assert again.finished == game.match.finished
    assert again.result() == game.match.result()


@many_tables
def test_what_is_asked_can_be_sent_to_the_processes_that_draw(key: str, seats: int, variants: dict[str, str]) -> None:
    seen: set[str] = set()
    for ask in played(key, seats, variants).asks:
        if ask.kind not in seen:
            seen.add(ask.kind)
            assert list(pickle.loads(pickle.dumps(ask)).options) == list(ask.options)


@some_tables
@pytest.mark.parametrize("stride", few((11, 1), 1))
def test_a_save_taken_at_any_answer_restores_the_same_asks(
    key: str, seats: int, variants: dict[str, str], stride: int
) -> None:
    rules, answered = registry.game(key), 0
    match, rng = Match.new(rules, seats, variants, 13), Rng(Seed(13))
    while match.pending:
        answered += 1
        if answered % stride:
            move(match, next(iter(match.pending)), "random", rng)
            continue
        twin = Match.load(rules, msgspec.json.decode(msgspec.json.encode(match.save()), type=Save))
        assert twin.pending == match.pending
        assert (twin.rev, twin.redone, encode_state(twin.state)) == (match.rev, False, encode_state(match.state))
        assert [twin.story(seat) for seat in range(seats)] == [match.story(seat) for seat in range(seats)]
        move(match, next(iter(match.pending)), "random", rng)


@games_in_turn(count=2)
@some_tables
@pytest.mark.parametrize("stride", few((5, 1), 1))
def test_undo_then_the_same_answer_is_as_if_nothing_had_been_undone(
    key: str, seats: int, variants: dict[str, str], stride: int
) -> None:
    match, rng = Match.new(registry.game(key), seats, variants, 14), Rng(Seed(14))
    undone = answered = 0
    while match.pending:
        seat = next(iter(match.pending))
        answered += 1
        if answered % stride:
            move(match, seat, "random", rng)
            continue
        before = (match.pending, encode_state(match.state))
        answer = move(match, seat, "random", rng)
        if match.can_undo(seat):
            undone += 1
            after = (match.pending, encode_state(match.state), match.story(seat))
            match.undo(seat)
            assert (match.pending, encode_state(match.state)) == before
            match.answer(seat, answer.key)
            assert (match.pending, encode_state(match.state), match.story(seat)) == after
    assert undone > 0


@one_table
def test_nobody_sees_a_turn_before_it_is_confirmed(key: str, seats: int, variants: dict[str, str]) -> None:
    match, rng = Match.new(registry.game(key), seats, variants, 15), Rng(Seed(15))
    shown: dict[int | None, bytes] = {}
    told: dict[int | None, list[Entry]] = {}
    while match.pending:
        seat = next(iter(match.pending))
        others = [p for p in (None, *range(seats)) if p != seat]
        if match.can_undo(seat):
            for p in others:
                assert encode_state(match.view(p)) == shown[p]
                assert match.story(p) == told[p]
        else:
            shown = {p: encode_state(match.view(p)) for p in others}
            told = {p: match.story(p) for p in others}
        move(match, seat, "random", rng)


@games_in_turn(count=2)
@many_tables
@pytest.mark.parametrize("stride", few((13, 3), 1))
def test_a_seat_learns_nothing_from_what_it_may_not_know(
    key: str, seats: int, variants: dict[str, str], stride: int
) -> None:
    rules = registry.game(key)
    rng = Rng(Seed(16))
    different = 0
    for raw in played(key, seats, variants).snapshots[::stride]:
        if reveals_before_it_asks(rules, raw):
            continue
        for seat in (None, *range(seats)):
            true = Match(rules, seats, variants, decode_state(rules, raw))
            dealt = rules.redeal(decode_state(rules, raw), seat, rng)
            different += encode_state(dealt) != raw
            rules.check(dealt)
            other = Match(rules, seats, variants, dealt)
            assert encode_state(other.view(seat)) == encode_state(true.view(seat))
            assert other.story(seat) == true.story(seat)
            assert visible_asks(other, seat) == visible_asks(true, seat)
    assert different > 0


def reveals_before_it_asks(rules: Rules[Any, Any], raw: bytes) -> bool:
    """Whether forced moves show something hidden before the first question, which then may be another one."""
    revealed: list[bool] = []
    script = rules.script(Table(decode_state(rules, raw), lambda entry: None, lambda: revealed.append(True)))
    assert script is not None
    with suppress(StopIteration):
        script.send(None)
    script.close()
    return bool(revealed)


def visible_asks(match: Match[Any, Any], seat: int | None) -> list[tuple[object, ...]]:
    """What a seat can tell of the pending Asks: its own entirely, of others' private ones only that they are there."""
    asks = match.pending.values()
    return [(a.seat, a.kind) if a.private and a.seat != seat else (a.seat, a.kind, *a.options, a.note) for a in asks]


def messages(msg: Msg) -> Iterator[Msg]:
    yield msg
    values: list[Value] = list(msg.args.values())
    for value in values:
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Msg):
                yield from messages(part)


@games_in_turn(count=2)
@many_tables
@pytest.mark.parametrize(("seed", "every"), few([(SEED, 11), *((SEED + n, 3) for n in range(3))], 1))
def test_everything_a_game_says_has_words(
    key: str, seats: int, variants: dict[str, str], seed: int, every: int
) -> None:
    faults: list[str] = []
    words, prefix = Words("en", report=faults.append), key.replace("_", "-")
    everything = [Msg(prefix)]
    for variant in registry.game(key).variants:
        everything += [Msg(f"{prefix}-variant-{variant.key}")]
        everything += [Msg(f"{prefix}-variant-{variant.key}-{choice}") for choice in variant.choices]
    game = played(key, seats, variants, seed, shown=every)
    everything += [entry.msg for entry in game.match.finished]
    result = game.match.result()
    everything += [Msg(f"{prefix}-source-{source}") for points in result.breakdown for source in points]
    everything += [Msg(f"{prefix}-rival-{rival.key}") for rival in result.rivals]
    everything += [Msg(f"{prefix}-tie-break")] if result.places else []
    for ask in game.shown:
        everything += [Msg(f"{prefix}-ask-{ask.kind}"), *([ask.note] if ask.note else [])]
        everything += [text for o in ask.options.values() for text in (o.label(), o.detail()) if text is not None]
    said = {repr(msg): msg for msg in everything}.values()
    missing = {part.key for msg in said for part in messages(msg) if not words.has(part.key)}
    nothing(missing, "messages without a text")
    for msg in said:
        words(msg, lambda seat: f"P{seat}")
    nothing(faults)


@games_in_turn()
@pytest.mark.parametrize(
    NAMES,
    [
        table if not table[2] and is_widest(*table) else pytest.param(*table, marks=pytest.mark.long)
        for table in tables()
    ],
    ids=str,
)
def test_every_standing_order_answers_what_it_is_for(key: str, seats: int, variants: dict[str, str]) -> None:
    rules = registry.game(key)
    orders = rules.orders_with(rules.complete(seats, variants))
    asked: set[str] = set()
    # who plays to win does more of what others are asked about
    player = next(iter(registry.advice(key).policies), RANDOM)
    for seed in range(20, 20 + GAMES_UNTIL_ASKED):
        if asked == set(orders):
            break
        match, rng = Match.new(rules, seats, variants, seed, confirm=()), Rng(Seed(seed))
        while match.pending:
            for seat, ask in match.pending.items():
                for order in orders.get(ask.kind, ()) if ask.standing else ():
                    asked.add(ask.kind)
                    answer = order.answer(match.view(seat), ask)
                    assert answer is None or ask.parse(answer) is not None, (ask.kind, str(order))
            assert all(ask.kind in orders for ask in match.pending.values() if ask.standing)
            move(match, next(iter(match.pending)), player, rng)
    assert asked == set(orders)


@pytest.mark.parametrize("key", list(registry.games()))
def test_standing_orders_can_be_offered_in_one_menu(key: str) -> None:
    faults: list[str] = []
    words, prefix = Words("en", report=faults.append), key.replace("_", "-")
    for kind, orders in registry.game(key).orders.items():
        keys = [str(order) for order in orders]
        assert 0 < len(set(keys)) == len(keys) <= MOST_ORDERS
        assert all(KEY.fullmatch(key) and key != ASK_ME for key in keys)
        said = [Msg(f"{prefix}-standing-{kind}"), *(order.label() for order in orders)]
        said += [detail for order in orders if (detail := order.detail()) is not None]
        nothing({part.key for msg in said for part in messages(msg) if not words.has(part.key)}, "without a text")
        assert all(words(msg) for msg in said)
        nothing(faults)


@pytest.mark.parametrize("variants", [False, pytest.param(True, marks=pytest.mark.long)])
def test_two_hash_seeds_give_the_same_bytes(titles: tuple[str, ...], variants: bool) -> None:
    program = f"import tests.conftest, tests.contract.test_every_game as t\nprint(t.of_smallest({titles}, {variants}))"
    seed = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"  # any but this process's own
    env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": "."}
    other = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, check=True).stdout
    assert other.decode().strip() == of_smallest(titles, variants)
    assert len(other) > 1000


def of_smallest(titles: tuple[str, ...], variants: bool) -> str:
    """How a random game of each title goes at its smallest table, or at that of each choice of its variants."""
    wanted = [table for table in tables() if table[0] in titles and is_smallest(*table)]
    found = (play(*table, 18) for table in wanted if variants or not table[2])
    return repr([(game.match.snapshot, game.answers, game.match.finished) for game in found])


@pytest.mark.parametrize("key", list(registry.games()))
def test_a_view_is_frozen_and_knows_no_state(key: str) -> None:
    rules: Rules[Any, Any] = registry.game(key)
    match = Match.new(rules, rules.seats[0], {}, 1)
    view = match.view(None)
    assert isinstance(view, msgspec.Struct)
    assert type(view).__struct_config__.frozen
    with pytest.raises(AttributeError):
        view.round = 99


@games_in_turn()
@pytest.mark.parametrize("key", list(registry.games()))
@pytest.mark.parametrize("mixed", [True, pytest.param(False, marks=pytest.mark.long)])
def test_every_practice_opponent_plays_a_whole_game(key: str, mixed: bool) -> None:
    rules = registry.game(key)
    names = list(registry.advice(rules.key).policies) or [RANDOM]
    enough = (seats for seats in rules.seats if seats >= len(names))
    seats = next(enough, rules.seats[-1]) if mixed else rules.seats[-1]
    for seated in [names[:seats]] if mixed else [[name] for name in names]:
        match = Match.new(rules, seats, {}, 19, confirm=())
        play_out(match, list(islice(cycle(seated), seats)), 19)
        assert match.over
    assert CONFIRM not in registry.advice(rules.key).policies
