"""Whoever can't see a picture is told the table in words: all of what their view holds, and nothing more."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from engine.core.ahead import policy
from engine.core.play import registry
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from renderers import OVERVIEW, Request, account
from renderers.found import folder_of
from renderers.i18n import languages
from tests.contract.test_every_game import tables
from tests.games import games_in_turn
from tests.long import few
from tests.told import nothing

NAMES = ("Anna", "Bea", "Cyril", "Dana", "Eva", "Fay")
TABLES = list(tables())
TOLD = [table for table in TABLES if folder_of(table[0]) is not None]
BESIDE = {"seat", "winners", "lap", "colour", "token_colour"}
"""Fields that say who looks, what counts in one phase alone, and how the pieces in the box look, not ours."""


def words(game: str, view: Any, locale: str = "en") -> str:
    """The table in words."""
    found = account(Request(game, view, OVERVIEW, names=NAMES, locale=locale))
    return "\n".join("\n".join((section.title, *section.lines)) for section in found)


@cache
def views(game: str, seats: int, variants: tuple[tuple[str, str], ...], every: int) -> list[Any]:
    """What everybody can see after every so-manieth answer of a random game."""
    match = Match.new(registry.game(game), seats, dict(variants), 2, confirm=())
    moves = policy.moves(match, [policy.RANDOM] * seats, 2)
    return [match.view(None), *(match.view(None) for number, _ in enumerate(moves) if number % every == 0)]


def one_by_one(before: Any, after: Any) -> Iterator[tuple[str, Any]]:
    """The view before, with one field of the view after: of the table, of something on it, or of one player."""
    for field in before.__struct_fields__:
        old, new = getattr(before, field), getattr(after, field)
        if old == new or field in BESIDE:
            continue
        if field == "players":
            for seat, (player, later) in enumerate(zip(old, new, strict=True)):
                for part, changed in one_by_one(player, later):
                    players = [*old[:seat], changed, *old[seat + 1 :]]
                    yield f"players.{part}", msgspec.structs.replace(before, players=players)
        elif isinstance(old, msgspec.Struct) and type(old) is type(new):
            for part, changed in one_by_one(old, new):
                yield f"{field}.{part}", msgspec.structs.replace(before, **{field: changed})
        else:
            yield field, msgspec.structs.replace(before, **{field: new})


def unsaid(key: str, before: Any, after: Any) -> Iterator[str]:
    """The fields that change without a word, the old table with the new field and the new table with the old one: what
    is shown only together with another field is told with that one."""
    for (field, new), (_, old) in zip(one_by_one(before, after), one_by_one(after, before), strict=True):
        with suppress(ValueError, LookupError):  # one field alone may make no table
            if words(key, new) == words(key, before) and words(key, old) == words(key, after):
                yield field


@games_in_turn(count=2)
@pytest.mark.parametrize(("key", "seats", "variants"), few(TABLES, 12))
@pytest.mark.parametrize("every", few((25, 1), 1))
def test_tables_that_differ_differ_in_words(key: str, seats: int, variants: dict[str, str], every: int) -> None:
    told: dict[str, Any] = {}
    for view in views(key, seats, tuple(variants.items()), every):
        same = told.setdefault(words(key, view), view)
        assert same == view, [name for name, _ in one_by_one(same, view)]


@games_in_turn()
@pytest.mark.parametrize(("key", "seats", "variants"), few(TOLD, 4))
@pytest.mark.parametrize("every", few((80, 3), 1))
def test_no_field_of_a_view_is_left_untold(key: str, seats: int, variants: dict[str, str], every: int) -> None:
    seen = views(key, seats, tuple(variants.items()), every)
    silent = {field for before, after in pairwise(seen) for field in unsaid(key, before, after)}
    nothing(silent, "fields of the view that can change without a word")


@games_in_turn(count=2)
@pytest.mark.parametrize(("key", "seats", "variants"), few(TABLES, 12))
def test_nothing_hidden_is_in_the_words(key: str, seats: int, variants: dict[str, str]) -> None:
    rules = registry.game(key)
    match = Match.new(rules, seats, dict(variants), 2, confirm=())
    policy.play_out(match, [policy.RANDOM] * seats, 2, limit=60)
    for reader in (None, 0):
        other = rules.redeal(match.state, reader, Rng(Seed(8)))
        first, second = (words(key, rules.view(state, reader)) for state in (match.state, other))
        assert first == second


@pytest.mark.parametrize("key", sorted(registry.games()))
def test_the_words_are_the_same_in_every_language(key: str) -> None:
    """As many sections with as many lines, and each with words of its own."""
    folder = folder_of(key)
    seats = max(registry.game(key).seats)
    seen = views(key, seats, (), 25)
    view = seen[len(seen) // 2]
    english = account(Request(key, view, names=NAMES))
    for language in languages([folder / "locale"] if folder is not None else []):
        found = account(Request(key, view, names=NAMES, locale=language))
        assert [(one.part, one.seat, len(one.lines)) for one in found] == [
            (one.part, one.seat, len(one.lines)) for one in english
        ]
        text = words(key, view, language)
        assert "{" not in text and "board-" not in text and f"{key.replace('_', '-')}-" not in text
