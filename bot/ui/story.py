"""Lines of what happened, and of whom the table waits for."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.types import Waiting
from bot.ui.layout import clip
from bot.ui.reader import Reader
from engine.core.msg import Msg

MAX_DEEDS = 5
MAX_DEED = 300


def told(lines: Sequence[Msg], read: Reader, most: int = MAX_DEEDS) -> str:
    """The last `most` deeds as a list, and how many were left out; at most some 1,500 characters."""
    found = deeds(lines, read)
    left_out = len(found) - most
    head = [read(Msg("ui-more-deeds", count=left_out))] if left_out > 0 else []
    return "\n".join([*head, *(f"- {clip(deed, MAX_DEED)}" for deed in found[-most:])])


def deeds(lines: Sequence[Msg], read: Reader) -> list[str]:
    """Log lines as paragraphs. A line about a player that does not name them goes on with the line before it."""
    found: list[str] = []
    for line in lines:
        text, seat = read.rich(line), line.args.get("seat")
        if found and isinstance(seat, int) and read.rich(Msg("ui-player", seat=seat)) not in text:
            found[-1] += f" {text}"
        else:
            found.append(text)
    return found


def waiting_for(game: str, waiting: Sequence[Waiting], read: Reader) -> Msg:
    """One sentence: whom the table waits for, and for which decision if it is one player."""
    if len(waiting) == 1:
        one = waiting[0]
        return Msg("ui-waiting-for-one", seat=one.seat, prompt=read.prompt(game, one.kind))
    return Msg("ui-waiting-for-several", seats=[Msg("ui-player", seat=w.seat) for w in waiting])
