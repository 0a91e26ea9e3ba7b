"""Every message that the code and the data can bring forth has words."""

import ast

import pytest

from engine.core.registry import folder
from engine.games.cargo_empire.clans import ABILITIES
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import BLANK, MARKERS, MODES, SPACES
from engine.games.cargo_empire.words import PREFIX
from renderers.i18n import Words

WORDS = Words("en")
SOURCES = sorted(folder("cargo_empire").glob("*.py"))


def literals(functions: dict[str, int]) -> set[str]:
    """The strings that the game's code hands to functions (name: which argument)."""
    found = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call):
                called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                argument = node.args[functions[called]] if called in functions else None
                parts = [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]
                found |= {part.value for part in parts if isinstance(part, ast.Constant)}
    return found


def ask_kinds() -> set[str]:
    """The kinds of all Asks."""
    kinds = literals({"choose": 1, "choose_each": 0, "ask": 1, "decide": 1})
    return {kind for kind in kinds if isinstance(kind, str)}


def test_every_key_that_the_code_spells_out_has_words() -> None:
    keys = literals({"say": 0}) | {f"log-{key}" for key in literals({"told": 2})}
    assert {"log-delivery", "fare-land", "log-advance-icon", "log-first-crest"} <= keys
    assert not [key for key in sorted(keys) if not WORDS.has(PREFIX + key)]


def test_every_decision_has_a_prompt() -> None:
    assert {"supply", "objective", "vassal-demand", "port"} <= ask_kinds()
    assert not [kind for kind in sorted(ask_kinds()) if not WORDS.has(f"{PREFIX}ask-{kind}")]


ICONS = sorted({icon.replace("_", "-") for side in DATA.sides.values() for icon in (*side.upper, *side.lower)})
THINGS = {
    "city": [BLANK, *(key for board in DATA.maps.values() for key in board.cities)],
    "mode": list(MODES),
    "marker": list(MARKERS),
    "lane": list(SPACES),
    "icon": ICONS,
    "rival": ["forwarder"],
}
EXPLAINED = {
    "clan": list(DATA.clans),
    "objective": list(DATA.objectives),
    "bonus": ["city", "objective"],
    "ability": ["crest", *(ABILITIES[clan.paid_b].key for clan in DATA.clans.values())],
}


@pytest.mark.parametrize("kind", [*THINGS, *EXPLAINED])
def test_every_thing_has_a_name_and_most_an_explanation(kind: str) -> None:
    keys = [f"{PREFIX}{kind}-{id_}" for id_ in {**THINGS, **EXPLAINED}[kind]]
    keys += [f"{key}-effect" for key in keys if kind in EXPLAINED]
    assert not [key for key in keys if not WORDS.has(key)]
