"""Where rules meet: one effect inside, before or after another one."""

from __future__ import annotations

import pytest

from tests.engine.games.russian_railroads.build import offered, play
from tests.engine.games.russian_railroads.story import locos, quiet, tiles

# ? tokens and ? cards

REACHED_TWO = {"SP": "b7 g0", "TS": "b3 g0", "KY": "b1 g0"}
"""Black lies beyond both ? spaces of SP: a locomotive may complete both at once."""


@pytest.mark.rule("RRR-129", "RRR-136", "RRR-178", "RRR-191")
def test_the_locomotive_of_the_card_is_placed_before_anything_else_happens():
    facts = {"ts": [9, 9], "sp": [3], "ky": [9], "locos": {8: 1, 9: 1}, "tiles": {}}
    match = quiet(markers=[4], factories=["loco-or-factory"], **facts, **REACHED_TWO)
    play(match, "loco-1", "loco", "token-sp4", "question-card", "loco-nine")
    assert locos(match, "SP") == [9], "the other ? space might have brought a #9 that takes its only place"
    assert tiles(match) == {3: 1, 8: 1}
    play(match, "industry-five", "industry")
    assert offered(match) == ["factory", "done"], "the #9 of the supply fits nowhere any more"
