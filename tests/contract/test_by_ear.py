"""Whoever sees nothing plays a whole game: by what a screen reader reads of panels, pictures and the table in words."""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from string import ascii_uppercase
from typing import Any

import pytest

from bot.cogs.play import named
from bot.host.match.offers import offered, shortcuts
from bot.host.match.sight import Sight
from bot.host.match.typed import completions, parts
from bot.host.types.panel import Panel, Told
from bot.host.types.people import Person
from bot.i18n import Texts
from bot.ui.parts.ids import Pick, Press
from bot.ui.parts.layout import Button, Buttons, Image, KeptImage, Layout, Section, Select, Text
from bot.ui.parts.reader import Reader, plain
from bot.ui.parts.spoken import called
from bot.ui.table.panel import turn_panel
from bot.ui.table.words import pages, words_page
from engine.core.ahead.policy import EASY, move
from engine.core.play import registry
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.core.play.standings import contenders
from renderers import OVERVIEW, WIDE, Request, account, describe
from tests.bot.ui.limits import problems
from tests.games import FINISHED, fewest, games_in_turn
from tests.long import few

NAMES = ("Anna", "Bea", "Cyril", "Dana")
EASIEST = {"steam": {"order": "learning"}}
"""Variants for who does not know the game: bids that nobody thinks about end it in the first round."""
ANSWERING = (Press.ANSWER, Press.PLAN, Pick.ANSWER, Pick.MANY, Pick.DRAFT)
LOOK, PLAN, FIRST = 25, 2, 0.7
"""After every so many decisions the table is read in words; every so-manieth the plans are read, and one is taken; how
often it is the first of what is read, which is mostly the best: whoever does anything is soon bankrupt."""
NUMBER = re.compile(r"^\d+ · ")
LISTED = re.compile(r"\*\*(\d+) · .*?\*\*")
"""With which a line may begin, as in the picture: it is not typed."""


@dataclass
class Heard:
    """What is read of a message. `lines` are what can be chosen: what is read around it, and its label."""

    texts: list[str] = field(default_factory=list)
    lines: list[tuple[str, str]] = field(default_factory=list)
    pictures: list[str] = field(default_factory=list)

    @property
    def all(self) -> str:
        return "\n".join([*self.pictures, *self.texts, *(f"{hint} {label}" for hint, label in self.lines)])


def controls(layout: Layout) -> Iterator[tuple[str, str, Any, str]]:
    """Everything that answers: what is read around it, its label, its id, and the value that is sent."""
    lines = [line for item in layout.items if isinstance(item, Text) for line in item.content.split("\n")]
    listed = [match for line in lines if (match := LISTED.match(line)) is not None]
    told = {match[1]: re.sub(r"\\(.)", r"\1", match[0].strip("*")) for match in listed}
    for item in layout.items:
        if isinstance(item, Buttons):
            found = [one for one in item.items if isinstance(one, Button) and one.id.verb in ANSWERING]
            # what a number on a button stands for is read above it
            yield from (("", told.get(one.label, one.label), one.id, one.id.payload) for one in found)
        elif isinstance(item, Section) and item.button.id.verb in ANSWERING:
            yield "", item.button.label, item.button.id, item.button.id.payload
        elif isinstance(item, Select) and item.id.verb in ANSWERING:
            yield from ((f"{item.hint} {one.detail}", one.label, item.id, one.value) for one in item.choices)


def heard(layout: Layout) -> Heard:
    made = Heard(lines=[(hint, label) for hint, label, _, _ in controls(layout)])
    for item in layout.items:
        if isinstance(item, Text | Section):
            made.texts.append(item.content)
        elif isinstance(item, Image | KeptImage):
            made.pictures.append(item.alt)
    return made


class Ear:
    """A person who plays every seat of a table, and knows nothing but what is read to them."""

    def __init__(self, game: str, language: str, seed: int) -> None:
        rules = registry.game(game)
        self.game, self.language, self.chance = game, language, Random(seed)
        seats = fewest(game)
        self.match = Match.new(rules, seats, EASIEST.get(game, {}), seed)
        self.reader = Reader(Texts()(language), NAMES[:seats])
        self.typed = self.pressed = 0

    def panel(self, seat: int, *, plans: bool) -> tuple[Panel, Request[Any]]:
        person = Person(seat, NAMES[seat], self.language)
        sight = Sight(
            self.match,
            seat,
            person,
            self.reader.names,  # type: ignore[arg-type]
            WIDE,
            ask=offered(self.match, seat),
            plans=shortcuts(self.match, seat) if plans else {},
        )
        panel = sight.panel(1, self.match.rev)
        return panel, pickle.loads(panel.picture.request)

    def decide(self, number: int) -> None:
        """Hear what is asked, choose one of the lines, and say it: typed if it can be, else by what is read on it."""
        seat = next(iter(self.match.pending))
        panel, request = self.panel(seat, plans=number % PLAN == 0)
        alt = describe(request)
        layout = turn_panel(panel, self.reader, KeptImage("picture.png", alt))
        assert problems(layout) == []
        message = heard(layout)
        assert panel.ask is not None and message.lines, "there is something to choose"
        assert len(set(message.lines)) == len(message.lines), "no two lines are read alike"
        assert panel.is_confirm or plain(self.reader(self.reader.prompt(self.game, panel.ask.kind))) in message.all
        if number % LOOK == 0:
            self.listen(request, NAMES[seat])
        letters = ascii_uppercase[: len(panel.shortcuts)]
        planned = [line for line in message.lines if line[1] in [*letters]]
        lines = planned or message.lines
        hint, label = lines[0] if self.chance.random() < FIRST else self.chance.choice(lines)
        self.say(seat, panel, layout, hint, label)

    def say(self, seat: int, panel: Panel, layout: Layout, hint: str, label: str) -> None:
        to, value = next((to, value) for h, said, to, value in controls(layout) if (h, said) == (hint, label))
        ask = panel.ask
        assert ask is not None
        if to.verb is Press.PLAN:
            line = str(panel.shortcuts[value])
            self.pressed += 1
        elif to.verb in (Pick.MANY, Pick.DRAFT):
            line = next(one for one in ask.keys() if value in one.split("+"))  # noqa: SIM118
            self.pressed += 1
        else:
            line = self.completed(seat, label) or value
        for part in parts(self.match, seat, line.split()):
            self.match.answer(seat, part)

    def completed(self, seat: int, label: str) -> str | None:
        """What `/do` completes to a line that is read as the chosen one; None where that has to be pressed."""
        label = NUMBER.sub("", label)
        found = completions(self.match, seat, label, 25, called(self.game, self.reader))
        read = {named(self.game, one, self.reader): one.line for one in found}
        line = next((line for said, line in read.items() if label in said or said.rpartition(" ")[2] == label), None)
        self.typed += line is not None
        self.pressed += line is None
        return line

    def listen(self, request: Request[Any], name: str) -> None:
        """The table in words, page by page: who is asked is named first, and everybody has a heading."""
        sections = account(Request(self.game, request.view, OVERVIEW, names=request.names, locale=self.language))
        told = Told(1, self.game, 1, sections)
        book = [words_page(told, number, self.reader) for number in range(len(pages(sections)))]
        assert [fault for page in book for fault in problems(page)] == []
        text = "\n".join(line for page in book for line in heard(page).texts)
        assert all(plain(line) in text for section in sections for line in section.lines)
        assert all(f"### {name}" in text for name in NAMES[: self.match.seats])
        assert name in "\n".join(sections[0].lines)


@games_in_turn("game", 2)
@pytest.mark.parametrize(
    ("game", "language"), few([(game, language) for language in ("en", "cs", "hu") for game in FINISHED], 4)
)
@pytest.mark.parametrize("every", few((5, 1), 1))
def test_a_whole_game_is_played_by_ear(game: str, language: str, every: int) -> None:
    """Every so-manieth decision; what is between two of them others decide, who see."""
    ear, rng = Ear(game, language, 5), Rng(Seed(5))
    for number in range(3000):
        if not ear.match.pending:
            break
        if number % every == 0:
            ear.decide(number // every)
        else:
            move(ear.match, next(iter(ear.match.pending)), EASY, rng)
    assert ear.match.over
    assert ear.typed > ear.pressed
    sections = account(Request(game, ear.match.view(None), OVERVIEW, names=NAMES, locale=language))
    winners = [NAMES[one.seat] for one in contenders(ear.match.result()) if one.won and one.seat is not None]
    assert all(name in sections[0].lines[0] for name in winners)
