"""What a picture explains where somebody points at it: each thing of each game, in every language, with its rule."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bot.ui.parts.clauses import rules_of
from engine.core.ahead.policy import move
from engine.core.play import registry
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from renderers import LARGE, PORTRAIT, WIDE, Request, pictures, regions, sketch
from renderers.draw.boxes import Box
from renderers.draw.regions import Told
from tests.contract.test_every_game import tables
from tests.games import FINISHED
from tests.long import few

NAMES = ("Ann", "Ben", "Cid", "Dan", "Eva", "Fay")
EVERY, SEEDS = 60, (5, 49)
"""Answers between two looks at a game; which games."""
SOME, STEPS = 6, {FINISHED[-1]: 3}
"""Every so-manieth look is enough where all that differs from one to the next is numbers; and of a game, where every
kind of thing is to come up."""
LANGUAGES = ("en", "cs", "hu")


@cache
def views(game: str) -> tuple[Any, ...]:
    """How random games of the most seats of up to four look to the first of them, from time to time; then one game of
    each table with variants, after a while."""
    seats, found = max(count for count in registry.game(game).seats if count <= 4), []
    for seed in SEEDS:
        match, rng = Match.new(registry.game(game), seats, {}, seed, confirm=()), Rng(Seed(seed))
        found.append(match.view(0))
        while match.pending:
            play(match, rng)
            found.append(match.view(0))
    for key, count, variants in tables():
        if key == game and variants:
            match, rng = Match.new(registry.game(game), count, variants, SEEDS[0], confirm=()), Rng(Seed(SEEDS[0]))
            play(match, rng)
            found.append(match.view(0))
    return tuple(found)


def play(match: Match[Any, Any], rng: Rng) -> None:
    for _ in range(EVERY):
        if match.pending:
            move(match, next(iter(match.pending)), "random", rng)


def plates(game: str, language: str, layouts: tuple[str, ...], step: int) -> Iterator[Any]:
    """Every picture of a game in its middle, and the first one of how it looked at every so-manieth time."""
    some = views(game)[::step]
    for number, view in enumerate(some):
        for picture in pictures(game) if number == len(some) // 2 else pictures(game)[:1]:
            for layout in layouts:
                yield sketch(Request(game, view, picture, names=NAMES, locale=language, layout=layout))


@cache
def explained(game: str, language: str, step: int = SOME) -> frozenset[Told]:
    """What is told."""
    found = plates(game, language, (WIDE, PORTRAIT), step)
    return frozenset(region.told for plate in found for region in plate.regions)


@pytest.mark.parametrize(("game", "step"), few([*STEPS.items(), *((game, 1) for game in FINISHED)], 1))
def test_every_kind_of_thing_is_explained_and_no_other(game: str, step: int) -> None:
    assert {told.kind for told in explained(game, "en", step)} == {*regions(game)}


@pytest.mark.parametrize(
    ("game", "language"), few([(key, tongue) for key in FINISHED[::-1] for tongue in LANGUAGES], 1, 1)
)
def test_whatever_is_explained_has_words_and_a_rule(game: str, language: str) -> None:
    rules = {clause.id for clause in rules_of(game, language)}
    assert {*regions(game).values()} <= rules
    for told in explained(game, language):
        assert told.clause in rules, told
        for line in (told.name, *told.lines):
            assert line.strip() and "board-" not in line and f"{game.replace('_', '-')}-" not in line, told
            assert "None" not in line.split() and "{" not in line, told
    if language != "en":
        named = {told.name for told in explained(game, language)}
        assert len(named & {told.name for told in explained(game, "en", STEPS.get(game, 1))}) < len(named) * 0.8


@pytest.mark.parametrize("game", few(FINISHED[::-1], 1))
def test_whatever_is_explained_lies_on_the_picture_and_nothing_twice_in_one_place(game: str) -> None:
    for plate in plates(game, "en", (WIDE, PORTRAIT, LARGE), SOME):
        wide, high = (float(side) for side in plate.svg.split('viewBox="0 0 ')[1].split('"')[0].split())
        assert len(plate.regions) == len({region.shape for region in plate.regions})
        for shape, told in plate.regions:
            corners = [(shape.x, shape.y), (shape.right, shape.bottom)] if isinstance(shape, Box) else shape
            assert all(-2 <= x <= wide + 2 and -2 <= y <= high + 2 for x, y in corners), told
            assert not isinstance(shape, Box) or min(shape.w, shape.h) > 3, told
