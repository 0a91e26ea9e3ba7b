"""The rules that each kind of decision is about, the most telling first."""

from __future__ import annotations

CLAUSES = {
    "draft": ("RRR-010", "RRR-120", "RRR-121", "RRR-122", "RRR-123"),
    "space": ("RRR-015", "RRR-016", "RRR-018", "RRR-021", "RRR-022"),
    "pay": ("RRR-017", "RRR-019", "RRR-020", "RRR-135"),
    "advance": ("RRR-027", "RRR-028", "RRR-055", "RRR-072", "RRR-183"),
    "place": ("RRR-041", "RRR-039", "RRR-043", "RRR-044"),
    "build": ("RRR-046", "RRR-047", "RRR-056"),
    "replace": ("RRR-048", "RRR-194"),
    "repeat": ("RRR-173", "RRR-198", "RRR-200"),
    "token": ("RRR-092", "RRR-093", "RRR-189", "RRR-183"),
    "card": ("RRR-129", "RRR-183", "RRR-190"),
    "pick": ("RRR-137", "RRR-109", "RRR-211"),
    "reuse": ("RRR-078", "RRR-079", "RRR-206"),
}
