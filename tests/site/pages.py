"""Every page of the site with its place, and how their links lead to each other."""

from __future__ import annotations

import os.path
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import PurePosixPath

from renderers.i18n import FALLBACK
from tests.documents import ROOT, anchors, led, links
from tests.site.dialect import deepened, understood
from tests.site.play import Told, cards, games, told

README, HOME = "README.md", "index.md"
FILES = "files"
"""Where on the site lies what is no page: files of the tree that a document leads to."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page: where it is on the site, which file of the tree it is made of, and its Markdown.

    Its links are meant from that file, so they lead where they lead in the tree; without one they are those of the
    site already.
    """

    at: str
    source: str
    text: str
    language: str = FALLBACK


@dataclass(frozen=True, slots=True)
class Door:
    """One of the ways in: its name, what for, the page behind it, and the documents further on, in their order."""

    key: str
    name: str
    purpose: str
    documents: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """By the heading that they stand under, which may be ''."""


DOORS = (
    Door(
        "play",
        "Play",
        "The games: how each goes, its lesson, its rules book. How to try the bot without Discord.",
        {"": ("docs/commands.md", "docs/pictures.md")},
    ),
    Door(
        "host",
        "Host",
        "Your own bot: five steps to run it, then backups, upgrades, many servers, privacy and terms.",
        {
            "": ("docs/running.md", ".env.example", "docs/scale.md", "docs/listing.md", "docs/versions.md"),
            "Promises": ("SECURITY.md", "PRIVACY.md", "TERMS.md", "LICENSE"),
        },
    ),
    Door(
        "change",
        "Change",
        "The code: one drawing, a click's way through the files, a game of your own in an afternoon.",
        {
            "": ("docs/first-game.md", "CONTRIBUTING.md"),
            "A good game": ("docs/asked.md", "docs/options.md", "docs/lessons.md"),
            "Words": ("docs/language.md", "docs/glossary.md"),
            "Decisions": (
                "docs/decisions/README.md",
                "docs/decisions/engine.md",
                "docs/decisions/games.md",
                "docs/decisions/opponents.md",
                "docs/decisions/language.md",
                "docs/decisions/pictures.md",
                "docs/decisions/web.md",
                "docs/decisions/tables.md",
                "docs/decisions/store.md",
                "docs/decisions/processes.md",
                "docs/decisions/documents.md",
            ),
            "Besides": ("docs/dependencies.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md"),
        },
    ),
    Door(
        "proof",
        "Proof",
        "What was measured and tested, with the command that does it again.",
        {"": ("docs/opponents.md",)},
    ),
)
BEHIND = {"change": "docs/architecture.md", "proof": "docs/proof.md"}
"""The documents right behind a door; behind the others there are chapters of the README."""
CHAPTERS = {"play": ("The games", "Try it"), "host": ("Run it on Discord",)}
LINKS = "Links"
"""The chapter of the README in whose place the site has doors."""
STYLE = """\
.md-typeset .clause { font-family: var(--md-code-font-family); font-size: 0.8em; }
.md-typeset :target.clause { background: var(--md-accent-fg-color--transparent); }
.md-typeset .clause[id] { scroll-margin-top: 3.6rem; }
.md-typeset .doors { grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); }
.md-typeset td:first-child code { white-space: nowrap; }
.md-typeset td code { word-break: normal; }
.md-typeset pre > code { white-space: pre-wrap; overflow-wrap: anywhere; }
@media screen and (max-width: 44.9em) {
  .md-typeset table:not([class]) th, .md-typeset table:not([class]) td { min-width: 0; padding: 0.5em 0.6em; }
  .md-typeset h1 { margin-bottom: 0.6em; }
  .md-typeset .headerlink { display: none; }
}
"""
"""What the site sets otherwise than its theme."""
BARE = "---\nhide: [navigation, toc]\n---\n"
"""How a page begins that has nothing beside it."""
Nav = list["str | dict[str, Nav]"]


@cache
def pages() -> dict[str, Page]:
    """Every page by its place, in the words that MkDocs understands; all links lead to places of the site."""
    made = [*_readme(), *_documents(), *_games()]
    found = {page.at: page for page in made}
    assert len(found) == len(made), "two pages at one place"
    return {page.at: replace(page, text=understood(_led(page, made))) for page in made}


def files() -> dict[str, str]:
    """What else a page leads to: places of the site, and the files of the tree that lie there."""
    named = {place for page in pages().values() for place in _places(page)}
    return {place: place.removeprefix(f"{FILES}/") for place in sorted(named) if place.startswith(f"{FILES}/")}


def weight(at: str) -> float:
    """How much a hit on a page counts in a search: most people look for what to do, not for a clause or a reason."""
    return 1.0 if pages()[at].language != FALLBACK or at.endswith("/rules.md") or "/decisions/" in at else 8.0


def navigation() -> Nav:
    """Every page once, in the order in which it is offered."""
    nav: Nav = [{"Home": HOME}]
    for door in DOORS:
        inside: Nav = [_behind(door)]
        if door.key == "play":
            inside += [{name: _shelf(game)} for game, name in games().items()]
        for heading, documents in door.documents.items():
            places: Nav = [_place(door, document) for document in documents]
            inside += [{heading: places}] if heading else places
        nav.append({door.name: inside})
    return nav


def _shelf(game: str) -> Nav:
    """The pages of a game: in English, and for each other language a shelf of its own."""
    by_language: dict[str, list[Told]] = {}
    for one in told():
        if one.game == game:
            by_language.setdefault(one.language, []).append(one)
    english = by_language.pop(FALLBACK)
    return [*(one.at for one in english), *({own[0].called: [one.at for one in own]} for own in by_language.values())]


def _behind(door: Door) -> str:
    return f"{door.key}/{HOME}"


def _place(door: Door, document: str) -> str:
    """Where the page of a document is."""
    path = PurePosixPath(document)
    name = {"README.md": "index", ".env.example": "settings"}.get(path.name, path.stem.lower().replace("_", "-"))
    within = path.parent.relative_to("docs") if path.parts[0] == "docs" else path.parent
    return str(PurePosixPath(door.key) / within / f"{name}.md")


def _text(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def _readme() -> Iterator[Page]:
    """The README: how it begins is the home page, with the doors; a chapter may be the page behind one of them."""
    head, *rest = re.split(r"^(?=## )", _text(README), flags=re.MULTILINE)
    chapters = {part.partition("\n")[0].removeprefix("## "): part for part in rest}
    inside = {name for names in CHAPTERS.values() for name in names}
    others = [part for name, part in chapters.items() if name not in inside and name != LINKS]
    title, _, intro = head.partition("\n")
    what, _, more = intro.strip().partition("\n\n")
    yield Page(HOME, README, "\n".join([BARE, title, "", what, "", doors(), "", more, "", *others]))
    for door in DOORS:
        if (names := CHAPTERS.get(door.key)) is not None:
            texts = [_shown(chapters[name]) for name in names]
            whole = deepened(texts[0], -1) if len(texts) == 1 else "\n".join([f"# {door.name}\n", *texts])
            yield Page(_behind(door), README, whole)


def _shown(chapter: str) -> str:
    """A chapter in which the table of the games, too wide for a phone, is a card of each."""
    table = re.search(r"^\| game \|.*\n(?:\|.*\n)+", chapter, re.MULTILINE)
    return chapter if table is None else chapter[: table.start()] + cards() + chapter[table.end() :]


def doors() -> str:
    """The ways in, as cards, with links as the README has them."""
    cards = [f"-   **[{door.name}](/{_behind(door)})**\n\n    {door.purpose}\n" for door in DOORS]
    return "\n".join(['<div class="grid cards doors" markdown>\n', *cards, "</div>"])


def _documents() -> Iterator[Page]:
    for door in DOORS:
        if (document := BEHIND.get(door.key)) is not None:
            yield Page(_behind(door), document, _text(document))
        for document in (one for several in door.documents.values() for one in several):
            yield Page(_place(door, document), document, _document(document))


def _document(path: str) -> str:
    text = _text(path)
    if path == ".env.example":
        return _settings(text)
    return f"# Licence\n\n```text\n{text}```\n" if path == "LICENSE" else text


def _settings(text: str) -> str:
    """A chapter for each setting, or for several that are explained together: what it does, and how it begins."""
    lines = ["# Settings", "", "They stand in `.env` or in the environment, which wins.", ""]
    for part in text.strip().split("\n\n")[1:]:
        said = [line.removeprefix("# ") for line in part.splitlines() if line.startswith("#")]
        given = [line for line in part.splitlines() if not line.startswith("#")]
        named = ", ".join(f"`{line.partition('=')[0]}`" for line in given)
        lines += [f"## {named}", "", *said, "", "```ini", *given, "```", ""]
    return "\n".join(lines)


def _games() -> Iterator[Page]:
    for one in told():
        yield Page(one.at, one.source, one.text, one.language)


def _led(page: Page, made: Iterable[Page]) -> str:
    """The text of a page with its links leading where the same thing is on the site."""

    def lead(path: str, anchor: str) -> str:
        place = _found(page, path, anchor, made)
        way = "" if place == page.at else os.path.relpath(place, PurePosixPath(page.at).parent)
        return f"{way}#{anchor}" if anchor else way

    return led(page.text, lead)


def _found(page: Page, path: str, anchor: str, made: Iterable[Page]) -> str:
    """The place that a link of a page leads to."""
    if path.startswith("/"):
        return path[1:]
    if not path and not page.source:
        return page.at
    wanted = os.path.normpath(PurePosixPath(page.source).parent / path) if path else page.source
    homes = [one for one in made if one.source == wanted]
    if anchor and len(homes) > 1:
        homes = [one for one in homes if anchor in anchors(one.text)]
    if homes:
        return homes[0].at
    return os.path.relpath(wanted, "docs") if wanted.startswith("docs/") else f"{FILES}/{wanted}"


def _places(page: Page) -> set[str]:
    """What the links of a page lead to, pictures included."""
    folder = PurePosixPath(page.at).parent
    return {os.path.normpath(folder / path) for path, _ in links(page.text) if path}
