"""Report: the figures of a month, and what has become of each table."""

from __future__ import annotations

from collections import Counter

from tests.month.people import KINDS
from tests.month.world import World

SHOWN = 4
"""Violations of a law that are told with all that was there."""


def report(world: World) -> str:
    """Some lines of figures, and every violation."""
    kinds = Counter(human.kind for human in world.humans.values())
    lines = [
        f"{world.tables} tables, {world.days:g} days, seed {world.seed}, {'with' if world.care else 'without'} care",
        "people: " + ", ".join(f"{kinds[kind]} {kind}" for kind in KINDS),
        "tables: " + _enumerated(world.fates),
        "deeds: " + _enumerated(world.counts),
        "posts: " + _enumerated(world.discord.counts),
        "refused: " + _enumerated(world.refused),
        "checked: " + _enumerated(world.laws.checks),
        f"journal: {world.journal.digest}",
        f"violations: {len(world.laws.found)}",
    ]
    laws = Counter(found.law for found in world.laws.found)
    lines += [f"  {count} x {law}" for law, count in laws.most_common()]
    seen: Counter[str] = Counter()
    for found in world.laws.found:
        seen[found.law] += 1
        if seen[found.law] <= SHOWN:
            lines += [f"  {found}", *(f"      {line}" for line in found.scene)]
    return "\n".join(lines)


def _enumerated(counts: Counter[str]) -> str:
    return ", ".join(f"{count} {name}" for name, count in sorted(counts.items()))
