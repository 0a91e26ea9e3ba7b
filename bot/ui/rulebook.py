"""Search in a game's rules.md: by clause id, or by words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from bot.ui.layout import Layout, Text, clip
from bot.ui.reader import Reader, plain
from engine.core.msg import Msg

_CLAUSE = re.compile(r"^- \*\*(?P<id>[A-Z]+-\d+)\*\*\s*(?:\[(?P<source>[^\]]*)\])?\s*(?P<text>.*)$")
MOST = 8
MAX_CLAUSE = 420


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
    """The clauses that a query means: its id (`RRR-014`, `14`), else those with all its words, the best first."""
    wanted = query.strip().lower()
    by_id = [c for c in rules if _short(wanted) in (_short(c.id.lower()), _short(c.id.lower().rpartition("-")[2]))]
    if by_id or not wanted:
        return by_id
    words = wanted.split()
    ranked = [(_hits(clause, words), clause) for clause in rules]
    return [clause for hits, clause in sorted(ranked, key=lambda pair: -pair[0]) if hits]


def _short(clause_id: str) -> str:
    """An id without the zeros that fill up its number: `rrr-41` for `rrr-041`."""
    head, dash, number = clause_id.rpartition("-")
    return head + dash + number.lstrip("0")


def _hits(clause: Clause, words: Sequence[str]) -> int:
    """How often the words stand in a clause, its section counting twice; 0 if one of them is missing."""
    text = f"{clause.section} {clause.section} {clause.text}".lower()
    counts = [text.count(word) for word in words]
    return sum(counts) if all(counts) else 0


def rules_page(game: str, query: str, found: Sequence[Clause], read: Reader) -> Layout:
    """The first clauses that were found, in the language of the digest."""
    if not found:
        return Layout((Text(read(Msg("ui-rules-none", game=read.game(game), query=plain(query)))),))
    head = read(Msg("ui-rules-heading", game=read.game(game), count=len(found), shown=min(MOST, len(found))))
    lines = [f"**{c.id}** {clip(c.text, MAX_CLAUSE)}\n-# {c.section} · {c.source}" for c in found[:MOST]]
    return Layout((Text(head), Text(clip("\n".join(lines), 3800))))
