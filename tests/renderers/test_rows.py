"""The rows of a phone's picture: what is new in one is ringed where it stands, and nothing else is."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from PIL import Image

from engine.games.russian_railroads.view import PlayerView, View
from renderers import PORTRAIT, Request
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.layers import SAME
from renderers.draw.palette import LIGHT
from renderers.reader import reader_of
from renderers.russian_railroads import rows
from renderers.russian_railroads.scene import PREFIX
from renderers.scene import Scene
from tests.renderers.sample import sample

GAME = "russian_railroads"
WIDE = 1000.0


def ringed(before: View | None, view: View, same: float = 1.0) -> list[Box]:
    """Where rings lie."""
    high = rows.height(view.seats, same, routes=True)
    c = Canvas(Image.new("RGB", (round(WIDE), round(high)), LIGHT.panel), 1, LIGHT)
    scene = Scene(c, Request(GAME, view, before=before, layout=PORTRAIT), reader_of(GAME, "en", ()), PREFIX)
    rows.draw(scene, Box(0, 0, WIDE, high), same, routes=True)
    return [box for box, _ in c.rings]


def changed(view: View, seat: int, **new: Any) -> View:
    players = [msgspec.structs.replace(p, **new) if p.seat == seat else p for p in view.players]
    return msgspec.structs.replace(view, players=players)


def further(player: PlayerView, **new: Any) -> dict[str, Any]:
    """The same player with something else on the second route."""
    routes = list(player.routes)
    routes[1] = msgspec.structs.replace(routes[1], **new)
    return {"routes": routes}


@pytest.mark.parametrize("same", [1.0, SAME], ids=["usual", "large"])
@pytest.mark.parametrize("what", ["score", "coins", "tokens", "engineers", "reach", "rail"])
def test_what_is_new_in_a_row_is_ringed_there_and_nothing_else(what: str, same: float) -> None:
    view = sample(3)
    seat = view.turn_order[1]
    player = view.players[seat]
    line = player.routes[1]
    colour, space = next(iter(line.rails.items()))
    new = {
        "score": {"vp": player.vp + 3},
        "coins": {"coins": player.coins + 1},
        "tokens": {"tokens_unused": player.tokens_unused[1:]},
        "engineers": {"engineers": [*player.engineers, "two-black"]},
        "reach": further(player, reach=line.reach + 1),
        "rail": further(player, rails={**line.rails, colour: space + 1}),
    }[what]
    after = changed(view, seat, **new)
    (ring,) = ringed(view, after, same)
    high = rows.height(view.seats, same, routes=True)
    assert high / 3 < ring.cy < high * 2 / 3, "in the second row"
    assert (ring.right > WIDE - 20) == (what == "score")
    assert ringed(None, after, same) == ringed(after, after, same) == []
