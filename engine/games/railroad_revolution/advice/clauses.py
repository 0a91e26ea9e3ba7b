"""Which rules a decision is about, the most telling first."""

from __future__ import annotations

from collections.abc import Mapping

CLAUSES: Mapping[str, tuple[str, ...]] = {
    "wealth": ("RRV-030", "RRV-016", "RRV-179"),
    "worker": ("RRV-034", "RRV-047", "RRV-055", "RRV-068", "RRV-078"),
    "pool": ("RRV-037", "RRV-039", "RRV-040", "RRV-035"),
    "action": ("RRV-037", "RRV-038", "RRV-166", "RRV-109"),
    "city": ("RRV-048", "RRV-049", "RRV-050", "RRV-174"),
    "rail": ("RRV-057", "RRV-056", "RRV-058", "RRV-062"),
    "sector": ("RRV-068", "RRV-069", "RRV-070", "RRV-071", "RRV-118"),
    "piece": ("RRV-078", "RRV-110"),
    "deal": ("RRV-086", "RRV-087", "RRV-088", "RRV-089"),
    "steps": ("RRV-102", "RRV-103", "RRV-104", "RRV-115", "RRV-116"),
    "promote": ("RRV-041", "RRV-042", "RRV-044", "RRV-109"),
    "flip": ("RRV-106", "RRV-113", "RRV-178"),
    "train": ("RRV-105", "RRV-113"),
    "swap": ("RRV-046", "RRV-184"),
    "discard": ("RRV-003", "RRV-071", "RRV-104", "RRV-109"),
    "worker-choice": ("RRV-141", "RRV-045"),
    "colour": ("RRV-182", "RRV-045", "RRV-108"),
    "bank": ("RRV-108", "RRV-107", "RRV-186"),
    "milestone": ("RRV-095", "RRV-092", "RRV-042"),
    "completion": ("RRV-191", "RRV-094", "RRV-095"),
}
"""By kind of decision."""
