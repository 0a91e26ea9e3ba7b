"""Parcels: how long the process that begins one keeps it, and the name of its claim."""

from __future__ import annotations

from bot.host.context import LEASE

TOKEN = 14.5 * 60
"""Seconds for which the token of its interaction may show something, a little less than Discord grants."""
AGAIN = LEASE + 10
"""Seconds after which it checks whether the process that began has died."""


def claim(parcel_id: int) -> str:
    """The name by which a process has a parcel."""
    return f"parcel {parcel_id}"
