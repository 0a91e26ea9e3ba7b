"""The conservation laws hold for every position of the game, notice whatever breaks them, and agree with the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from engine.core.ahead.policy import move
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.core.play.table import Entry
from engine.games.railroad_revolution import RULES
from engine.games.railroad_revolution.conservation import check
from engine.games.railroad_revolution.state import Action, Player, State
from tests.engine.games.railroad_revolution.build import position
from tests.long import few

BREAKS: dict[str, Callable[[State], object]] = {
    "a worker lost": lambda s: s.players[1].pool.update(white=3),
    "a worker out of nothing": lambda s: s.bank.update(gray=13),
    "a worker less than none": lambda s: (s.bank.update(gray=-1), s.players[0].pool.update(gray=13)),
    "a manager lost": lambda s: s.players[0].pool.update(gray=1),
    "too few workers at the end of a turn": lambda s: (
        s.players[0].pool.update(white=3),
        s.bank.update(white=1),
        setattr(s.players[0], "money", 800),
        setattr(s, "phase", "deals"),
        s.deciding.extend([1, 2, 3]),
    ),
    "a manager of the wrong colour": lambda s: (
        s.players[0].milestones[0].managers.__setitem__(0, "white"),
        s.bank.update(white=s.bank["white"] - 1),
    ),
    "a train lost": lambda s: s.trains.update(money=4),
    "a train out of nothing": lambda s: s.players[0].down.update(rail=1),
    "a milestone lost": lambda s: s.piles["B"].pop(),
    "a milestone twice": lambda s: s.players[0].completed.append(s.piles["C"][0]),
    "a milestone in another pile": lambda s: s.piles["C"].append(s.piles["B"].pop()),
    "a deal card lost": lambda s: s.deck.pop(),
    "two tiles of one kind": lambda s: s.city_tiles.update(CHI=s.city_tiles["LIT"]),
    "a tile in a city of another level": lambda s: s.city_tiles.update(
        CHI=s.city_tiles["DEN"], DEN=s.city_tiles["CHI"]
    ),
    "a telegraph tile on a deal icon": lambda s: s.telegraph_tiles.update({3: s.telegraph_tiles.pop(1)}),
    "a rail lost": lambda s: s.players[0].rails.__setitem__(0, 1),
    "a building lost": lambda s: s.players[0].buildings.__setitem__(0, 0),
    "two rails of a player on a space": lambda s: (s.players[0].built.append("WAS-CLT"), take(s.players[0].rails)),
    "a rail off the network": lambda s: (s.players[0].built.append("SEA-SFOa"), take(s.players[0].rails)),
    "two stations of a player in a city": lambda s: (s.stations["WAS"].extend([0, 0]), take(s.players[0].buildings, 2)),
    "a marker above the top": lambda s: s.players[0].markers.update(network=8),
    "a marker lost": lambda s: s.players[0].markers.pop("network"),
    "money below zero": lambda s: setattr(s.players[0], "money", -50),
    "shares below zero": lambda s: setattr(s.players[0], "shares", -1),
    "a neutral building out of nothing": lambda s: s.stations["WAS"].append(-1),
    "an action between turns": lambda s: setattr(s, "action", Action("trade", "white")),
}


def take(counts: list[int], number: int = 1) -> None:
    """So many of the leftmost pieces leave a mat."""
    for _ in range(number):
        counts[next(i for i, count in enumerate(counts) if count)] -= 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_game_breaks_no_law(players: int) -> None:
    check(position(players))
    check(position(players, phase="draft", wealth=[("swap", "gray")]))


@pytest.mark.parametrize("what", BREAKS)
def test_a_broken_law_is_noticed(what: str) -> None:
    state = position()
    BREAKS[what](state)
    with pytest.raises(AssertionError):
        check(state)


Holding = tuple[int, int, Counter[str]]
"""Money, shares, and workers by colour in pool and on mat."""


def holding(player: Player) -> Holding:
    """What a player has."""
    workers = Counter(player.pool) + Counter(colour for box in player.mat.values() for colour in box)
    return player.money, player.shares, workers


class Ledger:
    """What the log says that everybody has."""

    def __init__(self, state: State) -> None:
        self.have = [holding(player) for player in state.players]
        self.who = -1

    def read(self, entry: Entry) -> None:
        """A line without a name is about the player of the line before it."""
        args = entry.msg.args
        self.who = args.get("seat", self.who)
        money, shares, workers = self.have[self.who]
        kind = entry.msg.key.removeprefix("railroad-revolution-log-")
        if kind in ("score", "winners", "round"):
            return
        money += args.get("money", 0) - args.get("cost", 0)
        shares += args.get("shares", 0) - args.get("spent", 0) - args.get("sold", 0)
        if kind in ("take", "hire", "wealth"):
            workers[args["colour"]] += 1
        elif kind in ("discard", "promote", "swap"):
            workers[args["colour"]] -= 1
        if kind == "swap":
            workers[args["new"]] += 1
        self.have[self.who] = money, shares, workers


@pytest.mark.rule("RRV-003", "RRV-005", "RRV-107")
@pytest.mark.parametrize("seed", few(range(4), 1))
@pytest.mark.parametrize(("players", "policy"), few([(4, "greedy"), (2, "random"), (3, "random"), (4, "random")], 1))
def test_money_shares_and_workers_are_what_the_log_adds_up_to(players: int, policy: str, seed: int) -> None:
    match, rng = Match.new(RULES, players, {}, seed, confirm=(), checked=True), Rng(Seed(seed))
    ledger, boundary, compared = Ledger(match.state), match.boundaries, 0
    while match.pending:
        move(match, next(iter(match.pending)), policy, rng)
        if match.boundaries != boundary and not match.turn_answers:
            boundary = match.boundaries
            for entry in match.finished:
                ledger.read(entry)
            match.finished.clear()
            if not match.story(None):
                compared += 1
                assert [(m, s, +w) for m, s, w in ledger.have] == [holding(p) for p in match.state.players]
    assert compared > 20
