"""Numbers and names in sentences: the plural that goes with a number, the case that goes with a verb."""

from __future__ import annotations

import pytest

from bot.i18n import Texts
from engine.core.play.msg import Msg
from renderers.ties import TIE

WORDS = Texts()
NUMBERS = (0, 1, 2, 5, 21, 101)
CITIES = ("berlin", "stockholm", "rome", "athens", "warsaw")


@pytest.mark.parametrize(
    ("language", "points"),
    [
        ("en", ["0 points", "1 point", "2 points", "5 points", "21 points", "101 points"]),
        ("cs", ["0 bodů", "1 bod", "2 body", "5 bodů", "21 bodů", "101 bodů"]),
        ("hu", ["0 pont", "1 pont", "2 pont", "5 pont", "21 pont", "101 pont"]),
    ],
)
def test_a_number_has_its_plural(language: str, points: list[str]) -> None:
    assert [WORDS(language)(Msg("core-points", n=number)) for number in NUMBERS] == points


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("cs", ["z Berlína", "ze Stockholmu", "z Říma", "z Athén", "z Varšavy"]),
        ("hu", ["Berlinből", "Stockholmból", "Rómából", "Athénból", "Varsóból"]),
    ],
)
def test_a_city_has_the_case_of_its_sentence(language: str, sentences: list[str]) -> None:
    said = WORDS(language)
    cities = [Msg(f"cargo-empire-city-{city}") for city in CITIES]
    told = [said(Msg("cargo-empire-vassal-note", city=city, colour="orange")).replace(TIE, " ") for city in cities]
    assert [text.split(" ")[-len(form.split(" ")) :] for text, form in zip(told, sentences, strict=True)] == [
        f"{form}.".split(" ") for form in sentences
    ]
