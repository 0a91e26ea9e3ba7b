"""What alt texts promise: the decision first, whole sentences, nobody lost, and what has no room is told in words."""

from __future__ import annotations

import re
from colorsys import rgb_to_hls
from dataclasses import replace
from string import ascii_uppercase
from typing import Any

import pytest

from engine.core.ahead import policy
from engine.core.play import registry
from engine.core.play.match import Match
from engine.core.play.reading import read
from renderers import ALT_LIMIT, KEY, OVERVIEW, Request, account, describe, numbered, picture_for, pictures
from renderers.account import ended, fitting
from renderers.draw.palette import HUES, PLAYERS, SHAPES, rgb, sign_of
from renderers.found import folder_of
from renderers.i18n import languages
from renderers.reader import words_of
from tests.games import GAMES, games_in_turn
from tests.long import few
from tests.told import nothing

NAMES = ("Anna", "Béla", "Cyril", "Dana", "Eva", "Fay")
ROUND = {"orange": 26, "yellow": 41, "green": 164, "blue": 202, "violet": 267, "pink": 327}
"""Degrees of the colour wheel at which people call a colour so."""
CALLED = {
    "en": {
        "blue": "blue",
        "orange": "orange",
        "green": "green",
        "pink": "pink",
        "yellow": "yellow",
        "violet": "violet",
    },
    "cs": {"blue": "modr", "orange": "oranž", "green": "zelen", "pink": "růž", "yellow": "žlut", "violet": "fialov"},
    "hu": {"blue": "kék", "orange": "narancs", "green": "zöld", "pink": "rózsa", "yellow": "sárga", "violet": "lila"},
}


def apart(one: float, other: float) -> float:
    return min(abs(one - other), 360 - abs(one - other))


def test_a_seat_is_called_by_the_colour_that_is_drawn() -> None:
    for seat, colour in enumerate(PLAYERS):
        red, green, blue = (part / 255 for part in rgb(colour))
        hue = 360 * rgb_to_hls(red, green, blue)[0]
        nearest = min(ROUND, key=lambda name: apart(ROUND[name], hue))
        assert sign_of(seat) == f"{nearest}-{SHAPES[seat]}"
        assert HUES[nearest] == colour
        for language, called in CALLED.items():
            assert called[nearest] in words_of("steam", language)(f"board-shape-{sign_of(seat)}")


@pytest.fixture(scope="module", params=GAMES)
def decisions(request: pytest.FixtureRequest) -> list[Request[Any]]:
    """The picture of every kind of decision of two games, when it first comes up."""
    rules, found = registry.game(request.param), dict[str, Request[Any]]()
    for seats in (max(rules.seats), min(rules.seats)):
        match = Match.new(rules, seats, {}, 3, confirm=())
        for _ in policy.moves(match, [policy.RANDOM] * seats, 3):
            for seat, ask in list(match.pending.items())[:1]:
                helping = picture_for(rules.key, ask.kind)
                if helping is not None and ask.kind not in found:
                    plans = tuple(registry.advice(rules.key).shortcuts(match.view(seat), ask))
                    shown = read(match, seat)
                    view = match.view(seat)
                    found[ask.kind] = Request(rules.key, view, helping, seat=seat, ask=shown, plans=plans, names=NAMES)
    assert len(found) > 4
    return list(found.values())


@games_in_turn("decisions", 2)
@pytest.mark.parametrize("every", few((len(CALLED), 1), 1))
@pytest.mark.parametrize("language", sorted(CALLED))
def test_the_question_its_letters_and_its_choices_come_first(
    decisions: list[Request[Any]], language: str, every: int
) -> None:
    for request in (
        replace(one, locale=language) for one in decisions[sorted(CALLED).index(language) % every :: every]
    ):
        words, ask, text = words_of(request.game, language), request.ask, describe(request)
        assert ask is not None
        prompt = words(f"{request.game.replace('_', '-')}-ask-{ask.kind}")
        assert text.startswith(ended(prompt))
        rest = text.removeprefix(ended(prompt)).lstrip()
        for letter, plan in zip(ascii_uppercase, request.plans, strict=False):
            said = f"{letter}: {words(plan.label, lambda seat: NAMES[seat])}."
            assert rest.startswith(said)
            rest = rest.removeprefix(said).lstrip()
        first = words(next(iter(ask.options.values())).label(), lambda seat: NAMES[seat])
        assert 0 <= rest.find(first) < 120
        assert not numbered(request.game, ask.kind) or f"1: {first}" in rest
        assert text != describe(replace(request, ask=None, plans=()))


@games_in_turn("game", 2)
@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_lost_and_each_picture_of_a_table_has_a_text_of_its_own(game: str) -> None:
    rules = registry.game(game)
    seats = max(rules.seats)
    match = Match.new(rules, seats, {}, 3, confirm=())
    policy.play_out(match, [policy.RANDOM] * seats, 3, limit=300)
    view = match.view(None)
    for language in CALLED:
        request = Request(game, view, OVERVIEW, seat=0, names=NAMES, locale=language)
        texts = {picture: describe(replace(request, picture=picture)) for picture in pictures(game)}
        assert len(set(texts.values())) == len(texts)
        overview = texts[OVERVIEW]
        assert all(f"{name} (" in overview for name in NAMES[:seats]), (language, overview)


@pytest.mark.parametrize("language", sorted(CALLED))
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_said_twice_in_brackets(game: str, language: str) -> None:
    rules = registry.game(game)
    view = Match.new(rules, max(rules.seats), {}, 3, confirm=()).view(None)
    told = [line for one in account(Request(game, view, OVERVIEW, names=NAMES, locale=language)) for line in one.lines]
    assert told and [line for line in told if re.search(r"(\([^()]+\)) \1", line)] == []


@games_in_turn("game", 2)
@pytest.mark.parametrize("game", GAMES)
def test_what_has_no_room_is_told_in_words(game: str) -> None:
    """Sentence by sentence, the first ones of the table in words; where some are left out, that is said."""
    rules, cut = registry.game(game), 0
    seats = max(rules.seats)
    match = Match.new(rules, seats, {}, 3, confirm=())
    policy.play_out(match, [policy.RANDOM] * seats, 3, limit=200)
    for picture in pictures(game):
        request = Request(game, match.view(0), picture, seat=0, names=NAMES)
        sections = account(request if picture == KEY else replace(request, picture=OVERVIEW))
        lines = [*(line for section in sections for line in section.lines), *(ended(one.title) for one in sections)]
        text = describe(request)
        assert len(text) <= ALT_LIMIT
        cut += text.endswith(" More: In words.")
        rest = text.removesuffix(" More: In words.")
        while rest:
            line = next((line for line in sorted(lines, key=len, reverse=True) if rest.startswith(line)), None)
            assert line is not None, rest
            rest = rest.removeprefix(line).lstrip()
    assert cut


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_a_key_is_a_sentence(game: str) -> None:
    for language in languages([folder_of(game) / "locale"]):  # type: ignore[operator]
        (section,) = account(Request(game, None, KEY, locale=language))
        wrong = [line for line in section.lines if line[0].islower() or line[-1] not in ".?!"]
        nothing([*wrong, *(line for line in section.lines if ".." in line)])


def test_sentences_are_left_out_from_the_end_and_whole() -> None:
    said = ["Ann leads.", "Ben follows.", "Cid is last."]
    assert fitting(said, 100, "More.") == "Ann leads. Ben follows. Cid is last."
    assert fitting(said, 30, "More.") == "Ann leads. Ben follows. More."
    assert fitting(said, 20, "More.") == "Ann leads. More."
