"""A letter in a picture is one that its message tells: all games, played to the end, each page of a panel."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from bot.cogs.front import pictured
from bot.host.match.offers import offered, shortcuts
from bot.host.match.sight import Sight
from bot.host.types.panel import BESIDE
from bot.host.types.people import Person
from bot.i18n import Texts
from bot.ui.parts.ids import Press
from bot.ui.parts.layout import Section
from bot.ui.parts.reader import Reader
from bot.ui.table.panel import ALL, turn_panel
from engine.core.ahead import policy
from engine.core.play import registry
from engine.core.play.match import Match
from renderers import LAYOUTS, WIDE
from renderers.draw import signs
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from tests.games import FINISHED
from tests.long import few
from tests.renderers import outlines
from tests.renderers.tidy import SMALL
from tests.told import nothing

SEED = 4
"""Of a game that is played out."""


class Seen:
    """The letters that were drawn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.letters = set[str]()
        plain = signs.letter

        def letter(c: Canvas, box: Box, text: str, size: float = 0.72, radius: float = 0.3) -> None:
            self.letters |= {*text}
            plain(c, box, text, size, radius)

        monkeypatch.setattr(signs, "letter", letter)
        # what is kept is not drawn again
        monkeypatch.setattr(outlines, "_stamped", outlines._stamped.__wrapped__)


@pytest.mark.parametrize(("game", "layout"), few([(game, layout) for game in FINISHED for layout in LAYOUTS], 2, 1))
@pytest.mark.parametrize("every", few((43, 29), 1))
def test_each_letter_of_a_picture_stands_beside_a_plan_of_its_message(
    game: str, layout: str, every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its panels are looked at after so many answers each."""
    rules, read, seen = registry.game(game), Reader(Texts()("en"), ("Ann", "Ben", "Cid")), Seen(monkeypatch)
    seats = max(n for n in rules.seats if n <= 3)
    match, wrong, met = Match.new(rules, seats, {}, SEED), set[str](), set[str]()
    for number, _ in enumerate(policy.moves(match, ["random"] * seats, SEED)):
        for seat in [*match.pending] if number % every == 0 else []:
            ask = offered(match, seat)
            assert ask is not None
            plans = shortcuts(match, seat)
            sight = Sight(match, seat, Person(1, "Ann", "en"), read.names, layout, ask=ask, plans=plans)
            panel = sight.panel(1, match.rev)
            for branch in ("", ALL):
                items = turn_panel(panel, read, branch=branch).items
                told = {
                    item.button.label
                    for item in items
                    if isinstance(item, Section) and item.button.id.verb is Press.PLAN
                }
                seen.letters.clear()
                outlines.outlined(replace(pickle.loads(pictured(panel, branch).request), width=SMALL))
                met |= seen.letters
                wrong |= {f"{ask.kind} {branch}: {letter}" for letter in seen.letters - told}
    nothing(wrong, "letters that no plan has")
    assert met


@pytest.mark.parametrize("game", FINISHED)
def test_a_picture_has_the_plans_that_stand_beside_it(game: str) -> None:
    """Where there are more, the others are a tap away."""
    rules, read, most = registry.game(game), Reader(Texts()("en"), ("Ann", "Ben", "Cid")), 0
    match = Match.new(rules, max(n for n in rules.seats if n <= 3), {}, SEED)
    for _ in policy.moves(match, ["random"] * match.seats, SEED):
        for seat in match.pending:
            plans = shortcuts(match, seat)
            sight = Sight(match, seat, Person(1, "Ann", "en"), read.names, WIDE, ask=offered(match, seat), plans=plans)
            request = pickle.loads(pictured(sight.panel(1, match.rev), "").request)
            if len(plans) > BESIDE and request.plans:
                assert list(request.plans) == list(plans.values())[:BESIDE]
                most += 1
        if most > 2:
            return
    raise AssertionError("never more plans")
