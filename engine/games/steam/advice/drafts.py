"""Track as it would lie: placements tried one after the other on a board that a View shows, by the rules; whether the
turn goes on behind them, and what is lost if it does not."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from itertools import islice

from msgspec.structs import replace

from engine.core.play.msg import Msg
from engine.games.steam.advice.told import open_link
from engine.games.steam.building import BuildTurn, free, unworked, work
from engine.games.steam.faces import Change, available, exhausted
from engine.games.steam.money import power
from engine.games.steam.network import network_of, relaid
from engine.games.steam.outcomes import Placement
from engine.games.steam.placement import affordable, lay, placement
from engine.games.steam.site import Site, site
from engine.games.steam.state import Board, Seat, Spot


class Draft:
    """A board that is built on, and what a player could spend: `cash` in dollars; `limits` of the stock are reached.

    `left` tiles can still be placed. `turn` is the script's own, None where nobody knows it; `worked` are the parts by
    which links are worked on in it.
    """

    def __init__(
        self, board: Board, seat: Seat, cash: int, *, built: bool, left: int, turn: BuildTurn | None = None
    ) -> None:
        self.board, self.seat, self.cash, self.built, self.left, self.turn = board, seat, cash, built, left, turn
        self.network, self.limits = network_of(board), exhausted(board.track.values())
        self.worked = [] if turn is None else turn.worked

    @classmethod
    def of(cls, turn: BuildTurn) -> Draft:
        """As a turn stands."""
        state, cash = turn.state, power(turn.state, turn.seat)
        return cls(state.board, turn.seat, cash, built=turn.player.built, left=turn.left, turn=turn)

    def fork(self) -> Draft:
        """Another one that stands as this does."""
        return copy(self)  # nothing that it has is changed, but replaced

    def place(self, hex: Spot, change: Change) -> str | None:
        """Place a tile: what is typed for it; None if it is not legal, or has a part that becomes somebody else's."""
        here = site(self.board, self.seat, hex, built=self.built, network=self.network)
        found, old = placement(here, change), here.laid.face if here.laid else None
        if found is None or found.cost > self.cash or not available(change.face, old, self.limits):
            return None
        if any(outcome.owner != self.seat for outcome in found.outcomes):
            return None
        key = self.key(here, found)
        self.lay(hex, found)
        return key

    def lay(self, hex: Spot, placement: Placement) -> None:
        """Place a tile that is legal there."""
        self.worked = work(self.worked, self.board.track, hex, placement)
        track = lay(self.board, hex, placement, self.network)
        self.network = relaid(self.network, track, hex)
        self.board = replace(self.board, track=track)
        self.cash, self.limits, self.built = self.cash - placement.cost, exhausted(track.values()), True
        self.left -= 1

    def goes_on(self) -> bool:
        """Whether the turn does by itself: an action is open, or a tile can be placed."""
        if self.turn is not None and self.turn.actions(self.network):
            return True
        there = free(self.board, self.seat, self.limits, self.cash, built=self.built, network=self.network)
        return self.left > 0 and any(True for _ in there)

    def lost(self) -> list[Msg]:
        """STM-091: the links that are lost if the turn ends so."""
        return [open_link(self.board.map, link) for link in unworked(self.network, self.seat, self.worked)]

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
