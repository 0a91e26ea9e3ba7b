"""The legal answers of an Ask as components: buttons if they are few, selects named by groups if many, and pages.

A *branch* says which page is shown: the one that begins with that answer, the first one for `""`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.host.types.panel import Final, nothing
from bot.ui.parts.ids import Id, Pick, Press
from bot.ui.parts.layout import (
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
from bot.ui.parts.menus import MAX_LINE, Menu, hint, menus, pages
from bot.ui.parts.reader import Reader, plain
from bot.ui.parts.taps import MAX_BUTTONS, SEVERAL, Tap, answers, explained
from engine.core.play.ask import NONE, Ask, Many
from engine.core.play.msg import Msg

MAX_DETAIL = 200
SHORT = 14
"""Characters of a label short enough for several buttons in a row."""
LOCK = "\N{LOCK}"


def locked(text: str) -> str:
    """What can't be undone, under its letter, number or name."""
    return f"{LOCK} {text}"


def components(
    game: str,
    to: Id,
    ask: Ask[Any],
    read: Reader,
    *,
    branch: str = "",
    draft: Sequence[str] = (),
    numbered: bool = False,
    others: Id | None = None,
    besides: int = 0,
    planned: Collection[str] = (),
    final: Final = nothing,
) -> list[Item]:
    """The components that let a player give any legal answer. `to` carries the game and its revision.

    `others` is the way to them, and to this many plans `besides`, which stands for all but the way out, unless one row
    says them all. What is `planned` stands above already. What is `final` is locked; only what is shown is looked at.
    """
    found = explained(answers(game, ask, read, numbered=numbered), read)
    mark = partial(_marked, ask, final)
    told, many = any(tap.detail for tap in found if not tap.declines), len(found) > MAX_ROW
    found = [tap for tap in found if tap.key not in planned]
    if others is not None and (besides or told or many):
        out = [tap for tap in found if tap.declines]
        return [*_folded(to, mark(out), len(found) - len(out) + besides, others, read)]
    if isinstance(ask.shape, Many):
        return _many(to, ask.shape, mark(found), read, draft)
    if len(found) <= MAX_BUTTONS:
        return [*_buttons(to, mark(found), read)]
    listed = menus([tap for tap in found if not tap.apart], read)
    return [
        *_buttons(to, mark([tap for tap in found if tap.apart and not tap.declines]), read),
        *_list(to, listed, branch, mark, read),
        *_buttons(to, mark([tap for tap in found if tap.declines]), read),
    ]


def _marked(ask: Ask[Any], final: Final, taps: Sequence[Tap]) -> list[Tap]:
    """With a lock on what can't be undone."""
    return [_locked(tap) if final(keys_of(ask, tap.key), tap.ends) else tap for tap in taps]


def keys_of(ask: Ask[Any], key: str) -> tuple[str, ...]:
    """The keys that carry out an option: if several are taken at once, with the first others that may come with it."""
    if isinstance(ask.shape, Many) and key != NONE:
        legal = ask.keys()
        return (next(answer for answer in legal if key in answer.split("+")),)
    return (key,)


def _locked(tap: Tap) -> Tap:
    return replace(tap, label=locked(tap.label), bare=locked(tap.bare), number=locked(tap.number) if tap.number else "")


def _folded(to: Id, out: Sequence[Tap], count: int, others: Id, read: Reader) -> Iterator[Item]:
    """The way out beside the way to this many other answers, if there are any."""
    yield from _explained(out, read)
    ways = [Button(others, read(Msg("ui-other-moves", count=count)))] if count else []
    yield from rows([*ways, *(_button(to, tap, read) for tap in out)])


def _with(to: Id, verb: Press | Pick, payload: str = "") -> Id:
    return Id(to.game, to.rev, verb, payload)


def _list(
    to: Id, listed: Sequence[Menu], branch: str, mark: Callable[[Sequence[Tap]], list[Tap]], read: Reader
) -> Iterator[Item]:
    """A page of selects, and a select that turns the pages if there are several."""
    book = pages(listed)
    shown = next((page for page in book if page[0].taps[0].key == branch), book[0]) if book else []
    for menu in shown:
        to_menu = _with(to, Pick.ANSWER, "" if len(listed) == 1 else menu.taps[0].key)
        yield Select(to_menu, hint(menu, read), tuple(map(_choice, mark(menu.taps))))
    if len(book) > 1:
        choices = [_page(page, shown is page, read) for page in book[:MAX_CHOICES]]
        yield Select(_with(to, Pick.OPEN, "pages"), read("ui-more-pages"), tuple(choices))


def _page(page: Sequence[Menu], shown: bool, read: Reader) -> Choice:
    names = tuple(dict.fromkeys(name for menu in page for name in menu.names))
    taps = tuple(tap for menu in page for tap in menu.taps)
    return Choice(page[0].taps[0].key, clip(hint(Menu(taps, names), read, MAX_LINE), MAX_CHOICE_TEXT), chosen=shown)


def _buttons(to: Id, taps: Sequence[Tap], read: Reader) -> Iterator[Item]:
    """Buttons, below lines that say what they do, if they don't say so themselves."""
    yield from _explained(taps, read)
    listed = _listed(taps)
    yield from rows([_button(to, tap, read, told=tap in listed) for tap in taps])


def _listed(taps: Sequence[Tap]) -> list[Tap]:
    """The options whose long names stand in a list, because those of others do."""
    if sum(bool(tap.number and tap.detail) for tap in taps) < SEVERAL:
        return []
    return [tap for tap in taps if tap.number and not tap.detail and len(tap.label) > SHORT]


def _explained(taps: Sequence[Tap], read: Reader) -> Iterator[Text]:
    listed = _listed(taps)
    explained = [explained_line(tap.label, tap.detail, read) for tap in taps if tap.detail or tap in listed]
    if explained:
        yield Text("\n".join(explained))


def explained_line(label: str, detail: str, read: Reader) -> str:
    """What a button does, in a line above it."""
    if not detail:
        return read(Msg("ui-explained-label", label=plain(label)))
    return read(Msg("ui-explained", label=plain(label), detail=plain(clip(detail, MAX_DETAIL))))


def _button(to: Id, tap: Tap, read: Reader, *, told: bool = False) -> Button:
    tone = Tone.PLAIN if tap.declines else Tone.MAIN
    # what is told above needs no more words: its number, or its name alone, so that more of them fit into a row
    label = tap.label
    if tap.detail or told:
        label = tap.bare.partition(" (")[0]
    if (tap.detail or told) and tap.number:
        named = Msg("ui-numbered", number=tap.number, label=label.removeprefix(locked("")))
        label = read(named) if tap.ends else tap.number
    return Button(_with(to, Press.ANSWER, tap.key), clip(label, MAX_LABEL), tone, emblem=tap.emblem)


def _choice(tap: Tap) -> Choice:
    label, detail = clip(tap.label, MAX_CHOICE_TEXT), clip(tap.detail, MAX_CHOICE_TEXT)
    return Choice(tap.key, label, detail, emblem=tap.emblem)


def _many(to: Id, shape: Many, found: Sequence[Tap], read: Reader, draft: Sequence[str]) -> list[Item]:
    """Selects that take several options. One of them answers at once; of several, a button takes what they show."""
    most = min(shape.most, len(found))
    none = [Button(_with(to, Press.ANSWER, NONE), read("ui-none"))] if shape.least == 0 else []
    if not found:
        return [*rows(none)]
    how_many = read(Msg("ui-choose-many", least=shape.least, most=most))
    if len(found) <= MAX_CHOICES:
        to_all = _with(to, Pick.MANY)
        choices = tuple(map(_choice, found))
        return [Select(to_all, clip(how_many, MAX_PLACEHOLDER), choices, max(1, shape.least), most), *rows(none)]
    selects = [_draft(to, menu, draft, most, read) for menu in menus(found, read)]
    legal = shape.least <= len(draft) <= most and bool(draft)
    done = Button(_with(to, Press.DONE), read(Msg("ui-take-these", count=len(draft))), Tone.GO, disabled=not legal)
    return [Text(how_many), *selects, *rows([done, *none])]


def _draft(to: Id, menu: Menu, draft: Sequence[str], most: int, read: Reader) -> Select:
    """A select that shows which of its options have been chosen so far."""
    choices = tuple(
        Choice(
            tap.key, clip(tap.label, MAX_CHOICE_TEXT), clip(tap.detail, MAX_CHOICE_TEXT), tap.key in draft, tap.emblem
        )
        for tap in menu.taps
    )
    return Select(_with(to, Pick.DRAFT, menu.taps[0].key), hint(menu, read), choices, 0, min(most, len(menu.taps)))
