"""The numbers of a position from which `estimate` predicts how many points a seat will still make. Each is about 1."""

from __future__ import annotations

from engine.games.railroad_revolution.advice.helps import missing
from engine.games.railroad_revolution.advice.reach import distances
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import ANY, TRACKS, WHITE
from engine.games.railroad_revolution.mat import left_of_logo
from engine.games.railroad_revolution.milestones import NEXT
from engine.games.railroad_revolution.network import LEVELS, TOP_LEVEL, connected, network, offices_of, stations_of
from engine.games.railroad_revolution.scoring import value, wealth
from engine.games.railroad_revolution.state import Held, Seat, State
from engine.games.railroad_revolution.workers import count_of, workforce

PACE = 1.35
"""About how many pieces leave the quickest player's mat in a round."""
LETTERS = ("A", "B", "C", "D")
NEAR = (1, 2, 3, 4)
"""For each of these, the milestones that lack at most this many parts are counted."""

SIGNS = {
    "one": 0, "wealth": 1, "first-800": 1, "shares": 1, "workforce": 1, "short": -1, "specialists": 1,
    "a": 1, "b": 1, "c": 1, "d": 1, "conditions": -1, "able": 1, "lacks-1": 1, "lacks-2": 1, "lacks-3": 1, "lacks-4": 1,
    "offices": 1, "open-links": 1, "far-links": 1, "first-offices": 1,
    "stations": 1, "sites": 1, "site-levels": 1, "first-sites": 1, "cities": 1, "nearest-top": -1, "all-top": -1,
    "telegraph": 1, "telegraph-space": 1, "stations-value": 1, "stations-space": 1, "network": 1, "network-space": 1,
    "up": 1, "down": 1, "up-money": 1, "behind": 0, "rails": 1, "buildings": 1,
}  # fmt: skip
"""The names of the numbers, and whether more of them can only be good (1) or bad (-1)."""
NAMES = tuple(SIGNS)


def turns_left(state: State, seat: Seat) -> float:
    """About how many turns a seat still has, including a current one of its own."""
    if state.phase == "over":
        return 0.0
    place, now = (seat - state.first) % state.seats, (state.acting - state.first) % state.seats
    running = state.phase == "draft" or place > now or (place == now and state.phase == "turn")
    if state.last_round:
        return float(state.last_round - state.round + running)
    return 1.0 + min(map(left_of_logo, state.players)) / PACE + running


def features(state: State, seat: Seat) -> list[float]:
    """The numbers, in the order of NAMES."""
    return [
        *_means(state, seat),
        *_milestones(state, seat),
        *_map(state, seat),
        *_tracks(state, seat),
        *_rest(state, seat),
    ]


def _means(state: State, seat: Seat) -> list[float]:
    player = state.players[seat]
    due = state.action.debt if state.action and state.acting == seat else 0
    money, workers = wealth(player) - due, workforce(player)
    specialists = workers - count_of(player, WHITE)
    return [
        1.0,
        money / 1000,
        min(money, 800) / 1000,
        player.shares / 5,
        workers - 4.0,
        max(0.0, 4.0 - workers),
        float(specialists),
    ]


def is_done(state: State, seat: Seat, held: Held) -> bool:
    """RRV-092: whether a milestone will be completed as the turn ends."""
    return all(held.managers) and not missing(state, seat, held.id)


def _milestones(state: State, seat: Seat) -> list[float]:
    player, letters, near = state.players[seat], dict.fromkeys(LETTERS, 0.0), [0.0] * len(NEAR)
    conditions = able = 0.0
    for held in player.milestones:
        card, lacking = DATA.milestones[held.id], missing(state, seat, held.id)
        empty = [wanted for wanted, manager in zip(card.managers, held.managers, strict=True) if not manager]
        parts = len(empty) + sum(c.count for c in lacking)
        if not parts:
            if following := NEXT[card.pile]:
                letters[following[0]] += 1
            continue
        letters[card.pile[0]] += 1
        near = [sum_ + card.vp / 20 * (parts <= most) for sum_, most in zip(near, NEAR, strict=True)]
        conditions += sum(c.count * (c.level or 2) / 3 for c in lacking)
        able += sum(bool(wanted == ANY or count_of(player, wanted)) for wanted in empty)
    return [*letters.values(), conditions, able, *near]


def _map(state: State, seat: Seat) -> list[float]:
    offices, stations = offices_of(state, seat), stations_of(state, seat)
    ends = [((link.left in offices) + (link.right in offices), link.vp / 5) for link in DATA.links]
    built = tuple(state.players[seat].built)
    cities, away = connected(built), distances(network(built))
    sites = [city for city in cities if city not in stations]
    top = sorted(away[city] for city in LEVELS[TOP_LEVEL])
    return [
        float(len(offices)),
        sum(vp for own, vp in ends if own == 1),
        sum(vp for own, vp in ends if own == 0),
        sum(not owners for owners in state.offices.values()) / 4,
        float(len(stations)),
        float(len(sites)),
        sum(DATA.cities[city].level for city in sites) / 3,
        float(sum(not state.stations[city] for city in sites)),
        len(cities) / 3,
        top[0] / 4,
        sum(top) / 12,
    ]


def _tracks(state: State, seat: Seat) -> list[float]:
    player = state.players[seat]
    return [number for track in TRACKS for number in (value(player, track) / 2, player.markers[track] / 3)]


def _rest(state: State, seat: Seat) -> list[float]:
    player = state.players[seat]
    return [
        float(sum(player.up.values())),
        float(sum(player.down.values())),
        float(player.up["money"] + player.up["shares"]),
        (left_of_logo(player) - min(map(left_of_logo, state.players))) / 5,
        min(2, sum(player.rails)) / 2,
        min(3, sum(player.buildings)) / 3,
    ]
