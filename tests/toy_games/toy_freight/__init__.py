"""Toy Freight: a game of ten minutes that uses every part of the contract once. It lives outside of the product.

Everybody has a secret hand of crates (1 to 5) and five coins. A turn: draw a crate (chance), deliver one from the hand
(secret until done; a five asks the next seat for help, which may be thanked with a coin), store up to two of three
goods, spend coins on points, draw a rail on the map (first where, then which), or pass.
After each round all bid secretly and at once; the highest bid scores three points.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from engine.core.play.ask import Amount, Ask, Many, Option, Word
from engine.core.play.msg import Msg
from engine.core.play.rng import Rng
from engine.core.play.rules import Order, Result, Rules, Variant
from engine.core.play.table import Script, Table
from engine.kit.secrets import mix
from engine.kit.words import Lexicon

LEXICON = Lexicon("toy-freight-")
say, bare = LEXICON.say, LEXICON.bare

COINS = 5
CRATES = [1, 2, 3, 4, 5] * 4
GOODS = ("ore", "coal", "grain")
PLOTS = tuple(f"{row}{n}" for row in "abcd" for n in (1, 2, 3))
RAILS = {"straight": 3, "curve": 6}


class State(msgspec.Struct):
    rng: int
    round: int
    rounds: int
    turn: int
    hands: list[list[int]]
    deck: list[int]
    coins: list[int]
    points: list[dict[str, int]]
    stored: list[list[str]]
    bank: int = 0


class View(msgspec.Struct, frozen=True):
    seat: int | None
    round: int
    turn: int
    hands: list[list[int]]
    deck: int
    coins: list[int]
    scores: list[int]
    stored: list[list[str]]


@dataclass(frozen=True)
class Crate(Option):
    size: int

    def __str__(self) -> str:
        return f"crate-{self.size}"

    def label(self) -> Msg:
        return say("crate", n=self.size)

    def detail(self) -> Msg | None:
        return say("crate-detail", n=self.size)


@dataclass(frozen=True)
class Plot(Option):
    place: str

    def __str__(self) -> str:
        return self.place

    def label(self) -> Msg:
        return say("plot", place=self.place.upper())

    def detail(self) -> Msg | None:
        return None

    def group(self) -> Msg:
        return say("row", row=self.place[0].upper())


@dataclass(frozen=True)
class Rail(Option):
    plot: Plot
    sort: str
    turn: int | None = None

    def __str__(self) -> str:
        return f"{self.plot}/{self.sort}" + ("" if self.turn is None else f"/{self.turn}")

    def label(self) -> Msg:
        return say(self.sort, n=(self.turn or 0) + 1)

    def detail(self) -> Msg | None:
        return None

    def group(self) -> Msg | None:
        return say(f"{self.sort}-rails")


PASS = Word("pass", say("pass"), say("pass-detail"), way_out=True)
KEEP = Word("keep", say("keep"), say("keep-detail"), way_out=True, last=True)


def setup(seats: int, variants: Mapping[str, str], rng: Rng) -> State:
    deck = list(CRATES)
    rng.shuffle(deck)
    hands = [[deck.pop(), deck.pop()] for _ in range(seats)]
    rounds = 4 if variants["length"] == "long" else 2
    points: list[dict[str, int]] = [{"crates": 0, "coins": 0, "bids": 0} for _ in range(seats)]
    return State(0, 1, rounds, 0, hands, deck, [COINS] * seats, points, [[] for _ in range(seats)])


def script(t: Table[State]) -> Script | None:
    s = t.state
    if s.round > s.rounds:
        return None
    return auction(t) if s.turn == len(s.hands) else turn(t, s.turn)


async def turn(t: Table[State], seat: int) -> None:
    s = t.state
    actions = (
        ["draw"] * bool(s.deck)
        + ["deliver"] * bool(s.hands[seat])
        + ["store"]
        + ["spend"] * bool(s.coins[seat])
        + ["lay"]
    )
    action = await t.choose(seat, "action", [*map(bare, actions), PASS], default="pass")
    t.tell(say("acts", seat=seat, action=action.text))
    if action.key == "draw":
        t.reveal()
        s.hands[seat].append(s.deck.pop())
        t.tell(say("drew", n=s.hands[seat][-1]), to=seat)
    elif action.key == "deliver":
        await deliver(t, seat)
    elif action.key == "store":
        goods = await t.choose(seat, "goods", [bare(g) for g in GOODS], Many(0, 2))
        s.stored[seat] = [str(g) for g in goods]
        t.lost = not goods
    elif action.key == "spend":
        paid = await t.choose(seat, "coins", [KEEP], Amount(1, s.coins[seat]))
        if isinstance(paid, int):
            pay(s, seat, paid)
            s.points[seat]["coins"] += paid
    elif action.key == "lay":
        await lay(t, seat)
    s.turn += 1


async def lay(t: Table[State], seat: int) -> None:
    plot = await t.choose(seat, "plot", list(map(Plot, PLOTS)))
    rails = [Rail(plot, sort, turn) for sort, turns in RAILS.items() for turn in range(turns)]
    rail = await t.choose(seat, "rail", [Rail(plot, "hub")] if plot.place == "c3" else rails)
    t.tell(say("laid", seat=seat, rail=str(rail)))


async def deliver(t: Table[State], seat: int) -> None:
    hand = t.state.hands[seat]
    crate = await t.choose(seat, "crate", [Crate(n) for n in sorted(hand)], private=True)
    hand.remove(crate.size)
    t.state.points[seat]["crates"] += crate.size
    t.tell(say("delivered", seat=seat, n=crate.size))
    if crate.size == 5:
        await ask_for_help(t, seat, (seat + 1) % len(t.state.hands))


async def ask_for_help(t: Table[State], seat: int, helper: int) -> None:
    if str(await t.choose(helper, "help", [bare("help"), bare("refuse")], standing=True)) == "refuse":
        t.tell(say("refused", seat=helper))
        return
    t.state.points[helper]["crates"] += 1
    t.tell(say("helped", seat=helper))
    thanks = [bare("keep")] + [bare("thank")] * bool(t.state.coins[seat])
    if str(await t.choose(seat, "thanks", thanks)) == "thank":
        t.state.coins[seat] -= 1
        t.state.coins[helper] += 1


@dataclass(frozen=True)
class Help(Order):
    """A standing order: help up to so many points of one's own (None: always, 0: never)."""

    most: int | None

    def __str__(self) -> str:
        return {None: "always-help", 0: "never-help"}.get(self.most, f"help-until-{self.most}")

    def label(self) -> Msg:
        return say("help-until", n=-1 if self.most is None else self.most)

    def detail(self) -> Msg | None:
        return say("help-until-detail", n=self.most) if self.most else None

    def answer(self, seen: View, ask: Ask[Any]) -> str | None:
        return "help" if self.most is None or seen.scores[ask.seat] < self.most else "refuse"


@dataclass(frozen=True)
class HelpTheLast(Order):
    """A standing order that sometimes can't tell: help who has fewest points, else ask."""

    def __str__(self) -> str:
        return "help-the-last"

    def label(self) -> Msg:
        return say("help-the-last")

    def detail(self) -> Msg | None:
        return None

    def answer(self, seen: View, ask: Ask[Any]) -> str | None:
        asks = (ask.seat - 1) % len(seen.scores)
        return "help" if seen.scores[asks] == min(seen.scores) else None


async def auction(t: Table[State]) -> None:
    s = t.state
    seats = range(len(s.hands))
    bids = await t.choose_each(
        "bid",
        {p: [Word(f"bid-{n}", say("bid", n=n)) for n in range(min(2, s.coins[p]) + 1)] for p in seats},
    )
    amounts = {p: int(bids[p].key[4:]) for p in seats}
    best = max(seats, key=lambda p: (amounts[p], -p))
    for p in seats:
        pay(s, p, amounts[p])
    s.points[best]["bids"] += 3
    t.tell(say("auction", seat=best, n=amounts[best]))
    s.round, s.turn = s.round + 1, 0


def pay(s: State, seat: int, n: int) -> None:
    s.coins[seat] -= n
    s.bank += n


def view(s: State, seat: int | None) -> View:
    hands = [list(hand) if p == seat else [0] * len(hand) for p, hand in enumerate(s.hands)]
    return View(
        seat,
        s.round,
        s.turn,
        hands,
        len(s.deck),
        list(s.coins),
        [sum(p.values()) for p in s.points],
        [list(g) for g in s.stored],
    )


def result(s: State) -> Result:
    scores = [sum(p.values()) for p in s.points]
    winners = [seat for seat, n in enumerate(scores) if n == max(scores)]
    return Result(scores, [dict(p) for p in s.points], winners, min(s.round, s.rounds))


def check(s: State) -> None:
    assert sum(s.coins) + s.bank == COINS * len(s.hands)
    assert len(s.deck) + sum(map(len, s.hands)) <= len(CRATES)


def redeal(s: State, seat: int | None, rng: Rng) -> State:
    twin = msgspec.json.decode(msgspec.json.encode(s), type=State)
    mix([twin.deck, *(hand for p, hand in enumerate(twin.hands) if p != seat)], rng)
    return twin


RULES: Rules[State, View] = Rules(
    key="toy_freight", seats=(2, 3, 4), schema=2, state_type=State, setup=setup, script=script, view=view,
    result=result,
    check=check, redeal=redeal, variants=(Variant("length", ("short", "long")),),
    orders={"help": (Help(None), Help(0), Help(3), HelpTheLast())},
    upgrades={1: lambda save: {**save, "stored": [[] for _ in save["hands"]]}},
)  # fmt: skip
