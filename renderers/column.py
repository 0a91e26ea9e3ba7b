"""Column: a picture for a phone that is held upright is the headline and, one below the other, its parts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from renderers import headline
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.i18n import Words
from renderers.scene import LaidOut, Scene

P = TypeVar("P", bound=LaidOut)
S = TypeVar("S", bound=Scene[Any, Any])


@dataclass(frozen=True)
class Column(Generic[P, S]):
    """How the tall pictures of a game are put together; all numbers are design units.

    `bars` are the heights of the headline by layout, `head` writes it; `stack` gives the parts of a plan from the top,
    with their heights; `printed` and `lying` paint one of them. Parts in `larger` have larger type where it is asked
    for, the others are as large as without. `lead` is the room below the headline (None: as between parts); a `steady`
    margin is as broad with larger type.
    """

    bars: Mapping[str, float]
    head: Callable[[S, Box], None]
    stack: Callable[[P], Mapping[str, float]]
    printed: Callable[[Canvas, str, Box, P, Words], None]
    lying: Callable[[S, str, Box, P], None]
    larger: Collection[str]
    margin: float
    gap: float
    lead: float | None = None
    steady: bool = False

    def share(self, part: str, plan: P) -> float:
        """The share of a unit in which a part is drawn."""
        return 1.0 if part in self.larger else plan.same

    def _lead(self) -> float:
        return self.gap if self.lead is None else self.lead

    def height(self, plan: P) -> float:
        """The height of the picture."""
        parts = self.stack(plan)
        between = self._lead() + self.gap * (len(parts) - 1)
        return self.bars[plan.layout] + sum(parts.values()) + between + self.margin

    def boxes(self, plan: P) -> tuple[Box, dict[str, Box]]:
        """The headline, and the other parts by their names."""
        whole = Box(0, 0, plan.units, self.height(plan))
        head, rest = whole.top(self.bars[plan.layout], self._lead())
        side = self.margin * (1.0 if self.steady else plan.same)
        return head, rest.inset(side, 0).strips(self.stack(plan), self.gap)

    def ground(self, c: Canvas, plan: P, words: Words) -> None:
        """What is printed; the headline last, since a map may hang over."""
        head, places = self.boxes(plan)
        for part, box in places.items():
            with c.shrunk(box, self.share(part, plan)) as (sheet, place):
                self.printed(sheet, part, place, plan, words)
        headline.ground(c, head)

    def draw(self, scene: S, plan: P) -> None:
        """What lies on it."""
        head, places = self.boxes(plan)
        self.head(scene, head)
        for part, box in places.items():
            with scene.c.shrunk(box, self.share(part, plan)) as (sheet, place):
                self.lying(replace(scene, c=sheet), part, place, plan)
