"""What a file of texts contains: its messages, the variables and messages that each uses, the forms it asks for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

FORM = "FORM"
FUNCTIONS = (FORM, "NUMBER", "DATETIME")
"""The functions that a text may call."""
_WRITE = FluentSerializer()


@dataclass
class Uses:
    """What a pattern refers to.

    `printed` are its variables outside selectors, `selecting` those in selectors. `cases` and `traits` are what FORM
    asks of a variable. `references` are messages and their attributes ("": the message itself), `selectors` the
    variable and keys of each selector.
    """

    printed: set[str] = field(default_factory=set)
    selecting: set[str] = field(default_factory=set)
    cases: set[tuple[str, str]] = field(default_factory=set)
    traits: set[tuple[str, str]] = field(default_factory=set)
    references: set[tuple[str, str]] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    selectors: list[tuple[str, list[str]]] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Message:
    """A message of a file, or a term of it, whose key begins with `-`."""

    key: str
    entry: ftl.Message | ftl.Term
    uses: Uses

    @property
    def written(self) -> str:
        """As it stands in a file."""
        return _WRITE.serialize_entry(self.entry)

    @property
    def attributes(self) -> set[str]:
        """The names of its forms and traits."""
        return {attribute.id.name for attribute in self.entry.attributes}

    def reads_like(self, other: Message) -> bool:
        """Whether both have the same text."""
        ours, theirs = self.entry.value, other.entry.value
        return ours is not None and theirs is not None and ours.equals(theirs)


@dataclass(frozen=True)
class File:
    """The messages of a file by key, the keys that are written twice, and the lines that can't be read."""

    messages: dict[str, Message]
    twice: tuple[str, ...]
    unread: tuple[str, ...]


@cache
def read(path: Path) -> File:
    """The content of a file; nothing if it does not exist."""
    messages: dict[str, Message] = {}
    twice, unread = [], []
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body if path.exists() else []
    for entry in body:
        if isinstance(entry, ftl.Junk):
            unread.append((entry.content or "").strip().partition("\n")[0])
        if not isinstance(entry, ftl.Message | ftl.Term):
            continue
        key = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
        twice += [key] * (key in messages)
        messages[key] = Message(key, entry, _uses(entry))
    return File(messages, tuple(twice), tuple(unread))


def _uses(entry: ftl.Message | ftl.Term) -> Uses:
    uses = Uses()
    for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
        if pattern is not None:
            _pattern(pattern, uses)
    return uses


def _pattern(pattern: ftl.Pattern, uses: Uses) -> None:
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            uses.texts.append(element.value)
        else:
            _expression(element.expression, uses)


def _expression(expression: ftl.Placeable | ftl.InlineExpression | ftl.SelectExpression, uses: Uses) -> None:
    if isinstance(expression, ftl.Placeable):
        _expression(expression.expression, uses)
    elif isinstance(expression, ftl.StringLiteral):
        uses.texts.append(expression.value)
    elif isinstance(expression, ftl.SelectExpression):
        _inline(expression.selector, uses, uses.selecting)
        keys = [variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
                for variant in expression.variants]  # fmt: skip
        uses.selectors.append((next(iter(_variables(expression.selector)), ""), keys))
        for variant in expression.variants:
            _pattern(variant.value, uses)
    else:
        _inline(expression, uses, uses.printed)


def _inline(expression: ftl.InlineExpression | ftl.Placeable, uses: Uses, into: set[str]) -> None:
    into.update(_variables(expression))
    if isinstance(expression, ftl.MessageReference | ftl.TermReference):
        dash = "-" if isinstance(expression, ftl.TermReference) else ""
        attribute = "" if expression.attribute is None else expression.attribute.name
        uses.references.add((dash + expression.id.name, attribute))
    if isinstance(expression, ftl.FunctionReference):
        uses.functions.add(expression.id.name)
        for given in expression.arguments.named:
            asked = {"case": uses.cases, "trait": uses.traits}.get(given.name.name)
            if asked is not None and isinstance(given.value, ftl.StringLiteral):
                asked.update((name, given.value.value) for name in _variables(expression))


def _variables(expression: ftl.InlineExpression | ftl.Placeable) -> Iterator[str]:
    if isinstance(expression, ftl.VariableReference):
        yield expression.id.name
    elif isinstance(expression, ftl.FunctionReference):
        for part in expression.arguments.positional:
            yield from _variables(part)
