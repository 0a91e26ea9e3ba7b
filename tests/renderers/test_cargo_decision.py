"""Pictures for decisions of Cargo Empire: what they work out is what the rules do; the key has everything."""

from __future__ import annotations

import copy
import inspect
from collections.abc import Iterator
from itertools import pairwise
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from engine.core.ahead.policy import moves
from engine.core.play.ask import Ask, Shortcut, Word
from engine.core.play.match import Match
from engine.core.play.reading import read
from engine.core.play.registry import game
from engine.games.cargo_empire import clans, delivery, tracks
from engine.games.cargo_empire.advice import ADVICE, deliveries
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.development import Step
from engine.games.cargo_empire.facts import SPACES
from engine.games.cargo_empire.routes import links
from engine.games.cargo_empire.state import State
from engine.games.cargo_empire.view import View
from engine.games.cargo_empire.words import say
from renderers import PLAYER, PORTRAIT, WIDE, Request
from renderers.cargo_empire import choices, entries, icons, key, options, pieces
from renderers.draw.boxes import Box
from renderers.reader import words_of
from tests.long import few
from tests.renderers.outlines import outlined
from tests.renderers.tidy import SMALL, assert_tidy

GAME = "cargo_empire"


class Moment(NamedTuple):
    """A decision: the table, what its seat sees, what it reads, the plans that it is offered."""

    state: State
    view: View
    ask: Ask[Any]
    plans: tuple[Shortcut, ...]


def moments(
    seats: int, variants: dict[str, str], kinds: set[str], most: int, *, planned: bool = True
) -> Iterator[Moment]:
    """The first decisions of these kinds in a game by chance, before they are answered; plans take most of the time."""
    match = Match.new(game(GAME), seats, variants, 3, confirm=())
    answers = moves(match, ["random"] * seats, 3)
    while match.pending and most:
        for ask in list(match.pending.values()):
            if ask.kind in kinds:
                most -= 1
                asked = read(match, ask.seat)
                assert asked is not None
                view = match.view(ask.seat)
                yield Moment(match.state, view, asked, tuple(ADVICE.shortcuts(view, ask)) if planned else ())
        next(answers)


@pytest.mark.parametrize("variants", [{"clans": "on"}, {"clans": "on", "map": "dyorle"}], ids=["europe", "dyorle"])
def test_destinations_and_what_they_cost_are_those_of_the_rules(variants: dict[str, str]) -> None:
    for state, view, ask, _ in moments(4, variants, {"supply", "cards"}, 40, planned=False):
        may = clans.powers(state, ask.seat)
        assert choices.powers_of(view, ask.seat) == may
        for option in ask.options.values():
            if isinstance(option, delivery.Supply):
                legal = {demand.city for demand in delivery.demands(state, ask.seat, option.city, may)}
                assert {trip.city for trip in choices.trips(view, ask.seat, option.city)} == legal
        if ask.kind == "cards" and view.plan is not None:
            paid = choices.fares(view, ask.seat, view.plan.supply, view.plan.demand, may)
            offered = [option.cards for option in ask.options.values() if isinstance(option, delivery.Fare)]
            assert sorted(paid) == sorted(cards for cards in offered if not cards.crest)


def test_the_ways_that_are_drawn_lead_from_the_cube_to_its_destinations() -> None:
    found = list(moments(4, {"map": "dyorle"}, {"demand", "cards", "rush"}, 30, planned=False))
    assert {moment.ask.kind for moment in found} >= {"demand", "cards"}
    for _, view, ask, _ in found:
        ends = [option.city for option in ask.options.values() if isinstance(option, delivery.Demand)]
        if ask.kind == "demand" and view.plan is not None:
            assert [lead.way.cities[-1] for lead in choices.leads(view, ask)] == ends
        for lead in choices.leads(view, ask):
            assert view.plan is not None and lead.way.cities[0] == view.plan.supply
            for number, (a, b) in enumerate(pairwise(lead.way.cities)):
                ports = DATA.maps[view.map].ports
                assert {a, b} <= set(ports) if number == lead.way.sail else b in links(view.map)[a]


def test_a_ghost_stands_where_the_marker_would_come_to_stand() -> None:
    seen = set()
    for state, view, ask, _ in moments(3, {"tracks": "any"}, {"advance", "lane"}, 40, planned=False):
        seen.add(ask.kind)
        ghosts = choices.ghosts(view, ask)
        for number, (answer, option) in enumerate(ask.options.items(), 1):
            lanes = [answer] if ask.kind == "lane" else SPACES
            kinds = {ghost.kind for ghost in ghosts if ghost.text == str(number)}
            for kind in kinds:
                spots = {ghost.spot for ghost in ghosts if (ghost.kind, ghost.text) == (kind, str(number))}
                reached = [copy.deepcopy(state.players[ask.seat]) for _ in lanes]
                for player, lane in zip(reached, lanes, strict=True):
                    tracks.move(state, player, kind, lane)
                assert spots == {(player.markers[kind].column, player.markers[kind].lane) for player in reached}
            assert kinds or not isinstance(option, Step) or option.top
    assert seen == {"advance", "lane"}


def test_an_objective_card_has_the_letter_of_the_plan_that_begins_with_it() -> None:
    seen = 0
    for _, view, ask, plans in moments(4, {}, {"objective"}, 20):
        request = Request(GAME, view, PLAYER, seat=ask.seat, ask=ask, plans=plans, width=SMALL)
        drawn = [label.text for label in outlined(request).labels()]
        begun = choices.letters_of(ask, plans)
        # no city and no good has this letter
        assert drawn.count("A") == ("A" in begun.values())
        seen += bool(begun)
    assert seen


@pytest.mark.parametrize("kind", few(["supply", "demand", "cards"], 1))
def test_the_letters_of_plans_stand_where_they_lead_and_at_the_options_with_which_they_begin(kind: str) -> None:
    for _, view, ask, plans in moments(3, {}, {kind}, 6):
        found = choices.routes(view, plans)
        ends = {route.letter: route.b for route in found}
        if kind == "demand":
            first = {choices.letters_of(ask, plans)[plan.keys[0]]: plan.keys[0].split("/")[0] for plan in plans}
            assert ends == first
        if kind == "supply":
            assert len(ends) == len(plans)
            assert [lead.way.cities[-1] for lead in choices.plan_leads(view, ask, plans)] == [*ends.values()]
        else:
            assert choices.plan_leads(view, ask, plans) == []
        if kind == "cards":
            assert not found and len(choices.letters_of(ask, plans)) == len(plans)
        request = Request(GAME, view, "choice", ask=ask, plans=plans, layout=PORTRAIT, width=SMALL)
        texts = [label.text for label in outlined(request).labels()]
        listed = plans[: choices.LINES] if kind == "supply" else plans
        assert {letter for _, letter in zip(listed, "ABCDE", strict=False)} <= set(texts)


@pytest.mark.parametrize("kind", ["demand", "supply"])
def test_the_steps_in_the_picture_are_those_of_the_list(kind: str) -> None:
    for state, view, ask, _ in moments(4, {"clans": "on"}, {kind}, 12, planned=False):
        shown = {(ghost.kind, ghost.text) for ghost in choices.ghosts(view, ask)}
        may = clans.powers(state, ask.seat)
        for option in ask.options.values():
            if isinstance(option, delivery.Supply):
                demands = deliveries.demands(state, ask.seat, option.city, may)
            else:
                demands = [option.teller] if isinstance(option, delivery.Demand) else []
            for demand in demands:
                fare = demand.fare
                assert fare is not None
                moved, _ = fare.moved()
                at = view.players[ask.seat].markers
                on_board = [step for step in moved if at[step[0]].column + step[1] <= max(DATA.vp_spaces)]
                assert fare.cards.crest or {(kind, f"+{far}") for kind, far in on_board} <= shown


def test_a_list_of_long_names_has_two_columns_where_three_would_be_too_small() -> None:
    long, short = (
        [entries.Entry(n, (entries.word(name, bold=True),)) for n in range(1, 13)] for name in ("W" * 12, "W")
    )
    assert options._shape(Box(0, 0, 760, 230), long) == (2, 1, 6)
    assert options._shape(Box(0, 0, 760, 140), short)[0] == 3


def test_a_lent_crest_names_its_owner() -> None:
    _, view, *_ = next(moments(3, {"clans": "on"}, {"supply"}, 1, planned=False))
    lent = Word("green", say("marker-car"), say("borrow-effect", seat=1, crest=say("lent-green")))
    request = Request(
        GAME, view, "choice", ask=Ask(0, "borrow", {"green": lent}), names=("Ann", "Ben", "Cid"), width=SMALL
    )
    assert any("crest of Ben" in label.text for label in outlined(request).labels())


def test_a_marker_stands_nowhere_beyond_the_top_and_in_either_lane_behind_a_junction() -> None:
    sides = ("a01", "b01", "c02")
    top = max(DATA.vp_spaces)
    assert choices.ahead(sides, (top - 1, ""), 1) == [(top, "")] and choices.ahead(sides, (top, ""), 1) == []
    assert {lane for _, lane in choices.ahead(sides, (6, ""), 1)} == {"upper", "lower"}


def _sketches(module: ModuleType) -> set[str]:
    """What a module can draw: its functions of a canvas and a box."""
    found = inspect.getmembers(module, inspect.isfunction)
    return {name for name, what in found if not name.startswith("_") and what.__module__ == module.__name__
            and list(inspect.signature(what).parameters)[:2] == ["c", "box"]}  # fmt: skip


@pytest.mark.parametrize("layout", [WIDE, PORTRAIT])
def test_the_key_has_every_icon_and_every_piece_with_its_words(layout: str) -> None:
    words = words_of(GAME, "en")
    lines = key.lines(words)
    assert list(lines) == list(key.sheet().signs)
    drawn = {item.sketch.__name__ for items in lines.values() for item in items}
    assert _sketches(icons) | _sketches(pieces) <= drawn
    request = Request(
        GAME, next(moments(2, {}, {"objective"}, 1, planned=False))[1], picture="key", layout=layout, width=SMALL
    )
    texts = " ".join(label.text for label in outlined(request).labels())
    assert not [name for name in lines if key.sheet().said(name, words) not in texts]
    assert_tidy(request)
