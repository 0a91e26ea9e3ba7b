"""What practice opponents have to come to: rows by game and main variant, for the long tests (`test_opponents`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Duel:
    """Of all pairs of a seat each, `better` is ahead of `worse` in a share of at least `least`; equals count half.

    `seconds` of processor time hard has for a decision. With more than two seats the two sit in turns, or as `seated`.
    """

    game: str
    seats: int
    better: str
    worse: str
    least: float = 0.65
    variants: Mapping[str, str] = field(default_factory=dict)
    games: int = 60
    seconds: float = 2.0
    seated: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}-{self.better}-{self.worse}-{dict(self.variants)}"


@dataclass(frozen=True)
class Winners:
    """Who wins at such a table has from `least` to `most` points on the average."""

    game: str
    seated: tuple[str, ...]
    least: float
    most: float = float("inf")
    variants: Mapping[str, str] = field(default_factory=dict)
    games: int = 8
    seconds: float = 2.0

    def __str__(self) -> str:
        return f"{self.game}-{','.join(self.seated)}-{dict(self.variants)}"


HARD_AND_THREE = ("hard", "normal", "normal", "normal")

CARGO_EMPIRE = [
    *(Duel("cargo_empire", seats, "normal", "greedy", games=100) for seats in (2, 3, 4)),
    Duel("cargo_empire", 2, "normal", "greedy", variants={"clans": "on"}),
    Duel("cargo_empire", 4, "normal", "greedy", variants={"clans": "on"}),
    Duel("cargo_empire", 2, "normal", "greedy", variants={"table": "vassals"}),
    Duel("cargo_empire", 2, "normal", "greedy", variants={"table": "forwarder"}),
    Duel("cargo_empire", 3, "normal", "greedy", variants={"map": "dyorle"}),
    Duel("cargo_empire", 4, "normal", "greedy", variants={"map": "dyorle", "tracks": "advanced"}),
    *(Duel("cargo_empire", seats, "normal", "easy", 0.75) for seats in (2, 4)),
    Duel("cargo_empire", 2, "hard", "normal", games=12),
    Duel("cargo_empire", 4, "hard", "normal", seated=HARD_AND_THREE, games=8),
    Duel(
        "cargo_empire", 4, "hard", "normal", variants={"map": "dyorle", "clans": "on"}, seated=HARD_AND_THREE, games=8
    ),
    Winners("cargo_empire", HARD_AND_THREE, 105),
]
RAILROAD_REVOLUTION = [
    *(Duel("railroad_revolution", seats, "normal", "greedy") for seats in (2, 3, 4)),
    Duel("railroad_revolution", 3, "normal", "easy", 0.75, games=30),
    Duel("railroad_revolution", 2, "hard", "normal", games=8),
    Duel("railroad_revolution", 4, "hard", "normal", seated=HARD_AND_THREE, games=8),
    Winners("railroad_revolution", HARD_AND_THREE, 165),
]
RUSSIAN_RAILROADS = [
    *(Duel("russian_railroads", seats, "normal", "greedy", 0.9) for seats in (2, 3, 4)),
    *(Duel("russian_railroads", seats, "normal", "easy", 0.75, games=30) for seats in (2, 3, 4)),
    Duel("russian_railroads", 2, "hard", "normal", games=8, seconds=0.5),
    Duel("russian_railroads", 3, "hard", "normal", seated=("hard", "normal", "normal"), games=8, seconds=0.5),
    Duel("russian_railroads", 4, "hard", "normal", seated=HARD_AND_THREE, games=8),
    Winners("russian_railroads", HARD_AND_THREE, 350, 450),
]
STEAM = [
    *(Duel("steam", seats, "normal", "greedy") for seats in (3, 4)),
    *(Duel("steam", seats, "normal", "greedy", variants={"map": "ruhr"}) for seats in (4, 5, 6)),
    *(Duel("steam", seats, "normal", "greedy", variants={"rules": "standard"}) for seats in (3, 4)),
    *(Duel("steam", seats, "normal", "greedy", variants={"rules": "standard", "map": "ruhr"}) for seats in (4, 5, 6)),
    Duel("steam", 4, "normal", "easy", 0.75, games=30),
    Duel("steam", 3, "hard", "normal", seated=("hard", "normal", "normal"), games=8),
    Duel("steam", 4, "hard", "normal", seated=HARD_AND_THREE, games=8),
    Winners("steam", HARD_AND_THREE, 45),
]
FIGURES: list[Duel | Winners] = [*CARGO_EMPIRE, *RAILROAD_REVOLUTION, *RUSSIAN_RAILROADS, *STEAM]
"""All of them; each game's rows are its own to fill."""
