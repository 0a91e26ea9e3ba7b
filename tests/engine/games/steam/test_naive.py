"""The game against a second, naive judge, over random boards: the same placements, prices, owners and losses."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

from engine.games.steam.data import DATA
from engine.games.steam.state import NOBODY, State
from tests.engine.games.steam.build import Game, asked, match_of, offered, play, position
from tests.engine.games.steam.naive import UNOWNED, At, Board, Judge, Judgement, chains, lost, with_new_city
from tests.engine.games.steam.printed import Part
from tests.long import few

TILES = (0, 0, 0, 3, 7, 7)
"""Action tiles that players of these tests hold: none, Engineer, Urbanization."""


def board_of(state: State) -> Board:
    """The board of a state."""
    where = {name: at for at, name in DATA.maps[state.map].at.items()}
    board = Board(state.map, new_cities={where[name] for name in state.new_cities})
    for name, tile in state.track.items():
        face = DATA.faces[tile.face]
        edges = face.segments or [(edge,) for edge in face.exits]
        parts: list[Part] = [frozenset((edge + tile.turn) % 6 for edge in part) for part in edges]
        owners = [UNOWNED if owner == NOBODY else owner for owner in tile.owners]
        board.lay(where[name], tile.face, tile.turn, dict(zip(parts, owners, strict=True)))
    return board


def placements(match: Game) -> dict[str, int]:
    """Every tile that the game offers now, over all hexes, with its price."""
    found: dict[str, int] = {}
    seat, _ = asked(match)
    for name in offered(match):
        if name not in DATA.maps[match.state.map].hexes:
            continue
        twin = match.fork()
        before = twin.state.players[seat].cash
        play(twin, name)
        if twin.pending and asked(twin) == (seat, "tile"):
            options = twin.pending[seat].options
            found.update({key: option.label().args["tile"].args["cost"] for key, option in options.items()})
        else:
            laid = twin.state.track[name]
            found[f"{name}/{laid.face.lower()}/{laid.turn}"] = before - twin.state.players[seat].cash
    return found


class Walk:
    """Random build turns on one board, each compared step by step with the naive judge."""

    def __init__(self, seed: int, map: str) -> None:
        self.random = Random(seed)
        self.map = map
        self.state = position(3, 0, map=map, everybody={"built": False, "cash": 10_000})
        self.checked = 0

    def turn(self) -> None:
        """One build turn of a random player; now and then a player is ruined first."""
        seat = self.random.randrange(3)
        if self.random.random() < 0.04:
            self.ruin(self.random.randrange(3))
        state = deepcopy(self.state)
        state.phase, state.acting, state.waiting = "build", seat, [(seat + 1) % 3]
        for player in state.players:
            player.tile, player.used, player.passed = 0, False, False
        state.players[seat].tile = self.random.choice(TILES)
        if not state.new_city_tiles:
            state.players[seat].tile = 0
        match = match_of(state)
        start, moves = board_of(match.state), list[tuple[tuple[At, Part], tuple[At, Part]]]()
        board = start
        while match.pending and asked(match)[0] == seat:
            board = self.step(match, seat, board, moves)
        after = match.state
        assert board_of(after) == lost(start, board, seat, moves)
        self.state = after

    def ruin(self, seat: int) -> None:
        """STM-147, STM-148: all track of a player becomes unowned."""
        for name, tile in self.state.track.items():
            owners = tuple(NOBODY if owner == seat else owner for owner in tile.owners)
            self.state.track[name] = type(tile)(tile.face, tile.turn, owners)

    def step(self, match: Game, seat: int, board: Board, moves: list[tuple[tuple[At, Part], tuple[At, Part]]]) -> Board:
        """One decision of the build turn; what the board is afterwards."""
        _, kind = asked(match)
        if kind == "new-city":
            return self.found(match, seat, board)
        assert kind == "build"
        legal = self.compare(match, seat, board)
        choice = self.random.random()
        if "urbanize" in offered(match) and (choice < 0.3 or not legal):
            play(match, "urbanize")
            return board
        if "done" in offered(match) and (choice > 0.85 or not legal):
            play(match, "done")
            return board
        key = self.pick(legal, board)
        name = key.split("/")[0]
        play(match, name)
        if match.pending and asked(match) == (seat, "tile"):
            play(match, key)
        judgement = legal[key]
        if judgement.redirected:
            moves.append(judgement.redirected)
        if match.pending and asked(match)[0] == seat:
            assert board_of(match.state) == judgement.board, key
        return judgement.board

    def compare(self, match: Game, seat: int, board: Board) -> dict[str, Judgement]:
        """The game and the judge offer the same for the same price."""
        built = match.state.players[seat].built
        judge = Judge(board, seat, built)
        at = DATA.maps[self.map].at
        legal = {f"{at[hex]}/{face.lower()}/{turn}": found for hex, face, turn, found in judge.legal()}
        if not (match.pending and any(name in at.values() for name in offered(match))):
            return {}
        assert placements(match) == {key: found.cost for key, found in legal.items()}
        self.checked += 1
        return legal

    def pick(self, legal: dict[str, Judgement], board: Board) -> str:
        """A placement, rather one that works on track that lies already."""
        near = {name for at, name in DATA.maps[self.map].at.items() if at in board.faces}
        busy = [key for key in legal if key.split("/")[0] in near]
        redirects = [key for key in busy if legal[key].redirected]
        links = len([chain for chain in chains(board) if not chain.open_ends])
        finishing = [key for key, found in legal.items() if complete(found.board) > links]
        pools = [list(legal), busy, redirects, finishing, finishing]
        return self.random.choice(self.random.choice([pool for pool in pools if pool]))

    def found(self, match: Game, seat: int, board: Board) -> Board:
        """A New City: the same towns, and the same owners afterwards."""
        found = DATA.maps[self.map]
        where = {name: at for at, name in found.at.items()}
        after = {found.hexes[town].key: with_new_city(board, seat, where[town]) for town in found.towns}
        legal = {key: city for key, city in after.items() if city is not None}
        assert set(offered(match)) == set(legal)
        key = self.random.choice(sorted(legal, key=lambda key: (-touched(board, legal[key]), key))[:3])
        play(match, key)
        while match.pending and asked(match)[0] == seat and asked(match)[1] in ("new-city-colour", "supply"):
            play(match, offered(match)[0])
        self.checked += 1
        return legal[key]


def complete(board: Board) -> int:
    """How many complete links there are."""
    return sum(not chain.open_ends for chain in chains(board))


def touched(board: Board, after: Board) -> int:
    """How much a New City changes."""
    return complete(after) - complete(board)


@pytest.mark.parametrize(("seed", "map"), few([(1, "northeast"), (2, "ruhr"), (3, "northeast"), (4, "ruhr")], 1))
@pytest.mark.parametrize("turns", few((2, 5), 1))
def test_the_game_and_the_naive_judge_agree_on_random_boards(seed: int, map: str, turns: int) -> None:
    walk = Walk(seed, map)
    for _ in range(turns):
        walk.turn()
    assert walk.checked > 1.6 * turns
