"""Rounds and phases (CGE-029 to CGE-031), and how long a game is."""

from __future__ import annotations

import pytest

from engine.core.play.rng import Rng, Seed
from tests.engine.games.cargo_empire.build import Game, actor, asked, me, offered, play, scored, table, told
from tests.engine.games.cargo_empire.turns import entries, new, set_up


class Course:
    """A whole game at random: whose turn came when, and how many posts were left after each turn."""

    def __init__(self, match: Game, seed: int) -> None:
        self.match = match
        self.turns: list[tuple[int, int]] = []
        self.maintained: list[int] = []
        self.posts: list[list[int]] = []
        self.orders: dict[int, list[int]] = {}
        rng = Rng(Seed(seed))
        while match.pending:
            state = match.state
            if state.phase == "actions":
                assert state.acting is not None
                self.orders[state.round] = list(state.order)
            play(match, rng.pick(offered(match)))

    def lines(self, key: str) -> int:
        """How often a line was told."""
        return told(self.match).count(key)


def count_turns(match: Game) -> list[tuple[str, int | None]]:
    """Deliveries, skips and new rounds in the order in which they were told: (what, seat)."""
    kinds = {"log-delivery": "turn", "log-skip": "turn", "log-round": "round"}
    found: list[tuple[str, int | None]] = []
    for entry in entries(match):
        key = entry.msg.key.removeprefix("cargo-empire-")
        if key in kinds:
            seat = entry.msg.args.get("seat")
            found.append((kinds[key], seat if isinstance(seat, int) else None))
    return found


@pytest.mark.rule("CGE-EX-Z38", "CGE-029", "CGE-030", "CGE-031", "CGE-090", "CGE-094")
def test_four_seats_take_48_turns_with_two_maintenances_between_them():
    match = new(4, 3)
    Course(match, 3)
    course = count_turns(match)
    assert [kind for kind, _ in course] == [*["round", *["turn"] * 16] * 3]
    for seat in range(4):
        assert course.count(("turn", seat)) == 12
    assert match.over
    assert match.state.round == 3
    view = match.view(None)
    for seat, player in enumerate(view.players):
        assert player.objectives
        assert "" not in player.objectives
        assert list(scored(match, seat)) == ["development", "level3", "city-cards", "objectives"]
        assert match.result().scores[seat] == sum(scored(match, seat).values())
        assert player.posts == [0, 0, 0]


@pytest.mark.rule("CGE-029", "CGE-089")
def test_there_is_no_maintenance_after_the_third_round():
    match = new(2, 5)
    Course(match, 5)
    # setup and two maintenances give order slots, the third round gives none
    assert told(match).count("log-slot") == 3 * 2


@pytest.mark.rule("CGE-030")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_each_round_the_seats_take_four_turns_in_turn_order(seats):
    match = new(seats, 7)
    course = Course(match, 7)
    found = count_turns(match)
    rounds: list[list[int | None]] = []
    for kind, seat in found:
        if kind == "round":
            rounds.append([])
        else:
            rounds[-1].append(seat)
    assert len(rounds) == 3
    for number, turns in enumerate(rounds, 1):
        if number in course.orders:
            assert turns == course.orders[number] * 4


@pytest.mark.rule("CGE-031")
def test_every_turn_takes_one_post_of_the_rounds_column():
    for round_ in (1, 2, 3):
        full = [0] * (round_ - 1) + [4] * (4 - round_)
        match = table(2, 0, cities={"riga": "t18 c0 u0"}, closed=True, round=round_)
        for turn in range(1, 5):
            left = list(full)
            left[round_ - 1] = 4 - turn
            assert me(match, 0).posts == left
            assert asked(match) == "skip"
            play(match, "cards" if turn < 4 else "restock/riga")


@pytest.mark.rule("CGE-030", "CGE-219")
def test_only_the_seat_whose_turn_it_is_decides():
    match = set_up(new(4, 9), 9)
    rng = Rng(Seed(9))
    while match.state.phase == "actions" and match.pending:
        assert list(match.pending) == [match.state.acting]
        play(match, rng.pick(offered(match)))
        if match.state.phase == "actions" and match.pending:
            assert actor(match) == match.state.acting
