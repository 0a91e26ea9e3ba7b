"""What a post tells of turns: a line a player and turn, oldest first, in the room that the rest of it leaves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from bot.host.types.table import GameCard
from bot.ui.parts.layout import DOT, clip
from bot.ui.parts.reader import Reader, message_key, plain
from bot.ui.parts.story import deeds as sentences
from engine.core.play.brief import Doing, Who
from engine.core.play.msg import Msg
from engine.core.play.standings import Contender, contenders

LONGEST = 170
"""Characters of a line. If there are more phrases, it tells the first, which say what was done, and the last, which
says what came of it."""
BETWEEN = ", "
"""Between the phrases of a line, in every language."""
AND_THEN = "; "
"""Between turns of the same player in a row."""
LEFT_OUT = "…"


class Line(NamedTuple):
    """A line, whom it is about, and what it says without their name."""

    who: Who
    text: str
    told: str


def post_lines(told: Sequence[Doing], card: GameCard, read: Reader, room: int) -> str:
    """The newest lines that fit in this many characters, below the number of earlier ones; the newest always stands.

    Everybody's points stand once: behind their newest line or else in a line below, the leader first.
    """
    lines, points = [*lines_of(told, read)], scores(card)
    for left_out in range(max(1, len(lines))):
        text = "\n".join(_shown(lines[left_out:], left_out, points, card, read))
        if len(text) <= room:
            return text
    return clip(text, max(1, room))


def last_turn(told: Sequence[Doing], read: Reader, room: int) -> str:
    """What was done last and what was told after it, in this many characters; if it is more, the newest and what was
    done."""
    lines = [*lines_of(told, read)]
    last = max((at for at, line in enumerate(lines) if line.who is not None), default=-1)
    did = [read(Msg("ui-last-turn", deed=lines[last].text))] if last >= 0 else []
    after = [line.text for line in lines[last + 1 :]]
    while len(after) > 1 and len(" ".join([*did, *after])) > room:
        del after[0]
    return clip(" ".join([*did, *after]), max(1, room))


def _shown(
    lines: Sequence[Line], left_out: int, points: Mapping[Who, Contender], card: GameCard, read: Reader
) -> Iterator[str]:
    if left_out:
        yield read(Msg("ui-earlier-turns", count=left_out))
    newest = {line.who: at for at, line in enumerate(lines) if line.who is not None}
    for at, (who, text, _) in enumerate(lines):
        has = points.get(who) if who is not None and newest[who] == at else None
        yield text if has is None else read(Msg("ui-deed-points", deed=text, points=has.score))
    rest = [one for who, one in points.items() if who not in newest and one.score]
    if rest:
        each = [Msg("ui-points-of", player=plain(read(named(card.game, one))), points=one.score) for one in rest]
        yield read(Msg("ui-points", players=DOT.join(map(read, each))))


def lines_of(told: Sequence[Doing], read: Reader) -> Iterator[Line]:
    """Each deed as a line, with those of the same player right behind it, as far as they fit."""
    for nobody, some in groupby(told, key=lambda doing: doing.who is None):
        if nobody:
            said = sentences([part for doing in some for part in doing.parts], read)
            yield from (Line(None, text, text) for text in said)
            continue
        for who, turns in groupby(some, key=lambda doing: doing.who):
            for told_so in _together(phrases for turn in turns if (phrases := _phrases(turn, read))):
                yield Line(who, read(Msg("ui-deed", who=plain(read(_called(who))), told=told_so)), told_so)


def _phrases(turn: Doing, read: Reader) -> list[str]:
    """What is said of a turn, each once, with how often."""
    counted = Counter(text for part in turn.parts if (text := read.rich(part)))
    return [text if often == 1 else f"{text} ×{often}" for text, often in counted.items()]


def _together(turns: Iterable[Sequence[str]]) -> list[str]:
    """Turns, each with the one before it where both fit into a line."""
    found: list[str] = []
    for turn in map(_joined, turns):
        if found and len(found[-1]) + len(AND_THEN) + len(turn) <= LONGEST:
            found[-1] += AND_THEN + turn
        else:
            found.append(turn)
    return found


def _joined(phrases: Sequence[str]) -> str:
    """The phrases in a row; if there are too many, those at both ends."""
    first, last = [*phrases], list[str]()
    if len(BETWEEN.join(first)) > LONGEST:
        last = [first.pop()]
        while len(first) > 1 and len(BETWEEN.join([*first, LEFT_OUT, *last])) > LONGEST:
            first.pop()
        last = [LEFT_OUT, *last]
    return clip(BETWEEN.join([*first, *last]), LONGEST)


def _called(who: Who) -> Msg:
    return who if isinstance(who, Msg) else Msg("ui-player", seat=who or 0)


def scores(card: GameCard) -> dict[Who, Contender]:
    """Everybody's points, the leader first; none if all are equal."""
    everybody = [] if card.result is None else contenders(card.result)
    different = {one.score for one in everybody}
    if not any(different) or len(different) == 1 < len(everybody):
        return {}
    return {named(card.game, one) if one.seat is None else one.seat: one for one in everybody}


def named(game: str, one: Contender) -> Msg:
    """What to call a player, or a rival."""
    return Msg(message_key(game, "rival", one.rival)) if one.seat is None else Msg("ui-player", seat=one.seat)
