"""A current turn or deal decision: whose it is, what it allows, and what can be done at any time (rules section 12)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from engine.core.play.ask import Option, Word
from engine.core.play.msg import Value
from engine.core.play.table import Interlude, Table
from engine.games.railroad_revolution.bank import BACK, Bank, Hire, Sale, door
from engine.games.railroad_revolution.outlook import RULE, SHARE, Outlook, outlook, shares_to_sell
from engine.games.railroad_revolution.scoring import wealth
from engine.games.railroad_revolution.search import Search
from engine.games.railroad_revolution.state import Action, Player, State
from engine.games.railroad_revolution.words import DECLINE, DONE, WAYS_OUT, say
from engine.games.railroad_revolution.workers import bank_size, in_bank, workforce

T = TypeVar("T", bound=Option)
R = TypeVar("R")


class Stand(NamedTuple):
    """Where a turn stands when it asks: the table, as long as the question is open, and what else is known: see
    Turn."""

    state: State
    least: int
    sides: tuple[str, ...]
    flips: int
    left: int
    more: int
    banks: bool
    offered: tuple[str, ...]

    def turn(self, table: Table[State], seat: int) -> Turn:
        """The turn on another table, to look at and try things on."""
        return Turn(table, seat, self.least, self.sides, self.flips, self.left, self.more, self.banks, self.offered)


@dataclass(slots=True)
class Turn:
    """A seat that decides, from the first of its decisions to the last.

    It needs `least` workers at its end: none in the draft and in another player's turn. `sides` are the deals that the
    seat may still accept after the action; `triggered` says that the action has triggered the card. `flips` are those
    left in the part being resolved, `left` says how often the current choice may still be made, `more` how many parts
    of the effect come after it. `offered` are the colours that could be hired at the last decision. `banks` is false in
    the draft, when nobody can be hired and nothing sold. `opening` is the line that names the seat if nothing else
    does.
    """

    table: Table[State]
    seat: int
    least: int = RULE.minimum_workforce
    sides: tuple[str, ...] = ()
    flips: int = 0
    left: int = 1
    more: int = 0
    banks: bool = True
    offered: tuple[str, ...] = ()
    triggered: bool = False
    opening: str = "begins"
    named: bool = False
    state: State = field(init=False)
    """The game."""
    player: Player = field(init=False)
    """The seat's mat and supply."""
    search: Search = field(init=False)
    """For looking ahead from the table as it is."""

    def __post_init__(self) -> None:
        self.state = self.table.state
        self.player = self.state.players[self.seat]
        self.search = Search(self.state, self.seat, self.least)

    @property
    def action(self) -> Action:
        """The action in progress."""
        assert self.state.action is not None
        return self.state.action

    @property
    def is_before_own(self) -> bool:
        """RRV-181: whether missing workers have to be made up for only by the end of the seat's next turn, since this
        turn is another's and the seat has one to come."""
        state, first = self.state, self.state.first
        if self.seat == state.acting or not self.banks:
            return False
        had = (self.seat - first) % state.seats < (state.acting - first) % state.seats
        return not (had and state.round == state.last_round)

    def tell(self, key: str, **args: Value) -> None:
        """Write a line into the log. The first line names the seat; the others continue it."""
        if not self.named and "seat" not in args:
            self.table.tell(say(f"log-{self.opening}", seat=self.seat))
        self.named = True
        self.table.tell(say(f"log-{key}", **{"seat": self.seat, **args}))

    def outlook(self) -> Outlook:
        """What matters in the position for finishing the turn."""
        return outlook(self.state, self.seat, self.flips, self.sides)

    def can(self, price: int = 0, shares: int = 0, workers: int = 0, bank: int = 0, extra: str = "") -> bool:
        """RRV-005, RRV-109, RRV-167: whether the turn can still be finished after this.

        `price` is paid in money, `shares` are discarded, the workforce and the bank change by `workers` and `bank`,
        and a rail would lie on the space `extra`.
        """
        player = self.player
        left = wealth(player) - shares * SHARE - price
        if player.shares < shares or left < 0:
            return False
        if self.at_ease(left, workers):
            return True
        here = self.outlook()
        here = replace(
            here,
            shares=here.shares - shares,
            workforce=here.workforce + workers,
            bank=here.bank + bank,
            extra=(extra,) if extra else (),
            rails=1 if extra else 0,
        )
        return self.search.finishable(here.pay(price))

    def at_ease(self, left: int, workers: int = 0) -> bool:
        """Whether the turn can be finished without anything else, with `left` dollars and this many more workers."""
        action = self.state.action
        if action is not None and not (action.placed and left >= action.debt):
            return False
        return left >= 0 and workforce(self.player) + workers >= self.least

    def having_paid(self, price: int, then: Callable[[], R], shares: int = 0) -> R:
        """RRV-170: what is true, or possible, once a price in shares and money has been paid; the player must have
        it."""
        if not price and not shares:
            return then()
        player = self.player
        before = player.money, player.shares
        player.shares -= shares
        sold = shares_to_sell(player.money, price)
        player.shares -= sold
        player.money += sold * SHARE - price
        found = then()
        player.money, player.shares = before
        return found

    def having_hired(self, colour: str, then: Callable[[], bool]) -> bool:
        """RRV-186: whether something is possible once a worker of this colour has been hired."""
        self.state.bank[colour] -= 1
        self.player.pool[colour] += 1
        possible = self.having_paid(RULE.hire_price, then)
        self.state.bank[colour] += 1
        self.player.pool[colour] -= 1
        return possible

    def can_end_flips(self) -> bool:
        """RRV-167, RRV-169: whether the rest of the flips of the part can be left out."""
        return self.search.finishable(replace(self.outlook(), flips=0))

    # -- decisions

    def stand(self) -> Stand:
        """Where the turn stands, for advice to the seat."""
        return Stand(self.state, self.least, self.sides, self.flips, self.left, self.more, self.banks, self.offered)

    async def choose(
        self,
        kind: str,
        options: Callable[[], Iterable[T]],
        *,
        goes_on: Callable[[], bool] | None = None,
        pause: bool = False,
        found: Iterable[T] = (),
    ) -> T:
        """Ask the seat for one of the options. See `may_choose`."""
        chosen = await self.may_choose(kind, options, goes_on=goes_on, pause=pause, found=found)
        assert chosen is not None
        return chosen

    async def may_choose(
        self,
        kind: str,
        options: Callable[[], Iterable[T]],
        *,
        done: Callable[[], bool] | None = None,
        standing: bool = False,
        goes_on: Callable[[], bool] | None = None,
        pause: bool = False,
        always: bool = False,
        found: Iterable[T] = (),
    ) -> T | None:
        """RRV-186: ask the seat, which may go to the bank first; None if it wants none of the options, or has none.

        `done` says whether it may do without (None: it never may). With `pause`, it is asked even if there is at most
        one option, as long as something can be done at the bank; with `always`, in any case. `goes_on` says whether the
        decision can still be taken after that; by default, whether any option is left, or none is needed, and the turn
        can be finished. `found` are the options, if they have just been looked for.
        """
        way_out, known = DECLINE if kind == "deal" else DONE, list(found)

        def offered() -> list[T | Option]:
            here: list[T | Option] = [*(known or options())]
            known.clear()
            if done and (here or pause) and done():
                here.append(WAYS_OUT[way_out])
            return here

        def is_open() -> bool:
            return self.can() and bool((done and done()) or any(True for _ in options()))

        chosen = await self.table.choose(
            self.seat,
            kind,
            offered,
            default=way_out,
            standing=standing,
            between=[self.bank(goes_on or is_open)],
            pause=pause,
            always=always,
            hand=self.stand(),
        )
        return None if chosen is WAYS_OUT[way_out] else chosen  # type: ignore[return-value]

    # -- money and shares

    def pay(self, price: int) -> None:
        """RRV-003, RRV-005, RRV-107: pay, and sell the fewest shares that make that possible."""
        if price:
            self.sell(shares_to_sell(self.player.money, price))
            self.player.money -= price
            self.tell("pay", cost=price)

    def sell(self, shares: int) -> None:
        """RRV-107: sell shares to the bank."""
        if shares:
            self.player.shares -= shares
            self.player.money += shares * SHARE
            self.tell("sell", sold=shares, money=shares * SHARE)

    def earn(self, money: int) -> None:
        """RRV-003: take money from the bank."""
        self.player.money += money
        self.tell("earn", money=money)

    def take_shares(self, shares: int) -> None:
        """RRV-003: take shares from the bank."""
        if shares:
            self.player.shares += shares
            self.tell("shares", shares=shares)

    def discard_shares(self, shares: int) -> None:
        """RRV-003: discard shares to the bank."""
        if shares:
            self.player.shares -= shares
            self.tell("discard-shares", spent=shares)

    # -- at any time

    def bank(self, goes_on: Callable[[], bool]) -> Interlude[Bank]:
        """RRV-186: hiring and selling before a decision, which must remain possible afterwards."""

        def is_open() -> tuple[Bank, ...]:
            self.offered = tuple(self.hireable(goes_on))
            return door(bool(self.offered), bool(self.saleable(goes_on)))

        async def visit(_: Bank) -> None:
            await self.at_the_bank(self.hireable(goes_on), self.saleable(goes_on))

        return Interlude(is_open, visit)

    async def at_the_bank(self, colours: list[str], most: int) -> None:
        """RRV-107, RRV-108: hire a worker of one of the colours, or sell up to this many shares, or neither."""
        options: list[Hire | Sale | Word] = [Hire(colour) for colour in colours]
        options += [Sale(shares) for shares in range(1, most + 1)]
        chosen = await self.table.choose(self.seat, "bank", [*options, BACK], hand=self.stand())
        if isinstance(chosen, Hire):
            await self.hire(chosen.colour)
        elif isinstance(chosen, Sale):
            self.sell(chosen.shares)

    def hireable(self, goes_on: Callable[[], bool]) -> list[str]:
        """RRV-108, RRV-164, RRV-167, RRV-182: the colours that can be hired now with the decision still possible."""
        if not self.banks or wealth(self.player) < RULE.hire_price or not bank_size(self.state):
            return []
        colours = in_bank(self.state)
        return colours if self.having_hired(colours[0], goes_on) else []

    def a_new_hire_opens(self, then: Callable[[], bool]) -> bool:
        """RRV-186: whether a hire that was not possible at the previous decision makes something possible."""
        colours = [] if wealth(self.player) < RULE.hire_price or not self.banks else in_bank(self.state)
        return any(colour not in self.offered and self.having_hired(colour, then) for colour in colours)

    def saleable(self, goes_on: Callable[[], bool]) -> int:
        """RRV-107, RRV-164, RRV-167: how many shares can be sold now with the decision still possible."""
        shares = self.player.shares if self.banks else 0
        while shares and not self.having_sold(shares, goes_on):
            shares -= 1
        return shares

    def having_sold(self, shares: int, then: Callable[[], bool]) -> bool:
        """RRV-164: whether something is possible once this many shares have been sold."""
        before = self.player.money, self.player.shares
        self.player.money += shares * SHARE
        self.player.shares -= shares
        possible = then()
        self.player.money, self.player.shares = before
        return possible

    async def hire(self, colour: str = "") -> None:
        """RRV-108: pay and take one worker from the bank, by default of any colour."""
        colour = colour or await self.choose_colour()
        self.pay(RULE.hire_price)
        self.take(colour, "hire")

    async def choose_colour(self) -> str:
        """RRV-182: a colour that the bank holds."""
        options = map(colour_option, in_bank(self.state))
        return str(await self.table.choose(self.seat, "colour", options, hand=self.stand()))

    def take(self, colour: str, why: str = "take") -> None:
        """RRV-003: a worker goes from the bank to the pool."""
        self.state.bank[colour] -= 1
        self.player.pool[colour] += 1
        self.tell(why, colour=colour)


@cache
def colour_option(colour: str) -> Word:
    """A colour of worker."""
    return Word(colour, say("new-worker", colour=colour))
