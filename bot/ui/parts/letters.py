"""Letters as people type them, in whatever language."""

from __future__ import annotations

import unicodedata


def bare(text: str) -> str:
    """In lower case without accents."""
    return "".join(each for each in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(each))
