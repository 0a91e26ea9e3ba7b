"""What all boards of Steam share: letters of colours, the order of the seats, the track as drawn."""

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
    """What a picture's ground depends on: equal plans have the same ground."""

    picture: str
    map: str = ""
    seats: int = 0
    dim: bool = False
    rows: tuple[int, int] = (0, 0)
    """Columns and rows of a contact sheet."""
    layout: str = WIDE
    reach: bool = False
    """Whether a key says what leads to the hexes that can be chosen."""
    done: bool = False
    """Whether nothing is left to choose, and everybody is shown instead of deliveries."""
    window: Box | None = None
    """The visible part of the map, in sides of a hex; None: all of it."""
    stock: bool = False
    """Whether a tall picture has the goods supply below the map, instead of the players."""
    listed: int = 0
    """Rows in the list of ways below a tall picture's map; 0: no ways, and no list."""
    more: bool = False
    """Whether a line below that list counts the ways that don't fit."""


def letters(words: Words) -> Letters:
    """The letter of each colour of goods, in the reader's language."""
    return Letters(words, PREFIX)


def signed(number: int) -> str:
    """An income with its sign, as on the scale."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def whole(number: int) -> str:
    """Points, which may end below zero (STM-218)."""
    return signed(number) if number < 0 else str(number)


def standing(scene: Scene) -> list[int]:
    """The seats in turn order, bankrupt ones last; once the game is over, best first."""
    view = scene.view
    if scene.over:
        return sorted(range(len(view.players)), key=lambda seat: _rank(view.players[seat]))
    return everybody(view)


def _rank(player: PlayerView) -> tuple[int, int, int, int]:
    return -player.bankrupt if player.bankrupt else -99, -player.vp, -player.income, player.tile or 0


def track_of(track: Mapping[str, Laid], all_links: Iterable[Link | LinkView]) -> dict[str, tuple[Part, ...]]:
    """Every part of every tile as drawn: whose link it belongs to, and where that link ends."""
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
