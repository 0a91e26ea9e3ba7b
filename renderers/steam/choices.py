"""What a decision offers, as its pictures number it: cubes with their ways, and hexes with what leads to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from engine.core.play.ask import Ask, Shortcut, lettered
from engine.core.play.msg import Msg
from engine.games.steam.goods import Cube, Delivery, ways
from engine.games.steam.site import Site
from engine.games.steam.spots import Hex
from engine.games.steam.view import View

SHOWN = 8
"""How many ways are drawn and listed, best first."""
LINES = 3
"""How many of them a phone draws."""

Reach = Literal["link", "network", "city"]
"""What leads to a hex: one's own unfinished link, one's network, or only a city."""


class Choice(NamedTuple):
    """An option about a cube: its number in the list, its best delivery, and the ways to draw."""

    number: int
    best: Delivery
    ways: tuple[Delivery, ...]
    detail: Msg | None = None


def choices(view: View, ask: Ask[Any] | None) -> list[Choice]:
    """The options about cubes, numbered as in the list; a cube with several ways keeps one for each city."""
    found = []
    for number, option in enumerate(ask.options.values() if ask is not None else (), start=1):
        if isinstance(option, Delivery):
            found.append(Choice(number, option, (option,), option.over() if option.asked else None))
        elif isinstance(option, Cube):
            there = ways(view.board, view.players[option.best.seat].locomotive, option.best)
            ends = {way.route.end: way for way in reversed(there)}
            found.append(Choice(number, there[0], tuple(reversed(ends.values())), option.detail()))
    return found


def begun_with(ask: Ask[Any] | None, plans: Sequence[Shortcut]) -> dict[str, int]:
    """The letters of the plans that begin with an option, and the numbers of those options."""
    numbers = {key: number for number, key in enumerate(ask.options if ask is not None else (), start=1)}
    return {letter: numbers[plan.keys[0]] for letter, plan in lettered(plans) if plan.keys[0] in numbers}


def lined(found: Sequence[Choice], plans: Mapping[str, int]) -> list[Choice]:
    """The choices whose lines a phone shows: those that plans begin with, then the best; each way takes a line."""
    kept: list[Choice] = []
    for choice in in_order(found, plans):
        room = LINES - sum(len(one.ways) for one in kept)
        if room > 0:
            kept.append(choice._replace(ways=choice.ways[:room]))
    return kept


def in_order(found: Sequence[Choice], plans: Mapping[str, int]) -> list[Choice]:
    """The choices in a phone's order: those that plans begin with, then the rest."""
    numbers = list(dict.fromkeys(plans.values()))
    return sorted(found, key=lambda choice: numbers.index(choice.number) if choice.number in numbers else len(numbers))


def marked(plans: Mapping[str, int]) -> dict[int, str]:
    """The letters of the plans that begin with an option, by the option's number."""
    return {number: "".join(letter for letter, other in plans.items() if other == number) for number in plans.values()}


def left(ask: Ask[Any] | None) -> int | None:
    """The track placements left this turn; None if nobody is building."""
    number = ask.note.args.get("left") if ask is not None and ask.note is not None else None
    return number if isinstance(number, int) else None


def reaches(view: View, ask: Ask[Any] | None) -> Mapping[str, Reach]:
    """What leads to each hex that can be built on."""
    if ask is None or ask.kind != "build":
        return {}
    joined = view.joined(ask.seat)
    return {option.name: _reach(option.site, joined) for option in ask.options.values() if isinstance(option, Hex)}


def _reach(site: Site, joined: set[str]) -> Reach:
    """The closest thing to the player's own from which track on this hex could start."""
    own = any(met.kind == "own" for met in site.meetings)
    if own or any(loose is not None and loose.owner == site.seat for loose in site.loose):
        return "link"
    claims = any(met.kind == "claimable" for met in site.meetings)
    if claims or site.reached or any(met.kind == "city" and met.start in joined for met in site.meetings):
        return "network"
    return "city"
