"""The map as a graph: the cheapest way of placing rails is what trying all of them finds."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.core.play.rng import Rng, Seed
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.network import available_spaces, cheapest


def random_network(rng: Rng, rails: int) -> tuple[str, ...]:
    """Rails placed at random, one after the other."""
    built: tuple[str, ...] = (DATA.start_space.id,)
    for _ in range(rails):
        built = (*built, rng.pick(available_spaces(built)))
    return built


def tried(built: tuple[str, ...], rails: int) -> list[tuple[int, bool]]:
    """Triangles and deal of every placing."""
    if not rails:
        return [(0, False)]
    return [
        (DATA.spaces[space].triangles + triangles, DATA.spaces[space].deal or deal)
        for space in available_spaces(built)
        for triangles, deal in tried((*built, space), rails - 1)
    ]


@pytest.mark.rule("RRV-056", "RRV-059")
@pytest.mark.parametrize("rails", [1, 2, 3])
def test_the_cheapest_placing_is_found_with_a_deal_and_without(rails: int) -> None:
    rng = Rng(Seed(rails))
    for _ in range(40 if rails < 3 else 8):
        built = random_network(rng, rng.below(13))
        every = tried(built, rails)
        deals = [triangles for triangles, deal in every if deal]
        ways = cheapest(built, rails)
        assert min(triangles for triangles, _ in ways) == min(triangles for triangles, _ in every)
        assert [t for t, deal in ways if deal] == ([min(deals)] if deals else [])
        assert all(a < b for (a, _), (b, _) in pairwise(ways))


@pytest.mark.rule("RRV-057", "RRV-067")
def test_a_junction_extends_the_network_like_a_city() -> None:
    built = ("WAS-CLT", "WAS-CHI", "CHI-KCY")
    assert "KCY-DENb" not in available_spaces(built)
    assert "KCY-DENb" in available_spaces((*built, "KCY-DENa"))
