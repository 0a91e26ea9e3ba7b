"""What everything on a board of Steam shares: letters of colours, the order of the seats, the track as it is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from engine.games.steam.faces import parts
from engine.games.steam.network import Link
from engine.games.steam.state import Laid
from engine.games.steam.view import LinkView, PlayerView, View
from renderers.draw.boxes import Box
from renderers.i18n import Words
from renderers.request import WIDE
from renderers.scene import LaidOut, Letters, everybody
from renderers.scene import Scene as SceneOf
from renderers.steam.track import Part

Scene: TypeAlias = SceneOf[View, PlayerView]

PREFIX = "board-steam-"


@dataclass(frozen=True, slots=True)
class Plan(LaidOut):
    """What the ground of a picture depends on: equal plans have the same ground."""

    picture: str
    map: str = ""
    seats: int = 0
    dim: bool = False
    rows: tuple[int, int] = (0, 0)
    """Columns and rows of a contact sheet."""
    layout: str = WIDE
    reach: bool = False
    """Whether what leads to hexes that can be chosen is told."""
    done: bool = False
    """Whether there is nothing left to choose, and everybody is shown instead of deliveries."""
    window: Box | None = None
    """The part of the map that is shown, in sides of a hex; None: all of it."""
    stock: bool = False
    """Whether the goods supply is below the map of a tall picture, instead of the players."""
    listed: int = 0
    """Rows of the list of ways below the map of a tall picture; 0: there are none, and no list."""
    more: bool = False
    """Whether a line below that list counts what has no room in it."""


def letters(words: Words) -> Letters:
    """The letter that each colour of goods carries, in the reader's language."""
    return Letters(words, PREFIX)


def signed(number: int) -> str:
    """An income with its sign, as on the scale."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def whole(number: int) -> str:
    """Points, which may end below zero (STM-218)."""
    return signed(number) if number < 0 else str(number)


def standing(scene: Scene) -> list[int]:
    """The seats in turn order, bankrupt ones behind; once the game is over, the best first."""
    view = scene.view
    if scene.over:
        return sorted(range(len(view.players)), key=lambda seat: _rank(view.players[seat]))
    return everybody(view)


def _rank(player: PlayerView) -> tuple[int, int, int, int]:
    return -player.bankrupt if player.bankrupt else -99, -player.vp, -player.income, player.tile or 0


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
