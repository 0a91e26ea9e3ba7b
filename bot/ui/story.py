"""Lines of what happened, and of whom the table waits for."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.types import Waiting
from bot.ui.layout import clip
from bot.ui.reader import Reader, day, since
from engine.core.msg import Msg

MAX_DEEDS = 8
MAX_DEED = 1000
MAX_STORY = 1500


def told(lines: Sequence[Msg], read: Reader, most: int = MAX_DEEDS) -> str:
    """The last `most` deeds as a list, and how many were left out; at most some MAX_STORY characters."""
    found = [clip(deed, MAX_DEED) for deed in deeds(lines, read)]
    shown = found[-most:]
    # a long turn is told to its end, since that is what a player goes on from
    while len(shown) > 1 and sum(map(len, shown)) > MAX_STORY:
        shown = shown[1:]
    left_out = len(found) - len(shown)
    head = [read(Msg("ui-more-deeds", count=left_out))] if left_out > 0 else []
    return "\n".join([*head, *(f"- {deed}" for deed in shown)])


def deeds(lines: Sequence[Msg], read: Reader) -> list[str]:
    """Log lines as paragraphs. A line about a player or rival that does not name them goes on with the one before."""
    found: list[str] = []
    for line in lines:
        text, who = read.rich(line), _about(line)
        if found and who is not None and read.rich(who) not in text:
            found[-1] += f" {text}"
        else:
            found.append(text)
    return found


def _about(line: Msg) -> Msg | None:
    """The player or rival whom a line is about."""
    seat, rival = line.args.get("seat"), line.args.get("rival")
    if isinstance(rival, Msg):
        return rival
    return Msg("ui-player", seat=seat) if isinstance(seat, int) else None


def waiting_for(waiting: Sequence[Waiting]) -> Msg:
    """One sentence: whom the table waits for, and since when if it is one player."""
    if len(waiting) == 1:
        one = waiting[0]
        if one.away is not None:
            return Msg("ui-turn-of-away", seat=one.seat, until=day(one.away))
        return Msg("ui-turn-of", seat=one.seat, since=since(one.since))
    return Msg("ui-waiting-for-several", seats=[Msg("ui-player", seat=w.seat) for w in waiting])
