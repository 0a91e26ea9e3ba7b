"""The documents of the tree, and what leads where in them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
_FENCED = re.compile(r"^( *)```.*?^\1```$", re.MULTILINE | re.DOTALL)
_QUOTED = re.compile(rf"{_FENCED.pattern}|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?P<before>\]\()(?!\w+:)(?P<path>[^)#\s]*)#?(?P<anchor>[^)\s]*)(?P<after>\))")
PICTURE = re.compile(r'(?P<before><img src=")(?P<path>[^"]+)(?P<anchor>)(?P<after>")')


def slug(heading: str) -> str:
    """What a link calls a heading, as GitHub and most others do."""
    said = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading)
    return re.sub(r"[^\w\- ]", "", said.lower()).replace(" ", "-")


def anchors(text: str) -> set[str]:
    """What a link may name in a document: its headings, and what it names itself (`{ #name }`)."""
    found: dict[str, int] = {}
    plain = _FENCED.sub("", text)
    for line in re.findall(r"^#+ (.+)$", plain, re.MULTILINE):
        name = slug(line)
        found[name] = found.get(name, -1) + 1
    made = {f"{name}-{again}" if again else name for name, most in found.items() for again in range(most + 1)}
    return made | set(re.findall(r"\{ #([\w-]+)[^}\n]*\}", plain))


def links(text: str) -> list[tuple[str, str]]:
    """Path and anchor of each link and picture that stays here; either may be empty."""
    said = _QUOTED.sub("", text)
    return [(found["path"], found["anchor"]) for kind in (LINK, PICTURE) for found in kind.finditer(said)]


def led(text: str, lead: Callable[[str, str], str]) -> str:
    """The text with its links and pictures leading where `lead` says, by path and anchor; what is quoted stays."""

    def there(found: re.Match[str]) -> str:
        return found["before"] + lead(found["path"], found["anchor"]) + found["after"]

    parts, end = [], 0
    for quoted in [*_QUOTED.finditer(text), None]:
        upto = len(text) if quoted is None else quoted.start()
        parts.append(PICTURE.sub(there, LINK.sub(there, text[end:upto])))
        if quoted is not None:
            parts.append(quoted[0])
            end = quoted.end()
    return "".join(parts)
