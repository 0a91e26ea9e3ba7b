"""What can be tapped to answer an Ask: every answer with its words, in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, TypeVar

from bot.ui.parts.emblems import of_option
from bot.ui.parts.layout import MAX_CHOICES, MAX_ROW
from bot.ui.parts.reader import Reader, message_key
from engine.core.play.ask import Amount, Ask, Many, Option, Word
from engine.core.play.msg import Msg

MAX_BUTTONS = 10
SEVERAL = 2

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Tap:
    """An answer that can be tapped.

    `apart`: it is a button also where the others are too many to be any; `declines`: it is the way out. `number` is
    its place in the list, "" if it is not numbered; `ends`: the turn ends with it. `emblem`: the sign of the one thing
    that it is about. `bare` is the label without a word about the end of the turn.
    """

    key: str
    label: str
    detail: str = ""
    group: str = ""
    apart: bool = False
    declines: bool = False
    number: str = ""
    ends: bool = False
    emblem: str | None = None
    bare: str = ""


def answers(game: str, ask: Ask[Any], read: Reader, *, numbered: bool = False) -> list[Tap]:
    """Every single answer (of a Many: every option) in order, the way out last.

    `numbered`: a label begins with the place of the option in the list, as in the picture; so do all if two are alike.
    """
    words = sum(isinstance(option, Word) for option in ask.options.values())
    # nobody should have to look for a few words in a long list
    found = [
        replace(_tap(key, option, read, apart=words <= MAX_ROW), emblem=of_option(game, key))
        for key, option in ask.options.items()
    ]
    found = list(_told_apart(found, read))
    if numbered or len({tap.label for tap in found}) < len(found):
        found = _all_numbered(found, read)
    if isinstance(ask.shape, Amount):
        found += _amounts(game, ask, ask.shape, MAX_BUTTONS - len(found), read)
    return sorted(found, key=lambda tap: tap.declines)


def _tap(key: str, option: Option, read: Reader, *, apart: bool) -> Tap:
    detail, group = option.detail(), option.group()
    label = Msg("ui-ends-turn", label=option.label()) if option.ends_turn else option.label()
    return Tap(
        key,
        read(label),
        "" if detail is None else read(detail),
        "" if group is None else read(group),
        option.declines or (apart and isinstance(option, Word)),
        option.declines,
        ends=option.ends_turn,
        bare=read(option.label()),
    )


def _told_apart(taps: Sequence[Tap], read: Reader) -> Iterator[Tap]:
    """With the group in a label that occurs in several groups."""
    labels = Counter(tap.label for tap in taps)
    for tap in taps:
        if labels[tap.label] > 1 and tap.group:
            yield replace(tap, label=read(Msg("ui-label-group", label=tap.label, group=tap.group)))
        else:
            yield tap


def explained(taps: Sequence[Tap], read: Reader) -> Sequence[Tap]:
    """With numbers where the options are few enough for buttons, and several of them say what they bring."""
    told = [tap for tap in taps if tap.detail and not tap.declines]
    if len(told) < SEVERAL or len(taps) > MAX_BUTTONS or any(tap.number for tap in taps):
        return taps
    return _all_numbered(taps, read)


def _all_numbered(taps: Sequence[Tap], read: Reader) -> list[Tap]:
    return [
        tap
        if tap.declines
        else replace(tap, label=read(Msg("ui-numbered", number=place, label=tap.label)), number=str(place))
        for place, tap in enumerate(taps, 1)
    ]


def _amounts(game: str, ask: Ask[Any], shape: Amount, few: int, read: Reader) -> Iterator[Tap]:
    """Every number: the smallest are buttons, not items of a list; the others are grouped by their first and last."""
    named = _amount_key(game, ask, read)
    taps = [Tap(str(n), read(Msg(named, n=n)) if named else str(n)) for n in shape.values()]
    few = max(0, few)
    yield from (replace(tap, apart=True) for tap in taps[:few])
    for part in parts(taps[few:], MAX_CHOICES):
        first, last = part[0].label, part[-1].label
        ends = first if len(part) == 1 else read(Msg("ui-from-to", first=first, last=last))
        yield from (replace(tap, group=ends) for tap in part)


def _amount_key(game: str, ask: Ask[Any], read: Reader) -> str | None:
    """The game's own words for a number of this kind, None if it has none."""
    key = message_key(game, "amount", ask.kind)
    return key if read.words.has(key) else None


def parts(items: Sequence[T], most: int) -> list[Sequence[T]]:
    """A sequence in parts of nearly equal length, each of at most `most`."""
    count = -(-len(items) // most)
    ends = [len(items) * part // count for part in range(count + 1)] if count else []
    return [items[start:end] for start, end in pairwise(ends)]


def label_of(game: str, ask: Ask[Any], key: str, read: Reader) -> str:
    """What a legal answer is called; several options at once are a list."""
    if key in ask.options:
        return read(ask.options[key].label())
    if isinstance(ask.shape, Many):
        labels = [ask.options[name].label() for name in key.split("+") if name in ask.options]
        return read(Msg("ui-several", labels=labels)) if labels else read("ui-none")
    named = _amount_key(game, ask, read)
    return read(Msg(named, n=int(key))) if named else key
