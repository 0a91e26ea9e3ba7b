"""Every letter of the languages, and every sign the pictures use, is in the font."""

from __future__ import annotations

import pytest

from renderers.draw.fonts import BOLD, REGULAR, SEMIBOLD, covers, legible

ENGLISH = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
CZECH = "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ„“‚‘"
HUNGARIAN = "áéíóöőúüűÁÉÍÓÖŐÚÜŰ„”»«"
SIGNS = "×+–—…?!.,:;/|()[]%Σ·−’'\"&€"


@pytest.mark.parametrize("weight", [REGULAR, SEMIBOLD, BOLD])
@pytest.mark.parametrize("letters", [ENGLISH, CZECH, HUNGARIAN, SIGNS], ids=["en", "cs", "hu", "signs"])
def test_the_font_has_every_letter(weight: str, letters: str) -> None:
    assert covers(letters, weight) == []


def test_a_letter_that_the_font_lacks_is_noticed() -> None:
    assert covers("a漢b") == ["漢"]
    assert legible("a漢b\u200b🚂") == "ab"
