"""Source Sans Pro (SIL Open Font License), from the package font-source-sans-pro."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

from PIL import ImageFont

REGULAR = "Regular"
SEMIBOLD = "Semibold"
BOLD = "Bold"
ITALIC = "SemiboldIt"
"""For waters, as on any printed map."""


@lru_cache(maxsize=128)
def font(weight: str, pixels: float) -> ImageFont.FreeTypeFont:
    """The face of this weight at this many pixels."""
    path = resources.files("font_source_sans_pro") / "files" / f"SourceSansPro-{weight}.ttf"
    # the basic layout is the same on every machine; the other needs a library that may be missing
    return ImageFont.truetype(str(path), pixels, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=8192)
def width(text: str, weight: str, size: float) -> float:
    """Width of a line at this size, in the same unit as the size."""
    return font(weight, 64).getlength(text) * size / 64


def covers(characters: str, weight: str = REGULAR) -> list[str]:
    """The characters missing from the font."""
    face = font(weight, 32)
    missing = bytes(face.getmask("\uffff"))
    return [c for c in characters if not c.isspace() and bytes(face.getmask(c)) == missing]


@lru_cache(maxsize=4096)
def _covered(character: str) -> bool:
    return not covers(character)


def legible(text: str) -> str:
    """The text without the characters missing from the font."""
    return "".join(c for c in text if _covered(c) and c.isprintable())
