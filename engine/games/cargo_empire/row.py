"""City cards: the row, its refilling, and what lies under the deck (CGE-002, CGE-003, CGE-059 to CGE-061, CGE-075)."""

from __future__ import annotations

from engine.core.play.table import Table
from engine.games.cargo_empire.cities import MOST
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import BLANK
from engine.games.cargo_empire.rates import factors
from engine.games.cargo_empire.state import CityKey, Player, Seat, State
from engine.games.cargo_empire.words import name, told


def is_open(state: State, card: str) -> bool:
    """CGE-036: whether the card shows a city of LV1 or LV2; a blank card shows none."""
    return card != BLANK and state.cities[card].level <= MOST


def draw(state: State) -> str:
    """The top card of the city deck."""
    card = state.city_deck.pop(0)
    state.known = min(state.known, len(state.city_deck))
    return card


def put_under(state: State, card: str) -> None:
    """Put a card that everybody has seen under the city deck."""
    state.city_deck.append(card)
    state.known += 1


def refill(table: Table[State], slot: int) -> None:
    """CGE-002, CGE-060, CGE-076, CGE-224: the vacated slot (from 1) gets the next card of a city below LV3, or a blank.

    Cards of LV3 cities go under the deck; when there is no other card, a substitute blank fills the slot.
    """
    state = table.state
    table.reveal()
    for _ in range(len(state.city_deck)):
        card = draw(state)
        if card == BLANK or is_open(state, card):
            break
        put_under(state, card)
        table.tell(told(state, state.acting, "redundant", city=name("city", card)))
    else:
        card = BLANK
    state.row[slot - 1] = card
    table.tell(told(state, state.acting, "row", slot=slot, city=name("city", card)))


def take_card(table: Table[State], seat: Seat, slot: int) -> None:
    """CGE-003, CGE-075: the card of a row slot (from 1) becomes private, and the slot is refilled at once."""
    state = table.state
    card = state.row[slot - 1]
    state.players[seat].cities.append(card)
    table.tell(told(state, seat, "city-card", city=name("city", card), vp=card_vp(state, seat)))
    refill(table, slot)


def card_vp(state: State, seat: Seat) -> int:
    """CGE-093, CGE-205: the VP of a city card in the hands of a seat."""
    return DATA.scoring.city_card_vp * factors(state, seat)["city-cards"]


def drop_card(table: Table[State], city: CityKey) -> None:
    """CGE-059: the card of a city that became LV3 leaves the row; a held one stays with its owner (CGE-061)."""
    state = table.state
    if city in state.row:
        slot = state.row.index(city) + 1
        put_under(state, city)
        table.tell(told(state, state.acting, "redundant", city=name("city", city)))
        refill(table, slot)


def counts_for(state: State, player: Player, city: CityKey) -> bool:
    """CGE-003, CGE-064: whether a city is public, or private to this player."""
    return city in state.row or city in player.cities
