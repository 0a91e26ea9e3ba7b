"""Every message that the code and the data can bring forth has words."""

import pytest

from engine.core.play.msg import Msg
from engine.games.railroad_revolution.advice.helps import Help
from engine.games.railroad_revolution.advice.told import ToldOffice, ToldRail, ToldSite
from engine.games.railroad_revolution.advice.told_gains import ToldFlip, brings
from engine.games.railroad_revolution.advice.told_parts import ToldPart
from engine.games.railroad_revolution.advice.told_people import (
    Main,
    ToldBox,
    ToldCard,
    ToldPlacing,
    ToldPromotion,
    ToldWealth,
)
from engine.games.railroad_revolution.building import piece_option
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.effects import Train
from engine.games.railroad_revolution.facts import BOXES, COLOURS
from engine.games.railroad_revolution.gains import Effect, kind
from engine.games.railroad_revolution.parts import OWN, parts
from engine.games.railroad_revolution.people import Worker
from engine.games.railroad_revolution.placements import BUILD
from engine.games.railroad_revolution.standing import ORDERS
from engine.games.railroad_revolution.state import Action, Offer
from engine.games.railroad_revolution.words import LEXICON, Now, say
from renderers.i18n import Words
from tests.engine.games.spelling import calls, said, spelt_out

WORDS = Words("en")
MAINS = (Main(400, 0, 2, 2, "CHI"), Main(400, 50, 0, 1, "CHI"))
NOW = Now(lie="both", vp=8, trains=3)
PLACINGS = [
    *(ToldPlacing(box, colour, main is None, gain, NOW, main)
      for box in BOXES for colour in COLOURS for gain in (say("plan-deal"), None) for main in (None, MAINS[0])),
    *(ToldBox(box, COLOURS, main) for box in BOXES for main in MAINS),
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
    assert text
    numbers = [n for n in (getattr(effect, field) for field in effect.__struct_fields__) if isinstance(n, int) and n]
    assert all(str(n) in text for n in numbers if n != 1)


@pytest.mark.parametrize(("box", "colour"), OWN)
def test_every_part_of_every_action_has_a_name_and_says_what_it_brings(box: str, colour: str) -> None:
    tile = {"station": "4-4", "telegraph": "TG-flip"}.get(box, "")
    action = Action(box, colour, placed=True, target="1", tile=tile, first=True, used=("reward",))
    for part in parts(action):
        assert 0 < len(read(ToldPart(part, 1).label())) <= 60
        whole = ToldPart(part, 1, (say("bank"),), "gray", 3, outcome=say("plan-points", vp=2))
        assert read(whole.detail()).startswith("+2 VP")
        assert read(whole.left_out())


def test_every_option_with_facts_has_a_label_and_says_what_it_does() -> None:
    options = [
        *PLACINGS,
        *(ToldWealth(Offer(side, "gray")) for side in DATA.wealth),
        *(ToldRail(space, cost, cost > 0, 4 * cost, cost // 100) for space in DATA.spaces for cost in (0, 100)),
        *(Train(kind) for kind in DATA.trains),
        *(ToldFlip(kind, up, idle) for kind in DATA.trains for up in (True, False) for idle in (True, False)),
        *(ToldCard(id) for id in DATA.milestones),
        *(ToldSite(tile.city or "MIA", cost, first, id if cost else "")
          for id, tile in DATA.city_tiles.items() for first in (True, False) for cost in (0, 300)),
        *(ToldOffice(1, shares, tile=tile) for tile in DATA.telegraph_tiles for shares in (1, 3)),
        *(ToldPromotion(Worker("gray", True), id, price, price // 100) for id in DATA.milestones for price in (0, 100)),
        *ORDERS["deal"],
    ]  # fmt: skip
    for option in options:
        assert 0 < len(read(option.label())) <= 60, option
        assert len(read(option.detail())) <= 100, option


def test_who_chooses_a_city_or_a_sector_reads_what_its_tile_gives() -> None:
    den = ToldSite("DEN", 500, True, "4-2", bonus=True, helps=Help(23, completes=True), vp=2)
    assert read(den.label()) == "Denver (level 4), completes 23 VP"
    assert read(den.detail()) == "+2 VP, $500, orange and turquoise workers; bonus: a train for $250"
    assert read(ToldSite("DEN", 500, False, "4-4", sold=2).detail()) == "$500 (sells 2 shares), up to 4 steps"
    assert read(ToldSite("WAS", 200, True, "L1-WAS", bonus=True).detail()) == (
        "$200, orange or grey worker; bonus: 1 share, then you may promote"
    )
    linked = ToldOffice(2, 3, False, "TG-money", 5, 7)
    assert read(linked.label()) == "Sector 2: +7 VP, 3 shares ($450)"
    assert read(linked.detail()) == "5 VP for the link to your office; for a worker: $600"
    assert [read(ToldOffice(2, shares, True, vp=vp).label()) for shares, vp in ((1, 0), (0, 1), (0, 0))] == [
        "Sector 2: 1 share ($150)", "Sector 2: +1 VP", "Sector 2",
    ]  # fmt: skip


def test_a_half_of_a_way_says_which_and_where_it_leads() -> None:
    near, far = ToldRail("KCY-DENa", 0, True, 400), ToldRail("KCY-DENb", 100, True, 500, 1, "DEN", Help(20), 7)
    assert [read(rail.label()) for rail in (near, far)] == [
        "Kansas City–Denver (half at Kansas City)",
        "Kansas City–Denver (half at Denver)",
    ]
    assert read(near.detail()) == "half of the way to Denver, plains: $400 in all"
    assert read(far.detail()) == (
        "Denver (level 4): +7 VP, 1 triangle: $500 in all (sells 1 share); deal card; towards 20 VP"
    )


def test_what_a_milestone_lacks_is_said_in_words() -> None:
    conditions = DATA.milestones["C-10"].conditions
    assert read(ToldCard("C-10").label()) == "23 VP: grey and turquoise workers"
    assert read(ToldCard("C-10", "", conditions, colours=("gray",)).detail()) == (
        "lacks 2 rails on 2 triangles, 2 deal-icon rails and 2 level-3 cities; yours: grey"
    )
    assert read(ToldCard("B-7", "", conditions[:1]).detail()) == "lacks 2 rails on 2 triangles; no such worker yet"
    assert read(ToldCard("D-1").detail()) == "lacks nothing but the workers; any worker will do"
    assert read(ToldCard("A1-3", pile="B").label()) == "12 VP"
    gray = ToldPromotion(Worker("gray", True), "C-10", 100, 1, ("turquoise",), conditions, 2)
    assert read(gray.label()) == "Grey (mat) for 23 VP"
    assert read(ToldPromotion(Worker("gray", False), "A1-3", 0).detail()) == "completes it; your last grey"
    assert read(gray.detail()).startswith("$100 (sells 1 share); 2 grey left; lacks turquoise worker, 2 rails")


def test_who_may_promote_instead_of_the_effect_of_a_worker_reads_so() -> None:
    (promote,) = [part for part in parts(Action("trade", "orange")) if part.key == "promote"]
    assert read(ToldPart(promote, 0, (), "orange").detail()) == "without the orange effect"
    assert read(ToldPart(promote, 0).detail()) == ""


def test_every_placement_and_piece_has_words() -> None:
    assert all(read(option.label()) for option in BUILD.values())
    for piece in ("rail", "building"):
        assert read(piece_option(piece, 400).label()) == f"A {piece} for $400"


def test_every_box_and_colour_has_words() -> None:
    for box in BOXES:
        for colour in COLOURS:
            assert box in read(ToldPlacing(box, colour).label()).lower()
            assert read(ToldPlacing(box, colour, chosen=True).label()).lower() == read(
                Msg(PREFIX + "hue", colour=colour)
            )
    assert read(Msg(PREFIX + "manager", colour="any")) == "any worker"
