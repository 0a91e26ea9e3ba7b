"""What a decision offers, as its pictures number it: cubes with their ways, and hexes with what leads there."""

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
"""This many ways are drawn and listed, the best."""
LINES = 3
"""This many are drawn on a phone."""

Reach = Literal["link", "network", "city"]
"""What leads to a hex: an unfinished link of one's own, one's network, or no more than a city."""


class Choice(NamedTuple):
    """An option about a cube: its number in the list, the delivery that stands for it, and the ways that are drawn."""

    number: int
    best: Delivery
    ways: tuple[Delivery, ...]
    detail: Msg | None = None


def choices(view: View, ask: Ask[Any] | None) -> list[Choice]:
    """The options about cubes, numbered as they are listed; of a cube with several ways, one to each city."""
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
    """The letters of the plans that begin with an option, and the numbers of these."""
    numbers = {key: number for number, key in enumerate(ask.options if ask is not None else (), start=1)}
    return {letter: numbers[plan.keys[0]] for letter, plan in lettered(plans) if plan.keys[0] in numbers}


def lined(found: Sequence[Choice], plans: Mapping[str, int]) -> list[Choice]:
    """Those whose lines a phone shows: what plans begin with, then the best; each way is a line."""
    kept: list[Choice] = []
    for choice in in_order(found, plans):
        room = LINES - sum(len(one.ways) for one in kept)
        if room > 0:
            kept.append(choice._replace(ways=choice.ways[:room]))
    return kept


def in_order(found: Sequence[Choice], plans: Mapping[str, int]) -> list[Choice]:
    """As a phone lists them: what plans begin with, then the others."""
    numbers = list(dict.fromkeys(plans.values()))
    return sorted(found, key=lambda choice: numbers.index(choice.number) if choice.number in numbers else len(numbers))


def marked(plans: Mapping[str, int]) -> dict[int, str]:
    """The letters of the plans that begin with an option, by its number."""
    return {number: "".join(letter for letter, other in plans.items() if other == number) for number in plans.values()}


def left(ask: Ask[Any] | None) -> int | None:
    """The track placements that are left in this turn, None where nobody builds."""
    number = ask.note.args.get("left") if ask is not None and ask.note is not None else None
    return number if isinstance(number, int) else None


def reaches(view: View, ask: Ask[Any] | None) -> Mapping[str, Reach]:
    """What leads to each hex that can be built on."""
    if ask is None or ask.kind != "build":
        return {}
    joined = view.joined(ask.seat)
    return {option.name: _reach(option.site, joined) for option in ask.options.values() if isinstance(option, Hex)}


def _reach(site: Site, joined: set[str]) -> Reach:
    """What is nearest to the player's own of all that track on this hex could start from."""
    own = any(met.kind == "own" for met in site.meetings)
    if own or any(loose is not None and loose.owner == site.seat for loose in site.loose):
        return "link"
    claims = any(met.kind == "claimable" for met in site.meetings)
    if claims or site.reached or any(met.kind == "city" and met.start in joined for met in site.meetings):
        return "network"
    return "city"
