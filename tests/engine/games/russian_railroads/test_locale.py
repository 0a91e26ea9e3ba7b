"""Every message that the code and the data can bring forth has words."""

import ast
from pathlib import Path

import pytest

from engine.core.registry import folder
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.specials import INDUSTRY_QUESTION
from engine.games.russian_railroads.words import NAMED, PREFIX
from renderers.i18n import Words

WORDS = Words("en")
SOURCES = sorted(folder("russian_railroads").glob("*.py"))


def literal_calls(function: str) -> set[str]:
    """The first arguments, where they are plain strings, of every call of a function in the game's code."""
    found = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == function:
                options = node.args[:1]
                if isinstance(options[0], ast.IfExp):
                    options = [options[0].body, options[0].orelse]
                found |= {o.value for o in options if isinstance(o, ast.Constant)}
    return found


def test_every_key_that_the_code_spells_out_has_words() -> None:
    keys = literal_calls("say")
    assert {"log-step", "build-factory", "build-loco-tile", "log-winners"} <= keys
    assert not [key for key in sorted(keys) if not WORDS.has(PREFIX + key)]


def test_only_known_kinds_of_things_are_named() -> None:
    assert literal_calls("name") | literal_calls("effect") | literal_calls("thing") <= set(NAMED)


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


def test_every_special_space_says_what_it_does_and_question_spaces_have_names() -> None:
    keys = [f"{PREFIX}special-{id}-effect" for id in [*DATA.specials, INDUSTRY_QUESTION]]
    keys += [f"{PREFIX}special-{id}" for id in QUESTIONS]
    assert not [key for key in keys if not WORDS.has(key)]


def test_every_one_time_special_has_its_own_line_in_the_log() -> None:
    text = (Path(folder("russian_railroads")) / "locale/en.ftl").read_text()
    once = [s.id for s in DATA.specials.values() if s.timing == "once"] + [INDUSTRY_QUESTION]
    assert not [id for id in once if f"[{id}]" not in text]


def test_composed_keys_have_words() -> None:
    keys = ["step-extra-effect", "step-white-effect", "space-own-engineer", "space-variable-engineer"]
    keys += [f"space-{kind}-engineer-effect" for kind in ("own", "variable", "hire")] + ["space-hire-engineer"]
    keys += [f"source-{route.lower()}" for route in DATA.routes]
    keys += [f"source-{source}" for source in ("industry", "pass", "terminus", "engineers", "factories")]
    keys += ["source-end-bonus", "source-majority"]
    keys += [f"ask-{kind}" for kind in ask_kinds()]
    assert len(ask_kinds()) == 12
    assert not [key for key in keys if not WORDS.has(PREFIX + key)]


def ask_kinds() -> set[str]:
    """The kinds of Asks in the code: first argument of turn.choose, second of table.choose."""
    kinds = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "choose":
                kinds |= {a.value for a in node.args[:2] if isinstance(a, ast.Constant) and isinstance(a.value, str)}
    return kinds
