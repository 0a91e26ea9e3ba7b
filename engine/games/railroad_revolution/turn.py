"""A running turn or deal decision: whose it is, what it allows, and what can be done at any time (rules section 12)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TypeVar

from msgspec.structs import replace

from engine.core.ask import Option, Word
from engine.core.msg import Msg, Value
from engine.core.table import Interlude, Table
from engine.games.railroad_revolution.bank import BACK, Bank, Hire, Sale, door
from engine.games.railroad_revolution.outlook import RULE, SHARE, Outlook, outlook, shares_to_sell
from engine.games.railroad_revolution.scoring import wealth
from engine.games.railroad_revolution.search import Search
from engine.games.railroad_revolution.state import Action, Player, State
from engine.games.railroad_revolution.words import DECLINE, DONE, for_milestones, say, way_out, yes
from engine.games.railroad_revolution.workers import bank_size, in_bank, wanting, workforce

T = TypeVar("T", bound=Option)
R = TypeVar("R")


@dataclass(slots=True)
class Turn:
    """A seat that decides, from the first of its decisions to the last.

    `least` workers are needed at its end: none in the draft and in another player's turn. `sides` are the deals that
    the seat may still accept after the action; `triggered` says that the action has triggered the card. `flips` are
    those left of the part that is being resolved, `offered` the colours that could be hired at the last decision,
    `left_open` the parts of the action that were open when they were last looked for. What
    parts and deals would come to is looked up only if the turn `explains` it to somebody.
    `banks` is false in the draft, when nothing can be hired or sold. `opening` is the line that names the seat if
    nothing else does. `over` says whether nothing is left of the turn once the effect that is being resolved has come
    to its end, `more` of whose parts are still to come after what is asked.
    """

    table: Table[State]
    seat: int
    least: int = RULE.minimum_workforce
    sides: tuple[str, ...] = ()
    flips: int = 0
    triggered: bool = False
    banks: bool = True
    opening: str = "begins"
    named: bool = False
    offered: list[str] = field(default_factory=list)
    left_open: tuple[Option, ...] = ()
    explains: bool = True
    over: Callable[[], bool] = lambda: False
    more: int = 0
    state: State = field(init=False)
    """The game."""
    player: Player = field(init=False)
    """The mat and supply of the seat."""
    search: Search = field(init=False)
    """The table to look ahead from."""

    def __post_init__(self) -> None:
        self.state = self.table.state
        self.player = self.state.players[self.seat]
        self.search = Search(self.state, self.seat, self.least)

    @property
    def action(self) -> Action:
        """The action in progress."""
        assert self.state.action is not None
        return self.state.action

    def tell(self, key: str, **args: Value) -> None:
        """Write a line into the log. The first one names the seat; the others go on with it."""
        if not self.named and "seat" not in args:
            self.table.tell(say(f"log-{self.opening}", seat=self.seat))
        self.named = True
        self.table.tell(say(f"log-{key}", **{"seat": self.seat, **args}))

    def outlook(self) -> Outlook:
        """What matters of the position for finishing the turn."""
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
        """Whether the turn can be finished without anything more, with so many dollars and so many workers more."""
        action = self.state.action
        if action is not None and not (action.placed and left >= action.debt):
            return False
        return left >= 0 and workforce(self.player) + workers >= self.least

    def having_paid(self, price: int, then: Callable[[], R], shares: int = 0) -> R:
        """RRV-170: what is true, or possible, once a price in shares and money has been paid, which must be there."""
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

    def ending(self, what: str, n: int = 1) -> Word | None:
        """RRV-167, RRV-169: leaving out so much, as the message `what` says, if the turn can be finished so."""
        return way_out(DONE, say(what, n=n), last=self.over_after()) if self.can() else None

    def over_after(self) -> bool:
        """Whether the turn is over, without a further question, if the rest of what is asked is left out."""
        return self.explains and not self.more and workforce(self.player) >= self.least and self.over()

    def can_end_flips(self) -> bool:
        """RRV-167, RRV-169: whether the rest of the flips of the part can be left out."""
        return self.search.finishable(replace(self.outlook(), flips=0))

    async def choose(
        self,
        kind: str,
        options: Callable[[], Sequence[T]],
        *,
        note: Callable[[], Msg] | None = None,
        goes_on: Callable[[], bool] | None = None,
        pause: bool = False,
    ) -> T:
        """Ask the seat for one of the options. See `may_choose`."""
        chosen = await self.may_choose(kind, options, done=None, note=note, goes_on=goes_on, pause=pause)
        assert chosen is not None
        return chosen

    async def may_choose(
        self,
        kind: str,
        options: Callable[[], Sequence[T]],
        *,
        done: Callable[[], Option | None] | None,
        note: Callable[[], Msg] | None = None,
        standing: bool = False,
        goes_on: Callable[[], bool] | None = None,
        pause: bool = False,
    ) -> T | None:
        """RRV-186: ask the seat, which may go to the bank before; None if it wants none of the options.

        `done` is the word for that, None if it is not allowed. With `pause` a single option is asked too, as long as
        something can be done at the bank. `goes_on` says whether the decision can still be taken after that; by
        default: whether any option or the word is left, and the turn can be finished.
        """

        def offered() -> list[T | Option]:
            found, word = options(), done() if done else None
            return [*found, *([word] if word else [])]

        def is_open() -> bool:
            return self.can() and bool((done and done()) or options())

        chosen = await self.table.choose(
            self.seat,
            kind,
            offered,
            default=DECLINE if kind == "deal" else DONE,
            note=note,
            standing=standing,
            between=[self.bank(goes_on or is_open)],
            pause=pause,
        )
        return None if str(chosen) in (DONE, DECLINE) else chosen  # type: ignore[return-value]

    # -- money and shares

    def pay(self, price: int) -> None:
        """RRV-003, RRV-005, RRV-107: pay, and sell the fewest shares that make it possible."""
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
        """RRV-186: hiring and selling before a decision, which has to be possible still after it."""

        def is_open() -> list[Bank]:
            self.offered = self.hireable(goes_on)
            return door(bool(self.offered), bool(self.saleable(goes_on)))

        async def visit(_: Bank) -> None:
            await self.at_the_bank(self.hireable(goes_on), self.saleable(goes_on))

        return Interlude(is_open, visit)

    async def at_the_bank(self, colours: list[str], most: int) -> None:
        """RRV-107, RRV-108: hire a worker of one of the colours, or sell up to so many shares, or neither."""
        money, sold = self.player.money, shares_to_sell(self.player.money, RULE.hire_price)
        options: list[Hire | Sale | Word] = [Hire(colour, wanting(self.player, colour)) for colour in colours]
        options += [Sale(shares, money, self.player.shares) for shares in range(1, most + 1)]
        facts = {"workers": workforce(self.player), "money": money, "shares": self.player.shares}
        note = say("bank-note", cost=RULE.hire_price, sold=sold, hires=yes(bool(colours)), **facts)
        chosen = await self.table.choose(self.seat, "bank", [*options, BACK], note=note)
        if isinstance(chosen, Hire):
            await self.hire(chosen.colour)
        elif isinstance(chosen, Sale):
            self.sell(chosen.shares)

    def hireable(self, goes_on: Callable[[], bool]) -> list[str]:
        """RRV-108, RRV-164, RRV-167, RRV-182: the colours that can be hired now so that the decision can be taken."""
        if not self.banks or wealth(self.player) < RULE.hire_price or not bank_size(self.state):
            return []
        colours = in_bank(self.state)
        return colours if self.having_hired(colours[0], goes_on) else []

    def a_new_hire_opens(self, then: Callable[[], bool]) -> bool:
        """RRV-186: whether a hire that was not possible at the decision before makes something possible."""
        colours = [] if wealth(self.player) < RULE.hire_price or not self.banks else in_bank(self.state)
        return any(colour not in self.offered and self.having_hired(colour, then) for colour in colours)

    def saleable(self, goes_on: Callable[[], bool]) -> int:
        """RRV-107, RRV-164, RRV-167: how many shares can be sold now so that the decision can be taken."""
        shares = self.player.shares if self.banks else 0
        while shares and not self.having_sold(shares, goes_on):
            shares -= 1
        return shares

    def having_sold(self, shares: int, then: Callable[[], bool]) -> bool:
        """RRV-164: whether something is possible once so many shares have been sold."""
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
        options = [colour_option(colour, wanting(self.player, colour)) for colour in in_bank(self.state)]
        return str(await self.table.choose(self.seat, "colour", options))

    def take(self, colour: str, why: str = "take") -> None:
        """RRV-003: a worker goes from the bank to the pool."""
        self.state.bank[colour] -= 1
        self.player.pool[colour] += 1
        self.tell(why, colour=colour)


@cache
def colour_option(colour: str, milestones: tuple[str, ...]) -> Word:
    """A colour of worker, and the milestones that want it."""
    return Word(colour, say("new-worker", colour=colour), for_milestones(milestones))
