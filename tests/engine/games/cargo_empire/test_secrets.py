"""Hidden information (CGE-214 to CGE-217): what views, asks and log never tell."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from engine.core.play.ask import Ask
from engine.core.play.codec import decode_state
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.games.cargo_empire import RULES
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.state import State
from engine.games.cargo_empire.view import View
from tests.engine.games.cargo_empire.build import Game, asked, objective, offered, play, table, told
from tests.engine.games.cargo_empire.turns import RED, entries, messages, new, set_up

READERS = (0, 1, 2, 3, None)


def strings(value: Any) -> Iterator[str]:
    """All texts in a view, the names of its fields left out."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings(part)


def hidden_objectives(state: State, reader: int | None) -> set[str]:
    """The objective cards whose place or owner a reader must not learn: all that it has never had in hand."""
    known: set[str] = set()
    if reader is not None:
        own = state.players[reader]
        known = {*own.objectives, *own.drawn, *own.seen}
    open_ = {card for player in state.players[state.people :] for card in player.objectives if not player.face_down}
    return set(DATA.objectives) - known - open_


def readable_asks(match: Game, reader: int | None) -> list[Ask[Any]]:
    """The own Ask, and those of others that are not private."""
    return [ask for seat, ask in match.pending.items() if seat == reader or not ask.private]


def readable_words(match: Game, reader: int | None) -> set[str]:
    """The keys of all messages that a reader can come across: log, prompts and options."""
    found = {key for entry in entries(match) if entry.to in (None, reader) for key in messages(entry.msg)}
    for ask in readable_asks(match, reader):
        shown = [
            ask.note,
            *(option.label() for option in ask.options.values()),
            *(option.detail() for option in ask.options.values()),
        ]
        found |= {key for msg in shown if msg is not None for key in messages(msg)}
    return found


def nothing_is_told(match: Game) -> None:
    """No reader finds an objective card that it must not know, or a city card that lies face down elsewhere."""
    for reader in [*range(match.seats), None]:
        state = match.state
        hidden = hidden_objectives(state, reader)
        backs = {p.face_down for seat, p in enumerate(state.players) if seat != reader and p.face_down}
        assert not hidden & set(strings(msgspec.to_builtins(match.view(reader))))
        words = readable_words(match, reader)
        assert not {f"cargo-empire-objective-{card}" for card in hidden} & words
        assert not {f"cargo-empire-objective-{card}-effect" for card in hidden} & words
        assert not {f"cargo-empire-city-{card}" for card in backs} & words
        keys = {key for ask in readable_asks(match, reader) for key in ask.options}
        assert not hidden & keys
        assert not {key for key in keys if key.split("/")[0] in backs}


@pytest.mark.rule("CGE-214", "CGE-215", "CGE-216")
@pytest.mark.parametrize(
    ("players", "seed", "variants"),
    [
        (4, 1, {}),
        (3, 2, {"map": "dyorle"}),
        (2, 3, {"table": "forwarder"}),
        (2, 4, {"tracks": "advanced", "clans": "on"}),
    ],
)
def test_nobody_comes_across_a_card_that_is_hidden_from_them(players, seed, variants):
    match, rng, seen = new(players, seed, **variants), Rng(Seed(seed)), 0
    step = 0
    while match.pending:
        seat = next(iter(match.pending))
        seen += asked(match) == "objective"
        if match.state.phase != "actions" or asked(match) == "objective" or step % 7 == 0:
            nothing_is_told(match)
        step += 1
        match.answer(seat, rng.pick(list(match.pending[seat].options)))
    assert seen > players, "somebody has come to an objective icon"


def all_face_down(seed: int, players: int = 4) -> dict[int | None, View]:
    """What everybody sees after setup step 9, when all city cards still lie face down."""
    views: dict[int | None, View] = {}
    states: list[State] = []

    def look(state: State) -> None:
        if state.phase == "second" and all(player.face_down for player in state.players):
            states.append(deepcopy(state))
            views.update({reader: RULES.view(state, reader) for reader in (*range(players), None)})

    rules = replace(RULES, check=look)
    set_up(Match.new(rules, players, {}, seed, confirm=(), checked=True), seed)
    assert views
    views_of_owner = [views[seat].players[seat].own_face_down for seat in range(players)]
    assert views_of_owner == [player.face_down for player in states[0].players]
    return views


@pytest.mark.rule("CGE-EX-Z32", "CGE-214", "CGE-215", "CGE-216", "CGE-217")
def test_after_setup_step_9_a_seat_sees_its_own_cards_and_the_backs_of_the_others():
    view = all_face_down(21)[1]
    for player in view.players:
        own = player.seat == 1
        assert player.face_down
        assert bool(player.own_face_down) is own
        assert len(player.objectives) == 1
        assert (player.objectives[0] in DATA.objectives) is own
        assert sum(player.hand.values()) == 4
        assert set(player.markers) == {"car", "train", "ship"}
        assert player.posts == [4, 4, 4]
    assert len(view.row) == 4
    assert sum(space.post is not None for city in view.cities for space in (city.upper, city.lower) if space) == 4
    assert (view.city_deck, view.objective_deck) == (22, 20)
    for name in ("city_deck", "objective_deck"):
        assert isinstance(getattr(view, name), int)


@pytest.mark.rule("CGE-214")
def test_even_practice_opponents_and_onlookers_see_the_back_of_a_card():
    views = all_face_down(22)
    for reader in READERS:
        shown = [player.own_face_down for player in views[reader].players]
        assert [bool(card) for card in shown] == [seat == reader for seat in range(4)]


@pytest.mark.rule("CGE-215")
def test_a_kept_objective_is_told_to_its_owner_only_and_so_is_the_rejected_one():
    match = set_up(new(3, 23), 23)
    lines = [entry for entry in entries(match) if "own-objective" in entry.msg.key or "own-rejected" in entry.msg.key]
    assert sorted(entry.to for entry in lines if entry.to is not None) == [0, 0, 1, 1, 2, 2]
    for seat in range(3):
        (kept,) = match.state.players[seat].objectives
        (rejected,) = match.state.players[seat].seen
        assert {key for entry in lines if entry.to == seat for key in messages(entry.msg)} == {
            "cargo-empire-log-own-objective",
            "cargo-empire-log-own-rejected",
            f"cargo-empire-objective-{kept}",
            f"cargo-empire-objective-{rejected}",
        }


@pytest.mark.rule("CGE-215", "CGE-077")
def test_everybody_sees_how_many_objectives_somebody_holds():
    match = table(
        2,
        RED,
        cities={"riga": "t18 c1 u0", "kiev": "t1 c0"},
        closed=True,
        hand="0/1/0",
        train="3l",
        objectives=[1, 2],
        objective_deck=[5, 9, 10],
    )
    assert asked(match) == "objective"
    assert match.pending[RED].private
    for reader in (1, None):
        red = match.view(reader).players[RED]
        assert (red.objectives, red.drawn) == (["", ""], 2)
    play(match, objective(9))
    for reader in (1, None):
        assert match.view(reader).players[RED].objectives == ["", "", ""]
        assert match.view(reader).objective_deck == 2
    assert "log-objective" in told(match)


@pytest.mark.rule("CGE-216")
@pytest.mark.parametrize("players", [1, 3])
def test_the_order_of_decks_is_in_nobodys_view(players):
    random = Random(5)
    match, rng = new(players, 24), Rng(Seed(24))
    while match.pending:
        state = decode_state(RULES, match.snapshot)
        other = deepcopy(state)
        random.shuffle(other.city_deck)
        random.shuffle(other.objective_deck)
        if other.forwarder is not None:
            random.shuffle(other.forwarder.deck)
        for reader in [*range(players), None]:
            assert RULES.view(state, reader) == RULES.view(other, reader)
        play(match, rng.pick(offered(match)))


@pytest.mark.rule("CGE-217")
def test_everything_else_lies_open():
    match, rng = new(4, 25), Rng(Seed(25))
    while not match.over:
        state = decode_state(RULES, match.snapshot)
        views = [RULES.view(state, reader) for reader in READERS]
        for view in views:
            for player, truth in zip(view.players, state.players, strict=True):
                assert player.hand == truth.hand
                assert player.cities == truth.cities
                assert player.posts == truth.posts
                assert {n: (m.column, m.lane) for n, m in player.markers.items()} == {
                    n: (m.column, m.lane) for n, m in truth.markers.items()
                }
            assert view.row == state.row
            for city in view.cities:
                real = state.cities[city.key]
                assert (city.level, city.cubes, city.beside) == (real.level, real.cubes, real.beside)
                spaces = [space.post for space in (city.upper, city.lower) if space]
                assert [post for post in spaces if post is not None] + city.beside == real.posts()
        for _ in range(9):
            if match.pending:
                play(match, rng.pick(offered(match)))


@pytest.mark.rule("CGE-215", "CGE-094")
def test_results_before_the_end_tell_nothing_of_objectives():
    match, rng = set_up(new(2, 26), 26), Rng(Seed(26))
    while match.pending:
        assert all(points["objectives"] == 0 for points in match.result().breakdown)
        for reader in (0, 1, None):
            assert all(player.points["objectives"] == 0 for player in match.view(reader).players)
        play(match, rng.pick(offered(match)))
