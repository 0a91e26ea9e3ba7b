"""Pictures made of parts: a column for a phone held upright, any arrangement for a screen.

Each part knows what is printed on it and what lies on it; a picture says where the parts are.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Generic, TypeVar

from renderers import headline
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.regions import Told
from renderers.i18n import Words
from renderers.scene import LaidOut, Scene

P = TypeVar("P", bound=LaidOut)
S = TypeVar("S", bound=Scene[Any, Any])


@dataclass(frozen=True)
class Board(Generic[P, S]):
    """The pictures of a game.

    `head` writes the headline, `printed` and `lying` paint a part by its name, `above` paints what lies on top of all
    parts, `turn` tells what the headline says (None: nothing).
    """

    head: Callable[[S, Box], None]
    printed: Callable[[Canvas, str, Box, P, Words], None]
    lying: Callable[[S, str, Box, P], None]
    above: Callable[[S, Mapping[str, Box], P], None] = field(default=lambda scene, boxes, plan: None, kw_only=True)
    turn: Callable[[S], Told] | None = field(default=None, kw_only=True)

    @abstractmethod
    def height(self, plan: P) -> float:
        """The height of the picture in design units."""

    @abstractmethod
    def boxes(self, plan: P) -> tuple[Box, Mapping[str, Box]]:
        """The headline, and the other parts by name."""

    def share(self, part: str, plan: P) -> float:
        """The share of a unit in which to draw a part."""
        return 1.0

    def ground(self, c: Canvas, plan: P, words: Words) -> None:
        """What is printed; the headline comes last because a map may reach into it."""
        head, places = self.boxes(plan)
        for part, box in places.items():
            with c.shrunk(box, self.share(part, plan)) as (sheet, place):
                self.printed(sheet, part, place, plan, words)
        headline.ground(c, head)

    def draw(self, scene: S, plan: P) -> None:
        """What lies on the parts."""
        head, places = self.boxes(plan)
        if self.turn is not None:
            scene.c.region(head, partial(self.turn, scene))
        with scene.c.shrunk(head, plan.same) as (sheet, place):
            self.head(replace(scene, c=sheet), place)
        for part, box in places.items():
            with scene.c.shrunk(box, self.share(part, plan)) as (sheet, place):
                self.lying(replace(scene, c=sheet), part, place, plan)
        self.above(scene, places, plan)


@dataclass(frozen=True)
class Wide(Board[P, S]):
    """Pictures for a screen.

    `high` is the height of a plan, including the headline, which is `bar` high; `places` gives the parts their boxes
    below it. All numbers are in design units.
    """

    bar: float
    high: Callable[[P], float]
    places: Callable[[P, Box], Mapping[str, Box]]

    def height(self, plan: P) -> float:
        """The height of the picture."""
        return self.high(plan)

    def boxes(self, plan: P) -> tuple[Box, Mapping[str, Box]]:
        """The headline, and the other parts by name."""
        head, rest = Box(0, 0, plan.units, self.high(plan)).top(self.bar)
        return head, self.places(plan, rest)


@dataclass(frozen=True)
class Column(Board[P, S]):
    """Tall pictures, with their parts one below another; all numbers are in design units.

    The headline is as high as in every game, and stays so with larger type. `stack` gives the parts of a plan from the
    top, with their heights. Parts in `larger` have larger type on request; the others keep their size. `lead` is the
    room below the headline (None: as between parts); a `steady` margin keeps its width with larger type.
    """

    stack: Callable[[P], Mapping[str, float]]
    larger: Collection[str]
    margin: float
    gap: float
    lead: float | None = None
    steady: bool = False

    def share(self, part: str, plan: P) -> float:
        """The share of a unit in which to draw a part."""
        return 1.0 if part in self.larger else plan.same

    def _lead(self) -> float:
        return self.gap if self.lead is None else self.lead

    def height(self, plan: P) -> float:
        """The height of the picture."""
        parts = self.stack(plan)
        between = self._lead() + self.gap * (len(parts) - 1)
        return headline.TALL * plan.same + sum(parts.values()) + between + self.margin

    def boxes(self, plan: P) -> tuple[Box, Mapping[str, Box]]:
        """The headline, and the other parts by name."""
        whole = Box(0, 0, plan.units, self.height(plan))
        head, rest = whole.top(headline.TALL * plan.same, self._lead())
        side = self.margin * (1.0 if self.steady else plan.same)
        return head, rest.inset(side, 0).strips(self.stack(plan), self.gap)
