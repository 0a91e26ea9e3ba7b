"""Scoring at the end of a round and of the game: routes, cards, the engineer majority (rules sections 10 and 12)."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.play.rules import Result
from engine.core.play.table import Table
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.effects import RouteTimes, Vp
from engine.games.russian_railroads.facts import EndBonus
from engine.games.russian_railroads.ladder import value
from engine.games.russian_railroads.specials import AT_SCORING, holds
from engine.games.russian_railroads.state import EMPTY, Colour, Player, Seat, State
from engine.games.russian_railroads.words import name, say

INDUSTRY = "industry"
EXTRA_ENGINEER = "extra_engineer_for_majority"
NORMAL = [DATA.rail_values[colour].normal for colour in DATA.colours]
REVALUED = [DATA.rail_values[colour].revalued for colour in DATA.colours]


def score_round(table: Table[State]) -> None:
    """RRR-096: every player scores the three routes and the industry track."""
    for seat in table.state.order:
        player = table.state.players[seat]
        points = round_points(player)
        for source, vp in points.items():
            player.score(source, vp)
        parts = [say("log-round-part", source=name("source", source), vp=vp) for source, vp in points.items() if vp]
        table.tell(say("log-round-score", seat=seat, total=sum(points.values()), vp=player.vp, parts=parts))


def round_points(player: Player) -> dict[str, int]:
    """RRR-096: what a scoring would bring now, by source: ts, sp, ky, industry."""
    points = {route.lower(): route_points(player, route) for route in DATA.routes}
    return {**points, INDUSTRY: industry_points(player)}


def route_points(player: Player, route: str) -> int:
    """RRR-088, RRR-089, RRR-101: the points of the spaces, doubled if applicable, and the active bonuses and medal."""
    points, bonus = space_points(player, route), 0
    for special, colour in AT_SCORING[route]:
        if holds(player, special, colour):
            for each in special.effects:
                if isinstance(each, RouteTimes):
                    points *= each.factor
                elif isinstance(each, Vp):
                    bonus += each.n
    return points + bonus


def space_points(player: Player, route: str) -> int:
    """RRR-097 to RRR-100, RRR-130: spaces 1 to the reach, each for the most valuable colour that has reached it."""
    values = REVALUED if player.revaluation else NORMAL
    line, points = player.rails[route], 0
    doubled = player.doublers if DATA.routes[route].doubler_slots else 0
    beyond = min(player.reach(route), line[Colour.BLACK])
    behind = 0
    for colour in range(len(line) - 1, -1, -1):
        reached = min(line[colour], beyond)
        if reached > behind:
            twice = max(0, min(reached, doubled) - behind)
            points += values[colour] * (reached - behind + twice)
            behind = reached
    return points


def industry_points(player: Player) -> int:
    """RRR-102: each marker scores the value of its own space only."""
    return sum(value(marker) for marker in player.markers)


def final_scoring(table: Table[State]) -> None:
    """RRR-108: all end-bonus cards, then the engineer majority."""
    state = table.state
    for seat in state.order:
        for card in state.players[seat].bonus_cards:
            vp = card_points(state.seats, state.players[seat], DATA.end_bonuses[card])
            state.players[seat].score("end-bonus", vp)
            table.tell(say("log-end-bonus", seat=seat, card=name("bonus", card), vp=vp))
    awards = (DATA.majority.first_vp, DATA.majority.second_vp)
    for seat, vp in zip(ranking(state), awards, strict=False):
        state.players[seat].score("majority", vp)
        tiles, cards = len(state.players[seat].engineers), extra_engineers(state.players[seat])
        table.tell(say("log-majority", seat=seat, vp=vp, engineers=tiles, cards=cards))


def card_points(seats: int, player: Player, card: EndBonus) -> int:
    """RRR-138 to RRR-147: what an end-bonus card scores for its owner in a game with this many players."""
    points = COUNTED[card.kind](seats, player, card)
    return points if card.max_vp is None else min(points, card.max_vp)


def _termini(player: Player) -> int:
    return sum(player.rails[route.id][Colour.BLACK] == route.length for route in DATA.routes.values())


def _threshold(seats: int, player: Player, card: EndBonus) -> int:
    return max((step.vp for step in card.thresholds if player.doublers >= step.at_least), default=0)


def _workers_gained(seats: int, player: Player) -> int:
    return DATA.player_counts[seats].reserve_workers - player.reserve + player.black_owned


COUNTED: dict[str, Callable[[int, Player, EndBonus], int]] = {
    "flat": lambda seats, player, card: card.vp,
    "per_terminus_black": lambda seats, player, card: card.vp * _termini(player),
    "per_own_factory": lambda seats, player, card: card.vp * sum(notch != EMPTY for notch in player.notches),
    "doubler_threshold": _threshold,
    "sum_black_positions": lambda seats, player, card: sum(line[Colour.BLACK] for line in player.rails.values()),
    "per_permanent_worker_gained": lambda seats, player, card: card.vp * _workers_gained(seats, player),
    "per_question_token_used": lambda seats, player, card: card.vp * len(player.token_on),
    "per_engineer_tile": lambda seats, player, card: card.vp * len(player.engineers),
    "sum_all_loco_numbers": lambda seats, player, card: sum(sum(places) for places in player.locos.values()),
    EXTRA_ENGINEER: lambda seats, player, card: 0,
}


def engineer_count(player: Player) -> int:
    """RRR-147, RRR-210: engineer tiles for the majority, including the extra-engineer card."""
    return len(player.engineers) + extra_engineers(player)


def extra_engineers(player: Player) -> int:
    """RRR-147: how many end-bonus cards count as an engineer tile."""
    return sum(DATA.end_bonuses[card].kind == EXTRA_ENGINEER for card in player.bonus_cards)


def ranking(state: State, seen_by: Seat | None = None) -> list[Seat]:
    """RRR-109, RRR-110, RRR-210: the seats with enough tiles, by their count, then by their highest number.

    `seen_by`: as far as that seat can tell, since it does not know the others' cards.
    """
    players = state.players
    counts = [
        engineer_count(player) if seen_by in (None, seat) else len(player.engineers)
        for seat, player in enumerate(players)
    ]
    entitled = [seat for seat in range(state.seats) if counts[seat] >= DATA.majority.min_tiles]
    return sorted(entitled, key=lambda seat: (counts[seat], max(players[seat].engineers, default=0)), reverse=True)


def winners(state: State) -> list[Seat]:
    """RRR-111: the highest total; those with the same total share the victory."""
    most = max(player.vp for player in state.players)
    return [seat for seat, player in enumerate(state.players) if player.vp == most]


def result(state: State) -> Result:
    """Scores, sources and winners (or leaders) as they stand."""
    return Result(
        scores=[player.vp for player in state.players],
        breakdown=[dict(player.points) for player in state.players],
        winners=winners(state),
        rounds=state.round,
        history=dict(state.history),
    )
