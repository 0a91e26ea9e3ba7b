"""Pictures of Toy Yard: the overview, which numbers the cars for the player who takes one."""

from __future__ import annotations

from renderers.draw.layers import Drawing, Ground
from renderers.reader import Reader
from renderers.request import OVERVIEW, Request
from toy_yard.game.view import View
from toy_yard.pictures import board
from toy_yard.pictures.alt import sentences
from toy_yard.pictures.scene import PREFIX, Plan, Scene

PICTURES = (OVERVIEW,)
ASKS = {"car": OVERVIEW}
NUMBERED = frozenset(ASKS)


def drawing(request: Request[View], reader: Reader) -> Drawing[Plan]:
    """A picture of the table."""
    plan = Plan(len(request.view.players), request.layout)
    ground = Ground(plan, board.height(plan), board.ground, units=plan.units)
    return Drawing(ground, lambda c: board.draw(Scene(c, request, reader, PREFIX), plan))


def alt(request: Request[View], reader: Reader) -> list[str]:
    """The picture in sentences, the most important first."""
    return sentences(request.view, reader)
