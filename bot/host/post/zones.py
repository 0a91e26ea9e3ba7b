"""Time zones that somebody lives in: the places of the IANA database."""

from __future__ import annotations

from functools import cache
from zoneinfo import available_timezones

UTC = "UTC"
REGIONS = (
    "Africa",
    "America",
    "Antarctica",
    "Arctic",
    "Asia",
    "Atlantic",
    "Australia",
    "Europe",
    "Indian",
    "Pacific",
)
"""What the names of places begin with; all else (`Etc/`, `posix/`, `Factory`, `EST`) is for machines."""


@cache
def zones() -> tuple[str, ...]:
    """All time zones that can be chosen, by name; UTC last."""
    return (*sorted(zone for zone in available_timezones() if zone.partition("/")[0] in REGIONS and "/" in zone), UTC)


def found(typed: str) -> list[str]:
    """The zones whose names have what was typed."""
    wanted = "_".join(typed.casefold().split())
    return [zone for zone in zones() if wanted in zone.casefold()]
