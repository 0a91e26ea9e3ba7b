"""A table in words, page by page: for people who can't see its pictures."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.types.panel import Told
from bot.ui.parts.ids import Id, Pick, Press, Realm, number
from bot.ui.parts.layout import (
    MAX_CHOICE_TEXT,
    MAX_CHOICES,
    Button,
    Choice,
    Item,
    Layout,
    Select,
    Text,
    Tone,
    clip,
    rows,
)
from bot.ui.parts.reader import Reader, plain
from engine.core.play.msg import Msg
from renderers import Section

MAX_PAGE = 3600
"""Characters of a page, with room for its heading."""
THEN = "@"
"""In the payload of a page: what stands before the id of the message that showed the table like this."""
Page = list[tuple[Section, list[str]]]


def words_button(game_id: int, rev: int, read: Reader, key: str = "", label: str = "ui-words") -> Button:
    """The way from a picture to the table in words; of no table: to the icons of the game `key`."""
    return Button(Id(game_id, rev, Press.WORDS, key), read(label))


def then_of(payload: str) -> tuple[str, int | None]:
    """The payload of a page without the message that showed the table like this, and that message (None: the table as
    it is now)."""
    page, _, then = payload.partition(THEN)
    return page, number(then) if then else None


def words_page(told: Told, at: int, read: Reader, realm: Realm = Realm.TABLE, *, then: int | None = None) -> Layout:
    """A page (from 0) of the table in words: sections below their headings, and the ways to the others.

    `then` is the message that showed it like this (None: the table as it is now).
    """
    book = pages(told.sections)
    at = min(at, len(book) - 1)
    heading = Msg("ui-words-heading", game=read.game(told.game), page=at + 1, pages=len(book))
    head = [] if then is None else [read("ui-said-then")]
    items: list[Item] = [Text("\n".join([*head, read(heading)])), Text("\n".join(_lines(book[at])))]
    mark = "" if then is None else f"{THEN}{then}"
    if len(told.sections) > 1 and len(book) > 1:
        items.append(_sections(told, book, at, read, Id(told.game_id, told.rev, Pick.SECTION, mark, realm)))
    steps = [("ui-page-back", at - 1, Tone.PLAIN), ("ui-page-next", at + 1, Tone.MAIN)]
    buttons = [
        Button(
            Id(told.game_id, told.rev, Press.PAGE, f"{to}{mark}" if told.game_id else f"{told.game}/{to}", realm),
            read(key),
            tone,
        )
        for key, to, tone in steps
        if 0 <= to < len(book)
    ]
    if then is not None:
        buttons.append(words_button(told.game_id, told.rev, read, label="ui-past-now"))
    return Layout((*items, *rows(buttons)))


def page_of(sections: Sequence[Section], wanted: int) -> int:
    """The page on which a section begins."""
    book = pages(sections)
    return next((n for n, page in enumerate(book) if any(one is sections[wanted] for one, _ in page)), 0)


def of_seat(sections: Sequence[Section], seat: int | None) -> int:
    """The page that begins to tell of a player; the first one for None."""
    at = next((n for n, section in enumerate(sections) if seat is not None and section.seat == seat), 0)
    return page_of(sections, at)


def pages(sections: Sequence[Section]) -> list[Page]:
    """The sections in pages of one message each; what goes on on the next page has its heading again."""
    book: list[Page] = []
    room = 0
    for section in sections:
        for line in section.lines:
            text = plain(line)
            new = not book or book[-1][-1][0] is not section
            need = len(text) + 3 + (len(plain(section.title)) + 5 if new else 0)
            if need > room:
                book.append([])
                room = MAX_PAGE
            if not book[-1] or book[-1][-1][0] is not section:
                book[-1].append((section, []))
            book[-1][-1][1].append(clip(text, MAX_PAGE // 2))
            room -= need
    return book


def _lines(page: Page) -> list[str]:
    return [line for section, lines in page for line in (f"### {plain(section.title)}", *(f"- {one}" for one in lines))]


def _sections(told: Told, book: Sequence[Page], at: int, read: Reader, to: Id) -> Select:
    """Every section by its heading: where to go."""
    first = book[at][0][0]
    choices = [
        Choice(str(n), clip(section.title, MAX_CHOICE_TEXT), chosen=section is first)
        for n, section in enumerate(told.sections[:MAX_CHOICES])
    ]
    return Select(to, read("ui-words-hint"), tuple(choices))
