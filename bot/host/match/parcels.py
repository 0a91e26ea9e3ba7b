"""Parcels: how long those that are brought are left to whoever has begun, and by what name they have them."""

from __future__ import annotations

from bot.host.context import LEASE

TOKEN = 14.5 * 60
"""Seconds for which something may be shown by the token of its interaction, a little less than Discord grants."""
AGAIN = LEASE + 10
"""Seconds after which is looked whether whoever has begun has died."""


def claim(parcel_id: int) -> str:
    """By this name a process has a parcel."""
    return f"parcel {parcel_id}"
