"""The links on the map, as the tiles form them (STM-004 to STM-010)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache

import msgspec

from engine.games.steam.data import DATA
from engine.games.steam.faces import IN_TOWN, Part, canonical, parts, through
from engine.games.steam.facts import OFF
from engine.games.steam.hexes import Edge, opposite
from engine.games.steam.state import NOBODY, Board, Laid, Seat, Spot, State

Piece = tuple[Spot, int]
"""A part of the tile on a hex, by its number."""


class Link(msgspec.Struct, frozen=True, gc=False):
    """A link (STM-007 to STM-010).

    `owner` is NOBODY for an unowned link. `ends` are the settlements that it touches: two if it is complete, otherwise
    the one where it starts. `parts` are the pieces along it, from the first end; `open_end` is the edge of the last hex
    where an unfinished link ends.
    """

    owner: Seat
    ends: tuple[Spot, ...]
    parts: tuple[Piece, ...]
    open_end: tuple[Spot, Edge] | None = None

    @property
    def complete(self) -> bool:
        """STM-007: whether both ends are at settlements."""
        return self.open_end is None

    @property
    def start(self) -> Spot:
        """The settlement at its first end."""
        return self.ends[0]

    def other(self, end: Spot) -> Spot:
        """The settlement at the other end of a complete link."""
        return self.ends[self.ends[0] == end]


class Network:
    """All links of a board, in the order of the track.

    They follow from the tiles of `track`, from what lies `across` each edge, and from the `cities`, printed or new
    (STM-002).
    """

    def __init__(
        self,
        track: dict[Spot, Laid],
        across: dict[Spot, tuple[Spot, ...]],
        cities: frozenset[Spot],
        kept: Iterable[Link] = (),
        among: Iterable[Spot] | None = None,
    ) -> None:
        """`kept` are links already known; `among` are the hexes of the others (None: all)."""
        self.track, self.across, self.cities = track, across, cities
        self.links = (*kept, *_links(self, track if among is None else among, kept))

    @cached_property
    def complete(self) -> tuple[Link, ...]:
        """STM-007: the complete links."""
        return tuple(link for link in self.links if link.open_end is None)

    @cached_property
    def unfinished(self) -> tuple[Link, ...]:
        """STM-008: the unfinished links."""
        return tuple(link for link in self.links if link.open_end is not None)

    @cached_property
    def complete_at(self) -> dict[Spot, tuple[Link, ...]]:
        """The complete links at each settlement that has any."""
        return _by_end(self.complete)

    @cached_property
    def at(self) -> dict[Spot, tuple[Link, ...]]:
        """STM-010: the links, complete or not, that touch each settlement that has any."""
        return _by_end(self.links)

    @cached_property
    def of(self) -> dict[Piece, Link]:
        """The link that a piece belongs to."""
        return {piece: link for link in self.links for piece in link.parts}

    @cached_property
    def pointing(self) -> dict[Spot, dict[Edge, Link]]:
        """STM-005: the unfinished links by the hex that their open end points at, and the edge as that hex counts."""
        found: dict[Spot, dict[Edge, Link]] = {}
        for link in self.links:
            if link.open_end:
                hex, edge = link.open_end
                found.setdefault(self.across[hex][edge], {})[opposite(edge)] = link
        return found


def _by_end(links: Iterable[Link]) -> dict[Spot, tuple[Link, ...]]:
    found: dict[Spot, list[Link]] = {}
    for link in links:
        for end in link.ends:
            found.setdefault(end, []).append(link)
    return {end: tuple(there) for end, there in found.items()}


def network_of(board: Board) -> Network:
    """STM-004 to STM-010: the links of this board. Cached by its tiles and New Cities."""
    return _network(board.map, tuple(board.track.items()), frozenset(board.new_cities))


@lru_cache(maxsize=256)
def _network(map: str, track: tuple[tuple[Spot, Laid], ...], new_cities: frozenset[Spot]) -> Network:
    facts = DATA.maps[map]
    return Network(dict(track), facts.across, new_cities.union(facts.cities))


def relaid(network: Network, track: dict[Spot, Laid], hex: Spot) -> Network:
    """The links after a tile has been laid on a hex: those it touches are traced again, and come last."""
    kept, touched = list[Link](), {hex: None}
    for link in network.links:
        open_end = link.open_end
        near = open_end is not None and network.across[open_end[0]][open_end[1]] == hex
        if near or any(spot == hex for spot, _ in link.parts):
            touched |= dict.fromkeys(spot for spot, _ in link.parts)
        else:
            kept.append(link)
    return Network(track, network.across, network.cities, kept, touched)


def hand_over(track: dict[Spot, Laid], link: Link, owner: Seat) -> None:
    """STM-009: all parts of a link have the same owner."""
    for hex, number in link.parts:
        laid = track[hex]
        owners = tuple(owner if n == number else old for n, old in enumerate(laid.owners))
        track[hex] = Laid(laid.face, laid.turn, owners)


def _links(network: Network, hexes: Iterable[Spot], known: Iterable[Link]) -> Iterator[Link]:
    """STM-006 to STM-008: every chain that starts at a settlement, each once, except those already known."""
    done: set[Piece] = {piece for link in known for piece in link.parts}
    for hex in hexes:
        laid = network.track[hex]
        for number, part in enumerate(parts(laid.face, laid.turn)):
            if (hex, number) in done:
                continue
            for start, leaves in _beginnings(network, hex, part):
                link = _follow(network, start, (hex, number), leaves)
                done.update(link.parts)
                yield link
                break


def _beginnings(network: Network, hex: Spot, part: Part) -> Iterator[tuple[Spot, Edge]]:
    """STM-006: the settlements where this part ends, each with the edge by which track leaves it."""
    if len(part) == 1:
        yield hex, part[0]
        return
    for edge, other in (part, part[::-1]):
        if network.across[hex][edge] in network.cities:
            yield network.across[hex][edge], other


def _follow(network: Network, start: Spot, piece: Piece, edge: Edge) -> Link:
    """STM-005, STM-007, STM-008: the chain that starts with this piece and leaves its hex over `edge`."""
    hex, number = piece
    owner = network.track[hex].owners[number]
    chain = [piece]
    while True:
        beyond = network.across[hex][edge]
        if beyond in network.cities:
            return Link(owner, (start, beyond), tuple(chain))
        laid = network.track.get(beyond)
        ways = through(laid.face, laid.turn) if laid else {}
        if opposite(edge) not in ways:
            return Link(owner, (start,), tuple(chain), (hex, edge))
        number, leaves = ways[opposite(edge)]
        chain.append((beyond, number))
        if leaves == IN_TOWN:
            return Link(owner, (start, beyond), tuple(chain))
        hex, edge = beyond, leaves


def check_track(state: State) -> None:
    """STM-004 to STM-010, STM-065 to STM-067, STM-075, STM-122, STM-199: what must hold for any board.

    Raises AssertionError.
    """
    network = network_of(state.board)
    for hex, laid in state.track.items():
        _check_tile(state, network, hex, laid)
    for link in network.links:
        owners = [state.track[hex].owners[number] for hex, number in link.parts]
        assert owners.count(link.owner) == len(owners), f"owners of {link}"
        assert len(link.ends) == 1 or link.ends[0] != link.ends[1], f"loop {link}"
    lying = [laid.face for laid in state.track.values()]
    for limit in DATA.limits:
        assert sum(lying.count(face) for face in limit.faces) <= limit.max, f"more of {limit.faces} than there are"


def _check_tile(state: State, network: Network, hex: Spot, laid: Laid) -> None:
    facts = DATA.maps[state.map]
    assert hex not in network.cities, f"track on the city {hex}"
    assert (DATA.faces[laid.face].kind == "town") == (facts.hexes[hex].feature == "town"), f"{laid.face} on {hex}"
    assert laid.turn == canonical(laid.face, laid.turn), f"rotation on {hex}"
    assert len(laid.owners) == len(parts(laid.face, laid.turn)), f"owners on {hex}"
    assert all(NOBODY <= owner < state.seats for owner in laid.owners), f"owners on {hex}"
    assert all(facts.across[hex][edge] != OFF for edge in through(laid.face, laid.turn)), f"blocked edge of {hex}"
    assert all((hex, number) in network.of for number in range(len(laid.owners))), f"track from nowhere on {hex}"
