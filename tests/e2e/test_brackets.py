"""Every screen is said by messages: one table from its lobby to its end, in a language of brackets and accents."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.i18n import Texts
from bot.ui.parts.ids import Press
from bot.wire import send
from renderers.i18n import called
from tests.contract.test_pseudo import read_in
from tests.e2e.stage import Stage, ids, raw
from tests.pseudo import glued, pseudo, untranslated

HOUR = 3600
NOT_SAID = re.compile(
    r"<[^>]+>|`[^`]*(`|…)|“[^”]*”|https?://\S+"  # what Discord shows in each reader's own way, what is typed, addresses
    rf"|\b({'|'.join(map(called, Texts().offered))})\b"  # languages, as they call themselves
    r"|\b(Ann|Ben|Cleo|Dan|Europe/Prague|UTC)\b|\b(and|or)\b|\b[A-Z]\b|\b[A-Z]{2}-\d+\b"
)


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every layout that is sent from now on."""
    found: list[Any] = []
    plain = send.view

    def view(layout: Any, *args: Any, **more: Any) -> Any:
        found.append(layout)
        return plain(layout, *args, **more)

    monkeypatch.setattr(send, "view", view)
    return found


async def walk_through(there: Stage) -> None:
    """Whatever two people meet on the way."""
    await there.slash("Ann", "game new", game="toy_freight")
    lobby = await there.last
    await there.press("Ann", lobby, Press.OPTIONS)
    await there.press("Ben", lobby, Press.JOIN)
    await there.press("Ben", await there.last, Press.READY)
    await there.slash("Ann", "game ready")
    await there.slash("Ann", "game status")
    asked = (await there.slash("Ann", "game start")).response
    assert asked is not None
    await there.press("Ann", asked, Press.START)
    for command, given in (
        ("turns", {}), ("settings", {}), ("settings", {"scope": "server"}), ("settings", {"scope": "table"}),
        ("settings", {"timezone": "Europe/Prague", "quiet": "22-7"}), ("help", {}), ("help", {"game": "steam"}),
        ("learn", {}), ("stats", {}), ("leaderboard", {}), ("note", {"text": "1"}), ("note", {}), ("log", {}),
        ("hand", {}), ("board", {}), ("game mute", {}), ("game mute", {}), ("undo", {}), ("do", {"moves": "1 2 3"}),
        ("sandbox", {}), ("game pause", {}),
    ):  # fmt: skip
        await there.slash("Ann", command, **given)
    await there.slash("Ann", "game resume")
    for who in ("Ann", "Ben") * 3:
        panel = (await there.slash(who, "hand")).response
        assert panel is not None
        if any(f".{Press.ANSWER}." in custom_id for custom_id in ids(raw(panel))):
            await there.slash(who, "do", moves="pass confirm")
    await there.slash("Ben", "away", until="3d", plays=True)
    await there.slash("Ben", "away", until="back")
    await there.env.advance_time(30 * HOUR)
    await there.slash("Ann", "game concede")
    await there.vote("Ben", "⟦⟦Áĝŕéé")
    for command in ("replay", "review", "log", "export", "game status", "stats"):
        await there.slash("Ann", command)


async def test_no_screen_has_a_letter_that_no_message_says(there: Stage, shown: list[Any]) -> None:
    with pseudo():
        there.bot.texts._words.clear()
        await walk_through(there)
    texts = {text for layout in shown for text in read_in(layout.items)}
    assert len(texts) > 150
    found = []
    for text in texts:
        left = NOT_SAID.sub("", text)
        outside = "" if left.count("⟦") > left.count("⟧") else glued(left)  # the end of a long text may be cut
        found += [(text, outside, untranslated(left))] if outside or untranslated(left) else []
    assert not found, "\n".join(map(str, found))
