"""Scenes of the variants: a last turn in a closed world, clan games, Dyorle, and forwarders about to move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.games.cargo_empire import RULES
from engine.games.cargo_empire.state import State
from tests.engine.games.cargo_empire.build import Game, me, offered, play, position, table

BLANKS = ["blank"] * 4
CLANS = {"clans": "on"}
DYORLE = {"map": "dyorle"}
VASSALS = {"table": "vassals"}
WITH_FORWARDER = {"table": "forwarder"}
NO_TOKENS = [""] * 6
DONE = [0, 0, 0]
"""The posts of somebody who has taken all turns."""

Others = Mapping[int, Mapping[str, Any]]


def last_turn(
    players: int, cities: Mapping[str, str], seat: int = 0, *, others: Others | None = None, **facts: Any
) -> Game:
    """The last turn of a game, in a closed world with blank cards in the row: after it the game is over."""
    rest = {other: {"posts": DONE, **(others or {}).get(other, {})} for other in range(players) if other != seat}
    own = {"row": BLANKS, "posts": [0, 0, 1], "order": list(range(players)), **facts}
    return table(players, seat, cities=cities, closed=True, round=3, others=rest, **own)


def clan_turn(
    clan: str, crest: str, cities: Mapping[str, str], rival: str = "", at: str = "edinburgh", **facts: Any
) -> Game:
    """The last turn of a clan game for seat 0; the crest of its one rival stands `at` a city, Edinburgh unless told."""
    against = rival or ("red" if clan != "red" else "blue")
    variants = {**CLANS, **facts.pop("variants", {})}
    others = {1: {"clan": against, "crest": at, **facts.pop("other", {})}}
    return last_turn(2, cities, variants=variants, clan=clan, crest=crest, others=others, **facts)


def dyorle_turn(cities: Mapping[str, str], rush: Sequence[str] = NO_TOKENS, **facts: Any) -> Game:
    """The last turn of a game for two on Dyorle, with these tokens on the rush fields."""
    return last_turn(2, cities, variants=DYORLE, rush=rush, **facts)


def solo(cities: Mapping[str, str], *deck: int, seat: Mapping[str, Any] | None = None, **facts: Any) -> State:
    """A closed world with one player, in which the forwarder (seat 1) moves next, with these cards on top of its deck.

    `seat` describes the forwarder's board, `forwarder` its tokens.
    """
    cards = {"deck": [*deck, *(n for n in range(1, 15) if n not in deck)], **facts.pop("forwarder", {})}
    own = {"row": BLANKS, "deck": BLANKS, "order": [1, 0], **facts}
    return position(1, cities=cities, closed=True, forwarder=cards, others={1: seat or {}}, **own)


def tokens(state: State) -> tuple[int, str]:
    """The slot of the forwarder's demand marker and the city of its supply marker."""
    assert state.forwarder is not None
    return state.forwarder.slot, state.forwarder.supply


def new(players: int, seed: int = 0, **variants: str) -> Game:
    """A new game, its conservation laws checked after every turn."""
    return Match.new(RULES, players, variants, seed, confirm=(), checked=True)


def set_up(match: Game, phase: str = "actions", seed: int = 0) -> Game:
    """Answer at random until a phase begins."""
    rng = Rng(Seed(seed))
    while match.state.phase != phase:
        play(match, rng.pick(offered(match)))
    return match


def columns(match: Game, seat: int = 0) -> tuple[int, int, int]:
    """The columns of car, train and ship."""
    markers = me(match, seat).markers
    return markers["car"].column, markers["train"].column, markers["ship"].column


def hand(match: Game, seat: int = 0) -> str:
    """Road, rail and sea cards as `3/2/2`."""
    cards = me(match, seat).hand
    return f"{cards['road']}/{cards['rail']}/{cards['sea']}"
