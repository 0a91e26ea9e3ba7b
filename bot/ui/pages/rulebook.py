"""The rules of a game as a book: contents, pages, what a search finds, and what a decision is about."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ui.parts.clauses import (
    RECONSTRUCTED,
    RULING,
    Clause,
    book_of,
    chapters,
    find,
    means_icon,
    named,
    packed,
    pages_of,
    rules_of,
    sections,
)
from bot.ui.parts.ids import Id, Pick, Press
from bot.ui.parts.layout import (
    MAX_CHOICE_TEXT,
    Button,
    Choice,
    Image,
    Item,
    KeptImage,
    Layout,
    Select,
    Text,
    Tone,
    clip,
    rows,
)
from bot.ui.parts.reader import Reader, message_key, plain
from engine.core.play.msg import Msg

MARKS = {RULING: "ui-mark-ruling", RECONSTRUCTED: "ui-mark-reconstructed"}
MAX_QUERY = 60
"""Characters of what is searched for: it is part of the ids of the buttons that turn the pages."""
BESIDE = 60
"""Characters of the line below each clause that a search has found, which says where it stands."""


def book_button(game: str, read: Reader) -> Button:
    """The way to the rules."""
    return _button(Press.BOOK, f"{game}/", read("ui-book"))


def icons_button(game: str, read: Reader) -> Button:
    """The way to the picture that explains the icons."""
    return _button(Press.ICONS, game, read("ui-icons"))


def contents_page(game: str, read: Reader, *, key: bool) -> Layout:
    """The chapters of a game's rules; `key`: there is a picture of its icons."""
    book, made = book_of(game, read.words.language), pages_of(game, read.words.language)
    lines = [
        read(Msg("ui-book-heading", game=read.game(game))),
        read(Msg("ui-book-size", count=sum(bool(clause.id) for clause in book))),
    ]
    lines += [read(Msg("ui-book-chapter", chapter=chapter)) for chapter in chapters(made)]
    items: list[Item] = [Text("\n".join(lines)), *_legend(book, read), _chapters(game, None, read)]
    buttons = [
        _button(Press.BOOK, f"{game}/0", read("ui-book-read"), Tone.MAIN),
        _button(Press.GUIDE, game, read("ui-guide")),
    ]
    return Layout((*items, *rows([*buttons, *([icons_button(game, read)] if key else [])])))


def page_number(game: str, typed: str, read: Reader) -> int | None:
    """The page (from 0) that an id names, as far as there are any; None: the contents."""
    return min(int(typed), len(pages_of(game, read.words.language)) - 1) if typed.isdecimal() else None


def shows_icons(game: str, number: int, read: Reader) -> bool:
    """Whether a page speaks of icons."""
    return means_icon(pages_of(game, read.words.language)[number])


def book_page(
    game: str, number: int, read: Reader, picture: Image | KeptImage | None = None, *, key: bool = False
) -> Layout:
    """A page (from 0) of a game's rules, with the picture of its icons if that helps.

    `key`: there is such a picture, which a button shows where the page does not.
    """
    made = pages_of(game, read.words.language)
    page = made[number]
    head = Msg("ui-book-page", game=read.game(game), chapter=page[0].chapter, page=number + 1, pages=len(made))
    items: list[Item] = [Text(read(head)), Text(_told(page)), *_legend(page, read)]
    if picture is not None:
        items.append(picture)
    items.append(_chapters(game, page[0].chapter, read))
    buttons = [_button(Press.BOOK, f"{game}/{number - 1}", read("ui-page-back"))] if number else []
    if number + 1 < len(made):
        buttons.append(_button(Press.BOOK, f"{game}/{number + 1}", read("ui-page-next"), Tone.MAIN))
    buttons.append(_button(Press.BOOK, f"{game}/", read("ui-book-contents")))
    if key and not shows_icons(game, number, read):
        buttons.append(icons_button(game, read))
    return Layout((*items, *rows(buttons)))


def search_page(game: str, query: str, number: int, read: Reader) -> Layout:
    """A page (from 0) of the clauses that were found, the best first."""
    found = find(game, read.words.language, query)
    if not found:
        none = Text(read(Msg("ui-rules-none", game=read.game(game), query=plain(query))))
        return Layout((none, *rows([book_button(game, read)])))
    made = packed(found, BESIDE)
    number = min(number, len(made) - 1)
    page = made[number]
    head = Msg("ui-rules-heading", game=read.game(game), count=len(found), query=plain(query))
    where = [read(Msg("ui-rules-page", page=number + 1, pages=len(made)))] if len(made) > 1 else []
    lines = [f"{_clause(clause)}\n-# {clip(clause.section, BESIDE)}" for clause in page]
    buttons = [
        _button(Press.FIND, f"{game}/{to}/{query}", read(label), tone)
        for to, label, tone in ((number - 1, "ui-page-back", Tone.PLAIN), (number + 1, "ui-page-next", Tone.MAIN))
        if 0 <= to < len(made)
    ]
    items = (Text("\n".join([read(head), *where])), Text("\n".join(lines)), *_legend(page, read))
    return Layout((*items, *rows([*buttons, book_button(game, read)])))


def decision_page(game: str, kind: str, ids: Sequence[str], read: Reader, picture: Image | KeptImage | None) -> Layout:
    """What a kind of decision is about in plain words, or else its rules; the way to these in the book, and the
    icons."""
    found = named(rules_of(game, read.words.language), ids)
    items: list[Item] = [Text(read(Msg("ui-prompt", prompt=plain(read(read.prompt(game, kind))))))]
    first = message_key(game, "first", kind)
    if read.words.has(first):
        items.append(Text(read(first)))
    elif found:
        items += [Text("\n".join(f"- {_said(clause)}" for clause in found)), *_legend(found, read)]
    if picture is not None:
        items.append(picture)
    return Layout((*items, *rows([_place(game, found, read) if found else book_button(game, read)])))


def _place(game: str, found: Sequence[Clause], read: Reader) -> Button:
    """The way to the page on which the first of these clauses stands."""
    number = next(n for n, page in enumerate(pages_of(game, read.words.language)) if found[0] in page)
    return _button(Press.BOOK, f"{game}/{number}", read("ui-book"))


def _button(verb: Press, payload: str, label: str, tone: Tone = Tone.PLAIN) -> Button:
    return Button(Id(0, 0, verb, payload), label, tone)


def _chapters(game: str, now: str | None, read: Reader) -> Select:
    choices = [
        Choice(str(number), clip(chapter, MAX_CHOICE_TEXT), chosen=chapter == now)
        for chapter, number in chapters(pages_of(game, read.words.language)).items()
    ]
    return Select(Id(0, 0, Pick.CHAPTER, game), read("ui-book-hint"), tuple(choices))


def _told(page: Sequence[Clause]) -> str:
    """The passages of a page below the names of their sections."""
    blocks = []
    for section, found in sections(page):
        blocks.append("\n".join([*([f"**{section}**"] if section else []), *map(_listed, found)]))
    return "\n\n".join(blocks)


SIGNS = {RULING: "⚖ ", RECONSTRUCTED: "✎ "}


def _said(clause: Clause) -> str:
    """What a clause says, without its number."""
    return f"{SIGNS.get(clause.source, '')}{clause.text}"


def _clause(clause: Clause) -> str:
    sign = SIGNS.get(clause.source, "")
    return f"{sign}**{clause.id}** {clause.text}"


def _listed(clause: Clause) -> str:
    """A clause as an item of a list; a paragraph as it is."""
    return f"- {_clause(clause)}" if clause.id else clause.text


def _legend(found: Sequence[Clause], read: Reader) -> list[Text]:
    """What the marks of these clauses mean, if any has one."""
    sources = {clause.source for clause in found}
    lines = [read(Msg(key, sign=SIGNS[source].strip())) for source, key in MARKS.items() if source in sources]
    return [Text("\n".join(lines))] if lines else []
