"""What a phone gets: nothing that is read at a glance is smaller than eleven of its pixels, no picture is too tall."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any

import pytest

from engine.core.ahead import policy
from engine.core.play import registry
from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.core.play.reading import read
from renderers import COURSE, KEY, LARGE, PORTRAIT, Request, headline, numbered, picture_for, pictures, sheets
from renderers.cargo_empire.colours import CITIES, GOODS, ON_GOLD
from renderers.draw.layers import ACROSS
from renderers.draw.signs import CANDIDATE_INK
from renderers.railroad_revolution.colours import WORKERS
from renderers.reader import words_of
from tests.games import FINISHED
from tests.languages import tongue_in_turn
from tests.long import few
from tests.renderers.outlines import outlined
from tests.renderers.tidy import SMALL, TALL, TALLEST, units_of
from tests.told import nothing

PHONE, LEAST = 390, 11
"""Pixels across a phone, and of the smallest label that is read on it."""
CHOSEN = {CANDIDATE_INK, ON_GOLD}
"""In what the numbers of options are written."""
VARIANTS: dict[str, tuple[dict[str, str], ...]] = {
    "cargo_empire": ({}, {"map": "dyorle", "clans": "on"}),
    "steam": ({}, {"map": "ruhr"}),
}
GAMES = {key: VARIANTS.get(key, ({},)) for key in FINISHED}
COLOURS = {"cargo_empire": (*GOODS, *CITIES), "railroad_revolution": (*WORKERS, "deal")}
"""Whose letters are on pieces, which are no letters of plans."""
NUMBERED = ("cargo_empire", "railroad_revolution")
"""The games in whose pictures nothing but options is numbered; in others badges are looked at."""
NAMES = ("Anna", "Benedikt", "Zsófia", "Řehoř", "Wolfgang", "Eve")
TABLES = [
    (game, seats, number)
    for game, all_ in GAMES.items()
    for seats in registry.game(game).seats
    for number in range(len(all_))
]
SEED, EVERY = 4, 19
"""Of a game that is played out, and after how many answers each its pictures are looked at."""


@cache
def moments(game: str, seats: int, number: int) -> list[Request[Any]]:
    """Every kind of decision early and late, the table, the end and the key, of a game by chance."""
    rules, advice, found, seen = registry.game(game), registry.advice(game), list[Request[Any]](), dict[str, int]()
    match = Match.new(rules, seats, GAMES[game][number], SEED, confirm=())
    for turn, _ in enumerate(policy.moves(match, ["random"] * seats, SEED)):
        for seat, ask in list(match.pending.items())[:1]:
            view, helping = match.view(seat), picture_for(game, ask.kind)
            names = NAMES[: len(view.players)]
            if not turn % (EVERY * 7):
                found += [
                    Request(game, view, picture, seat, names=names) for picture in pictures(game) if picture != KEY
                ]
            seen[ask.kind] = seen.get(ask.kind, 0) + 1
            if helping is not None and seen[ask.kind] % EVERY == 1:
                plans = tuple(advice.shortcuts(view, ask))
                found.append(Request(game, view, helping, seat, ask=read(match, seat), plans=plans, names=names))
    view, result = match.view(0), match.result()
    found += [
        Request(game, view, picture, 0, names=NAMES[:seats], result=result) for picture in (*sheets(result), COURSE)
    ]
    return [*found, Request(game, view, KEY)]


def glanced(request: Request[Any]) -> set[str]:
    """What is read at a glance: cities, players, the round, scores, the numbers of options and the letters of plans."""
    view, words = request.view, words_of(request.game, request.locale)
    title = request.game.replace("_", "-")
    found = {words(name) if name.startswith(title) else name for name in cities(view, game_prefix(request.game))}
    rounds = getattr(view, "rounds", 0) or view.last_round
    found |= {str(name) for name in request.names} | {words(Msg("core-round", round=view.round, rounds=rounds))}
    if request.game not in NUMBERED:
        return found  # their numbers are elsewhere too, and are looked at where they are badges
    if request.ask is not None and numbered(request.game, request.ask.kind):
        found |= {str(number) for number in range(1, len(request.ask.options) + 1)}
    colours = {words(f"board-{title}-letter-{colour}") for colour in COLOURS[request.game]}
    return found | {letter for _, letter in zip(request.plans, "ABCDE", strict=False)} - colours


def cities(view: Any, prefix: str) -> Iterator[str]:
    """The cities of a table, by name or by the keys of these."""
    for city in getattr(view, "cities", ()):
        if hasattr(city, "name"):
            yield city.name
        else:
            yield prefix + (city.key if hasattr(city, "key") else city.id.lower())


@tongue_in_turn
@pytest.mark.parametrize(("table", "layout"), few(list(product(TABLES, TALL)), 1))
@pytest.mark.parametrize("every", few((2, 1), 1))
def test_what_is_read_at_a_glance_has_eleven_pixels_and_no_picture_is_too_tall(
    table: tuple[str, int, int], layout: str, tongue: str, every: int
) -> None:
    wrong: dict[str, Request[Any]] = {}
    for moment in moments(*table)[::-every]:
        request = replace(moment, layout=layout, locale=tongue, width=SMALL)
        drawn, wanted = outlined(request), glanced(request)
        if request.picture == KEY:  # all of it is words
            wanted |= {label.text for label in drawn.labels() if sum(map(str.isalpha, label.text)) > 2}
        kind = request.picture if request.ask is None else request.ask.kind
        on_badges = [label for mark in drawn.marks for label in mark.labels]
        for label in [*on_badges, *(label for label in drawn.labels() if label.text in wanted)]:
            pixels = label.size * PHONE / units_of(request)
            if label.text.isdigit() and label.fill not in CHOSEN:
                continue  # a level, or an amount
            if pixels < LEAST:
                wrong[f"{kind}: {label.text} has {pixels:.1f} pixels"] = request
        if drawn.image.height > TALLEST[layout] * SMALL + 1:
            wrong[f"{kind} is {drawn.image.height / SMALL:.2f} times as high as wide"] = request
    nothing(wrong)


def grown(game: str, picture: str) -> list[float]:
    """By how much the words of a picture are larger with large type, the least first: of a map the names of cities, of
    others all that both have; never those of the head."""
    found = list[float]()
    shown = [one for one in moments(game, max(registry.game(game).seats), 0) if one.picture == picture]
    for moment in shown[:3]:
        usual, large = (
            {
                label.text: label.size / ACROSS[layout]
                for label in outlined(replace(moment, layout=layout, width=SMALL)).labels()
                if label.y > headline.TALL * ACROSS[layout] / ACROSS[PORTRAIT] and sum(map(str.isalpha, label.text)) > 2
            }
            for layout in (PORTRAIT, LARGE)
        )
        said, prefix = words_of(game, "en"), game_prefix(game)
        names = {said(name) if name.startswith(prefix) else name for name in cities(moment.view, prefix)}
        found += [large[text] / size for text, size in usual.items() if text in large and (not names or text in names)]
    return sorted(found)


def game_prefix(game: str) -> str:
    return f"{game.replace('_', '-')}-city-"
