"""Which table a picture is of stands in its headline, if the table has a name; nothing else gives way to it."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from engine.core.ahead import policy
from engine.core.play import registry
from engine.core.play.match import Match
from renderers import LAYOUTS, WIDE, Request
from renderers.draw.labels import ELLIPSIS
from renderers.found import folder_of
from tests.games import games_in_turn
from tests.renderers.outlines import outlined
from tests.renderers.tidy import SMALL, faults

HEADED = [game for game in registry.games() if (folder := folder_of(game)) and (folder / "headline.py").exists()]
"""The games whose pictures have the headline that renderers share; toys have pictures of their own."""
NAMES = ("Anna", "Benedikt", "Zsófia", "Řehoř", "Wolfgang", "Eve")
NAME = "Friday table"
LONG = "WWW at the club of Budapest and Brno 12!"


def moment(game: str) -> Request[Any]:
    rules = registry.game(game)
    seats = rules.seats[-1]
    match = Match.new(rules, seats, {}, 4, confirm=())
    for _ in islice(policy.moves(match, ["random"] * seats, 4), 25):
        pass
    return Request(game, match.view(0), names=NAMES[:seats], width=SMALL)


@games_in_turn("game")
@pytest.mark.parametrize("game", HEADED)
def test_the_headline_has_the_name_of_the_table_as_far_as_there_is_room(game: str) -> None:
    for layout in LAYOUTS:
        bare = replace(moment(game), layout=layout)
        plain = outlined(bare)
        usual, wrong = {label.text for label in plain.labels()}, faults(bare, plain)
        for name in (NAME, LONG):
            drawn = outlined(replace(bare, title=name))
            fresh = [label.text for label in drawn.labels() if label.text not in usual]
            shown = [text for text in fresh if text.startswith(name[:3]) or f" · {name[:3]}" in text]
            assert len(shown) == 1, (layout, fresh)
            assert NAME in shown[0] if name == NAME else shown[0].endswith(ELLIPSIS)
            assert faults(replace(bare, title=name), drawn) == wrong


def test_what_the_font_lacks_is_left_out_of_a_name() -> None:
    drawn = outlined(replace(moment(HEADED[0]), layout=WIDE, title="Friday 🚂 table"))
    (shown,) = (label.text for label in drawn.labels() if label.text.startswith("Friday"))
    assert shown.split() == ["Friday", "table"]
