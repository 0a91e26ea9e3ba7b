"""Normal: what it reckons, what it does in positions where a simpler player errs, and easy, which errs on purpose."""

from __future__ import annotations

from collections import Counter
from operator import ge, gt
from typing import Any

import msgspec
import pytest

from engine.core.kept import record
from engine.core.play.rng import Rng, Seed
from engine.games.steam import RULES
from engine.games.steam.advice.designs import LIMITS, designs
from engine.games.steam.advice.estimate import estimate
from engine.games.steam.advice.outlook import BITS, Outlook, lengths
from engine.games.steam.advice.policies import easy, normal
from engine.games.steam.goods import Delivery
from engine.games.steam.state import Auction
from engine.games.steam.view import view
from tests.engine.games.steam.build import Game, asked, building, play, table
from tests.engine.games.steam.make_records import RECORDS
from tests.long import few

RNG = Rng(Seed(0))
SOUTH = ("(0,1) 21@0 =0", "(0,2) T21@0 =0", "(0,3) 21@0 =0")
"""Albany–Poughkeepsie–New York."""
EAST = ("(1,0) 22@3 =0", "(1,1) 22@0 =0")
"""Albany–Hartford."""


def turn_of(match: Game, seat: int, player: object = normal) -> None:
    """A player takes the whole turn."""
    while seat in match.pending:
        play(match, player(match.view(seat), match.pending[seat], RNG))  # type: ignore[operator]


def test_cubes_go_as_far_as_links_lead_and_no_farther_than_a_city_of_their_colour() -> None:
    # 0 - 1 - 2 - 3, where 1 is a town, 2 and 3 are blue, and 0 is red
    red, blue = BITS["red"], BITS["blue"]
    ends, colours = {0: (1,), 1: (0, 2), 2: (1, 3), 3: (2,)}, [red, 0, blue, blue]
    assert lengths(ends, colours, 0) == {blue: 0b10}
    assert lengths(ends, colours, 3) == {blue: 0b1, red: 0b100}
    ring = {**ends, 0: (1, 3), 3: (2, 0)}
    assert lengths(ring, colours, 0) == {blue: 0b11}


def test_cubes_that_go_far_are_worth_a_better_locomotive() -> None:
    outlook = Outlook(table(4, 0, phase="goods").view(0), 0)
    near, far, moves = {0b1: 6}, {0b100: 6}, outlook.moves
    assert outlook.deliveries(far, 1, moves) > outlook.deliveries(near, 1, moves) > 0
    assert outlook.deliveries(near, 3, moves) == outlook.deliveries(near, 1, moves)
    assert outlook.deliveries(far, 3, moves) > outlook.deliveries(far, 1, moves)
    assert outlook.deliveries(far, 1, 2) == 0


def test_the_first_dollars_are_the_dearest_and_the_last_round_has_no_use_for_any() -> None:
    early = Outlook(building(0, cash=0).view(0), 0)
    prices = [round(early.wealth(cash + 10, 0) - early.wealth(cash, 0), 6) for cash in range(0, 200, 10)]
    assert prices == sorted(prices, reverse=True) and prices[-1] > 0
    last = Outlook(building(0, cash=30, income=5, state={"round": 8}).view(0), 0)
    assert last.price(30) == 0
    assert last.price(31) == 0  # income 4 scores as much as 5
    assert last.price(36) == 1


def test_in_the_last_round_it_builds_every_link_that_its_cash_pays() -> None:
    match = building(0, *SOUTH, cash=20, income=4, goods={}, state={"round": 8})
    before = match.view(0).players[0].links
    turn_of(match, 0)
    assert match.view(0).players[0].links > before
    assert match.state.players[0].income == 4


def test_it_improves_early_what_its_links_allow_and_delivers_at_the_end() -> None:
    for level, number, lap, expected in ((1, 3, 1, "improve"), (2, 8, 2, "albany")):
        moment = {"round": number, "lap": lap}
        match = table(4, 0, *SOUTH, phase="goods", goods={"albany": "ppp"}, locomotive=level, state=moment)
        key = normal(match.view(0), match.pending[0], RNG)
        assert key.startswith(expected), number


def test_it_builds_toward_deliveries() -> None:
    match = building(0, goods={"albany": "ppp"}, locomotive=2, built=False)
    turn_of(match, 0)
    assert Outlook(match.view(0), 0).lying == {0b10: 3}


def test_it_takes_vp_when_it_has_more_money_than_it_can_use() -> None:
    for cash, expected in ((0, "income"), (100, "vp")):
        match = table(4, 0, *SOUTH, phase="goods", goods={"albany": "p"}, locomotive=2, cash=cash, state={"round": 3})
        play(match, "albany/purple")
        assert asked(match) == (0, "points")
        assert normal(match.view(0), match.pending[0], RNG) == expected


def test_a_position_is_thought_through_once_and_not_for_another() -> None:
    match = building(0, *SOUTH)
    assert designs(match.view(0), 0, 3) is designs(match.view(0), 0, 3)
    assert designs(match.view(0), 0, 3) is not designs(match.view(0), 0, 2)
    assert designs(match.view(0), 0, 3) is not designs(match.view(0), 1, 3)
    poorer = building(0, *SOUTH, cash=99)
    assert designs(match.view(0), 0, 3) is not designs(poorer.view(0), 0, 3)


@pytest.mark.parametrize("rounds", few((3, 10), 1))
@pytest.mark.parametrize("seed", few(range(2), 1))
def test_easy_gives_nothing_away(seed: int, rounds: int) -> None:
    """It never passes while it can deliver, takes nothing without its action, and leaves no track that it began."""
    match, rng = Game.new(RULES, 3, {"map": "ruhr", "rules": ("base", "standard")[seed]}, seed, confirm=()), RNG
    others = 0
    while match.pending and match.state.round <= rounds:
        ((seat, ask),) = match.pending.items()
        view = match.view(seat)
        key = easy(view, ask, rng)
        others += key != normal(view, ask, rng)
        if key == "pass" and ask.kind == "goods":
            assert not any(isinstance(option, Delivery) for option in ask.options.values())
        if ask.kind == "action-tile" and any(not taking.passed for taking in ask.options.values()):
            assert not ask.options[key].passed or normal(view, ask, rng) == key
        match.answer(seat, key)
    assert others >= 2 * rounds
    assert not any(player.fallen for player in match.state.players)


def test_estimates_end_in_the_true_scores() -> None:
    match = Game.new(RULES, 4, {}, 3, confirm=())
    before = estimate(match.state)
    assert len(before) == 4 and all(10 < points < 70 for points in before)
    played = (RECORDS / "4-players-base-northeast-41-gggg.txt").read_text(encoding="utf-8")
    over = record.play(record.parse(played))
    assert estimate(over.state) == over.result().scores


@pytest.mark.parametrize("number", [1, 4, 7, 8])
def test_who_has_more_may_expect_more(number: int) -> None:
    def expected(**better: int) -> float:
        facts: dict[str, Any] = {"cash": 5, "everybody": {"cash": 5}, "goods": {"albany": "pppp"}, **better}
        return estimate(building(0, *SOUTH, **facts, state={"round": number}).state)[0]

    plain = expected()
    assert all(expected(**better) > plain for better in ({"vp": 2}, {"income": 2}, {"locomotive": 2}))
    # the last dollars of the last round are for track that is in no estimate
    assert expected(cash=15) > plain or number == 8


def bid_of(players: int, seed: int, *taken: int, map: str = "ruhr") -> int:
    """What it bids for the next place when these seats have the first ones."""
    state = Game.new(RULES, players, {"map": map}, seed, confirm=()).state
    auction = Auction(position=len(taken) + 1, taken={seat: n + 1 for n, seat in enumerate(taken)})
    return designs(view(msgspec.structs.replace(state, auction=auction), 0), 0).modest_bid()


def test_it_bids_for_an_opening_that_is_better_than_the_next_one() -> None:
    """What a place is worth depends on the map and its cubes."""
    bids = {bid_of(4, seed, 1, map=("northeast", "ruhr")[seed % 2]) for seed in range(8)}
    assert len(bids) > 1 and all(0 < bid <= max(LIMITS) for bid in bids)


def test_not_all_pay_the_same_for_the_first_place() -> None:
    """Nobody knows what it is worth: seats differ, and so do games; the same position has one answer."""
    prices = Counter[int]()
    for seed in range(12):
        match = Game.new(RULES, 4, {}, seed, confirm=())
        while match.state.auction is None or 1 not in match.state.auction.taken.values():
            seat, ask = next(iter(match.pending.items()))
            key = normal(match.view(seat), ask, Rng(Seed(seed)))
            assert key == normal(match.view(seat), ask, Rng(Seed(seed + 1)))
            match.answer(seat, key)
        prices[_paid(match)] += 1
    assert len(prices) > 1
    assert max(prices.values()) <= 9
    assert set(prices) <= {0, *range(min(LIMITS), 1 + max(LIMITS))}


def _paid(match: Game) -> int:
    """What the last place cost that somebody got."""
    told = [line.msg for line in match.finished if line.msg.key == "steam-log-position"]
    return int(str(told[-1].args["cost"]))


def test_to_begin_is_worth_more_the_more_others_would_come_first() -> None:
    """With many at the table those who build last find the best places taken; for the last places nobody pays much."""

    def bids(seats: int, *taken: int) -> list[int]:
        return [bid_of(seats, seed, *taken) for seed in range(6)]

    assert all(map(gt, bids(6), bids(3)))
    assert all(map(ge, bids(6), bids(6, 1, 2, 3, 4))) and sum(bids(6)) > sum(bids(6, 1, 2, 3, 4))
    assert all(map(ge, bids(5), bids(5, 1, 2)))


def test_a_place_in_the_middle_is_worth_less_than_the_first_to_most() -> None:
    assert sum(bid_of(5, seed) > bid_of(5, seed, 1, 2) for seed in range(8)) > 4


@pytest.mark.parametrize("lap", [1, 2])
def test_it_delivers_a_cube_that_no_better_locomotive_takes_farther(lap: int) -> None:
    """That the best cube is gone then is no reason to keep it."""
    moment = {"round": 8, "lap": lap}
    match = table(4, 0, *SOUTH, phase="goods", goods={"albany": "p"}, locomotive=2, state=moment)
    assert normal(match.view(0), match.pending[0], RNG).startswith("albany")


def test_of_two_cubes_it_delivers_the_one_that_goes_farther() -> None:
    match = table(4, 0, *SOUTH, *EAST, phase="goods", goods={"albany": "ppprrr"}, locomotive=2, state={"round": 5})
    far = Outlook(match.view(0), 0)
    assert far.lying == {0b10: 3, 0b1: 3}
    assert normal(match.view(0), match.pending[0], RNG).startswith("albany/purple")
