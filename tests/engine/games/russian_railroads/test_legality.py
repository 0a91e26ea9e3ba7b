"""RRR-018 and RRR-184 on positions nobody thought of: a space is offered exactly if a patient person finds a way.

The person here knows the rulebook only: it tries every order of the elements and every rail, place and tile. Nothing
is triggered that could help (tests of that: test_fullness).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from engine.core.play.rng import Rng, Seed
from tests.engine.games.russian_railroads.build import offered, play
from tests.engine.games.russian_railroads.story import LETTER, Game, locos, me, progress, table
from tests.long import few

COLOURS = ["black", "grey", "brown", "natural", "white"]
ROUTES = {"TS": (15, 5), "SP": (9, 4), "KY": (9, 3)}
"""Length, and how many colours the route takes."""
GIFTS = {2: "grey", 6: "brown", 10: "natural", 15: "white"}
"""The rails that black brings on the Trans-Siberian."""
NOTCHES = [5, 7, 9, 11, 13]
LAST_INDUSTRY_SPACE = 14

Rails = dict[tuple[str, str], int]
"""The space of each received rail."""

ANY = tuple(COLOURS)
B, G, BR, N, W = ((colour,) for colour in COLOURS)
TRACK_SPACES = {
    "black-1": [B, B],
    "black-2": [B, B, B],
    "grey-1": [G, G],
    "grey-2": [G, G, G],
    "brown-1": [BR],
    "brown-2": [BR, BR],
    "natural-1": [N],
    "natural-2": [N, N],
    "white-1": [W],
    "white-2": [W, W],
    "any-coin": [ANY],
    "bottom": [(*B, *G)],
}
INDUSTRY_SPACES = {"ind-1": 1, "ind-2": 2, "last-industry": 3}
ENGINEERS = {
    1: [ANY, ANY],
    2: [B, G],
    3: [ANY],
    4: [B],
    6: [ANY, B],
    7: [G, BR],
    12: [B, B],
    13: [BR],
    14: [G],
}
"""The rail steps of the engineers that need nothing else, by number."""


def steps(rails: Rails, colours: Sequence[str]) -> Iterator[Rails]:
    """Every way to make one step in one of these colours."""
    for (route, colour), at in rails.items():
        if colour not in colours:
            continue
        rank = COLOURS.index(colour)
        ahead = ROUTES[route][0] + 1 if rank == 0 else rails.get((route, COLOURS[rank - 1]), 0)
        if at + 1 < ahead:
            after = {**rails, (route, colour): at + 1}
            if (route, colour) == ("TS", "black") and at + 1 in GIFTS:
                gift = GIFTS[at + 1]
                after |= {(r, gift): 0 for r, (_, count) in ROUTES.items() if COLOURS.index(gift) < count}
            yield after


def walkable(rails: Rails, needed: Sequence[Sequence[str]]) -> bool:
    """Whether all these steps can be made in some order."""
    if not needed:
        return True
    return any(
        walkable(after, [*needed[:i], *needed[i + 1 :]])
        for i, colours in enumerate(needed)
        for after in steps(rails, colours)
    )


def industrious(markers: Sequence[int], filled: int, needed: int) -> bool:
    """Whether the markers can make so many steps."""
    blocked = {*NOTCHES[filled:], LAST_INDUSTRY_SPACE + 1, *markers}
    return needed == 0 or any(
        industrious([*markers[:i], at + 1, *markers[i + 1 :]], filled, needed - 1)
        for i, at in enumerate(markers)
        if at + 1 not in blocked
    )


def chains(places: Sequence[int], hand: int, first: bool = True) -> Iterator[int]:
    """What each way to place a locomotive returns to the supply in the end (0: nothing)."""
    if not first and 0 not in places:
        yield hand
    for i, there in enumerate(places):
        if there < hand:
            after = [*places[:i], hand, *places[i + 1 :]]
            if there:
                yield from chains(after, there, first=False)
            else:
                yield 0


def both(places: Sequence[int], stacks: Sequence[int], tiles: Sequence[int]) -> bool:
    """Whether a locomotive can be taken and a factory built, in either order."""
    lowest, *others = [*sorted(stacks), 0]
    if not lowest:
        return False
    if any(returned or any(others) or tiles for returned in chains(places, lowest)):
        return True
    left = min((n for n in others if n), default=0)
    return min(places) < left or (bool(tiles) and min(places) < lowest)


def some_rails(rng: Rng) -> Rails:
    """Rails as they may lie at some time of a game."""
    black = {route: 1 + rng.below(length) for route, (length, _) in ROUTES.items()}
    rails = {(route, "black"): at for route, at in black.items()}
    for space, colour in GIFTS.items():
        for route, (_, count) in ROUTES.items():
            rank = COLOURS.index(colour)
            if black["TS"] >= space and rank < count:
                ahead = rails[route, COLOURS[rank - 1]]
                rails[route, colour] = rng.below(ahead) if ahead and rng.below(3) else max(0, ahead - 1)
    return rails


def some_supply(rng: Rng) -> tuple[list[int], list[int], list[int]]:
    """Locomotives at the four places, and tiles of the supply by number: locomotive side and factory side up."""
    places = [rng.below(10) for _ in range(4)] if rng.below(4) else [9, 8 + rng.below(2), 9, 9]
    stacks = [1 + rng.below(9) for _ in range(rng.below(4))]
    return places, stacks, [1 + rng.below(9) for _ in range(rng.below(2))]


class Position:
    """A position made up by chance: what the person at the table knows, and the match."""

    def __init__(self, seed: int) -> None:
        self.rng = rng = Rng(Seed(seed))
        self.rails = some_rails(rng)
        self.places, self.stacks, self.tiles = some_supply(rng)
        self.engineer = list(ENGINEERS)[rng.below(len(ENGINEERS))]
        self.filled, self.doublers, self.left = rng.below(6), 6 + rng.below(3), rng.below(2)
        front = max(0, [*NOTCHES, LAST_INDUSTRY_SPACE + 1][self.filled] - 1 - rng.below(4))
        self.markers = [front, rng.below(front)] if front and rng.below(2) else [front]

    def match(self) -> Game:
        """Seat 0 is to act in the last round, with plenty of workers and coins."""
        lines = {
            route: " ".join(f"{LETTER[colour]}{at}" for (r, colour), at in self.rails.items() if r == route)
            for route in ROUTES
        }
        return table(
            coins=5,
            round=7,
            tokens=[],
            strip=[0, 0, 0, 0, 0, self.engineer, 0],
            markers=self.markers,
            factories=["coin"] * self.filled,
            doublers=self.doublers,
            state={"doublers": self.left},
            locos={n: self.stacks.count(n) for n in self.stacks},
            tiles={n: self.tiles.count(n) for n in self.tiles},
            ts=self.places[:2],
            sp=[self.places[2]],
            ky=[self.places[3]],
            **lines,
        )

    def legal(self) -> dict[str, bool]:
        """Which spaces a patient person would find possible."""
        found = {space: walkable(self.rails, needed) for space, needed in TRACK_SPACES.items()}
        found |= {space: industrious(self.markers, self.filled, n) for space, n in INDUSTRY_SPACES.items()}
        found["ind-3"] = industrious(self.markers, self.filled, 1) and walkable(self.rails, [B])
        found["variable-1"] = walkable(self.rails, ENGINEERS[self.engineer])
        found["doubler"] = self.doublers < 8 and self.left > 0
        found["loco-1"] = found["loco-2"] = bool(self.stacks or self.tiles)
        found["loco-3"] = both(self.places, self.stacks, self.tiles)
        return found


@pytest.mark.rule("RRR-018", "RRR-183", "RRR-184")
@pytest.mark.parametrize("seed", few(range(300), 100))
def test_a_space_is_offered_exactly_if_its_action_can_be_executed_in_full(seed):
    position = Position(seed)
    keys, expected = offered(position.match()), position.legal()
    assert {space: space in keys for space in expected} == expected


def test_the_made_up_positions_know_both_answers_for_every_space():
    found = [Position(seed).legal() for seed in range(300)]
    for space in found[0]:
        assert {legal[space] for legal in found} == ({True} if space in ("bottom", "any-coin") else {True, False})


@pytest.mark.rule("RRR-185", "RRR-186")
@pytest.mark.parametrize("seed", few(range(100), 20))
def test_whatever_is_chosen_on_the_way_an_action_is_executed_in_full(seed):
    position = Position(seed)
    for space, needed in [*TRACK_SPACES.items(), ("variable-1", ENGINEERS[position.engineer]), ("loco-3", [])]:
        match = position.match()
        if space not in offered(match):
            continue
        before = progress(match)
        play(match, space)
        while match.pending.keys() == {0}:
            keys = offered(match)
            own = [key for key in keys if not key.startswith(("token", "white", "done"))]
            waive = [key for key in keys if key in ("decline", "done")] or keys[:1]
            play(match, own[position.rng.below(len(own))] if own and "decline" not in keys else waive[0])
        if space == "loco-3":
            assert sum(f is not None for f in me(match).factories) == min(5, position.filled + 1)
            assert locos(match, "TS") + locos(match, "SP") + locos(match, "KY") != sorted(position.places)
        else:
            most = 2 if space == "any-coin" and walkable(position.rails, [ANY, ANY]) else len(needed)
            assert len(needed) <= (progress(match) - before).total() <= most
