"""What the nouns of the board share while they draw: the two views, the reader, the decision, and the rings."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from engine.core.ask import Ask
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import SPACES
from engine.games.cargo_empire.state import VASSALS
from engine.games.cargo_empire.view import CityView, PlayerView, View
from engine.games.cargo_empire.words import FORWARDER, name
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.palette import SHAPES, Theme
from renderers.i18n import Words
from renderers.reader import Reader

PREFIX = "board-cargo-empire-"
CITY_COLOURS = DATA.game.colours


@dataclass(frozen=True, slots=True)
class Plan:
    """What the ground of a picture depends on: equal plans have the same ground."""

    picture: str
    map: str
    tracks: tuple[str, ...]
    rows: int = 0
    """How many players and forwarders there are on an overview."""


def letters(words: Words) -> dict[str, str]:
    """The letter of each colour of goods and of cities, in the reader's language."""
    return {colour: words(f"{PREFIX}letter-{colour}") for colour in (*DATA.goods, *CITY_COLOURS)}


def sign(view: View, owner: int) -> int:
    """Whose shape and colour a post or marker has: its seat; the forwarder has the last shape of all."""
    if owner == view.forwarder_seat:
        return len(SHAPES) - 1
    return owner - VASSALS if owner >= VASSALS else owner


def who(view: View, seat: int, reader: Reader) -> str:
    """The name of a player, or of the forwarder."""
    return reader.words(FORWARDER) if seat == view.forwarder_seat else reader.name(seat)


def score(player: PlayerView) -> int:
    """VP as far as they are public."""
    return sum(player.points.values())


def marks_of(map: str, ask: Ask[Any] | None) -> dict[str, set[str]]:
    """The cities that the keys of the options name, each with the demand spaces: `riga/upper`, `restock/riga`."""
    found: dict[str, set[str]] = {}
    for key in () if ask is None else ask.options:
        parts = key.split("/")
        spot = next((part for part in parts if part in DATA.maps[map].cities), None)
        if spot is not None:
            found.setdefault(spot, set()).update(part for part in parts if part in SPACES)
    return found


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
        past, now = self.before, self.view
        if past is not None and (past.map, len(past.players)) != (now.map, len(now.players)):
            self.before = None
        self.letters = letters(self.reader.words)

    @property
    def theme(self) -> Theme:
        """The colours of the picture."""
        return self.c.theme

    def say(self, key: str, **args: str | int) -> str:
        """A text of this renderer."""
        return self.reader.say(PREFIX + key, **args)

    def named(self, kind: str, id: str) -> str:
        """What the game calls a thing."""
        return self.reader.words(name(kind, id))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.view.phase == "over"

    def standing(self) -> list[int]:
        """The seats in turn order, those without a place behind; once the game is over, the best first."""
        view = self.view
        rest = [player.seat for player in view.players if player.seat not in view.order]
        order = [*view.order, *rest]
        if not self.over:
            return order
        # a tie is broken by the rules, not here: who has won comes first
        return sorted(order, key=lambda seat: (seat not in view.winners, -score(view.players[seat])))

    def sign(self, owner: int) -> int:
        """Whose shape a piece has."""
        return sign(self.view, owner)

    def past(self, seat: int) -> PlayerView | None:
        """The player in the view before."""
        return None if self.before is None else self.before.players[seat]

    @cached_property
    def past_cities(self) -> dict[str, CityView]:
        """The cities of the view before."""
        return {} if self.before is None else {city.key: city for city in self.before.cities}

    @cached_property
    def marks(self) -> dict[str, set[str]]:
        """Which cities the decision offers, each with the demand spaces that it names."""
        return marks_of(self.view.map, self.ask)

    @cached_property
    def planned(self) -> dict[str, tuple[str, ...]]:
        """The cities of the delivery so far, with the space that has been chosen."""
        plan = self.view.plan
        if plan is None:
            return {}
        return {plan.supply: (), **({plan.demand: (plan.space,)} if plan.demand else {})}

    def ring(self, box: Box, radius: float = 8) -> None:
        """Ring a box once everything else is drawn."""
        self.rings.append((box.inset(-4), radius))

    def finish(self) -> None:
        """Draw the rings, on top of all."""
        for box, radius in dict.fromkeys(self.rings):
            self.c.stamp(shapes.ring, box, radius, 4)
