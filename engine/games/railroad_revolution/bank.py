"""What a player may do at the bank at any time, as options (rules section 12)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.core.play.ask import Choice, Word
from engine.core.play.msg import Msg
from engine.games.railroad_revolution.outlook import RULE, SHARE
from engine.games.railroad_revolution.words import say


@dataclass(frozen=True, slots=True)
class Bank(Word):
    """Going to the bank; `hires` says whether a worker can be hired there."""

    hires: bool = False

    def group(self) -> Msg | None:
        """It stands apart in a long list."""
        return say("group-bank")


@dataclass(frozen=True, slots=True)
class Hire(Choice):
    """A worker of a colour for money (RRV-108)."""

    colour: str

    def __str__(self) -> str:
        return f"bank/hire/{self.colour}"

    def label(self) -> Msg:
        """Whom, and for how much."""
        return say("hire", colour=self.colour, cost=RULE.hire_price)

    def group(self) -> Msg | None:
        """Hires stand together."""
        return say("group-hire")


@dataclass(frozen=True, slots=True)
class Sale(Choice):
    """This many shares for money (RRV-107)."""

    shares: int

    def __str__(self) -> str:
        return f"bank/sell/{self.shares}"

    def label(self) -> Msg:
        """How many, and for how much."""
        return say("sell", shares=self.shares, money=self.shares * SHARE)

    def group(self) -> Msg | None:
        """Sales stand together, in groups of this many."""
        return say("group-sell", least=self.shares - (self.shares - 1) % MOST_IN_A_GROUP)


MOST_IN_A_GROUP = 25
BACK = Word("bank/back", say("bank-back"), say("bank-back-effect"), way_out=True)


@cache
def door(hires: bool, sells: bool) -> tuple[Bank, ...]:
    """RRV-186: the way to the bank, if there is anything to do there."""
    if not hires and not sells:
        return ()
    return (Bank("bank", say("bank"), hires=hires),)
