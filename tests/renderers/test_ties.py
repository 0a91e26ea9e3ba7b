"""No line ends in a word that clings to the next one, and none begins with a unit."""

from __future__ import annotations

import pytest

from bot.ui.parts.clauses import rules_of
from engine.core.play.msg import Msg
from renderers.i18n import Words
from renderers.ties import tied
from tests.renderers.test_i18n import FOLDER, PRAGUE


@pytest.mark.parametrize(
    ("language", "text", "bound"),
    [
        ("cs", "Z Prahy a z Brna k moři", "Z~Prahy a~z~Brna k~moři"),
        ("cs", "Za 2 VB a 50 % ceny, tj. o 3 VBX víc", "Za 2~VB a~50~% ceny, tj. o~3 VBX víc"),
        ("cs", "Auto k  i", "Auto k~i"),
        ("cs", "„A“ v „Praze“, na konci a", "„A“ v~„Praze“, na konci a"),
        ("cs", "Napiš `/hra konec a dál` a čekej", "Napiš `/hra konec a dál` a~čekej"),
        (
            "hu",
            "A mozdony az 1. helyen, 250 $ és 3 GyP-t ad, s vége",
            "A~mozdony az~1. helyen, 250~$ és 3~GyP-t ad, s~vége",
        ),
        ("en", "A city of 2 VP is a town", "A city of 2 VP is a town"),
    ],
)
def test_a_text_is_tied_as_its_language_wants(language: str, text: str, bound: str) -> None:
    assert tied(text, language) == bound.replace("~", "\u00a0")


def test_a_sentence_is_tied_to_what_it_names() -> None:
    said = Words("cs", [FOLDER])
    assert said(Msg("toy-station", city=PRAGUE)) == "Stanice v\u00a0Praze."
    assert said.join(["v lese", "1"]) == "v\u00a0lese a\u00a01"


def test_rules_are_tied() -> None:
    for language, phrase in (("cs", " a\u00a0"), ("hu", " a\u00a0")):
        assert any(phrase in clause.text for clause in rules_of("steam", language))
    assert not any("\u00a0" in clause.text for clause in rules_of("steam", "en"))
