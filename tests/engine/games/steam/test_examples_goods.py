"""Examples of moving goods (STM-EX-50 to STM-EX-64), both delivery examples of the rulebook among them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.games.steam.build import Game, asked, cubes, links, play, spot, table
from tests.engine.games.steam.scenes import (
    activities,
    actor,
    deliveries,
    idle,
    kind,
    moving,
    player,
    points,
    vps,
)

GREEN, BLACK, WHITE = 0, 1, 2
LINKS = {
    "New Haven-Hartford": ("(2,2) 22@0",),
    "Hartford-Boston": ("(3,0) 21@1", "(4,-1) 21@1"),
    "Boston-Albany": ("(4,-2) 21@2", "(3,-2) 22@2", "(2,-1) 22@5", "(1,-1) 22@2"),
    "New Haven-Providence": ("(4,1) 22@4",),
    "Providence-Boston": ("(5,-1) 22@4",),
    "Albany-Syracuse": ("(-1,1) 22@5", "(-2,1) 21@2", "(-3,1) 21@2"),
    "Syracuse-Rochester": ("(-5,2) 22@5",),
}
NET = {
    "New Haven-Hartford": GREEN,
    "Hartford-Boston": GREEN,
    "Boston-Albany": GREEN,
    "New Haven-Providence": GREEN,
    "Providence-Boston": BLACK,
    "Albany-Syracuse": BLACK,
    "Syracuse-Rochester": BLACK,
}


def net(locomotive: int, owners: dict[str, int | str] | None = None, goods: str = "rbpy", **facts: Any) -> Game:
    """The position of the rulebook's picture, or the links in `owners` alone; `-` is nobody."""
    owners = NET if owners is None else owners
    tiles = [f"{tile} ={owner}" for name, owner in owners.items() for tile in LINKS[name]]
    if "New Haven-Providence" in owners:
        tiles.append(f"(4,0) T22@1 1={owners['Providence-Boston']} 3={owners['New Haven-Providence']}")
    return moving(
        facts.pop("current", GREEN),
        *tiles,
        *facts.pop("more", ()),
        new_cities={"new-haven": "grey"},
        goods={"new-haven": goods},
        locomotive=locomotive,
        **{"players": 3, **facts},
    )


def chain(*owners: int | str) -> dict[str, int | str]:
    """New Haven - Hartford - Boston - Albany - Syracuse - Rochester, link by link."""
    names = ("New Haven-Hartford", "Hartford-Boston", "Boston-Albany", "Albany-Syracuse", "Syracuse-Rochester")
    return dict(zip(names, owners, strict=False))


def test_the_net():
    assert links(net(3)) == sorted(
        [
            "Hartford-New Haven 0",
            "Boston-Hartford 0",
            "Albany-Boston 0",
            "New Haven-Providence 0",
            "Boston-Providence 1",
            "Albany-Syracuse 1",
            "Rochester-Syracuse 1",
        ]
    )


@pytest.mark.rule("STM-EX-50", "STM-053", "STM-126")
def test_locomotive_instead_of_a_lost_cube():
    """Zsolt is seat 0; seat 1 moves the second purple cube of Albany, over links of its own."""
    west = ("(-1,1) 22@1 =0", "(-1,2) 21 =0", "(-1,3) 21 =0", "(-1,4) 22 =0")
    hudson = ("(0,1) 21 =1", "(0,2) T21 =1", "(0,3) 21 =1")
    match = table(
        3, 0, *west, *hudson, phase="tiles", goods={"albany": "pp"}, locomotive=4, others={1: {"locomotive": 2}, 2: {}}
    )
    play(match, "locomotive", "turn-order", "first-build")
    assert player(match, 0).locomotive == 5
    idle(match, "build")
    play(match, "albany/purple", "vp", "albany/purple", "vp", "pass")
    assert asked(match) == (0, "goods")
    assert sorted(activities(match)) == ["improve", "pass"], "the cube is gone"
    assert vps(match) == [1, 2, 0]
    play(match, "improve")
    assert player(match, 0).locomotive == 6
    assert vps(match) == [1, 2, 0]
    idle(match, "goods")
    play(match, "turn-order", "first-move", "engineer")
    idle(match, "build")
    while kind(match) == "goods":
        assert actor(match) != 0, "nothing is left to improve"
        play(match, "pass")


@pytest.mark.rule("STM-EX-51", "STM-125", "STM-126")
def test_improve_only_once():
    match = play(net(3), "improve", "pass", "pass")
    assert asked(match) == (GREEN, "goods")
    assert player(match, GREEN).locomotive == 4
    assert sorted(activities(match)) == ["new-haven/blue", "new-haven/purple", "new-haven/red", "pass"]


@pytest.mark.rule("STM-EX-52", "STM-129", "STM-134", "STM-138")
def test_own_and_rival_links():
    a = net(5, chain(GREEN, GREEN, BLACK, BLACK, WHITE))
    assert points(a, "new-haven/yellow") == [2, 2, 1]
    b = net(5, chain(GREEN, GREEN, BLACK, BLACK, BLACK))
    assert "new-haven/yellow" not in activities(b)


@pytest.mark.rule("STM-EX-53", "STM-133")
def test_only_rival_links():
    owners = {"New Haven-Providence": BLACK, "Providence-Boston": WHITE}
    match = net(3, owners)
    assert "new-haven/red" not in activities(match)
    assert points(net(3, owners, current=BLACK), "new-haven/red") == [0, 1, 1], "for its owners it is a way"


@pytest.mark.rule("STM-EX-54", "STM-131", "STM-138")
def test_first_city_of_the_colour():
    match = net(3)
    assert deliveries(match, "new-haven/red") == ["hartford/1-0-0", "boston/1-1-0"]
    assert points(match, "new-haven/red", "hartford/1-0-0") == [1, 0, 0]
    own_only = net(3, chain(GREEN, GREEN, GREEN))
    assert deliveries(own_only, "new-haven/red") == ["hartford/1-0-0"], "not on to Boston"


@pytest.mark.rule("STM-EX-55", "STM-129", "STM-131")
def test_blue_over_own_links():
    assert "new-haven/blue" not in activities(net(2))
    assert points(net(3), "new-haven/blue") == [3, 0, 0]


@pytest.mark.rule("STM-EX-56", "STM-134", "STM-138")
def test_red_over_a_rivals_link():
    match = net(2)
    assert "boston/1-1-0" in deliveries(match, "new-haven/red")
    assert points(match, "new-haven/red", "boston/1-1-0") == [1, 1, 0]


@pytest.mark.rule("STM-EX-57", "STM-129", "STM-134", "STM-138")
def test_purple_and_yellow():
    assert "new-haven/purple" not in activities(net(3))
    assert points(net(4), "new-haven/purple") == [3, 1, 0]
    assert "new-haven/yellow" not in activities(net(4))
    assert points(net(5), "new-haven/yellow") == [3, 2, 0]
    green_only = net(6, {name: owner for name, owner in NET.items() if owner == GREEN and "Prov" not in name})
    assert {"new-haven/purple", "new-haven/yellow"}.isdisjoint(activities(green_only))


@pytest.mark.rule("STM-EX-58", "STM-139", "STM-140", "STM-137")
def test_taking_the_points():
    match = net(5, cash=0)
    bag = match.state.bag.get("yellow", 0)
    play(match, "new-haven/yellow")
    assert asked(match) == (GREEN, "points")
    play(match, "income")
    assert asked(match) == (BLACK, "points")
    play(match, "vp")
    assert (player(match, GREEN).income, player(match, GREEN).vp) == (3, 0)
    assert (player(match, BLACK).income, player(match, BLACK).vp) == (0, 2)
    assert match.state.goods[spot("new-haven")] == cubes("rbp")
    assert match.state.bag["yellow"] == bag + 1


@pytest.mark.rule("STM-EX-59", "STM-132", "STM-134")
def test_longer_way_round_through_providence():
    """Without the link to Hartford, which is the better way, the one through Providence is left."""
    round_about = {name: owner for name, owner in NET.items() if name != "New Haven-Hartford"}
    assert points(net(4, round_about), "new-haven/purple") == [2, 2, 0]
    assert "new-haven/purple" not in activities(net(3, round_about))
    for level in (5, 6):
        assert "new-haven/yellow" not in activities(net(level, round_about))


RING = (
    *("(0,1) 21 =0", "(0,2) T43 =0", "(0,3) 21 =0"),  # Albany - Poughkeepsie - New York
    *("(1,1) 22@2 =0", "(1,2) 22@5 =0"),  # Poughkeepsie - Hartford, twice
    *("(-1,1) 22@1 =0", "(-1,2) 21 =0", "(-1,3) 21 =0", "(-1,4) 22 =0"),  # New York - Albany
)


@pytest.mark.rule("STM-EX-60", "STM-132", "STM-209")
def test_a_town_twice_but_no_link_and_no_city():
    """City1 is Albany, T Poughkeepsie, City2 Hartford, City3 New York."""
    match = moving(0, *RING, goods={"albany": "bp"}, locomotive=5)
    assert links(match).count("Hartford-Poughkeepsie 0") == 2
    assert "albany/blue" not in activities(match)
    assert deliveries(match, "albany/purple") == ["new-york/4-0-0-0", "new-york/2-0-0-0", "new-york/1-0-0-0"]
    assert points(match, "albany/purple") == [4, 0, 0, 0], "there and back to Poughkeepsie, over both its links"


@pytest.mark.rule("STM-209", "STM-132")
def test_no_link_is_used_twice():
    """To Hartford and back over the same link would be four links to New York."""
    match = moving(
        0, "(0,1) 21 =0", "(0,2) T33 =0", "(0,3) 21 =0", "(1,1) 22@2 =0", goods={"albany": "p"}, locomotive=5
    )
    assert links(match) == ["Albany-Poughkeepsie 0", "Hartford-Poughkeepsie 0", "New York-Poughkeepsie 0"]
    assert points(match, "albany/purple") == [2, 0, 0, 0]


@pytest.mark.rule("STM-EX-61", "STM-138", "STM-147", "STM-210")
def test_unowned_links():
    owners = chain(GREEN, "-", "-", BLACK)
    assert points(net(4, owners), "new-haven/purple") == [1, 1, 0]
    assert "new-haven/purple" not in activities(net(3, owners))


@pytest.mark.rule("STM-EX-62", "STM-139", "STM-211", "STM-212")
def test_income_limit():
    """Four own links and two of black's: Boston - Albany goes through Springfield."""
    owners = chain(GREEN, GREEN, GREEN, BLACK, BLACK)
    del owners["Boston-Albany"]
    north = ("(4,-2) 22@2 =0", "(3,-1) T22@5 =0", "(2,-1) 21@2 =0", "(1,-1) 22@2 =0")
    match = net(6, owners, more=north, income=8, others={BLACK: {"income": 10}})
    play(match, "new-haven/yellow")
    assert asked(match) == (GREEN, "points")
    play(match, "income")
    assert asked(match) == (BLACK, "goods"), "black is not asked where its points go"
    assert (player(match, GREEN).income, player(match, GREEN).vp) == (10, 0)
    assert (player(match, BLACK).income, player(match, BLACK).vp) == (10, 2)


@pytest.mark.rule("STM-EX-63", "STM-140", "STM-213")
def test_order_of_other_scorers():
    match = net(4, chain(1, 0, 2, 3), current=1, players=4, order=[2, 0, 3, 1], waiting=[2, 0, 3], tile=2)
    play(match, "new-haven/purple")
    seen = []
    while kind(match) == "points":
        seen.append(actor(match))
        play(match, "vp")
    assert seen == [1, 2, 0, 3]
    assert asked(match) == (2, "goods")


@pytest.mark.rule("STM-EX-64", "STM-049", "STM-051", "STM-061", "STM-124")
def test_order_of_activity():
    match = play(table(4, 0, phase="tiles"), "turn-order", "engineer", "first-move", "first-build")
    seen = []
    while kind(match) in ("build", "goods"):
        seen.append("ABCD"[actor(match)])
        play(match, "done" if kind(match) == "build" else "pass")
    assert "".join(seen) == "DABC" + "CABD" + "CABD"
