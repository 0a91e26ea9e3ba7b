"""What of a position tells how many points a seat will still make; `estimate` weighs it. Each number is about 1."""

from __future__ import annotations

from engine.games.railroad_revolution.conditions import missing
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import ANY, TRACKS
from engine.games.railroad_revolution.mat import left_of_logo
from engine.games.railroad_revolution.milestones import NEXT
from engine.games.railroad_revolution.network import LEVELS, TOP_LEVEL, connected, network, offices_of, stations_of
from engine.games.railroad_revolution.prospects import distances
from engine.games.railroad_revolution.scoring import counted, value, wealth
from engine.games.railroad_revolution.setup import WHITE
from engine.games.railroad_revolution.state import Held, Seat, State
from engine.games.railroad_revolution.workers import count_of, workforce

PACE = 1.35
"""Pieces that leave the mat of the quickest player in a round, about."""
LETTERS = ("A", "B", "C", "D")
MOST_LACKING = 5
"""Milestones that lack so many parts or more are alike."""

NAMES = (
    "one", "wealth", "first-800", "shares", "workforce", "short", "specialists",
    "a", "b", "c", "d", "conditions", "slots", "able", "lacks-1", "lacks-2", "lacks-3", "lacks-4", "lacks-5",
    "offices", "open-links", "far-links", "first-offices",
    "stations", "sites", "site-levels", "first-sites", "cities", "nearest-top", "all-top", "top",
    "telegraph", "telegraph-vp", "telegraph-space", "stations-value", "stations-vp", "stations-space",
    "network", "network-vp", "network-space",
    "up", "down", "up-money", "behind", "rails", "buildings",
)  # fmt: skip


def turns_left(state: State, seat: Seat) -> float:
    """About how many turns a seat still has, a running one of its own included."""
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
    player, letters, near = state.players[seat], dict.fromkeys(LETTERS, 0.0), [0.0] * MOST_LACKING
    conditions = slots = able = 0.0
    for held in player.milestones:
        card, lacking = DATA.milestones[held.id], missing(state, seat, held.id)
        empty = [wanted for wanted, manager in zip(card.managers, held.managers, strict=True) if not manager]
        parts = len(empty) + sum(c.count for c in lacking)
        if not parts:
            if following := NEXT[card.pile]:
                letters[following] += 1
                near[MOST_LACKING - 1] += 1
            continue
        letters[card.pile[0]] += 1
        near[min(parts, MOST_LACKING) - 1] += card.vp / 20
        conditions += sum(c.count * (c.level or 2) / 3 for c in lacking)
        slots += len(empty)
        able += sum(bool(wanted == ANY or count_of(player, wanted)) for wanted in empty)
    return [*letters.values(), conditions, slots, able, *near]


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
        float(top.count(0)),
    ]


def _tracks(state: State, seat: Seat) -> list[float]:
    player, found = state.players[seat], []
    for track in TRACKS:
        worth = value(player, track)
        found += [worth / 2, worth * counted(state, seat, track) / 5, player.markers[track] / 3]
    return found


def _rest(state: State, seat: Seat) -> list[float]:
    player = state.players[seat]
    return [
        float(sum(player.up.values())),
        float(sum(player.down.values())),
        float(player.up["money"] + player.up["shares"]),
        (left_of_logo(player) - min(map(left_of_logo, state.players))) / 5,
        min(8, sum(player.rails)) / 5,
        min(8, sum(player.buildings)) / 5,
    ]
