"""What practice opponents have to come to: rows by game and main variant, for the long tests (`test_opponents`).

`make duel` plays what the bars rest on, and docs/opponents.md has it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from engine.core.ahead.arena import Contest
from engine.core.ahead.policy import EASY, HARD, NORMAL
from engine.core.play.registry import game
from tests.yardsticks import GREEDY

FIGURES_SEED = 900001
"""Nothing is tuned on games of these seeds and later ones."""
WITHIN = 0.07
"""A share of pairs is known when the truth lies within so much of it in 95 of 100 cases."""
MOST_GAMES = 200
"""So many make it known even where each is won or lost as a whole."""
BARS = {(NORMAL, GREEDY): 0.65, (NORMAL, EASY): 0.79, (HARD, NORMAL): 0.65}
"""Who has to be ahead of whom, in what share of the pairs where nothing else is said."""


@dataclass(frozen=True)
class Duel:
    """Of all pairs of a seat each, `better` is ahead of `worse` in a share of at least `least`; equals count half.

    One seat is hard, which thinks as long as its game lets it; others sit in turns. Who wins has at least so many
    points on the average.
    """

    game: str
    seats: int
    better: str
    worse: str
    least: float
    variants: Mapping[str, str] = field(default_factory=dict)
    winners: float = 0.0

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}-{self.better}-{self.worse}-{dict(self.variants)}"

    @property
    def hard(self) -> bool:
        """Whether somebody looks ahead, which takes some hundred times as long."""
        return HARD in (self.better, self.worse)

    @property
    def seated(self) -> tuple[str, ...]:
        """Who sits where in the first game."""
        if self.better == HARD:
            return (self.better, *(self.worse,) * (self.seats - 1))
        return tuple((self.better, self.worse)[seat % 2] for seat in range(self.seats))

    @property
    def contest(self) -> Contest:
        """What is played."""
        return Contest(self.game, self.seats, game(self.game).complete(self.seats, self.variants), self.seated)


Table = tuple[int, Mapping[str, str]]
"""So many seats, with these variants."""


def rows(
    key: str, tables: Sequence[Table], bars: Mapping[tuple[str, str, int], float], winners: Mapping[int, float]
) -> Iterator[Duel]:
    """Everybody's rows at the tables of a game. `bars`, by who and who else and the number of the table, where they
    differ from BARS; `winners` has what those have to come to where one seat is hard, by the number of the table."""
    for (better, worse), bar in BARS.items():
        for number, (seats, variants) in enumerate(tables):
            least = bars.get((better, worse, number), bar)
            yield Duel(key, seats, better, worse, least, variants, winners.get(number, 0.0) if better == HARD else 0.0)


DYORLE, STANDARD, RUHR = {"map": "dyorle"}, {"rules": "standard"}, {"map": "ruhr"}
CARGO_EMPIRE: list[Table] = [
    *((seats, {}) for seats in (2, 3, 4)),
    *((seats, {"clans": "on"}) for seats in (2, 4)),
    (2, {"table": "vassals"}),
    (2, {"table": "forwarder"}),
    (3, DYORLE),
    (4, {**DYORLE, "tracks": "advanced"}),
]
RAILROAD_REVOLUTION: list[Table] = [(seats, {}) for seats in (2, 3, 4)]
RUSSIAN_RAILROADS: list[Table] = [(seats, {}) for seats in (2, 3, 4)]
STEAM: list[Table] = [
    *((seats, {}) for seats in (3, 4)),
    *((seats, RUHR) for seats in (4, 5, 6)),
    *((seats, STANDARD) for seats in (3, 4)),
    *((seats, {**STANDARD, **RUHR}) for seats in (4, 5, 6)),
    (4, {"order": "learning"}),
]
FIGURES = [
    # Dyorle, four with advanced tracks: normal and greedy 0.64 ± 0.05 in 200 games
    *rows("cargo_empire", CARGO_EMPIRE, {(NORMAL, GREEDY, 8): 0.6}, {2: 105}),
    *rows("railroad_revolution", RAILROAD_REVOLUTION, {}, dict.fromkeys(range(3), 165)),
    *rows(
        "russian_railroads", RUSSIAN_RAILROADS, dict.fromkeys(((NORMAL, GREEDY, n) for n in range(3)), 0.9), {2: 350}
    ),
    # five and six: who overlooks half of what can be built finds as much as others leave
    *rows("steam", STEAM, dict.fromkeys(((NORMAL, EASY, n) for n in (3, 4)), 0.65), {1: 45}),
]
"""All of them; each game's rows are its own to fill."""
