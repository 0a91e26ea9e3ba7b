"""Track as it would lie: placements tried one after the other on a board that a View shows, by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from engine.games.steam.faces import Change, Part, available, exhausted
from engine.games.steam.facts import Limit
from engine.games.steam.network import network_of, relaid
from engine.games.steam.outcomes import Placement
from engine.games.steam.placement import affordable, lay, placement
from engine.games.steam.site import Site, site
from engine.games.steam.state import Board, Seat, Spot


class Draft:
    """A board that is built on, and what a player could spend: `cash` in dollars; `limits` of the stock are reached.

    `worked` are the parts laid on it.
    """

    def __init__(self, board: Board, seat: Seat, cash: int, limits: tuple[Limit, ...], *, built: bool) -> None:
        self.board, self.seat, self.cash, self.limits, self.built = board, seat, cash, limits, built
        self.network = network_of(board)
        self.worked: list[tuple[Spot, Part]] = []

    def fork(self) -> Draft:
        """Another one that stands as this does."""
        twin = Draft.__new__(Draft)
        twin.board, twin.seat, twin.cash, twin.limits, twin.built = (
            self.board,
            self.seat,
            self.cash,
            self.limits,
            self.built,
        )
        twin.network, twin.worked = self.network, list(self.worked)
        return twin

    def place(self, hex: Spot, change: Change) -> str | None:
        """Place a tile: what is typed for it; None if it is not legal, or has a part that becomes somebody else's."""
        here = site(self.board, self.seat, hex, built=self.built, network=self.network)
        found, old = placement(here, change), here.laid.face if here.laid else None
        if found is None or found.cost > self.cash or not available(change.face, old, self.limits):
            return None
        if any(outcome.owner != self.seat for outcome in found.outcomes):
            return None
        key = self.key(here, found)
        self.worked += [(hex, outcome.part) for outcome in found.outcomes]
        track = lay(self.board, hex, found, self.network)
        self.network = relaid(self.network, track, hex)
        self.board = Board(self.board.map, self.board.seats, track, self.board.new_cities, self.board.goods)
        self.cash, self.limits, self.built = self.cash - found.cost, exhausted(track.values()), True
        return key

    def key(self, here: Site, found: Placement) -> str:
        """What is typed for a legal placement: the only tile of a hex is not asked for."""
        several = len(list(islice(affordable(here, self.limits, self.cash), 2))) > 1
        return f"{here.hex}/{found.change.face.lower()}/{found.change.turn}" if several else here.hex

    def keys(self, steps: Sequence[tuple[Spot, Change]]) -> tuple[str, ...] | None:
        """What is typed for placements one after the other, None if not all of them are legal."""
        found = []
        for hex, change in steps:
            key = self.place(hex, change)
            if key is None:
                return None
            found.append(key)
        return tuple(found)
