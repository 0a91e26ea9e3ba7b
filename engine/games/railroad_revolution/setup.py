"""Components and setup (rules section 1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from engine.core.play.rng import Rng
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import BOXES, COLOURS, SPECIALISTS, TRACKS, WHITE
from engine.games.railroad_revolution.state import NEUTRAL, Held, Offer, Player, Seat, State

LETTERS = ("A1", "A2", "B", "C", "D")

T = TypeVar("T")


def setup(seats: int, variants: Mapping[str, str], rng: Rng) -> State:
    """RRV-016 to RRV-032: the table before the starting-wealth draft."""
    facts = DATA.player_counts[seats]
    first = rng.below(seats)
    piles = {letter: _shuffled([m.id for m in DATA.milestones.values() if m.pile == letter], rng) for letter in LETTERS}
    players = [new_player([piles["A1"].pop(0), piles["A2"].pop(0)]) for _ in range(seats)]
    deck = _shuffled(list(DATA.deals), rng)
    wealth = deal_wealth(facts.wealth_cards, rng)
    bank = {colour: getattr(DATA.components["worker"], colour) for colour in COLOURS}
    bank[WHITE] = facts.bank_white_workers
    for offer in wealth:
        bank[offer.worker] -= 1
    return State(
        rng=rng.value,
        seats=seats,
        first=first,
        players=players,
        bank=bank,
        trains={train.id: facts.train_pile_size for train in DATA.trains.values() if not train.starting},
        stations={city: [NEUTRAL] if city in facts.neutral_stations else [] for city in DATA.cities},
        offices={n: [NEUTRAL] if n in facts.neutral_offices else [] for n in DATA.sectors},
        city_tiles=deal_city_tiles(rng),
        telegraph_tiles=deal_telegraph_tiles(rng),
        boxed_milestones=sorted(piles.pop("A1") + piles.pop("A2")),
        piles=piles,
        deal=deck[0],
        deck=deck[1:],
        discards=[],
        wealth=wealth,
        acting=right_of(seats, first),
    )


def right_of(seats: int, seat: Seat) -> Seat:
    """The right neighbour of a seat; seats count clockwise."""
    return (seat - 1) % seats


def new_player(milestones: list[str]) -> Player:
    """RRV-012 to RRV-016, RRV-018, RRV-021, RRV-023: what a player starts with."""
    start = DATA.constants
    return Player(
        money=start.start_money,
        shares=start.start_shares,
        pool={colour: start.start_white_workers if colour == WHITE else 0 for colour in COLOURS},
        mat={box: [] for box in BOXES},
        rails=[sector.rails for sector in DATA.mat],
        buildings=[sector.buildings for sector in DATA.mat],
        spare_rails=start.spare_rails,
        spare_buildings=start.spare_buildings,
        built=[DATA.start_space.id],
        up={train: int(train == DATA.starting_train) for train in DATA.trains},
        down=dict.fromkeys(DATA.trains, 0),
        milestones=[Held(id, [""] * len(DATA.milestones[id].managers)) for id in milestones],
        markers=dict.fromkeys(TRACKS, 0),
    )


def deal_wealth(cards: int, rng: Rng) -> list[Offer]:
    """RRV-029: random cards, each with a random side up and a random specialist on it."""
    numbers = _shuffled(sorted({side.card for side in DATA.wealth.values()}), rng)[:cards]
    workers = _shuffled(list(SPECIALISTS), rng)
    shown = []
    for number, worker in zip(numbers, workers, strict=False):
        sides = [side.id for side in DATA.wealth.values() if side.card == number]
        shown.append(Offer(rng.pick(sides), worker))
    return shown


def deal_city_tiles(rng: Rng) -> dict[str, str]:
    """RRV-025: printed tiles lie where they are printed; every other city gets one of its level."""
    loose = _shuffled([tile.id for tile in DATA.city_tiles.values() if not tile.printed], rng)
    dealt = {tile.city: tile.id for tile in DATA.city_tiles.values() if tile.printed}
    for city in DATA.cities.values():
        if city.id not in dealt:
            dealt[city.id] = next(tile for tile in loose if DATA.city_tiles[tile].level == city.level)
            loose.remove(dealt[city.id])
    return {city: dealt[city] for city in DATA.cities}


def deal_telegraph_tiles(rng: Rng) -> dict[int, str]:
    """RRV-026: one tile on each sector without a deal icon."""
    tiles = _shuffled(list(DATA.telegraph_tiles), rng)
    return dict(zip((sector.n for sector in DATA.sectors.values() if sector.tile), tiles, strict=True))


def _shuffled(cards: list[T], rng: Rng) -> list[T]:
    rng.shuffle(cards)
    return cards
