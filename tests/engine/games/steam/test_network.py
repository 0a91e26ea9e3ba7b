"""The links of random boards, compared with links found in another way; and what the board may never show."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.games.steam.data import DATA
from engine.games.steam.faces import parts, starts, through
from engine.games.steam.facts import MAPS, OFF
from engine.games.steam.network import Network, check_track, network_of
from engine.games.steam.state import NOBODY, Laid, State
from tests.engine.games.steam.build import position, spot
from tests.long import few

Ends = tuple[str, ...]
Found = tuple[list[tuple[str, int]], Ends, tuple[str, int] | None]


def scattered(seed: int, map: str) -> State:
    """Tiles anywhere that geometry allows, all of one owner, and two New Cities."""
    chance = Random(seed)
    facts = DATA.maps[map]
    founded = chance.sample(facts.towns, 2)
    state = position(4, 0, map=map)
    state.new_cities = dict.fromkeys(founded, "grey")
    for hex, ground in facts.hexes.items():
        if ground.feature == "city" or hex in founded or chance.random() < 0.3:
            continue
        faces = starts("town" if ground.feature == "town" else "plain")
        fitting = [c for c in faces if all(facts.across[hex][edge] != OFF for edge in through(c.face, c.turn))]
        if fitting:
            change = chance.choice(fitting)
            state.track[hex] = Laid(change.face, change.turn, (0,) * len(change.fresh))
    return state


def by_merging(state: State) -> Iterator[Found]:
    """Every part is a group of its own; groups that meet on an edge become one."""
    facts = DATA.maps[state.map]
    cities = {*facts.cities, *state.new_cities}
    group = {
        (hex, n): {(hex, n)} for hex, laid in state.track.items() for n, _ in enumerate(parts(laid.face, laid.turn))
    }
    ends: dict[tuple[str, int], list[str]] = {piece: [] for piece in group}
    open_ends: dict[tuple[str, int], list[tuple[str, int]]] = {piece: [] for piece in group}
    for hex, number in tuple(group):
        part = parts(state.track[hex].face, state.track[hex].turn)[number]
        if len(part) == 1:
            ends[hex, number].append(hex)
        for edge in part:
            beyond = facts.across[hex][edge]
            there = state.track.get(beyond)
            if beyond in cities:
                ends[hex, number].append(beyond)
            elif there and (edge + 3) % 6 in through(there.face, there.turn):
                other = (beyond, through(there.face, there.turn)[(edge + 3) % 6][0])
                merged = group[hex, number] | group[other]
                group.update((piece, merged) for piece in merged)
            else:
                open_ends[hex, number].append((hex, edge))
    for members in {frozenset(members) for members in group.values()}:
        settled = tuple(sorted(end for piece in members for end in ends[piece]))
        left = [end for piece in members for end in open_ends[piece]]
        if settled:
            yield sorted(members), settled, left[0] if left else None


@pytest.mark.rule("STM-004", "STM-005", "STM-006", "STM-007", "STM-008")
@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("seed", few(range(40), 20))
def test_links_are_the_maximal_chains_from_settlements(map: str, seed: int) -> None:
    state = scattered(seed, map)
    links = network_of(state.board).links
    found = [(sorted(link.parts), tuple(sorted(link.ends)), link.open_end) for link in links]
    assert sorted(found, key=str) == sorted(by_merging(state), key=str)
    assert all(len(set(link.parts)) == len(link.parts) for link in links)


@pytest.mark.rule("STM-010")
@pytest.mark.parametrize("seed", range(5))
def test_the_network_finds_links_by_settlement_by_piece_and_by_where_they_point(seed: int) -> None:
    state = scattered(seed, "ruhr")
    network = network_of(state.board)
    across = DATA.maps["ruhr"].across
    assert [link for link in network.links if link.complete] == list(network.complete)
    assert [link for link in network.links if not link.complete] == list(network.unfinished)
    for link in network.links:
        assert all(link in network.at[end] for end in link.ends)
        assert all((link in network.complete_at.get(end, ())) == link.complete for end in link.ends)
        assert all(network.of[piece] is link for piece in link.parts)
        if link.open_end:
            hex, edge = link.open_end
            assert network.pointing[across[hex][edge]][(edge + 3) % 6] is link
            assert link.parts[-1][0] == hex, "an unfinished link is told from its settlement to its open end"
    assert sum(map(len, network.pointing.values())) == len(network.unfinished)


@pytest.mark.rule("STM-009")
def test_two_states_with_the_same_track_share_a_network_and_others_do_not() -> None:
    one, other = scattered(1, "ruhr"), scattered(1, "ruhr")
    first = network_of(one.board)
    assert network_of(other.board) is first
    hex, laid = next((hex, laid) for hex, laid in other.track.items() if (hex, 0) in first.of)
    other.track[hex] = Laid(laid.face, laid.turn, (NOBODY, *laid.owners[1:]))
    assert isinstance(network_of(other.board), Network)
    assert network_of(other.board) is not first


@pytest.mark.parametrize(
    "tiles",
    [
        ["(0,1) 21@0 =0", "(0,2) T21@0 0=0 3=1"],
        ["(0,1) 21@0 =0", "(0,2) T21@0 0=1 3=0"],
        ["(0,1) 21@1 =0"],
        ["(5,-1) 22@0 =0"],
        ["(0,2) 21@0 =0"],
        ["(0,1) T21@0 =0"],
        ["(2,1) 21@0 =0"],
        ["(4,-2) 23@2 =0", "(4,-1) 23@0 =0"],
        ["(0,1) 21@0 =7"],
    ],
    ids=["sound", "owners", "nowhere", "blocked", "plain-in-town", "town-in-plain", "city", "loop", "stranger"],
)
def test_a_board_that_cannot_be_is_found_out(tiles: list[str]) -> None:
    state = position(4, 0, *tiles)
    if tiles[-1].endswith("3=1"):
        check_track(state)
        return
    with pytest.raises(AssertionError):
        check_track(state)


@pytest.mark.rule("STM-122")
def test_more_tiles_than_there_are_are_found_out() -> None:
    state, facts = position(4, 0), DATA.maps["northeast"]
    sharp = next(limit for limit in DATA.limits if "23" in limit.faces)
    for city in facts.cities:
        for edge, hex in enumerate(facts.across[city]):
            back = (edge + 3) % 6
            if hex and not facts.hexes[hex].feature and facts.across[hex][(back + 1) % 6] not in (OFF, *facts.cities):
                state.track.setdefault(hex, Laid("23", back, (0,)))
    spare = len(state.track) - sharp.max
    assert spare > 0
    for hex in list(state.track)[:spare]:
        with pytest.raises(AssertionError, match="more of"):
            check_track(state)
        del state.track[hex]
    check_track(state)


@pytest.mark.rule("STM-003")
def test_a_town_under_a_new_city_is_no_town() -> None:
    state = position(4, 0, "(0,1) 21@0 =0", new_cities={"poughkeepsie": "red"})
    (link,) = network_of(state.board).complete
    assert link.ends == (spot("albany"), spot("poughkeepsie"))
