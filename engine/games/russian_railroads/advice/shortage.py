"""What is missing to pay for an action space, to execute an action in full, or to make one step: reasons for `why`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.play.msg import Msg
from engine.games.russian_railroads import industry, ladder, supply, tracks
from engine.games.russian_railroads.advice.sight import Sight
from engine.games.russian_railroads.auxiliary import DOUBLER_SLOTS, doublers_free
from engine.games.russian_railroads.counting import can_do
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.effects import (
    BuildFactory,
    Chosen,
    Doubler,
    Industry,
    LocoOrFactory,
    PlaceLoco,
    Rail,
    Repeat,
    TakeLoco,
)
from engine.games.russian_railroads.elements import Action, Element, Needs
from engine.games.russian_railroads.payment import COST
from engine.games.russian_railroads.state import EMPTY, NOT_RECEIVED, Colour, Colours, Player, State
from engine.games.russian_railroads.words import say


def unpaid(player: Player, space: str, what: Msg) -> Msg | None:
    """RRR-017, RRR-019, RRR-020: what is missing to pay for a space; None if nothing is."""
    workers, coins = COST[space]
    hands = player.hands
    if player.coins < coins:
        return say("why-coins", space=what, missing=coins - player.coins)
    missing = workers - hands - (player.coins - coins)
    if missing > 0:
        return say("why-workers", space=what, workers=workers, coins=coins, has=hands, purse=player.coins, more=missing)
    return None


def undone(sight: Sight, action: Action, what: Msg) -> Msg | None:
    """RRR-018, RRR-184: which part of an action can't be executed; None if each can be executed by itself."""
    required = [element for element in action.choices if element.required] or list(action.choices)
    for element in required:
        alike = [each for each in required if each.effect == element.effect]
        if not can_do(sight.state, sight.seat, Needs.of(alike)) and (found := part(sight, alike)):
            return say("why-part", space=what, part=found)
    return say("why-together", space=what) if required else None


def part(sight: Sight, elements: Sequence[Element]) -> Msg | None:
    """Why elements of the same kind can't all be executed."""
    state, player, count = sight.state, sight.player, len(elements)
    effect: Chosen = elements[0].effect
    match effect:
        case Rail():
            return _steps(player, elements[0].colours, count)
        case Industry():
            filled = len(player.notches) - player.notches.count(EMPTY)
            return say("why-industry", steps=count, possible=ladder.steps_left(player, filled))
        case Doubler():
            if doublers_free(state, player):
                return None
            return say("why-doublers-full") if player.doublers == DOUBLER_SLOTS else say("why-doublers-gone")
        case TakeLoco() | LocoOrFactory():
            return locomotive(state, player)
        case PlaceLoco():
            return say("why-loco-fits", loco=effect.number)
        case BuildFactory():
            return None if supply.can_build(state) else say("why-no-tile")
        case Repeat():
            return say("why-repeat")
    return None


def _steps(player: Player, colours: Colours, count: int) -> Msg:
    possible = max(n for n in range(count) if tracks.possible(player.rails, (colours,) * n))
    if len(colours) == 1:
        return say("why-steps", colour=colours[0].name.lower(), steps=count, possible=possible)
    return say("why-any-steps", steps=count, possible=possible)


def locomotive(state: State, player: Player) -> Msg | None:
    """RRR-040, RRR-191: why no locomotive can be taken; None if one can."""
    loco = supply.lowest(state)
    if not loco:
        return say("why-no-loco")
    return None if supply.fits(player, loco) else say("why-loco-fits", loco=loco)


def stuck(player: Player, route: str, colour: Colour) -> Msg | None:
    """RRR-026 to RRR-028: why a rail can't step forward on its route; None if it can."""
    line, facts = player.rails[route], {"route": route.lower(), "colour": colour.name.lower()}
    if colour >= len(line):
        return say("why-never-there", **facts)
    if line[colour] == NOT_RECEIVED:
        return say("why-not-received", **facts, space=_brought_by(route, colour))
    if line[colour] == DATA.routes[route].length:
        return say("why-at-the-end", **facts, space=line[colour])
    if tracks.target(line, route, colour):
        return None
    before = line[colour - 1]
    return say("why-behind", **facts, other=Colour(colour - 1).name.lower(), space=max(before, 0))


def _brought_by(route: str, colour: Colour) -> int:
    """The space of the Trans-Siberian that brings this rail."""
    found: Iterable[int] = (space for (_, space), gifts in tracks.RECEIVED_AT.items() if (route, colour) in gifts)
    return next(iter(found))


def marker(player: Player) -> Msg | None:
    """RRR-055: why no industry marker can move; None if one can."""
    if any(industry.forwards(player)):
        return None
    filled = len(player.notches) - player.notches.count(EMPTY)
    return say("why-end") if ladder.open_end(filled) == ladder.END else say("why-notch", notch=filled + 1)
