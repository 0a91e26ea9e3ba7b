"""Words for a reader: Msg -> text with Fluent. The only place where the engine's messages become language.

Each game has `locale/<language>.ftl` and `lessons/<language>.ftl` in its folder; its host adds folders of its own. A
message missing from a language appears in English; a key missing from English appears as itself, and a test finds it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache, cached_property, partial
from pathlib import Path

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message as Entry
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax.ast import Message, Resource, TextElement

from engine.core.play import registry
from engine.core.play.msg import SEAT_ARGUMENTS, Msg, Value
from renderers.grammar import Enumeration, Phrase, form
from renderers.ties import tied

FALLBACK = "en"
BRITISH = "en_GB"
"""The English of the texts: no comma before the last "and"."""
CORE = Path(__file__).parent / "locale"
UNGROUPED = {"hu": 10_000}
"""Below this, a language writes numbers without a gap: CLDR's minimumGroupingDigits, which babel doesn't support."""
_BEGINNING = re.compile(r"^(?=#|-?[a-zA-Z][\w-]* *=)", re.MULTILINE | re.ASCII)
MOST_SAID, LONGEST = 8192, 64
"""Maximum number of a language's texts that are kept; maximum length of an argument of a kept text."""
HYPHEN, MINUS = re.compile(r"(?<![\w-])-(?=\d)"), "\N{MINUS SIGN}"

SeatName = Callable[[int], str]


def languages(folders: Sequence[Path]) -> list[str]:
    """The languages in any of the folders, English first."""
    found = {path.stem for folder in folders for path in folder.glob("*.ftl")}
    return sorted(found, key=lambda language: (language != FALLBACK, language))


def language_of(locale: str | None) -> str:
    """The language of a locale in Discord's form (`en-GB`, `cs`); None is English."""
    return (locale or FALLBACK).split("-", maxsplit=1)[0].lower()


@cache
def _locale(language: str) -> Locale:
    """A language's rules for plurals, numbers and lists; those of English if unknown."""
    try:
        return Locale.parse(BRITISH if language == FALLBACK else language)
    except UnknownLocaleError:
        return Locale.parse(BRITISH)


@cache
def called(language: str) -> str:
    """A language's own name for itself, as a heading: English, Čeština, Magyar."""
    name = Locale.parse(language).get_display_name(language) or language
    return name[:1].upper() + name[1:]


@cache
def entries(path: Path) -> dict[str, str]:
    """The messages and terms of a file as written, by key; a term's key begins with `-`.

    No line inside one begins like a new one: anything not indented there is a bracket.
    """
    found: dict[str, str] = {}
    for source in _BEGINNING.split(path.read_text(encoding="utf-8")):
        key, equals, _ = source.partition("=")
        if equals and not key.startswith("#"):
            found.setdefault(key.rstrip(), source)
    return found


def _resource(source: str) -> Resource:
    """The source, parsed."""
    return FluentResource(source)


def _plain(source: str) -> Iterator[str]:
    """The text and the forms of a message without arguments."""
    for entry in _resource(source).body:
        if isinstance(entry, Message) and entry.value is not None:
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                yield "".join(part.value for part in pattern.elements if isinstance(part, TextElement))


class _Bundle(FluentBundle):
    """The texts of a language. Each is parsed when first asked for, because a whole language takes half a second."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        # isolating marks are for mixed writing directions; Pillow would draw them as boxes
        super().__init__(
            [str(_locale(language))],
            functions={"FORM": form},  # type: ignore[dict-item]  # it may be a text as well, to select by
            use_isolating=False,
        )
        self._unread: dict[str, str] = {}
        for folder in reversed(folders):
            for path in folder.glob(f"{language}.ftl"):
                self._unread |= entries(path)

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message."""
        self._read(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Entry:
        self._read(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _read(self, key: str) -> None:
        if (source := self._unread.get(key)) is not None:
            self.add_resource(_resource(source))
            self._unread.pop(key, None)


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    return _Bundle(language, folders)


def _grouped(language: str, value: float) -> bool:
    """Whether a language groups the thousands of this number."""
    return abs(value) >= UNGROUPED.get(language, 0)


def _plainly(msg: Msg, attribute: str | None = None) -> tuple[object, ...] | None:
    """Everything a text depends on besides its language; None if it names somebody, or contains a long text.

    Nine of ten texts have such a key, and nearly all of them recur all the time.
    """
    if not msg.args:
        return msg.key, attribute
    facts: list[object] = [msg.key, attribute]
    for name, value in msg.args.items():
        fact: object = value
        if isinstance(value, Msg):
            fact = _plainly(value)
        elif isinstance(value, list):
            parts = [_plainly(part) for part in value]
            fact = None if None in parts else tuple(parts)
        elif name in SEAT_ARGUMENTS or not (isinstance(value, int) or len(value) < LONGEST):
            return None
        if fact is None:
            return None
        facts += (name, fact)
    return tuple(facts)


class Words:
    """The texts of one language, over the messages of all games and of `folders`; English if there are none in it.

    `report` is told what is wrong with a requested text, such as a missing argument.
    """

    def __init__(
        self, language: str = FALLBACK, folders: Sequence[Path] = (), report: Callable[[str], None] | None = None
    ) -> None:
        games = [
            registry.folder(key) / part for key in registry.games() for part in (registry.LOCALE, registry.LESSONS)
        ]
        self.folders = (CORE, *games, *folders)
        self._more = folders
        own = language_of(language)
        self.language = own if own in languages(self.folders) else FALLBACK
        self._bundles = [_bundle(each, self.folders) for each in dict.fromkeys((self.language, FALLBACK))]
        self._report = report
        self._said: dict[tuple[object, ...], str | None] = {}
        self._faults = 0
        """How many errors there were in texts so far."""

    @cached_property
    def english(self) -> Words:
        """The same texts in English."""
        return self if self.language == FALLBACK else Words(FALLBACK, self._more, self._report)

    def names(self, prefix: str) -> Iterator[tuple[str, str]]:
        """The keys with this prefix that need no arguments, each with its text in this language, and with its forms."""
        for folder in self.folders:
            for path in folder.glob(f"{self.language}.ftl"):
                for key, source in entries(path).items():
                    if key.startswith(prefix) and "{" not in source:
                        yield from ((key, text) for text in _plain(source))

    def has(self, key: str) -> bool:
        """Whether any bundle of this reader has the key."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def __call__(self, msg: Msg | str, seat_name: SeatName = str) -> str:
        """The text of a message; `seat_name` gives the name of a seat (0-based)."""
        if isinstance(msg, str):
            msg = Msg(msg)
        return tied(self._say(msg, seat_name) or "", self.language)

    def join(self, parts: Sequence[str]) -> str:
        """An enumeration: a, b and c."""
        return tied(format_list(parts, locale=_locale(self.language)), self.language)

    def decimal(self, value: float) -> str:
        """A number with one decimal."""
        gaps = _grouped(self.language, value)
        return format_decimal(value, "#,##0.0", locale=_locale(self.language), group_separator=gaps)

    def _say(self, msg: Msg, seat_name: SeatName, attribute: str | None = None) -> str | None:
        """The text of a message, or of its attribute (None: it has none); an unknown key as itself."""
        known = _plainly(msg, attribute)
        if known is None:
            return self._found(msg, seat_name, attribute)
        if known in self._said:
            return self._said[known]
        before = self._faults
        text, whole = self._found(msg, seat_name, attribute), self._faults == before
        if whole:  # a text's errors, and those of its parts, must be reported every time
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            self._said[known] = text
        return text

    def _found(self, msg: Msg, seat_name: SeatName, attribute: str | None) -> str | None:
        for bundle in self._bundles:
            if not bundle.has_message(msg.key):
                continue
            message = bundle.get_message(msg.key)
            if message.value is None:
                continue
            pattern = message.value if attribute is None else message.attributes.get(attribute)
            return None if pattern is None else self._format(bundle, pattern, msg, seat_name)
        return msg.key if attribute is None else None

    def _format(self, bundle: FluentBundle, pattern: Pattern, msg: Msg, seat_name: SeatName) -> str:
        args = {name: self._part(name, value, seat_name, bundle) for name, value in msg.args.items()}
        text, faults = bundle.format_pattern(pattern, args)
        self._faults += len(faults)
        if self._report is not None:
            for fault in faults:
                self._report(f"{msg.key}: {fault}")
        # CLDR has a hyphen before negative numbers in most languages
        below = any(isinstance(value, int) and value < 0 for value in msg.args.values())
        return HYPHEN.sub(MINUS, str(text)) if below else str(text)

    def _part(self, name: str, value: Value, seat_name: SeatName, bundle: FluentBundle) -> FluentType | str:
        if isinstance(value, Msg):
            return self._phrase(value, seat_name)
        if isinstance(value, list):
            return Enumeration([self._phrase(part, seat_name) for part in value])
        if isinstance(value, str):
            return value
        if name in SEAT_ARGUMENTS:
            return seat_name(value)
        return FluentInt(value, useGrouping=_grouped(bundle.locales[0], value))

    def _phrase(self, msg: Msg, seat_name: SeatName) -> Phrase:
        return Phrase(partial(self._say, msg, seat_name))
