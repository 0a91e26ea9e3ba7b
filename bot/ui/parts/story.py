"""Lines about what happened, and about whom the table waits for."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.types.table import Waiting
from bot.ui.parts.layout import clip
from bot.ui.parts.reader import Reader, day, since
from engine.core.play.msg import Msg

MAX_DEEDS = 8
MAX_DEED = 1000
MAX_STORY = 1500
LEFT_OUT = " … "


def told(turns: Sequence[Sequence[Msg]], read: Reader, most: int = MAX_DEEDS) -> str:
    """What happened in some turns as a list of at most `most` deeds and some MAX_STORY characters.

    The oldest comes first, always, since causes stand before what follows from them. If there are too many, it tells
    the newest turns, below the number of deeds left out. The beginning and the end of a turn come before the rest.
    """
    found = [part for lines in turns if (part := deeds(lines, read))]
    count = sum(map(len, found))
    shown: list[list[str]] = []
    for part in reversed(found):
        whole = [*part, *(deed for turn in shown for deed in turn)]
        if len(whole) > most or sum(map(len, whole)) > MAX_STORY:
            shown = shown or [_ends(part, most)]
            break
        shown.append(part)
    left_out = count - sum(map(len, shown))
    before = [read(Msg("ui-more-deeds", count=left_out))] if left_out else []
    return "\n".join([*before, *(f"- {deed}" for part in reversed(shown) for deed in part)])


def _ends(part: Sequence[str], most: int) -> list[str]:
    """The first deed of a turn and the last ones, as many as there is room for; two at least, if it has more."""
    last = [*part[1:][-1:]]
    for deed in reversed(part[1:-1]):
        if len(last) + 2 > most or sum(map(len, [part[0], deed, *last])) > MAX_STORY:
            break
        last.insert(0, deed)
    return [part[0], *last]


def deeds(lines: Sequence[Msg], read: Reader) -> list[str]:
    """Log lines as paragraphs of at most MAX_DEED characters, which keep their beginning and their end."""
    return [_shortened([text for _, text in part]) for part in paragraphs(lines, read)]


def paragraphs(lines: Sequence[Msg], read: Reader) -> list[list[tuple[Msg, str]]]:
    """Log lines with their texts. One about a player or rival that does not name them goes on with the one before."""
    found: list[list[tuple[Msg, str]]] = []
    for line in lines:
        text, who = read.rich(line), about(line)
        if found and who is not None and read.rich(who) not in text:
            found[-1].append((line, text))
        else:
            found.append([(line, text)])
    return found


def _shortened(texts: Sequence[str]) -> str:
    """Sentences in a row; if there are too many, the first, which says who, and the last, which say what came of it."""
    whole = " ".join(texts)
    if len(whole) <= MAX_DEED:
        return whole
    end = clip(texts[-1], MAX_DEED)
    for text in reversed(texts[1:-1]):
        if len(texts[0]) + len(text) + len(end) + len(LEFT_OUT) > MAX_DEED:
            break
        end = f"{text} {end}"
    return clip(texts[0], max(1, MAX_DEED - len(end) - len(LEFT_OUT))) + LEFT_OUT + end


def about(line: Msg) -> Msg | None:
    """The player or rival whom a line is about."""
    seat, rival = line.args.get("seat"), line.args.get("rival")
    if isinstance(rival, Msg):
        return rival
    return Msg("ui-player", seat=seat) if isinstance(seat, int) else None


def timed(line: str, waiting: Waiting | None, read: Reader) -> str:
    """A line about somebody who is waited for, with when their time is over if a clock runs."""
    if waiting is None or waiting.until is None:
        return line
    return f"{line} {read(Msg('ui-time-over', until=since(waiting.until)))}"


def waiting_for(waiting: Sequence[Waiting]) -> Msg:
    """One sentence: whom the table waits for, and since when if it is one player."""
    if len(waiting) == 1:
        one = waiting[0]
        if one.away is not None:
            return Msg("ui-turn-of-away", seat=one.seat, until=day(one.away))
        return Msg("ui-turn-of", seat=one.seat, since=since(one.since))
    return Msg("ui-waiting-for-several", seats=[Msg("ui-player", seat=w.seat) for w in waiting])
