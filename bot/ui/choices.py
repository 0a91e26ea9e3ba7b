"""The legal answers of an Ask as components: buttons if they are few, selects if many, facets and pages above 25.

A *branch* says which part of the answers is shown: `""` all of them, `c5/` those whose key starts so, and
`c5/>c5/t31` the page that begins with that answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from bot.ui.ids import Id, Pick, Press
from bot.ui.layout import (
    MAX_CHOICE_TEXT,
    MAX_CHOICES,
    MAX_LABEL,
    MAX_PLACEHOLDER,
    MAX_ROW,
    Button,
    Choice,
    Item,
    Select,
    Text,
    Tone,
    clip,
    rows,
)
from bot.ui.reader import Reader, message_key, plain
from engine.core.ask import NONE, Amount, Ask, Many, Word
from engine.core.msg import Msg

MAX_BUTTONS = 10
MAX_MENUS = 4
"""Selects beside each other; what does not fit into them comes in pages."""
MAX_DETAIL = 200


@dataclass(frozen=True, slots=True)
class Tap:
    """What can be tapped: an answer, or (`opens`) a branch that holds several.

    `apart`: it is a button also where the others are too many to be any.
    """

    key: str
    label: str
    detail: str = ""
    opens: bool = False
    apart: bool = False


def answers(game: str, ask: Ask[Any], read: Reader) -> list[Tap]:
    """Every single answer (of a Many: every option) in order."""
    words = sum(isinstance(option, Word) for option in ask.options.values())
    # a few words beside a long list, such as "pass", are not to be looked for in it; nor are the smallest amounts
    apart = words <= MAX_ROW
    found = [_tap(key, option, read, apart and isinstance(option, Word)) for key, option in ask.options.items()]
    if isinstance(ask.shape, Amount):
        few = MAX_BUTTONS - len(found)
        named = _amount_key(game, ask, read)
        for index, n in enumerate(ask.shape.values()):
            found.append(Tap(str(n), read(Msg(named, n=n)) if named else str(n), apart=index < few))
    return found


def label_of(game: str, ask: Ask[Any], key: str, read: Reader) -> str | None:
    """What the button of an answer says; None for several options at once."""
    if key in ask.options:
        return read(ask.options[key].label())
    named = _amount_key(game, ask, read)
    return read(Msg(named, n=int(key))) if named and key.isdecimal() else None


def _amount_key(game: str, ask: Ask[Any], read: Reader) -> str | None:
    """The game's own words for a number of this kind, None if it has none."""
    key = message_key(game, "amount", ask.kind)
    return key if read.words.has(key) else None


def _tap(key: str, option: Any, read: Reader, apart: bool) -> Tap:
    detail = option.detail()
    return Tap(key, read(option.label()), "" if detail is None else read(detail), apart=apart)


def components(
    game: str, to: Id, ask: Ask[Any], read: Reader, *, branch: str = "", draft: Sequence[str] = ()
) -> list[Item]:
    """The components that let a player give any legal answer. `to` carries the game and its revision."""
    found = answers(game, ask, read)
    if isinstance(ask.shape, Many):
        return _many(to, ask.shape, found, read, draft)
    prefix, _, first = branch.partition(">")
    level = _level(game, [e for e in found if e.key.startswith(prefix)], prefix, read)
    buttons = level if len(level) <= MAX_BUTTONS else [tap for tap in level if tap.apart]
    listed = [tap for tap in level if tap not in buttons]
    shown = _page(listed, first)
    items = [*_buttons(to, buttons, read), *_menus(to, shown, read)]
    if len(listed) > len(shown):
        items.append(_pages(to, listed, prefix, shown[0].key, read))
    if branch:
        items += rows([Button(_with(to, Press.OPEN), read("ui-all-choices"))])
    return items


def _with(to: Id, verb: Press | Pick, payload: str = "") -> Id:
    return Id(to.game, to.rev, verb, payload)


def _level(game: str, found: list[Tap], prefix: str, read: Reader) -> list[Tap]:
    """The taps under a prefix: all answers if they fit, else the next facets (those of one answer as the answer)."""
    if len(found) <= MAX_CHOICES:
        return found
    groups: dict[str, list[Tap]] = {}
    for tap in found:
        head = tap.key[len(prefix) :].partition("/")[0]
        # an answer may be called as the facet beside it: `c5` and `c5/t31`
        groups.setdefault(tap.key if tap.key == prefix + head else prefix + head + "/", []).append(tap)
    if len(groups) == 1:
        return _level(game, found, next(iter(groups)), read)  # a facet that all of them share is no choice
    return [es[0] if len(es) == 1 else _facet(game, key, len(es), read) for key, es in groups.items()]


def _facet(game: str, key: str, count: int, read: Reader) -> Tap:
    name = key.rstrip("/").rpartition("/")[2]
    named = message_key(game, "facet", name)
    label = read(named) if read.words.has(named) else name
    return Tap(key, label, read(Msg("ui-facet", count=count)), opens=True)


def _page(listed: list[Tap], first: str) -> list[Tap]:
    """The page of a list that begins with `first`, or else its first one: as much as the selects of a message hold."""
    pages = _parts(listed, MAX_MENUS * MAX_CHOICES) or [[]]
    return next((page for page in pages if page and page[0].key == first), pages[0])


def _parts(taps: list[Tap], most: int) -> list[list[Tap]]:
    """Entries in parts of nearly equal length, each of at most `most`."""
    count = -(-len(taps) // most)
    if not count:
        return []
    ends = [len(taps) * part // count for part in range(count + 1)]
    return [taps[start:end] for start, end in pairwise(ends)]


def _ends(part: list[Tap], read: Reader) -> str:
    """The name of a part of a list: its first and last answer."""
    return read(Msg("ui-page", first=part[0].label, last=part[-1].label))


def _pages(to: Id, listed: list[Tap], prefix: str, current: str, read: Reader) -> Select:
    """A select that turns the pages."""
    choices = [
        Choice(f"{prefix}>{page[0].key}", clip(_ends(page, read), MAX_CHOICE_TEXT), chosen=page[0].key == current)
        for page in _parts(listed, MAX_MENUS * MAX_CHOICES)[:MAX_CHOICES]
    ]
    return Select(_with(to, Pick.OPEN, "pages"), read("ui-more-pages"), tuple(choices))


def _buttons(to: Id, taps: list[Tap], read: Reader) -> Iterator[Item]:
    """Buttons, below what those of them do that don't say so."""
    explained = [_explained(tap, read) for tap in taps if tap.detail and not tap.opens]
    if explained:
        yield Text("\n".join(explained))
    yield from rows([_button(to, tap) for tap in taps])


def _menus(to: Id, taps: list[Tap], read: Reader) -> Iterator[Select]:
    """Selects; of several, each is named by its ends. One answers and opens alike, so that both may stand in a list."""
    parts = _parts(taps, MAX_CHOICES)
    for part in parts:
        hint = read("ui-choose") if len(parts) == 1 else _ends(part, read)
        to_part = _with(to, Pick.ANSWER, "" if len(parts) == 1 else part[0].key)
        yield Select(to_part, clip(hint, MAX_PLACEHOLDER), tuple(map(_choice, part)))


def _explained(tap: Tap, read: Reader) -> str:
    return read(Msg("ui-explained", label=plain(tap.label), detail=plain(clip(tap.detail, MAX_DETAIL))))


def _button(to: Id, tap: Tap) -> Button:
    verb = Press.OPEN if tap.opens else Press.ANSWER
    return Button(_with(to, verb, tap.key), clip(tap.label, MAX_LABEL), Tone.PLAIN if tap.opens else Tone.MAIN)


def _choice(tap: Tap) -> Choice:
    return Choice(tap.key, clip(tap.label, MAX_CHOICE_TEXT), clip(tap.detail, MAX_CHOICE_TEXT))


def _many(to: Id, shape: Many, found: list[Tap], read: Reader, draft: Sequence[str]) -> list[Item]:
    """Selects that take several options. One of them answers at once; of several, a button takes what they show."""
    most = min(shape.most, len(found))
    none = [Button(_with(to, Press.ANSWER, NONE), read("ui-none"))] if shape.least == 0 else []
    if not found:
        return [*rows(none)]
    hint = clip(read(Msg("ui-choose-many", least=shape.least, most=most)), MAX_PLACEHOLDER)
    if len(found) <= MAX_CHOICES:
        return [Select(_with(to, Pick.MANY), hint, tuple(map(_choice, found)), max(1, shape.least), most), *rows(none)]
    parts = [found[i : i + MAX_CHOICES] for i in range(0, len(found), MAX_CHOICES)]
    selects = [
        Select(
            _with(to, Pick.DRAFT, part[0].key),
            hint,
            tuple(Choice(e.key, clip(e.label, MAX_CHOICE_TEXT), "", e.key in draft) for e in part),
            0,
            min(most, len(part)),
        )
        for part in parts
    ]
    legal = shape.least <= len(draft) <= most and bool(draft)
    done = Button(_with(to, Press.DONE), read(Msg("ui-take-these", count=len(draft))), Tone.GO, disabled=not legal)
    return [*selects, *rows([done, *none])]
