"""What action spaces, tiles, tokens and cards do."""

from __future__ import annotations

from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.effects import (
    EngineerTile,
    Rail,
)
from engine.games.russian_railroads.elements import Action, full, partial
from engine.games.russian_railroads.state import EMPTY, State

HIRE = "hire"


OWN_ENGINEER = "engineer-"
"""A player's own engineer tiles are action spaces too: `engineer-<number>`."""

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
"""RRR-131 to RRR-136: parts that have an order may be left out; the pieces on the other cards are taken."""
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
"""The action spaces that always do the same: all except the variable slots."""


def engineer_on(state: State, space: str) -> int:
    """RRR-066, RRR-068: the engineer that this action space is, one's own or on a variable slot; 0 if there is none."""
    slots = VARIABLE_SLOTS[state.seats]
    return state.strip[slots[space]] if space in slots else OWN_SPACES.get(space, EMPTY)


def action_of(state: State, space: str) -> Action:
    """What an action space does, including a player's own engineers (`engineer-<number>`)."""
    return SETTLED.get(space) or VARIABLE[engineer_on(state, space)]
