"""Since your last turn: what others did to me first, then each turn in a line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.host.match.since import CARE_BEGINS
from bot.host.types.panel import Panel
from bot.host.types.panel import Since as Happened
from bot.ui.parts.ids import Id, Press
from bot.ui.parts.layout import Button, Item, Text, clip, rows
from bot.ui.parts.reader import Reader, since
from bot.ui.parts.story import paragraphs
from engine.core.play.msg import SEAT_ARGUMENTS, Msg, Value

MOST = 5
"""Lines below the heading: with their sentences, more are not read on a phone."""
MOST_MINE = 3
ROOM = 360
"""Characters of all lines together; each has its first sentence whatever its length."""
LONGEST = 240
"""Characters of a line."""
IN_PANEL = "panel"
"""Begins the payload of a page of the log that leads back to the panel."""

Paragraph = Sequence[tuple[Msg, str]]


@dataclass(frozen=True, slots=True)
class Told:
    """Sentences of a line. `all` of them are told, or as many as there is room for.

    `whole` if these are all there were, `kept` if the line is told whatever else is not.
    """

    texts: Sequence[str]
    all: bool = False
    whole: bool = True
    kept: bool = False

    def line(self, room: int) -> tuple[str, bool]:
        """The line within so many characters, and whether nothing is left out of it."""
        text, left = " ".join(self.texts) if self.all else self.texts[0], [] if self.all else [*self.texts[1:]]
        while left and len(text) + len(left[0]) < room:
            text += " " + left.pop(0)
        return clip(text, LONGEST) + (" …" if left else ""), self.whole and not left and len(text) <= LONGEST


def since_items(panel: Panel, read: Reader) -> Iterator[Item]:
    """What has happened since a player's last turn, and the way to all of it if something is left out."""
    if panel.since is None or panel.seat is None:
        return
    parts = [paragraphs(lines, read) for lines in panel.since.turns]
    mine, others = _lines(parts, panel.seat)
    shown = _newest(mine, max(MOST_MINE, MOST - len(others)))
    shown += others[len(shown) - MOST :]
    lines = [told.line(min(LONGEST, ROOM // len(shown))) for told in shown]
    yield Text("\n".join([_heading(panel.since, read), *(f"- {line}" for line, _ in lines)]))
    if panel.ask is None or len(shown) < len(mine) + len(others) or not all(whole for _, whole in lines):
        label = read(Msg("ui-since-all", count=sum(map(len, parts))))
        yield from rows([Button(Id(panel.game_id, panel.rev, Press.LOG, IN_PANEL), label)])


def _newest(lines: Sequence[Told], most: int) -> list[Told]:
    """The newest lines in their order, behind one that is kept."""
    if len(lines) <= most:
        return [*lines]
    kept = [line for line in lines[:-most] if line.kept][-1:]
    return [*kept, *lines[len(kept) - most :]]


def _heading(happened: Happened, read: Reader) -> str:
    if happened.at is None:
        return read("ui-since-start")
    return read(Msg("ui-since", when=since(happened.at)))


def _lines(turns: Sequence[Sequence[Paragraph]], seat: int) -> tuple[list[Told], list[Told]]:
    """What concerns a seat, a line each, and the other turns, a line each."""
    mine: list[Told] = []
    others: list[Told] = []
    for turn in turns:
        rest: list[str] = []
        for part in turn:
            texts = [text for _, text in part]
            done = [text for line, text in part[1:] if _concerns(line, seat)]
            if part[0][0].args.get("seat") == seat:
                mine.append(Told(texts, kept=part[0][0].key in CARE_BEGINS))
            elif done or _concerns(part[0][0], seat):
                mine.append(Told([texts[0], *done], all=True, whole=len(done) == len(texts) - 1))
            else:
                rest += texts
        if rest:
            others.append(Told(rest))
    return mine, others


def _concerns(line: Msg, seat: int) -> bool:
    """Whether a line about somebody names a seat; one about nobody, such as a new order of play, names all."""
    return ("seat" in line.args or "rival" in line.args) and seat in _named(line)


def _named(value: Value) -> Iterator[int]:
    """The seats that a message names, wherever it does."""
    if isinstance(value, list):
        for part in value:
            yield from _named(part)
    elif isinstance(value, Msg):
        for name, inner in value.args.items():
            if name in SEAT_ARGUMENTS and isinstance(inner, int):
                yield inner
            else:
                yield from _named(inner)
