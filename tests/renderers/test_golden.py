"""Golden pictures: what the renderers draw looks as it did when somebody last looked at it.

Another version of FreeType may set a letter a shade differently, so a few pixels may differ. When a picture is meant
to change, draw them anew with `UPDATE_GOLDEN=1 python -m pytest tests/renderers/test_golden.py`, look at each in
tests/renderers/golden/, and commit them.
"""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops, ImageFilter

from engine.core.play.ask import Ask, Word
from engine.core.play.msg import Msg
from engine.core.play.rules import Result
from renderers import Request, draw
from tests.games import FINISHED
from tests.long import few
from tests.renderers import cargo_empire_sample as cargo
from tests.renderers import steam_sample as steam
from tests.renderers.railroad_sample import rails_to_build, saved
from tests.renderers.sample import sample

FOLDER = Path(__file__).parent / "golden"
NAMES = ["Anna", "Benedikt", "Zsófia", "Řehoř", "Wolfgang", "Eve"]
WIDTH = 800
FAR = 48
"""A pixel this far off, out of 255 and after blurring, is another colour."""
SHARE = 0.0005
"""So many pixels may be another colour."""
STEAM = steam.sample(4, "middle", "ruhr")
BUSY = steam.busy()

SPACES: Ask[Word] = Ask(1, "space", {id: Word(id, Msg(id)) for id in ("grey-2", "loco-1", "coins", "variable-1")})

RAILS = Result(
    [120, 96, 96, 31],
    [{"ky": 80, "industry": 40}, {"ts": 60, "pass": 36}, {"sp": 96}, {"pass": 31}],
    [0],
    3,
    history={1: [8, 12, 20, 10], 2: [40, 30, 55, 20], 3: [110, 90, 90, 31]},
)
CARGO = cargo.sample(2, "dyorle", forwarder=True)

PICTURES: dict[str, tuple[Any, dict[str, object]]] = {
    "overview-2-early": (sample(2, "early"), {}),
    "overview-4-middle-dark": (sample(4, "middle"), {"theme": "dark", "before": sample(4, "middle", seed=2)}),
    "overview-3-middle": (sample(3, "middle"), {}),
    "overview-4-end": (sample(4, "end"), {}),
    "main-4-middle": (sample(4, "middle"), {"picture": "main"}),
    "decision-4-dark": (
        sample(4, "middle", reader=1),
        {"picture": "decision", "seat": 1, "ask": SPACES, "theme": "dark"},
    ),
    "tall-overview-4": (sample(4), {"layout": "portrait", "before": sample(4, seed=2)}),
    "tall-decision-4": (
        sample(4, "middle", reader=1),
        {"picture": "decision", "seat": 1, "ask": SPACES, "layout": "portrait"},
    ),
    "tall-key-dark": (sample(2), {"picture": "key", "theme": "dark", "layout": "portrait"}),
    "player-4-end": (sample(4, "end", reader=2), {"picture": "player", "seat": 2}),
    "steam-overview-6-middle": (steam.sample(6), {"before": steam.sample(6, seed=2)}),
    "steam-overview-3-early-dark": (steam.sample(3, "early", "ruhr"), {"theme": "dark"}),
    "steam-player-5-end": (steam.sample(5, "end"), {"picture": "player", "seat": 2}),
    "steam-building-4": (STEAM, {"picture": "building", "ask": steam.places_to_build(STEAM, 0)}),
    "steam-moving-4-dark": (STEAM, {"picture": "moving", "ask": steam.cubes_to_move(STEAM, 2), "theme": "dark"}),
    "steam-overview-6-tall": (steam.sample(6), {"layout": "portrait"}),
    "steam-building-4-tall-dark": (
        STEAM,
        {"picture": "building", "ask": steam.places_to_build(STEAM, 0), "theme": "dark", "layout": "portrait"},
    ),
    "steam-ways-6": (BUSY, {"picture": "moving", "ask": steam.cubes_to_move(BUSY, 0)}),
    "railroad-revolution-overview-4": (saved("four"), {"before": saved("four-before")}),
    "railroad-revolution-overview-2-dark": (saved("two"), {"theme": "dark"}),
    "railroad-revolution-market-4-dark": (saved("four"), {"picture": "market", "theme": "dark"}),
    "railroad-revolution-decision-4": (saved("four"), {"picture": "decision", "ask": rails_to_build(saved("four"))}),
    "railroad-revolution-portrait-overview-4": (saved("four"), {"layout": "portrait"}),
    "railroad-revolution-portrait-decision-2-dark": (
        saved("two"),
        {"layout": "portrait", "picture": "decision", "ask": rails_to_build(saved("two")), "theme": "dark"},
    ),
    "railroad-revolution-portrait-market-4": (saved("four"), {"layout": "portrait", "picture": "market"}),
    "railroad-revolution-portrait-player-4": (saved("four"), {"layout": "portrait", "picture": "player", "seat": 1}),
    "railroad-revolution-map-3-end": (saved("three-end"), {"picture": "map"}),
    "railroad-revolution-player-4": (saved("four"), {"picture": "player", "seat": 1}),
    "steam-tiles-4": (STEAM, {"picture": "tiles", "ask": steam.tiles_to_place(STEAM, 0, 6)}),
    "cargo-empire-overview-4": (cargo.sample(4), {"before": cargo.sample(4, seed=2)}),
    "cargo-empire-choice-2-dark": (CARGO, {"picture": "choice", "ask": cargo.demands(CARGO), "theme": "dark"}),
    "result-russian-4-tall-dark": (
        sample(4, "end"),
        {"picture": "result", "result": RAILS, "layout": "portrait", "theme": "dark"},
    ),
    "cargo-empire-tall-choice-2": (CARGO, {"picture": "choice", "ask": cargo.demands(CARGO), "layout": "portrait"}),
    "cargo-empire-tall-player-4-dark": (
        cargo.sample(4),
        {"picture": "player", "seat": 1, "layout": "portrait", "theme": "dark"},
    ),
    "large-decision-4": (
        sample(4, "middle", reader=1),
        {"picture": "decision", "seat": 1, "ask": SPACES, "layout": "large"},
    ),
    "railroad-revolution-large-overview-4-dark": (saved("four"), {"layout": "large", "theme": "dark"}),
    "cargo-empire-player-4": (cargo.sample(4), {"picture": "player", "seat": 1}),
}


def game_of(view: object) -> str:
    return type(view).__module__.split(".")[-2]


def compare(golden: Image.Image, drawn: Image.Image) -> float:
    """The share of the pixels that have another colour."""
    blur = ImageFilter.BoxBlur(1)
    one, two = (image.convert("RGB").filter(blur) for image in (golden, drawn))
    off = ImageChops.difference(one, two).convert("L").point(lambda value: 255 * (value > FAR))
    return off.histogram()[255] / (off.width * off.height)


@pytest.mark.parametrize("game", FINISHED)
def test_every_game_has_pictures_that_somebody_has_looked_at(game: str) -> None:
    assert game in {game_of(view) for view, _ in PICTURES.values()}


@pytest.mark.parametrize("name", few(PICTURES, 5))
def test_the_picture_looks_as_before(name: str) -> None:
    view, options = PICTURES[name]
    png = draw(Request(game_of(view), view, width=WIDTH, names=NAMES, **options)).png  # type: ignore[arg-type]
    path = FOLDER / f"{name}.png"
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_bytes(png)
    assert len(png) < 130_000
    golden, drawn = Image.open(path), Image.open(io.BytesIO(png))
    assert golden.size == drawn.size
    assert compare(golden, drawn) <= SHARE


def test_the_comparison_finds_a_moved_piece() -> None:
    """A worker on another space is more than the tolerance lets pass."""
    view = sample(4, "middle")
    path = FOLDER / "overview-4-middle-dark.png"
    options = {"theme": "dark", "width": WIDTH, "names": NAMES, "before": sample(4, "middle", seed=2)}
    spaces = [msgspec.structs.replace(s, pieces=[] if s.id == "black-2" else s.pieces) for s in view.spaces]
    moved = draw(Request("russian_railroads", msgspec.structs.replace(view, spaces=spaces), **options)).png  # type: ignore[arg-type]
    assert compare(Image.open(path), Image.open(io.BytesIO(moved))) > SHARE
