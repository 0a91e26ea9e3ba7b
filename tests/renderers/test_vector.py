"""A picture as SVG: the same scene, sharp at any size."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any
from xml.etree import ElementTree

import pytest

from engine.core.kept import finished
from renderers import LAYOUTS, Request, UnknownLayout, UnknownPicture, paint, pictures, sketch
from renderers.draw import fonts
from renderers.draw.vector import WEIGHTS
from tests.games import FINISHED
from tests.long import few
from tests.renderers.test_golden import PICTURES

SVG = "{http://www.w3.org/2000/svg}"
NASTY = "<img src=x onerror=alert(1)>"
NAMES = (NASTY, "Benedikt", "Zsófia", "Řehoř", "Cleo", "Dan")
ALL = [(game, picture, layout) for game in FINISHED for picture, layout in product(pictures(game), LAYOUTS)]


def request_of(game: str, **more: Any) -> Request[Any]:
    view = finished.view_of(game)
    assert view is not None
    return Request(game, view, names=NAMES, title=NASTY, **more)


@pytest.mark.parametrize(("game", "picture", "layout"), few(ALL, 2))
def test_all_that_is_written_on_the_picture_is_text(game: str, picture: str, layout: str) -> None:
    """Each line of the picture as it is read there, as wide as it was measured; and a name is never markup."""
    request = request_of(game, picture=picture, layout=layout, width=320)
    svg = sketch(request).svg
    found = list(ElementTree.fromstring(svg).iter(f"{SVG}text"))
    assert {label.text for label in paint(request).labels()} <= {element.text for element in found}
    assert "<img" not in svg
    weights = {kind: weight for weight, kind in WEIGHTS.items()}
    for element in found:
        if (long := element.get("textLength")) is not None:
            (weight,) = {weights.get(kind, fonts.REGULAR) for kind in (element.get("class") or "-").split()[:1]}
            wide = fonts.width(element.text or "", weight, float(element.attrib["font-size"]))
            assert float(long) == pytest.approx(wide, abs=0.5, rel=0.02)


@pytest.mark.parametrize(("game", "picture", "layout"), few(ALL, 2))
def test_it_is_the_same_for_the_same_request_and_refers_to_nothing_but_itself_and_its_sheets(
    game: str, picture: str, layout: str
) -> None:
    plate = sketch(request_of(game, picture=picture, layout=layout))
    assert plate == sketch(request_of(game, picture=picture, layout=layout))
    root = ElementTree.fromstring(plate.svg)
    names = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(names) == len(set(names))
    for element in root.iter():
        assert element.tag.removeprefix(SVG) not in ("script", "style", "a", "foreignObject")
        href = element.get("href", "")
        assert href[1:] in names if href.startswith("#") else not href or href in plate.sheets
    assert all(data.startswith(b"RIFF") for data in plate.sheets.values())
    assert sum(map(len, plate.sheets.values())) < 100_000


def test_what_is_not_there_is_refused() -> None:
    request = request_of(FINISHED[0])
    with pytest.raises(UnknownPicture):
        sketch(replace(request, picture="nothing"))
    with pytest.raises(UnknownLayout):
        sketch(replace(request, layout="round"))


def test_a_tile_of_steam_shows_the_map_around_its_hex_and_nothing_beyond_its_card() -> None:
    """Pixels end where their sheet does, lines don't."""
    view, options = PICTURES["steam-tiles-4"]
    assert 'clip-path="url(#' in sketch(Request("steam", view, names=NAMES, **options)).svg  # type: ignore[arg-type]
