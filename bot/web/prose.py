"""Prose: the Markdown that Discord and documents show, as HTML. Everything else stays as written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from urllib.parse import urlsplit

from markupsafe import Markup, escape

_INLINE = re.compile(
    r"\\(?P<plain>[\\*_~`|<>#\[\]()-])|`(?P<code>[^`]+)`|\*\*(?P<strong>.+?)\*\*|\*(?P<em>[^*\s](?:[^*]*[^*\s])?)\*"
    r"|\[(?P<text>[^\]]+)\]\((?P<to>[^)\s]+)\)"
)
_HEADING = re.compile(r"(?P<depth>#{1,3})\s+(?P<said>.*)|\*\*(?P<title>[^*]+)\*\*")
"""A line that is entirely bold is one too."""
LOWEST = 4
"""The depth of such a line."""
_SMALL = re.compile(r"-#\s+(.*)")
_BULLET, _NUMBERED = re.compile(r"- +(.*)"), re.compile(r"[0-9]+\. +(.*)")
_RULE = re.compile(r"\|[-| :]+\|?")
_TAG = re.compile(r"<[^>]*>")
_FURTHER = re.compile(r" {2,}(?=\S)")
_SORTS = (("h", _HEADING), ("small", _SMALL), ("ul", _BULLET), ("ol", _NUMBERED), ("table", re.compile(r"\|(.*)\|")))
NOWHERE: Mapping[str, str] = {}


def spoken(text: str, known: Mapping[str, str] = NOWHERE) -> Markup:
    """A line of prose. Links lead to outside addresses and to what is `known`; otherwise only their words are shown."""
    parts: list[Markup] = []
    at = 0
    for found in _INLINE.finditer(text):
        parts += [escape(text[at : found.start()]), _marked(found, known)]
        at = found.end()
    return Markup("").join([*parts, escape(text[at:])])


def bare(text: str) -> str:
    """A line of prose as it is read, without marks."""
    return Markup(_TAG.sub("", spoken(text))).unescape()


def _marked(found: re.Match[str], known: Mapping[str, str]) -> Markup:
    if (plain := found["plain"]) is not None:
        return escape(plain)
    if (code := found["code"]) is not None:
        return Markup("<code>{}</code>").format(code)
    if (to := found["to"]) is not None:
        address = known.get(to, to if urlsplit(to).scheme == "https" else None)
        words = spoken(found["text"], known)
        return words if address is None else Markup('<a href="{}">{}</a>').format(address, words)
    tag = "em" if found["strong"] is None else "strong"
    return Markup(f"<{tag}>{{}}</{tag}>").format(spoken(found[tag], known))


def prose(text: str, known: Mapping[str, str] = NOWHERE, top: int = 2) -> Markup:
    """Headings (the highest of them of the level `top`), paragraphs, lists and tables."""
    lines = list(_whole(text))
    depths = sorted({_depth(line) for line in lines if _sort(line) == "h"})
    parts: list[Markup] = []
    for sort, block in groupby(lines, _sort):
        parts += _block(sort, list(block), known, {depth: min(6, top + n) for n, depth in enumerate(depths)})
    return Markup("\n").join(parts)


def _depth(line: str) -> int:
    found = _HEADING.fullmatch(line)
    return LOWEST if found is None or found["depth"] is None else len(found["depth"])


def _whole(text: str) -> Iterable[str]:
    """The lines as they are meant: a continued line becomes one with its beginning."""
    found: list[str] = []
    gap = True
    for line in text.splitlines():
        more = (
            bool(found and line.strip())
            and not gap
            and (_FURTHER.match(line) is not None or _sort(line) == _sort(found[-1]) == "p")
        )
        if more:
            found[-1] += " " + line.strip()
        elif line.strip():
            found.append(line.strip())
        gap = not line.strip()
    return found


def _sort(line: str) -> str:
    return next((sort for sort, pattern in _SORTS if pattern.fullmatch(line)), "p")


def _block(sort: str, lines: Sequence[str], known: Mapping[str, str], levels: Mapping[int, int]) -> list[Markup]:
    if sort == "h":
        found = [(_depth(line), match) for line in lines if (match := _HEADING.fullmatch(line))]
        return [_element(f"h{levels[depth]}", spoken(one["said"] or one["title"], known)) for depth, one in found]
    if sort == "small":
        return [Markup('<p class="small">{}</p>').format(spoken(line[2:].strip(), known)) for line in lines]
    if sort in ("ul", "ol"):
        pattern = _BULLET if sort == "ul" else _NUMBERED
        items = [_element("li", spoken(match[1], known)) for line in lines if (match := pattern.match(line))]
        return [_element(sort, Markup("").join(items))]
    if sort == "table":
        return [_table(lines, known)]
    return [_element("p", spoken(line, known)) for line in lines]


def _table(lines: Sequence[str], known: Mapping[str, str]) -> Markup:
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if not _RULE.fullmatch(line)]
    head, *body = rows
    top = Markup("").join(Markup('<th scope="col">{}</th>').format(spoken(cell, known)) for cell in head)
    others = [Markup("").join(_element("td", spoken(cell, known)) for cell in row) for row in body]
    made = Markup("").join(_element("tr", row) for row in others)
    whole = Markup('<div class="wide" tabindex="0"><table><thead><tr>{}</tr></thead><tbody>{}</tbody></table></div>')
    return whole.format(top, made)


def _element(tag: str, inside: Markup) -> Markup:
    return Markup(f"<{tag}>{{}}</{tag}>").format(inside)
