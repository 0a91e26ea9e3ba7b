"""Points, workers by colour, shares and money over whole games, added up from nothing but the lines of the log."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from engine.core.ahead.policy import move
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.core.play.table import Entry
from engine.games.railroad_revolution import RULES
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.scoring import breakdown
from engine.games.railroad_revolution.state import State
from engine.games.railroad_revolution.view import View
from tests.long import few

NO_SEAT = ("round", "last-round", "turn-up", "winners", "score", "end-trigger")


class Ledger:
    """Everybody's points, money, shares, workers and managers, and the bank, as the log tells it (RRV-002, RRV-003,
    RRV-008).

    A line without a name is about the player of the line before it.
    """

    def __init__(self, players: int) -> None:
        self.money = [600] * players
        self.shares = [3] * players
        self.vp = [DATA.trains[DATA.starting_train].vp_face_up] * players
        self.workers = [Counter(white=4) for _ in range(players)]
        self.managers: dict[str, Counter[str]] = {}
        self.bank = Counter(purple=12, orange=12, gray=12, turquoise=12)
        self.seat = -1

    def read(self, entry: Entry) -> None:
        kind, args = entry.msg.key.removeprefix("railroad-revolution-log-"), entry.msg.args
        if kind in NO_SEAT:
            return
        self.seat = args.get("seat", self.seat)
        self.vp[self.seat] += -args["vp"] if kind == "flip" and args["side"] == "down" else args.get("vp", 0)
        self.money[self.seat] += args.get("money", 0) - args.get("cost", 0)
        if kind == "shares":
            self.shares[self.seat] += args["shares"]
        self.shares[self.seat] -= args.get("sold", 0) + args.get("spent", 0)
        self.move_workers(kind, self.workers[self.seat], args)

    def move_workers(self, kind, own, args):
        """Who goes where; the worker of a wealth card lay in the bank of the ledger."""
        if kind in ("take", "hire", "wealth"):
            own[args["colour"]] += 1
            self.bank[args["colour"]] -= 1
        elif kind in ("discard", "swap"):
            own[args["colour"]] -= 1
            self.bank[args["colour"]] += 1
        elif kind == "promote":
            own[args["colour"]] -= 1
            self.managers.setdefault(args["milestone"].args["id"], Counter())[args["colour"]] += 1
        elif kind == "milestone":
            self.bank += self.managers.pop(args["milestone"].args["id"])
        if kind == "swap":
            own[args["new"]] += 1
            self.bank[args["new"]] -= 1

    def read_all(self, match: Match[State, View]) -> set[str]:
        """Read the finished turns. Says which kinds of lines there were."""
        kinds = set()
        for entry in match.finished:
            self.read(entry)
            kinds.add(entry.msg.key.removeprefix("railroad-revolution-log-"))
        match.finished.clear()
        return kinds

    def all_workers(self) -> int:
        """How many workers there are."""
        return sum(map(Counter.total, (self.bank, *self.workers, *self.managers.values())))

    def agrees(self, state: State) -> None:
        """The table holds just this."""
        assert [player.money for player in state.players] == self.money
        assert [player.shares for player in state.players] == self.shares
        assert [sum(breakdown(state, seat).values()) for seat in range(state.seats)] == self.vp
        for player, workers in zip(state.players, self.workers, strict=True):
            lying = Counter(player.pool) + Counter(colour for box in player.mat.values() for colour in box)
            assert lying == +workers
        held = {each.id: each.managers for player in state.players for each in player.milestones}
        assert {id: +Counter(m for m in managers if m) for id, managers in held.items() if any(managers)} == (
            self.managers
        )
        shown = Counter(offer.worker for offer in state.wealth)
        assert Counter(state.bank) + shown == +self.bank


@pytest.mark.rule("RRV-002", "RRV-003", "RRV-005", "RRV-008", "RRV-017", "RRV-094", "RRV-107", "RRV-108")
@pytest.mark.parametrize(
    ("players", "policies"), few(product((2, 3, 4), (("random",), ("greedy",), ("random", "greedy"))), 2)
)
@pytest.mark.parametrize("games", few((2, 4), 1))
def test_the_log_adds_up_over_whole_games(players: int, policies: tuple[str, ...], games: int) -> None:
    seen: set[str] = set()
    for seed in range(games):
        match, rng = Match.new(RULES, players, {}, seed, confirm=(), checked=True), Rng(Seed(seed))
        ledger = Ledger(players)
        while match.pending:
            seat = next(iter(match.pending))
            move(match, seat, policies[seat % len(policies)], rng)
            if not match.turn_answers and not match.story(None):
                seen |= ledger.read_all(match)
                ledger.agrees(match.state)
        seen |= ledger.read_all(match)
        ledger.agrees(match.state)
        assert ledger.all_workers() == 48 + 4 * players
    assert {"take", "promote", "milestone", "pay", "earn", "shares", "sell"} <= seen
    if "random" in policies:
        assert {"hire", "discard", "swap", "discard-shares"} <= seen
