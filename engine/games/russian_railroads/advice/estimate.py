"""The points to expect at the end of the game if all go on like the bot opponent `normal`."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.russian_railroads.advice.outlook import Outlook
from engine.games.russian_railroads.advice.sight import of_table
from engine.games.russian_railroads.advice.traits import Traits, board, supply, worths
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.scoring import card_points, ranking, round_points
from engine.games.russian_railroads.state import Player, Seat, State

FAR_AHEAD, FULL = 3, 1.2
"""A lead in engineers that is as good as any larger one; more than all of the workers, including the temporary ones."""


def estimate(state: State) -> list[float]:
    """By seat the points at the end of the game; the true ones when it is over."""
    if state.phase == "over":
        return [float(player.vp) for player in state.players]
    given = awards(state)
    return [_expected(standing(state, seat, given.get(seat, 0))) for seat in range(state.seats)]


def awards(state: State, seen_by: Seat | None = None) -> dict[Seat, int]:
    """What the engineer majority would bring now; `seen_by`: as far as that seat can tell."""
    return dict(zip(ranking(state, seen_by), (DATA.majority.first_vp, DATA.majority.second_vp), strict=False))


class Standing(NamedTuple):
    """What a seat would have if nothing more were built, how many rounds are left, and the traits of its board."""

    safe: float
    left: float
    traits: Traits


def standing(state: State, seat: Seat, award: int) -> Standing:
    """The same for a seat that gets this award for its engineers."""
    player, outlook = state.players[seat], Outlook(of_table(state, seat))
    cards = sum(card_points(state.seats, player, DATA.end_bonuses[card]) for card in player.bonus_cards)
    safe = player.vp + outlook.scorings * sum(round_points(player).values()) + cards + award
    left = outlook.later + min(FULL, _hands(player) / (player.owned + player.black_owned))
    seen = worths(outlook)
    traits = {**seen, **board(player), **supply(player), **_others(state, seat), "card points": cards, "award": award}
    return Standing(safe, left, {**traits, "coins": player.coins})


def _expected(stands: Standing) -> float:
    """The points to expect, including what will be built in the time that is left."""
    safe, left, traits = stands
    return safe + left * _weighed(GROWTH, traits) + min(1.0, left) * _weighed(SOON, traits)


def _hands(player: Player) -> int:
    return 0 if player.passed else player.hands


def _others(state: State, seat: Seat) -> Traits:
    """How the seat compares with the others."""
    tiles = [len(player.engineers) for player in state.players]
    lead = tiles[seat] - max(count for other, count in enumerate(tiles) if other != seat)
    return {
        "lead": max(-FAR_AHEAD, min(FAR_AHEAD, lead)),
        "place": state.order.index(seat),
        f"{state.seats} players": 1.0,
    }


def _weighed(weights: dict[str, float], traits: Traits) -> float:
    return sum(weights.get(name, 0.0) * value for name, value in traits.items())


GROWTH: dict[str, float] = {
    "2 players": 17.1,
    "3 players": 15.0,
    "4 players": 14.1,
    "KY black": -0.0798,
    "KY brown": -0.279,
    "KY grey": 1.3,
    "KY packed": 0.216,
    "KY points": -0.756,
    "KY reach": -1.5,
    "KY worker": 5.87,
    "KY worth": -0.0231,
    "SP black": -0.773,
    "SP brown": 4.03,
    "SP doubling": -0.0815,
    "SP grey": 0.964,
    "SP packed": 0.322,
    "SP points": -0.764,
    "SP question 4": 8.21,
    "SP question 6": 4.61,
    "SP reach": -1.26,
    "SP worth": -0.000236,
    "TS black": 3.31,
    "TS brown": -5.28,
    "TS grey": -1.83,
    "TS packed": -1.84,
    "TS points": -1.79,
    "TS reach": 0.153,
    "TS worth": 0.327,
    "award": -0.197,
    "black worker": 2.09,
    "card points": -0.165,
    "cards": 1.04,
    "doublers": 0.215,
    "engineers": 2.25,
    "factories": 0.651,
    "functions": 0.115,
    "industry points": -0.614,
    "industry question": 9.83,
    "industry steps": 0.516,
    "industry worth": 0.0104,
    "lead": 0.781,
    "locomotives": 1.44,
    "medal": 8.51,
    "medal near": 0.146,
    "place": 0.00114,
    "second marker": 4.62,
    "workers": 5.69,
}
"""What each trait brings in a remaining round, in VP. Fitted by least squares to 39,756 positions of all rounds in 390
games of `normal`, with weights up to a half larger or a third smaller; docs/opponents.md says how good the fit is."""
SOON: dict[str, float] = {
    "KY worth": 0.3,
    "SP worth": -0.34,
    "TS worth": -2.3,
    "coins": 2.97,
    "industry worth": 0.249,
}
"""What each trait brings if any time is left, in VP."""
