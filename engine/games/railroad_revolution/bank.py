"""What a player may do at the bank at any time, as options (rules section 12)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.ask import Option, Word
from engine.core.msg import Msg
from engine.games.railroad_revolution.outlook import RULE, SHARE
from engine.games.railroad_revolution.words import say


@dataclass(frozen=True, slots=True)
class Bank(Word):
    """Going to the bank; `hires` says whether a worker can be hired there."""

    hires: bool = False


@dataclass(frozen=True, slots=True)
class Hire(Option):
    """A worker of a colour for money (RRV-108), which sells so many shares."""

    colour: str
    money: int
    sold: int

    def __str__(self) -> str:
        return f"bank/hire/{self.colour}"

    def label(self) -> Msg:
        """Whom."""
        return say("hire", colour=self.colour)

    def detail(self) -> Msg | None:
        """For how much."""
        return say("hire-effect", cost=RULE.hire_price, money=self.money, sold=self.sold)


@dataclass(frozen=True, slots=True)
class Sale(Option):
    """So many shares for money (RRV-107)."""

    shares: int

    def __str__(self) -> str:
        return f"bank/sell/{self.shares}"

    def label(self) -> Msg:
        """How many, and for how much."""
        return say("sell", shares=self.shares, money=self.shares * SHARE)

    def detail(self) -> Msg | None:
        """Nothing more."""
        return None


BACK = Word("bank/back", say("bank-back"), say("bank-back-effect"))


def door(hires: bool, sells: bool) -> list[Bank]:
    """RRV-186: the way to the bank, if there is anything to do."""
    if not hires and not sells:
        return []
    what = "both" if hires and sells else "hire" if hires else "sell"
    return [Bank("bank", say("bank"), say("bank-effect", what=what, cost=RULE.hire_price, money=SHARE), hires)]
