"""A letter in a picture is one that its message tells: all games, played to the end, each page of a panel."""

from __future__ import annotations

import pickle
from dataclasses import replace
from typing import Any

import pytest

from bot.cogs.front import pictured
from bot.host.match.offers import offered, shortcuts
from bot.host.match.sight import Sight
from bot.host.types.panel import BESIDE, Panel
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
READ = Reader(Texts()("en"), ("Ann", "Ben", "Cid"))


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


def begun(game: str) -> Match[Any, Any]:
    """A game of at most three that is played out."""
    rules = registry.game(game)
    return Match.new(rules, max(n for n in rules.seats if n <= 3), {}, SEED)


def panel_of(match: Match[Any, Any], seat: int, layout: str) -> Panel:
    """The panel of a seat that is asked."""
    ask = offered(match, seat)
    assert ask is not None
    plans = shortcuts(match, seat)
    return Sight(match, seat, Person(1, "Ann", "en"), READ.names, layout, ask=ask, plans=plans).panel(1, match.rev)


@pytest.mark.parametrize(("game", "layout"), few([(game, layout) for game in FINISHED for layout in LAYOUTS], 2, 1))
@pytest.mark.parametrize("every", few((41, 29), 1))
def test_each_letter_of_a_picture_stands_beside_a_plan_of_its_message(
    game: str, layout: str, every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its panels are looked at after so many answers each."""
    match, seen, wrong, met = begun(game), Seen(monkeypatch), set[str](), set[str]()
    for number, _ in enumerate(policy.moves(match, ["random"] * match.seats, SEED)):
        for seat in [*match.pending] if number % every == 0 else []:
            panel, ask = panel_of(match, seat, layout), match.pending[seat]
            for branch in ("", ALL):
                items = turn_panel(panel, READ, branch=branch).items
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
    match, most = begun(game), 0
    for _ in policy.moves(match, ["random"] * match.seats, SEED):
        for seat in match.pending:
            plans = [*shortcuts(match, seat).values()]
            if len(plans) > BESIDE:
                request = pickle.loads(pictured(panel_of(match, seat, WIDE), "").request)
                assert not request.plans or [*request.plans] == plans[:BESIDE]
                most += bool(request.plans)
        if most > 2:
            return
    raise AssertionError("never more plans")
