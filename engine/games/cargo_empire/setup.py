"""Components and setup (rules section 1), with clan boards, forwarder, vassals, Dyorle and advanced tracks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.play.msg import Msg
from engine.core.play.rng import Rng
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import BLANK, MARKERS, MODES
from engine.games.cargo_empire.state import City, Forwarder, Marker, Player, Seat, State
from engine.games.cargo_empire.words import name, say

ADVANCED = ("a", "b", "c")
"""CGE-196: the groups of the sides in track positions 1, 2 and 3."""
RANDOM_TRACK = "random"
TRACK_CHOICES = (RANDOM_TRACK, *DATA.sides)
"""CGE-197: what a table may choose for each track position."""


def refuse(seats: int, variants: Mapping[str, str]) -> Msg | None:
    """CGE-197, CGE-204: forwarder and vassals are for two players; a track side can be in only one place."""
    if variants["table"] == "forwarder" and seats > 2:
        return say("refuse-forwarder", seats=seats)
    if variants["table"] == "vassals" and seats != 2:
        return say("refuse-vassals", seats=seats)
    chosen = chosen_tracks(variants)
    twice = next((side for side in chosen if side and chosen.count(side) > 1), "")
    if twice:
        return say("refuse-track", side=name("side", twice))
    return None


def setup(seats: int, variants: Mapping[str, str], rng: Rng) -> State:
    """CGE-010 to CGE-025, CGE-146 to CGE-148, CGE-178: all that chance decides before anyone makes a choice."""
    forwarder = seats == 1 or variants["table"] == "forwarder"
    vassals = variants["table"] == "vassals"
    tiles = shuffled(DATA.tiles, rng)
    cards = shuffled(DATA.maps[variants["map"]].cities, rng)
    objectives = shuffled(DATA.objectives, rng)
    state = State(
        rng=rng.value,
        map=variants["map"],
        players=[new_player() for _ in range(seats + forwarder)],
        forwarder=Forwarder("", shuffled(DATA.forwarder, rng)) if forwarder else None,
        clans=variants["clans"] == "on",
        vassals=vassals,
        tracks=draw_tracks(variants["tracks"], chosen_tracks(variants), rng),
        cities={key: new_city(tile) for key, tile in zip(DATA.maps[variants["map"]].cities, tiles, strict=True)},
        row=cards[: DATA.game.row_slots],
        city_deck=cards[DATA.game.row_slots :] + [BLANK] * DATA.game.blank_city_cards,
        known=DATA.game.blank_city_cards,
        objective_deck=objectives,
        order=clockwise(rng.below(seats + forwarder), seats + forwarder),
        rush=draw_rush(rng) if DATA.maps[variants["map"]].rush_fields else [],
    )
    deal(state)
    if state.clans:
        state.phase, state.acting = "clans", 0
    else:
        take_colours(state)
    return state


def shuffled(cards: Mapping[str, object] | Mapping[int, object], rng: Rng) -> list:  # type: ignore[type-arg]
    """The keys of a table in random order."""
    found = list(cards)
    rng.shuffle(found)
    return found


def new_city(tile: int) -> City:
    """CGE-010, CGE-011: a tile with LV1 up and a cube on each supply space."""
    return City(tile, DATA.cubes_on_tile)


def new_player() -> Player:
    """CGE-017, CGE-018: what every seat starts with, except that a forwarder has no transport cards (see `deal`)."""
    return Player(
        colour="",
        hand=dict.fromkeys(MODES, DATA.game.starting_cards_per_type),
        posts=[DATA.game.turns_per_round] * DATA.game.rounds,
        spare=DATA.game.spare_posts,
        markers=dict.fromkeys(MARKERS, Marker()),
    )


def deal(state: State) -> None:
    """CGE-019, CGE-020, CGE-148: a city card and two objective cards each; the forwarder's come last, one of each."""
    for seat, player in enumerate(state.players):
        player.face_down = state.city_deck.pop(0)
        player.spare -= 1  # the order marker (CGE-022)
        if seat == state.forwarder_seat:
            player.hand = dict.fromkeys(MODES, 0)
            player.objectives = [state.objective_deck.pop(0)]
        else:
            player.drawn = sorted(state.objective_deck.pop(0) for _ in range(DATA.game.objectives_drawn))
        if state.vassals:
            player.vassals = DATA.game.rounds * DATA.game.turns_per_round


def chosen_tracks(variants: Mapping[str, str]) -> list[str]:
    """CGE-197: the sides that the table has agreed on for track positions 1, 2 and 3, "": left to chance."""
    chosen = [variants[f"track-{position}"] for position in range(1, DATA.columns.slots + 1)]
    return ["" if side == RANDOM_TRACK else side for side in chosen]


def draw_tracks(kind: str, chosen: Sequence[str], rng: Rng) -> list[str]:
    """CGE-012, CGE-196, CGE-197, CGE-230: the sides in track positions 1, 2 and 3; chance decides if none is chosen.

    Each random side is one of those not used yet: of group a, of the group of its position, or of all.
    """
    if kind == "advanced":
        groups = [[side for side in of_group(group) if side not in chosen] for group in ADVANCED]
        return [side or rng.pick(group) for side, group in zip(chosen, groups, strict=True)]
    sides = [side for side in (of_group("a") if kind == "base" else DATA.sides) if side not in chosen]
    rng.shuffle(sides)
    return [side or sides.pop(0) for side in chosen]


def of_group(group: str) -> list[str]:
    """The track sides of a group."""
    return [side.id for side in DATA.sides.values() if side.group == group]


def draw_rush(rng: Rng) -> list[str]:
    """CGE-185, CGE-190: all rush tokens in random order, one for each rush field."""
    tokens = [token.type for token in DATA.rush_tokens.values() for _ in range(token.count)]
    rng.shuffle(tokens)
    return tokens


def clockwise(start: Seat, seats: int) -> list[Seat]:
    """CGE-021, CGE-022: the seats from the start player on, clockwise."""
    return [(start + n) % seats for n in range(seats)]


def take_colours(state: State) -> None:
    """CGE-005, CGE-120, CGE-147, CGE-178: every seat without a colour takes the next free one."""
    used = [player.colour for player in state.players if player.colour]
    free = [colour for colour in DATA.game.colours if colour not in used]
    for player in state.players:
        player.colour = player.colour or free.pop(0)
    for player in state.players:
        if state.vassals:
            player.vassal_colour = free.pop(0)
    if state.forwarder is not None:
        state.forwarder.colour = free.pop(0)
