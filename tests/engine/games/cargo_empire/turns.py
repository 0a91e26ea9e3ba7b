"""What several tests of turns need: the fixture FX1 of examples.md, games set up to the end, and looks at a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.play.match import Match
from engine.core.play.msg import Msg, Value
from engine.core.play.rng import Rng, Seed
from engine.core.play.table import Entry
from engine.games.cargo_empire import RULES
from tests.engine.games.cargo_empire.build import Game, actor, asked, me, offered, play, table

RED, BLUE, GREEN, YELLOW = range(4)
"""The seats of the examples, by their colours."""

FX1 = {
    "warsaw": "t5 c2 l0",
    "berlin": "t24 c2 u0",
    "riga": "t18 c2",
    "copenhagen": "t7 c0 l1",
    "amsterdam": "t1 c0",
    "oslo": "t3 c0",
    "kiev": "t22 c0",
    "munich": "t6 LV2 c0 bn.n",
}
MILAN = {"milan": "t9 c2"}
ROW = ["warsaw", "amsterdam", "oslo", "kiev"]
"""The row of FX1; Munich is on top of the deck."""


def fx1(
    cities: Mapping[str, str] | None = None,
    *,
    hand: str = "3/2/2",
    others: Mapping[int, Mapping[str, Any]] | None = None,
    **facts: Any,
) -> Game:
    """FX1 of examples.md: red's second turn in a closed world. `cities` changes some of them, `others` any seat."""
    told = {"hand": hand, "cities": ["copenhagen"], "posts": [3, 4, 4]} | dict((others or {}).get(RED, {}))
    seats = {RED: told} | {seat: {"posts": [3, 4, 4]} | dict((others or {}).get(seat, {})) for seat in (1, 2, 3)}
    world = {"row": ROW, "deck": ["munich", "vienna", "rome"], "closed": True} | facts
    return table(4, RED, cities=FX1 | dict(cities or {}), others=seats, **world)


def new(players: int = 4, seed: int = 0, **variants: str) -> Game:
    """A new game, its conservation laws checked after every turn."""
    return Match.new(RULES, players, variants, seed, confirm=(), checked=True)


def set_up(match: Game, seed: int = 0) -> Game:
    """Answer at random until the first turn."""
    rng = Rng(Seed(seed))
    while match.state.phase != "actions":
        play(match, rng.pick(offered(match)))
    return match


def pairs(match: Game) -> dict[tuple[str, str], list[str]]:
    """All deliveries that are offered now, as (supply city, demand space) -> card sets; nothing is changed."""
    found: dict[tuple[str, str], list[str]] = {}
    for supply, with_supply in branches(match.fork(), "supply"):
        for demand, with_demand in branches(with_supply, "demand"):
            if asked(with_demand) == "cards":
                found[supply.split("/")[0], demand] = offered(with_demand)
            else:
                found[supply.split("/")[0], demand] = []
    return found


def branches(match: Game, kind: str) -> Iterator[tuple[str, Game]]:
    """Every answer to an Ask of a kind, with a match in which it was given; once with "" if it is not asked."""
    if asked(match) != kind or match.boundaries > 1:  # the turn is over, and somebody else is asked
        yield planned(match, kind), match
        return
    for key in offered(match):
        yield key, play(match.fork(), key)


def planned(match: Game, kind: str) -> str:
    """What the only legal answer was, as the plan of the turn tells it; "" once the turn is over."""
    plan = match.state.plan
    if plan is None or match.boundaries > 1:
        return ""
    return plan.supply if kind == "supply" else f"{plan.demand}/{plan.space}"


def until(match: Game, kind: str, *prefer: str) -> Game:
    """Answer, with the first of `prefer` that is offered or else the first answer, until a kind is asked."""
    while asked(match) != kind:
        keys = offered(match)
        play(match, next((key for key in prefer if key in keys), keys[0]))
    return match


def columns(match: Game, seat: int = RED) -> tuple[int, int, int]:
    """The columns of car, train and ship."""
    markers = me(match, seat).markers
    return markers["car"].column, markers["train"].column, markers["ship"].column


def hand(match: Game, seat: int = RED) -> str:
    """Road, rail and sea cards as `3/2/2`."""
    cards = me(match, seat).hand
    return f"{cards['road']}/{cards['rail']}/{cards['sea']}"


def entries(match: Game) -> list[Entry]:
    """All log lines so far, whoever may read them."""
    return [*match.finished, *(match.story(actor(match)) if match.pending else [])]


def note(match: Game) -> int:
    """How many advances are left, as the pending Ask says."""
    ask = match.pending[actor(match)]
    assert ask.note is not None
    count = ask.note.args["count"]
    assert isinstance(count, int)
    return count


def messages(value: Value | Msg) -> Iterator[str]:
    """The keys of a message and of all messages in its arguments."""
    if isinstance(value, Msg):
        yield value.key
        for part in value.args.values():
            yield from messages(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from messages(part)
