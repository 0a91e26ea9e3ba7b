"""Every message that the code and the data can bring forth has words."""

import pytest

from engine.games.cargo_empire.clans import ABILITIES
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import BLANK, MARKERS, MODES, SPACES
from engine.games.cargo_empire.words import LEXICON
from renderers.i18n import Words
from tests.engine.games.spelling import said, spelt_out

WORDS = Words("en")
GAME, PREFIX = "cargo_empire", LEXICON.prefix


def ask_kinds() -> set[str]:
    """The kinds of all Asks."""
    asking = {"choose": 1, "choose_each": 0}
    return {kind for function, place in asking.items() for kind in spelt_out(GAME, function, place)}


def test_every_key_that_the_code_spells_out_has_words() -> None:
    keys = said(GAME) | {f"log-{key}" for key in spelt_out(GAME, "told", 2)}
    keys |= {f"why-{key}" for key in spelt_out(GAME, "why", 0)}
    assert {"log-delivery", "fare-token", "log-advance-icon", "log-first-crest"} <= keys
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
    "short": ICONS,
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
