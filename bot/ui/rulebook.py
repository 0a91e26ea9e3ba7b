"""Search in a game's rules.md: by clause id, or by words."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.ui.layout import Image, Item, KeptImage, Layout, Text, clip, fit
from bot.ui.reader import Reader, plain
from engine.core import registry
from engine.core.msg import Msg

_CLAUSE = re.compile(r"^- \*\*(?P<id>[A-Z]+-\d+)\*\*\s*(?:\[(?P<source>[^\]]*)\])?\s*(?P<text>.*)$")
MOST = 8
MAX_CLAUSE = 420
PUNCTUATION = "?!.,;:“”\"'"
SHORTEST = 4
"""Letters of a word that says something, in a query of which not all words are found."""


@dataclass(frozen=True, slots=True)
class Clause:
    """A numbered rule: its id, where it comes from, the section it stands in, and its text."""

    id: str
    source: str
    section: str
    text: str


def clauses(markdown: str) -> list[Clause]:
    """All clauses of a rules.md, in order."""
    section = ""
    found: list[Clause] = []
    for line in markdown.splitlines():
        if line.startswith("#"):
            section = line.lstrip("# ").strip()
        elif match := _CLAUSE.match(line):
            found.append(Clause(match["id"], match["source"] or "", section, match["text"]))
    return found


def search(rules: Sequence[Clause], query: str) -> list[Clause]:
    """The clauses that a query means, the best first: its id (`RRR-014`, `14`), else those with all its words.

    If there are none, those with some of its words, of which rare ones say most: people also ask in sentences.
    """
    wanted = query.strip().lower()
    by_id = [c for c in rules if _short(wanted) in (_short(c.id.lower()), _short(c.id.lower().rpartition("-")[2]))]
    if by_id or not wanted:
        return by_id
    words = wanted.split()
    ranked = [(_hits(clause, words), clause) for clause in rules]
    found = [clause for hits, clause in sorted(ranked, key=lambda pair: -pair[0]) if hits]
    return found or _some(rules, words)


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


def _text(clause: Clause) -> str:
    """What is searched: the section, twice so that it counts twice, and the clause."""
    return f"{clause.section} {clause.section} {clause.text}".lower()


def rules_of(game: str) -> list[Clause]:
    """The rules of a game as they are played here. Raises UnknownGame."""
    return clauses((registry.folder(game) / "rules.md").read_text(encoding="utf-8"))


def decision_page(
    game: str, kind: str, found: Sequence[Clause], read: Reader, picture: Image | KeptImage | None
) -> Layout:
    """The rules about a kind of decision, and its icons."""
    prompt = read(Msg("ui-prompt", prompt=plain(read(read.prompt(game, kind)))))
    items: list[Item] = [Text(prompt), *_told(found)]
    return Layout(fit(items if picture is None else [*items, picture]))


def _told(found: Sequence[Clause]) -> Iterator[Text]:
    lines = [f"**{c.id}** {clip(c.text, MAX_CLAUSE)}\n-# {c.section} · {c.source}" for c in found[:MOST]]
    if lines:
        yield Text(clip("\n".join(lines), 3800))


def rules_page(game: str, query: str, found: Sequence[Clause], read: Reader) -> Layout:
    """The first clauses that were found, in the language of the digest."""
    if not found:
        return Layout((Text(read(Msg("ui-rules-none", game=read.game(game), query=plain(query)))),))
    head = read(Msg("ui-rules-heading", game=read.game(game), count=len(found), shown=min(MOST, len(found))))
    return Layout((Text(head), *_told(found)))
