"""Which clauses of rules.md each decision is about, the most telling first."""

from collections.abc import Mapping

CLAUSES: Mapping[str, tuple[str, ...]] = {
    "pick-clan": ("CGE-120", "CGE-122", "CGE-123", "CGE-124"),
    "objective": ("CGE-077", "CGE-020", "CGE-094", "CGE-215"),
    "transport": ("CGE-198", "CGE-087", "CGE-062"),
    "first-post": ("CGE-026", "CGE-028", "CGE-027"),
    "second-post": ("CGE-027", "CGE-028", "CGE-032"),
    "crest": ("CGE-121", "CGE-124", "CGE-128"),
    "supply": ("CGE-032", "CGE-033", "CGE-079", "CGE-064", "CGE-036"),
    "demand": ("CGE-035", "CGE-046", "CGE-054", "CGE-055", "CGE-064"),
    "cards": ("CGE-046", "CGE-047", "CGE-043", "CGE-038", "CGE-062"),
    "rush": ("CGE-188", "CGE-189", "CGE-194", "CGE-193"),
    "skip": ("CGE-080", "CGE-081", "CGE-082", "CGE-083"),
    "advance": ("CGE-062", "CGE-066", "CGE-073", "CGE-063"),
    "lane": ("CGE-068", "CGE-069", "CGE-073"),
    "row-city": ("CGE-075", "CGE-064", "CGE-093"),
    "bonus": ("CGE-199", "CGE-075", "CGE-077", "CGE-093"),
    "clan": ("CGE-123", "CGE-228", "CGE-122"),
    "cube": ("CGE-132", "CGE-033"),
    "borrow": ("CGE-139", "CGE-124"),
    "swap": ("CGE-143", "CGE-039"),
    "vassal-supply": ("CGE-180", "CGE-179", "CGE-181"),
    "vassal-demand": ("CGE-180", "CGE-182", "CGE-183"),
    "end": ("CGE-228", "CGE-123"),
    "port": ("CGE-144", "CGE-109", "CGE-102"),
}
