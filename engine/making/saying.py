"""Saying: which of the messages that a game's sources use have no text, and which of its texts are never used.

It reads the sources without running them, so it finds reasons, plans and rare moments that no trial game may reach.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

SAID = ("say", "Msg")
"""Functions whose first argument is a whole key, without the prefix of the game."""
WORDS = ("word",)
"""The same, where there is a text `<key>-effect`, too (engine.kit.words)."""
BY_NAME = r"(ask|source|variant|standing|rival|about|amount|first|hint)-.+|tie-break|"
"""Texts looked up by name from outside the game (docs/first-game.md)."""
HOLE, NOTHING, LETTERS = ".+", "(?!)", 3
"""A hole in a text, a text that nobody knows, and how many letters make one known."""
_KEY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{ *-?([a-z][\w-]*)")
_OTHER = re.compile(r"[^a-z0-9]+")
_PART = re.compile(r"[A-Za-z0-9_.-]+")


@dataclass
class Sources:
    """What the sources contain: keys that are certainly used, and patterns of those made at run time; all texts and
    names in the data, and patterns of those made."""

    said: set[str] = field(default_factory=set)
    patterns: set[str] = field(default_factory=set)
    texts: set[str] = field(default_factory=set)
    made: set[str] = field(default_factory=set)

    def add(self, other: Sources) -> None:
        """Add what other sources contain."""
        self.said |= other.said
        self.patterns |= other.patterns
        self.texts |= other.texts
        self.made |= other.made

    def read(self, source: str) -> None:
        """Read a module."""
        for node in ast.walk(ast.parse(source)):
            match node:
                case ast.Constant(value=str() as text):
                    self.texts.add(_slug(text))
                case ast.JoinedStr():
                    self.made.add(_pattern(node))
                case ast.Call():
                    self._call(node)

    def _call(self, call: ast.Call) -> None:
        """The key that a call uses: `say("x")`, `word("x")`, `say(f"x-{y}")`, `partial(say, "x")`."""
        name, arguments = _name(call.func), call.args
        if name == "partial" and arguments:
            name, arguments = _name(arguments[0]), arguments[1:]
        match arguments[:1]:
            case [ast.Constant(value=str() as key)] if name in (*SAID, *WORDS):
                self.said.update([key, f"{key}-effect"] if name in WORDS else [key])
            case [ast.JoinedStr() as made] if name in SAID and _pattern(made) != NOTHING:
                self.patterns.add(_pattern(made))

    def name(self, tree: Any) -> None:
        """Collect the names of data: keys and values of a table."""
        match tree:
            case dict():
                for key, value in tree.items():
                    self.name(key)
                    self.name(value)
            case list():
                for value in tree:
                    self.name(value)
            case str() | int():
                parts = (str(tree), *_PART.findall(str(tree)))
                self.texts.update(_slug(part) for part in parts)


def prefix(game: str) -> str:
    """The prefix of a game's messages."""
    return f"{game.replace('_', '-')}-"


def keys(texts: str) -> list[str]:
    """The keys of a file of texts (Fluent)."""
    return _KEY.findall(texts)


def sources(folders: Iterable[Path]) -> Sources:
    """All modules and tables below some folders."""
    found = Sources()
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            found.add(_module(path.read_text(encoding="utf-8")))
        for path in sorted(folder.rglob("*.toml")):
            found.name(tomllib.loads(path.read_text(encoding="utf-8")))
    return found


@lru_cache(maxsize=256)
def _module(source: str) -> Sources:
    """What a module contains: those of a game are asked for twice, without its pictures and with them."""
    found = Sources()
    found.read(source)
    return found


def missing(found: Sources, known: set[str], prefix: str) -> list[str]:
    """The keys that are certainly used but have no text, and the patterns of keys that match no text."""
    bare = {key.removeprefix(prefix) for key in known}
    whole = [said for said in found.said if said.removeprefix(prefix) not in bare]
    made = [pattern for pattern in found.patterns if not any(re.fullmatch(pattern, key) for key in bare)]
    return sorted([*whole, *made])


def unsaid(found: Sources, texts: str, prefix: str) -> list[str]:
    """The keys of a file of texts (Fluent) that no source can produce, and no other text uses."""
    known = {key for key in keys(texts) if key.startswith(prefix)}
    referred = set(_REFERENCE.findall(texts))
    made = re.compile("|".join(f"(?:{pattern})" for pattern in (BY_NAME, *sorted(found.made))))
    return sorted(key for key in known - referred if not _comes_up(key.removeprefix(prefix), found.texts, made))


def _comes_up(key: str, texts: set[str], made: re.Pattern[str]) -> bool:
    """Whether a key is a text of the sources, one made there, or one made of two of those and `-effect`."""
    bare = key.removesuffix("-effect")
    for text in {key, bare}:
        if text in texts or made.fullmatch(text):
            return True
    parts = bare.split("-")
    return any("-".join(parts[:at]) in texts and "-".join(parts[at:]) in texts for at in range(1, len(parts)))


def _slug(text: str) -> str:
    """A name as it appears in keys."""
    return _OTHER.sub("-", text.lower()).strip("-")


def _pattern(node: ast.JoinedStr) -> str:
    """A regular expression for the texts that an f-string makes; one that is nearly all holes makes no known text."""
    known = [str(part.value).lower() if isinstance(part, ast.Constant) else None for part in node.values]
    if sum(letter.isalpha() for part in known for letter in part or "") < LETTERS:
        return NOTHING
    return "".join(HOLE if part is None else re.escape(part) for part in known)


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
