"""What people type that is no key: it is looked for in the names of the legal answers, in their language and in
English."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Any

from bot.ui.parts.letters import bare
from bot.ui.parts.reader import Reader, message_key
from bot.ui.parts.taps import Tap, answers, label_of
from engine.core.play.ask import Ask
from engine.core.play.msg import Msg
from renderers.i18n import Words

_WORD = re.compile(r"[^\W_]+")
_SPAN = re.compile(r"(\d{1,4})\s*([^\W\d_]+)")
_MINUTES = {"minutes": 1, "hours": 60, "days": 24 * 60, "weeks": 7 * 24 * 60}
_TYPED = "typed-"
ALIKE = 0.6
"""From this likeness on, a word may be a typing error for another one."""
NAME = 30
"""Characters of a text that may be a name; longer ones are sentences."""
LEAST = 3
"""Letters of a name that may be typed alone."""
ASIDE = 0.7
"""What a word counts if it is found only in an answer's costs and gains."""


def called(game: str, read: Reader) -> Callable[[Ask[Any], str, str], bool]:
    """Whether a text names a legal key: each of its words begins a word of the key's label or group."""

    def fits(ask: Ask[Any], key: str, text: str) -> bool:
        wanted, names = _words(text), _words(" ".join(_texts(game, ask, key, read)))
        return bool(wanted) and all(any(name.startswith(word) for name in names) for word in wanted)

    return fits


def meant(game: str, ask: Ask[Any], text: str, read: Reader) -> list[Tap]:
    """The legal answers whose key or name has each word of a text or its beginning, numbers as a whole; if there are
    none and it is a number, the answer at that place in the list."""
    wanted = _words(text)

    def has(tap: Tap) -> bool:
        names = _names(game, ask, tap, read)
        return all(word in names if word.isdecimal() else any(n.startswith(word) for n in names) for word in wanted)

    taps = _taps(game, ask, read)
    found = [tap for tap in taps if has(tap)] if wanted else []
    place = int(text) if text.isdecimal() else 0
    return found or (taps[place - 1 : place] if place else [])


def _taps(game: str, ask: Ask[Any], read: Reader) -> list[Tap]:
    """Every legal answer, several options at once among them."""
    single, keys = {tap.key: tap for tap in answers(game, ask, read)}, ask.keys()
    return [single.get(key) or Tap(key, label_of(game, ask, key, read)) for key in keys]


def nearest(game: str, ask: Ask[Any], texts: tuple[str, ...], read: Reader, most: int) -> list[Tap]:
    """The legal answers most similar to what was typed: to the first of `texts`, and if in doubt to the next.

    What its label, key or group mention counts before what only its costs and gains do, whatever the order of the
    words. Of equally similar ones the most useful comes first.
    """
    taps = _taps(game, ask, read)
    names = {tap.key: _names(game, ask, tap, read) for tap in taps}
    likeness = {text: _likenesses(taps, names, text) for text in texts}
    return sorted(taps, key=lambda tap: [-likeness[text][tap.key] for text in texts])[:most]


def _likenesses(taps: Sequence[Tap], names: Mapping[str, Sequence[str]], text: str) -> dict[str, float]:
    """By key, how similar a text is to an answer and its names, from 0 to 1; numbers are more similar the less they
    differ."""
    wanted, found = [_Wanted(word) for word in _words(text)], {}
    for tap in taps:
        if text.isdecimal() and tap.key.isdecimal():
            found[tap.key] = 1 / (1 + abs(int(text) - int(tap.key)))
            continue
        facts = _words(tap.detail)
        alike = [max(word.best(names[tap.key]), ASIDE * word.best(facts)) for word in wanted]
        found[tap.key] = max(_ratio(text.lower(), tap.key), sum(alike) / len(alike) if alike else 0)
    return found


class _Wanted:
    """A word that was typed, and how similar others are to it, kept since most occur in the names of many answers."""

    def __init__(self, word: str) -> None:
        self._word = word
        self._alike: dict[str, float] = {}

    def best(self, names: Sequence[str]) -> float:
        """The likeness of the most similar of these words."""
        for name in names:
            if name not in self._alike:
                self._alike[name] = _ratio(self._word, name)
        return max((self._alike[name] for name in names), default=0)


def _ratio(one: str, other: str) -> float:
    """The likeness of two texts: a beginning counts nearly as the whole, and a small likeness counts as none."""
    if one.isdecimal() or other.isdecimal():
        return float(one == other)
    if one and other.startswith(one):
        return 0.9 + 0.1 * len(one) / len(other)
    found = SequenceMatcher(None, one, other, autojunk=False)
    alike = found.ratio() if found.quick_ratio() >= ALIKE else 0
    return alike if alike >= ALIKE else 0


def _names(game: str, ask: Ask[Any], tap: Tap, read: Reader) -> list[str]:
    """The words by which an answer is known: those that are shown, and those of every language that may be typed."""
    return _words(" ".join([tap.key, tap.label, tap.group, *_texts(game, ask, tap.key, read)]))


def _texts(game: str, ask: Ask[Any], key: str, read: Reader) -> Iterator[str]:
    """What an answer and its group are called, in the language of the reader and in English.

    In another language also the names in their base form: people who look for Praha find what leads to Prahy.
    """
    option = ask.options.get(key)
    group = None if option is None else option.group()
    for one in read.tongues:
        yield label_of(game, ask, key, one)
        yield "" if group is None else one(group)
    if len(read.tongues) > 1 and option is not None:
        for msg in (option.label(), *([] if group is None else [group])):
            yield from map(read, _inside(msg))


def _inside(msg: Msg) -> Iterator[Msg]:
    """The messages in a message."""
    for value in msg.args.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Msg):
                yield part
                yield from _inside(part)


def heard(game: str, read: Reader) -> Callable[[str], str]:
    """What somebody has typed, with the names that the game has in their language in English, as games know them."""

    def english(text: str) -> str:
        pattern, known = _english_names(message_key(game, ""), read.words)
        return pattern.sub(lambda found: known[found[0]], bare(text)) if known else text

    return english


@lru_cache(maxsize=32)
def _english_names(prefix: str, words: Words) -> tuple[re.Pattern[str], dict[str, str]]:
    """The names of a game in a language, and their forms, as people type them, each with its English one; and what
    finds them."""
    own = {} if words is words.english else {bare(text): key for key, text in words.names(prefix) if len(text) <= NAME}
    named = {text: bare(words.english(key)) for text, key in own.items() if len(text) >= LEAST}
    known = {text: english for text, english in named.items() if english != text}
    longest = sorted(known, key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, longest))})\b"), known


def word(text: str, words: Words) -> str:
    """The word for an option that was typed, in a language or in English: `none` for the message `typed-none` and its
    forms; "" for any other text."""
    return _typed(words).get(bare(text.strip()), "")


def minutes(text: str, words: Words, units: Collection[str]) -> int | None:
    """The minutes of a time in one of the units minutes, hours, days and weeks: `90m`, `2 days`, also in the reader's
    language; None for any other text."""
    found = _SPAN.fullmatch(bare(text.strip()))
    unit = word(found[2], words) if found else ""
    return int(found[1]) * _MINUTES[unit] if found and unit in units else None


@lru_cache(maxsize=32)
def _typed(words: Words) -> dict[str, str]:
    return {bare(text): key.removeprefix(_TYPED) for one in (words.english, words) for key, text in one.names(_TYPED)}


def offered(typed: str, texts: Iterable[str]) -> bool:
    """Whether what is typed so far is in one of the texts, whatever their case and accents."""
    return any(bare(typed.strip()) in bare(text) for text in texts)


def _words(text: str) -> list[str]:
    return _WORD.findall(bare(text))
