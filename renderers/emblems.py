"""Emblems: small signs before words in Discord, as in the pictures: a seat, goods, workers or rails.

A game's emblems are in the module `emblems` beside its renderer, if there is one. EMBLEMS there maps a word that is
part of option keys to what draws it into a box.
"""

from __future__ import annotations

import hashlib
import importlib.util
import io
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial

from PIL import Image

from engine.core.play import registry
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.palette import LIGHT, PLAYERS
from renderers.found import module_of

SIZE = 96
"""Pixels per side; Discord shows about 22, or 48 if there is nothing else."""
FINER = 4
AIR = 4
"""Empty pixels around it."""
_PARTS = re.compile(r"[/-]")
Sketch = Callable[[Canvas, Box], None]


def of_seat(seat: int) -> str:
    """The emblem of a seat (0-based)."""
    return f"seat{seat + 1}"


def of_option(game: str, key: str) -> str | None:
    """The emblem of an option by its key: that of the one thing the key names; None if it names none, or several."""
    known = _of_game(game)
    named = {part for part in _PARTS.split(key) if part in known}
    return _name(game, named.pop()) if len(named) == 1 else None


def _name(game: str, thing: str) -> str:
    return f"{game}_{thing}"


@cache
def _of_game(game: str) -> Mapping[str, Sketch]:
    own = module_of(game) if game in registry.games() else None
    name = f"{own}.emblems"
    if own is None or importlib.util.find_spec(name) is None:
        return {}
    found: Mapping[str, Sketch] = importlib.import_module(name).EMBLEMS
    return found


def _sketches() -> Iterator[tuple[str, Sketch]]:
    for seat in range(len(PLAYERS)):
        yield of_seat(seat), partial(_seat, seat)
    for game in registry.games():
        yield from ((_name(game, thing), sketch) for thing, sketch in _of_game(game).items())


def _seat(seat: int, c: Canvas, box: Box) -> None:
    shapes.player(c, box, seat)


def emblems() -> dict[str, bytes]:
    """All emblems as PNG with a transparent ground, by name. Drawing them again gives the same bytes."""
    return {name: _drawn(sketch) for name, sketch in _sketches()}


def digest(png: bytes) -> str:
    """What distinguishes one picture from another, in a few characters."""
    return hashlib.sha256(png).hexdigest()[:8]


def _drawn(sketch: Sketch) -> bytes:
    side = SIZE * FINER
    image = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    sketch(Canvas(image, FINER, LIGHT), Box(AIR, AIR, SIZE - 2 * AIR, SIZE - 2 * AIR))
    file = io.BytesIO()
    image.resize((SIZE, SIZE), Image.Resampling.LANCZOS).save(file, "PNG")
    return file.getvalue()
