"""How much is read on a phone: the characters of panels and posts in the turns of a person among bots."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from statistics import median

import pytest

from bot.host.types.people import called
from bot.host.types.post import TablePost
from bot.i18n import Texts
from bot.ui.parts.layout import characters
from bot.ui.parts.reader import Reader
from bot.ui.table.channel import table_message
from bot.ui.table.panel import turn_panel
from engine.core.ahead.policy import NORMAL, policy
from engine.core.play.ask import CONFIRM
from engine.core.play.rng import Rng, Seed
from tests.bot.host.rig import ANN, Rig
from tests.games import FINISHED

TURNS = 60
PANEL, POST = (450, 900), (350, 700)
"""Characters at most: the median, the largest."""


async def lengths(rig: Rig, game: str) -> tuple[list[int], list[int]]:
    """Those of the panels and of the posts, in English, table after table."""
    words, rng, panels, posts, turns = Texts()("en"), Rng(Seed(3)), list[int](), list[int](), 0
    for channel in count(50):
        told = len(rig.channel.posts("table"))
        card = await rig.table(ANN, opponents=NORMAL, seats=4, game=game, channel=channel)
        while card.waiting and turns < TURNS:
            panel = await rig.house.host.play.panel(card.game_id, ANN, opened=True)
            turns += not panel.can_undo
            panels.append(characters(turn_panel(panel, Reader(words, panel.seat_names)).items))
            async with rig.house.matches.hold(card.game_id) as live:
                assert panel.seat is not None
                ask = live.match.pending[panel.seat]
                chosen = policy(live.match.rules, NORMAL)(live.match.view(panel.seat), ask, rng)
            await rig.answer(card.game_id, ANN, CONFIRM if ask.kind == CONFIRM else chosen)
            card = await rig.house.host.tables.card(card.game_id)
        for post in rig.channel.posts("table")[told:]:
            assert isinstance(post, TablePost)
            names = tuple(called(seat.name, seat.policy, seat.user_id) for seat in post.card.seats)
            posts.append(characters(table_message(post, Reader(words, names), ()).items))
        if turns >= TURNS:
            return panels, posts
    raise AssertionError


@pytest.mark.long
@pytest.mark.parametrize("game", FINISHED)
async def test_panels_and_posts_are_short(tmp_path: Path, game: str) -> None:
    rig = await Rig(tmp_path / "length.sqlite").open()
    try:
        panels, posts = await lengths(rig, game)
    finally:
        await rig.house.close()
    for found, (usual, most) in ((panels, PANEL), (posts, POST)):
        assert median(found) <= usual and max(found) <= most, sorted(found)
