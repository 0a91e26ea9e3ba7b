"""Track on trial: placements tried one after the other, by the rules, on the board of a View; whether the turn goes on
after them, and what is lost if it does not."""

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
    """A board to build on, and what a player could spend: `cash` in dollars; `limits` are those of the stock that are
    reached.

    `left` tiles can still be placed. `turn` belongs to the script, None where nobody knows it; `worked` are the parts
    whose links have been worked on in it.
    """

    def __init__(
        self, board: Board, seat: Seat, cash: int, *, built: bool, left: int, turn: BuildTurn | None = None
    ) -> None:
        self.board, self.seat, self.cash, self.built, self.left, self.turn = board, seat, cash, built, left, turn
        self.network, self.limits = network_of(board), exhausted(board.track.values())
        self.worked = [] if turn is None else turn.worked

    @classmethod
    def of(cls, turn: BuildTurn) -> Draft:
        """The draft at the present point of a turn."""
        state, cash = turn.state, power(turn.state, turn.seat)
        return cls(state.board, turn.seat, cash, built=turn.player.built, left=turn.left, turn=turn)

    def fork(self) -> Draft:
        """A copy of this draft as it stands."""
        return copy(self)  # its parts are never changed, only replaced

    def place(self, hex: Spot, change: Change) -> str | None:
        """Place a tile. Returns what a player types for it; None if it is illegal, or if a part would become somebody
        else's."""
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
        """Whether the turn goes on by itself: an action is open, or a tile can be placed."""
        if self.turn is not None and self.turn.actions(self.network):
            return True
        there = free(self.board, self.seat, self.limits, self.cash, built=self.built, network=self.network)
        return self.left > 0 and any(True for _ in there)

    def lost(self) -> list[Msg]:
        """STM-091: the links that are lost if the turn ends now."""
        return [open_link(self.board.map, link) for link in unworked(self.network, self.seat, self.worked)]

    def key(self, here: Site, found: Placement) -> str:
        """What a player types for a legal placement: a hex with only one tile needs no choice."""
        several = len(list(islice(affordable(here, self.limits, self.cash), 2))) > 1
        return f"{here.hex}/{found.change.face.lower()}/{found.change.turn}" if several else here.hex

    def keys(self, steps: Sequence[tuple[Spot, Change]]) -> tuple[str, ...] | None:
        """What a player types for placements in a row, None if any of them is illegal."""
        found = []
        for hex, change in steps:
            key = self.place(hex, change)
            if key is None:
                return None
            found.append(key)
        return tuple(found)
