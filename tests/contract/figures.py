"""What practice opponents have to come to: rows by game and main variant, for the long tests (`test_opponents`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.core.ahead.policy import HARD


@dataclass(frozen=True)
class Duel:
    """Of all pairs of a seat each, `better` is ahead of `worse` in a share of at least `least`; equals count half.

    One seat is hard, which has two seconds of processor time for a decision; others sit in turns. Who wins has at
    least so many points on the average.
    """

    game: str
    seats: int
    better: str
    worse: str
    least: float = 0.65
    variants: Mapping[str, str] = field(default_factory=dict)
    games: int = 60
    winners: float = 0.0

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}-{self.better}-{self.worse}-{dict(self.variants)}"

    @property
    def seated(self) -> tuple[str, ...]:
        """Who sits where in the first game."""
        if self.better == HARD:
            return (self.better, *(self.worse,) * (self.seats - 1))
        return tuple((self.better, self.worse)[seat % 2] for seat in range(self.seats))


CARGO_EMPIRE = [
    *(Duel("cargo_empire", seats, "normal", "greedy", games=100) for seats in (2, 3, 4)),
    Duel("cargo_empire", 2, "normal", "greedy", variants={"clans": "on"}),
    Duel("cargo_empire", 4, "normal", "greedy", variants={"clans": "on"}),
    Duel("cargo_empire", 2, "normal", "greedy", variants={"table": "vassals"}),
    Duel("cargo_empire", 2, "normal", "greedy", variants={"table": "forwarder"}),
    Duel("cargo_empire", 3, "normal", "greedy", variants={"map": "dyorle"}),
    # 0.64 ± 0.05 in 200 games: 60 could not tell that from 0.6, nor from 0.7
    Duel("cargo_empire", 4, "normal", "greedy", 0.6, {"map": "dyorle", "tracks": "advanced"}, games=200),
    *(Duel("cargo_empire", seats, "normal", "easy", 0.75) for seats in (2, 4)),
    Duel("cargo_empire", 2, "hard", "normal", games=8),
    Duel("cargo_empire", 3, "hard", "normal", games=6),
    Duel("cargo_empire", 4, "hard", "normal", games=5, winners=105),
    Duel("cargo_empire", 4, "hard", "normal", variants={"clans": "on"}, games=5),
    Duel("cargo_empire", 3, "hard", "normal", variants={"map": "dyorle"}, games=4),
]
RAILROAD_REVOLUTION = [
    *(Duel("railroad_revolution", seats, "normal", "greedy") for seats in (2, 3, 4)),
    Duel("railroad_revolution", 3, "normal", "easy", 0.75, games=30),
    Duel("railroad_revolution", 2, "hard", "normal", games=8, winners=165),
    Duel("railroad_revolution", 3, "hard", "normal", games=12, winners=165),
    Duel("railroad_revolution", 4, "hard", "normal", games=4, winners=165),
]
RUSSIAN_RAILROADS = [
    *(Duel("russian_railroads", seats, "normal", "greedy", 0.9) for seats in (2, 3, 4)),
    *(Duel("russian_railroads", seats, "normal", "easy", 0.75, games=30) for seats in (2, 3, 4)),
    Duel("russian_railroads", 2, "hard", "normal", games=8),
    Duel("russian_railroads", 3, "hard", "normal", games=6),
    Duel("russian_railroads", 4, "hard", "normal", games=2, winners=350),
]
STEAM = [
    *(Duel("steam", seats, "normal", "greedy") for seats in (3, 4)),
    *(Duel("steam", seats, "normal", "greedy", variants={"map": "ruhr"}) for seats in (4, 5, 6)),
    *(Duel("steam", seats, "normal", "greedy", variants={"rules": "standard"}) for seats in (3, 4)),
    *(Duel("steam", seats, "normal", "greedy", variants={"rules": "standard", "map": "ruhr"}) for seats in (4, 5, 6)),
    Duel("steam", 4, "normal", "easy", 0.75, games=30),
    Duel("steam", 3, "hard", "normal", games=3),
    Duel("steam", 4, "hard", "normal", games=3, winners=45),
    Duel("steam", 6, "hard", "normal", variants={"map": "ruhr"}, games=2),
    Duel("steam", 3, "hard", "normal", variants={"rules": "standard"}, games=2),
    Duel("steam", 4, "hard", "normal", variants={"rules": "standard"}, games=2),
]
FIGURES = [*CARGO_EMPIRE, *RAILROAD_REVOLUTION, *RUSSIAN_RAILROADS, *STEAM]
"""All of them; each game's rows are its own to fill."""
