"""What players read before they choose, and afterwards in the log, in English."""

from __future__ import annotations

from dataclasses import replace

from bot.i18n import Texts
from bot.ui.reader import Reader
from bot.ui.story import deeds
from engine.core.msg import Msg
from engine.games.steam.goods import Cube, Delivery
from engine.games.steam.routes import Route
from tests.engine.games.steam.build import Game, building, place, play, spot, table

READ = Reader(Texts()("en"), ("Ann", "Ben", "Cleo", "Dan"))


def told(match: Game) -> list[str]:
    """The finished turns as paragraphs."""
    return deeds([entry.msg for entry in match.finished], READ)


def note(match: Game) -> str:
    (ask,) = match.pending.values()
    assert isinstance(ask.note, Msg)
    return READ(ask.note)


def details(match: Game) -> dict[str, str]:
    (ask,) = match.pending.values()
    return {name: READ(detail) for name, option in ask.options.items() if (detail := option.detail())}


def test_a_build_turn_reads_as_one_paragraph():
    match = place(building(0, cash=4), "(0,1) 21@0", "(0,2) T21@0", "(0,3) 21@0")
    (paragraph,) = told(match)
    assert paragraph.startswith("**Ann** places tile 21/0 on g8 for $3. Then tile T21/0 on Poughkeepsie for $4.")
    assert "To pay, $5 is raised: income −1." in paragraph
    assert paragraph.count("**Ann**") == 1


def test_a_build_turn_without_track_is_told_too():
    match = play(building(0, "(0,1) 21@0 =0"), "done")
    assert told(match) == [
        "**Ann** builds no track. The unfinished link from Albany was not worked on and becomes unowned."
    ]


def test_a_prompt_tells_what_money_there_is_and_what_more_costs():
    more = "You can raise more as you pay, up to $"
    assert (
        note(building(0, cash=4)) == f"3 track placements left. You have $4. {more}54 in all: each $5 costs 1 income."
    )
    poor = building(0, cash=4, income=-10, vp=3)
    assert note(poor) == f"3 track placements left. You have $4. {more}9 in all: each $5 costs 2 VP."
    assert note(building(0, cash=4, standard=True)) == "3 track placements left. You have $4."


def test_a_hex_tells_its_ground_and_what_track_could_start_from():
    found = details(place(building(0), "(0,1) 21@0"))
    assert found[spot("(0,1)")] == "Plain with water: beside Albany and the link from Albany can be redirected"
    assert found[spot("(0,2)")] == "Plain with water: your link from Albany points here"


def test_deliveries_to_the_same_city_differ_by_their_labels():
    way = spot("albany"), spot("poughkeepsie"), spot("new-york")
    ways = [Delivery("northeast", 0, "red", Route(way, points)) for points in ((1, 0, 1), (1, 1, 0), (2, 0, 0))]
    assert [READ(each.label()) for each in ways] == [
        "Albany → New York, red: 1 point (Cleo 1)",
        "Albany → New York, red: 1 point (Ben 1)",
        "Albany → New York, red: 2 points",
    ]
    assert READ(replace(ways[0], asked=True).label()) == "New York: 1 point (Cleo 1)", "once the cube is known"
    assert {READ(each.detail()) for each in ways} == {"By way of Poughkeepsie."}
    assert READ(Cube(tuple(ways)).detail()) == "3 ways, to New York."


def test_the_log_names_the_route_town_by_town():
    tiles = ("(0,1) 21 =0", "(0,2) T21 =0", "(0,3) 21 =0", "(1,0) 21@2 =0", "(2,0) 22@3 =0")
    match = table(3, 0, *tiles, phase="goods", goods={"hartford": "p"}, locomotive=3, income=10)
    (line,) = told(play(match, "hartford/purple"))
    assert line.startswith(
        "**Ann** moves a purple cube from Hartford by way of Albany and Poughkeepsie to New York, for 3 points."
    )
