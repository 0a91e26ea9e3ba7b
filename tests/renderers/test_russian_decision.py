"""The picture for a decision of Russian Railroads: every option that has a place is framed there."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest
from PIL import ImageChops

from engine.core.ask import Ask
from engine.core.match import Match
from engine.core.policy import moves
from engine.core.registry import game
from engine.games.russian_railroads.view import View
from renderers import Request, paint, picture_for
from tests.renderers.tidy import assert_tidy

GAME = "russian_railroads"
KINDS = ("space", "reuse", "advance", "place")


@cache
def _asked(kind: str, seats: int) -> tuple[View, Ask[Any]]:
    """Of some rounds, such a decision with the most options, as the one who decides sees it."""
    match = Match.new(game(GAME), seats, {}, 5, confirm=())
    found: tuple[View, Ask[Any]] | None = None
    for _, _ in zip(range(250), moves(match, ["greedy"] * seats, 5), strict=False):
        for ask in match.pending.values():
            if ask.kind == kind and (found is None or len(ask.options) > len(found[1].options)):
                found = match.view(ask.seat), ask
    assert found is not None, kind
    return found


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_decision_has_a_tidy_picture_of_its_own(kind: str, seats: int) -> None:
    view, ask = _asked(kind, seats)
    assert picture_for(GAME, kind) == "decision"
    assert_tidy(Request(GAME, view, picture="decision", seat=ask.seat, ask=ask))


@pytest.mark.parametrize("kind", ["space", "advance"])
def test_each_option_is_framed_at_a_place_of_its_own(kind: str) -> None:
    view, ask = _asked(kind, 4)
    plain = _image(view, ask, [])
    frames = {key: ImageChops.difference(plain, _image(view, ask, [key])).getbbox() for key in ask.options}
    placed = {key: box for key, box in frames.items() if box is not None}
    assert set(frames) - set(placed) <= {"pass", "done"}, "what has no place"
    assert placed and len(set(placed.values())) == len(placed)


def _image(view: View, ask: Ask[Any], keys: list[str]) -> Any:
    some = msgspec.structs.replace(ask, options={key: ask.options[key] for key in keys})
    request = Request(GAME, view, picture="decision", seat=ask.seat, ask=some, width=800)
    return paint(request).image.convert("RGB")
