"""Maintenance (rules section 6): the new turn order and the cards of its slots."""

from __future__ import annotations

from engine.core.play.table import Table
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.development import TYPES, take_cards
from engine.games.cargo_empire.rush import renew
from engine.games.cargo_empire.state import Seat, State
from engine.games.cargo_empire.words import told


async def maintain(table: Table[State]) -> None:
    """CGE-085 to CGE-089, CGE-190: comparisons, slots and their cards; on Dyorle new rush tokens."""
    state = table.state
    state.order = new_order(state)
    await take_slots(table)
    renew(table)


def new_order(state: State) -> list[Seat]:
    """CGE-085, CGE-086, CGE-088, CGE-149, CGE-201: the furthest car, then train, then ship; a tie goes to the earlier.

    This goes slot by slot, among the seats without a new slot; the remaining seat takes the last one.
    """
    left, order = list(state.order), []
    for slot in range(1, len(state.players) + 1):
        marker = DATA.slots[slot].compare
        best = left[0] if marker == "none" else max(left, key=lambda seat: state.players[seat].markers[marker].column)
        left.remove(best)
        order.append(best)
    return order


async def take_slots(table: Table[State]) -> None:
    """CGE-022 to CGE-025, CGE-087 to CGE-089, CGE-149: each player takes the card of their slot, a forwarder none."""
    state = table.state
    for slot, seat in enumerate(state.order, 1):
        if seat == state.forwarder_seat:
            table.tell(told(state, seat, "slot", slot=slot))
            continue
        bonus: str = DATA.slots[slot].bonus
        if bonus == "any":
            state.acting = seat
            bonus = str(await table.choose(seat, "transport", TYPES, hand=state))
        table.tell(told(state, seat, "slot", slot=slot))
        take_cards(table, seat, [bonus])
