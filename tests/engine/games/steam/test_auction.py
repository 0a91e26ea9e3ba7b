"""The first turn order of the Base game: auction and learning draw (STM-035 to STM-045, STM-183, STM-184)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.i18n import Texts
from bot.ui.parts.reader import Reader
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.games.steam import RULES
from engine.games.steam.state import Auction
from tests.engine.games.steam.build import Game, asked, offered, play, table
from tests.engine.games.steam.scenes import actor, auction_opened_by, cash, incomes, kind, new, order_auction, scales

READ = Reader(Texts()("en"), ("Ann", "Ben", "Cleo", "Dan"))
SEVEN = ["turn-order", "first-move", "engineer", "first-build", "city-growth", "locomotive", "urbanization"]


class Dealt(Rng):
    """Deals these action tiles seat by seat; all other chance is left out."""

    def __init__(self, tiles: Sequence[int]) -> None:
        super().__init__(Seed(0))
        self.tiles = list(tiles)

    def shuffle(self, items) -> None:
        if sorted(items) == [1, 2, 3, 4, 5, 6, 7]:
            items[:] = self.tiles + [n for n in items if n not in self.tiles]


def dealt(tiles: Sequence[int], **variants: str) -> Game:
    """A new game in which the seats draw these action tiles."""
    complete = RULES.complete(len(tiles), variants)
    state = RULES.setup(len(tiles), complete, Dealt(tiles))
    return Match(RULES, len(tiles), complete, state, confirm=())


def labels(match: Game) -> dict[str, str]:
    """What the options are called."""
    (ask,) = match.pending.values()
    return {key: READ(option.label()) for key, option in ask.options.items()}


def bids(match: Game) -> list[int]:
    """The amounts that may be bid."""
    return [int(key) for key in offered(match) if key != "pass"]


@pytest.mark.rule("STM-036", "STM-041", "STM-042")
def test_positions_are_auctioned_one_after_the_other_and_the_last_is_free():
    match = auction_opened_by(0)
    play(match, "3", "pass", "pass", "pass")  # seat 0 has position 1
    assert asked(match) == (1, "bid")
    play(match, "2", "pass", "pass")  # seat 1 has position 2
    assert asked(match) == (2, "bid")
    play(match, "1", "pass")  # seat 2 has position 3, seat 3 the last one
    assert asked(match) == (0, "action-tile")
    assert match.state.order == [0, 1, 2, 3]
    assert [scales(match, seat) for seat in range(4)] == [(-1, 0, 2), (-1, 0, 3), (-1, 0, 4), (0, 0, 0)]


@pytest.mark.rule("STM-037")
def test_chance_says_who_opens():
    assert {actor(new(4, seed)) for seed in range(40)} == {0, 1, 2, 3}
    for opener in range(4):
        match = auction_opened_by(opener)
        assert match.view(None).auction.position == 1


@pytest.mark.rule("STM-038")
def test_bidding_goes_clockwise_with_ever_higher_bids():
    match = auction_opened_by(2)
    assert actor(match) == 2
    play(match, "1")
    assert actor(match) == 3
    assert bids(match)[0] == 2
    play(match, "4")
    assert actor(match) == 0
    assert bids(match)[0] == 5
    play(match, "pass")
    assert actor(match) == 1
    play(match, "5")
    assert actor(match) == 2
    assert bids(match)[0] == 6
    assert "pass" in offered(match)
    play(match, "pass", "6")
    assert actor(match) == 1, "seat 0 and seat 2 are out"


@pytest.mark.rule("STM-038", "STM-042")
def test_who_has_a_position_bids_no_more():
    match = play(auction_opened_by(1), "1", "pass", "pass", "pass")
    seen = []
    while kind(match) == "bid":
        seen.append(actor(match))
        play(match, "pass")
    assert 1 not in seen
    assert seen[:2] == [2, 3]


@pytest.mark.rule("STM-039")
def test_the_first_bid_may_be_nothing():
    match = auction_opened_by(0)
    assert bids(match)[0] == 0
    play(match, "0")
    assert bids(match)[0] == 1, "the next bid is higher"
    play(match, "pass", "pass", "pass")
    assert match.view(None).auction.taken == {0: 1}
    assert scales(match, 0) == (0, 0, 0)


@pytest.mark.rule("STM-040")
def test_who_passes_is_out_for_this_position_only():
    match = play(auction_opened_by(0), "pass", "1", "2", "3", "4", "pass")
    assert actor(match) == 3, "seat 0 is not asked again for position 1, neither is seat 2"
    play(match, "pass")
    assert match.view(None).auction.taken == {1: 1}
    assert actor(match) == 2
    play(match, "pass", "pass")
    assert match.view(None).auction.taken == {1: 1, 0: 2}, "seat 0 bids for position 2 again"


@pytest.mark.rule("STM-041")
def test_the_last_bidder_takes_the_position_and_pays_the_whole_bid_at_once():
    match = play(auction_opened_by(0), "4", "6", "pass", "pass")
    assert actor(match) == 0
    assert cash(match) == [0, 0, 0, 0]
    play(match, "pass")
    assert scales(match, 1) == (-2, 0, 4)
    assert scales(match, 0) == (0, 0, 0), "who loses pays nothing"


@pytest.mark.rule("STM-042")
def test_the_next_auction_is_opened_by_the_left_neighbour_of_the_winner():
    match = play(auction_opened_by(0), "pass", "pass", "1", "pass")
    assert match.view(None).auction.taken == {2: 1}
    assert actor(match) == 3


@pytest.mark.rule("STM-043")
@pytest.mark.parametrize("players", [3, 6])
def test_an_auction_gives_no_starting_cash(players):
    match = new(players, order="auction")
    assert cash(match) == [0] * players
    while kind(match) == "bid":
        play(match, "pass")
    assert cash(match) == [0] * players
    assert incomes(match) == [0] * players


@pytest.mark.rule("STM-044")
def test_a_learning_order_begins_with_the_lowest_tile_and_goes_clockwise():
    firsts = set()
    for seed in range(40):
        match = new(4, seed, order="learning")
        first = match.state.order[0]
        assert match.state.order == [(first + k) % 4 for k in range(4)]
        firsts.add(first)
    assert firsts == {0, 1, 2, 3}
    assert dealt([7, 6, 2, 5], order="learning").state.order == [2, 3, 0, 1]


@pytest.mark.rule("STM-044")
def test_the_drawn_tiles_are_returned():
    match = new(4, order="learning")
    assert match.view(None).action_tiles == {}
    assert set(SEVEN) <= set(offered(match))
    assert actor(match) == match.state.order[0]


@pytest.mark.rule("STM-045")
@pytest.mark.parametrize("players", [3, 4, 6])
def test_later_positions_of_a_learning_order_get_a_little_cash(players):
    match = new(players, order="learning")
    assert [match.state.players[seat].cash for seat in match.state.order] == list(range(players))


@pytest.mark.rule("STM-183", "STM-031")
def test_a_bid_is_at_most_the_spending_power():
    assert bids(auction_opened_by(0)) == list(range(51))
    poor = {"income": -8, "vp": 3, "cash": 2}
    match = table(3, 1, phase="auction", waiting=[], state={"auction": Auction(position=1)}, **poor)
    assert bids(match) == list(range(18)), "2 + 2 x 5 + 1 x 5"


@pytest.mark.rule("STM-184")
def test_whoever_is_left_takes_the_position_for_nothing():
    match = play(auction_opened_by(3), "pass", "pass", "pass")
    assert match.view(None).auction.taken == {2: 1}, "seat 2 is not asked"
    assert incomes(match) == [0, 0, 0, 0]
    assert actor(match) == 3


@pytest.mark.rule("STM-EX-02", "STM-029", "STM-041", "STM-042")
def test_winning_bid_in_the_base_auction():
    match = play(auction_opened_by(1, players=5), "7", "pass", "pass", "pass", "pass")
    assert match.view(None).auction.taken == {1: 1}
    assert scales(match, 1) == (-2, 0, 3)
    assert asked(match) == (2, "bid")
    assert match.view(None).auction.position == 2


@pytest.mark.rule("STM-EX-03", "STM-036", "STM-042")
def test_base_auction_later_opener_is_skipped():
    match = play(auction_opened_by(1), "0", "pass", "pass", "pass")
    assert match.view(None).auction.taken == {1: 1}
    play(match, "pass", "pass")
    assert match.view(None).auction.taken == {1: 1, 0: 2}
    assert asked(match) == (2, "bid")
    assert match.view(None).auction.position == 3
    play(match, "8", "pass")
    assert match.state.order == [1, 0, 2, 3]
    assert scales(match, 3) == (0, 0, 0)


@pytest.mark.rule("STM-EX-04", "STM-039", "STM-184")
def test_base_auction_without_a_bid():
    match = play(auction_opened_by(0, players=3), "pass", "pass")
    assert match.view(None).auction.taken == {2: 1}
    assert scales(match, 2) == (0, 0, 0)
    assert asked(match) == (0, "bid")
    assert match.view(None).auction.position == 2


@pytest.mark.rule("STM-EX-05", "STM-031", "STM-038", "STM-183")
def test_base_auction_limits_of_a_bid():
    match = play(auction_opened_by(0), "49")
    assert bids(match) == [50]
    assert "51" not in offered(match)
    assert "49" not in offered(match)
    play(match, "50")
    while kind(match) == "bid" and match.view(None).auction.position == 1:
        play(match, "pass")
    assert scales(match, 1) == (-10, 0, 0)


@pytest.mark.rule("STM-EX-06", "STM-044", "STM-045")
def test_learning_draw():
    match = dealt([5, 3, 7, 1], order="learning")
    assert match.state.order == [3, 0, 1, 2]
    assert [match.state.players[seat].cash for seat in (3, 0, 1, 2)] == [0, 1, 2, 3]
    assert incomes(match) == [0, 0, 0, 0]


def test_a_table_in_the_middle_of_a_round_has_no_auction():
    assert table(4, 0, phase="tiles").view(None).auction is None


@pytest.mark.rule("STM-041", "STM-166")
def test_a_bid_says_what_is_left_and_what_is_raised_for_it() -> None:
    said = labels(new(4, rules="base", order="auction"))
    assert said["0"] == "Nothing"
    assert said["3"] == "$3: costs 1 income, $2 left"
    assert said["10"] == "$10: costs 2 income, nothing left"
    said = labels(order_auction([0, 1, 2], cash=4))
    assert [said["1"], said["4"]] == ["$1: $3 left", "$4: all you have"]
