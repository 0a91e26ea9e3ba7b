"""How many statements a deed takes: on a server each is a round trip, for which somebody waits."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

import bot
from bot.host.types.panel import Panel
from bot.host.types.people import Person
from bot.host.types.table import GameCard
from bot.store.engine import sessions, sqlite
from tests.bot.host.rig import ANN, BEN, HERE, INTERACTIONS, Rig
from tests.places import ON_BOTH

pytestmark = ON_BOTH

PRODUCT = str(Path(bot.__file__).parent)
ENTRIES = ((sqlite.Connection, "run"), (sqlite.Reader, "run"), (sessions.Connection, "script"))
"""Through which every statement goes, to a file or to a server."""
CALLERS = 4
"""Of each statement so many are told."""
RAILROADS = "russian_railroads"
CONFIRM, TURN, ANSWER = 41, 9, 10
"""How many statements the confirmation of a turn takes with its post, and beside it each turn and each answer of a
practice opponent before the next person is asked."""
WATCH, RENEWED = 6, 9
"""How many it takes to remember a panel in place of an earlier one, and to bring it up to date, besides what it shows.
"""
REREAD = 3, 2, 4
"""How many of these ask again, in other transactions, how the table stands by then, and what is due."""


@dataclass
class Heard:
    """Statements with what they were asked with, and who asked."""

    said: list[tuple[str, tuple[Any, ...]]] = field(default_factory=list)
    by: list[str] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.said)

    @property
    def repeated(self) -> int:
        """How many are asked that were asked before, transactions aside."""
        asked = [one for one in self.said if one[0].startswith(("SELECT", "WITH"))]
        return len(asked) - len(set(asked))

    def told(self) -> str:
        """All of them, the repeated ones marked."""
        times = Counter(self.said)
        lines = [
            f"{number:3} {'repeated' if times[one] > 1 else '':8} {one[0][:110]} {one[1]!r:.60}\n{'':13}{by}"
            for number, (one, by) in enumerate(zip(self.said, self.by, strict=True), 1)
        ]
        return "\n".join([f"{len(self)} statements, {self.repeated} repeated:", *lines])


def _callers() -> str:
    frames = [frame for frame in traceback.extract_stack() if frame.filename.startswith(PRODUCT)]
    own = [f"{Path(frame.filename).stem}.{frame.name}" for frame in frames if "/engine/" not in frame.filename]
    return " > ".join(own[-CALLERS:])


@contextmanager
def listening(monkeypatch: pytest.MonkeyPatch) -> Iterator[Heard]:
    """What is said to the database."""
    heard = Heard()

    def noting(run: Callable[..., Any]) -> Callable[..., Any]:
        async def noted(self: Any, sql: str, *values: Any) -> Any:
            heard.said.append((sql, tuple(values[0] if values and isinstance(values[0], list) else values)))
            heard.by.append(_callers())
            return await run(self, sql, *values)

        return noted

    with monkeypatch.context() as patch:
        for kind, name in ENTRIES:
            patch.setattr(kind, name, noting(getattr(kind, name)))
        yield heard


def few(heard: Heard, most: int, repeated: int = 0) -> None:
    """There are no more than so many, of which some may ask what was asked before."""
    assert heard.said, "nobody was heard"
    assert len(heard) <= most, heard.told()
    assert heard.repeated <= repeated, heard.told()


async def asked(rig: Rig, card: GameCard) -> Person:
    """Whose turn it is."""
    (waiting,) = (await rig.house.host.tables.card(card.game_id)).waiting
    return (ANN, BEN)[waiting.seat]


async def turn_taken(rig: Rig, card: GameCard) -> tuple[Person, Panel]:
    """Somebody has decided all of their turn, and is asked to confirm it."""
    person = await asked(rig, card)
    panel = await rig.house.host.play.panel(card.game_id, person)
    while not panel.is_confirm:
        assert panel.ask is not None
        panel = await rig.answer(card.game_id, person, panel.ask.keys()[0], rev=panel.rev)
    return person, panel


async def confirm(rig: Rig, card: GameCard, person: Person, panel: Panel) -> None:
    """They confirm, and all that follows from it is done."""
    posts = len(rig.channel.posts("table"))
    await rig.house.host.play.answer(card.game_id, person, panel.rev, ["confirm"], next(INTERACTIONS))
    await rig.house.settle()
    assert len(rig.channel.posts("table")) == posts + 1


async def test_take_turn(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    card = await rig.table(ANN, BEN, game=RAILROADS)
    await confirm(rig, card, *await turn_taken(rig, card))
    person = await asked(rig, card)
    first = await rig.house.host.play.panel(card.game_id, person, opened=True)
    assert first.legible is not None, "which is asked once, and noted in a transaction"
    with listening(monkeypatch) as heard:
        panel = await rig.house.host.play.panel(card.game_id, person, opened=True)
        await rig.house.settle()
    assert panel.ask is not None
    assert panel.since is not None
    few(heard, 9)


async def test_an_answer_within_a_turn(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    card = await rig.table(ANN, BEN, game=RAILROADS)
    person = await asked(rig, card)
    panel = await rig.house.host.play.panel(card.game_id, person)
    assert panel.ask is not None
    with listening(monkeypatch) as heard:
        await rig.answer(card.game_id, person, panel.ask.keys()[0], rev=panel.rev)
    few(heard, 17)


async def test_confirm_with_its_post(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    card = await rig.table(ANN, BEN, game=RAILROADS)
    person, panel = await turn_taken(rig, card)
    with listening(monkeypatch) as heard:
        await confirm(rig, card, person, panel)
    assert [edit.kind for edit in rig.channel.edits[-1:]] == ["retired"], "the message before it has no buttons now"
    few(heard, CONFIRM, REREAD[0])


async def test_confirm_where_the_next_one_has_a_panel_open(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    card = await rig.table(ANN, BEN, game=RAILROADS)
    person, panel = await turn_taken(rig, card)
    other = BEN if person is ANN else ANN
    play = rig.house.host.play
    open_ = await play.panel(card.game_id, other)
    with listening(monkeypatch) as heard:
        await play.watch(open_, other, "a token", 900)
        await rig.house.settle()
    few(heard, WATCH)
    with listening(monkeypatch) as heard:
        await confirm(rig, card, person, panel)
    assert len(rig.channel.panels) == 1
    few(heard, CONFIRM + RENEWED, REREAD[0] + 1)


async def test_three_hard_opponents(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    card = await rig.table(ANN, opponents="hard", seats=4, game=RAILROADS)
    await confirm(rig, card, *await turn_taken(rig, card))
    person, panel = await turn_taken(rig, card)
    before = (await rig.record(card.game_id)).splitlines()
    with listening(monkeypatch) as heard:
        await confirm(rig, card, person, panel)
    given = [line for line in (await rig.record(card.game_id)).splitlines()[len(before) :] if line[0] in "123"]
    assert {line[0] for line in given} == {"1", "2", "3"}
    turns, answers = len([1 for _ in groupby(given, key=lambda line: line[0])]), len(given)
    few(heard, CONFIRM + turns * TURN + answers * ANSWER, REREAD[0] + turns * REREAD[1] + answers * REREAD[2])


async def test_a_replay(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    card = await rig.table(ANN, BEN, game=RAILROADS)
    await confirm(rig, card, *await turn_taken(rig, card))
    locks = 0
    lock = rig.house.matches.lock

    def counted(game_id: int) -> Any:
        nonlocal locks
        locks += 1
        return lock(game_id)

    async def progress(done: int, total: int) -> None:
        """Nobody looks."""

    monkeypatch.setattr(rig.house.matches, "lock", counted)
    with listening(monkeypatch) as heard:
        found = await rig.house.host.tables.last_in_channel(HERE.channel_id, scored=False)
        assert found is not None
        await rig.house.host.replays.draw(found, ANN, None, str, progress)
    assert sum("salt" in sql for sql, _ in heard.said) == 1, f"the game is read once: {heard.told()}"
    assert locks == 1
    few(heard, 7)
