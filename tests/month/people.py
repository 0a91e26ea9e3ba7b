"""People: when they look, when they sleep, and what becomes of them in a month."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from random import Random
from zoneinfo import ZoneInfo

from bot.host.types.people import Person

HOUR, DAY = 3600.0, 86400.0
KINDS = {
    "steady": 9, "slow": 4, "vanishes": 3, "returns": 3, "announces": 3, "leaves": 1, "resigns": 1,
}  # fmt: skip
"""Kinds of people, and how many of each there are to the others."""
ZONES = ("Europe/Prague", "Europe/London", "America/New_York", "America/Los_Angeles", "Asia/Tokyo", "UTC")
Span = tuple[float, float]


@dataclass
class Human:
    """Somebody who plays, and what they have told the bot.

    `gone` is when nobody can reach them: for ever, or until they return. `left` is when they have left the server.
    """

    person: Person
    kind: str
    zone: str
    chance: Random
    gap: float
    """Seconds between two looks at Discord, on average."""
    quiet: tuple[int, int] | None
    """Minutes since midnight between which nothing may ping them."""
    settings: dict[str, int | str | bool]
    votes: bool
    gone: Span | None = None
    left: float | None = None
    away: Span | None = None
    plays_away: bool = False
    closed: bool = False
    """Whether their private messages are closed."""
    nights: list[Span] = field(default_factory=list)
    games: list[int] = field(default_factory=list)

    @property
    def user_id(self) -> int:
        return self.person.user_id

    def here(self, at: float) -> bool:
        """Whether they look at Discord at all at this time."""
        lost = self.left is not None and at >= self.left
        return not lost and not (self.gone is not None and self.gone[0] <= at < self.gone[1])

    def local(self, at: float) -> datetime:
        return datetime.fromtimestamp(at, ZoneInfo(self.zone))

    def sleeps(self, at: float) -> bool:
        """Whether `at` lies in the quiet hours that they have set."""
        return any(since <= at < upto for since, upto in self.nights)

    def up(self, at: float) -> float:
        """The first moment from `at` on at which they are awake: quiet hours, or what a body needs."""
        while self.sleeps(at) or not 7 <= self.local(at).hour < 24:
            at += HOUR / 4
        return at


def nights(zone: str, quiet: tuple[int, int], start: float, end: float) -> list[Span]:
    """Every quiet time between two moments, one more at each side."""
    day, found = datetime.fromtimestamp(start - DAY, ZoneInfo(zone)), []
    while day.timestamp() < end + DAY:
        since = day.replace(hour=quiet[0] // 60, minute=quiet[0] % 60, second=0, microsecond=0)
        upto = day.replace(hour=quiet[1] // 60, minute=quiet[1] % 60, second=0, microsecond=0)
        upto += timedelta(days=quiet[1] <= quiet[0])
        found.append((since.timestamp(), upto.timestamp()))
        day += timedelta(days=1)
    return found


def measure(spans: Iterable[Span], start: float, end: float) -> float:
    """Seconds between two moments that lie in any of the spans."""
    total, last = 0.0, start
    for since, upto in sorted(spans):
        if (more := min(upto, end) - max(since, last)) > 0:
            total, last = total + more, min(upto, end)
    return total


def people(count: int, seed: int, start: float, days: float) -> list[Human]:
    """So many people, of all kinds; the same ones for the same seed."""
    kinds = [kind for kind, share in KINDS.items() for _ in range(share)]
    return [_human(n, kinds[n % len(kinds)], seed, start, days) for n in range(count)]


def _human(number: int, kind: str, seed: int, start: float, days: float) -> Human:
    chance = Random(f"{seed} person {number}")
    quiet = chance.choice([None, (23 * 60, 7 * 60), (22 * 60, 6 * 60 + 30), (60, 9 * 60), (0, 8 * 60)])
    human = Human(
        Person(10_000 + number, f"Player {number}", chance.choice(["en-GB", "cs", None])),
        kind,
        chance.choice(ZONES),
        chance,
        gap=chance.uniform(12, 30) * HOUR if kind == "slow" else chance.uniform(3, 9) * HOUR,
        quiet=quiet,
        settings=_settings(chance),
        votes=chance.random() < 0.7,
        closed=chance.random() < 0.1,
    )
    if quiet is not None:
        human.nights = nights(human.zone, quiet, start, start + (days + 10) * DAY)
    at = start + chance.uniform(0.1, 0.7) * days * DAY
    if kind == "vanishes":
        human.gone = (at, float("inf"))
    if kind == "returns":
        human.gone = (at, at + chance.uniform(0.1, 0.4) * days * DAY)
    if kind == "leaves":
        human.left = at
    if kind == "announces":
        human.away = (at, at + chance.choice([2, 4, 8, 20]) * DAY)
        human.gone = (at + 1, human.away[1] - chance.choice([0, 0, 1]) * DAY)
        human.plays_away = chance.random() < 0.5
    return human


def _settings(chance: Random) -> dict[str, int | str | bool]:
    """What they have set beside their quiet hours."""
    found: dict[str, int | str | bool] = {}
    if chance.random() < 0.15:
        found["digest"] = chance.randrange(1440)
    if chance.random() < 0.15:
        found["pings"] = "first"
    if chance.random() < 0.15:
        found["confirm"] = False
    if chance.random() < 0.2:
        found["remind_after"] = chance.choice([0, 6 * 60, 36 * 60])
    if chance.random() < 0.1:
        found["remind_most"] = chance.choice([0, 1, 5])
    if chance.random() < 0.1:
        found["grace"] = chance.choice([0, 60])
    return found
