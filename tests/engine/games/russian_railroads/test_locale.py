"""Every message that the code and the data can bring forth has words."""

import re
from pathlib import Path

import pytest

from engine.core.play.registry import folder
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.ladder import INDUSTRY_QUESTION
from engine.games.russian_railroads.words import LEXICON, name, say
from renderers.i18n import Words
from renderers.ties import TIE
from tests.engine.games.spelling import said, spelt_out

WORDS = Words("en")
GAME, PREFIX = "russian_railroads", LEXICON.prefix
NAMED = {"space", "engineer", "factory", "token", "card", "bonus", "start", "special", "source"}
"""Kinds of things that have a name of their own."""


def test_every_key_that_the_code_spells_out_has_words() -> None:
    keys = said(GAME)
    assert {"log-step", "build-factory", "build-loco-tile", "log-winners"} <= keys
    assert not [key for key in sorted(keys) if not WORDS.has(PREFIX + key)]


def test_only_known_kinds_of_things_are_named() -> None:
    assert spelt_out(GAME, "name") | spelt_out(GAME, "effect") | spelt_out(GAME, "thing") <= NAMED


THINGS = {
    "space": list(DATA.spaces),
    "engineer": [e.id for e in DATA.engineers.values()],
    "factory": [f.id for f in DATA.factories.values()],
    "token": list(DATA.tokens),
    "card": list(DATA.question_cards),
    "bonus": list(DATA.end_bonuses),
    "start": list(DATA.start_bonuses),
}
QUESTIONS = [s.id for s in DATA.specials.values() if s.id.endswith("-question")] + [INDUSTRY_QUESTION]


@pytest.mark.parametrize("kind", THINGS)
def test_every_thing_in_the_data_has_a_name_and_says_what_it_does(kind: str) -> None:
    keys = [f"{PREFIX}{kind}-{id}{part}" for id in THINGS[kind] for part in ("", "-effect")]
    assert not [key for key in keys if not WORDS.has(key)]


def test_question_spaces_have_names() -> None:
    assert not [id for id in QUESTIONS if not WORDS.has(f"{PREFIX}special-{id}")]


def test_every_one_time_special_has_its_own_line_in_the_log() -> None:
    text = (Path(folder("russian_railroads")) / "locale/en.ftl").read_text()
    once = [s.id for s in DATA.specials.values() if s.timing == "once"] + [INDUSTRY_QUESTION]
    assert not [id for id in once if f"[{id}]" not in text]


def test_composed_keys_have_words() -> None:
    keys = [f"space-{kind}-engineer" for kind in ("own", "variable", "hire")]
    keys += [f"source-{route.lower()}" for route in DATA.routes]
    keys += [f"source-{source}" for source in ("industry", "pass", "terminus", "engineers", "factories")]
    keys += ["source-end-bonus", "source-majority", "log-round-last", "log-lapse-white"]
    keys += [f"{key}-inner" for key in ("left", "done-effect")]
    keys += [f"place-{then}" for then in ("again", "returned", "either")]
    keys += [f"ask-{kind}" for kind in ask_kinds()]
    assert len(ask_kinds()) == 12
    assert not [key for key in keys if not WORDS.has(PREFIX + key)]


def ask_kinds() -> set[str]:
    """The kinds of Asks in the code: first argument of turn.choose, second of table.choose."""
    return spelt_out(GAME, "choose", 0, 1)


def test_the_log_says_once_what_was_paid_for_a_space(tongue: str) -> None:
    words = Words(tongue)
    for space in DATA.spaces:
        for workers in (1, 2):
            payment = say("payment", black=0, coins=0, workers=workers)
            line = words(say("log-space", seat=0, space=name("space", space), payment=payment))
            assert line.count("(") == 1, line
            assert f"({words(payment)})" in line


@pytest.mark.parametrize("language", ["cs", "hu"])
def test_translated_rules_call_things_by_their_buttons(language: str) -> None:
    book = (folder(GAME) / f"rules.{language}.md").read_text(encoding="utf-8")
    keys = sorted({*DATA.spaces, *DATA.tokens, *DATA.question_cards})
    assert [key for key in keys if re.search(rf"(?<![\w/-]){key}(?![\w-])", book)] == []


def test_a_clause_names_a_field_as_its_button_does() -> None:
    said = Words("cs")
    for key in ("black-1", "any-coin", "hire", "loco-3", "temps", "order-2", "last-industry", "ind-3"):
        label = said(name("space", key)).replace(TIE, " ")
        assert f"„{label}“" in (folder(GAME) / "rules.cs.md").read_text(encoding="utf-8"), label
