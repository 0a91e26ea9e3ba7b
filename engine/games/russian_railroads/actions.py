"""What the spaces, tiles, tokens and cards do, and whether that can be done by itself (rules section 15)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from engine.games.russian_railroads import factories, industry, locomotives, tracks
from engine.games.russian_railroads.auxiliary import doublers_free
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.effects import (
    BuildFactory,
    EngineerTile,
    HireEngineer,
    LocoOrFactory,
    PlaceLoco,
    Rail,
    Repeat,
    TakeLoco,
)
from engine.games.russian_railroads.elements import Action, Needs, Supplied, full, partial
from engine.games.russian_railroads.state import EMPTY, State

OWN_ENGINEER = "engineer-"
"""Own engineer tiles are action spaces too: `engineer-<number>`."""

ENGINEERS, LATER = DATA.engineers.values(), "end_of_turn"
SPACES = {id: full(space.effects, black=space.black_bonus) for id, space in DATA.spaces.items()}
VARIABLE = {e.number: full(e.effects, black=e.black_bonus, source="engineers") for e in ENGINEERS}
OWN = {e.number: partial(e.effects, least=1, black=e.black_bonus, source="engineers") for e in ENGINEERS}
FACTORIES = {
    f.number: partial(f.effects, source="factories", later=f.resolution == LATER) for f in DATA.factories.values()
}
TOKENS = {token.id: partial(token.effects) for token in DATA.tokens.values()}
CARDS = {
    card.id: partial(card.effects, order=card.order, least=card.order == "free")
    for card in DATA.question_cards.values()
}
"""RRR-131 to RRR-136: what has an order may be left out, the pieces of the other cards are taken."""
STARTS = {card.id: full(card.effects) for card in DATA.start_bonuses.values()}
WHITE_STEPS = {
    special.id: partial([each])
    for special in DATA.specials.values()
    for each in special.effects
    if isinstance(each, Rail)
}
"""RRR-084: the steps that a special space brings."""

STRIP_ROLES = {seats: [slot.role for slot in DATA.strip_slots if seats in slot.players] for seats in DATA.player_counts}
"""RRR-064, RRR-115: the roles of the strip's slots from left to right."""


def _variable_slots(seats: int) -> dict[str, int]:
    slots = [index for index, role in enumerate(STRIP_ROLES[seats]) if role == "variable"]
    return {f"variable-{number}": index for number, index in enumerate(reversed(slots), 1)}


VARIABLE_SLOTS = {seats: _variable_slots(seats) for seats in STRIP_ROLES}
"""The variable slots as action spaces (`variable-1` is next to the hire slot), and where they are on the strip."""

OWN_SPACES = {f"{OWN_ENGINEER}{number}": number for number in DATA.engineers}

SETTLED = {id: action for id, action in SPACES.items() if not isinstance(DATA.spaces[id].effects[0], EngineerTile)}
SETTLED |= {space: OWN[number] for space, number in OWN_SPACES.items()}
"""Action spaces that always do the same: all but the variable slots."""


def engineer_on(state: State, space: str) -> int:
    """RRR-066, RRR-068: the engineer that is the action space, own or on a variable slot; 0 if there is none."""
    slots = VARIABLE_SLOTS[state.seats]
    return state.strip[slots[space]] if space in slots else OWN_SPACES.get(space, EMPTY)


def action_of(state: State, space: str) -> Action:
    """What an action space does, own engineers (`engineer-<number>`) included."""
    return SETTLED.get(space) or VARIABLE[engineer_on(state, space)]


def executable(state: State, seat: int, action: Action) -> bool:
    """RRR-018, RRR-188: whether all that is required, or the least that must be done, can be done by itself."""
    for needs in action.ways:
        if can_do(state, seat, needs):
            return True
    return not action.ways


def can_do(state: State, seat: int, needs: Needs) -> bool:
    """RRR-184: whether these elements of one action can all be executed in some order, without any triggered choice.

    Rails, industry, doublers and the locomotive supply do not touch one another, save that a factory competes with a
    locomotive for tiles; so each is tested on its own.
    """
    player = state.players[seat]
    if needs.rails and not tracks.possible(player.rails, needs.rails):
        return False
    if needs.industry:
        filled = len(player.notches) - player.notches.count(EMPTY)
        if industry.steps_left(player, filled) < needs.industry:
            return False
    if needs.doublers and doublers_free(state, player) < needs.doublers:
        return False
    return not needs.others or all(_supplied(state, seat, each, needs) for each in needs.others)


def _supplied(state: State, seat: int, each: Supplied, needs: Needs) -> bool:
    player = state.players[seat]
    match each:
        case TakeLoco() if needs.factory:
            return factories.can_do_both(state, player)
        case TakeLoco():
            return locomotives.fits(player, locomotives.lowest(state))
        case BuildFactory() | LocoOrFactory():
            return factories.can_build(state)
        case PlaceLoco():
            return locomotives.fits(player, each.number)
        case Repeat():
            return bool(repeatable(state, seat))
        case HireEngineer():
            return bool(state.strip[-1])
        case _:
            assert_never(each)


def repeatable(state: State, seat: int) -> list[str]:
    """RRR-173, RRR-198 to RRR-200: one-worker spaces with a piece of the player's whose action can be executed."""
    return [space for space in used(state, seat) if executable(state, seat, action_of(state, space))]


def used(state: State, seat: int) -> Iterable[str]:
    """RRR-173, RRR-198: the one-worker spaces with a piece of the player's that may be repeated."""
    for space, pieces in state.board.items():
        if any(piece.seat == seat for piece in pieces) and _may_be_repeated(state, space):
            yield space


def _may_be_repeated(state: State, space: str) -> bool:
    if number := engineer_on(state, space):
        return DATA.engineers[number].repeatable and not VARIABLE[number].repeats
    return DATA.spaces[space].repeatable
