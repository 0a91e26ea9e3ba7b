"""Who confirms a turn is told what they confirm, in every game, whatever they have answered."""

from __future__ import annotations

import pickle
from dataclasses import replace
from typing import Any

import pytest

from bot.host.match.sight import Sight
from bot.host.types.people import Person
from bot.i18n import Texts
from bot.ui.parts.layout import Text
from bot.ui.parts.reader import Reader
from bot.ui.table.panel import turn_panel
from engine.core.ahead.policy import NORMAL, RANDOM, policy
from engine.core.play import registry
from engine.core.play.ask import CONFIRM
from engine.core.play.match import Match
from engine.core.play.reading import chosen
from engine.core.play.rng import Rng, Seed
from engine.core.play.rules import Refused
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.words import name
from renderers import LAYOUTS, PORTRAIT, WIDE, paint
from renderers.cargo_empire import crop
from renderers.reader import words_of
from tests.games import FINISHED, games_in_turn
from tests.long import few

NAMES = ("Ann", "Ben", "Cid", "Dan", "Eva", "Fay")
MOST = 400
"""Answers of a game that are looked at: the last ones are like those before."""


def panel_of(match: Match[Any, Any], seat: int) -> list[str]:
    """What somebody reads who is to confirm."""
    names, person = NAMES[: match.seats], Person(1, NAMES[seat])
    panel = Sight(match, seat, person, names, WIDE, ask=match.pending[seat]).panel(1, match.rev)
    layout = turn_panel(panel, Reader(Texts()("en"), names))
    return [item.content for item in layout.items if isinstance(item, Text)]


def new(game: str, seed: int) -> Match[Any, Any]:
    """A table of it, with variants by chance; with none if they don't go together."""
    rules, rng = registry.game(game), Rng(Seed(seed))
    seats = rules.seats[seed % len(rules.seats)]
    variants = {one.key: one.choices[rng.below(len(one.choices))] for one in rules.variants}
    try:
        return Match.new(rules, seats, variants, seed)
    except Refused:
        return Match.new(rules, seats, seed=seed)


@games_in_turn("game", 2)
@pytest.mark.parametrize("seed", few(range(8), 1))
@pytest.mark.parametrize("game", FINISHED)
def test_nobody_confirms_without_being_told_what(game: str, seed: int) -> None:
    match, rng = new(game, seed), Rng(Seed(seed))
    for _ in range(MOST):
        if not match.pending:
            break
        seat, ask = next(iter(match.pending.items()))
        if ask.kind != CONFIRM:
            how = RANDOM if rng.below(2) else NORMAL
            match.answer(seat, policy(match.rules, how)(match.view(seat), ask, rng))
            continue
        told = [text for text in panel_of(match, seat) if text.startswith("-# This turn: ")]
        assert told and told[0].removeprefix("-# This turn: ").strip(), match.turn_answers
        match.answer(seat, CONFIRM)


def test_a_card_that_is_kept_in_secret_is_named_to_who_keeps_it() -> None:
    match = Match.new(registry.game("cargo_empire"), 2, seed=1)
    for seat in (0, 1):
        ask = match.pending[seat]
        match.answer(seat, [*ask.options][1])
    (told,) = [text for text in panel_of(match, 1) if text.startswith("-# This turn: ")]
    words = Texts()("en")
    given, kept = (words(option.label()) for option in ask.options.values())
    assert f"You keep the objective card “{kept}”." in told and f"The objective card “{given}” goes under" in told


@pytest.mark.parametrize(("key", "said"), [("2", "bid $2"), ("pass", "pass")])
def test_who_bids_confirms_the_bid_and_reads_neither_their_name_nor_that_it_is_an_auction(key: str, said: str) -> None:
    match = Match.new(registry.game("steam"), 3, seed=1)
    (seat,) = match.pending
    match.answer(seat, key)
    (told,) = [text for text in panel_of(match, seat) if text.startswith("-# This turn: ")]
    assert told == f"-# This turn: {said}"


def test_where_the_log_tells_nothing_the_answers_themselves_are_told_and_none_that_is_final() -> None:
    match = Match.new(registry.game("toy_freight"), 2, seed=1)
    for key in ("store", "ore"):
        match.answer(0, key)
    found = [(ask.kind, key) for ask, key in chosen(match, 0)]
    assert found == [("action", "store"), ("goods", "ore")] and chosen(match, 1) == []
    match.answer(0, CONFIRM)
    assert chosen(match, 0) == []


@pytest.mark.parametrize(("layouts",), few([((WIDE, PORTRAIT),), (LAYOUTS,)], 1), ids=str)
def test_who_confirms_in_cargo_empire_sees_on_the_map_what_they_have_placed(layouts: tuple[str, ...]) -> None:
    match, rng = Match.new(registry.game("cargo_empire"), 2, seed=5), Rng(Seed(5))
    before, placed = {seat: match.view(seat) for seat in range(2)}, 0
    while match.view(None).phase != "deliveries" and placed < len(layouts):
        seat, ask = next(iter(match.pending.items()))
        if ask.kind != CONFIRM:
            match.answer(seat, policy(match.rules, NORMAL)(match.view(seat), ask, rng))
            continue
        changed = crop.changed(match.view(seat), before[seat])
        for layout in layouts if changed else ():
            sight = Sight(match, seat, Person(1, "Ann", "en"), NAMES[:2], layout, ask=ask, before=before[seat])
            request = pickle.loads(sight.panel(1, 1).picture.request)
            assert (request.picture, request.ask) == ("map", None)
            drawn = paint(replace(request, width=200))
            names = {words_of("cargo_empire", "en")(name("city", city)) for city in changed}
            assert names <= {label.text for label in drawn.labels()} and len(drawn.frames) >= len(changed)
            if layout != WIDE:
                cities = {words_of("cargo_empire", "en")(name("city", city)) for city in DATA.maps["europe"].cities}
                assert len(cities & {label.text for label in drawn.labels()}) < len(cities), "the part of it"
        placed += bool(changed)
        match.answer(seat, CONFIRM)
        before = {seat: match.view(seat) for seat in range(2)}
    assert placed
