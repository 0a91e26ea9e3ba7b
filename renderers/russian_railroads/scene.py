"""What the nouns of the board share while they draw: the two views, the reader, and the rings."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core.msg import Msg
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.view import PlayerView, SpaceView, View
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.palette import Theme
from renderers.i18n import Words
from renderers.reader import Reader

PREFIX = "board-russian-railroads-"


@dataclass(frozen=True, slots=True)
class Plan:
    """What the ground of a picture depends on: equal plans have the same ground."""

    picture: str
    seats: int
    spaces: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    points: bool = False
    """Whether the points take the place of the main board: at the end, where no place is spare for them."""


def plan_of(view: View, picture: str) -> Plan:
    """The plan of a picture of this view."""
    if picture == "player":
        return Plan(picture, view.seats)
    spaces = tuple(space.id for space in view.spaces if space.id in DATA.spaces)
    return Plan(
        picture,
        view.seats,
        spaces,
        tuple(slot.role for slot in view.strip),
        view.phase == "over" and view.seats % 2 == 0,
    )


def route_name(words: Words, route: str) -> str:
    """What the game calls a route."""
    return words(Msg("russian-railroads-route", route=route.lower()))


def letters(words: Words) -> dict[str, str]:
    """The letter that each rail colour carries, in the reader's language."""
    return {colour: words(f"{PREFIX}letter-{colour}") for colour in DATA.colours}


@dataclass
class Scene:
    """A view to be drawn on a canvas, the view it followed if there is one, and whose board is shown in full."""

    c: Canvas
    view: View
    before: View | None
    reader: Reader
    shown: int
    rings: list[tuple[Box, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Views of different tables can't be compared."""
        if self.before is not None and self.before.seats != self.view.seats:
            self.before = None
        self.letters = letters(self.reader.words)
        self._old = {} if self.before is None else {space.id: space for space in self.before.spaces}

    @property
    def theme(self) -> Theme:
        """The colours of the picture."""
        return self.c.theme

    def say(self, key: str, **args: str | int) -> str:
        """A text of this renderer."""
        return self.reader.say(PREFIX + key, **args)

    @property
    def over(self) -> bool:
        """Whether the game has ended, so that nothing is due and nobody waits."""
        return self.view.phase == "over"

    def ranking(self) -> list[int]:
        """The seats, most points first."""
        return sorted(range(self.view.seats), key=lambda seat: -self.view.players[seat].vp)

    def due(self, points: int) -> str:
        """What something would score now; nothing once the game is over."""
        return "" if self.over else f"+{points}"

    def past(self, seat: int) -> PlayerView | None:
        """The player's board in the view before."""
        return None if self.before is None else self.before.players[seat]

    def past_space(self, space: SpaceView) -> SpaceView | None:
        """The action space in the view before."""
        return self._old.get(space.id)

    def ring(self, box: Box, radius: float = 8) -> None:
        """Ring a box once everything else is drawn."""
        self.rings.append((box.inset(-4), radius))

    def finish(self) -> None:
        """Draw the rings, on top of all."""
        for box, radius in dict.fromkeys(self.rings):
            self.c.stamp(shapes.ring, box, radius, 4)
