"""The forwarder (rules section 10): a seat that plays by itself; the log tells each of its steps."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.play.msg import Value
from engine.core.play.table import Table
from engine.games.cargo_empire.cities import MOST, free_spaces, put_post, side
from engine.games.cargo_empire.clans import closed_to
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.development import advanced
from engine.games.cargo_empire.facts import BLANK, MARKERS, ForwarderCard
from engine.games.cargo_empire.row import card_vp, draw, is_open, put_under, take_card
from engine.games.cargo_empire.state import CityKey, Forwarder, Player, Seat, State
from engine.games.cargo_empire.tracks import at_top, chooses_lane, move, progress_vp
from engine.games.cargo_empire.upgrades import place_post
from engine.games.cargo_empire.words import FORWARDER, name, say, told


def own(state: State) -> tuple[Seat, Player, Forwarder]:
    """The forwarder's seat, board and tokens. There is a forwarder."""
    assert state.forwarder is not None
    return state.people, state.players[state.people], state.forwarder


def tell(table: Table[State], key: str, **args: Value) -> None:
    """Write a line about the forwarder into the log."""
    table.tell(say(f"log-forwarder-{key}", rival=FORWARDER, **args))


# -- setup


def first_post(table: Table[State]) -> None:
    """CGE-150: the upper space of the leftmost row city that nobody named; then the demand marker moves on."""
    state = table.state
    seat, player, forwarder = own(state)
    forwarder.slot = next(slot for slot, city in enumerate(state.row, 1) if city not in state.named)
    city = state.row[forwarder.slot - 1]
    put_post(state.cities[city], "upper", seat)
    player.spare -= 1
    next_slot(forwarder)
    tell(table, "first", city=name("city", city), slot=forwarder.slot)


def second_post(table: Table[State]) -> None:
    """CGE-151 to CGE-153: its city card, its objective card, and the supply marker on the lower-numbered city."""
    state = table.state
    seat, player, forwarder = own(state)
    table.reveal()
    city, player.face_down = player.face_down, ""
    player.cities.append(city)
    put_post(state.cities[city], "lower", seat)
    player.spare -= 1
    forwarder.supply = presence(state)[0]
    objective, supply = name("objective", player.objectives[0]), name("city", forwarder.supply)
    vp = card_vp(state, seat)
    tell(table, "second", city=name("city", city), objective=objective, supply=supply, vp=vp)


# -- its turn


def play(table: Table[State]) -> None:
    """CGE-154 to CGE-165: reveal a card, deliver, move the two tokens, advance; then the card is discarded."""
    state = table.state
    _, player, forwarder = own(state)
    card = reveal(table)
    player.posts[state.round - 1] -= 1
    deliver(table, card)
    next_slot(forwarder)
    forwarder.supply = next_city(state, forwarder.supply)
    tell(table, "tokens", slot=forwarder.slot, supply=name("city", forwarder.supply))
    for marker in MARKERS:
        for _ in range(card.advances(marker)):
            advance(table, card, marker)
    forwarder.discard.append(forwarder.card)
    forwarder.card = 0


def reveal(table: Table[State]) -> ForwarderCard:
    """CGE-154, CGE-155: the top card; the reshuffle card returns all cards to a new deck."""
    _, _, forwarder = own(table.state)
    table.reveal()
    while True:
        card = DATA.forwarder[forwarder.deck.pop(0)]
        if not card.reshuffle:
            forwarder.card = card.card
            steps = [say("steps", marker=m, steps=card.advances(m)) for m in MARKERS if card.advances(m)]
            tell(table, "card", card=card.card, arrow=card.arrow, steps=steps)
            return card
        forwarder.deck, forwarder.discard = list(DATA.forwarder), []
        table.rng.shuffle(forwarder.deck)
        tell(table, "reshuffle")


def presence(state: State) -> list[CityKey]:
    """The cities with a forwarder post, by ascending number."""
    return [key for key, city in state.cities.items() if city.present(state.people)]


def next_slot(forwarder: Forwarder) -> None:
    """CGE-164: the demand marker moves one slot to the right, from the last one to the first."""
    forwarder.slot = forwarder.slot % DATA.game.row_slots + 1


def next_city(state: State, city: CityKey) -> CityKey:
    """CGE-164: the forwarder's city with the next higher number, or else the one with the lowest."""
    numbers, cities = list(state.cities), presence(state)
    return next((other for other in cities if numbers.index(other) > numbers.index(city)), cities[0])


def deliver(table: Table[State], card: ForwarderCard) -> None:
    """CGE-157 to CGE-163, CGE-167: the first match, or a post without a delivery."""
    state = table.state
    seat, _, forwarder = own(state)
    found = match(state)
    if found is None:
        tell(table, "no-match")
        post_without_delivery(table, card)
        return
    forwarder.supply, forwarder.slot = found
    supply, demand = state.cities[forwarder.supply], state.row[forwarder.slot - 1]
    colour = side(supply).supply
    spaces = fitting(state, demand, colour)
    space = spaces[0] if len(spaces) == 1 else card.lane
    supply.cubes -= 1
    cities = {"from": name("city", forwarder.supply), "to": name("city", demand)}
    tell(table, "delivery", colour=colour, space=space, slot=forwarder.slot, **cities)
    place_post(table, demand, space, seat)


def match(state: State) -> tuple[CityKey, int] | None:
    """CGE-156, CGE-157, CGE-211: the first supply city and row slot (from 1) that match."""
    for supply in supply_cities(state):
        city = state.cities[supply]
        if not city.cubes or supply == closed_to(state, None):
            continue
        for slot in slots_to_test(state):
            demand = state.row[slot - 1]
            if demand not in (BLANK, supply, closed_to(state, None)) and fitting(state, demand, side(city).supply):
                return supply, slot
    return None


def supply_cities(state: State) -> list[CityKey]:
    """CGE-157: from the supply marker's city on, by ascending number, then from the lowest number on."""
    _, _, forwarder = own(state)
    cities = presence(state)
    at = cities.index(forwarder.supply)
    return cities[at:] + cities[:at]


def slots_to_test(state: State) -> Iterator[int]:
    """CGE-157: from the demand marker's slot to the right, then from the first slot."""
    _, _, forwarder = own(state)
    return ((forwarder.slot - 1 + n) % DATA.game.row_slots + 1 for n in range(DATA.game.row_slots))


def fitting(state: State, city: CityKey, colour: str) -> list[str]:
    """CGE-160: the free demand spaces of a cube's colour."""
    there = state.cities[city]
    return [space for space in free_spaces(there) if side(there).demand(space) == colour]


def post_without_delivery(table: Table[State], card: ForwarderCard) -> None:
    """CGE-161 to CGE-163, CGE-173, CGE-174: a post in the first open city of the deck, or by the arrow."""
    state = table.state
    seat, player, _ = own(state)
    city = from_deck(table) or by_arrow(state, card)
    if not city:
        player.out += 1
        tell(table, "no-city")
        return
    space = free_spaces(state.cities[city])[0]
    tell(table, "post", city=name("city", city), space=space)
    place_post(table, city, space, seat)


def from_deck(table: Table[State]) -> CityKey:
    """CGE-161, CGE-162, CGE-173: the first card of an LV1 or LV2 city; all cards revealed go under the deck."""
    state = table.state
    if not any(is_open(state, card) for card in state.city_deck):
        return ""
    table.reveal()
    while True:
        card = draw(state)
        put_under(state, card)
        tell(table, "revealed", city=name("city", card))
        if is_open(state, card):
            return card


def by_arrow(state: State, card: ForwarderCard) -> CityKey:
    """CGE-163, CGE-174: the city with the highest (arrow up) or lowest number, without presence if possible."""
    cities = [key for key, city in state.cities.items() if city.level <= MOST]
    new = [key for key in cities if not state.cities[key].present(state.people)] or cities
    return "" if not new else new[-1] if card.arrow == "up" else new[0]


# -- its development


def advance(table: Table[State], card: ForwarderCard, marker: str) -> None:
    """CGE-165 to CGE-167, CGE-171, CGE-202, CGE-210: one advance; the arrow chooses the lane, most icons do nothing."""
    state = table.state
    _, player, _ = own(state)
    at = player.markers[marker]
    if at_top(at):
        table.tell(told(state, state.people, "advance-lost", marker=marker))
        return
    vp = progress_vp(at)
    field = move(state, player, marker, card.lane if chooses_lane(at) else "")
    table.tell(advanced(state, state.people, marker, field, vp))
    icon = field.icon
    if icon == "city_or_objective":
        icon = "city" if card.arrow == "up" or not state.objective_deck else "objective"
    if icon == "city":
        take_city(table)
    elif icon == "objective":
        take_objective(table)


def take_city(table: Table[State]) -> None:
    """CGE-168, CGE-175, CGE-210: the card under the demand marker, which moves on before the slot is refilled."""
    state = table.state
    seat, _, forwarder = own(state)
    slot = forwarder.slot
    next_slot(forwarder)
    take_card(table, seat, slot)
    tell(table, "slot-on", slot=forwarder.slot)


def take_objective(table: Table[State]) -> None:
    """CGE-169, CGE-210: the top objective card, face up."""
    state = table.state
    _, player, _ = own(state)
    if not state.objective_deck:
        tell(table, "no-objective")
        return
    table.reveal()
    player.objectives.append(state.objective_deck.pop(0))
    tell(table, "objective", card=name("objective", player.objectives[-1]))
