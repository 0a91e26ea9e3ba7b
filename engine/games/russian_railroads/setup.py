"""Components and setup (rules section 1), with the changes for 3 and 2 players (section 13)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.play.rng import Rng
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.state import EMPTY, NOT_RECEIVED, Colour, Player, State


def setup(seats: int, variants: Mapping[str, str], rng: Rng) -> State:
    """RRR-002 to RRR-011, RRR-112 to RRR-119: the table before the starting-bonus draft."""
    order = list(range(seats))
    rng.shuffle(order)
    cards = list(DATA.end_bonuses)
    rng.shuffle(cards)
    strip, out = deal_engineers(seats, rng)
    return State(
        rng=rng.value,
        seats=seats,
        order=order,
        players=[new_player(seats, card=order.index(seat) + 1) for seat in range(seats)],
        strip=strip,
        stacks=loco_stacks(seats),
        factory_tiles=[0] * len(loco_stacks(seats)),
        doublers=DATA.components["doubler"].count,
        temporary=DATA.components["worker_temporary"].count,
        removed=cards[DATA.end_bonus_deck.deck_size :],
        deck=cards[: DATA.end_bonus_deck.deck_size],
        starting_bonus=list(DATA.start_bonuses),
        question_cards=list(DATA.question_cards),
        engineers_out=out,
        acting=order[-1],
    )


def new_player(seats: int, card: int) -> Player:
    """RRR-007, RRR-008: what a player starts with."""
    facts, start = DATA.player_counts[seats], DATA.player_start
    locos = {route.id: [EMPTY] * route.loco_places for route in DATA.routes.values()}
    locos["TS"][0] = start.loco_on_ts
    return Player(
        coins=facts.start_coins,
        workers=facts.start_workers,
        owned=facts.start_workers,
        reserve=facts.reserve_workers,
        card=card,
        rails={route.id: _first_rails(route.id) for route in DATA.routes.values()},
        locos=locos,
        notches=[EMPTY] * DATA.notches,
        markers=[start.industry_marker_index],
        tokens=list(DATA.tokens),
    )


def _first_rails(route: str) -> list[int]:
    rails = [NOT_RECEIVED] * len(DATA.routes[route].colours)
    rails[Colour.BLACK] = DATA.player_start.black_rail_spaces[route]
    return rails


def loco_stacks(seats: int) -> list[int]:
    """RRR-005, RRR-112, RRR-113: the number of locomotive tiles of each number in the supply; index 0 is not used."""
    return [0] + [getattr(loco, f"supply_{seats}") for loco in DATA.locomotives.values()]


def deal_engineers(seats: int, rng: Rng) -> tuple[list[int], list[int]]:
    """RRR-006, RRR-064, RRR-112, RRR-114, RRR-115: the strip from left to right, and the tiles that leave the game."""
    piles = {letter: _shuffled(letter, rng) for letter in ("A", "B")}
    slots = [slot for slot in DATA.strip_slots if seats in slot.players]
    strip = [piles[slot.deal].pop() if slot.deal else EMPTY for slot in slots]
    return strip, [*piles["A"], *piles["B"]]


def _shuffled(letter: str, rng: Rng) -> list[int]:
    pile = [engineer.number for engineer in DATA.engineers.values() if engineer.letter == letter]
    rng.shuffle(pile)
    return pile
