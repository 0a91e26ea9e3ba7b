"""Mutants that change nothing that anybody could see, each with why."""

from __future__ import annotations

EQUAL: dict[str, str] = {}
"""By `Mutant.key`."""
