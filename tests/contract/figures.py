"""What practice opponents have to come to: rows by game and main variant, for the long tests (`test_opponents`).

`make duel` plays what the bars rest on, and docs/opponents.md has it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from engine.core.ahead.arena import LEAST_GAMES, Contest, Tally
from engine.core.ahead.budget import effort
from engine.core.ahead.policy import EASY, HARD, NORMAL
from engine.core.play.registry import advice, game
from tests.yardsticks import GREEDY

FIGURES_SEED = 900001
"""Nothing is tuned on games of the ten thousand seeds from this one on."""
WITHIN = 0.07
"""A share of pairs is known when the truth lies within so much of it in 95 of 100 cases."""
MOST_PAIRS, QUICK_PAIRS = 100, 1000
"""This many pairs make it known in any case, whatever the interval is then; the latter where nobody looks ahead, and a
game takes a second at most."""
BARS = {(NORMAL, GREEDY): 0.65, (NORMAL, EASY): 0.79, (HARD, NORMAL): 0.75}
"""Who has to be ahead of whom, in what share of the pairs where nothing else is said."""
SHARE = 0.1
"""What hard has of its effort where nothing else is said: with all of it, a game takes minutes."""
ALONE = 4
"""So many of one kind sit at a table."""


@dataclass(frozen=True)
class Duel:
    """Of all pairs of a seat each, `better` is ahead of `worse` in a share of at least `least`; equals count half.

    One seat is hard among others; others sit in turns. Hard has this `share` of what its game lets it think: what it
    reaches with a part of it, it is taken to reach with all. Who wins has at least `winners` points on average, a
    seat of `better` at least `points`.
    """

    game: str
    seats: int
    better: str
    worse: str
    least: float
    variants: Mapping[str, str] = field(default_factory=dict)
    winners: float = 0.0
    points: float = 0.0
    share: float = 1.0

    def __str__(self) -> str:
        share = "" if self.share == 1 else f"-{self.share:g}"
        return f"{self.game}-{self.seats}-{self.better}-{self.worse}-{dict(self.variants)}{share}"

    @property
    def hard(self) -> bool:
        """Whether somebody looks ahead, which takes some hundred times as long."""
        return HARD in (self.better, self.worse)

    @property
    def alone(self) -> bool:
        """Whether all are of one kind: it says how many points they make."""
        return self.better == self.worse

    @property
    def seated(self) -> tuple[str, ...]:
        """Who sits where in the first game."""
        if self.better == HARD:
            return (self.better, *(self.worse,) * (self.seats - 1))
        return tuple((self.better, self.worse)[seat % 2] for seat in range(self.seats))

    @property
    def contest(self) -> Contest:
        """What is played."""
        budget = effort(advice(self.game), self.share) if self.hard else None
        return Contest(self.game, self.seats, game(self.game).complete(self.seats, self.variants), self.seated, budget)

    def known(self, tally: Tally) -> bool:
        """Whether more games would hardly say anything else."""
        if self.alone:
            return len(tally.played) >= LEAST_GAMES
        pairs = tally.pairs(self.better, self.worse)
        return pairs >= self.most_pairs or tally.known(self.better, self.worse, WITHIN)

    @property
    def most_pairs(self) -> int:
        """This many pairs make it known in any case."""
        return MOST_PAIRS if self.hard else QUICK_PAIRS


Table = tuple[int, Mapping[str, str]]
"""So many seats, with these variants."""


def rows(
    key: str,
    tables: Sequence[Table],
    bars: Mapping[tuple[str, str, int], float],
    winners: Mapping[int, float],
    alone: Mapping[str, tuple[float, float]],
    share: float = SHARE,
    share_alone: float | None = None,
    shares: Mapping[int, float] = {},
) -> Iterator[Duel]:
    """Everybody's rows at the tables of a game. `bars`, by who and who else and the number of the table, where they
    differ from BARS; `winners` has what those have to come to where one seat is hard, by the number of the table;
    `alone` what each seat and those who win have to come to where all are of one kind; `share` is hard's, `shares` by
    the number of the table and `share_alone` where all are hard, if those are others."""
    for (better, worse), bar in BARS.items():
        for number, (seats, variants) in enumerate(tables):
            least, most = bars.get((better, worse, number), bar), winners.get(number, 0.0)
            one = Duel(key, seats, better, worse, least, variants)
            yield replace(one, winners=most, share=shares.get(number, share)) if better == HARD else one
    for name, (points, most) in alone.items():
        one = Duel(key, ALONE, name, name, 0.5, winners=most, points=points)
        yield replace(one, share=share_alone or share) if name == HARD else one


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
ANYHOW = (0.0, 0.0)
"""Whatever they come to."""
FIGURES = [
    # Dyorle, four with advanced tracks: normal and greedy 0.64 ± 0.05 in 200 games, hard and normal 0.79 ± 0.10 in 34,
    # before 0.75 ± 0.11; hard and normal, three on Dyorle 0.70 ± 0.10 in 50, 0.81 ± 0.09 in the same seeds before hard
    # was seasoned; four on the usual map 0.73 ± 0.12 in 34; clans, two 0.67 ± 0.09 in 100, four 0.69 ± 0.11 in 34
    *rows(
        "cargo_empire",
        CARGO_EMPIRE,
        {
            (NORMAL, GREEDY, 8): 0.6,
            (HARD, NORMAL, 2): 0.65,
            (HARD, NORMAL, 3): 0.6,
            (HARD, NORMAL, 4): 0.6,
            (HARD, NORMAL, 7): 0.65,
            (HARD, NORMAL, 8): 0.65,
        },
        {2: 105},
        {NORMAL: (90, 102), HARD: ANYHOW},
        share=0.16,
    ),
    *rows(
        "railroad_revolution",
        RAILROAD_REVOLUTION,
        {},
        dict.fromkeys(range(3), 165),
        {NORMAL: (185, 200), HARD: (215, 228)},
        share=0.12,
        shares={0: 0.04},
    ),
    *rows(
        "russian_railroads",
        RUSSIAN_RAILROADS,
        dict.fromkeys(((NORMAL, GREEDY, n) for n in range(3)), 0.9),
        {0: 400, 1: 400, 2: 420},
        {NORMAL: (360, 400), HARD: (393, 450)},
        share_alone=0.5,
    ),
    # six, Rhine and Ruhr, Base: hard and normal 0.75 ± 0.13 in 20 with a tenth of the effort
    *rows(
        "steam",
        STEAM,
        {},
        {1: 45},
        {NORMAL: (45, 51), HARD: ANYHOW},
        shares={4: 0.3},
    ),
]
"""All of them; each game's rows are its own to fill."""
