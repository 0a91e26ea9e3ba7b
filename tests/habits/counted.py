"""Habits: what is counted in a game that practice opponents play, by title."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.core.ahead.policy import move
from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.core.play.registry import game
from engine.core.play.rng import Rng, Seed
from engine.games.russian_railroads.scoring import ranking as by_engineers

FIRST_PLACE = "log-position"


@dataclass
class Played:
    """A game to its end: what was told, in order, what was answered (seat, kind, key), and its last state."""

    told: list[Msg] = field(default_factory=list)
    answers: list[tuple[int, str, str]] = field(default_factory=list)
    match: Match[Any, Any] | None = None

    @property
    def over(self) -> Match[Any, Any]:
        """The match at its end."""
        assert self.match is not None
        return self.match

    def said(self, key: str) -> list[Msg]:
        """The messages whose key ends so."""
        return [one for one in self.told if one.key.endswith(f"-{key}")]


def play(key: str, seats: int, variants: Mapping[str, str], who: str, seed: int) -> Played:
    """A game of one kind of practice opponent against itself."""
    found, rng = Played(), Rng(Seed(seed))
    match = Match.new(game(key), seats, variants, seed, confirm=())
    while match.pending:
        seat, ask = next(iter(match.pending.items()))
        found.answers.append((seat, ask.kind, move(match, seat, who, rng).key))
        found.told += [line for entry in match.finished for line in (entry.msg,)]
        match.finished.clear()
    found.match = match
    return found


Habit = Callable[[list[Played]], str]


def share(part: float, whole: float) -> str:
    """Such as 3 of 40."""
    return f"{part:g} of {whole:g}"


def mean(values: list[float]) -> str:
    """With one digit."""
    return f"{sum(values) / max(1, len(values)):.1f}"


def auction_prices(games: list[Played]) -> list[int]:
    """What the first place cost in the first round, as far as it was bid for."""
    found = []
    for one in games:
        first = next((line for line in one.said(FIRST_PLACE) if line.args["position"] == 1), None)
        found += [int(str(first.args["cost"]))] if first is not None else []
    return found


def commonest(games: list[Played]) -> str:
    """Which price of the first place is the commonest, and how often it is paid."""
    prices = Counter(auction_prices(games))
    if not prices:
        return "none"
    price, count = prices.most_common(1)[0]
    return f"${price}, {share(count, prices.total())}"


def lonely_dollars(games: list[Played]) -> str:
    """How many places cost a dollar or more although nobody else had bid anything for them."""
    alone = bought = 0
    for one in games:
        bidders = set[int]()
        for line in one.told:
            if line.key.endswith("-log-bid"):
                bidders.add(int(str(line.args["seat"])))
            elif line.key.endswith(f"-{FIRST_PLACE}"):
                paid = int(str(line.args["cost"])) > 0
                bought, alone = bought + paid, alone + (paid and len(bidders) < 2)
                bidders = set() if not one.over.state.standard else bidders
            elif line.key.endswith("-log-round"):
                bidders = set()
    return share(alone, bought)


def idle_builds(games: list[Played]) -> str:
    """How many build turns of all but the last round laid no track."""
    turns = [line for one in games for line in one.told if "-log-no-track" in line.key]
    return share(len(turns), sum(one.over.state.round * one.over.seats for one in games))


def cash_left(games: list[Played]) -> str:
    """Dollars that a seat has at the end."""
    return mean([float(player.cash) for one in games for player in one.over.state.players])


def each_seat(of: Callable[[Any, int], float]) -> Habit:
    """The mean of something that each seat has in the end."""
    return lambda games: mean([of(one.over.state, seat) for one in games for seat in range(one.over.seats)])


def seats_with(of: Callable[[Any, int], bool]) -> Habit:
    """How many seats have something in the end."""
    return lambda games: share(
        sum(of(one.over.state, seat) for one in games for seat in range(one.over.seats)),
        sum(one.over.seats for one in games),
    )


def times(key: str) -> Habit:
    """How often something is told, a game."""
    return lambda games: mean([float(len(one.said(key))) for one in games])


def spread_of_engineers(games: list[Played]) -> str:
    """How many engineers who has the most has, and how many the others, on the average."""
    first = [len(one.over.state.players[by_engineers(one.over.state)[0]].engineers) for one in games]
    whole = [len(player.engineers) for one in games for player in one.over.state.players]
    others = (sum(whole) - sum(first)) / max(1, len(whole) - len(first))
    return f"{sum(first) / len(first):.1f}, {others:.1f}"


@dataclass(frozen=True, eq=False)
class Row:
    """A line of the table: what is counted at which tables."""

    what: str
    game: str
    seats: int
    variants: Mapping[str, str]
    habit: Habit


def _workers_left(state: Any, seat: int) -> float:
    return float(sum(state.players[seat].pool.values()))


def _network(state: Any, seat: int) -> float:
    return float(game("railroad_revolution").result(state).breakdown[seat].get("network", 0))


STANDARD = {"rules": "standard"}
ROWS = (
    Row("Russian Railroads, four: engineers of who has most, of the others", "russian_railroads", 4, {},
        spread_of_engineers),
    Row("Russian Railroads, four: seats with a locomotive 9", "russian_railroads", 4, {},
        seats_with(lambda s, seat: any(9 in places for places in s.players[seat].locos.values()))),
    Row("Russian Railroads, four: seats with the black worker", "russian_railroads", 4, {},
        seats_with(lambda s, seat: bool(s.players[seat].black_owned))),
    Row("Steam, four, Base: commonest price of the first place in round 1", "steam", 4, {}, commonest),
    Row("Steam, four, Base: places paid for which nobody else had bid", "steam", 4, {}, lonely_dollars),
    Row("Steam, four, Base: build turns without track", "steam", 4, {}, idle_builds),
    Row("Steam, four, Standard: dollars of a seat at the end", "steam", 4, STANDARD, cash_left),
    Row("Steam, four, Standard: commonest price of the first place in round 1", "steam", 4, STANDARD, commonest),
    Row("Cargo Empire, four: turns a game that deliver nothing", "cargo_empire", 4, {}, times("log-skip")),
    Row("Cargo Empire, four: advances a game lost at the top", "cargo_empire", 4, {}, times("log-advance-lost")),
    Row("Railroad Revolution, four: workers of a seat that were not used at the end", "railroad_revolution", 4, {},
        each_seat(_workers_left)),
    Row("Railroad Revolution, four: points of a seat for Network", "railroad_revolution", 4, {}, each_seat(_network)),
)  # fmt: skip


def counted(who: tuple[str, ...], games: int, seed: int) -> Iterator[tuple[Row, list[str]]]:
    """Each row, and what it comes to for each kind of practice opponent in so many games."""
    known: dict[tuple[str, int, str, str], list[Played]] = {}
    for row in ROWS:
        cells = []
        for name in who:
            table = row.game, row.seats, str(row.variants), name
            if table not in known:
                known[table] = [play(row.game, row.seats, row.variants, name, seed + n) for n in range(games)]
            cells.append(row.habit(known[table]))
        yield row, cells
