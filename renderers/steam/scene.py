"""What the nouns of the board share while they draw: the two views, the reader, the decision, and the rings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from engine.core.ask import Ask
from engine.core.msg import Msg
from engine.games.steam.data import DATA
from engine.games.steam.faces import parts
from engine.games.steam.network import Link
from engine.games.steam.state import Laid
from engine.games.steam.view import CityView, LinkView, PlayerView, View
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.palette import Theme
from renderers.i18n import Words
from renderers.reader import Reader
from renderers.steam.track import Part

PREFIX = "board-steam-"


@dataclass(frozen=True, slots=True)
class Plan:
    """What the ground of a picture depends on: equal plans have the same ground."""

    picture: str
    map: str = ""
    seats: int = 0
    dim: bool = False
    rows: tuple[int, int] = (0, 0)
    """Columns and rows of a contact sheet."""


def letters(words: Words) -> dict[str, str]:
    """The letter that each colour of goods carries, in the reader's language."""
    return {colour: words(f"{PREFIX}letter-{colour}") for colour in DATA.colours}


@dataclass
class Scene:
    """A view to be drawn on a canvas, the view it followed if there is one, whose figures are shown, what is asked."""

    c: Canvas
    view: View
    before: View | None
    reader: Reader
    shown: int
    ask: Ask[Any] | None = None
    rings: list[tuple[Box, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Views of different tables can't be compared."""
        if self.before is not None and len(self.before.players) != len(self.view.players):
            self.before = None
        self.letters = letters(self.reader.words)

    @property
    def theme(self) -> Theme:
        """The colours of the picture."""
        return self.c.theme

    def say(self, key: str, **args: str | int) -> str:
        """A text of this renderer."""
        return self.reader.say(PREFIX + key, **args)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.view.phase == "over"

    def standing(self) -> list[int]:
        """The seats in turn order, bankrupt ones behind; once the game is over, the best first."""
        view = self.view
        if self.over:
            return sorted(range(len(view.players)), key=self._rank)
        out = [player.seat for player in view.players if player.seat not in view.order]
        return [*view.order, *out]

    def _rank(self, seat: int) -> tuple[int, int, int, int]:
        player = self.view.players[seat]
        return -player.bankrupt if player.bankrupt else -99, -player.vp, -player.income, player.tile or 0

    def past(self, seat: int) -> PlayerView | None:
        """The player in the view before."""
        return None if self.before is None else self.before.players[seat]

    @cached_property
    def past_cities(self) -> dict[str, CityView]:
        """The cities of the view before, by hex."""
        return {} if self.before is None else {city.hex: city for city in self.before.cities}

    @cached_property
    def track(self) -> dict[str, tuple[Part, ...]]:
        """The track on each hex, with the links that it belongs to."""
        return track_of(self.view.track, self.view.links)

    def ring(self, box: Box, radius: float = 8) -> None:
        """Ring a box once everything else is drawn."""
        self.rings.append((box.inset(-4), radius))

    def finish(self) -> None:
        """Draw the rings, on top of all."""
        for box, radius in dict.fromkeys(self.rings):
            self.c.stamp(shapes.ring, box, radius, 4)


def track_of(track: Mapping[str, Laid], all_links: Iterable[Link | LinkView]) -> dict[str, tuple[Part, ...]]:
    """Every part of every tile as it is to be drawn: whose link it belongs to, and where that ends."""
    links = {part: link for link in all_links for part in link.parts}
    found = {}
    for spot, laid in track.items():
        here = []
        for number, (edges, owner) in enumerate(zip(parts(laid.face, laid.turn), laid.owners, strict=True)):
            link = links.get((spot, number))
            end = link.open_end if link is not None else None
            stop = end[1] if end is not None and end[0] == spot and end[1] in edges else None
            here.append(Part(edges, owner if owner >= 0 else None, end is None, stop))
        found[spot] = tuple(here)
    return found


def title_of(words: Words, key: str) -> str:
    """What the game calls a map."""
    return words(Msg(f"steam-variant-map-{key}"))
