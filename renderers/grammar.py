"""Grammar: parts of a sentence in the form that the sentence requires.

A message gives its forms as attributes, and a sentence chooses one of them with FORM:

    prague = Praha
        .loc = Praze
        .gender = feminine
    station-in = Stanice v { FORM($city, case: "loc") }.
    city-is-open = { $city } je { FORM($city, trait: "gender") ->
        [feminine] otevřena
       *[other] otevřen
    }.

`case` gives the text in this form, or unchanged if it has no such form (a name, a number, an untranslated message). In
a list each part takes its own form. `trait` gives something to select by; anything without the trait is `other`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from babel import Locale
from babel.lists import format_list
from fluent.runtime.types import FluentNone, FluentType

Say = Callable[[str | None], str | None]
"""The text of a message, or of one of its attributes (None: it has none)."""


class Phrase(FluentType):
    """A message as part of a sentence. `say` knows it and the words of its reader."""

    __slots__ = ("_case", "_say")

    def __init__(self, say: Say, case: str | None = None) -> None:
        self._say = say
        self._case = case

    def __str__(self) -> str:
        text = None if self._case is None else self._say(self._case)
        return self._say(None) or "" if text is None else text

    def format(self, locale: Locale) -> str:
        """The text. Its language is that of the message, whatever the sentence is written in."""
        return str(self)

    def inflected(self, case: str) -> Phrase:
        """The same in another form."""
        return Phrase(self._say, case)

    def trait(self, name: str) -> str | None:
        """A trait of the message, such as its gender; None if it has no such trait."""
        return self._say(name)


class Enumeration(FluentType):
    """Several phrases as one part of a sentence, which is written in the language of the list."""

    __slots__ = ("_phrases",)

    def __init__(self, phrases: Sequence[Phrase], by: str = "") -> None:
        self._phrases = phrases
        self._by = by

    def format(self, locale: Locale) -> str:
        """The texts enumerated in the way of a locale, or with the same sign between them."""
        if self._by:
            return self._by.join(map(str, self._phrases))
        return format_list([str(phrase) for phrase in self._phrases], locale=locale)

    def inflected(self, case: str) -> Enumeration:
        """The same, each in another form."""
        return Enumeration([phrase.inflected(case) for phrase in self._phrases], self._by)

    def separated(self, by: str) -> Enumeration:
        """The same with a sign between them, for things that differ in kind and so are no enumeration."""
        return Enumeration(self._phrases, by)


def form(value: FluentType | str, *, case: str = "", trait: str = "", by: str = "") -> FluentType | str:
    """Fluent's FORM: a part of a sentence in a case, a list with `by` between its parts, or a trait to select by."""
    if trait:
        found = value.trait(trait) if isinstance(value, Phrase) else None
        return FluentNone("other") if found is None else found
    if by and isinstance(value, Enumeration):
        value = value.separated(by)
    return value.inflected(case) if case and isinstance(value, Phrase | Enumeration) else value
