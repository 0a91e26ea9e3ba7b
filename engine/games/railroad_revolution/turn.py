"""A running turn or deal decision: whose it is, what it allows, and what can be done at any time (rules section 12)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TypeVar

from msgspec.structs import replace

from engine.core.ask import Amount, Option, Word
from engine.core.msg import Msg, Value
from engine.core.table import Table
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.outlook import SHARE, Outlook, outlook, shares_to_sell
from engine.games.railroad_revolution.scoring import wealth
from engine.games.railroad_revolution.search import Search
from engine.games.railroad_revolution.state import Action, Player, State
from engine.games.railroad_revolution.words import DONE, say
from engine.games.railroad_revolution.workers import bank_size, in_bank, workforce

T = TypeVar("T", bound=Option)

RULE = DATA.constants


@dataclass(slots=True)
class Turn:
    """A seat that decides, from the first of its decisions to the last.

    `tested` is false in the draft, when no workforce is demanded. `sides` are the deals that the seat may still accept
    after the action; `triggered` says that the action has triggered the card. `flips` are those left of the part that
    is being resolved, `offered` the colours that could be hired at the last decision that offered it. `opening` is the
    line that names the seat if nothing else does.
    """

    table: Table[State]
    seat: int
    tested: bool = True
    sides: tuple[str, ...] = ()
    flips: int = 0
    triggered: bool = False
    opening: str = "begins"
    named: bool = False
    offered: list[str] = field(default_factory=list)
    state: State = field(init=False)
    """The game."""
    player: Player = field(init=False)
    """The mat and supply of the seat."""
    search: Search = field(init=False)
    """The table to look ahead from."""

    def __post_init__(self) -> None:
        self.state = self.table.state
        self.player = self.state.players[self.seat]
        self.search = Search(self.state, self.seat)

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
        if not self.tested:
            return True
        if self.at_ease(left, workers):
            return True
        here = self.outlook()
        here = replace(
            here,
            shares=here.shares - shares,
            workforce=here.workforce + workers,
            bank=here.bank + bank,
            extra=(extra,) if extra else (),
        )
        return self.search.finishable(here.pay(price))

    def at_ease(self, left: int, workers: int = 0) -> bool:
        """Whether the turn can be finished without anything more, with so many dollars and so many workers more."""
        action = self.state.action
        if action is not None and not (action.placed and left >= action.debt):
            return False
        return left >= 0 and workforce(self.player) + workers >= RULE.minimum_workforce

    def having_paid(self, price: int, then: Callable[[], bool], shares: int = 0) -> bool:
        """RRV-170: whether something is possible once a price in shares and money has been paid."""
        if not price and not shares:
            return then()
        player = self.player
        before = player.money, player.shares
        player.shares -= shares
        sold = shares_to_sell(player.money, price)
        player.shares -= sold
        player.money += sold * SHARE - price
        possible = player.shares >= 0 and then()
        player.money, player.shares = before
        return possible

    def having_hired(self, colour: str, then: Callable[[], bool]) -> bool:
        """RRV-186: whether something is possible once a worker of this colour has been hired."""
        self.state.bank[colour] -= 1
        self.player.pool[colour] += 1
        possible = self.having_paid(RULE.hire_price, then)
        self.state.bank[colour] += 1
        self.player.pool[colour] -= 1
        return possible

    def ending(self) -> Word | None:
        """RRV-167, RRV-169: the word for leaving the rest out, if the turn can be finished without it."""
        return DONE if self.can() else None

    def can_end_flips(self) -> bool:
        """RRV-167, RRV-169: whether the rest of the flips of the part can be left out."""
        return not self.tested or self.search.finishable(replace(self.outlook(), flips=0))

    async def choose(
        self,
        kind: str,
        options: Callable[[], Sequence[T]],
        *,
        anytime: bool = False,
        note: Callable[[], Msg] | None = None,
    ) -> T:
        """Ask the seat for one of the options. See `may_choose`."""
        chosen = await self.may_choose(kind, options, done=None, anytime=anytime, note=note)
        assert chosen is not None
        return chosen

    async def may_choose(
        self,
        kind: str,
        options: Callable[[], Sequence[T]],
        *,
        done: Callable[[], Word | None] | None,
        anytime: bool = False,
        note: Callable[[], Msg] | None = None,
        standing: bool = False,
        known: Sequence[T] | None = None,
    ) -> T | None:
        """RRV-186: ask the seat, which may also sell and hire; None if it wants none of the options.

        `done` is the word for that, None if it is not allowed. At the decisions that frame a turn (`anytime`) selling
        and hiring are offered whenever they are possible. Elsewhere a payment sells by itself what it needs, and hiring
        is offered only if it was not possible at the decision before. `known` are the options, if they are already.
        """
        while True:
            offered: list[T | Word] = [*(options() if known is None else known)]
            known = None
            word = done() if done else None
            offered += [word] if word else []
            offered += self.any_time(anytime, lambda: bool(options() or (done and done())))
            said = note() if note else None
            caretaker = str(word) if word else None
            chosen = await self.table.choose(self.seat, kind, offered, default=caretaker, note=said, standing=standing)
            if chosen is SELL:
                await self.sell_some()
            elif str(chosen) == HIRE:
                await self.hire()
            else:
                return None if chosen is word else chosen  # type: ignore[return-value]

    def any_time(self, always: bool, goes_on: Callable[[], bool]) -> list[Word]:
        """RRV-107, RRV-108, RRV-186: selling and hiring, where they are offered.

        RRV-164: what has been begun is finished, so a hire has to leave what is needed for it (`goes_on`).
        """
        found, hires = [], self.hireable()
        if always or any(colour not in self.offered for colour in hires):
            if hires and not always and not self.having_hired(hires[0], goes_on):
                hires = []
            found += [hire_option(shares_to_sell(self.player.money, RULE.hire_price))] if hires else []
            self.offered = hires
        if always and self.most_shares_to_sell():
            found.append(SELL)
        return found

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

    def most_shares_to_sell(self) -> int:
        """RRV-107, RRV-167: so many can be sold and the turn still be finished. Selling more never helps."""
        player = self.player
        if not self.tested or workforce(player) >= RULE.minimum_workforce:
            return player.shares
        here = self.outlook()
        sold = [replace(here, shares=here.shares - n, money=here.money + n * SHARE) for n in range(player.shares + 1)]
        return max(n for n, after in enumerate(sold) if n == 0 or self.search.finishable(after))

    async def sell_some(self) -> None:
        """RRV-107: the seat says how many shares it sells."""
        most = self.most_shares_to_sell()
        count = await self.table.choose(self.seat, "sell", (), Amount(1, most)) if most > 1 else 1
        assert isinstance(count, int)
        self.sell(count)

    def hireable(self) -> list[str]:
        """RRV-108, RRV-167, RRV-182: the colours that can be hired now."""
        if wealth(self.player) < RULE.hire_price or not bank_size(self.state):
            return []
        return in_bank(self.state) if self.can(RULE.hire_price, workers=1, bank=-1) else []

    async def hire(self) -> None:
        """RRV-108: pay and take one worker of any colour from the bank."""
        colour = await self.choose_colour()
        self.pay(RULE.hire_price)
        self.take(colour, "hire")

    async def choose_colour(self) -> str:
        """RRV-182: a colour that the bank holds."""
        return str(await self.table.choose(self.seat, "colour", [colour_option(c) for c in in_bank(self.state)]))

    def take(self, colour: str, why: str = "take") -> None:
        """RRV-003: a worker goes from the bank to the pool."""
        self.state.bank[colour] -= 1
        self.player.pool[colour] += 1
        self.tell(why, colour=colour)


HIRE = "hire"
SELL = Word("sell", say("sell"), say("sell-effect", money=SHARE))


@cache
def hire_option(sold: int) -> Word:
    """Hiring, and how many shares it sells."""
    return Word(HIRE, say("hire", cost=RULE.hire_price), say("hire-effect", cost=RULE.hire_price, sold=sold))


@cache
def colour_option(colour: str) -> Word:
    """A colour of worker."""
    return Word(colour, say("worker", colour=colour))
