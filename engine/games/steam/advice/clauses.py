"""The clauses of rules.md that each kind of decision is about, the most telling first."""

CLAUSES = {
    "bid": ("STM-038", "STM-041", "STM-166", "STM-167", "STM-171"),
    "capital": ("STM-163", "STM-164", "STM-175", "STM-196"),
    "action-tile": ("STM-047", "STM-149", "STM-058", "STM-172"),
    "build": ("STM-062", "STM-069", "STM-072", "STM-078", "STM-091"),
    "tile": ("STM-078", "STM-072", "STM-087", "STM-103", "STM-095"),
    "new-city": ("STM-107", "STM-112", "STM-113", "STM-114"),
    "new-city-colour": ("STM-109", "STM-114", "STM-136"),
    "growth-city": ("STM-115", "STM-116"),
    "supply": ("STM-111", "STM-115", "STM-117"),
    "goods": ("STM-125", "STM-129", "STM-131", "STM-134", "STM-126"),
    "cube": ("STM-127", "STM-131", "STM-134"),
    "delivery": ("STM-127", "STM-134", "STM-138"),
    "points": ("STM-139", "STM-142", "STM-152", "STM-211"),
}

BASE, STANDARD = {"rules": "base"}, {"rules": "standard"}
NEEDS = {
    **dict.fromkeys(("STM-038", "STM-041", "STM-058", "STM-142", "STM-149"), BASE),
    **dict.fromkeys(("STM-163", "STM-164", "STM-166", "STM-167", "STM-171", "STM-172", "STM-175", "STM-196"), STANDARD),
}
"""The clauses among these that belong to only one of the two games."""
