"""The auctions of the turn order (rules sections 3 and 10)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from engine.core.play.ask import Option, Word
from engine.core.play.msg import Msg, Value
from engine.core.play.table import Table
from engine.games.steam.cursor import acting, line_up
from engine.games.steam.money import loan, pay, power, purse
from engine.games.steam.state import Auction, Player, Seat, State
from engine.games.steam.words import say

PASS = Word("pass", say("bid-pass"), way_out=True)
PAID_IN_FULL = 2
"""STM-170: this many positions pay the whole bid."""
TENS = 10
"""This many bids share a name."""


class Bidder(NamedTuple):
    """The means of a bidder."""

    cash: int
    income: int
    vp: int
    locomotive: int


@dataclass(frozen=True, slots=True)
class Bid(Option):
    """A bid in dollars, and the player who would have to pay it."""

    number: int
    bidder: Bidder

    def __str__(self) -> str:
        return str(self.number)

    def label(self) -> Msg:
        """The bid, the cost of raising the money for it, and what is left if it is paid in full."""
        lent = loan(self.bidder, self.number)
        due, facts = lent.said(), {"n": self.number, "left": lent.cash + self.bidder.cash - self.number}
        return say("bid-loan", loan=due, **facts) if due else say("bid", **facts)

    def detail(self) -> None:
        """The label says it all."""

    def group(self) -> Msg:
        """The bids near it."""
        first = self.number - self.number % TENS
        return say("group-bids", first=first, last=first + TENS - 1)


def bids(player: Player, least: int, most: int) -> list[Bid]:
    """STM-038, STM-166: every legal bid."""
    bidder = Bidder(player.cash, player.income, player.vp, player.locomotive)
    return [Bid(number, bidder) for number in range(least, most + 1)]


async def bid_turn(table: Table[State]) -> None:
    """STM-038, STM-166, STM-220: one player bids or passes; the consequences are settled at once."""
    state, seat = table.state, acting(table.state)
    auction = state.auction = state.auction or Auction(position=len(state.order) if state.standard else 1)
    least, most = lowest_bid(auction), power(state, seat)
    chosen: Word | Bid = PASS
    if least <= most:
        options: list[Bid | Word] = [*bids(state.players[seat], least, most), PASS]
        note = partial(bid_note, state, auction, seat)
        chosen = await table.choose(seat, "bid", options, default="pass", note=note)
    if isinstance(chosen, Bid):
        auction.bids[seat], auction.leader = chosen.number, seat
        table.tell(say("log-bid", seat=seat, bid=chosen.number))
    elif state.standard:
        pass_in_round(table, auction, seat)
    else:
        auction.out.append(seat)
        table.tell(say("log-bid-pass", seat=seat, position=auction.position))
    go_on(table, auction, seat)


def lowest_bid(auction: Auction) -> int:
    """STM-038, STM-039, STM-165, STM-194: in dollars; the first bid may be $0, any other is higher than the last."""
    return 0 if auction.leader is None else auction.bids[auction.leader] + 1


def bid_note(state: State, auction: Auction, seat: Seat) -> Msg:
    """The position up for auction, the bid to beat, and the bidder's money."""
    which = "order" if state.standard else "position"
    facts: dict[str, Value] = {"position": auction.position, "purse": purse(state, seat)}
    if state.standard:
        facts["prices"] = say("bid-prices", players=len(state.order))
    if auction.leader is None:
        return say(f"bid-note-{which}-open", **facts)
    return say(f"bid-note-{which}", seat=auction.leader, bid=auction.bids[auction.leader], **facts)


def go_on(table: Table[State], auction: Auction, seat: Seat) -> None:
    """STM-038, STM-184, STM-192, STM-193: it is the next remaining player's turn; the only one left has won."""
    state = table.state
    left = still_in(state, auction)
    if len(left) > 1:
        line_up(state, [other for other in left_of(state, seat) if other in left and other != auction.leader])
    elif state.standard:
        win_round(table, auction, left[0])
    else:
        win_position(table, auction, left[0])


def still_in(state: State, auction: Auction) -> list[Seat]:
    """STM-038, STM-040, STM-167: who may still bid, in turn order."""
    return [seat for seat in state.order if seat not in auction.out and seat not in auction.taken]


def left_of(state: State, seat: Seat) -> list[Seat]:
    """STM-038, STM-165: everyone after this seat, clockwise by seat (Base) or in turn order; the seat itself comes
    last."""
    ring = state.order if state.standard else sorted(state.order)
    at = ring.index(seat) + 1
    return ring[at:] + ring[:at]


def win_position(table: Table[State], auction: Auction, winner: Seat) -> None:
    """STM-036, STM-041, STM-042, STM-184: the winner pays, and the next position is up; the last one is free."""
    state = table.state
    bid = auction.bids.get(winner, 0)
    auction.taken[winner] = auction.position
    table.tell(say("log-position", seat=winner, position=auction.position, cost=bid))
    pay(table, winner, bid)
    auction.position += 1
    auction.bids, auction.out, auction.leader = {}, [], None
    line_up(state, [seat for seat in left_of(state, winner) if seat not in auction.taken])
    if not state.waiting:
        last = acting(state)
        table.tell(say("log-position", seat=last, position=auction.position, cost=0))
        auction.taken[last] = auction.position
        close(state, auction)


def pass_in_round(table: Table[State], auction: Auction, seat: Seat) -> None:
    """STM-167, STM-169: a player who passes takes the last free position, except with the free pass of tile 1."""
    player = table.state.players[seat]
    if player.free_pass:
        player.free_pass = False
        table.tell(say("log-bid-pass-free", seat=seat))
        return
    auction.out.append(seat)
    auction.taken[seat] = auction.position
    table.tell(say("log-bid-pass-order", seat=seat, position=auction.position))
    auction.position -= 1


def win_round(table: Table[State], auction: Auction, winner: Seat) -> None:
    """STM-168, STM-170, STM-171: the last remaining player takes position 1, and everyone pays by position."""
    state = table.state
    auction.taken[winner] = 1
    last = len(state.order)
    close(state, auction)
    for index, seat in enumerate(state.order):
        cost = price(auction.bids.get(seat, 0), index + 1, last)
        table.tell(say("log-position", seat=seat, position=index + 1, cost=cost))
        pay(table, seat, cost)


def price(bid: int, position: int, last: int) -> int:
    """STM-170, STM-171, STM-195: what the owner of a position pays after this bid, in dollars."""
    if position == last:
        return 0
    return bid if position <= PAID_IN_FULL else (bid + 1) // 2


def close(state: State, auction: Auction) -> None:
    """STM-036, STM-167: the positions make the turn order; the auction is over."""
    state.order = sorted(state.order, key=lambda seat: auction.taken[seat])
    state.auction, state.acting, state.waiting = None, None, []
    for player in state.players:
        player.free_pass = False
