"""What all boards of Cargo Empire share: whose a piece is, what things are called, what a decision offers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.core.play.ask import Ask
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import SPACES
from engine.games.cargo_empire.state import VASSALS
from engine.games.cargo_empire.view import PlayerView, View
from engine.games.cargo_empire.words import FORWARDER, name
from renderers.draw.boxes import Box
from renderers.draw.palette import SHAPES
from renderers.i18n import Words
from renderers.reader import Reader
from renderers.request import WIDE
from renderers.scene import LaidOut, Letters, everybody
from renderers.scene import Scene as SceneOf

Scene: TypeAlias = SceneOf[View, PlayerView]

PREFIX = "board-cargo-empire-"


@dataclass(frozen=True, slots=True)
class Plan(LaidOut):
    """What a picture's ground depends on: equal plans have the same ground."""

    picture: str
    map: str
    rows: int = 0
    """How many players, the Forwarder included, have a row."""
    layout: str = WIDE
    mapless: bool = False
    """Whether a tall picture has a larger development board instead of the map."""
    short: bool = False
    """Whether a tall picture's list is short because there are few options."""
    window: Box | None = None
    """The visible part of the map, in its units; None: all of it."""
    clan: bool = True
    """Whether a tall picture's player has a clan, which is shown below the city cards."""
    few: bool = False
    """Whether a player's tall picture shows fewer objective cards than most have room for."""
    done: bool = False
    """Whether it shows a turn to confirm: the player, and where on the map it happened."""


def letters(words: Words) -> Letters:
    """The letter of each colour of goods and of cities, in the reader's language."""
    return Letters(words, PREFIX)


def sign(view: View, owner: int) -> int:
    """The seat whose shape and colour a post or marker has; the Forwarder has the last shape."""
    if owner == view.forwarder_seat:
        return len(SHAPES) - 1
    return owner - VASSALS if owner >= VASSALS else owner


def who(view: View, seat: int, reader: Reader) -> str:
    """The name of a player, or of the Forwarder."""
    return reader.words(FORWARDER) if seat == view.forwarder_seat else reader.name(seat)


def score(player: PlayerView) -> int:
    """The public VP."""
    return sum(player.points.values())


def marks_of(map: str, ask: Ask[Any] | None) -> dict[str, set[str]]:
    """The cities that the options' keys name, each with its demand spaces: `riga/upper`, `restock/riga`."""
    found: dict[str, set[str]] = {}
    for key in () if ask is None else ask.options:
        parts = key.split("/")
        spot = next((part for part in parts if part in DATA.maps[map].cities), None)
        if spot is not None:
            found.setdefault(spot, set()).update(part for part in parts if part in SPACES)
    return found


def planned(view: View) -> dict[str, set[str]]:
    """The cities of the delivery so far, with the chosen space."""
    plan = view.plan
    if plan is None:
        return {}
    return {plan.supply: set(), **({plan.demand: {plan.space}} if plan.demand else {})}


def named(scene: Scene, kind: str, id: str) -> str:
    """The game's name for a thing."""
    return scene.reader.words(name(kind, id))


def standing(scene: Scene) -> list[int]:
    """The seats in turn order, those without a position last; once the game is over, best first."""
    return standing_of(scene.view)


def standing_of(view: View) -> list[int]:
    """The same for a view."""
    order = everybody(view)
    if view.phase != "over":
        return order
    # the rules break ties, not this function: winners come first
    return sorted(order, key=lambda seat: (seat not in view.winners, -score(view.players[seat])))


NONE = "–"
"""The text for a count of zero."""


def figure(count: int) -> str:
    """A number of things, or of the points a thing gives."""
    return str(count) if count else NONE
