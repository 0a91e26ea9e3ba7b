"""Every message that the code and the data can bring forth has words."""

import pytest

from engine.core.msg import Msg
from engine.games.railroad_revolution.actions import Choice
from engine.games.railroad_revolution.building import Office, Rail, Site, piece_option
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.effects import Flip, Train, brings
from engine.games.railroad_revolution.facts import BOXES, COLOURS
from engine.games.railroad_revolution.gains import Effect, kind
from engine.games.railroad_revolution.milestones import Card
from engine.games.railroad_revolution.parts import OWN, parts
from engine.games.railroad_revolution.people import Promotion, Worker
from engine.games.railroad_revolution.placements import BUILD
from engine.games.railroad_revolution.pool import Box, Main, Placing
from engine.games.railroad_revolution.rounds import Wealth
from engine.games.railroad_revolution.standing import ORDERS
from engine.games.railroad_revolution.state import Action, Offer
from engine.games.railroad_revolution.words import LEXICON
from renderers.i18n import Words
from tests.engine.games.spelling import calls, said, spelt_out

WORDS = Words("en")
MAINS = (Main(400, 0, 2, 2, "CHI"), Main(400, 50, 0, 1, "CHI"))
PLACINGS = [
    *(Placing(box, colour, fits, 3, main) for box in BOXES for colour in COLOURS for fits in (True, False)
      for main in (None, MAINS[0])),
    *(Box(box, COLOURS, main) for box in BOXES for main in MAINS),
]  # fmt: skip
GAME, PREFIX = "railroad_revolution", LEXICON.prefix
NAMED = {"city": DATA.cities, "train": DATA.trains, "wealth": DATA.wealth}
"""Things that have a name of their own."""


def read(msg: Msg | None) -> str:
    """The text of a message, which must have all its parts."""
    if msg is None:
        return ""
    text = WORDS(msg, lambda seat: f"P{seat}")
    assert PREFIX not in text and "{" not in text, text
    return text


def test_every_key_that_the_code_spells_out_has_words() -> None:
    keys = said(GAME) | {f"log-{key}" for key in spelt_out(GAME, "tell")} | spelt_out(GAME, "partial", 0, 1)
    keys |= {f"log-{key}" for call in calls(GAME, "Turn") for k in call.keywords if k.arg == "opening"
             for key in [k.value.value]}  # fmt: skip
    assert {"action-note", "rail-note", "log-sale", "log-decides", "hire"} <= keys
    assert not [key for key in sorted(keys) if not WORDS.has(PREFIX + key)]


def test_every_decision_has_a_prompt() -> None:
    kinds = spelt_out(GAME, "choose", 0, 1) | spelt_out(GAME, "may_choose")
    assert {"worker", "city", "rail", "sector", "piece", "deal", "steps", "milestone", "bank"} <= kinds
    assert len(kinds) == 20
    assert not [kind for kind in sorted(kinds) if not WORDS.has(f"{PREFIX}ask-{kind}")]


def test_only_known_kinds_of_things_are_named_and_all_of_them_have_names() -> None:
    assert spelt_out(GAME, "name") == NAMED.keys()
    keys = [f"{PREFIX}{kind}-{id.lower()}" for kind, things in NAMED.items() for id in things]
    assert not [key for key in keys if not WORDS.has(key)]


EFFECTS: list[Effect] = [
    *(e for tile in DATA.city_tiles.values() for e in (tile.primary, tile.first_bonus)),
    *(tile.effect for tile in DATA.telegraph_tiles.values()),
    *(train.effect for train in DATA.trains.values()),
    *(side.effect for side in DATA.wealth.values()),
    *(deal.reward for card in DATA.deals.values() for deal in (card.top, card.bottom)),
]


@pytest.mark.parametrize("effect", EFFECTS, ids=kind)
def test_every_effect_says_what_it_brings(effect: Effect) -> None:
    text = read(brings(effect))
    assert text.endswith(".")
    numbers = [n for n in (getattr(effect, field) for field in effect.__struct_fields__) if isinstance(n, int) and n]
    assert all(str(n) in text for n in numbers if n != 1)


@pytest.mark.parametrize(("box", "colour"), OWN)
def test_every_part_of_every_action_has_a_name_and_says_what_it_brings(box: str, colour: str) -> None:
    tile = {"station": "4-4", "telegraph": "TG-flip"}.get(box, "")
    action = Action(box, colour, placed=True, target="1", tile=tile, first=True, used=("reward",))
    for part in parts(action):
        assert read(Choice(part, 1).label())
        assert read(Choice(part, 1).detail()).endswith(".")


def test_every_option_with_facts_has_a_label_and_says_what_it_does() -> None:
    options = [
        *PLACINGS,
        *(Wealth(Offer(side, "gray")) for side in DATA.wealth),
        *(Rail(space, cost, sold=cost // 100, action=4 * cost) for space in DATA.spaces for cost in (0, 100)),
        *(Train(kind) for kind in DATA.trains),
        *(Flip(kind, up, idle) for kind in DATA.trains for up in (True, False) for idle in (True, False)),
        *(Card(id) for id in DATA.milestones),
        *(Site(tile.city or "MIA", cost, first, id if cost else "")
          for id, tile in DATA.city_tiles.items() for first in (True, False) for cost in (0, 300)),
        *(Office(1, shares, first=True, deal=False, tile=tile) for tile in DATA.telegraph_tiles for shares in (1, 3)),
        *(Promotion(Worker("gray", True), id, price, price // 100) for id in DATA.milestones for price in (0, 100)),
        *ORDERS["deal"],
    ]  # fmt: skip
    for option in options:
        assert 0 < len(read(option.label())) <= 45, option
        assert read(option.detail()), option


def test_who_chooses_a_city_or_a_sector_reads_what_its_tile_gives() -> None:
    assert read(Site("DEN", 500, True, "4-2").detail()) == (
        "Costs $500. Reward: orange worker and turquoise worker. First-station bonus for $250: a train."
    )
    assert read(Site("DEN", 500, False, "4-4").detail()) == "Costs $500. Reward: up to 4 steps. Not the first station."
    assert read(Site("WAS", 200, True, "L1-WAS").detail()) == (
        "Costs $200. Reward: your choice between orange worker and gray worker. "
        "First-station bonus: 1 share, then you may promote."
    )
    assert read(Office(2, 3, True, False, "TG-money").detail()) == "3 shares. Tile, for a worker: $600."


def test_who_may_promote_instead_of_the_effect_of_a_worker_reads_so() -> None:
    (promote,) = [part for part in parts(Action("trade", "orange")) if part.key == "promote"]
    assert read(Choice(promote, 0, (), "orange").detail()) == (
        "A worker goes onto one of your milestones. You do without the effect of the orange worker."
    )
    assert read(Choice(promote, 0).detail()) == "A worker goes onto one of your milestones."


def test_every_placement_and_piece_has_words() -> None:
    assert all(read(text) for _, text in BUILD.values())
    for piece in ("rail", "building"):
        assert read(piece_option(piece, 400).label())


def test_every_box_and_colour_has_words() -> None:
    for box in BOXES:
        for colour in COLOURS:
            assert box in read(Placing(box, colour, main=MAINS[0]).label()).lower()
            assert read(Placing(box, colour).label()).lower() == colour
    assert read(Msg(PREFIX + "manager", colour="any")) == "any worker"


def test_first_halves_of_keys_have_names() -> None:
    halves = [str(Worker(colour, from_mat)) for colour in COLOURS for from_mat in (False, True)]
    assert not [half for half in [*halves, *BOXES] if not WORDS.has(f"{PREFIX}facet-{half}")]
