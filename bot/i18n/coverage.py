"""How far a translation has come: what each of its files lacks compared with English, and what is wrong with it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cached_property
from pathlib import Path

from babel import Locale

from bot.i18n import LOCALE
from bot.i18n.messages import FUNCTIONS, Message, Uses, read
from bot.ui.parts.clauses import Clause, passages
from engine.core.play import registry
from renderers import i18n
from renderers.i18n import FALLBACK

ROOT = Path(__file__).parents[2]
RULES = "rules"
WORD = re.compile(r"[^\W\d_]{2,}")
COMMAND = re.compile(r"/([a-z]+)\b(?: ([a-z]+)\b)?")
NAME, DESCRIPTION = re.compile(r"[-_'\w]{1,32}"), 100
"""What Discord accepts as the name of a command or option, and the most characters of a description."""
CATEGORIES = ("zero", "one", "two", "few", "many", "other")
LARGEST = 200
"""In no language does a whole number above this have a plural category that none below it has."""
FAMILY = 3
"""If this many messages of a family have a form, and at least as many as lack it, the others need it too."""


@dataclass
class Part:
    """A file of a language compared with the English one: how much there is, what is missing, and what is wrong."""

    name: str
    wanted: int
    missing: list[str] = field(default_factory=list)
    """As the English file has them."""
    faults: list[str] = field(default_factory=list)

    @property
    def there(self) -> int:
        """How many of the messages, or clauses, it has."""
        return self.wanted - len(self.missing)


def games() -> list[str]:
    """The games of the tree that are finished. A game from outside is translated by its makers, or read in English."""
    finished = [key for key, rules in registry.games().items() if not rules.unfinished]
    return [key for key in finished if registry.folder(key).is_relative_to(ROOT / "engine")]


def folders() -> list[Path]:
    """Every folder with texts: those of the bot, the games and the renderers."""
    said = [registry.folder(key) / part for key in games() for part in (registry.LOCALE, registry.LESSONS)]
    drawn = (i18n.CORE.parent / key / "locale" for key in games())
    return [LOCALE, i18n.CORE, *said, *(folder for folder in drawn if folder.is_dir())]


def begun() -> list[str]:
    """The languages other than English in which anything is written."""
    books = (path for key in games() for path in registry.folder(key).glob(f"{RULES}.*.md"))
    return sorted({*i18n.languages(folders()), *(path.suffixes[0][1:] for path in books)} - {FALLBACK})


def offered() -> list[str]:
    """The languages other than English that people may see: those in which the bot itself speaks."""
    return [language for language in i18n.languages([LOCALE]) if language != FALLBACK]


def equal_words(language: str) -> list[str]:
    """What may be the same as in English: words, and patterns of keys (`toy-city-*`); see `equal.<language>.txt`."""
    path = LOCALE / f"equal.{language}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


class Coverage:
    """All files of a language, compared with those in English."""

    def __init__(self, language: str, places: Sequence[Path] | None = None, equal: Sequence[str] | None = None) -> None:
        self.language = language
        self._places = folders() if places is None else list(places)
        self._equal = equal_words(language) if equal is None else list(equal)
        self._needed: set[str] = set()

    @cached_property
    def parts(self) -> list[Part]:
        """One part per file; if the list of equal words has some that nothing needs, the first part says so."""
        found = [self._texts(folder) for folder in self._places]
        if not any(part.missing for part in found):
            idle = [line for line in self._equal if line not in self._needed]
            found[0].faults += [f"equal.{self.language}.txt: {line!r} is needed by nothing" for line in idle]
        return [*found, *(part for key in games() if (part := self._book(key)) is not None)]

    @cached_property
    def _all(self) -> dict[str, Message]:
        """What a reader of this language has, without what is still in English."""
        return {key: message for folder in self._places for key, message in self._own(folder).items()}

    @cached_property
    def _english(self) -> dict[str, Message]:
        return {key: each for folder in self._places for key, each in read(folder / f"{FALLBACK}.ftl").messages.items()}

    @cached_property
    def _cases(self) -> set[str]:
        """The forms that sentences ask for."""
        return {case for message in self._all.values() for _, case in message.uses.cases}

    @cached_property
    def _inflected(self) -> set[tuple[str, str]]:
        """Pairs of a family of messages and a form that all of the family need."""
        sizes = Counter(map(_family, self._all))
        counts = Counter(
            (_family(key), case) for key, each in self._all.items() for case in each.attributes & self._cases
        )
        return {
            (family, case) for (family, case), count in counts.items() if count >= FAMILY and sizes[family] <= 2 * count
        }

    @cached_property
    def _plurals(self) -> dict[str, list[int]]:
        """The plural categories of whole numbers in this language, each with some of its numbers."""
        rule, found = Locale.parse(self.language).plural_form, dict[str, list[int]]()
        for number in range(LARGEST):
            found.setdefault(rule(number), []).append(number)
        return found

    def _own(self, folder: Path) -> dict[str, Message]:
        return read(folder / f"{self.language}.ftl").messages

    def _texts(self, folder: Path) -> Part:
        path = folder / f"{self.language}.ftl"
        english, own = read(folder / f"{FALLBACK}.ftl").messages, read(path)
        part = Part(_name(path), len(english))
        part.missing = [each.written for key, each in english.items() if key not in own.messages]
        part.faults += [f"{key}: written twice" for key in own.twice]
        part.faults += [f"can't be read: {line}" for line in own.unread]
        for key, message in own.messages.items():
            if key in english:
                part.faults += [f"{key}: {said}" for said in self._beside(message, english[key])]
            elif not key.startswith("-"):
                part.faults.append(f"{key}: English has no such message")
            part.faults += [f"{key}: {said}" for said in self._alone(message)]
        return part

    def _beside(self, message: Message, english: Message) -> Iterator[str]:
        """What is wrong compared with the English text: other variables, or the same words."""
        ours, theirs = _closure(message, self._all), _closure(english, self._english)
        for name in sorted(ours.printed | ours.selecting):
            if name not in theirs.printed | theirs.selecting:
                yield f"English has no ${name}"
        for name in sorted(theirs.printed - ours.printed):
            yield f"${name} is not shown"
        if message.reads_like(english) and (odd := self._not_allowed(message)):
            yield f"the same as in English ({', '.join(odd)})"

    def _not_allowed(self, message: Message) -> list[str]:
        """If a text is the same as in English: its words that are on no list."""
        words = [word for text in message.uses.texts for word in WORD.findall(text)]
        keys = [line for line in self._equal if fnmatchcase(message.key, line)]
        self._needed.update(keys if words else (), (word for word in words if not keys))
        return [] if keys else [word for word in dict.fromkeys(words) if word not in self._equal]

    def _alone(self, message: Message) -> Iterator[str]:
        """What is wrong with a message by itself: what it refers to, its plurals, its forms."""
        uses = message.uses
        yield from (f"there is no function {name}" for name in sorted(uses.functions.difference(FUNCTIONS)))
        for key, attribute in sorted(uses.references):
            if key not in self._all:
                yield f"refers to {key}, which is not there"
            elif attribute and attribute not in self._all[key].attributes:
                yield f"refers to {key}.{attribute}, which is not there"
        for variable, keys in uses.selectors:
            yield from self._selector(variable, keys)
        yield from self._command(message.key, "".join(uses.texts))
        for case in sorted(self._cases - message.attributes):
            if (_family(message.key), case) in self._inflected and not _is_sentence(message):
                yield f"has no .{case}, as others of {_family(message.key)}- have"
        for variable, case in sorted(uses.cases):
            if not any(case in other.attributes for other in self._all.values()):
                yield f"asks ${variable} for .{case}, which none has"
        for variable, trait in sorted(uses.traits):
            if not any(trait in other.attributes for other in self._all.values()):
                yield f"asks ${variable} for the trait {trait}, which none has"

    def _command(self, key: str, text: str) -> Iterator[str]:
        """What Discord would not accept as a command; and commands that a text names, but that have another name
        here."""
        if not key.startswith("command-"):
            for parts in COMMAND.findall(text):
                names = [
                    "command-" + "-".join(filter(None, parts[:depth])) + "-name" for depth in (1, 2) if parts[depth - 1]
                ]
                known = [self._all[name] for name in names if name in self._all and name in self._english]
                if any(not each.reads_like(self._english[each.key]) for each in known):
                    called = " ".join(f"{{ {each.key} }}" for each in known)
                    yield f"/{' '.join(filter(None, parts))} is called otherwise: write /{called}"
        elif key.endswith("-name"):
            if not NAME.fullmatch(text) or text != text.lower():
                yield f"{text!r} is no name of a command or option: at most 32 small letters, digits, - and _"
        elif len(text) > DESCRIPTION:
            yield f"has {len(text)} characters, and a description at most {DESCRIPTION}"

    def _selector(self, variable: str, keys: Sequence[str]) -> Iterator[str]:
        """What is wrong with the plurals of a selector, if it has any."""
        categories = [key for key in keys if key in CATEGORIES and key != "other"]
        if not categories:
            return
        said = {int(key) for key in keys if key.isdecimal()}
        for category, numbers in self._plurals.items():
            if category not in keys and not said.issuperset(numbers):
                yield f"no plural [{category}] of ${variable}"
        for category in categories:
            if category not in self._plurals:
                yield f"this language has no plural [{category}] (${variable})"

    def _book(self, game: str) -> Part | None:
        """The rules of a game: the same clauses in the same order and chapters, with the same sources."""
        path = registry.folder(game) / f"{RULES}.md"
        if not path.exists():
            return None
        own = path.with_suffix(f".{self.language}.md")
        wanted, text = (
            passages(path.read_text(encoding="utf-8")),
            own.read_text(encoding="utf-8") if own.exists() else "",
        )
        there = {each.id: each for each in passages(text) if each.id}
        part = Part(_name(own), sum(bool(each.id) for each in wanted))
        part.missing = [f"**{each.id}** {each.text}" for each in wanted if each.id and each.id not in there]
        if not text:
            return part
        part.faults += [
            f"{key}: English has no such clause" for key in there if key not in {each.id for each in wanted}
        ]
        for each in wanted:
            if each.id in there and there[each.id].source != each.source:
                part.faults.append(f"{each.id}: its source is [{each.source}]")
        if not part.missing and not part.faults and _shape(passages(text)) != _shape(wanted):
            part.faults.append("its chapters, sections or paragraphs are not those of the English rules")
        return part


def _closure(message: Message, among: dict[str, Message]) -> Uses:
    """What a message uses, including all that it refers to."""
    found, todo, seen = Uses(), [message], set[str]()
    while todo:
        each = todo.pop()
        seen.add(each.key)
        found.printed |= each.uses.printed
        found.selecting |= each.uses.selecting
        todo += [among[key] for key, _ in each.uses.references if key in among and key not in seen]
    return found


def _is_sentence(message: Message) -> bool:
    """Whether a message ends like a sentence, so that it is never part of another one and needs no form."""
    return any(text.rstrip().endswith((".", "?", "!")) for text in message.uses.texts[-1:])


def _family(key: str) -> str:
    return key.rpartition("-")[0]


def _shape(found: Sequence[Clause]) -> list[tuple[str, int, int]]:
    chapters, sections = dict[str, int](), dict[tuple[str, str], int]()
    return [
        (each.id, chapters.setdefault(each.chapter, len(chapters)),
         sections.setdefault((each.chapter, each.section), len(sections)))
        for each in found
    ]  # fmt: skip


def _name(path: Path) -> str:
    return str(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)
