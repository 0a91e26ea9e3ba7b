"""Turns in a line: seat 0 acts with little to distract it, and what is read from the table after it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.play.match import Match
from engine.games.railroad_revolution import RULES
from engine.games.railroad_revolution.state import Player
from tests.engine.games.railroad_revolution.build import Game, actor, asked, offered, play, table

CALM: Mapping[str, Any] = {"money": 0, "shares": 0, "milestones": "", "up": "", "down": ""}
"""Nothing but the main action to decide."""
TO_DENVER = "WAS-CHI CHI-KCY KCY-DENa KCY-DENb"
"""Rails from Washington over Chicago and Kansas City to Denver."""


def new(players: int, seed: int = 0) -> Game:
    """A new game; nobody is asked to confirm."""
    return Match.new(RULES, players, {}, seed, confirm=())


def turn(*keys: str, players: int = 4, **facts: Any) -> Game:
    """Seat 0 has nothing but four white and a gray worker and what is given, and answers these keys."""
    calm = {**CALM, "pool": "4 white, gray", **facts}
    others = {seat: {**CALM, **calm.get("others", {}).get(seat, {})} for seat in range(1, players)}
    return play(table(players, **{**calm, "others": others}), *keys)


def me(match: Game, seat: int = 0) -> Player:
    """The mat and supply of a seat."""
    return match.state.players[seat]


def purse(match: Game, seat: int = 0) -> tuple[int, int]:
    """Money and shares of a seat."""
    return me(match, seat).money, me(match, seat).shares


def pool(match: Game, seat: int = 0) -> dict[str, int]:
    """The workers beside the mat, those colours that are there."""
    return {colour: count for colour, count in me(match, seat).pool.items() if count}


def bank(match: Game) -> dict[str, int]:
    """The workers in the bank, those colours that are there."""
    return {colour: count for colour, count in match.state.bank.items() if count}


def force(match: Game, seat: int = 0) -> int:
    """How many workers the view counts for a seat."""
    return match.view(seat).players[seat].workforce


def trains(match: Game, seat: int = 0) -> tuple[dict[str, int], dict[str, int]]:
    """The trains that lie face up, and those face down."""
    seen = match.view(seat).players[seat]
    return seen.trains_up, seen.trains_down


def next_turn(match: Game, seat: int = 1) -> bool:
    """Whether the turn is over and that of a seat begins."""
    return bool(match.pending) and (actor(match), asked(match)) == (seat, "worker")


def finish(match: Game, seat: int = 0) -> Game:
    """Take nothing more in the turn of a seat, as long as that is offered."""
    while match.pending and actor(match) == seat and (rest := {"done", "decline"} & set(offered(match))):
        play(match, *rest)
    return match


def main_keys(match: Game) -> set[str]:
    """What is offered, but for what is possible at any time."""
    return set(offered(match))


def boxes(match: Game) -> set[str]:
    """The action boxes to which some worker can go."""
    return {key.split("/")[0] for key in main_keys(match)}


def told(match: Game) -> list[str]:
    """What the log tells of finished turns and of this one, by the names of the lines."""
    lines = [*match.finished, *match.story(0)]
    return [entry.msg.key.removeprefix("railroad-revolution-log-") for entry in lines]
