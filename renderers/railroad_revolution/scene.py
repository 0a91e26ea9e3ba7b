"""What the nouns of the board share while they draw: the two views, the reader, the decision, and the rings."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.core.ask import Ask
from engine.games.railroad_revolution.facts import COLOURS
from engine.games.railroad_revolution.view import PlayerView, View
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.palette import Theme
from renderers.i18n import Words
from renderers.reader import Reader

PREFIX = "board-railroad-revolution-"

Letters = tuple[str, ...]
"""What workers carry, in the order of COLOURS, and after them the letter of a deal."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What the ground of a picture depends on: equal plans have the same ground."""

    picture: str
    seats: int = 0


def letters_of(words: Words) -> Letters:
    """The letters of the five colours and of a deal in the reader's language."""
    return tuple(words(f"{PREFIX}letter-{name}") for name in (*COLOURS, "deal"))


@dataclass
class Scene:
    """A view to be drawn on a canvas, the view it followed if there is one, whose board is shown, what is asked."""

    c: Canvas
    view: View
    before: View | None
    reader: Reader
    shown: int
    ask: Ask[Any] | None = None
    rings: list[tuple[Box, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Views of different tables can't be compared."""
        if self.before is not None and self.before.seats != self.view.seats:
            self.before = None
        self.letters = letters_of(self.reader.words)

    @property
    def theme(self) -> Theme:
        """The colours of the picture."""
        return self.c.theme

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.view.phase == "over"

    def say(self, key: str, **args: str | int) -> str:
        """A text of this renderer."""
        return self.reader.say(PREFIX + key, **args)

    def standing(self) -> list[int]:
        """The seats in the order of play; once the game is over, winners and most points first."""
        view = self.view
        seats = [(view.first + step) % view.seats for step in range(view.seats)]
        if self.over:
            return sorted(seats, key=lambda seat: (seat not in view.winners, -view.players[seat].vp))
        return seats

    def past(self, seat: int) -> PlayerView | None:
        """The player in the view before."""
        return None if self.before is None else self.before.players[seat]

    def ring(self, box: Box, radius: float = 8) -> None:
        """Ring a box once everything else is drawn."""
        self.rings.append((box.inset(-4), radius))

    def finish(self) -> None:
        """Draw the rings, on top of all."""
        for box, radius in dict.fromkeys(self.rings):
            self.c.stamp(shapes.ring, box, radius, 4)
