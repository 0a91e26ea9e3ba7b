"""The conservation laws: what must hold at every boundary, whatever was played."""

from __future__ import annotations

from collections import Counter

from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import ANY, COLOURS, WHITE
from engine.games.railroad_revolution.network import ENDS, network, offices_of, stations_of
from engine.games.railroad_revolution.scoring import wealth
from engine.games.railroad_revolution.state import NEUTRAL, Player, Seat, State
from engine.games.railroad_revolution.workers import workforce


def check(state: State) -> None:
    """RRV-008 to RRV-011: nothing appears or vanishes. Raises AssertionError."""
    assert state.action is None, "an action between turns"
    check_workers(state)
    check_trains(state)
    check_milestones(state)
    check_cards(state)
    check_tiles(state)
    for seat, player in enumerate(state.players):
        check_player(state, seat, player)
    check_neutral(state)


def check_workers(state: State) -> None:
    """RRV-008, RRV-017, RRV-109: every worker lies in a pool, on a mat, on a milestone, on a wealth card or in the
    bank."""
    found = Counter(state.bank) + Counter(offer.worker for offer in state.wealth)
    for player in state.players:
        found.update(player.pool)
        found.update(colour for box in player.mat.values() for colour in box)
        found.update(manager for held in player.milestones for manager in held.managers if manager)
        assert min(player.pool.values()) >= 0, "a pool below zero"
    assert min(state.bank.values()) >= 0, "the bank below zero"
    if state.phase == "deals" and len(state.deciding) == state.seats - 1:
        active = state.players[state.acting]
        # a player with too few workers at the end of a turn could not hire another
        able = any(state.bank.values()) and wealth(active) >= DATA.constants.hire_price
        assert workforce(active) >= DATA.constants.minimum_workforce or not able, "too few workers"
    for colour in COLOURS:
        box = getattr(DATA.components["worker"], colour)
        dealt = state.seats * DATA.constants.start_white_workers + DATA.player_counts[state.seats].bank_white_workers
        assert found[colour] == (dealt if colour == WHITE else box), f"{colour} workers"


def check_trains(state: State) -> None:
    """RRV-018 to RRV-020: every train lies in its pile or with a player."""
    for kind, facts in DATA.trains.items():
        owned = sum(player.up[kind] + player.down[kind] for player in state.players)
        dealt = state.seats if facts.starting else DATA.player_counts[state.seats].train_pile_size
        assert owned + state.trains.get(kind, 0) == dealt, f"trains {kind}"
        assert min(min(player.up[kind], player.down[kind]) for player in state.players) >= 0, f"trains {kind}"


def check_milestones(state: State) -> None:
    """RRV-021, RRV-022, RRV-042: every milestone is somewhere, and managers sit where they may."""
    found = [*state.boxed_milestones, *(id for pile in state.piles.values() for id in pile)]
    found += state.drawn.cards if state.drawn else ()
    for player in state.players:
        found += [*player.completed, *(held.id for held in player.milestones)]
        for held in player.milestones:
            slots = zip(DATA.milestones[held.id].managers, held.managers, strict=True)
            assert all(manager in ("", accepts) or accepts == ANY for accepts, manager in slots), f"slots of {held.id}"
    assert sorted(found) == sorted(DATA.milestones), "milestones"
    for letter, pile in state.piles.items():
        assert all(DATA.milestones[id].pile == letter for id in pile), f"pile {letter}"


def check_cards(state: State) -> None:
    """RRV-024, RRV-090: every deal card lies in the deck, face up or in the discards."""
    assert sorted([*state.deck, state.deal, *state.discards]) == sorted(DATA.deals), "deal cards"


def check_tiles(state: State) -> None:
    """RRV-025, RRV-026: every tile lies where one of its kind belongs."""
    assert sorted(state.city_tiles.values()) == sorted(DATA.city_tiles), "city tiles"
    for city, tile in state.city_tiles.items():
        assert DATA.city_tiles[tile].level == DATA.cities[city].level, f"tile of {city}"
    assert sorted(state.telegraph_tiles.values()) == sorted(DATA.telegraph_tiles), "telegraph tiles"
    assert all(DATA.sectors[n].tile for n in state.telegraph_tiles), "a tile on a deal icon"


def check_player(state: State, seat: Seat, player: Player) -> None:
    """RRV-005, RRV-009, RRV-012, RRV-048, RRV-057, RRV-068: pieces, markers, money and shares of a player."""
    box = DATA.components
    rails = sum(player.rails) + player.spare_rails + player.boxed_rails + len(player.built)
    assert rails == box["rail"].per_colour, f"rails of seat {seat}"
    buildings = sum(player.buildings) + player.spare_buildings + player.boxed_buildings
    buildings += len(stations_of(state, seat)) + len(offices_of(state, seat))
    assert buildings == box["building"].per_colour, f"buildings of seat {seat}"
    counts = [*player.rails, *player.buildings, player.boxed_rails, player.boxed_buildings]
    assert min([*counts, player.spare_rails, player.spare_buildings]) >= 0, f"pieces of seat {seat}"
    assert len(set(player.built)) == len(player.built), f"two rails of seat {seat} on a space"
    for index in range(1, len(player.built)):
        assert ENDS[player.built[index]] & network(tuple(player.built[:index])), (
            f"a rail of seat {seat} off the network"
        )
    assert all(0 <= space <= DATA.tracks[track].top for track, space in player.markers.items()), "markers"
    assert player.markers.keys() == DATA.tracks.keys(), "markers"
    assert player.money >= 0, f"money of seat {seat}"
    assert player.shares >= 0, f"shares of seat {seat}"


def check_neutral(state: State) -> None:
    """RRV-027, RRV-028, RRV-048, RRV-068: neutral buildings stand first, and nobody builds twice in a place."""
    facts = DATA.player_counts[state.seats]
    places = [(owners, city in facts.neutral_stations) for city, owners in state.stations.items()]
    places += [(owners, n in facts.neutral_offices) for n, owners in state.offices.items()]
    for owners, neutral in places:
        assert (owners[:1] == [NEUTRAL]) == neutral, "neutral buildings"
        assert len(set(owners)) == len(owners), "two buildings of a player in one place"
