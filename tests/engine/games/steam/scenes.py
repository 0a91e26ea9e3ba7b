"""Scenes: the beginning of a phase in a line, and what is read from the table after it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.core.play.match import Match
from engine.games.steam import RULES
from engine.games.steam.state import Player
from tests.engine.games.steam.build import Game, asked, offered, play, table

Facts = Mapping[int, Mapping[str, Any]]
TILES = {
    1: "turn-order",
    2: "first-move",
    3: "engineer",
    4: "first-build",
    5: "city-growth",
    6: "locomotive",
    7: "urbanization",
}
"""STM-048 to STM-057: the action tiles by their numbers."""


def new(players: int, seed: int = 0, **variants: str) -> Game:
    """A new game; nobody is asked to confirm."""
    return Match.new(RULES, players, variants, seed, confirm=())


def actor(match: Game) -> int:
    """Who is asked."""
    return asked(match)[0]


def kind(match: Game) -> str:
    """What is asked; nothing when the game is over."""
    return asked(match)[1] if match.pending else ""


def player(match: Game, seat: int) -> Player:
    """The scales and the cash of a seat."""
    return match.state.players[seat]


def cash(match: Game) -> list[int]:
    """Everybody's dollars."""
    return [each.cash for each in match.state.players]


def incomes(match: Game) -> list[int]:
    """Everybody's income."""
    return [each.income for each in match.state.players]


def vps(match: Game) -> list[int]:
    """Everybody's victory points."""
    return [each.vp for each in match.state.players]


def levels(match: Game) -> list[int]:
    """Everybody's locomotive."""
    return [each.locomotive for each in match.state.players]


def scales(match: Game, seat: int) -> tuple[int, int, int]:
    """Income, VP and cash of a seat, in the order in which the examples name them."""
    return player(match, seat).income, player(match, seat).vp, player(match, seat).cash


def choosing(
    current: int = 0,
    taken: Mapping[int, int] | None = None,
    *,
    players: int = 4,
    others: Facts | None = None,
    **facts: Any,
) -> Game:
    """Seat `current` chooses an action tile; `taken` are the tiles that others have (seat to number)."""
    rest = {seat: dict((others or {}).get(seat, {})) for seat in {*(taken or {}), *(others or {})}}
    for seat, number in (taken or {}).items():
        rest[seat]["tile"] = number
    return table(players, current, phase="tiles", others=rest, **facts)


def auction_opened_by(seat: int, players: int = 4) -> Game:
    """The auction of the first turn order in the Base game, which chance lets this seat open."""
    for seed in range(500):
        match = new(players, seed, rules="base", order="auction")
        if actor(match) == seat:
            return match
    raise AssertionError("chance never lets this seat open")


def order_auction(
    order: Sequence[int],
    cash: int = 5,
    *,
    free: Iterable[int] = (),
    facts: Facts | None = None,
    players: int | None = None,
) -> Game:
    """The Standard auction in this order of seats; those in `free` had tile 1 in the previous round.

    It begins with phase 1, in which nobody raises anything.
    """
    rest = {seat: dict((facts or {}).get(seat, {})) for seat in {*order, *(facts or {})}}
    for seat in free:
        rest[seat]["free_pass"] = True
    match = table(
        players or len(order),
        order[0],
        phase="capital",
        standard=True,
        order=order,
        everybody={"cash": cash},
        others={seat: {"cash": cash, **each} for seat, each in rest.items() if seat != order[0]},
        **{"cash": cash, **rest[order[0]]},
        state={"round": 2},
    )
    while kind(match) == "capital":
        play(match, "0")
    return match


def idle(match: Game, *kinds: str) -> Game:
    """Nobody builds or moves anything, as long as these decisions are asked."""
    while kind(match) in kinds:
        play(match, "done" if kind(match) == "build" else "pass")
    return match


def settling(
    facts: Facts | None = None,
    *tiles: str,
    players: int = 4,
    order: Sequence[int] | None = None,
    everybody: Mapping[str, Any] | None = None,
    final: bool = False,
    **more: Any,
) -> Game:
    """Income and expenses have just been settled: the last player of a goods phase has passed.

    `facts` describe the seats; each has $0 unless told, and an action tile of its own. `final`: in the last round.
    """
    seats = list(order if order is not None else range(players))
    who = {seat: {"cash": 0, "tile": seat + 1, **(everybody or {}), **(facts or {}).get(seat, {})} for seat in seats}
    last = seats[-1]
    state = {"lap": 2, "round": ROUNDS[players] if final else 2, **more.pop("state", {})}
    match = table(
        players,
        last,
        *tiles,
        phase="goods",
        order=seats,
        waiting=[],
        others={seat: each for seat, each in who.items() if seat != last},
        state=state,
        **more,
        **who[last],
    )
    if kind(match) == "goods":
        play(match, "pass")
    return match


ROUNDS = {3: 10, 4: 8, 5: 7, 6: 7}
"""STM-023."""


def final(facts: Facts, *tiles: str, **more: Any) -> Game:
    """The game has just ended: all passed in the last goods phase, and income and expenses were settled."""
    match = settling(facts, *tiles, final=True, **more)
    assert match.over
    return match


def moving(current: int, *tiles: str, **facts: Any) -> Game:
    """Seat `current` is to do an activity in the first round of the goods phase."""
    return table(facts.pop("players", 4), current, *tiles, phase="goods", **facts)


def activities(match: Game) -> list[str]:
    """What who moves goods may do: the cubes that can be moved, as `albany/purple`, and the words."""
    assert kind(match) == "goods"
    return ["/".join(key.split("/")[:2]) for key in offered(match) if key != "more"]


def deliveries(match: Game, cube: str) -> list[str]:
    """The ways on which a cube can go, `new-york/2-1-0-0`, the best first."""
    best = [key for key in offered(match) if key.startswith(f"{cube}/")]
    others = play(match.fork(), "more") if "more" in offered(match) else match
    if kind(others) == "cube":
        others = play(others, cube) if cube in offered(others) else match
    if kind(others) == "delivery" and offered(others)[0].startswith(f"{cube}/"):
        assert best == offered(others)[:1], "what is offered at once is the best"
        best = offered(others)
    return [key.removeprefix(f"{cube}/") for key in best]


def deliver(match: Game, cube: str, route: str | None = None) -> Game:
    """Move a cube the best way, or by this `route`."""
    if route is None or f"{cube}/{route}" in offered(match):
        return play(match, cube if route is None else f"{cube}/{route}")
    play(match, "more")
    if kind(match) == "cube":
        play(match, cube)
    return play(match, f"{cube}/{route}")


def points(match: Game, cube: str, route: str | None = None) -> list[int] | None:
    """The VP that everybody gets from a delivery; None if it is illegal. The match is left as it was."""
    found = deliveries(match, cube)
    if not found or (route is not None and route not in found):
        return None
    twin = match.fork()
    before = vps(twin)
    deliver(twin, cube, route)
    while kind(twin) == "points":
        play(twin, "vp")
    return [after - was for was, after in zip(before, vps(twin), strict=True)]
