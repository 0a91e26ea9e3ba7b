"""Whole plans offered with a decision: their letters where they begin and where they would end."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.core.play.ask import Shortcut, lettered
from engine.games.russian_railroads.actions import OWN_ENGINEER
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.effects import Effect, EngineerTile, LocoOrFactory, Rail, TakeLoco
from engine.games.russian_railroads.tracks import Step
from renderers.draw import placing, shapes, signs
from renderers.draw.boxes import Box
from renderers.draw.hexgrid import Point
from renderers.russian_railroads import choices, icons, strip
from renderers.russian_railroads.choices import BADGE, Table
from renderers.russian_railroads.scene import SPACES, Scene

LETTER, MORE = 0.72, 0.62
"""Size of a letter, and the extra width of a badge per further letter, both as shares of the badge's height."""
STEP = re.compile(r"(?:[a-z]+-)??(?P<route>ts|sp|ky)(?:-(?P<colour>[a-z]+))?")
PLACE = re.compile(r"(?P<route>ts|sp|ky)(?:-(?P<number>\d))?")
TAKEN = "loco"
INDUSTRY = re.compile(r"industry(?:-(?P<number>\d))?")


@dataclass(frozen=True, slots=True)
class End:
    """Where a rail would end up; without a colour it is a locomotive or the marker of the industry track."""

    box: Box
    colour: str = ""
    marker: bool = False


def draw(scene: Scene, table: Table) -> None:
    """A letter for each plan, where it begins and at each of its ends.

    Steps in several colours get none, because plans that differ only slightly would overlap.
    """
    if len({option.colour for _, option in choices.numbered(scene) if isinstance(option, Step)}) > 1:
        return
    full = _taken(scene, table)
    begin: dict[Box, str] = {}
    reach: dict[Box, str] = {}
    for letter, plan in lettered(scene.request.plans):
        start = choices.space(plan.keys[0], table) if _of_spaces(scene) else None
        if start is not None:
            begin[start] = begin.get(start, "") + letter
        ends = list(_ends(scene, plan, table))
        for end in ends:
            if end.box not in full:
                _ghost(scene, end)
                full.add(end.box)
        for box in dict.fromkeys(end.box for end in ends):
            reach[box] = reach.get(box, "") + letter
    for found, first in ((begin, (1.0, 0.0)), (reach, (1.0, 1.0))):
        for box, letters in found.items():
            _tag(scene, box, letters, first)


def _taken(scene: Scene, table: Table) -> set[Box | None]:
    """Where a rail lies now (it would have moved on by then), and where an option has its ghost."""
    player = scene.view.players[scene.shown]
    offered = () if _of_spaces(scene) else choices.numbered(scene)
    found = {choices.placed(option, table, player) for _, option in offered}
    for route in player.routes:
        found |= {table.own.routes[route.id].cells[space - 1] for space in route.rails.values() if space}
    return found


def _tag(scene: Scene, place: Box, letters: str, first: Point) -> None:
    """The letters of plans at a place, as close as possible to this relative position in it."""
    size = BADGE * scene.c.larger
    wide = size * (1 + (len(letters) - 1) * MORE)
    scene.c.badge(signs.letter, placing.about(place, wide, size, first), letters, LETTER, disc=False)


def _of_spaces(scene: Scene) -> bool:
    return scene.ask is not None and scene.ask.kind in SPACES


def _ends(scene: Scene, plan: Shortcut, table: Table) -> Iterator[End]:
    """Where each rail and marker that the plan moves, and its new locomotive, would lie."""
    player = scene.view.players[scene.shown]
    effects = _does(scene, plan.keys[0]) if _of_spaces(scene) else []
    keys = plan.keys[1:] if _of_spaces(scene) else plan.keys
    rails, markers = {route.id: dict(route.rails) for route in player.routes}, list(player.markers)
    moved: dict[tuple[str, str], int] = {}
    placed, placing = False, any(isinstance(each, TakeLoco | LocoOrFactory) for each in effects)
    for key in keys:
        if key == TAKEN:
            placing = True
        elif placing and (place := PLACE.fullmatch(key)):
            number = int(place["number"] or 1) - 1
            if not placed:  # later places belong to the locomotives it displaces in turn
                yield End(table.own.routes[place["route"].upper()].locos[number])
            placed = True
        elif step := STEP.fullmatch(key):
            route, colour = step["route"].upper(), step["colour"] or _colour(scene, key, effects)
            at = rails[route].get(colour, 0) + 1
            rails[route][colour] = moved[route, colour] = min(at, DATA.routes[route].length)
        elif forward := INDUSTRY.fullmatch(key):
            which = int(forward["number"] or 1) - 1
            if which < len(markers):
                markers[which] = min(markers[which] + 1, len(DATA.industry) - 1)
    for (route, colour), space in moved.items():
        if colour:
            yield End(table.own.routes[route].cells[space - 1], colour)
    for index in sorted(set(markers).difference(player.markers)):
        yield End(table.own.industry[index], marker=True)


def _colour(scene: Scene, key: str, effects: Sequence[Effect]) -> str:
    """The colour of a step whose key doesn't name it: that of the action, or of the offered option."""
    only = {each.colours for each in effects if isinstance(each, Rail)}
    if len(only) == 1 and len(colours := only.pop()) == 1:
        return colours[0]
    option = None if scene.ask is None else scene.ask.options.get(key)
    return option.colour.name.lower() if isinstance(option, Step) else ""


def _does(scene: Scene, space: str) -> Sequence[Effect]:
    """The effects of an action space: those printed on it, or those of its engineer."""
    if space.startswith(OWN_ENGINEER):
        return DATA.engineers[int(space.removeprefix(OWN_ENGINEER))].effects
    found = DATA.spaces[space].effects
    if not any(isinstance(each, EngineerTile) for each in found):
        return found
    ids = strip.space_ids([slot.role for slot in scene.view.strip])
    number = scene.view.strip[ids.index(space)].engineer
    return DATA.engineers[number].effects if number else ()


def _ghost(scene: Scene, end: End) -> None:
    """What would finally lie there, fainter than a choice because it has no frame."""
    c, box = scene.c, end.box
    if end.colour:
        c.covers.append(box)
        c.stamp(icons.rail, box.inset(box.w * 0.1, box.h * 0.1), end.colour, scene.letters[end.colour])
    elif end.marker:
        side = min(box.w, box.h) * 0.62
        c.covers.append(box)
        c.stamp(shapes.player, box.middle(side, side), scene.shown)
