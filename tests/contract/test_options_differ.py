"""What a host can choose for so many players: nothing that changes nothing, and nothing twice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.i18n import Texts
from bot.i18n.coverage import offered
from bot.ui.pages.lobby import choice_name, variant_name
from bot.ui.parts.reader import Reader
from engine.core.play import registry
from engine.core.play.codec import encode_state
from engine.core.play.rng import Rng, Seed
from engine.core.play.rules import Rules
from tests.told import nothing

DEALS = 8
"""So many deals are looked at: in one of them two choices may come to the same by chance."""
FEW = 5
"""Of more choices the first and the last stand for all."""

TABLES = [(key, seats) for key in registry.games() for seats in registry.game(key).seats]
at_every_table = pytest.mark.parametrize(("key", "seats"), TABLES)


def chosen(rules: Rules[Any, Any], seats: int) -> Iterator[tuple[str, tuple[str, ...], dict[str, str]]]:
    """What so many can choose, each with its choices and with what else has to be chosen for it to matter."""
    for variant in rules.variants:
        needed = rules.complete(seats, variant.needs)
        if variant.key in (choices := rules.choices([seats], needed)):
            found = choices[variant.key]
            yield variant.key, found if len(found) <= FEW else (found[0], found[-1]), needed


def dealt(rules: Rules[Any, Any], seats: int, variants: dict[str, str]) -> tuple[bytes, ...]:
    """How some games begin."""
    complete = rules.complete(seats, variants)
    return tuple(encode_state(rules.setup(seats, complete, Rng(Seed(seed)))) for seed in range(DEALS))


@at_every_table
def test_no_two_choices_that_are_offered_come_to_the_same(key: str, seats: int) -> None:
    rules, found = registry.game(key), list[str]()
    for variant, choices, needed in chosen(rules, seats):
        games = {choice: dealt(rules, seats, {**needed, variant: choice}) for choice in choices}
        found += [
            f"{variant}: {one} is {other}"
            for one in choices
            for other in choices
            if one < other and games[one] == games[other]
        ]
    nothing(found, f"the same with {seats}")


@at_every_table
@pytest.mark.parametrize("language", offered())
def test_no_two_choices_that_are_offered_read_the_same(key: str, seats: int, language: str) -> None:
    read, rules = Reader(Texts()(language), ()), registry.game(key)
    names = [variant_name(key, variant, read) for variant, _, _ in chosen(rules, seats)]
    assert len({*names}) == len(names)
    for variant, choices in rules.choices([seats], {}).items():
        told = [choice_name(key, variant, choice, read) for choice in choices]
        assert len({*told}) == len(told) > 1
