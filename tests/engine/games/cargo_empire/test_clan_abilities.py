"""What crests and paid abilities do (rules section 9): examples P, Q and R, every clan by itself, and blue's port."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest

from engine.core.play.ask import IllegalAnswer
from engine.games.cargo_empire.cards import fares
from engine.games.cargo_empire.data import DATA
from tests.engine.games.cargo_empire.build import Game, asked, me, offered, play, scored, table, there, told
from tests.engine.games.cargo_empire.scenes import BLANKS, CLANS, DONE, clan_turn, columns, hand, last_turn

RIGA = {"riga": "t18 l0", "vienna": "t4"}
"""Riga supplies white, Vienna demands it: a rail card, or two road cards."""
TOP: dict[str, Any] = {"car": 18, "train": 18, "ship": 18}
"""Markers on victory-point spaces: advances bring no cards and ask for no lane."""
EVERY_PAIR = {"2r-0t-0s", "0r-2t-0s", "0r-0t-2s", "1r-1t-0s", "1r-0t-1s", "0r-1t-1s"}


def skipped(match: Game) -> bool:
    """Whether the only thing that was left to do was to skip the turn."""
    return "log-skip" in told(match) and "log-delivery" not in told(match)


def wide(*cities: str) -> dict[str, str]:
    """The first city supplies grey with seat 0 present, the second one demands it."""
    return dict(zip(cities, ["t7 u0", "t1"], strict=True))


# -- yellow


P1 = {"rome": "t6 c2 b0", "kiev": "t14"}
P1_ROW = ["rome", "blank", "blank", "blank"]


@pytest.mark.rule("CGE-EX-P1", "CGE-126", "CGE-127", "CGE-122", "CGE-066")
def test_yellow_delivers_from_the_city_of_its_crest_with_any_two_cards() -> None:
    match = clan_turn("yellow", "rome", P1, hand="1/1/0", row=P1_ROW)
    play(match, "rome/orange")
    # there is one delivery, by the crest: it has been carried out, and its advances are next
    assert there(match, "kiev").upper.post == 0  # type: ignore[union-attr]
    assert (there(match, "rome").cubes, me(match).cubes, hand(match)) == (1, 1, "0/0/0")
    assert (asked(match), offered(match)) == ("advance", ["car", "train"])
    play(match, "car", "upper", "upper")
    assert (columns(match), hand(match)) == ((1, 1, 0), "2/0/0")
    assert (asked(match), offered(match)) == ("advance", ["car", "train"])
    play(match, "train")
    assert columns(match) == (1, 2, 0)
    assert match.over


@pytest.mark.rule("CGE-EX-P1", "CGE-126")
def test_without_the_crest_two_cards_do_not_reach_kiev_from_rome() -> None:
    assert skipped(clan_turn("yellow", "oslo", P1, hand="1/1/0", row=P1_ROW))
    assert skipped(clan_turn("red", "oslo", P1, rival="yellow", at="rome", hand="1/1/0", row=P1_ROW))
    match = clan_turn("yellow", "oslo", P1, hand="9/9/9", row=P1_ROW)
    normal = {"0r-1t-1s", "2r-0t-1s", "0r-3t-0s", "1r-2t-0s", "3r-1t-0s", "5r-0t-0s"}
    assert (asked(match), set(offered(match))) == ("cards", normal)


@pytest.mark.rule("CGE-126", "CGE-127")
@pytest.mark.parametrize("crest", ["athens", "lisbon"])
def test_the_yellow_crest_may_stand_at_either_end_and_any_two_cards_will_do(crest: str) -> None:
    match = clan_turn("yellow", crest, wide("lisbon", "athens"), hand="2/2/2")
    by_crest = {key.removesuffix("-crest") for key in offered(match) if key.endswith("-crest")}
    assert by_crest == EVERY_PAIR
    # a ship alone goes there too, as ever; no three cards do that would not without the crest
    assert set(offered(match)) - {f"{pair}-crest" for pair in EVERY_PAIR} == {"0r-0t-1s"}


@pytest.mark.rule("CGE-126")
def test_one_card_is_too_few_for_the_yellow_crest() -> None:
    assert skipped(clan_turn("yellow", "madrid", {"madrid": "t7 u0", "kiev": "t1"}, hand="1/0/0"))
    assert not skipped(clan_turn("yellow", "madrid", {"madrid": "t7 u0", "kiev": "t1"}, hand="2/0/0"))


@pytest.mark.rule("CGE-127")
def test_the_yellow_crest_ignores_ports_and_efficiency_and_both_cards_count() -> None:
    # Madrid has no port; Lisbon is one road away
    match = clan_turn("yellow", "madrid", wide("madrid", "lisbon"), hand="0/0/2", **TOP)
    play(match, "madrid/grey")
    assert match.over
    assert columns(match) == (18, 18, 22)


@pytest.mark.rule("CGE-127", "CGE-032", "CGE-033", "CGE-034", "CGE-035", "CGE-036")
@pytest.mark.parametrize(
    "cities",
    [
        {"madrid": "t7 u1", "kiev": "t1"},
        {"madrid": "t7 c0 u0 l1", "kiev": "t1"},
        {"madrid": "t7 u0", "kiev": "t2 u1"},
        {"madrid": "t7 u0", "kiev": "t15 u1"},
        {"madrid": "LV3 b0.0.0.0", "kiev": "t1"},
        {"madrid": "t7 u0", "kiev": "LV3 bn.n.n.n"},
    ],
    ids=["no presence", "no cube", "no such demand", "space taken", "from LV3", "to LV3"],
)
def test_the_yellow_crest_does_not_replace_a_plan(cities: dict[str, str]) -> None:
    match = clan_turn("yellow", "madrid", cities, hand="2/2/2")
    assert skipped(match) or asked(match) == "skip"


@pytest.mark.rule("CGE-129")
def test_yellow_takes_a_road_card() -> None:
    match = clan_turn("yellow", "oslo", {}, hand="0/1/0", cubes=3)
    play(match, "clan", "road-card")
    assert (hand(match), me(match).cubes) == ("2/2/1", 1)  # and the turn is skipped for a card of each type


# -- green


Q1 = {"dublin": "t15 c2", "london": "t13 c0 b0", "amsterdam": "t5"}


@pytest.mark.rule("CGE-EX-Q1", "CGE-130", "CGE-131", "CGE-132", "CGE-123", "CGE-122")
def test_green_moves_a_cube_and_its_crest_and_delivers_to_a_space_of_another_colour() -> None:
    match = clan_turn("green", "madrid", Q1, hand="0/1/0", cubes=4)
    assert (asked(match), offered(match)) == ("skip", ["cards", "restock/london", "clan"])
    play(match, "clan", "cube")  # from Dublin to London: it is the only cube that can move
    assert (there(match, "dublin").cubes, there(match, "london").cubes, me(match).cubes) == (1, 1, 2)
    assert asked(match) == "skip"
    play(match, "clan", "crest", "london", "london/white")
    assert asked(match) == "demand"
    assert set(offered(match)) == {"amsterdam/upper", "amsterdam/lower", "dublin/upper", "dublin/lower"}
    play(match, "amsterdam/lower", "lower")
    assert there(match, "amsterdam").lower.post == 0  # type: ignore[union-attr]
    assert (there(match, "dublin").cubes, there(match, "london").cubes) == (1, 0)
    assert (me(match).cubes, columns(match)) == (1, (0, 1, 0))


@pytest.mark.rule("CGE-130")
@pytest.mark.parametrize("crest", ["riga", "warsaw"])
def test_at_either_end_the_green_crest_opens_every_free_space(crest: str) -> None:
    # Riga supplies white; Warsaw demands brown and grey, Moscow orange and, where seat 1 is, grey
    cities = {"riga": "t18 l0", "warsaw": "t5", "moscow": "t7 l1"}
    match = play(clan_turn("green", crest, cities, hand="1/0/0"), "riga/white")
    to_warsaw = {"warsaw/upper", "warsaw/lower"}
    assert set(offered(match)) == (to_warsaw | {"moscow/upper"} if crest == "riga" else to_warsaw)


@pytest.mark.rule("CGE-130")
def test_away_from_the_green_crest_colours_have_to_fit() -> None:
    cities = {"riga": "t18 l0", "warsaw": "t5"}
    assert skipped(clan_turn("green", "oslo", cities, hand="1/0/0"))
    assert skipped(clan_turn("red", "oslo", cities, rival="green", at="warsaw", hand="1/0/0"))


@pytest.mark.rule("CGE-132")
def test_a_cube_moves_from_any_city_to_an_empty_supply_space_of_its_colour() -> None:
    cities = {"dublin": "t15 c2", "london": "t13 c1", "oslo": "t14 c0", "riga": "t16 LV2 c1 bn.n", "rome": "t5 c1"}
    match = clan_turn("green", "athens", {**cities, "kiev": "t19 c2"}, cubes=2)
    play(match, "clan", "cube")
    assert set(offered(match)) == {
        *("dublin/london", "dublin/oslo", "dublin/riga"),
        *("london/oslo", "london/riga", "riga/london", "riga/oslo"),
    }
    play(match, "dublin/riga")
    assert [there(match, city).cubes for city in ("dublin", "london", "oslo", "riga", "rome", "kiev")] == [
        1,
        1,
        0,
        2,
        1,
        2,
    ]
    assert me(match).cubes == 0


@pytest.mark.rule("CGE-132", "CGE-227")
def test_where_no_cube_can_move_only_the_crest_can() -> None:
    match = clan_turn("green", "athens", {"dublin": "t15 c2", "rome": "t5 c1"}, cubes=2)
    play(match, "clan")
    assert asked(match) == "crest"


# -- red


@pytest.mark.rule("CGE-133")
@pytest.mark.parametrize("crest", ["riga", "vienna"])
def test_only_red_delivers_from_and_to_the_city_of_the_red_crest(crest: str) -> None:
    assert skipped(clan_turn("blue", "oslo", RIGA, rival="red", at=crest, hand="0/1/0"))
    match = clan_turn("red", crest, RIGA, hand="0/1/0")
    assert "log-delivery" in told(match)
    # the crest of another clan closes nothing
    match = clan_turn("blue", "oslo", RIGA, rival="purple", at=crest, hand="0/1/0")
    assert "log-delivery" in told(match)


@pytest.mark.rule("CGE-133", "CGE-049")
def test_the_red_crest_stops_nobody_who_passes_through() -> None:
    # from Riga to Vienna by rail one passes Warsaw
    match = clan_turn("blue", "oslo", RIGA, rival="red", at="warsaw", hand="0/1/0")
    assert "log-delivery" in told(match)


@pytest.mark.rule("CGE-EX-Z24", "CGE-135", "CGE-136")
def test_a_boosted_rail_card_covers_three_land_routes_and_moves_the_train_by_two() -> None:
    cities = {"warsaw": "t5 l0", "milan": "t9"}
    match = clan_turn("red", "oslo", cities, hand="1/1/0", cubes=4, **TOP)
    play(match, "clan", "boost")
    assert me(match).cubes == 2
    play(match, "clan")  # a second boost in this turn is not among the abilities: what is left is the crest
    assert asked(match) == "crest"
    play(match, "athens", "0r-1t-0s-boosted")
    assert (columns(match), hand(match)) == ((18, 20, 18), "1/0/0")
    again = clan_turn("red", "oslo", cities, hand="1/1/0", cubes=2, **TOP)
    play(again, "clan", "boost")
    assert offered(again) == ["0r-1t-0s-boosted", "1r-1t-0s"]
    with pytest.raises(IllegalAnswer):
        again.answer(0, "1r-1t-0s-boosted")


@pytest.mark.rule("CGE-EX-Z24", "CGE-136")
def test_from_rome_to_kiev_a_boosted_card_goes_with_a_ship_a_railway_or_two_roads() -> None:
    match = clan_turn("red", "oslo", {"rome": "t6 b0", "kiev": "t14"}, hand="9/9/9", cubes=2)
    play(match, "clan", "boost")
    boosted = {key.removesuffix("-boosted") for key in offered(match) if key.endswith("-boosted")}
    assert boosted == {"0r-1t-1s", "0r-2t-0s", "2r-1t-0s"}


@pytest.mark.rule("CGE-135")
def test_the_boost_lasts_for_one_turn_and_only_one_card_has_it() -> None:
    # Berlin to Rome: four land routes; white cubes
    cities = {"riga": "t18 l0", "vienna": "t4", "copenhagen": "t3", "oslo": "t19 c1 b1"}
    facts: dict[str, Any] = {"cubes": 6, "posts": [0, 0, 2], "other": {"posts": [0, 0, 2]}}
    match = clan_turn("red", "athens", cities, hand="0/2/0", **facts, **TOP)
    play(match, "clan", "boost", "riga/white", "vienna/upper", "0r-1t-0s-boosted")
    assert columns(match) == (18, 20, 18)
    play(match, "done")
    assert match.pending.keys() == {1}
    assert not match.view(None).boosted
    play(match, "cards")
    assert match.pending.keys() == {0}
    play(match, "clan")
    assert offered(match) == ["crest", "boost"]


@pytest.mark.rule("CGE-135")
def test_after_the_delivery_there_is_nothing_to_boost() -> None:
    match = clan_turn("red", "athens", RIGA, hand="0/1/0", cubes=4, **TOP)
    play(match, "riga/white")
    assert asked(match) == "end"
    play(match, "clan")
    assert asked(match) == "crest"


Word = tuple[int, int, int, int]
"""Road cards, rail cards, ships, boosted rail cards."""


@cache
def words(a: str, b: str) -> frozenset[str]:
    """The ways of Europe between two cities as words of L (land) and S (sea), as CGE-041 to CGE-043 allow them."""
    facts = DATA.maps["europe"]
    keys = {city.name: key for key, city in facts.cities.items()}
    land = [(keys[route.a], keys[route.b]) for route in facts.routes]
    ports = [key for key, city in facts.cities.items() if city.port]
    steps = {("L", *way) for way in land} | {("L", b, a) for a, b in land}
    steps |= {("S", x, y) for x, y in product(ports, ports) if x != y}
    reached, first = {(a, "")}, set[str]()
    while True:
        longer = {(y, word + kind) for x, word in reached for kind, start, y in steps if x == start}
        reached = {(city, word) for city, word in longer if word.count("S") < 2}
        found = {word for city, word in reached if city == b}
        first = first or found
        if any("S" not in word for word in found):
            return frozenset(first | {word for word in found if "S" not in word})


@cache
def payments(word: str) -> frozenset[Word]:
    """All ways of laying cards on a way: road on L, rail on L or LL, a boosted one on L, LL or LLL, a ship on S."""
    if not word:
        return frozenset({(0, 0, 0, 0)})
    cards = [("L", 0), ("L", 1), ("LL", 1), ("S", 2), ("L", 3), ("LL", 3), ("LLL", 3)]
    return frozenset(
        tuple(count + (n == place) for n, count in enumerate(rest))  # type: ignore[misc]
        for lies_on, place in cards
        if word.startswith(lies_on)
        for rest in payments(word[len(lies_on) :])
    )


def left_over(cards: Word) -> Iterator[Word]:
    """What remains when some cards are left out; the boosted one keeps its boost."""
    for part in product(*(range(count + 1) for count in cards)):
        if part != cards:
            yield part  # type: ignore[misc]


def boosted_sets(a: str, b: str) -> set[str]:
    """The legal sets with exactly one boosted card, by brute force."""
    paying = {cards for word in words(a, b) for cards in payments(word) if cards[3] <= 1}
    legal = {cards for cards in paying if cards[3] and not any(part in paying for part in left_over(cards))}
    return {f"{road}r-{rail + 1}t-{sea}s-boosted" for road, rail, sea, _ in legal}


@pytest.mark.rule("CGE-136", "CGE-135", "CGE-047")
def test_the_boosted_sets_of_all_pairs_of_cities_are_those_found_by_trying() -> None:
    cities = list(DATA.maps["europe"].cities)
    for a, b in product(cities[::3], cities):
        if a != b:
            found = {str(cards) for cards in fares("europe", a, b, "", True) if cards.boosted}
            assert found == boosted_sets(a, b), (a, b)


# -- purple


R1 = {"bucharest": "t19 c2 b0", "vienna": "t1 c1"}


def purple(cities: dict[str, str], *rivals: tuple[str, str], **facts: Any) -> Game:
    """The last turn of purple against players with clans and crests."""
    others = {seat: {"clan": clan, "crest": crest} for seat, (clan, crest) in enumerate(rivals, 1)}
    return last_turn(
        1 + len(rivals), cities, variants=CLANS, clan="purple", others=others, **{"crest": "oslo", **facts}
    )


@pytest.mark.rule("CGE-EX-R1", "CGE-139", "CGE-138", "CGE-137", "CGE-133", "CGE-130", "CGE-123")
@pytest.mark.parametrize(("first", "borrowed"), [("red", [1, 2]), ("green", [2, 1])])
def test_purple_borrows_red_and_green_and_brings_its_own_crest(first: str, borrowed: list[int]) -> None:
    match = purple(R1, ("red", "bucharest"), ("green", "vienna"), hand="1/0/0", cubes=6)
    assert asked(match) == "skip"
    play(match, "clan", "borrow", first, "clan", "borrow")  # there is one other clan
    assert match.view(0).borrowed == borrowed
    assert (asked(match), offered(match)) == ("supply", ["bucharest/brown", "clan", "skip"])
    play(match, "clan")  # with nobody left to borrow from, it is the crest
    play(match, "bucharest", "bucharest/brown")
    assert (asked(match), offered(match)) == ("demand", ["vienna/upper", "vienna/lower"])
    play(match, "vienna/upper", "upper")
    assert there(match, "vienna").upper.post == 0  # type: ignore[union-attr]
    assert (me(match).cubes, columns(match)) == (1, (2, 0, 0))
    assert match.over


@pytest.mark.rule("CGE-EX-R1", "CGE-133", "CGE-139")
@pytest.mark.parametrize("clan", ["red", "green"])
def test_one_of_the_two_borrowed_abilities_is_not_enough_for_bucharest(clan: str) -> None:
    match = purple(R1, ("red", "bucharest"), ("green", "vienna"), hand="1/0/0", cubes=2)
    play(match, "clan", "borrow", clan)
    assert skipped(match)


@pytest.mark.rule("CGE-137")
@pytest.mark.parametrize(
    ("crest", "row", "extras"),
    [("riga", [], 1), ("vienna", [], 1), ("vienna", ["riga"], 2), ("oslo", ["riga"], 1), ("oslo", [], 0)],
)
def test_the_purple_crest_brings_one_more_extra_advance(crest: str, row: list[str], extras: int) -> None:
    match = clan_turn("purple", crest, RIGA, hand="0/1/0", row=(row + BLANKS)[:4], **TOP)
    assert match.over
    assert columns(match) == (18, 19 + extras, 18)


@pytest.mark.rule("CGE-137")
def test_the_purple_crest_rewards_only_its_owner() -> None:
    match = clan_turn("red", "oslo", RIGA, rival="purple", at="riga", hand="0/1/0", **TOP)
    assert columns(match) == (18, 19, 18)


@pytest.mark.rule("CGE-139", "CGE-126")
def test_purple_borrows_yellow_where_the_yellow_crest_stands() -> None:
    match = purple(wide("madrid", "kiev"), ("yellow", "kiev"), ("red", "oslo"), hand="1/1/0", cubes=2)
    play(match, "clan", "borrow", "yellow", "madrid/grey")
    assert "log-delivery" in told(match)
    elsewhere = purple(wide("madrid", "kiev"), ("yellow", "rome"), ("red", "oslo"), hand="1/1/0", cubes=2)
    play(elsewhere, "clan", "borrow", "yellow")
    assert skipped(elsewhere)


@pytest.mark.rule("CGE-139", "CGE-141")
def test_purple_borrows_blue_where_the_blue_crest_stands() -> None:
    # from Madrid, which has no port, to Rome
    match = purple(wide("madrid", "rome"), ("blue", "madrid"), ("red", "oslo"), hand="0/0/1", cubes=2)
    play(match, "clan", "borrow", "blue", "madrid/grey")
    assert "log-delivery" in told(match)


@pytest.mark.rule("CGE-139")
def test_what_purple_has_borrowed_is_given_back_at_the_end_of_the_turn() -> None:
    cities = {**wide("madrid", "kiev"), "oslo": "t19 c1 b1", "moscow": "t2"}
    others = {1: {"clan": "yellow", "crest": "madrid", "posts": [0, 0, 2]}}
    facts: dict[str, Any] = {"hand": "2/2/0", "cubes": 3, "posts": [0, 0, 2]}
    match = last_turn(2, cities, variants=CLANS, clan="purple", crest="oslo", others=others, **facts, **TOP)
    play(match, "clan", "borrow")
    assert match.view(0).borrowed == [1]
    play(match, "kiev/upper", "1r-1t-0s-crest", "car", "done")
    assert match.pending.keys() == {1}
    assert match.view(None).borrowed == []
    play(match, "cards")
    # with the same crest in the same place, two cards for Moscow are not enough now
    assert asked(match) == "skip"
    assert match.pending.keys() == {0}


@pytest.mark.rule("CGE-140")
def test_purple_borrows_crests_only_and_in_a_solo_game_nothing() -> None:
    match = purple({}, ("green", "rome"), ("yellow", "oslo"), ("blue", "kiev"), cubes=2)
    play(match, "clan")
    assert offered(match) == ["crest", "borrow"]
    play(match, "borrow")
    assert set(offered(match)) == {"green", "yellow", "blue"}
    alone = table(1, closed=True, row=BLANKS, variants=CLANS, clan="purple", crest="oslo", cubes=2)
    play(alone, "clan")
    assert asked(alone) == "crest"


# -- blue


@pytest.mark.rule("CGE-EX-Z25", "CGE-141")
def test_blue_may_treat_the_city_of_its_crest_as_a_port() -> None:
    cities = {"warsaw": "t5 l0", "copenhagen": "t7 c0 l1"}
    match = clan_turn("blue", "warsaw", cities, hand="9/9/9")
    assert set(offered(match)) == {"0r-0t-1s", "0r-1t-0s", "2r-0t-0s", "1r-0t-1s"}
    away = clan_turn("blue", "athens", cities, hand="9/9/9")
    assert set(offered(away)) == {"0r-1t-0s", "2r-0t-0s", "1r-0t-1s"}
    rival = clan_turn("red", "athens", cities, rival="blue", at="warsaw", hand="9/9/9")
    assert set(offered(rival)) == {"0r-1t-0s", "2r-0t-0s", "1r-0t-1s"}


@pytest.mark.rule("CGE-141")
def test_a_ship_may_call_at_the_city_of_the_blue_crest_on_the_way() -> None:
    # from London to Kiev over Warsaw: a ship, and one more card
    cities = {"london": "t7 u0", "kiev": "t1"}
    match = clan_turn("blue", "warsaw", cities, hand="1/1/1")
    assert {"1r-0t-1s", "0r-1t-1s"} <= set(offered(match))
    match = clan_turn("blue", "athens", cities, hand="1/0/1")
    assert skipped(match)


@pytest.mark.rule("CGE-143")
@pytest.mark.parametrize(("mode", "then"), [("road", "0/1/2"), ("rail", "1/0/2")])
def test_blue_swaps_a_card_for_a_sea_card_but_not_sea_for_sea(mode: str, then: str) -> None:
    match = clan_turn("blue", "oslo", {"athens": "t1 c1 b0"}, hand="1/1/1", cubes=3)
    play(match, "clan", "swap")
    assert (asked(match), offered(match)) == ("swap", ["road", "rail"])
    play(match, mode)
    assert (hand(match), me(match).cubes) == (then, 1)


@pytest.mark.rule("CGE-143")
@pytest.mark.parametrize("hand", ["0/0/0", "0/0/3"])
def test_without_a_road_or_rail_card_blue_cannot_swap(hand: str) -> None:
    match = clan_turn("blue", "oslo", {}, hand=hand, cubes=2)
    play(match, "clan")
    assert asked(match) == "crest"


PORTS = {key: f"t{tile} u0" for tile, key in enumerate(["dublin", "london", "amsterdam", "riga", "oslo"], 1)}
INLAND = {key: f"t{tile} u0" for tile, key in enumerate(["madrid", "moscow", "kiev", "berlin"], 6)}


@pytest.mark.rule("CGE-EX-Z26", "CGE-144", "CGE-109", "CGE-110")
@pytest.mark.parametrize(("declared", "each"), [("no-port", [5, 5]), ("port", [10, 0])])
def test_at_the_end_blue_declares_the_city_of_its_crest_a_port_or_not(declared: str, each: list[int]) -> None:
    match = clan_turn("blue", "kiev", {**PORTS, **INLAND}, objectives=[14, 15], posts=DONE, state={"phase": "scoring"})
    assert (asked(match), offered(match)) == ("port", ["port", "no-port"])
    play(match, declared)
    assert match.over
    # one choice, which holds for both cards
    assert me(match).objective_vp == each
    assert scored(match)["objectives"] == 10


@pytest.mark.rule("CGE-144", "CGE-145")
def test_nobody_but_blue_declares_a_port_nor_borrows_that() -> None:
    facts: dict[str, Any] = {"posts": DONE, "state": {"phase": "scoring"}, "objectives": [14, 15], "cubes": 8}
    for clan in ("purple", "yellow", "green", "red"):
        match = clan_turn(clan, "kiev", {**PORTS, **INLAND}, rival="blue", at="kiev", **facts)
        assert match.over
        assert me(match).objective_vp == [5, 5]


# -- all


@pytest.mark.rule("CGE-128", "CGE-131", "CGE-134", "CGE-138", "CGE-142")
@pytest.mark.parametrize("clan", ["yellow", "green", "red", "purple", "blue"])
def test_every_clan_moves_its_crest_to_any_city(clan: str) -> None:
    # Warsaw is LV3; in Oslo stands another crest
    match = clan_turn(clan, "rome", {"riga": "t18", "oslo": "t1"}, at="oslo", cubes=2)
    play(match, "clan")
    if asked(match) == "clan":  # not asked of a clan whose other ability is of no use here
        play(match, "crest")
    assert set(offered(match)) == set(DATA.maps["europe"].cities) - {"rome"}
    for city in ("warsaw", "oslo"):
        moved = play(match.fork(), city)
        assert me(moved).crest == city
        assert me(moved).cubes == 0
        assert 0 in there(moved, city).crests
        assert 0 not in there(moved, "rome").crests
