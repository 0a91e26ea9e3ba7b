"""The two maps, hex by hex (STM-001, STM-013, STM-014)."""

from __future__ import annotations

import pytest

from engine.games.steam.data import DATA
from engine.games.steam.facts import OFF, Hex

# Columns from the west, hexes from the north. p plain, h hill, s coast, C city; t, T, u: a town on plain, hill, coast;
# ~ with water, - no hex.
NORTHEAST = {
    "a": "- - - - - C p~ t h h~ h p p",
    "b": "- p u~ - s p~ p~ p t~ h~ C p C",
    "c": "- p p~ s s C p t~ h~ h~ h p~ s~",
    "d": "C p p~ t h p~ p p~ T h p C s~",
    "e": "p~ p t~ h h t~ p t~ h~ h~ t~ p~ p",
    "f": "p~ p~ h T h p~ h p p p p s u",
    "g": "C p~ p h~ h~ p~ C p~ t~ p~ C",
    "h": "p~ p~ t~ p~ t h p h p s",
    "i": "p p h h p~ p~ h h C p s",
    "j": "t h~ t~ p~ h p~ t~ p~ p~ u~",
    "k": "- h h h h~ t~ p~ p~ u s",
    "l": "- h p p p s~ C s s",
    "m": "- - t~ p~ C",
}
RUHR = {
    "a": "p p~ p~ p C p p~ p~ C h~",
    "b": "h C p~ p~ p~ p~ t~ p~ p h",
    "c": "t h p~ p~ p t~ p~ p~ C h",
    "d": "p t~ p t~ p~ p t p~ h T",
    "e": "p p p~ p~ p p p p t~ h~",
    "f": "p t p~ C p~ C p~ p~ p~ t~",
    "g": "t h p~ p~ p~ p p~ C p h",
    "h": "p t p~ C p~ C h p~ t~ h~",
    "i": "p h p~ p~ p p~ h~ t h~ h",
    "j": "C p~ p~ C h t~ h h h~ T",
    "k": "p p t~ p p h~ h h C h",
    "l": "p p p~ h t~ h t h h p",
}
THICK = {
    "a6": "0", "b2": "4", "b3": "345", "b5": "05", "b13": "2", "c4": "4", "c5": "5", "c13": "3", "d13": "124",
    "e13": "34", "f11": "2", "f12": "12", "f13": "1234", "g11": "23", "h10": "3", "i11": "234", "j10": "23", "k9": "2",
    "k10": "23", "l5": "2", "l6": "12", "l7": "12", "l8": "12", "l9": "1235", "m4": "2", "m5": "123",
}  # fmt: skip
"""The thick edges of map A. Map B has none."""
PLACES = {
    "northeast": (
        "rochester a6 elmira a8 kingston b3 williamsport b9 harrisburg b11 baltimore b13 syracuse c6 binghamton c8"
        " ottawa d1 watertown d4 scranton d9 philadelphia d12 cornwall e3 amsterdam e6 oneonta e8 allentown e11"
        " saranac-lake f4 atlantic-city f13 montreal g1 albany g7 poughkeepsie g9 new-york g11 burlington h3 rutland h5"
        " hartford i9 sherbrooke j1 st-johnsbury j3 springfield j7 new-haven j10 concord k6 providence k9 boston l7"
        " augusta m3 portland m5"
    ),
    "ruhr": (
        "eindhoven a5 maastricht a9 nijmegen b2 roermond b7 arnhem c1 venlo c6 aachen c9 emmerich d2 geldern d4"
        " moenchengladbach d7 monschau d10 dueren e9 bocholt f2 duisburg f4 duesseldorf f6 euskirchen f10 coesfeld g1"
        " koeln g8 haltern h2 essen h4 wuppertal h6 bonn h9 gummersbach i8 muenster j1 dortmund j4 hagen j6"
        " altenkirchen j10 hamm k3 siegen k9 arnsberg l5 olpe l7"
    ),
}


def sign(hex: Hex) -> str:
    """A hex as in the tables above."""
    town = {"plain": "t", "hill": "T", "coast": "u"}
    plain = {"plain": "p", "hill": "h", "coast": "s"}
    land = "C" if hex.feature == "city" else (town if hex.feature == "town" else plain)[hex.terrain]
    return land + ("~" if hex.river else "")


def at(q: int, r: int) -> Hex:
    """A hex of map A."""
    map = DATA.maps["northeast"]
    return map.hexes[map.at[q, r]]


@pytest.mark.rule("STM-013")
@pytest.mark.parametrize(("map", "drawn"), [("northeast", NORTHEAST), ("ruhr", RUHR)])
def test_every_hex_of_a_map(map, drawn):
    signs = {f"{c}{n}": one for c, line in drawn.items() for n, one in enumerate(line.split(), 1) if one != "-"}
    assert {name: sign(hex) for name, hex in DATA.maps[map].hexes.items()} == signs
    words = PLACES[map].split()
    assert DATA.maps[map].named == dict(zip(words[::2], words[1::2], strict=True))


@pytest.mark.rule("STM-013", "STM-066")
def test_no_track_crosses_a_thick_edge_from_either_side():
    map = DATA.maps["northeast"]
    assert {name: "".join(str(edge) for edge in hex.blocked) for name, hex in map.hexes.items() if hex.blocked} == THICK
    for name, edges in THICK.items():
        assert all(map.across[name][int(edge)] == OFF for edge in edges)
    for name, neighbours in map.across.items():
        for edge, other in enumerate(neighbours):
            assert other == OFF or map.across[other][(edge + 3) % 6] == name
    assert not any(hex.blocked for hex in DATA.maps["ruhr"].hexes.values())


@pytest.mark.rule("STM-001")
def test_the_neighbours_of_albany():
    map = DATA.maps["northeast"]
    steps = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    assert list(map.across[map.at[0, 0]]) == [map.at[step] for step in steps]


@pytest.mark.rule("STM-014")
def test_the_land_around_albany_is_as_the_examples_of_the_rulebook_have_it():
    assert at(0, 0).name == "Albany"
    assert at(0, 1).river
    assert at(0, 3).river
    assert (at(0, 2).name, at(0, 2).feature, bool(at(0, 2).river)) == ("Poughkeepsie", "town", True)
    assert (at(0, 4).name, at(0, 4).feature) == ("New York", "city")
    assert [(at(*place).terrain, at(*place).river) for place in [(-1, 1), (2, 0)]] == [("hill", "")] * 2
    for place in [(-1, 2), (-1, 3), (-1, 4), (1, 0), (2, 2)]:
        assert at(*place).terrain in ("plain", "coast")
        assert not at(*place).river
        assert not at(*place).feature
    assert (at(2, 1).name, at(2, 1).feature) == ("Hartford", "city")
    assert (at(3, 2).name, at(3, 2).feature) == ("New Haven", "town")
    assert at(3, 1).river
    assert at(3, 1).terrain != "hill"


@pytest.mark.rule("STM-013")
def test_no_map_is_said_to_be_the_printed_one():
    for map in DATA.maps.values():
        assert all(
            hex.source in ("reconstructed", "rulebook", "inferred", "public") or hex.source
            for hex in map.hexes.values()
        )
        assert any(hex.source == "reconstructed" for hex in map.hexes.values())
