"""How much is read on a phone: characters of panels and posts in a person's turns among bots, and what is left out."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Sequence
from itertools import count
from pathlib import Path
from statistics import median

import pytest

from bot.host.types.people import called
from bot.host.types.post import TablePost
from bot.i18n import Texts
from bot.ui.parts.layout import Layout, characters, clip
from bot.ui.parts.reader import Reader
from bot.ui.table.channel import table_message
from bot.ui.table.panel import turn_panel
from engine.core.ahead.policy import NORMAL, RANDOM, policy
from engine.core.play.ask import CONFIRM
from engine.core.play.rng import Rng, Seed
from tests.bot.host.rig import ANN, Rig
from tests.games import FINISHED

TURNS = 60
PANEL, POST = (450, 900), (350, 700)
"""Characters at most: the median, the largest."""


Cut = tuple[str, str]
"""A text, and what is shown of it."""
CUT = 0.1
"""The share of panels, as they are first shown, in which something is left out, at most."""


async def walk(rig: Rig, game: str, languages: Sequence[str], wild: float = 0) -> AsyncIterator[tuple[Layout, bool]]:
    """All panels and posts in these languages, table after table, each with whether it is a panel.

    The person plays as bots do, but for a share of decisions that is left to chance (`wild`).
    """
    rng, turns = Rng(Seed(3)), 0
    for channel in count(50):
        told = len(rig.channel.posts("table"))
        card = await rig.table(ANN, opponents=NORMAL, seats=4, game=game, channel=channel)
        while card.waiting and turns < TURNS:
            panel = await rig.house.host.play.panel(card.game_id, ANN, opened=True)
            turns += not panel.can_undo
            for language in languages:
                yield turn_panel(panel, Reader(Texts()(language), panel.seat_names)), True
            async with rig.house.matches.hold(card.game_id) as live:
                assert panel.seat is not None
                ask = live.match.pending[panel.seat]
                how = RANDOM if rng.below(100) < 100 * wild else NORMAL
                chosen = policy(live.match.rules, how)(live.match.view(panel.seat), ask, rng)
            await rig.answer(card.game_id, ANN, CONFIRM if ask.kind == CONFIRM else chosen)
            card = await rig.house.host.tables.card(card.game_id)
        for post in rig.channel.posts("table")[told:]:
            assert isinstance(post, TablePost)
            names = tuple(called(seat.name, seat.policy, seat.user_id) for seat in post.card.seats)
            for language in languages:
                yield table_message(post, Reader(Texts()(language), names), ()), False
        if turns >= TURNS:
            return
    raise AssertionError


@pytest.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    opened = await Rig(tmp_path / "length.sqlite").open()
    yield opened
    await opened.house.close()


@pytest.mark.long
@pytest.mark.parametrize("game", FINISHED)
async def test_panels_and_posts_are_short(rig: Rig, game: str) -> None:
    found: dict[bool, list[int]] = {True: [], False: []}
    async for layout, is_panel in walk(rig, game, ["en"]):
        found[is_panel].append(characters(layout.items))
    for is_panel, (usual, most) in ((True, PANEL), (False, POST)):
        assert median(found[is_panel]) <= usual and max(found[is_panel]) <= most, sorted(found[is_panel])


@pytest.fixture
def cuts(monkeypatch: pytest.MonkeyPatch) -> list[Cut]:
    """All texts that are cut while the test runs, wherever they are."""
    found: list[Cut] = []

    def noted(text: str, limit: int) -> str:
        shown = clip(text, limit)
        found.extend([(text, shown)] if shown != text else [])
        return shown

    for name, module in [*sys.modules.items()]:
        if name.startswith("bot.") and getattr(module, "clip", None) is clip:
            monkeypatch.setattr(module, "clip", noted)
    return found


def whole(text: str, shown: str) -> bool:
    """Whether what is left out begins with a word, and outside of brackets."""
    kept = shown.removesuffix("…")
    return text.startswith(kept) and kept[-1:] in (" ", "\n") and kept.count("(") == kept.count(")")


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "cs", "hu"])
@pytest.mark.parametrize("game", FINISHED)
async def test_little_is_left_out_and_nothing_is_cut_in_a_word(
    rig: Rig, game: str, language: str, cuts: list[Cut]
) -> None:
    shown = cut = before = 0
    async for _, is_panel in walk(rig, game, [language], wild=0.2):
        shown, cut, before = shown + is_panel, cut + (is_panel and len(cuts) > before), len(cuts)
    told = "\n".join(f"{part}  <<  {text[len(part) - 1 :]}" for text, part in sorted({*cuts}))
    assert [text for text, part in cuts if not whole(text, part)] == [], told
    assert cut <= CUT * shown, f"{cut} of {shown}:\n{told}"
