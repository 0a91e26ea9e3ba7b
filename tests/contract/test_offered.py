"""What can be chosen says what it is wherever a decision's picture numbers or letters it, with its rule."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bot.ui.parts.clauses import rules_of
from engine.core.ahead.policy import move
from engine.core.play import registry
from engine.core.play.ask import Ask, Shortcut, lettered
from engine.core.play.match import Match
from engine.core.play.reading import read
from engine.core.play.rng import Rng, Seed
from renderers import LARGE, PORTRAIT, WIDE, Request, picture_for, sketch
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.offered import KINDS
from tests.games import FINISHED
from tests.long import few

NAMES = ("Ann", "Ben", "Cid", "Dan", "Eva", "Fay")
SEEDS, MOST = (5, 49), 900
LANGUAGES = ("en", "cs", "hu")
Asked = tuple[Any, Ask[Any], tuple[Shortcut, ...], str]


@cache
def asked(game: str) -> tuple[Asked, ...]:
    """The decisions of easy games of the most seats of up to four that have a picture, two of each kind: the first one,
    and the one with the most options."""
    seats, found = max(count for count in registry.game(game).seats if count <= 4), dict[str, list[Asked]]()
    advice = registry.advice(game)
    for seed in SEEDS:
        match, rng = Match.new(registry.game(game), seats, {}, seed, confirm=()), Rng(Seed(seed))
        for _ in range(MOST):
            if not match.pending:
                break
            seat, ask = next(iter(match.pending.items()))
            of_kind = found.setdefault(ask.kind, [])
            if picture_for(game, ask.kind) and (not of_kind or len(ask.options) > len(of_kind[-1][1].options)):
                plans = tuple(advice.shortcuts(match.view(seat), ask))
                clause = advice.clauses_with(match.rules, ask.kind, match.variants)[0]
                of_kind[1:] = [(match.view(seat), read(match, seat), plans, clause)]
            move(match, seat, "easy", rng)
    return tuple(one for of_kind in found.values() for one in of_kind)


def requests(game: str, language: str, layouts: tuple[str, ...] = (WIDE, PORTRAIT, LARGE)) -> Iterator[Request[Any]]:
    for number, (view, ask, plans, clause) in enumerate(asked(game)):
        picture = picture_for(game, ask.kind)
        assert picture is not None
        layout = layouts[number % len(layouts)]
        yield Request(
            game, view, picture, ask=ask, plans=plans, clause=clause, names=NAMES, locale=language, layout=layout
        )


@pytest.mark.parametrize("game", few(FINISHED[::-1], 1))
def test_each_number_and_each_letter_of_a_decision_says_what_it_stands_for(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    badge = Canvas.badge

    def told(self: Canvas, sketch: Any, spots: Any, *args: Any, **more: Any) -> None:
        drawn.extend(str(arg) for arg in args if isinstance(arg, int | str) and str(arg))
        badge(self, sketch, spots, *args, **more)

    monkeypatch.setattr(Canvas, "badge", told)
    kinds = set()
    for request in requests(game, "en"):
        drawn.clear()
        plate = sketch(request)
        said = [region.told for region in plate.regions if region.told.kind in KINDS]
        assert request.ask is not None
        keys = {*map(str, range(1, len(request.ask.options) + 1)), *(letter for letter, _ in lettered(request.plans))}
        marks = {mark for text in drawn for mark in (text.split(", ") if text[0].isdigit() else text)} & keys
        named = " ".join(line for one in said for line in (one.name, *one.lines))
        assert all(f"{mark}: " in named for mark in marks), (request.ask.kind, marks, named)
        kinds |= {one.kind for one in said}
    assert kinds == {*KINDS}


@pytest.mark.parametrize(
    ("game", "language"), few([(key, tongue) for key in FINISHED[::-1] for tongue in LANGUAGES], 1, 1)
)
@pytest.mark.parametrize("every", few((3, 1), 1))
def test_what_it_says_is_what_the_list_has_and_names_a_rule(game: str, language: str, every: int) -> None:
    rules = {clause.id for clause in rules_of(game, language)}
    for request in [*requests(game, language)][::every]:
        plate = sketch(request)
        for shape, told in plate.regions:
            if told.kind not in KINDS:
                continue
            assert told.clause in rules, told
            assert isinstance(shape, Box) and min(shape.w, shape.h) > 3
            for line in (told.name, *told.lines):
                assert line.strip() and "board-" not in line and "None" not in line.split() and "{" not in line, told
        assert len(plate.regions) == len({region.shape for region in plate.regions})


@pytest.mark.parametrize("game", few(FINISHED[::-1], 1))
@pytest.mark.parametrize("every", few((4, 1), 1))
def test_a_picture_of_no_decision_offers_nothing(game: str, every: int) -> None:
    for request in [*requests(game, "en")][::every]:
        plain = sketch(Request(game, request.view, names=NAMES))
        assert not [region for region in plain.regions if region.told.kind in KINDS]
