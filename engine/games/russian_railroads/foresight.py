"""What an action would bring if it was executed as well as `prospects` knows how: the texts and shortcuts of a choice.

An action is carried out on a copy of the board by the functions that the rules use, without the choices that it
triggers (? tokens, factories that are entered, repeats): those are only said to come.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import assert_never

from engine.games.russian_railroads import auxiliary, factories, industry, locomotives, tracks
from engine.games.russian_railroads.actions import FACTORIES
from engine.games.russian_railroads.effects import (
    BuildFactory,
    ChooseAgain,
    Chosen,
    Doubler,
    EndBonusPick,
    Industry,
    LocoOrFactory,
    PlaceLoco,
    PlayCard,
    Rail,
    Repeat,
    TakeLoco,
)
from engine.games.russian_railroads.elements import Action, Element
from engine.games.russian_railroads.gains import gain
from engine.games.russian_railroads.prospects import FACTORIES as WORTH
from engine.games.russian_railroads.prospects import Prospects
from engine.games.russian_railroads.sight import Sight
from engine.games.russian_railroads.specials import trigger
from engine.games.russian_railroads.state import EMPTY, Colour, Colours, Player, State
from engine.games.russian_railroads.tracks import Rails
from engine.games.russian_railroads.turn import Turn

WIDTH = 12
"""How many ways of making some steps are looked at further."""

Move = tuple[str, Colour, int]
"""A rail step: route, colour and the space reached."""


@dataclass(frozen=True, slots=True)
class Way:
    """Steps one after the other, and what they promise."""

    value: float
    moves: tuple[Move, ...]
    rails: Rails


def after(sight: Sight, action: Action) -> Player:
    """The board after an action as it is best executed."""
    turn = sight.turn()
    steps(turn, sight, [element.colours for element in action.choices if isinstance(element.effect, Rail)])
    for element in action.choices:
        _do(turn, sight, element.effect)
    _gain(turn, action)
    return turn.player


def colours(elements: Iterable[Element]) -> int:
    """In how many colours rails may be moved by these elements."""
    return len({colour for element in elements for colour in element.colours})


def steps(turn: Turn, sight: Sight, wanted: Sequence[Colours]) -> None:
    """Make steps in these colours, as many as can be made."""
    found = ways(sight, turn.player, wanted)
    for route, colour, to in found[0].moves if found else ():
        make(turn, route, colour, to)


def make(turn: Turn, route: str, colour: Colour, to: int) -> None:
    """Make a step with what it triggers."""
    tracks.advance(turn.player.rails, route, colour, to)
    trigger(turn, route, colour)


def ways(sight: Sight, player: Player, wanted: Sequence[Colours]) -> list[Way]:
    """Ways to make steps in these colours, one for each position that they lead to, the most promising first; a step
    that can't be made is left out."""
    if not wanted:
        return []
    prospects = Prospects(sight)
    own = prospects.player.rails
    found = [Way(0.0, (), player.rails)]
    for step_colours in wanted:
        reached: dict[tuple[int, ...], Way] = {}
        for way in found:
            for move in tracks.moves(way.rails, step_colours):
                rails = tracks.after(way.rails, *move)
                key = tuple(at for line in rails.values() for at in line)
                if key not in reached:
                    own.update(rails)
                    reached[key] = Way(prospects.routes(), (*way.moves, move), rails)
        found = sorted(reached.values(), key=lambda way: -way.value)[:WIDTH] or found
    return found if found[0].moves else []


def _do(turn: Turn, sight: Sight, effect: Chosen) -> None:
    """Execute an element that is no rail step, as far as it can be."""
    state, player = turn.state, turn.player
    match effect:
        case Industry():
            _forward(turn, sight)
        case Doubler():
            auxiliary.place_doublers(turn, effect.n)
        case TakeLoco():
            _locomotive(turn, sight, locomotives.lowest(state))
        case PlaceLoco():
            _locomotive(turn, sight, effect.number)
        case BuildFactory():
            _factory(state, player, sight)
        case LocoOrFactory():
            if prefers_loco(sight):
                _locomotive(turn, sight, locomotives.lowest(state))
            else:
                _factory(state, player, sight)
        case Rail() | Repeat() | ChooseAgain():
            pass
        case _:
            assert_never(effect)


def prefers_loco(sight: Sight) -> bool:
    """Whether the next locomotive promises more than a factory."""
    prospects = Prospects(sight)
    loco = prospects.loco(prospects.lowest_loco())
    return loco > 0 and loco >= prospects.best_factory()


def _forward(turn: Turn, sight: Sight) -> None:
    prospects = Prospects(sight, turn.player)
    found = [(prospects.forward(step), -step.marker, step) for step in industry.forwards(turn.player)]
    if found:
        step = max(found, key=lambda entry: entry[:2])[2]
        industry.move_marker(turn, step)
        if step.factory:
            _gain(turn, FACTORIES[step.factory])


def _gain(turn: Turn, action: Action) -> None:
    """What an action brings without a choice."""
    for each in action.gains:
        if not isinstance(each, PlayCard | EndBonusPick):
            gain(turn, each, action.source)


def _locomotive(turn: Turn, sight: Sight, loco: int) -> None:
    """Place a locomotive, and what it replaces, each where it promises most; the last one may return."""
    player, hand = turn.player, loco
    while hand:
        fitting = list(locomotives.places(player, hand))
        if not fitting:
            break
        prospects = Prospects(sight, player)
        place = max(fitting, key=lambda each: prospects.place(each.route, each.index, each.loco))
        player.locos[place.route][place.index] = hand
        hand = place.replaced
    for route in player.locos:
        trigger(turn, route)


def _factory(state: State, player: Player, sight: Sight) -> None:
    """Build the factory that promises most, if a notch is empty."""
    prospects = Prospects(sight, player)
    if EMPTY in player.notches and (tiles := list(factories.tiles(state))):
        best = max(tiles, key=lambda tile: prospects.factory(tile.number) + WORTH[tile.function] / 10)
        player.notches[player.notches.index(EMPTY)] = best.number
