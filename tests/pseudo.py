"""A language made of English at test time: each message in ⟦brackets⟧, each letter with an accent.

What is read in it and still has a plain letter was never a message; what stands outside of brackets was glued to one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

import bot.i18n
from renderers import i18n, reader

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "áƀćďéƒĝĥíĵķľɱňóƥɋŕśťúṽŵẍýžÁƁĆĎÉƑĜĤÍĴĶĽṀŇÓƤɊŔŚŤÚṼŴẌÝŽ"
ACCENTS = str.maketrans(PLAIN, ACCENTED)
INNERMOST = re.compile("⟦[^⟦⟧]*⟧")


class _Pseudo(Transformer):
    """Accents on what is written, brackets around what is said; not around forms to select by."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(node.value.translate(ACCENTS))

    def visit_Message(self, node: ast.Message) -> ast.Message:
        node = self.generic_visit(node)
        if node.value is not None:
            node.value.elements = [ast.TextElement("⟦"), *node.value.elements, ast.TextElement("⟧")]
        return node


@cache
def _pseudo(source: str) -> ast.Resource:
    spoken: ast.Resource = _Pseudo().visit(FluentResource(source))
    return spoken


def _forget() -> None:
    i18n._bundle.cache_clear()
    reader._words.cache_clear()
    bot.i18n._words.cache_clear()


@contextmanager
def pseudo() -> Iterator[None]:
    """English is the language of brackets, for all words that are made meanwhile."""
    plain = i18n._resource
    i18n._resource = _pseudo
    _forget()
    try:
        yield
    finally:
        i18n._resource = plain
        _forget()


def outside(text: str) -> str:
    """What stands in no brackets."""
    while text != (text := INNERMOST.sub("", text)):
        pass
    return text


def glued(text: str) -> str:
    """The letters of a text that stand in no brackets."""
    return "".join(letter for letter in outside(text) if letter.isalpha())


def untranslated(text: str) -> list[str]:
    """The words of a text that no message has said."""
    return re.findall(r"[A-Za-z][A-Za-z0-9/+-]*", text)
