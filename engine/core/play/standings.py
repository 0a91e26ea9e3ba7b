"""Standings: the result of a game by who competes for victory, and where points come from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec


class Rival(msgspec.Struct, frozen=True):
    """Somebody who competes for victory without a seat: the rules play it. Its name is `<game>-rival-<key>`."""

    key: str
    score: int
    breakdown: dict[str, int]
    won: bool


class Result(msgspec.Struct, frozen=True):
    """Where a game stands: lists by seat (0-based), points by source, seats that lead or have won, and rivals.

    `winners` is empty only if a rival has won (or leads) alone. `places` are by seat, then by rival, from 1, where more
    than points decides who is ahead (ties, players who are out); empty: points do. `history` has what `scores` and then
    the rivals had at the end of each round (from 1), as far as known; empty: the game does not score by rounds.
    `conceded` are the seats that gave up; they are last whatever their points.
    """

    scores: list[int]
    breakdown: list[dict[str, int]]
    winners: list[int]
    rounds: int
    rivals: list[Rival] = []
    places: list[int] = []
    history: dict[int, list[int]] = {}
    conceded: list[int] = []


@dataclass(frozen=True, slots=True)
class Contender:
    """A player (`seat`, 0-based), or a rival that has no seat (`rival`, its key).

    `points` by source, `place` from 1 on, `history` the score at the end of each round (from 1) as far as it is known,
    `conceded`: they gave up.
    """

    seat: int | None
    rival: str
    score: int
    points: Mapping[str, int]
    won: bool
    place: int
    history: Mapping[int, int]
    conceded: bool = False


def places(result: Result) -> list[int]:
    """Who is ahead, from 1 on: by seat, then by rival; equals share a place."""
    scores = [*result.scores, *(rival.score for rival in result.rivals)]
    return result.places or [1 + sum(other > score for other in scores) for score in scores]


def contenders(result: Result) -> list[Contender]:
    """All who compete for victory, the leader first; ties by seat, rivals last."""
    order = places(result)
    histories = [{round_: points[number] for round_, points in result.history.items()} for number in range(len(order))]
    players = [
        Contender(
            seat,
            "",
            score,
            result.breakdown[seat],
            seat in result.winners,
            order[seat],
            histories[seat],
            seat in result.conceded,
        )
        for seat, score in enumerate(result.scores)
    ]
    count = len(players)
    rivals = [
        Contender(None, rival.key, rival.score, rival.breakdown, rival.won, place, history)
        for rival, place, history in zip(result.rivals, order[count:], histories[count:], strict=True)
    ]
    return sorted([*players, *rivals], key=lambda one: one.place)


def sources(everybody: Sequence[Contender]) -> list[str]:
    """Where points come from, the table's richest source first: one order for all, so that they compare."""
    known = dict.fromkeys(source for one in everybody for source, points in one.points.items() if points)
    return sorted(known, key=lambda source: -sum(one.points.get(source, 0) for one in everybody))


def tied(everybody: Sequence[Contender]) -> list[Contender]:
    """Competitors with equal points but, by the rules, another place, whoever is ahead first."""
    played = [one for one in everybody if not one.conceded]
    return [one for one in played if any(other.score == one.score and other.place != one.place for other in played)]
