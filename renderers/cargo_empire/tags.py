"""Numbers of options and letters of plans on the map: each where it covers neither a name, nor a piece, nor another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from math import ceil, dist

from renderers.cargo_empire import pieces, trails
from renderers.cargo_empire.atlas import Atlas
from renderers.cargo_empire.cards import Card
from renderers.cargo_empire.choices import Lead, Pin
from renderers.cargo_empire.scene import Scene
from renderers.draw import signs
from renderers.draw.boxes import Box
from renderers.draw.fonts import BOLD
from renderers.draw.hexgrid import Point
from renderers.draw.placing import Crowd, Disc, Nook, Wanted, chain, ink, lattice, settle

SHIFTS = (0.0, -0.3, 0.3, -0.6, 0.6, -0.9, 0.9)
"""How far the numbers at a city may stand further down than their demand spaces, in shares of their height."""
OVER, AROUND = 0.3, 5.0
"""So much of its height a number may lie over the edge of a block; how far around a city one is looked for at most."""
FAR, NAMES = 12.0, 3
"""So far from its city costs as much as to cover a piece of a way; a name counts as so many pieces."""
SHARES = (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74)
"""Where on a part of a way its number may stand, the best first."""


def draw(
    scene: Scene, atlas: Atlas, pins: Mapping[str, Sequence[Pin]], letters: Mapping[str, str], ways: Sequence[Lead]
) -> None:
    """The numbers at cities, the letters of the plans that lead there, and the numbers of ways."""
    high = pieces.flag_height(atlas.unit) * scene.c.larger if not atlas.type else 1.3 * atlas.type
    known = atlas.plates(atlas.names)
    found = [one for key, some in pins.items() if atlas.holds(key) for one in _numbers(atlas, known[key], key, some, high)]
    for key, text in letters.items():
        if atlas.holds(key):
            places = partial(_around, atlas, known[key], key, (float(len(text)), 1.0), high, 0.0)
            found.append(Wanted(f"{LETTERS}{text}", BOLD, places, 1.0, (float(len(text)), 1.0)))
    found += _of_ways(atlas, ways, high)
    for one, nook in zip(found, settle(found, _crowd(atlas, ways)), strict=True):
        box = ink(one, nook).inset(one.air)
        text = one.text.removeprefix(LETTERS)
        if text == one.text:
            scene.c.stamp(pieces.flag, box, text)
            continue
        for letter, place in zip(text, box.columns(len(text)), strict=True):
            scene.c.stamp(signs.letter, place, letter)


LETTERS = "\0"
"""What the letters of plans begin with among numbers."""


def _numbers(atlas: Atlas, plate: Box, key: str, found: Sequence[Pin], high: float) -> list[Wanted]:
    """Those of a city, each at its demand space; on a phone together."""
    apart = [pin for pin in found if pin.space and not atlas.type]
    whole = ", ".join(str(pin.number) for pin in found if pin not in apart)
    box = atlas.block(key)
    level = max(box.h * 0.23, high / 2)
    rows = [(whole, 0.0)] if whole else []
    rows += [(str(pin.number), -level if pin.space == "upper" else level) for pin in apart]
    made = []
    for text, down in rows:
        size = (pieces.flag_width(text, 1.0), 1.0)
        made.append(Wanted(text, BOLD, partial(_around, atlas, plate, key, size, high, down), 1.0, size))
    return made


def _around(
    atlas: Atlas, plate: Box, key: str, size: tuple[float, float], high: float, down: float
) -> Iterator[Nook]:
    """Beside the block of a city, a little over its edge; beside its name as well; else as near as can be."""
    block, wide = atlas.block(key), size[0] * high
    both = Card(*((plate, block) if plate.y < block.y else (block, plate))).whole
    both = both._replace(x=min(plate.x, block.x), w=max(plate.right, block.right) - min(plate.x, block.x))
    over = 0.0 if atlas.type else OVER * high
    for shift in SHIFTS:
        y = block.cy + down + shift * high
        for x in (block.right - over, block.x + over - wide, both.right, both.x - wide):
            yield Nook(x, y, "l", high)
    for at in lattice(both.cx, both.cy + down, both.w + AROUND * high, both.h + AROUND * high, high / 3):
        gap = dist(at, (min(max(at[0], both.x), both.right), min(max(at[1], both.y), both.bottom)))
        yield Nook(*at, "m", high, 1 + int(gap / FAR))


def _of_ways(atlas: Atlas, ways: Sequence[Lead], high: float) -> list[Wanted]:
    """The numbers of the ways that have one, those of one way together, on its longest parts that no other has; none
    where there is but one way.
    """
    known: dict[tuple[str, ...], list[Lead]] = {}
    for lead in ways:
        if lead.number:
            known.setdefault((*lead.way.cities, str(lead.way.sail)), []).append(lead)
    if len(known) < 2:
        return []
    found, taken = list[Wanted](), dict[trails.Leg, int]()
    for leads in known.values():
        legs = trails.legs(leads[:1])
        leg = min(legs, key=lambda one: (taken.get(one, 0), -trails.long(atlas, one)))
        taken[leg] = taken.get(leg, 0) + 1
        text = ", ".join(dict.fromkeys(str(lead.number) for lead in leads))
        line = trails.course(atlas, leg)
        size = (pieces.flag_width(text, 1.0), 1.0)
        found.append(Wanted(text, BOLD, partial(_on, line, high), 1.0, size))
    return found


def _on(line: Sequence[Point], high: float) -> Iterator[Nook]:
    for share in SHARES:
        yield Nook(*trails.along(line, share), "m", high)


def _crowd(atlas: Atlas, ways: Sequence[Lead]) -> Crowd:
    """Names, blocks, rush fields, ways, and what is beyond the edge of the sheet."""
    plates, fields = atlas.plates(atlas.names), atlas.fields
    boxes = [box for box in plates.values() for _ in range(NAMES)]
    inner = 0.0 if atlas.type else 0.32 * pieces.flag_height(atlas.unit)
    boxes += [atlas.block(key).inset(inner, 1.0) for key in plates]
    boxes += beyond(atlas.box) * NAMES
    discs = [Disc(*atlas.rush(field), atlas.field(field).w / 2) for field in fields for _ in range(4)]
    for leg in trails.legs(ways):
        discs += chain(_dots(trails.course(atlas, leg)), trails.CASING / 2)
    return Crowd(discs, boxes)


def _dots(line: Sequence[Point]) -> list[Point]:
    """Points along a line that are about half as far apart as a way is broad."""
    found = []
    for (x, y), (x1, y1) in pairwise(line):
        steps = max(1, ceil(dist((x, y), (x1, y1)) / trails.CASING))
        found += [(x + (x1 - x) * n / steps, y + (y1 - y) * n / steps) for n in range(steps)]
    return found


def beyond(frame: Box, far: float = 600.0) -> list[Box]:
    """What lies around a frame."""
    return [
        Box(frame.x - far, frame.y - far, far, frame.h + 2 * far), Box(frame.right, frame.y - far, far, frame.h + 2 * far),
        Box(frame.x, frame.y - far, frame.w, far), Box(frame.x, frame.bottom, frame.w, far),
    ]  # fmt: skip
