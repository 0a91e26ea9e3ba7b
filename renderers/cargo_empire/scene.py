"""What everything on a board of Cargo Empire shares: whose a piece is, what is named, what a decision offers."""

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
    """What the ground of a picture depends on: equal plans have the same ground."""

    picture: str
    map: str
    rows: int = 0
    """How many players and forwarders have a row."""
    layout: str = WIDE
    mapless: bool = False
    """Whether a tall picture has a larger development board instead of the map."""
    short: bool = False
    """Whether there are so few options that their list on a tall picture is short."""
    window: Box | None = None
    """The part of the map that is shown, in its units; None: all of it."""
    clan: bool = True
    """Whether the player of a tall picture has a clan, which is told below the city cards."""
    few: bool = False
    """Whether a tall picture of a player shows fewer objective cards than have room in most."""
    done: bool = False
    """Whether it shows what a player has done and is to confirm: them, and where on the map that was."""


def letters(words: Words) -> Letters:
    """The letter of each colour of goods and of cities, in the reader's language."""
    return Letters(words, PREFIX)


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


def planned(view: View) -> dict[str, set[str]]:
    """The cities of the delivery so far, with the space that has been chosen."""
    plan = view.plan
    if plan is None:
        return {}
    return {plan.supply: set(), **({plan.demand: {plan.space}} if plan.demand else {})}


def named(scene: Scene, kind: str, id: str) -> str:
    """What the game calls a thing."""
    return scene.reader.words(name(kind, id))


def standing(scene: Scene) -> list[int]:
    """The seats in turn order, those without a place behind; once the game is over, the best first."""
    return standing_of(scene.view)


def standing_of(view: View) -> list[int]:
    """The same of a view."""
    order = everybody(view)
    if view.phase != "over":
        return order
    # a tie is broken by the rules, not here: who has won comes first
    return sorted(order, key=lambda seat: (seat not in view.winners, -score(view.players[seat])))


NONE = "–"
"""None of a thing."""


def figure(count: int) -> str:
    """A number of things, or of points that a thing brings."""
    return str(count) if count else NONE
