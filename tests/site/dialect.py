"""Markdown as GitHub reads it, made such that Python-Markdown reads the same: lists, and how far they go."""

from __future__ import annotations

import re

INDENT = 4
"""How far Python-Markdown wants what belongs to an item of a list."""
_ITEM = re.compile(r"( *)([-*]|\d+\.)( +)\S")
_ALONE = re.compile(r"^!\[[^]\n]*\]\(([^)\n]*)\)$", re.MULTILINE)
"""A picture that stands alone."""
_FENCE = re.compile(r" *(`{3,})")
_NAMED = re.compile(r"( *`{3,}\w+) (\S+)$")
"""A fence with a word behind its language: a file, or what only a test looks for."""


def understood(text: str) -> str:
    """The same text, in which each list begins after an empty line and all that belongs to an item is indented by four.

    A picture that stands alone leads to itself, to be looked at closely.
    """
    made: list[str] = []
    open_items: list[int] = []
    """How far what belongs to each open item is indented, from the outermost."""
    fence = False
    for line in text.splitlines():
        indent, listed = len(line) - len(line.lstrip()), bool(open_items)
        if line.strip() and not fence:
            gap = not made or not made[-1].strip()
            while open_items and indent < open_items[-1] and (gap or _ITEM.match(line) or _FENCE.match(line)):
                open_items.pop()
            if open_items and indent < open_items[-1]:  # the paragraph goes on, however it is indented
                made.append(INDENT * len(open_items) * " " + line.strip())
                continue
        base = open_items[-1] if open_items else 0
        shown = INDENT * len(open_items) * " " + line[base:] if line.strip() else ""
        if _FENCE.match(line):
            fence = not fence
            shown = _NAMED.sub(_titled, shown)
        elif not fence and (item := _ITEM.match(line)) and indent - base < INDENT:
            if made and made[-1].strip() and not listed:
                made.append("")
            shown = INDENT * len(open_items) * " " + f"{item[2]} {line[item.end() - 1 :]}"
            open_items.append(len(item[1]) + len(item[2]) + len(item[3]))
        made.append(shown)
    return _ALONE.sub(r"[\g<0>](\1)", "\n".join(made) + "\n")


def _titled(found: re.Match[str]) -> str:
    """The fence with the file above it that its lines belong to."""
    return f'{found[1]} title="{found[2]}"' if "/" in found[2] else found[1]


def deepened(text: str, by: int) -> str:
    """The text with its headings so much deeper."""
    return re.sub(r"^(#+)(?= )", lambda found: "#" * (len(found[1]) + by), text, flags=re.MULTILINE)
