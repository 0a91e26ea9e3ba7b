"""The pieces on a mat: the leftmost ones, taking them, selling them (rules sections 0, 7 and 13)."""

from __future__ import annotations

from typing import Literal

from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.state import Player

Piece = Literal["rail", "building"]
LEFT_OF_LOGO = sum(sector.left_of_logo for sector in DATA.mat)
"""How many sectors lie left of the company logo (RRV-013)."""


def pieces(player: Player, piece: Piece) -> list[int]:
    """The pieces of a kind by sector, from the left."""
    return player.rails if piece == "rail" else player.buildings


def leftmost(counts: list[int]) -> int | None:
    """RRV-004: the index of the first sector that holds a piece of this kind, None if there is none."""
    return next((index for index, count in enumerate(counts) if count), None)


def take_leftmost(player: Player, piece: Piece) -> None:
    """RRV-047, RRV-055, RRV-068: the leftmost piece of a kind leaves the mat."""
    counts = pieces(player, piece)
    index = leftmost(counts)
    assert index is not None, piece
    counts[index] -= 1


def sale_sector(player: Player, rails: int = 0, buildings: int = 0) -> int | None:
    """RRV-078: the index of the lowest-numbered sector that holds any piece, None if the mat is empty.

    This many of the leftmost `rails` and `buildings` are left out.
    """
    for index, (r, b) in enumerate(zip(player.rails, player.buildings, strict=True)):
        if r > rails or b > buildings:
            return index
        rails, buildings = rails - r, buildings - b
    return None


def sale_value(player: Player, rails: int = 0, buildings: int = 0) -> int:
    """RRV-078: what a piece sells for, in dollars, once this many of the leftmost are gone; 0 if the mat is empty."""
    sector = sale_sector(player, rails, buildings)
    return 0 if sector is None else DATA.mat[sector].sale_value


def for_sale(player: Player) -> list[Piece]:
    """RRV-078: the kinds of pieces in the sector that is sold from."""
    sector = sale_sector(player)
    kinds: tuple[Piece, ...] = ("rail", "building")
    return [] if sector is None else [kind for kind in kinds if pieces(player, kind)[sector]]


def left_of_logo(player: Player) -> int:
    """RRV-110: how many pieces lie left of the company logo."""
    return sum(player.rails[:LEFT_OF_LOGO]) + sum(player.buildings[:LEFT_OF_LOGO])
