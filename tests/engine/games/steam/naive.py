"""A second judge of builds: slow, simple, and written from rules.md alone.

It knows nothing of engine.games.steam but the map files. A board is a dictionary of parts; every question is answered
by looking at all of them. test_naive.py holds the game against it.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from tests.engine.games.steam.printed import LIMITS, STEPS, Part, laid, rotations

At = tuple[int, int]
"""A hex by its coordinates (q, r)."""
Piece = tuple[At, Part]
"""A part of the tile on a hex."""
UNOWNED = -1
MAPS = Path(__file__).parents[4] / "engine/games/steam/data"


@cache
def hexes(map: str) -> dict[At, dict[str, Any]]:
    """The rows of a map file."""
    table = tomllib.loads((MAPS / f"map_{map}.toml").read_text(encoding="utf-8"))
    return {(row["q"], row["r"]): row for row in table["hex"]}


def across(at: At, edge: int) -> At:
    """STM-001: the hex behind an edge."""
    return at[0] + STEPS[edge][0], at[1] + STEPS[edge][1]


@dataclass(frozen=True)
class Chain:
    """STM-007, STM-008: a link as the pieces it is made of, the settlements where it ends, and its open ends."""

    pieces: frozenset[Piece]
    settlements: tuple[At, ...]
    open_ends: tuple[tuple[At, int], ...]
    owner: int


@dataclass
class Board:
    """What lies on a map: the face of each tile and who owns each of its parts, and the New Cities."""

    map: str
    faces: dict[At, tuple[str, int]] = field(default_factory=dict)
    owners: dict[Piece, int] = field(default_factory=dict)
    new_cities: set[At] = field(default_factory=set)

    def copy(self) -> Board:
        """An independent board."""
        return Board(self.map, dict(self.faces), dict(self.owners), set(self.new_cities))

    def city(self, at: At) -> bool:
        """STM-002: printed or new."""
        row = hexes(self.map).get(at)
        return row is not None and (row["feature"] == "city" or at in self.new_cities)

    def town(self, at: At) -> bool:
        """STM-003."""
        row = hexes(self.map).get(at)
        return row is not None and row["feature"] == "town" and at not in self.new_cities

    def blocked(self, at: At, edge: int) -> bool:
        """STM-066: a thick edge, from whichever side it is printed, or no hex behind it."""
        beyond = across(at, edge)
        found = hexes(self.map)
        if beyond not in found:
            return True
        return edge in found[at]["blocked"] or (edge + 3) % 6 in found[beyond]["blocked"]

    def parts(self, at: At) -> set[Part]:
        """The parts of the tile on a hex."""
        return set(laid(*self.faces[at])) if at in self.faces else set()

    def lay(self, at: At, face: str, turn: int, owners: dict[Part, int]) -> None:
        """Put a tile there instead of what lies there."""
        for part in self.parts(at):
            del self.owners[at, part]
        self.faces[at] = (face, turn)
        for part in laid(face, turn):
            self.owners[at, part] = owners[part]

    def lift(self, at: At) -> None:
        """Take the tile off."""
        for part in self.parts(at):
            del self.owners[at, part]
        self.faces.pop(at, None)

    def at_edge(self, at: At, edge: int) -> Piece | None:
        """The piece with an end on this edge of this hex."""
        for part in self.parts(at):
            if edge in part:
                return at, part
        return None

    def behind(self, at: At, edge: int) -> Piece | None:
        """STM-005: the piece that track ending on this edge of this hex is joined to."""
        return self.at_edge(across(at, edge), (edge + 3) % 6)


def chain_of(board: Board, piece: Piece) -> Chain:
    """STM-005 to STM-008: everything that is joined with a piece, without passing through settlements."""
    todo, pieces = [piece], {piece}
    settlements: list[At] = []
    open_ends: list[tuple[At, int]] = []
    while todo:
        at, part = todo.pop()
        if len(part) == 1:
            settlements.append(at)
        for edge in sorted(part):
            other = board.behind(at, edge)
            if board.city(across(at, edge)):
                settlements.append(across(at, edge))
            elif other is None:
                open_ends.append((at, edge))
            elif other not in pieces:
                pieces.add(other)
                todo.append(other)
    return Chain(frozenset(pieces), tuple(sorted(settlements)), tuple(open_ends), board.owners[piece])


def chains(board: Board) -> list[Chain]:
    """All links of a board."""
    found: list[Chain] = []
    seen: set[Piece] = set()
    for piece in board.owners:
        if piece not in seen:
            found.append(chain_of(board, piece))
            seen |= found[-1].pieces
    return found


def may_claim(board: Board, seat: int, chain: Chain, all_chains: list[Chain]) -> bool:
    """STM-094, STM-204: it starts at a city or at a settlement where an own link ends."""
    (start,) = chain.settlements
    return board.city(start) or any(c.owner == seat and start in c.settlements for c in all_chains)


@dataclass(frozen=True)
class Judgement:
    """A legal placement: what it costs, the board that it leaves, and the part that was only redirected, if any."""

    cost: int
    board: Board
    redirected: tuple[Piece, Piece] | None = None


def cost(board: Board, at: At, face: str, first: bool) -> int:
    """STM-078 to STM-084."""
    row = hexes(board.map)[at]
    exits = sum(len(part) for part in laid(face, 0))
    water, hill = (1 if row["river"] else 0), (2 if row["terrain"] == "hill" else 0)
    return exits + (1 if face.startswith("T") else 0) + (water + hill if first else 0)


@dataclass
class Judge:
    """One player before one board; what is asked often is looked up once."""

    board: Board
    seat: int
    built: bool

    def __post_init__(self) -> None:
        self.chains = chains(self.board)
        self.of = {piece: chain for chain in self.chains for piece in chain.pieces}
        self.used = Counter(name for name, _ in self.board.faces.values())
        self.stock: dict[tuple[str | None, str], bool] = {}
        self.looked: dict[tuple[At, int], Chain | str] = {}

    def legal(self) -> Iterator[tuple[At, str, int, Judgement]]:
        """Every face in every rotation on every hex of the map."""
        for at in hexes(self.board.map):
            if self.board.city(at):
                continue  # STM-065
            for face in TOWN_FACES if self.board.town(at) else PLAIN_FACES:  # STM-067
                for turn in rotations(face):
                    judgement = self.judge(at, face, turn)
                    if judgement:
                        yield at, face, turn, judgement

    def judge(self, at: At, face: str, turn: int) -> Judgement | None:
        """STM-063, STM-103, STM-206: a new tile, an improvement or a redirect; anything else is illegal."""
        old, new = self.board.parts(at), set(laid(face, turn))
        if any(self.board.blocked(at, edge) for part in new for edge in part):
            return None
        if not self.in_stock(at, face):
            return None
        if old < new:
            return self.added(at, face, turn, new - old)
        if len(old - new) == 1 and len(new - old) == 1 and not face.startswith("T"):  # STM-098, STM-100
            return self.redirected(at, face, turn)
        return None

    def in_stock(self, at: At, face: str) -> bool:
        """STM-121 to STM-123: with the tile that lies there taken back."""
        old = self.board.faces[at][0] if at in self.board.faces else None
        if (old, face) not in self.stock:
            used = self.used + Counter([face]) - Counter([old] if old else [])
            held = all(sum(used[name] for name in names.split()) <= most for names, most in LIMITS)
            self.stock[old, face] = held
        return self.stock[old, face]

    def added(self, at: At, face: str, turn: int, fresh: set[Part]) -> Judgement | None:
        """STM-068 to STM-077, STM-086 to STM-089, STM-104 to STM-106."""
        if not self.built and not self.leaves_a_city(at, fresh):
            return None
        owners = {part: self.board.owners[at, part] for part in self.board.parts(at)}
        if self.board.town(at) and not owners and not any(self.joins(at, edge) for part in fresh for edge in part):
            return None  # STM-087
        for part in fresh:
            met = [self.met(at, edge) for edge in part]
            rivals = [c.owner for c in met if isinstance(c, Chain) and c.owner not in (self.seat, UNOWNED)]
            if rivals and len(part) == 2:
                return None  # STM-073
            if any(isinstance(c, Chain) and c.owner == UNOWNED and not self.claimable(c) for c in met):
                return None  # STM-203
            if len(part) == 2 and not self.anchored(met):
                return None
            owners[part] = rivals[0] if rivals else self.seat
        after = self.after(at, face, turn, owners)
        if any(self.loop(after, (at, part)) for part in fresh):
            return None
        if self.board.town(at) and not self.town_allows(after, at, fresh):
            return None
        return Judgement(cost(self.board, at, face, at not in self.board.faces), after)

    def leaves_a_city(self, at: At, fresh: set[Part]) -> bool:
        """STM-068."""
        return any(self.board.city(across(at, edge)) for part in fresh for edge in part)

    def met(self, at: At, edge: int) -> Chain | str:
        """What track on this edge would meet: "city", "nothing", or an unfinished link."""
        if (at, edge) not in self.looked:
            piece = self.board.behind(at, edge)
            city = self.board.city(across(at, edge))
            self.looked[at, edge] = "city" if city else self.of[piece] if piece else "nothing"
        return self.looked[at, edge]

    def joins(self, at: At, edge: int) -> bool:
        """Whether a spur on this edge would be joined to an own link or to one that may be claimed."""
        met = self.met(at, edge)
        if isinstance(met, Chain):
            return met.owner == self.seat or (met.owner == UNOWNED and self.claimable(met))
        return met == "city"

    def claimable(self, chain: Chain) -> bool:
        """STM-094."""
        return may_claim(self.board, self.seat, chain, self.chains)

    def anchored(self, met: list[Chain | str]) -> bool:
        """STM-072: for a plain segment without rivals or strangers at its ends."""
        return any(c != "nothing" for c in met)

    def after(self, at: At, face: str, turn: int, owners: dict[Part, int]) -> Board:
        """STM-077, STM-088, STM-093: the board with the tile, where joined unowned track gets an owner."""
        board = self.board.copy()
        board.lay(at, face, turn, owners)
        for part in laid(face, turn):
            if owners[part] != UNOWNED:
                for piece in chain_of(board, (at, part)).pieces:
                    board.owners[piece] = owners[part]
        return board

    def loop(self, board: Board, piece: Piece) -> bool:
        """STM-075, STM-199."""
        ends = chain_of(board, piece).settlements
        return len(ends) == 2 and ends[0] == ends[1]

    def town_allows(self, after: Board, at: At, fresh: set[Part]) -> bool:
        """STM-070, STM-087, STM-105."""
        links = [chain_of(after, (at, part)) for part in after.parts(at)]
        firm = [c for c in links if c.owner == self.seat and any(where != at for where, _ in c.pieces)]
        if not firm:
            return False
        for part in fresh:
            link = chain_of(after, (at, part))
            if (
                link.owner == self.seat
                and not [c for c in links if c.owner == self.seat and c != link]
                and link not in firm
            ):
                return False
        return True

    def redirected(self, at: At, face: str, turn: int) -> Judgement | None:
        """STM-095 to STM-102, STM-203."""
        (gone,) = self.board.parts(at) - laid(face, turn)
        (come,) = laid(face, turn) - self.board.parts(at)
        link = self.of[at, gone]
        if not self.built or link.owner not in (self.seat, UNOWNED) or not link.open_ends:
            return None
        ((where, edge),) = link.open_ends
        if where != at or edge not in gone or gone - {edge} != gone & come:
            return None
        if link.owner == UNOWNED and not self.claimable(link):
            return None
        (end,) = come - gone
        met = self.met(at, end)
        if isinstance(met, Chain):
            if met.owner not in (self.seat, UNOWNED):
                return None
            if met.owner == UNOWNED and not self.claimable(met):
                return None
        owners = {part: self.board.owners[at, part] for part in self.board.parts(at) - {gone}}
        completes = met != "nothing"
        after = self.after(at, face, turn, {**owners, come: self.seat if completes else link.owner})
        if self.loop(after, (at, come)):
            return None
        return Judgement(cost(self.board, at, face, False), after, ((at, gone), (at, come)))


PLAIN_FACES = ["21", "22", "23", "41", "42", "43", "44", "45", "46", "47"]
TOWN_FACES = ["T11", "T21", "T22", "T23", "T31", "T32", "T33", "T34", "T41", "T42", "T43"]


def with_new_city(board: Board, seat: int, at: At) -> Board | None:
    """STM-107 to STM-114, STM-200, STM-207, STM-208: the board with a New City there, None if that is illegal."""
    if not board.town(at):
        return None
    before = chains(board)
    after = board.copy()
    after.lift(at)
    after.new_cities.add(at)
    left = chains(after)
    if any(c.settlements == (at, at) for c in left):
        return None
    pointing = [c for c in before if any(across(*end) == at for end in c.open_ends)]
    for chain in left:
        was = [c for c in pointing if chain.pieces <= c.pieces]
        if chain.owner == UNOWNED and was and may_claim(board, seat, was[0], before):
            for piece in chain.pieces:
                after.owners[piece] = seat
    return after


def lost(before: Board, after: Board, seat: int, moves: list[tuple[Piece, Piece]]) -> Board:
    """STM-090, STM-091, STM-101: the board at the end of a build turn that began with `before`.

    `moves` are the redirects of the turn: what they lay is new track only if what they moved was.
    """
    origin = {piece: piece for piece in before.owners}
    for gone, come in moves:
        if gone in origin:
            origin[come] = origin.pop(gone)
    kept = after.copy()
    for chain in chains(after):
        if chain.owner == seat and chain.open_ends and chain.pieces <= set(origin):
            for piece in chain.pieces:
                kept.owners[piece] = UNOWNED
    return kept
