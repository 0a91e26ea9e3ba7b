"""Greedy: it survives, it beats chance, and it comes to a decent score."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from engine.core.ahead.policy import play_out
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.core.play.rules import Result
from engine.games.steam import RULES
from engine.games.steam.advice.means import Purse, within_means
from engine.games.steam.advice.projects import Step, Surveyor, forks
from engine.games.steam.advice.prospects import reached
from engine.games.steam.data import DATA
from engine.games.steam.goods import deliveries
from engine.games.steam.state import Auction, State
from engine.games.steam.view import View
from tests.engine.games.steam.build import asked, building, play, spot, table
from tests.engine.games.steam.greedy import greedy
from tests.engine.games.steam.scenes import settling
from tests.long import few

RNG = Rng(Seed(0))


def game(seats: list[str], seed: int, **variants: str) -> tuple[State, Result]:
    match: Match[State, View] = Match.new(RULES, len(seats), variants, seed, confirm=())
    play_out(match, seats, seed)
    return match.state, match.result()


@pytest.mark.parametrize(
    ("rules", "map", "games"),
    [
        ("standard", "ruhr", 1),
        *(pytest.param(*table, 20, marks=pytest.mark.long) for table in product(("base", "standard"), DATA.maps)),
    ],
)
def test_four_greedy_players_all_survive_and_score(rules: str, map: str, games: int) -> None:
    scores: list[int] = []
    for seed in range(games):
        state, result = game(["greedy"] * 4, seed, rules=rules, map=map)
        assert not any(player.fallen for player in state.players)
        scores += result.scores
    assert sum(scores) / len(scores) > 30


@pytest.mark.parametrize("rules", few(["base", "standard"], 1))
@pytest.mark.parametrize(("games", "least"), [(1, 1), pytest.param(40, 35, marks=pytest.mark.long)])
def test_greedy_beats_three_random_players_from_every_seat(rules: str, games: int, least: int) -> None:
    won = 0
    for seed in range(games):
        names = ["random"] * 4
        names[seed % 4] = "greedy"
        won += game(names, seed, rules=rules)[1].winners == [seed % 4]
    assert won >= least


@pytest.mark.parametrize("games", few([2, 4], 1))
def test_random_keeps_solvent_and_reaches_late_rounds(games: int) -> None:
    rounds = [game(["random"] * 4, seed, map=("northeast", "ruhr")[seed % 2])[1].rounds for seed in range(games)]
    assert sum(number >= 5 for number in rounds) >= len(rounds) / 2, rounds


@pytest.mark.parametrize(("standard", "most"), [(False, 6), (True, 3)])
def test_random_bids_and_raises_no_more_than_leaves_it_solvent(standard: bool, most: int) -> None:
    """Base: $6 now, $15 in this round and in the next: income -10 in the end; $7 would be too much."""
    facts: dict[str, Any] = {"cash": 0, "standard": standard}
    state = {"auction": Auction(position=1)}
    match = table(
        3, 0, phase="capital" if standard else "auction", waiting=[], state=None if standard else state, **facts
    )
    ask, rng = match.pending[0], Rng(Seed(1))
    assert {str(most + 1)} <= set(ask.keys())
    answers = {within_means(match.view(0), ask, rng) for _ in range(400)}
    assert answers - {"pass"} == {str(n) for n in range(most + 1)}


def test_random_builds_nothing_that_would_ruin_it_unless_it_must() -> None:
    match = building(0, cash=0, income=-7)
    assert {within_means(match.view(0), match.pending[0], RNG) for _ in range(50)} == {"done"}
    rich = building(0, cash=100)
    assert len({within_means(rich.view(0), rich.pending[0], RNG) for _ in range(50)}) > 10


@pytest.mark.parametrize("standard", [False, True])
@pytest.mark.parametrize("seed", few(range(25), 8))
def test_the_purse_of_random_pays_and_settles_as_the_rules_do(seed: int, standard: bool) -> None:
    chance = Random(seed)
    facts = {"cash": chance.randrange(12), "income": chance.randint(-10, 3), "vp": chance.randrange(7)}
    level = chance.randint(1, 6)
    others = {"income": 5, "locomotive": 1}
    match = settling({0: {**facts, "locomotive": level}}, standard=standard, everybody=others)
    left = Purse(**facts, upkeep=level if standard else 0).settle(standard=standard)
    after = match.state.players[0]
    assert (left is None) == bool(after.fallen)
    if left is not None:
        assert left[:3] == (after.cash, after.income, after.vp)


def test_the_same_table_makes_the_same_decisions() -> None:
    games = [Match.new(RULES, 3, {}, 7, confirm=()) for _ in range(2)]
    for match in games:
        play_out(match, ["greedy"] * 3, 7, limit=60)
    assert games[0].state == games[1].state
    assert games[0].finished == games[1].finished


def test_a_walk_goes_from_an_edge_to_a_settlement_without_sharp_curves() -> None:
    # south of Albany lies a hex, and behind it Poughkeepsie
    hex, town = spot("(0,1)"), spot("poughkeepsie")
    first = forks("northeast", hex, 0, 2)
    (south,) = (fork for fork in first if fork.step == Step(hex, (0, 3)))
    assert (Step(town, (0,)), town, ()) in south.onward
    for fork in (*first, *(second for one in first for second in one.onward)):
        step = fork.step
        assert DATA.maps["northeast"].hexes[step.hex].feature or (step.edges[1] - step.edges[0]) in {2, 3, 4}
        assert bool(fork.end) != bool(fork.onward)


def test_the_cheapest_way_is_found_and_priced() -> None:
    view = building(0).view(0)
    found = {project.stops: project for project in Surveyor(view, 0).projects(3, 20)}
    project = found[spot("albany"), spot("poughkeepsie"), spot("new-york")]
    assert project.cost == 10
    assert [step.hex for step in project.steps] == [spot("(0,1)"), spot("poughkeepsie"), spot("(0,3)")]
    assert found[spot("albany"), spot("poughkeepsie")].cost == 6


def test_what_is_too_dear_or_too_long_is_no_project() -> None:
    view = building(0).view(0)
    through = (spot("albany"), spot("poughkeepsie"), spot("new-york"))
    assert through not in {project.stops for project in Surveyor(view, 0).projects(3, 9)}
    assert through not in {project.stops for project in Surveyor(view, 0).projects(2, 20)}


def test_every_first_step_of_a_project_is_legal() -> None:
    match = building(0, "(0,1) 21@0 =0", "(0,2) T22@0 =0", "(-1,1) 22@1 =1", tile=3)
    offered = set(match.pending[0].options)
    projects = Surveyor(match.view(0), 0).projects(4, 100)
    assert len(projects) > 20
    for project in projects:
        assert project.steps[0].hex in offered
        twin = match.fork()
        play(twin, project.steps[0].hex)
        change = project.changes[0]
        if twin.pending and asked(twin) == (0, "tile"):
            assert f"{project.steps[0].hex}/{change.face.lower()}/{change.turn}" in twin.pending[0].options


def test_deliveries_over_own_links_stop_at_the_first_city_of_their_colour() -> None:
    ways = {"a": ["b"], "b": ["a", "c"], "c": ["b", "d"], "d": ["c"]}
    colours = {"a": "red", "b": "blue", "d": "blue"}
    assert reached(ways, colours, "a", 3) == {"blue": (1, "b")}
    assert reached(ways, colours, "d", 3) == {"blue": (2, "b"), "red": (3, "a")}
    assert reached(ways, colours, "d", 2) == {"blue": (2, "b")}


def test_greedy_builds_what_it_can_deliver_over() -> None:
    match = building(0, goods={"albany": "p"}, locomotive=2, built=False)
    while 0 in match.pending:
        play(match, greedy(match.view(0), match.pending[0], RNG))
    (found,) = deliveries(match.state.board, 0, 2)
    assert str(found.delivery).startswith("albany/purple/")
    assert found.delivery.own == 2


def test_greedy_takes_income_early_and_points_late() -> None:
    tiles = ("(0,1) 21@0 =0", "(0,2) T21@0 =0", "(0,3) 21@0 =0")
    for number, expected in ((1, "income"), (8, "vp")):
        match = table(4, 0, *tiles, phase="goods", goods={"albany": "p"}, locomotive=2, state={"round": number})
        play(match, "albany/purple")
        assert asked(match) == (0, "points")
        assert greedy(match.view(0), match.pending[0], RNG) == expected


def test_greedy_improves_nothing_for_a_move_that_will_not_come() -> None:
    for number, lap, expected in ((8, 2, "pass"), (8, 1, "improve"), (7, 2, "improve")):
        match = table(4, 0, phase="goods", standard=True, state={"round": number, "lap": lap})
        assert asked(match) == (0, "goods")
        assert greedy(match.view(0), match.pending[0], RNG) == expected


def test_greedy_borrows_no_more_when_its_income_is_low() -> None:
    match = building(0, cash=0, income=-8)
    assert greedy(match.view(0), match.pending[0], RNG) == "done"
    richer = building(0, cash=0, income=0, goods={"albany": "ppp", "new-york": "bbb"})
    assert greedy(richer.view(0), richer.pending[0], RNG) != "done"
