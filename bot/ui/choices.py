"""The legal answers of an Ask as components: buttons if they are few, selects if many, facets and pages above 25.

A *place* says which part of the answers is shown: `""` all of them, `c5/` those whose key starts so, and
`c5/>c5/t31` the page that begins with that entry.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.ui.ids import Id, Pick, Press
from bot.ui.layout import (
    MAX_CHOICE_TEXT,
    MAX_CHOICES,
    MAX_LABEL,
    MAX_PLACEHOLDER,
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
from engine.core.ask import NONE, Amount, Ask, Many
from engine.core.msg import Msg

MAX_BUTTONS = 10
MAX_DETAIL = 200


@dataclass(frozen=True, slots=True)
class Entry:
    """What can be tapped: an answer, or (`opens`) a place that holds several."""

    key: str
    label: str
    detail: str = ""
    opens: bool = False


def answers(game: str, ask: Ask[Any], read: Reader) -> list[Entry]:
    """Every single answer (of a Many: every option) in order."""
    found = [_entry(key, option, read) for key, option in ask.options.items()]
    if isinstance(ask.shape, Amount):
        key = message_key(game, "amount", ask.kind)
        named = read.words.has(key)
        found += [Entry(str(n), read(Msg(key, n=n)) if named else str(n)) for n in ask.shape.values()]
    return found


def _entry(key: str, option: Any, read: Reader) -> Entry:
    detail = option.detail()
    return Entry(key, read(option.label()), "" if detail is None else read(detail))


def components(
    game: str, to: Id, ask: Ask[Any], read: Reader, *, place: str = "", draft: Sequence[str] = ()
) -> list[Item]:
    """The components that let a player give any legal answer. `to` carries the game and its revision."""
    found = answers(game, ask, read)
    if isinstance(ask.shape, Many):
        return _many(to, ask.shape, found, read, draft)
    prefix, _, first = place.partition(">")
    level = _level(game, [e for e in found if e.key.startswith(prefix)], prefix, read)
    shown = _page(level, first)
    items = [*_single(to, shown, read)]
    if len(level) > len(shown):
        items.append(_pages(to, level, prefix, shown[0].key, read))
    if place:
        items += rows([Button(_with(to, Press.OPEN), read("ui-all-choices"))])
    return items


def _with(to: Id, verb: Press | Pick, payload: str = "") -> Id:
    return Id(to.game, to.rev, verb, payload)


def _level(game: str, found: list[Entry], prefix: str, read: Reader) -> list[Entry]:
    """The entries under a prefix: all answers if they fit, else the next facets (those of one answer as the answer)."""
    if len(found) <= MAX_CHOICES:
        return found
    groups: dict[str, list[Entry]] = {}
    for entry in found:
        head = entry.key[len(prefix) :].partition("/")[0]
        # an answer may be called as the facet beside it: `c5` and `c5/t31`
        groups.setdefault(entry.key if entry.key == prefix + head else prefix + head + "/", []).append(entry)
    if len(groups) < 2:
        return found
    return [es[0] if len(es) == 1 else _facet(game, key, len(es), read) for key, es in groups.items()]


def _facet(game: str, key: str, count: int, read: Reader) -> Entry:
    name = key.rstrip("/").rpartition("/")[2]
    named = message_key(game, "facet", name)
    label = read(named) if read.words.has(named) else name
    return Entry(key, label, read(Msg("ui-facet", count=count)), opens=True)


def _page(level: list[Entry], first: str) -> list[Entry]:
    if len(level) <= MAX_CHOICES:
        return level
    at = next((i for i, entry in enumerate(level) if entry.key == first), 0)
    start = at - at % MAX_CHOICES
    return level[start : start + MAX_CHOICES]


def _pages(to: Id, level: list[Entry], prefix: str, current: str, read: Reader) -> Select:
    """A select that turns the pages; each is named by its first and last entry."""
    pages = [level[i : i + MAX_CHOICES] for i in range(0, len(level), MAX_CHOICES)]
    choices = [
        Choice(
            f"{prefix}>{page[0].key}",
            clip(read(Msg("ui-page", first=page[0].label, last=page[-1].label)), MAX_CHOICE_TEXT),
            chosen=page[0].key == current,
        )
        for page in pages[:MAX_CHOICES]
    ]
    return Select(_with(to, Pick.OPEN, "pages"), read("ui-more-pages"), tuple(choices))


def _single(to: Id, shown: list[Entry], read: Reader) -> Iterator[Item]:
    if len(shown) <= MAX_BUTTONS:
        explained = [_explained(entry, read) for entry in shown if entry.detail and not entry.opens]
        if explained:
            yield Text("\n".join(explained))
        yield from rows([_button(to, entry) for entry in shown])
        return
    # one select answers and opens alike, so that facets and answers may stand beside each other
    yield Select(_with(to, Pick.ANSWER), clip(read("ui-choose"), MAX_PLACEHOLDER), tuple(map(_choice, shown)))


def _explained(entry: Entry, read: Reader) -> str:
    return read(Msg("ui-explained", label=plain(entry.label), detail=plain(clip(entry.detail, MAX_DETAIL))))


def _button(to: Id, entry: Entry) -> Button:
    verb = Press.OPEN if entry.opens else Press.ANSWER
    return Button(_with(to, verb, entry.key), clip(entry.label, MAX_LABEL), Tone.PLAIN if entry.opens else Tone.MAIN)


def _choice(entry: Entry) -> Choice:
    return Choice(entry.key, clip(entry.label, MAX_CHOICE_TEXT), clip(entry.detail, MAX_CHOICE_TEXT))


def _many(to: Id, shape: Many, found: list[Entry], read: Reader, draft: Sequence[str]) -> list[Item]:
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
