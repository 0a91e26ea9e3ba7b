"""Every face in every rotation on every hex of boards that grew by chance, judged anew from the board that it would
make: exactly the legal placements are offered, at the right price, and the track goes to the right owners."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from engine.core.play.ask import Ask
from engine.core.play.table import Table
from engine.games.steam.building import BuildTurn, build_turn
from engine.games.steam.cities import found_city, foundable
from engine.games.steam.data import DATA
from engine.games.steam.faces import available, exhausted, parts, starts, turns
from engine.games.steam.facts import OFF
from engine.games.steam.network import Link, check_track, hand_over, network_of
from engine.games.steam.placement import lay
from engine.games.steam.state import NOBODY, Laid, State
from engine.games.steam.tiles import Tile
from tests.engine.games.steam.build import position
from tests.long import few

Part = tuple[int, ...]
Piece = tuple[str, Part]
Owners = dict[Piece, int]
LYING = [(face, turn) for face in DATA.faces for turn in turns(face)]


def grown(seed: int, turns: int) -> State:
    """A board after some build turns of players who choose by chance, but often what completes a link or what changes
    a tile."""
    chance = Random(seed)
    state = position(4, 0, map=("northeast", "ruhr")[seed % 2])
    for number in range(turns):
        player = state.players[number % 4]
        player.tile, player.used, player.cash = chance.choice([1, 3, 3, 7]), False, 100
        script = build_turn(Table(state, lambda entry: None, lambda: None), number % 4)
        try:
            (ask,) = script.send(None)
            while True:
                (ask,) = script.send([chance.choice(tempting(state, ask, chance))])
        except StopIteration:
            check_track(state)
    return state


def strewn(seed: int) -> State:
    """A board full of tiles that lie anywhere."""
    chance = Random(seed)
    state = position(4, 0, map=("northeast", "ruhr")[seed % 2])
    strew(state, chance, [NOBODY, 0, 1, 2, 3])
    return state


def strew(state: State, chance: Random, players: list[int]) -> None:
    """Tiles that lie anywhere, without those that come from nowhere or lead back to where they start. Any link belongs
    to one of the players or, rather often, to nobody."""
    facts = DATA.maps[state.map]
    for hex in [*chance.sample(facts.towns, 14), *chance.sample(list(facts.hexes), 80)]:
        ground, limits = facts.hexes[hex], exhausted(state.track.values())
        free = ground.feature != "city" and hex not in state.new_cities
        possible = starts("town" if ground.feature == "town" else "plain") if free else []
        fitting = [
            c
            for c in possible
            if available(c.face, None, limits)
            and all(facts.across[hex][edge] != OFF for part in c.fresh for edge in part)
        ]
        if fitting:
            change = chance.choice(fitting)
            state.track[hex] = Laid(change.face, change.turn, (NOBODY,) * len(change.fresh))
    while wrong := [hex for hex in state.track if not sound(state, hex)]:
        del state.track[wrong[0]]
    track = {hex: state.track[hex] for hex in facts.hexes if hex in state.track}
    for link in network_of(state.board).links:
        hand_over(track, link, chance.choice([NOBODY, NOBODY, *players]))
    state.track = track
    check_track(state)


def some_board(seed: int) -> State:
    """One of either kind."""
    return grown(seed, 8 + seed % 16) if seed % 4 == 0 else strewn(seed)


def sound(state: State, hex: str) -> bool:
    links = [network_of(state.board).of.get((hex, number)) for number in range(len(state.track[hex].owners))]
    return all(link and len(set(link.ends)) == len(link.ends) for link in links)


def tempting(state: State, ask: Ask[Any], chance: Random) -> list[Any]:
    """Options that make a board grow dense."""
    options = [option for option in ask.options.values() if not option.declines] or list(ask.options.values())
    done = [tile for tile in options if isinstance(tile, Tile) and any(o.complete for o in tile.placement.outcomes)]
    towns = [hex for hex in options if str(hex) in DATA.maps[state.map].towns]
    busy = [hex for hex in options if str(hex) in state.track]
    near = [hex for hex in options if str(hex) in network_of(state.board).pointing]
    return chance.choice([done, towns, busy, near, options]) or options


@dataclass
class Chain:
    """A connected stretch of track: its pieces, the settlements and the open ends that it has."""

    pieces: list[Piece]
    ends: list[str]
    open: list[tuple[str, int]]


class Arbiter:
    """A board as it would be, without any of the engine's ideas about links."""

    def __init__(self, state: State, track: dict[str, list[Part]]) -> None:
        self.across = DATA.maps[state.map].across
        self.cities = [*DATA.maps[state.map].cities, *state.new_cities]
        self.track = track

    def next(self, hex: str, edge: int) -> Piece | None:
        """The piece that meets this edge of the hex from beyond it."""
        beyond = self.across[hex][edge]
        return next(((beyond, part) for part in self.track.get(beyond, ()) if (edge + 3) % 6 in part), None)

    def chain(self, piece: Piece) -> Chain:
        """Everything that is connected with a piece."""
        found, ends, loose, todo = [], [], [], [piece]
        while todo:
            hex, part = here = todo.pop()
            if here in found:
                continue
            found.append(here)
            ends += [hex] if len(part) == 1 else []
            for edge in part:
                near = self.next(hex, edge)
                if self.across[hex][edge] in self.cities:
                    ends.append(self.across[hex][edge])
                elif near:
                    todo.append(near)
                else:
                    loose.append((hex, edge))
        return Chain(found, ends, loose)


def board(state: State) -> dict[str, list[Part]]:
    return {hex: list(parts(laid.face, laid.turn)) for hex, laid in state.track.items()}


def owners(state: State) -> Owners:
    return {
        (hex, part): owner
        for hex, laid in state.track.items()
        for part, owner in zip(parts(laid.face, laid.turn), laid.owners, strict=True)
    }


class Judge:
    """The clauses about one placement of `seat`, read one after the other."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.facts = DATA.maps[state.map]
        self.before = Arbiter(state, board(state))
        self.owners = owners(state)

    def own_at(self, settlement: str) -> bool:
        mine = [piece for piece, owner in self.owners.items() if owner == self.seat]
        return any(settlement in self.before.chain(piece).ends for piece in mine)

    def claimable(self, chain: Chain) -> bool:
        """STM-094, STM-204."""
        return chain.ends[0] in self.before.cities or self.own_at(chain.ends[0])

    def verdict(self, hex: str, face: str, turn: int) -> Owners | None:
        """The owners of all track afterwards, or None if it is illegal."""
        new, old = list(parts(face, turn)), self.before.track.get(hex, [])
        town = self.facts.hexes[hex].feature == "town" and hex not in self.state.new_cities
        fresh = [part for part in new if part not in old]
        lost = [part for part in old if part not in new]
        blocked = any(self.facts.across[hex][edge] == OFF for part in new for edge in part)
        if hex in self.before.cities or town != face.startswith("T") or blocked or not fresh:
            return None
        if not lost:
            return self.built(hex, new, fresh, town=town)
        if len(lost) == len(fresh) == 1 and len(old) == len(new) and not town:
            return self.turned(hex, new, lost[0], fresh[0])
        return None

    def built(self, hex: str, new: list[Part], fresh: list[Part], *, town: bool) -> Owners | None:
        """A new tile or an improvement."""
        after = Arbiter(self.state, {**self.before.track, hex: new})
        to_city = [part for part in fresh if any(self.facts.across[hex][e] in after.cities for e in part)]
        if not self.state.players[self.seat].built and not to_city:
            return None
        result, firm = dict(self.owners), []
        for part in fresh:
            chain = after.chain((hex, part))
            if len(set(chain.ends)) < len(chain.ends):
                return None
            joined = self.joined(chain, hex, fresh)
            kinds = [self.owners[link.pieces[0]] for link in joined]
            rivals = [owner for owner in kinds if owner not in (self.seat, NOBODY)]
            if rivals and not town:
                return None
            foreign = [link for link in joined if self.owners[link.pieces[0]] == NOBODY and not self.claimable(link)]
            anchored = part in to_city or (joined and not rivals)
            if foreign or (not town and not anchored):
                return None
            if anchored:
                firm.append(part)
            result.update(dict.fromkeys(chain.pieces, rivals[0] if rivals else self.seat))
        if town and not firm and not self.leads_in(hex):
            return None
        return result

    def joined(self, chain: Chain, hex: str, fresh: list[Part]) -> list[Chain]:
        """The links of the old board that this chain is made of."""
        found: list[Chain] = []
        for piece in chain.pieces:
            is_new = piece[0] == hex and piece[1] in fresh
            if not is_new and all(piece not in link.pieces for link in found):
                found.append(self.before.chain(piece))
        return found

    def leads_in(self, hex: str) -> bool:
        """STM-105, as far as links are concerned that are there already."""
        for part in self.before.track.get(hex, ()):
            chain = self.before.chain((hex, part))
            outside = len(chain.ends) > 1 or any(name != hex for name, _ in chain.pieces)
            if self.owners[hex, part] == self.seat and outside:
                return True
        return False

    def turned(self, hex: str, new: list[Part], lost: Part, gained: Part) -> Owners | None:
        """A redirect."""
        link, owner = self.before.chain((hex, lost)), self.owners[hex, lost]
        if len(link.open) != 1 or link.open[0][0] != hex or link.open[0][1] not in lost:
            return None
        (kept,) = [edge for edge in lost if edge != link.open[0][1]]
        if kept not in gained or not self.state.players[self.seat].built:
            return None
        if owner != self.seat and not (owner == NOBODY and self.claimable(link)):
            return None
        after = Arbiter(self.state, {**self.before.track, hex: new})
        chain = after.chain((hex, gained))
        if len(set(chain.ends)) < len(chain.ends):
            return None
        met = [other for other in self.joined(chain, hex, [gained]) if other.pieces[0] not in link.pieces]
        met_owners = [self.owners[other.pieces[0]] for other in met]
        if any(other not in (self.seat, NOBODY) for other in met_owners):
            return None
        if any(o == NOBODY and not self.claimable(m) for m, o in zip(met, met_owners, strict=True)):
            return None
        result = {piece: who for piece, who in self.owners.items() if piece != (hex, lost)}
        result.update(dict.fromkeys(chain.pieces, owner if chain.open else self.seat))
        return result

    def price(self, hex: str, face: str) -> int:
        """STM-078 to STM-084."""
        ground, row = self.facts.hexes[hex], DATA.faces[face]
        surcharge = (1 if ground.river else 0) + (2 if ground.terrain == "hill" else 0)
        return len(row.exits) + (row.kind == "town") + (0 if hex in self.state.track else surcharge)


def tiles(state: State, seat: int) -> Iterator[tuple[tuple[str, str, int], int, State]]:
    """What the engine offers, with the price and the state that follows."""
    turn = BuildTurn(Table(state, lambda entry: None, lambda: None), seat, 1)
    for hex in turn.placeable():
        for tile in turn.tiles(hex.name):
            change = tile.placement.change
            after = position(4, seat, map=state.map)
            after.new_cities = state.new_cities
            after.track = lay(state.board, hex.name, tile.placement)
            yield (hex.name, change.face, change.turn), tile.cost, after


@pytest.mark.rule("STM-065", "STM-066", "STM-067", "STM-068", "STM-072", "STM-073", "STM-075", "STM-087", "STM-088")
@pytest.mark.rule("STM-094", "STM-096", "STM-097", "STM-103", "STM-105", "STM-199", "STM-202", "STM-203", "STM-204")
@pytest.mark.parametrize("seed", few(range(40), 2))
def test_exactly_the_legal_placements_are_offered(seed: int) -> None:
    state, seat = some_board(seed), seed % 4
    state.players[seat].cash, state.players[seat].built = 100, seed % 5 != 4
    judge, limits = Judge(state, seat), exhausted(state.track.values())
    offered = {key: (cost, owners(after)) for key, cost, after in tiles(state, seat)}
    for hex in judge.facts.hexes:
        old = state.track.get(hex)
        for face, turn in LYING:
            expected = judge.verdict(hex, face, turn)
            if expected is None or not available(face, old.face if old else None, limits):
                assert (hex, face, turn) not in offered, f"{hex}/{face}/{turn} is illegal"
            else:
                assert offered.pop((hex, face, turn), None) == (judge.price(hex, face), expected)
    assert not offered


@pytest.mark.rule("STM-112", "STM-113", "STM-200", "STM-207", "STM-208")
@pytest.mark.parametrize("seed", few(range(60), 2))
def test_a_new_city_on_any_town(seed: int) -> None:
    state, seat = some_board(seed), seed % 4
    judge = Judge(state, seat)
    for town in [town for town in judge.facts.towns if town not in state.new_cities]:
        twin = position(4, seat, map=state.map)
        twin.track, twin.new_cities = dict(state.track), dict(state.new_cities)
        arriving = [link for link in old_links(judge) if points_at(judge, link, town)]
        assert (town in foundable(twin)) == all(link.ends != [town] for link in arriving)
        if town not in foundable(twin):
            continue
        found_city(twin, seat, town, next(iter(twin.new_city_tiles)))
        expected = {piece: owner for piece, owner in judge.owners.items() if piece[0] != town}
        for link in arriving:
            if judge.owners[link.pieces[0]] == NOBODY:
                expected.update(dict.fromkeys(link.pieces, seat if judge.claimable(link) else NOBODY))
        assert owners(twin) == expected
        check_track(twin)


def old_links(judge: Judge) -> list[Chain]:
    found: list[Chain] = []
    for piece in judge.owners:
        if all(piece not in link.pieces for link in found):
            found.append(judge.before.chain(piece))
    return found


def points_at(judge: Judge, link: Chain, town: str) -> bool:
    return any(judge.facts.across[hex][edge] == town for hex, edge in link.open)


@pytest.mark.rule("STM-090", "STM-091", "STM-092", "STM-101")
@pytest.mark.parametrize("seed", few(range(8), 3))
def test_what_a_turn_without_work_loses(seed: int) -> None:
    state, seat = some_board(seed), seed % 4
    before: tuple[Link, ...] = network_of(state.board).links
    BuildTurn(Table(state, lambda entry: None, lambda: None), seat, 0).lose()
    after = network_of(state.board).links
    for old, new in zip(before, after, strict=True):
        assert new.owner == (NOBODY if old.owner == seat and not old.complete else old.owner)
    assert all(isinstance(laid, Laid) for laid in state.track.values())
