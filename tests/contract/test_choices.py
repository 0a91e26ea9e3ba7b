"""Whoever decides sees what each choice costs and brings: what CONTRIBUTING.md demands of every option, in English."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import groupby
from typing import Any

import pytest

from bot.host.match.typed import parts
from bot.i18n import Texts
from bot.ui.parts.clauses import clauses
from bot.ui.parts.layout import MAX_CHOICE_TEXT, MAX_CHOICES
from bot.ui.parts.menus import MAX_NAME
from bot.ui.parts.reader import Reader
from bot.ui.parts.taps import answers
from engine.core.ahead.policy import move
from engine.core.play import registry
from engine.core.play.ask import CONFIRM, Ask, Option, Shortcut
from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.core.play.rng import Rng, Seed
from renderers.reader import reader_of
from tests.contract.test_every_game import NAMES, SHOWN, many_tables, played
from tests.games import games_in_turn
from tests.long import few
from tests.told import nothing

MOST_LABEL = 60
MOST_SHORTCUTS = 5
FEW = 5
"""So many options with the same detail tell a rule, not what sets them apart."""
LOSS = re.compile(r"^(loses|gives up) ")
"""But what is lost is said on every option that loses it."""
ZERO = re.compile(r"(?<![\d.,→–−/-])(?<!→ )(?<!from )[$+×]?\b0\b(?!\s*(→|to\b))(?![.,]\d)")
"""Nothing, said as a number; a change from 0 or to 0 is one, and a code such as 22/0 is none."""
CODE = re.compile(r"^([a-z]{1,2}\d+\b|\d+/\d+|[A-Z]\d+-\d+)")
SENTENCES = ("a", "berlin", "1/2/3", "none", "x" * 200, "ÿ", "c5/22/1", "-1", "+", "🚂")
NAMES_OF_SEATS = ("Ann", "Ben", "Cid", "Dan", "Eva", "Fay")

ENDS = "ends your turn"
GIVEN_UP = re.compile(r"\(([^()]*, )?[1-9]\d* [^()]+ unused\)$")
"""A label that says by itself what its way out gives up: how much of what stays unused."""
READER = Reader(Texts()("en"), NAMES_OF_SEATS)

every_game = pytest.mark.parametrize("key", list(registry.games()))


@cache
def say(key: str) -> Callable[[Msg], str]:
    """What a message of a game is in English, with the names of players."""
    reader = reader_of(key, "en", NAMES_OF_SEATS)
    return lambda msg: reader.words(msg, reader.name)


def text_of(key: str, msg: Msg | None) -> str:
    return "" if msg is None else say(key)(msg)


def read(key: str, option: Option) -> str:
    """All that a person reads of an option."""
    told = (text_of(key, option.group()), text_of(key, option.label()), text_of(key, option.detail()))
    return " | ".join(told)


def asked(key: str, seats: int, variants: dict[str, str], every: int = SHOWN) -> Iterator[Ask[Any]]:
    """About every so-manieth decision of a random game as it is read, apart from confirmations."""
    shown = min(every, SHOWN)
    found = played(key, seats, variants, checked=False, shown=shown).shown[:: every // shown]
    yield from (ask for ask in found if ask.kind != CONFIRM)


def ending(key: str, options: list[Option]) -> Iterator[str]:
    """Which buttons don't say, once, that the turn ends with them, or say so though it does not."""
    asked = Ask(0, "any", {str(option): option for option in options})
    for tap in answers(key, asked, READER):
        said, ends = tap.label.count(ENDS), asked.options[tap.key].ends_turn
        if said != ends:
            yield f"{tap.label!r} says {said} times that the turn ends"


def faults(key: str, ask: Ask[Any]) -> Iterator[str]:
    """What is wrong with the texts of a decision, one sentence each."""
    options = list(ask.options.values())
    for option in options:
        label, detail = text_of(key, option.label()), text_of(key, option.detail())
        if not 0 < len(label) <= MOST_LABEL:
            yield f"{label!r} is too long for a button"
        if len(detail) > MAX_CHOICE_TEXT:
            yield f"{detail!r} is cut in a list"
        if ZERO.search(f"{label} | {detail}"):
            yield f"{label!r}, {detail!r} says that there is nothing"
        if CODE.match(label):
            yield f"{label!r} begins with a code"
    for told, count in Counter(read(key, option) for option in options).items():
        if count > 1:
            yield f"{count} options read {told!r}"
    same = Counter(text_of(key, option.detail()) for option in options if option.detail() is not None)
    for told, count in same.items():
        if count >= FEW and count * 5 > len(options) * 3 and not LOSS.search(told):
            yield f"{count} of {len(options)} options say {told!r}, which is a rule"
    yield from misplaced(key, ask.kind, options)
    yield from ending(key, options)


def misplaced(key: str, kind: str, options: list[Option]) -> Iterator[str]:
    """What is wrong with the order of the options and with their groups."""
    choices = [option for option in options if not option.declines]
    if [option.declines for option in options] != [False] * len(choices) + [True] * (len(options) - len(choices)):
        yield f"the way out of {kind} is not the last"
    for option in options:
        in_label = GIVEN_UP.search(text_of(key, option.label())) is not None
        if option.declines and choices and option.detail() is None and not in_label:
            yield f"{option} does not say what is given up"
    named = [text_of(key, option.group()) for option in choices]
    heads = [name for name, _ in groupby(named)]
    if len(set(heads)) < len(heads):
        yield f"groups of {kind} are torn apart: {heads}"
    if len(choices) > MAX_CHOICES and "" in heads:
        yield f"{len(choices)} options of {kind} have no groups"
    for name, count in Counter(named).items():
        if name and count > MAX_CHOICES:
            yield f"{count} options of {kind} are called {name!r}"


@games_in_turn()
@many_tables
@pytest.mark.parametrize("every", few((34, 1), 1))
def test_every_option_says_what_sets_it_apart(key: str, seats: int, variants: dict[str, str], every: int) -> None:
    found = {f"{ask.kind}: {fault}" for ask in asked(key, seats, variants, every) for fault in faults(key, ask)}
    nothing(found)


@games_in_turn(count=2)
@many_tables
@pytest.mark.parametrize("every", few((46, 3), 1))
def test_no_line_of_a_list_is_cut(key: str, seats: int, variants: dict[str, str], every: int, tongue: str) -> None:
    say = reader_of(key, tongue, NAMES_OF_SEATS)
    found = set[str]()
    for ask in asked(key, seats, variants, every):
        for option in ask.options.values():
            if (group := option.group()) is not None and len(text := say.words(group, say.name)) > MAX_NAME:
                found.add(f"{ask.kind}: {text!r} is cut in a closed select")
            if (detail := option.detail()) is not None and len(text := say.words(detail, say.name)) > MAX_CHOICE_TEXT:
                found.add(f"{ask.kind}: {text!r} has {len(text)} characters")
    nothing(found)


@many_tables
def test_every_decision_names_its_rules(key: str, seats: int, variants: dict[str, str]) -> None:
    rules = registry.game(key)
    kinds = {ask.kind for ask in played(key, seats, variants, checked=False).asks} - {CONFIRM}
    advice = registry.advice(key)
    unruled = [kind for kind in kinds if not advice.clauses_with(rules, kind, variants)]
    nothing(unruled, "decisions of which Advice.clauses names no rule")


@every_game
def test_the_rules_that_a_decision_names_exist(key: str) -> None:
    exist = {clause.id for clause in clauses((registry.folder(key) / "rules.md").read_text(encoding="utf-8"))}
    for kind, named in registry.advice(key).clauses.items():
        assert named, f"Advice.clauses has no rules for {kind}"
        nothing({*named} - exist, f"rules of {kind} that rules.md does not have")


def positions(key: str, seats: int, variants: dict[str, str], every: int) -> Iterator[tuple[Match[Any, Any], Ask[Any]]]:
    """Every so many decisions of a random game, with the match as it stands."""
    match, rng, count = Match.new(registry.game(key), seats, variants, 1), Rng(Seed(1)), 0
    while match.pending:
        ask = next(iter(match.pending.values()))
        if count % every == 0 and ask.kind != CONFIRM:
            yield match, ask
        count += 1
        move(match, ask.seat, "random", rng)


def shortcuts(match: Match[Any, Any], ask: Ask[Any]) -> list[Shortcut]:
    """The plans that are offered to whoever is asked."""
    return list(registry.advice(match.rules.key).shortcuts(match.view(ask.seat), ask))


@games_in_turn(count=2)
@pytest.mark.parametrize(
    NAMES,
    [
        pytest.param(
            key, seats, {}, id=f"{key}-{seats}", marks=() if seats in (counts[0], counts[-1]) else pytest.mark.long
        )
        for key in registry.games()
        for counts in [registry.game(key).seats]
        for seats in counts
    ],
)
@pytest.mark.parametrize("every", few((58, 1), 1))
def test_every_shortcut_can_be_taken_to_its_end(key: str, seats: int, variants: dict[str, str], every: int) -> None:
    for match, ask in positions(key, seats, variants, every):
        found = shortcuts(match, ask)
        assert len(found) <= MOST_SHORTCUTS
        told = [text_of(key, plan.label) for plan in found]
        assert len(set(told)) == len(told)
        for plan, label in zip(found, told, strict=True):
            assert 0 < len(label) <= MOST_LABEL and not CODE.match(label)
            assert not ZERO.search(f"{label} | {text_of(key, plan.detail)}")
            twin = match.fork()
            for part in parts(twin, ask.seat, plan.keys):
                twin.answer(ask.seat, part)


@every_game
def test_whatever_is_typed_has_an_answer(key: str) -> None:
    for match, ask in positions(key, registry.game(key).seats[0], {}, 5):
        for typed in SENTENCES:
            reason = registry.advice(match.rules.key).why(match.view(ask.seat), ask, typed)
            assert reason is None or text_of(key, reason)
