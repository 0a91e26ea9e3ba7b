"""In every language that is offered no text of a picture leaves it, covers another, or is cut where English is not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import renderers
from engine.core.ahead import policy
from engine.core.play import registry
from engine.core.play.match import Match
from engine.core.play.reading import read
from renderers import LAYOUTS, RESULT, Request, picture_for, pictures
from renderers.draw import fonts
from renderers.draw.labels import ELLIPSIS
from renderers.draw.layers import Painting
from renderers.found import folder_of
from renderers.i18n import called
from renderers.ties import CLINGING, UNITS
from tests.languages import tongue_in_turn
from tests.renderers.outlines import outlined
from tests.renderers.tidy import SMALL, faults
from tests.told import nothing

GAMES = [key for key in registry.games() if folder_of(key) is not None]
NAMES = ("Anna", "Béla", "Cyril", "Dana", "Eva", "Fay")
SEED = 3
LATE, EARLY = 200, 60
"""After so many answers all pictures are looked at; those that help with a decision when it first comes up."""


@cache
def moments(game: str, at: tuple[int, ...]) -> list[Request[Any]]:
    """The pictures of a random game: of the table, of every kind of decision, of its end."""
    rules, found, kinds = registry.game(game), list[Request[Any]](), set[str]()
    seats = max(rules.seats)
    match, names = Match.new(rules, seats, {}, SEED, confirm=()), NAMES[:seats]
    for number, _ in enumerate(policy.moves(match, ["random"] * seats, SEED)):
        for seat, ask in list(match.pending.items())[:1]:
            view, helping = match.view(seat), picture_for(game, ask.kind)
            if number in at:
                found += [Request(game, view, picture, seat=seat, names=names) for picture in pictures(game)]
            if helping is not None and ask.kind not in kinds:
                kinds.add(ask.kind)
                plans = tuple(registry.advice(rules.key).shortcuts(view, ask))
                found.append(Request(game, view, helping, seat=seat, ask=read(match, seat), plans=plans, names=names))
    return [*found, Request(game, match.view(0), RESULT, seat=0, names=names, result=match.result())]


def cut(drawn: Painting) -> list[str]:
    """The texts of a picture that end before their end."""
    return [label.text for label in drawn.labels() if label.text.endswith(ELLIPSIS)]


def loose(tongue: str, drawn: Painting) -> list[str]:
    """The lines that end in a word which clings to the next one, or begin with a unit whose number is above."""
    words, units = ("|".join(map(re.escape, found.get(tongue, ["\0"]))) for found in (CLINGING, UNITS))
    lines = drawn.labels()
    hanging = [line.text for line in lines if re.search(rf"\s(?:{words})$", line.text, re.IGNORECASE)]
    lost = re.compile(rf"\d\n(?:{units})(?!\w)")
    wrapped = [two for two in pairwise(lines) if two[1] == replace(two[0], text=two[1].text, y=two[1].y)]
    return hanging + [below.text for above, below in wrapped if lost.search(f"{above.text}\n{below.text}")]


@tongue_in_turn
@pytest.mark.parametrize(
    ("game", "layout"),
    [
        pytest.param(game, layout, marks=() if layout == LAYOUTS[number % 3 - 1] else pytest.mark.long)
        for number, game in enumerate(GAMES)
        for layout in LAYOUTS
    ],
)
@pytest.mark.parametrize(
    ("at", "every"), [((LATE,), 3), pytest.param((EARLY, LATE), 1, marks=pytest.mark.long)], ids=str
)
def test_every_text_has_its_place(game: str, layout: str, tongue: str, at: tuple[int, ...], every: int) -> None:
    found: dict[str, Request[Any]] = {}
    for moment in moments(game, at)[sum(tongue.encode()) % every :: every]:  # Czech has others than Hungarian
        english = replace(moment, layout=layout, width=SMALL)
        request = replace(english, locale=tongue)
        drawn = outlined(request)
        wrong, shorter = faults(request, drawn), cut(drawn)
        wrong += [f"{text!r} is broken where it may not be" for text in loose(tongue, drawn)]
        if tongue == "hu":
            english_money = (label.text for label in drawn.labels() if re.match(r"\+?\$\d", label.text))
            wrong += [f"{text!r} has its money as in English" for text in english_money]
        if shorter and len(shorter) > len(cut(outlined(english))):
            wrong += [f"{text!r} is cut" for text in shorter]
        found |= {
            f"{request.picture} {'' if request.ask is None else request.ask.kind}: {fault}": request for fault in wrong
        }
    nothing(found)


def test_the_fonts_have_every_letter(tongue: str) -> None:
    letters = {letter for text in texts_of(tongue) for letter in text if letter.isalpha()}
    assert len(letters) > 40
    assert [letter for letter in sorted(letters) if not fonts.legible(letter)] == []
    assert called(tongue) != tongue


def texts_of(tongue: str) -> Iterator[str]:
    """What is written in the files of a language that pictures may show."""
    folder = Path(renderers.__file__).parent
    for path in [
        *folder.rglob(f"{tongue}.ftl"),
        *(registry.folder(game) / "locale" / f"{tongue}.ftl" for game in GAMES),
    ]:
        yield path.read_text(encoding="utf-8") if path.exists() else ""
