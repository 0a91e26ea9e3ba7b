"""Where points come from (rules section 7), and what counts twice for a forwarder."""

from __future__ import annotations

from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.state import Seat, State

SOURCES = ("development", "level3", "city-cards", "objectives")
"""CGE-090: the four sources, in the order of the tie-break (CGE-095)."""


def factors(state: State, seat: Seat) -> dict[str, int]:
    """CGE-170, CGE-205, CGE-208, CGE-213: what counts twice for a forwarder; for a player everything counts once."""
    rates = dict.fromkeys(SOURCES, 1)
    if seat == state.forwarder_seat:
        rates["objectives"] = DATA.scoring.forwarder_factor
        if state.clans:
            rates["city-cards"] = DATA.scoring.forwarder_factor
        if DATA.maps[state.map].rush_fields:
            rates["development"] = DATA.scoring.forwarder_factor
    return rates
