"""The ledger of a seat: comparing two shows what an answer changes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.core.play.msg import Msg
from engine.games.railroad_revolution.facts import COLOURS, TRACKS
from engine.games.railroad_revolution.scoring import breakdown
from engine.games.railroad_revolution.state import Seat, State
from engine.games.railroad_revolution.words import say
from engine.games.railroad_revolution.workers import count_of


def lines(told: Iterable[Msg], line: str) -> list[Msg]:
    """The log lines `log-<line>`."""
    key = say(f"log-{line}").key
    return [msg for msg in told if msg.key == key]


def total(told: Iterable[Msg], line: str, amount: str) -> int:
    """The sum of an amount over the log lines `log-<line>`."""
    return sum(int(str(msg.args[amount])) for msg in lines(told, line))


class Ledger(NamedTuple):
    """What a seat has: its VP if the game ended now, dollars and shares, and the dollars `due` for the current action;
    its workers by colour; its progress on the performance tracks; its rails and trains."""

    vp: int
    money: int
    shares: int
    due: int
    workers: tuple[int, ...]
    markers: tuple[int, ...]
    rails: tuple[str, ...]
    trains: tuple[tuple[int, ...], tuple[int, ...]]


def ledger(state: State, seat: Seat) -> Ledger:
    """What a seat has now."""
    own, due = state.players[seat], state.action.debt if state.action is not None and state.acting == seat else 0
    return Ledger(
        sum(breakdown(state, seat).values()),
        own.money,
        own.shares,
        due,
        tuple(count_of(own, colour) for colour in COLOURS),
        tuple(own.markers[track] for track in TRACKS),
        tuple(own.built),
        (tuple(own.up.values()), tuple(own.down.values())),
    )
