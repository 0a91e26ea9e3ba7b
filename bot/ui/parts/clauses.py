"""A game's rules.md: what stands in it, pages of whole passages, and what a query finds."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import groupby

from bot.ui.parts.letters import bare
from engine.core.play import registry
from renderers.i18n import FALLBACK
from renderers.ties import tied

_CLAUSE = re.compile(r"^- \*\*(?P<id>[A-Z]+-\d+)\*\*\s*(?:\[(?P<source>[^\]]*)\])?\s*(?P<text>.*)$")
_ICON = re.compile(r"\bicons?\b")
PUNCTUATION = "?!.,;:“”\"'"
SHORTEST = 4
"""Letters of a word that counts, in a query of which not all words are found."""
RULING, RECONSTRUCTED = "ruling", "reconstructed"
"""Sources that readers have to know about: the rulebook does not say so."""
PAGE = 1900
"""Characters of a page: two screens of a phone, and half of what a message may hold."""


@dataclass(frozen=True, slots=True)
class Clause:
    """A numbered rule: its id, where it comes from, its chapter, the section it stands in, and its text.

    The section is the chapter, or a part of it. A paragraph without a number has no id. `icons`: it speaks of icons.
    """

    id: str
    source: str
    chapter: str
    section: str
    text: str
    icons: bool = False


def passages(markdown: str) -> list[Clause]:
    """All clauses and paragraphs of a rules.md, in order.

    What stands above the first chapter (`##`) is about the file, and tells players nothing.
    """
    chapter = section = ""
    begun = False
    found: list[Clause] = []
    for line in markdown.splitlines():
        if line.startswith("#"):
            section = line.lstrip("# ").strip()
            if not line.startswith("###"):
                chapter, begun = section, line.startswith("##")
        elif match := _CLAUSE.match(line):
            found.append(
                Clause(match["id"], match["source"] or "", chapter, section, match["text"], _icons(match["text"]))
            )
        elif begun and line.strip():
            found.append(Clause("", "", chapter, section, line.strip(), _icons(line)))
    return found


def _icons(text: str) -> bool:
    return _ICON.search(text) is not None


def clauses(markdown: str) -> list[Clause]:
    """All numbered clauses of a rules.md, in order."""
    return [passage for passage in passages(markdown) if passage.id]


@cache
def book_of(game: str, language: str = FALLBACK) -> tuple[Clause, ...]:
    """All that the rules of a game say, as they are played here; in English where a language has none of its own.

    Raises UnknownGame.
    """
    folder = registry.folder(game)
    english = passages((folder / "rules.md").read_text(encoding="utf-8"))
    own = folder / f"rules.{language}.md"
    if language == FALLBACK or not own.exists():
        return tuple(english)
    icons = {clause.id for clause in english if clause.icons}
    book = passages(tied(own.read_text(encoding="utf-8"), language))
    return tuple(replace(each, icons=each.id in icons) for each in book)


def rules_of(game: str, language: str = FALLBACK) -> list[Clause]:
    """The clauses of a game. Raises UnknownGame."""
    return [clause for clause in book_of(game, language) if clause.id]


def means_icon(found: Sequence[Clause]) -> bool:
    """Whether these are about icons, so that a picture of them helps."""
    return any(clause.icons for clause in found)


def length(clause: Clause) -> int:
    """About how many characters a message needs for a passage, its id and mark included."""
    return len(clause.id) + len(clause.text) + 10


def packed(found: Sequence[Clause], extra: int = 0) -> list[Sequence[Clause]]:
    """Passages as pages of about equal length, in order, none of them cut; `extra` characters are needed beside each.

    There is at least one passage, and there are as many pages as they need.
    """
    needed = [length(clause) + extra for clause in found]
    least = len(_breaks(needed, PAGE))
    room = next(room for room in range(sum(needed) // least, PAGE + 1) if len(_breaks(needed, room)) <= least)
    breaks = _breaks(needed, room)
    return [found[begin:end] for begin, end in zip(breaks, [*breaks[1:], len(found)], strict=True)]


def _breaks(needed: Sequence[int], room: int) -> list[int]:
    """Where pages begin, if each has this much room; what is longer has a page for itself."""
    begins: list[int] = []
    left = 0
    for place, length in enumerate(needed):
        if length > left or not begins:
            begins.append(place)
            left = room
        left -= length
    return begins


def pages(book: Sequence[Clause]) -> list[Sequence[Clause]]:
    """The pages of a book; each chapter begins a new one."""
    return [page for _, chapter in groupby(book, lambda clause: clause.chapter) for page in packed(list(chapter))]


@cache
def pages_of(game: str, language: str = FALLBACK) -> list[Sequence[Clause]]:
    """The pages of a game's rules. Raises UnknownGame."""
    return pages(book_of(game, language))


def chapters(made: Sequence[Sequence[Clause]]) -> dict[str, int]:
    """The chapters of these pages in order, and the page (from 0) that each begins on."""
    found: dict[str, int] = {}
    for number, page in enumerate(made):
        found.setdefault(page[0].chapter, number)
    return found


def search(rules: Sequence[Clause], query: str) -> list[Clause]:
    """The clauses that a query means, the best first: its id (`RRR-014`, `14`), else those with all its words.

    If there are none, those with some of its words, of which rare ones say most: people also ask in sentences. Accents
    don't count.
    """
    wanted = bare(query.strip())
    by_id = [c for c in rules if _short(wanted) in (_short(c.id.lower()), _short(c.id.lower().rpartition("-")[2]))]
    if by_id or not wanted:
        return by_id
    words = wanted.split()
    ranked = [(_hits(clause, words), clause) for clause in rules]
    found = [clause for hits, clause in sorted(ranked, key=lambda pair: -pair[0]) if hits]
    return found or _some(rules, words)


def find(game: str, language: str, query: str) -> list[Clause]:
    """The clauses of a game that a query means, the best first. Raises UnknownGame."""
    rules = rules_of(game, language)
    # people who don't find it in their own words may have the English ones in mind
    return search(rules, query) or named(rules, [clause.id for clause in search(rules_of(game), query)])


def named(rules: Sequence[Clause], ids: Sequence[str]) -> list[Clause]:
    """The clauses with these ids, in this order."""
    by_id = {clause.id: clause for clause in rules}
    return [by_id[one] for one in ids if one in by_id]


def _some(rules: Sequence[Clause], words: Sequence[str]) -> list[Clause]:
    """The clauses in which some words begin so, with at least half the weight of the heaviest, which comes first.

    A word weighs more if few clauses have it.
    """
    weights: dict[Clause, float] = {}
    for word in dict.fromkeys(word.strip(PUNCTUATION) for word in words):
        begins = re.compile(rf"\b{re.escape(word)}")
        found = [clause for clause in rules if begins.search(_text(clause))] if len(word) >= SHORTEST else []
        for clause in found:
            weights[clause] = weights.get(clause, 0) + math.log(1 + len(rules) / len(found))
    most = max(weights.values(), default=0)
    return sorted((c for c, weight in weights.items() if weight >= most / 2), key=lambda c: -weights[c])


def _short(clause_id: str) -> str:
    """An id without the zeros that fill up its number: `rrr-41` for `rrr-041`."""
    head, dash, number = clause_id.rpartition("-")
    return head + dash + number.lstrip("0")


def _hits(clause: Clause, words: Sequence[str]) -> int:
    """How often the words stand in a clause, its section counting twice; 0 if one of them is missing."""
    counts = [_text(clause).count(word) for word in words]
    return sum(counts) if all(counts) else 0


@lru_cache(maxsize=4096)
def _text(clause: Clause) -> str:
    """What is searched: the section, twice so that it counts twice, and the clause."""
    return bare(f"{clause.section} {clause.section} {clause.text}")


def sections(page: Sequence[Clause]) -> Iterator[tuple[str, list[Clause]]]:
    """The parts of a page, in order; the part of its chapter that has no name of its own is called ''."""
    for section, run in groupby(page, lambda clause: clause.section):
        found = list(run)
        yield ("" if section == found[0].chapter else section), found
