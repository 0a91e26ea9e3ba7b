"""Components and setup (RRV-007 to RRV-032)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.play.rules import WrongSeats
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.gains import WorkersChoice, kind
from engine.games.railroad_revolution.state import State
from tests.engine.games.railroad_revolution.build import Game, actor, asked, hire, hires, offered, play, position, table
from tests.engine.games.railroad_revolution.turns import me, new, next_turn, pool, trains

COLOURS = ("white", "purple", "orange", "gray", "turquoise")
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
SEEDS = range(30)


def workers_of(state: State) -> Counter[str]:
    """All workers of a game by colour, wherever they are."""
    found = Counter(state.bank) + Counter(offer.worker for offer in state.wealth)
    for player in state.players:
        found.update(player.pool)
    return found


def drafted(match: Game) -> Game:
    """The match after everybody has taken some starting wealth."""
    while asked(match) != "worker":
        play(match, offered(match)[0])
    return match


@pytest.mark.rule("RRV-007")
def test_two_three_or_four_play():
    assert [new(players).state.seats for players in (2, 3, 4)] == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(WrongSeats):
            new(players)


@pytest.mark.rule("RRV-008")
def test_there_are_64_workers():
    assert workers_of(new(4).state) == Counter(white=16, purple=12, orange=12, gray=12, turquoise=12)


@PLAYERS
@pytest.mark.rule("RRV-009", "RRV-012", "RRV-014", "RRV-015")
def test_everybody_has_17_rails_13_buildings_and_3_markers(players):
    match = new(players)
    for player in match.state.players:
        assert (sum(player.rails), player.spare_rails, player.built) == (15, 1, ["WAS-CLT"])
        assert (sum(player.buildings), player.spare_buildings) == (12, 1)
        assert len(player.markers) == 3
    assert match.view(None).spaces == {"WAS-CLT": list(range(players))}
    assert all(owners in ([], [-1]) for owners in match.state.stations.values())
    assert all(owners in ([], [-1]) for owners in match.state.offices.values())


@pytest.mark.rule("RRV-010")
def test_the_box_holds_so_many_tiles_trains_and_cards():
    state = new(4).state
    loose = [city for city, tile in state.city_tiles.items() if not DATA.city_tiles[tile].printed]
    assert len(loose) == 13
    assert len(state.telegraph_tiles) == 6
    assert sum(state.trains.values()) + sum(sum(player.up.values()) for player in state.players) == 24
    milestones = [id for pile in state.piles.values() for id in pile]
    milestones += [held.id for player in state.players for held in player.milestones]
    assert len(set(milestones)) == len(milestones) == 38
    assert len({state.deal, *state.deck}) == 1 + len(state.deck) == 9
    sides = Counter(side.card for side in DATA.wealth.values())
    assert sides == {1: 2, 2: 2, 3: 2, 4: 2}


@pytest.mark.rule("RRV-011")
def test_shares_and_money_never_run_out():
    match = table(4, pool="4 white, gray", money=90_000, shares=60, milestones="", up="")
    play(match, "railway/gray", "clt-mia", "was-chi")
    assert next_turn(match)
    assert me(match).shares == 62


@pytest.mark.rule("RRV-011")
def test_workers_and_trains_run_out():
    rich = {"pool": "4 white, purple", "money": 5000, "milestones": "", "up": ""}
    poor_bank = table(4, bank="gray", **rich)
    assert hires(poor_bank) == ["gray"]
    hire(poor_bank, "gray")
    assert pool(poor_bank) == {"white": 4, "purple": 1, "gray": 1}
    assert hires(poor_bank) == []
    last = table(4, trains={"money": 0, "steps": 0, "shares": 1, "rail": 0}, **rich)
    play(last, "railway/purple", "clt-mia", "was-chi", "train")
    assert trains(last)[0] == {"shares": 1}
    assert not any(last.state.trains.values())


@pytest.mark.rule("RRV-012", "RRV-013", "RRV-EX-68")
def test_the_pieces_of_a_mat_and_what_they_sell_for():
    sectors = new(4).view(None).players[0].sectors
    assert [sector.n for sector in sectors] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [sector.rails for sector in sectors] == [2, 2, 2, 2, 2, 2, 1, 2]
    assert [sector.buildings for sector in sectors] == [1, 1, 1, 2, 2, 2, 1, 2]
    assert [sector.sale_value for sector in sectors] == [400, 500, 600, 700, 800, 900, 1000, 1100]
    assert [sector.left_of_logo for sector in sectors] == [True] * 7 + [False]


@pytest.mark.rule("RRV-004", "RRV-EX-68")
def test_the_leftmost_rail_and_building_are_looked_up_apart():
    match = table(4, pool="4 white, gray", money=900, milestones="")
    play(match, "railway/white", "clt-mia", "mia-lit")
    assert me(match).rails[:2] == [0, 2]
    assert me(match).buildings[:2] == [1, 1]
    match = table(4, pool="4 white, gray", money=900, milestones="", mat_rails=[0, 2], mat_buildings=[0, 0, 1, 1])
    play(match, "telegraph/white", "sector-3")
    assert me(match).buildings[:4] == [0, 0, 0, 1]
    assert me(match).rails[:2] == [0, 2], "the rail in a lower sector stays"


@PLAYERS
@pytest.mark.rule("RRV-014")
def test_the_first_rail_lies_between_washington_and_charlotte(players):
    for seat in range(players):
        seen = new(players).view(None).players[seat]
        assert (seen.rails, set(seen.cities)) == (["WAS-CLT"], {"WAS", "CLT"})


@PLAYERS
@pytest.mark.rule("RRV-016", "RRV-018", "RRV-023")
def test_what_everybody_starts_with(players):
    match = new(players)
    for seat in range(players):
        assert (me(match, seat).money, me(match, seat).shares) == (600, 3)
        assert pool(match, seat) == {"white": 4}
        assert trains(match, seat) == ({"promote2": 1}, {})
        assert me(match, seat).markers == {"telegraph": 0, "stations": 0, "network": 0}
    assert "promote2" not in match.state.trains, "the others go to the box"


@PLAYERS
@pytest.mark.rule("RRV-017")
def test_the_bank_starts_with_48_specialists(players):
    state = new(players).state
    assert state.bank["white"] == 0
    lying = Counter(state.bank) + Counter(offer.worker for offer in state.wealth)
    assert lying == Counter(purple=12, orange=12, gray=12, turquoise=12)
    assert workers_of(state)["white"] == 4 * players, "the rest of the white ones is in the box"


@pytest.mark.rule("RRV-019", "RRV-020")
@pytest.mark.parametrize(("players", "size"), [(2, 3), (3, 4), (4, 5)])
def test_the_piles_of_trains(players, size):
    assert new(players).state.trains == {"money": size, "steps": size, "shares": size, "rail": size}


@pytest.mark.rule("RRV-021", "RRV-022")
@pytest.mark.parametrize(("players", "boxed"), [(2, 2), (3, 1), (4, 0)])
def test_everybody_has_an_a1_and_an_a2_and_the_rest_is_boxed(players, boxed):
    match = new(players)
    for seat in range(players):
        assert [held.pile for held in match.view(None).players[seat].milestones] == ["A1", "A2"]
        assert [slot.manager for held in match.view(None).players[seat].milestones for slot in held.slots] == ["", ""]
    assert match.view(None).piles == {"B": 10, "C": 10, "D": 10}
    assert Counter(id.split("-")[0] for id in match.state.boxed_milestones) == Counter(A1=boxed, A2=boxed)


@pytest.mark.rule("RRV-022")
def test_the_piles_of_milestones_before_dealing():
    piles = Counter(card.pile for card in DATA.milestones.values())
    assert piles == {"A1": 4, "A2": 4, "B": 10, "C": 10, "D": 10}


@pytest.mark.rule("RRV-021", "RRV-024", "RRV-026")
def test_piles_deck_and_tiles_are_shuffled():
    games = [new(4, seed).state for seed in SEEDS]
    for letter in "BCD":
        assert len({state.piles[letter][0] for state in games}) > 5
    assert {held.id for state in games for held in state.players[0].milestones} == {
        f"A{pile}-{n}" for pile in (1, 2) for n in (1, 2, 3, 4)
    }
    assert len({state.deal for state in games}) > 5
    assert len({state.telegraph_tiles[1] for state in games}) == 6


@pytest.mark.rule("RRV-024")
def test_one_deal_card_lies_face_up():
    match = new(3)
    assert match.view(0).deal == match.state.deal
    assert (match.view(0).deck, match.view(0).discards) == (8, [])
    assert match.state.deal not in match.state.deck


@pytest.mark.rule("RRV-025", "RRV-EX-01")
def test_city_tiles_go_to_their_numbers():
    numbers = {
        1: {"WAS", "CLT"},
        2: {"CHI", "LIT", "MIA"},
        3: {"DLH", "KCY", "HOU"},
        4: {"BIS", "DEN", "ELP", "SLC"},
        5: {"SEA", "SFO", "SAN"},
    }
    for seed in SEEDS:
        tiles = new(2, seed).state.city_tiles
        assert (tiles["WAS"], tiles["CLT"]) == ("L1-WAS", "L1-CLT"), "printed"
        for number, cities in numbers.items():
            assert {DATA.city_tiles[tiles[city]].level for city in cities} == {number}
        loose = [tile for city, tile in tiles.items() if city not in ("WAS", "CLT")]
        assert len(set(loose)) == len(loose) == 13
    assert len({new(2, seed).state.city_tiles["CHI"] for seed in SEEDS}) == 3, "at random"


@pytest.mark.rule("RRV-025")
def test_the_printed_tiles_of_washington_and_charlotte():
    washington, charlotte = DATA.city_tiles["L1-WAS"], DATA.city_tiles["L1-CLT"]
    assert (washington.primary, kind(washington.first_bonus)) == (
        WorkersChoice(("orange", "gray")),
        "share_then_promote",
    )
    assert (charlotte.primary, kind(charlotte.first_bonus)) == (
        WorkersChoice(("purple", "turquoise")),
        "step_then_promote",
    )


@pytest.mark.rule("RRV-026")
def test_telegraph_tiles_lie_where_no_deal_icon_is():
    for seed in SEEDS:
        tiles = new(4, seed).state.telegraph_tiles
        assert sorted(tiles) == [1, 2, 4, 5, 7, 8]
        assert sorted(tiles.values()) == ["TG-flip", "TG-money", "TG-promote", "TG-rail", "TG-steps", "TG-train"]


NEUTRAL = {
    2: ({"SAN", "SLC", "DLH", "LIT"}, {1, 4, 7}),
    3: ({"SFO", "BIS", "HOU"}, {2, 5}),
    4: (set(), set()),
}


@PLAYERS
@pytest.mark.rule("RRV-027", "RRV-028")
def test_neutral_buildings(players):
    state = new(players).state
    stations, offices = NEUTRAL[players]
    assert {city for city, owners in state.stations.items() if owners == [-1]} == stations
    assert {sector for sector, owners in state.offices.items() if owners == [-1]} == offices


@PLAYERS
@pytest.mark.rule("RRV-029")
def test_as_many_wealth_cards_as_players_each_with_one_specialist(players):
    for seed in SEEDS:
        state = new(players, seed).state
        assert len(state.wealth) == players
        assert len({DATA.wealth[offer.side].card for offer in state.wealth}) == players, "one side of a card"
        shown = {offer.worker for offer in state.wealth}
        assert len(shown) == players
        assert "white" not in shown
        assert state.bank == {"white": 0} | {c: 11 if c in shown else 12 for c in COLOURS[1:]}


@pytest.mark.rule("RRV-029")
def test_wealth_cards_sides_and_their_workers_are_random():
    shown = [offer for seed in SEEDS for offer in new(2, seed).state.wealth]
    assert len({offer.side for offer in shown}) == 8
    assert {offer.worker for offer in shown} == set(COLOURS[1:])
    assert len({offer.worker for offer in shown if offer.side == shown[0].side}) > 1


@pytest.mark.rule("RRV-030", "RRV-EX-28")
@pytest.mark.parametrize(
    ("players", "first", "order"),
    [(4, 0, [3, 2, 1, 0]), (4, 2, [1, 0, 3, 2]), (3, 1, [0, 2, 1]), (2, 0, [1, 0]), (2, 1, [0, 1])],
)
def test_the_draft_goes_counter_clockwise_and_the_first_player_picks_last(players, first, order):
    cards = [("money", "gray"), ("shares", "orange"), ("steps", "purple"), ("train", "turquoise")][:players]
    match = table(players, (first - 1) % players, phase="draft", first=first, wealth=cards)
    while match.state.phase == "draft":
        play(match, offered(match)[0])
    lines = [entry.msg for entry in match.finished if entry.msg.key.endswith("log-wealth")]
    assert [line.args["seat"] for line in lines] == order
    assert match.state.wealth == []
    assert [sum(pool(match, seat).values()) for seat in range(players)] == [5] * players
    assert next_turn(match, first)


@pytest.mark.rule("RRV-030")
def test_a_wealth_card_gives_its_gain_and_its_worker_at_once():
    match = table(2, 1, phase="draft", wealth=[("money", "gray"), ("shares", "orange")])
    assert {"money", "shares"} <= set(offered(match))
    play(match, "money")
    assert (me(match, 1).money, me(match, 1).shares) == (1100, 3)
    assert pool(match, 1) == {"white": 4, "gray": 1}
    assert asked(match) == "worker", "the last card is left for the first player"
    assert (me(match, 0).money, me(match, 0).shares) == (600, 6)
    assert pool(match, 0) == {"white": 4, "orange": 1}
    assert (match.state.bank["gray"], match.state.bank["orange"], match.state.bank["purple"]) == (11, 11, 12)


@pytest.mark.rule("RRV-030", "RRV-125")
def test_the_worker_of_a_wealth_card_comes_before_its_gain_so_that_it_can_be_swapped_at_once():
    match = table(2, 1, phase="draft", wealth=[("swap", "gray"), ("shares", "orange")])
    play(match, "swap")
    assert "gray/purple" in offered(match)
    play(match, "gray/purple")
    assert pool(match, 1) == {"white": 4, "purple": 1}


@PLAYERS
@pytest.mark.rule("RRV-031")
def test_unused_spare_pieces_go_to_the_box(players):
    match = drafted(new(players, 3))
    assert match.state.wealth == []
    for seat in range(players):
        seen, player = match.view(None).players[seat], me(match, seat)
        assert not seen.spare_rail
        assert not seen.spare_building
        assert player.boxed_rails + len(player.built) == 2
        assert player.boxed_buildings + len(seen.stations) + len(seen.offices) == 1


@pytest.mark.rule("RRV-032")
def test_the_first_player_is_random_begins_and_never_changes():
    assert {new(4, seed).state.first for seed in SEEDS} == {0, 1, 2, 3}
    match = drafted(new(3, 5))
    first, seats = match.state.first, []
    while len(seats) < 7:
        if asked(match) == "worker":
            seats.append(actor(match))
            play(match, next(key for key in offered(match) if key.startswith("trade/")))
        else:
            play(match, next(key for key in offered(match) if key in ("done", "decline", "rail", "sell-piece")))
    assert seats == [(first + n) % 3 for n in range(7)]
    assert match.state.first == first


@pytest.mark.rule("RRV-016", "RRV-018", "RRV-021", "RRV-030", "RRV-EX-02")
def test_holdings_after_a_draft_of_swap():
    match = table(4, 3, phase="draft", wealth=[("swap", "gray"), ("money", "orange"), ("steps", "purple")])
    play(match, "swap", "done")
    seen = match.view(None).players[3]
    assert (seen.money, seen.shares) == (600, 3)
    assert pool(match, 3) == {"white": 4, "gray": 1}
    assert trains(match, 3) == ({"promote2": 1}, {})
    assert [held.pile for held in seen.milestones] == ["A1", "A2"]
    assert sum(sector.rails for sector in seen.sectors) == 15
    assert sum(sector.buildings for sector in seen.sectors) == 12


@pytest.mark.rule("RRV-017", "RRV-018", "RRV-019", "RRV-020", "RRV-021", "RRV-027", "RRV-028", "RRV-029", "RRV-EX-27")
@pytest.mark.parametrize(
    ("players", "pile", "neutral", "workers", "boxed"), [(2, 3, 7, 46, 2), (3, 4, 5, 45, 1), (4, 5, 0, 44, 0)]
)
def test_setup_counts_by_the_number_of_players(players, pile, neutral, workers, boxed):
    cards = [("money", "gray"), ("shares", "orange"), ("steps", "purple"), ("rail", "turquoise")][:players]
    match = drafted(table(players, players - 1, phase="draft", wealth=cards))
    state = match.state
    assert set(state.trains.values()) == {pile}
    buildings = [*state.stations.values(), *state.offices.values()]
    assert sum(owners.count(-1) for owners in buildings) == neutral
    assert sum(state.bank.values()) == workers
    assert state.bank["white"] == 0
    assert Counter(id.split("-")[0] for id in state.boxed_milestones) == Counter(A1=boxed, A2=boxed)


@pytest.mark.rule("RRV-179")
def test_gates_apply_to_wealth_steps():
    draft = {"phase": "draft", "wealth": [("steps", "gray"), ("money", "orange"), ("train", "purple")]}
    match = table(3, 2, markers={"telegraph": 1, "stations": 1, "network": 1}, money=0, shares=0, **draft)
    play(match, "steps")
    assert me(match, 2).markers == {"telegraph": 1, "stations": 1, "network": 1}
    match = table(3, 2, markers={"telegraph": 1, "stations": 1, "network": 1}, money=200, shares=1, **draft)
    play(match, "steps", "network", "stations")
    assert (me(match, 2).markers["network"], me(match, 2).markers["stations"]) == (2, 2)
    assert (me(match, 2).money, me(match, 2).shares) == (0, 0)


@pytest.mark.rule("RRV-179")
def test_the_wealth_train_comes_from_the_open_piles():
    match = table(2, 1, phase="draft", wealth=[("train", "gray"), ("money", "orange")], trains={"steps": 0})
    play(match, "train")
    assert set(offered(match)) == {"money", "shares", "rail"}
    play(match, "rail")
    assert trains(match, 1) == ({"promote2": 1, "rail": 1}, {})
    assert match.state.trains == {"money": 3, "steps": 0, "shares": 3, "rail": 2}


@pytest.mark.rule("RRV-179")
def test_the_wealth_rail_on_a_deal_space_triggers_nothing():
    match = table(2, 1, phase="draft", wealth=[("rail", "gray"), ("money", "orange")], rails="WAS-CHI")
    deal = match.state.deal
    play(match, "rail", "chi-kcy")
    assert "CHI-KCY" in me(match, 1).built
    assert (match.state.deal, match.state.discards) == (deal, [])
    assert (actor(match), asked(match)) == (0, "worker"), "the last card is taken"


@pytest.mark.rule("RRV-006")
def test_printed_numbers_are_read_from_the_tables():
    state = position(2)
    assert [DATA.cities[city].station_cost for city in ("WAS", "CHI", "DLH", "DEN", "SEA")] == [200, 300, 400, 500, 600]
    assert [(sector.shares, sector.first_bonus) for sector in DATA.sectors.values()] == [
        (3, 1), (2, 1), (1, 2), (2, 1), (2, 1), (1, 2), (2, 1), (1, 1)
    ]  # fmt: skip
    assert set(state.stations) == set(DATA.cities)
    assert set(state.offices) == set(range(1, 9))
