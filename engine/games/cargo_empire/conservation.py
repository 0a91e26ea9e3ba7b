"""The conservation laws: what must hold at every boundary, whatever was played."""

from __future__ import annotations

from collections import Counter

from engine.games.cargo_empire.cities import MOST, free_spaces
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import BLANK
from engine.games.cargo_empire.state import FREE, NO_TILE, START, VASSALS, City, Player, State
from engine.games.cargo_empire.tracks import lane_fields


def check(state: State) -> None:
    """CGE-006: nothing appears or vanishes. Raises AssertionError."""
    assert sorted(state.order) == list(range(len(state.players))), "turn order"
    check_posts(state)
    check_cities(state)
    check_city_cards(state)
    check_objectives(state)
    check_markers(state)
    check_tokens(state)
    for player in state.players:
        assert min(player.hand.values()) >= 0 and player.cubes >= 0, "hand and kept cubes"


def check_posts(state: State) -> None:
    """CGE-017, CGE-022, CGE-031, CGE-083, CGE-178: every post is on a board, on the map, an order marker, or out."""
    on_map = Counter(owner for city in state.cities.values() for owner in city.posts())
    for seat, player in enumerate(state.players):
        posts = sum(player.posts) + player.spare + player.out + on_map[seat]
        assert posts + 1 == DATA.components["trading posts per colour"], f"posts of seat {seat}"
        assert min(*player.posts, player.spare, player.out, player.vassals) >= 0, f"posts of seat {seat}"
        vassals = player.vassals + on_map[VASSALS + seat]
        assert vassals == (DATA.game.rounds * DATA.game.turns_per_round) * state.vassals, f"vassals of seat {seat}"


def check_cities(state: State) -> None:
    """CGE-007, CGE-010, CGE-054 to CGE-058: tiles, cubes, and posts beside a city by its level."""
    tiles = [city.tile for city in state.cities.values() if city.tile != NO_TILE]
    assert len(tiles) == len(set(tiles)), "a tile twice"
    for key, city in state.cities.items():
        check_city(key, city)


def check_city(key: str, city: City) -> None:
    """CGE-054 to CGE-058: one city."""
    assert 1 <= city.level <= MOST + 1 and (city.level > MOST) == (city.tile == NO_TILE), f"{key}: tile"
    assert 0 <= city.cubes <= DATA.cubes_on_tile * (city.level <= MOST), f"{key}: cubes"
    assert len(city.beside) == 2 * (city.level - 1) <= DATA.game.spaces_beside, f"{key}: posts beside"
    assert free_spaces(city) or (city.level > MOST and city.upper == city.lower == FREE), f"{key}: demand spaces"


def check_city_cards(state: State) -> None:
    """CGE-006, CGE-014, CGE-036, CGE-060: every city card is somewhere, and no card of an LV3 city is in the row."""
    held = [card for p in state.players for card in (*p.cities, *([p.face_down] if p.face_down else []))]
    found = [*state.row, *state.city_deck, *held]
    assert sorted(card for card in found if card != BLANK) == sorted(state.cities), "city cards"
    assert found.count(BLANK) >= DATA.game.blank_city_cards, "blank city cards"
    assert len(state.row) == DATA.game.row_slots, "the row"
    assert all(card == BLANK or state.cities[card].level <= MOST for card in state.row), "an LV3 city in the row"
    assert 0 <= state.known <= len(state.city_deck), "known cards of the city deck"


def check_objectives(state: State) -> None:
    """CGE-006, CGE-020, CGE-077: every objective card is in the deck or with a player."""
    held = [card for player in state.players for card in (*player.objectives, *player.drawn)]
    assert sorted([*state.objective_deck, *held]) == sorted(DATA.objectives), "objective cards"


def check_markers(state: State) -> None:
    """CGE-004, CGE-069, CGE-201: every marker stands on a field."""
    for seat, player in enumerate(state.players):
        assert all(stands(state, player, marker) for marker in player.markers), f"markers of seat {seat}"


def stands(state: State, player: Player, name: str) -> bool:
    """Whether a marker stands on a field of its lane, on a junction, at the start or on a victory-point space."""
    marker = player.markers[name]
    if not marker.lane:
        return marker.column in (START, *DATA.columns.junction_columns, *DATA.vp_spaces)
    return any(
        marker.column == field.column
        for position, side in enumerate(state.tracks)
        for field in lane_fields(side, position, marker.lane)
    )


def check_tokens(state: State) -> None:
    """CGE-147, CGE-154, CGE-185: forwarder cards and tokens, and rush tokens."""
    box = {token.type: token.count for token in DATA.rush_tokens.values()}
    assert all(state.rush.count(type_) <= count for type_, count in box.items()), "rush tokens"
    assert len(state.rush) == DATA.maps[state.map].rush_fields, "rush fields"
    forwarder = state.forwarder
    if forwarder is not None:
        cards = [*forwarder.deck, *forwarder.discard, *([forwarder.card] if forwarder.card else [])]
        assert sorted(cards) == sorted(DATA.forwarder), "forwarder cards"
        assert 0 <= forwarder.slot <= DATA.game.row_slots, "demand marker"
        if forwarder.supply:
            assert state.cities[forwarder.supply].present(state.people), "supply marker"
