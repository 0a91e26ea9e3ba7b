"""Lines of what happened, and of whom the table waits for."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.types import Waiting
from bot.ui.layout import clip
from bot.ui.reader import Reader
from engine.core.msg import Msg

MAX_LINES = 8
MAX_LINE = 180


def told(lines: Sequence[Msg], read: Reader, most: int = MAX_LINES) -> str:
    """The last `most` lines as a list, and how many were left out; at most some 1,500 characters."""
    left_out = len(lines) - most
    head = [read(Msg("ui-more-lines", count=left_out))] if left_out > 0 else []
    return "\n".join([*head, *(f"- {clip(read.rich(line), MAX_LINE)}" for line in lines[-most:])])


def waiting_for(game: str, waiting: Sequence[Waiting], read: Reader) -> Msg:
    """One sentence: whom the table waits for, and for which decision if it is one player."""
    if len(waiting) == 1:
        one = waiting[0]
        return Msg("ui-waiting-for-one", seat=one.seat, prompt=read.prompt(game, one.kind))
    return Msg("ui-waiting-for-several", seats=[Msg("ui-player", seat=w.seat) for w in waiting])
