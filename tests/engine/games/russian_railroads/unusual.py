"""Positions that hardly ever come about and break no law: crowded boards, empty supplies, everything nearly full."""

from __future__ import annotations

import random

from engine.core.play.rng import Rng, Seed
from engine.games.russian_railroads.actions import HIRE, VARIABLE_SLOTS, engineer_on
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.engineers import UNLETTERED
from engine.games.russian_railroads.ladder import open_end
from engine.games.russian_railroads.payment import COST
from engine.games.russian_railroads.setup import setup
from engine.games.russian_railroads.spaces import CLAIMS, free_spaces
from engine.games.russian_railroads.state import EMPTY, Colour, Piece, Player, State
from tests.engine.games.russian_railroads.build import held

WORKERS = ("ky7-worker", "ts3-worker")
HANDY = [2, 4, 5, 7, 8]
"""The factories that lead to further decisions."""


def unusual(seed: int) -> State:
    """A position in a late or early action phase, or just before turn-order determination."""
    chance, start = random.Random(seed), Seed(seed)
    seats = chance.choice([2, 3, 4])
    state = setup(seats, {}, Rng(start))
    last = DATA.player_counts[seats].rounds
    state.round, state.starting_bonus = chance.choice([1, last - 1, last]), []
    ends = state.round < last and chance.random() < 0.2
    state.phase, state.acting = ("order", None) if ends else ("actions", chance.choice(state.order))
    _hand_out_cards(state, chance)
    _move_the_strip(state, chance)
    tiles = _place_tiles(state, chance)
    for player in state.players:
        _furnish(state, player, chance)
    _fill_the_supply(state, tiles, chance)
    for seat in range(seats):
        _occupy(state, seat, chance)
        state.players[seat].passed = ends
    state.rng = start.rng
    return state


def _hand_out_cards(state: State, chance: random.Random) -> None:
    left = chance.choice([0, 1, 4, 8])
    while len(state.deck) > left:
        chance.choice(state.players).bonus_cards.append(state.deck.pop())
    for card in list(state.question_cards):
        if chance.random() < 0.35:
            state.question_cards.remove(card)
            player = chance.choice(state.players)
            if card == "engineer-coin":
                player.engineers.append(UNLETTERED)
            elif card == "black-worker":
                player.black, player.black_owned = 1, True


def _move_the_strip(state: State, chance: random.Random) -> None:
    for _ in range(state.round - 1):
        *others, gone = state.strip
        state.strip = [EMPTY, *others]
        if gone:
            lucky = chance.random() < 0.7
            (chance.choice(state.players).engineers if lucky else state.engineers_out).append(gone)


def _place_tiles(state: State, chance: random.Random) -> list[int]:
    """Locomotives and factories; returns the tiles that are left."""
    tiles = [number for number, count in enumerate(state.stacks) for _ in range(count)]
    tiles += [9] * ("loco-nine" not in state.question_cards)
    low, often = chance.choice([(1, 0.4), (1, 0.8), (6, 0.97)])
    for player in state.players:
        for places in player.locos.values():
            for index, there in enumerate(places):
                fitting = [number for number in tiles if number >= low and number > there]
                if fitting and chance.random() < often:
                    places[index] = chance.choice(fitting)
                    tiles.remove(places[index])
                    tiles += [there] * (there > 0)
        for notch in range(chance.choice([0, 1, 2, 3, 5])):
            choice = [number for number in tiles if number in HANDY] or tiles
            if choice:
                player.notches[notch] = chance.choice(choice)
                tiles.remove(player.notches[notch])
    return tiles


def _fill_the_supply(state: State, tiles: list[int], chance: random.Random) -> None:
    share = chance.choice([0.0, 0.03, 0.3, 1.0])
    state.stacks, state.factory_tiles = [0] * len(state.stacks), [0] * len(state.stacks)
    for number in tiles:
        loco_side = number != DATA.player_start.loco_on_ts and chance.random() < share
        (state.stacks if loco_side else state.factory_tiles)[number] += 1


def _furnish(state: State, player: Player, chance: random.Random) -> None:
    end = open_end(sum(map(bool, player.notches)))
    player.markers = [chance.randint(max(0, end - chance.choice([2, 5, 20])), end)]
    _lay_rails(player, chance)
    player.specials = [s.id for s in DATA.specials.values() if s.timing == "once" and held(player, s.id)]
    if any(space.question for space in DATA.industry[: player.markers[0] + 1]):
        player.specials.append("industry-question")
    gained = sum(special in WORKERS for special in player.specials)
    player.reserve, player.owned = player.reserve - gained, player.owned + gained
    _use_tokens(player, chance)
    player.workers, player.coins = player.owned, chance.choice([0, 1, 2, 5])
    player.doublers = min(state.doublers, chance.choice([0, 3, 6, 7, 8]))
    state.doublers -= player.doublers


def _lay_rails(player: Player, chance: random.Random) -> None:
    for route, line in player.rails.items():
        length = DATA.routes[route].length
        line[Colour.BLACK] = chance.choice([chance.randint(1, length), length - 2, length - 1, length])
    brought = {Colour.GREY: 2, Colour.BROWN: 6, Colour.NATURAL: 10, Colour.WHITE: 15}
    for line in player.rails.values():
        for colour in list(Colour)[1 : len(line)]:
            if player.rails["TS"][Colour.BLACK] >= brought[colour]:
                most = max(0, line[colour - 1] - 1)
                line[colour] = chance.choice([0, chance.randint(0, most), most, most])


def _use_tokens(player: Player, chance: random.Random) -> None:
    for special in list(player.specials):
        if special.endswith("question"):
            token = chance.choice([*player.tokens, ""])
            if token == "second-marker" and not player.markers[0]:
                token = ""
            player.token_on[special] = token
            if token:
                player.tokens.remove(token)
            else:  # it was declined, and waits for another chance
                player.specials.remove(special)
                del player.token_on[special]
    used = player.token_on.values()
    player.medal, player.revaluation = "kiev-medal" in used, "revaluation" in used
    if "second-marker" in used:
        player.markers.append(chance.randint(max(0, player.markers[0] - 3), player.markers[0] - 1))


def _occupy(state: State, seat: int, chance: random.Random) -> None:
    """Pieces on some spaces, as if their actions had been executed."""
    player, free = state.players[seat], free_spaces(state, seat)
    for space in chance.sample(free, chance.choice([0, 2, 4])):
        claimed = any(piece.seat == seat for claim in CLAIMS for piece in state.board.get(claim, ()))
        empty_slot = space in VARIABLE_SLOTS[state.seats] and not engineer_on(state, space)
        if empty_slot or space in ("temps", HIRE) or (space in CLAIMS and claimed):
            continue
        workers, coins = COST[space]
        pieces = [_worker(player, seat) for _ in range(workers)] + [Piece(seat, "coin")] * coins
        state.board[space] = [*state.board.get(space, ()), *pieces]


def _worker(player: Player, seat: int) -> Piece:
    if player.black:
        player.black = 0
        return Piece(seat, "black")
    if player.workers:
        player.workers -= 1
        return Piece(seat, "own")
    return Piece(seat, "coin")
