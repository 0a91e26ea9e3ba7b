"""What tests look at instead of pictures has all that the pictures have, except the pixels."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from renderers import LAYOUTS, Request, paint
from renderers.draw.keep import NOTHING
from tests.games import FINISHED
from tests.long import few
from tests.renderers.outlines import outlined
from tests.renderers.test_golden import NAMES, PICTURES, game_of
from tests.renderers.tidy import SMALL

EACH = {game: [name for name, (view, _) in PICTURES.items() if game_of(view) == game] for game in FINISHED}


def one_of_each(first: int) -> list[Any]:
    """Of each game so many pictures are looked at, the others are long."""
    return [choice for names in EACH.values() for choice in few(product(names, LAYOUTS), 2, first)]


@pytest.mark.parametrize(("name", "layout"), one_of_each(1))
def test_an_outline_has_all_that_a_picture_has_except_its_pixels(name: str, layout: str) -> None:
    view, options = PICTURES[name]
    wanted: Any = {"names": tuple(NAMES), "width": SMALL, **options, "layout": layout}
    request = Request(game_of(view), view, **wanted)
    painted, outline = paint(request), outlined(request)
    assert painted.image.size == outline.image.size
    assert painted.printed or painted.written
    assert replace(painted, image=NOTHING) == replace(outline, image=NOTHING)
