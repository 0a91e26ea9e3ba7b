"""In every language that is offered, whatever a game says can be said: nothing is missing, too long, or said twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bot.host.types.panel import Panel
from bot.i18n.coverage import folders
from bot.ui.parts.layout import MAX_CHOICE_TEXT, MAX_LABEL
from bot.ui.parts.reader import Reader
from bot.ui.table.panel import turn_panel
from engine.core.ahead import policy
from engine.core.play import registry
from engine.core.play.ask import Ask
from engine.core.play.match import Match
from engine.core.play.reading import read
from renderers.i18n import Words
from tests.bot.ui.limits import problems
from tests.bot.ui.test_panel import panel_of
from tests.contract.test_pseudo import GAMES, NAMES
from tests.games import games_in_turn
from tests.languages import tongue_in_turn
from tests.long import few
from tests.told import nothing

PANELS = 100
"""After every so many answers the panel is read."""


def misread(ask: Ask[Any], read: Reader) -> Iterator[str]:
    """What is wrong with the options of a decision as somebody reads them."""
    texts: Counter[str] = Counter()
    for option in ask.options.values():
        group, label, detail = (
            ("" if msg is None else read(msg)) for msg in (option.group(), option.label(), option.detail())
        )
        texts[f"{group} | {label} | {detail}"] += 1
        if not 0 < len(label) <= MAX_LABEL:
            yield f"{label!r} has {len(label)} characters, and a button {MAX_LABEL}"
        if len(detail) > MAX_CHOICE_TEXT:
            yield f"{detail!r} has {len(detail)} characters, and a line of a list {MAX_CHOICE_TEXT}"
    yield from (f"{count} options read {text!r}" for text, count in texts.items() if count > 1)


@cache
def played(key: str, every: int) -> tuple[Match[Any, Any], list[tuple[Ask[Any], Panel | None]]]:
    """A random game, and every so-manieth of its decisions, now and then with its panel; in no language yet."""
    rules, found = registry.game(key), list[tuple[Ask[Any], Panel | None]]()
    match = Match.new(rules, max(rules.seats), {}, seed=4, confirm=())
    for number, _ in enumerate(policy.moves(match, ["random"] * match.seats, 4)):
        for seat in list(match.pending)[:1] if number % every == 0 else ():
            ask = read(match, seat)
            assert ask is not None
            found.append((ask, panel_of(match, seat) if number % PANELS == 0 else None))
    return match, found


@tongue_in_turn
@games_in_turn(count=2)
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("every", few((20, 5), 1))
def test_a_game_can_be_played_in_it(key: str, tongue: str, every: int) -> None:
    found = list[str]()
    match, decisions = played(key, every)
    read = Reader(Words(tongue, folders(), found.append), NAMES[: match.seats])
    for ask, panel in decisions:
        found += misread(ask, read)
        if ask.note is not None:
            read(ask.note)
        if panel is not None:
            found += problems(turn_panel(panel, read))
    for entry in match.finished:
        read(entry.msg)
    nothing(found)
