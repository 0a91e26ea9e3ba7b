"""What the site says of the games, as the bot says it: a page of each, its lessons, its rules, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bot.i18n import Texts
from bot.ui.pages.guide import SHORT, WEIGHT, about, guide_page
from bot.ui.pages.rulebook import SIGNS
from bot.ui.parts.clauses import book_of
from bot.ui.parts.reader import Reader
from bot.web.about import steps, texts
from bot.web.books import chapters, linked, marks
from engine.core.kept.lessons import Lesson, lessons
from engine.core.play import registry
from engine.core.play.msg import Msg
from renderers.i18n import FALLBACK, called
from tests.documents import ROOT

BOOK, HOME = "rules", "index"
_TITLE = re.compile(r"\*\*([^*]+)\*\*")


@dataclass(frozen=True, slots=True)
class Told:
    """A page about a game: which, in which language, which of its pages (`index`, `rules` or a lesson), what it says.

    `source` is the file of the tree whose place it takes, '' where there is none.
    """

    game: str
    language: str
    name: str
    source: str
    text: str

    @property
    def at(self) -> str:
        """Its place on the site."""
        return place(self.game, self.language, self.name)

    @property
    def called(self) -> str:
        """What its language calls itself."""
        return called(self.language)


def place(game: str, language: str, name: str) -> str:
    """Where a page about a game is."""
    folder = f"play/{game.replace('_', '-')}"
    return f"{folder}/{name}.md" if language == FALLBACK else f"{folder}/{language}/{name}.md"


@cache
def games() -> dict[str, str]:
    """The games that people are offered, with their English names; the easiest first, as in a lobby."""
    read = _reader(FALLBACK)
    own = ROOT / "engine" / "games"
    offered = (key for key, rules in registry.games().items() if not rules.unfinished)
    found = [key for key in offered if Path(registry.folder(key)).is_relative_to(own)]
    return {key: read.game(key) for key in sorted(found, key=lambda key: read(about(key, WEIGHT)))}


@cache
def _texts() -> Texts:
    return Texts()


def _reader(language: str) -> Reader:
    return Reader(_texts()(language))


@cache
def told() -> tuple[Told, ...]:
    """All pages about all games."""
    return tuple(one for game in games() for language in _texts().offered for one in _of(game, language))


def _of(game: str, language: str) -> Iterator[Told]:
    read = _reader(language)
    yield Told(game, language, HOME, "", _guide(game, read))
    for key, lesson in lessons(game).items():
        yield Told(game, language, key, "", _lesson(lesson, read))
    name = "rules.md" if language == FALLBACK else f"rules.{language}.md"
    yield Told(game, language, BOOK, f"engine/games/{game}/{name}", _book(game, read))


def _languages(game: str, name: str, own: str) -> str:
    """The same page in all languages, as links."""
    said = (
        f"**{called(one)}**" if one == own else f"[{called(one)}](/{place(game, one, name)}){{ lang={one} }}"
        for one in _texts().offered
    )
    return " · ".join(said)


def _guide(game: str, read: Reader) -> str:
    language = read.words.language
    first, *rest = texts(guide_page(registry.games()[game], read))
    _, facts, *goal = first.splitlines()
    lines = [f"# {read.game(game)}", "", _languages(game, HOME, language), "", *goal, "", facts.removeprefix("-# ")]
    lines += ["", _ways(game, read), "", f"![{read.game(game)}](/{_picture(game)})", ""]
    for text in rest:
        lines += [_headed(text), ""]
    return "\n".join(lines)


def _ways(game: str, read: Reader) -> str:
    """The way to the lessons and the rules of a game."""
    language = read.words.language
    found = [(f"{read('ui-learn')}: {read(one.title)}", key) for key, one in lessons(game).items()]
    return " · ".join(
        f"**[{said}](/{place(game, language, name)})**" for said, name in [*found, (read("ui-book"), BOOK)]
    )


def cards() -> str:
    """A card of each game, with the ways to its pages."""
    read = _reader(FALLBACK)
    made = []
    for game, name in games().items():
        head = f"**[{name}](/{place(game, FALLBACK, HOME)})**"
        short = read(about(game, SHORT))
        made.append(f"-   {head}\n\n    {short[0].upper()}{short[1:]}.\n\n    {_ways(game, read)}\n")
    return "\n".join(['<div class="grid cards" markdown>\n', *made, "</div>\n"])


def _picture(game: str) -> str:
    """The first picture of a game in docs/pictures.md."""
    text = (ROOT / "docs" / "pictures.md").read_text(encoding="utf-8")
    return re.findall(r"\]\((pictures/[^)]+)\)", text.partition(f"\n## {games()[game]}\n")[2])[0]


def _headed(text: str) -> str:
    """A text of the bot whose first line, bold as a whole, is a heading."""
    head, _, rest = text.partition("\n")
    title = _TITLE.fullmatch(head)
    return text if title is None else f"## {title[1]}\n\n{rest}"


def _lesson(lesson: Lesson, read: Reader) -> str:
    language = read.words.language
    lines = [f"# {read.game(lesson.game)}: {read(lesson.title)}", "", _languages(lesson.game, lesson.key, language)]
    lines += ["", read("web-lesson"), ""]
    for explained, task, done in steps(lesson, read):
        for number, said in enumerate(filter(None, (explained, task, done))):
            lines += [f"1.  {_within(said)}" if number == 0 else f"    {_within(said)}", ""]
    return "\n".join(lines)


def _within(text: str) -> str:
    """A text in an item of a list."""
    return text.replace("\n", "\n    ")


def _book(game: str, read: Reader) -> str:
    """The rules of a game, each clause with an address of its own and links to those that it names."""
    book = book_of(game, read.words.language)
    known = {f"#{one.id}" for one in book if one.id}
    title = f"{read.game(game)}: {read('ui-book')}"
    lines = [f"# {title}", "", _languages(game, BOOK, read.words.language), ""]
    lines += [read(Msg("ui-book-size", count=len(known))), ""]
    for mark in marks(read).values():
        lines += [mark.meaning, ""]
    for chapter in chapters(book):
        lines += [f"## {chapter.name}", ""]
        for section, found in chapter.sections:
            lines += [f"### {section}", ""] if section else []
            for one in found:
                text = linked(one.text, known)
                sign = SIGNS.get(one.source, "")
                lines += [f"[{one.id}](#{one.id}){{ #{one.id} .clause }} {sign}{text}" if one.id else text, ""]
    return "\n".join(lines)
