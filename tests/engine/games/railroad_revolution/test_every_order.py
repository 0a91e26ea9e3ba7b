"""Parts of an action in any order (RRV-038, RRV-163): whatever order the rulebook allows, its end can be reached."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from unittest.mock import patch

import pytest

from engine.core.play.ask import Ask
from engine.core.play.codec import decode_state, encode_state
from engine.core.play.rng import Rng, Seed
from engine.core.play.table import Table
from engine.games.railroad_revolution import RULES
from engine.games.railroad_revolution.scoring import wealth
from engine.games.railroad_revolution.search import Search
from engine.games.railroad_revolution.state import State
from tests.engine.games.railroad_revolution.build import position
from tests.engine.games.railroad_revolution.test_feasibility import TooMany

MOST_WAYS, MOST_WAYS_OF_STATION = 400, 2000
"""Of a turn; a station can stand in several cities, and which of them decides what comes of it."""
ONE_IS_ENOUGH = ("rail", "sector", "steps", "promote", "colour", "discard", "swap", "worker-choice")
"""Decisions of which the cheapest answer, and none at all, stand for all: they say where, not in which order."""
SOME = slice(1, 4)
"""Of the turns of one seed: before and after them come such as have hundreds of ways."""

End = tuple[object, ...]


def ends(raw: bytes, worker: tuple[str, ...]) -> dict[End, int]:
    """How the turn of a worker can end, by trying everything; and with how many shares at most, since any number of
    them can be sold at any time."""
    found: dict[End, int] = {}
    most = MOST_WAYS_OF_STATION if worker[0].startswith("station") else MOST_WAYS
    ways: list[tuple[str, ...]] = [worker]
    tried = 0
    while ways:
        answers = ways.pop()
        tried += 1
        if tried > most:
            raise TooMany
        state = decode_state(RULES, raw)
        ask = run(state, answers)
        if ask is None:
            end, shares = described(state), state.players[0].shares
            found[end] = max(shares, found.get(end, 0))
        else:
            ways += [(*answers, key) for key in keys_of(ask)]
    return found


def run(state: State, answers: tuple[str, ...]) -> Ask | None:
    """What a script asks after these answers, None if it has ended."""
    script = RULES.script(Table(state, lambda entry: None, lambda: None))
    try:
        (ask,) = script.send(None)
        for answer in answers:
            (ask,) = script.send([ask.parse(answer)])
    except StopIteration:
        return None
    return ask


def answers_for(raw: bytes, placing: str) -> tuple[str, ...]:
    """The answers that place a worker on an action, both at once or one after the other; none if that is not legal."""
    box, ask = placing.partition("/")[0], run(decode_state(RULES, raw), ())
    if ask is None or box not in ask.options:
        return (placing,) if ask is not None and placing in ask.options else ()
    ask = run(decode_state(RULES, raw), (box,))
    return (box, placing) if ask is not None and placing in ask.options else ()


def keys_of(ask: Ask) -> list[str]:
    """The answers that are tried."""
    keys = [key for key in Ask.keys(ask) if key != "bank"]
    if ask.kind not in ONE_IS_ENOUGH:
        return keys
    cheapest = min(keys, key=lambda key: getattr(ask.options[key], "cost", 0))
    return [key for key in keys if key in ("done", cheapest)]


def described(state: State) -> End:
    """What has become of the player who acts, but for where pieces and workers are."""
    player = state.players[0]
    return (
        tuple(player.rails), tuple(player.buildings), wealth(player), tuple(player.up.items()),
        tuple(player.down.items()), sum(player.pool.values()), sum(map(len, player.mat.values())), len(player.built),
        sum(0 in owners for owners in state.stations.values()), sum(0 in owners for owners in state.offices.values()),
        sum(player.markers.values()), sum(bool(m) for held in player.milestones for m in held.managers), state.deal,
    )  # fmt: skip


def turns(rng: Rng, games: int) -> Iterator[tuple[bytes, str]]:
    """Turns in which the order may matter: few pieces on the mat, trains, and a worker whose effect plays a part."""
    for _ in range(games):
        box, colour = rng.pick(WORKERS).split("/")
        rails, buildings = ([rng.below(2) for _ in range(3)] for _ in range(2))
        state = position(
            pool=f"5 white, {colour}",
            money=100 * rng.below(8),
            shares=rng.below(4),
            up=" ".join(train for train in TRAINS if rng.below(2)),
            down=" ".join(train for train in TRAINS if rng.below(4) == 0),
            rails="WAS-CHI" if rng.below(2) else "",
            stations={"WAS": [0], "CLT": [0]} if rng.below(2) else {},
            markers={"telegraph": rng.below(5), "stations": 7, "network": 7},
            milestones="D-1" if rng.below(2) else "",
            deal=1 + rng.below(9),
            mat_rails=rails,
            mat_buildings=buildings,
            others={seat: {"shares": 0} for seat in (1, 2, 3)},
        )
        yield encode_state(state), f"{box}/{colour}"


WORKERS = ("trade/gray", "trade/turquoise", "trade/white", "station/purple", "railway/purple", "telegraph/purple")
TRAINS = ("money", "shares", "rail", "rail", "promote2", "steps")


@pytest.mark.rule("RRV-038", "RRV-078", "RRV-079", "RRV-162", "RRV-163")
def test_every_order_of_parts_that_the_rulebook_allows_ends_in_a_state_that_can_be_reached() -> None:
    compared, asked_before = compare(list(turns(Rng(Seed(7)), SOME.stop))[SOME])
    assert compared > 2
    assert asked_before > 0


@pytest.mark.long
@pytest.mark.parametrize("seed", [11, 12, 13])
def test_the_same_over_many_turns(seed: int) -> None:
    assert compare(turns(Rng(Seed(seed)), 150))[1] > 10


def compare(turns: Iterable[tuple[bytes, str]]) -> tuple[int, int]:
    """Compare how turns end with how they end if everything may come before the placement or sale.

    How many turns, and in how many of them something is offered before.
    """
    compared = asked_before = 0
    for raw, placing in turns:
        worker = answers_for(raw, placing)
        if not worker:
            continue
        try:
            with patch.object(Search, "may_change", lambda self, start: True):
                wanted = ends(raw, worker)
            assert ends(raw, worker) == wanted, (raw, worker)
        except TooMany:
            continue
        compared += 1
        ask = run(decode_state(RULES, raw), worker)
        asked_before += ask is not None and bool({"build", "sell-piece"} & set(ask.options))
    return compared, asked_before
