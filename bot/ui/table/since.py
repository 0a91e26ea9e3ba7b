"""Since your last turn: how points have changed, and what others did to you; all of it is one press away."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from bot.host.match.since import CARE_BEGINS
from bot.host.types.panel import Panel
from bot.host.types.panel import Since as Happened
from bot.ui.parts.ids import Id, Press
from bot.ui.parts.layout import DOT, Button, Text, clip
from bot.ui.parts.reader import Reader, message_key, plain, since
from bot.ui.parts.story import paragraphs
from bot.ui.table.deeds import lines_of
from engine.core.play.msg import SEAT_ARGUMENTS, Msg, Value

MOST_MINE = 2
"""Lines about what was done to a player; the page with everything has more."""
LONGEST = 170
"""Characters of a line."""
IN_PANEL = "panel"
"""Begins the payload of a page of the log that leads back to the panel."""


def since_items(panel: Panel, read: Reader, *, short: bool = False) -> Iterator[Text]:
    """What has happened since a player's last turn, as far as it touches them; in `short` what it changed in points."""
    if panel.since is None or panel.seat is None:
        return
    mine = [] if short else _mine(panel.since, panel, panel.seat, read)
    lines = [f"-# {clip(line, LONGEST)}" for line in mine]
    if told := [*_points(panel.since, read, panel.seat if short else None)]:
        key = "ui-since-start" if panel.since.at is None else "ui-since"
        when = "" if panel.since.at is None else since(panel.since.at)
        lines.insert(0, read(Msg(key, when=when, told=DOT.join(told))))
    if lines:
        yield Text("\n".join(lines))


def since_button(panel: Panel, read: Reader) -> Iterator[Button]:
    """The way to all that has happened since."""
    if panel.since is not None and panel.since.deeds and panel.seat is not None:
        label = read(Msg("ui-since-all", count=len(panel.since.deeds)))
        yield Button(Id(panel.game_id, panel.rev, Press.LOG, IN_PANEL), label)


def _points(happened: Happened, read: Reader, alone: int | None) -> Iterator[str]:
    """Whose points and places have changed since then, the one who has gained most first.

    Where there is room for one line only, the player `alone`, and of the others the one who has gained most.
    """
    told = sorted(happened.gained.items(), key=lambda one: -one[1])
    if alone is not None:
        best = next((seat for seat, _ in told if seat != alone), alone)
        told = [one for one in told if one[0] in (alone, best)]
    for seat, gained in told:
        yield read(
            Msg("ui-since-gained" if gained > 0 else "ui-since-lost", seat=plain(read.name(seat)), n=abs(gained))
        )
    if happened.places is not None and happened.places[0] != happened.places[1]:
        yield read(Msg("ui-since-place", old=happened.places[0], new=happened.places[1]))


def _mine(happened: Happened, panel: Panel, seat: int, read: Reader) -> list[str]:
    """The newest lines about what was done to a player, in their place or to the table, behind the name of the one who
    played for them."""
    own = message_key(panel.game, "")
    found: list[tuple[bool, str]] = []
    for nobody, some in groupby(happened.deeds, key=lambda doing: doing.who is None):
        if nobody:
            for part in paragraphs([line for doing in some for line in doing.parts], read):
                of_table = not part[0][0].key.startswith(own)
                if of_table or part[0][0].args.get("seat") == seat or any(_concerns(line, seat) for line, _ in part):
                    found.append((part[0][0].key in CARE_BEGINS, " ".join(text for _, text in part)))
            continue
        for doing in some:
            if doing.who == seat or any(seat in _named(part) for part in doing.parts):
                found += [(False, line.text) for line in lines_of([doing], read)]
    kept = [line for care, line in found if care][-1:]
    return [*kept, *[line for care, line in found if not care][-MOST_MINE:]]


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
