"""Texts with something wrong: what happens to files on their way, and what somebody does who means no good.

Everything follows from the seed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

HUGE = (
    "9" * 20, "9" * 5000, "-1", "0", "00", "1e9", "²", "٣", "18446744073709551616", "None", "", "\x00", "nan",
    "a" * 70000, "/" * 3000, "+" * 3000, "a/" * 2000, "🚂", "\u2028", "..", "'; DROP TABLE games; --",
)  # fmt: skip
"""Words that no honest file has in the place of another."""
BOUNDARIES = ("\n", "\r", "\x0b", "\x1c", "\x85", " ", "\t", "=", "\n\n")


def mangled(text: str, chance: Random) -> str:
    """A text with one to three things wrong."""
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        text = chance.choice(WAYS)(text, chance)
    return text


def _at(text: str, chance: Random) -> int:
    return chance.randrange(len(text) + 1)


def _cut(text: str, chance: Random) -> str:
    return text[: _at(text, chance)]


def _hole(text: str, chance: Random) -> str:
    start = _at(text, chance)
    return text[:start] + text[start + chance.choice((1, 2, 10, 200)) :]


def _letter(text: str, chance: Random) -> str:
    start = _at(text, chance)
    return (
        text[:start] + chr(chance.choice((chance.randrange(32, 127), chance.randrange(1, 0xD7FF)))) + text[start + 1 :]
    )


def _boundary(text: str, chance: Random) -> str:
    start = _at(text, chance)
    return text[:start] + chance.choice(BOUNDARIES) + text[start:]


def _lines(change: Callable[[list[str], Random], None]) -> Callable[[str, Random], str]:
    def way(text: str, chance: Random) -> str:
        lines = text.split("\n")
        change(lines, chance)
        return "\n".join(lines)

    return way


def _line(lines: Sequence[str], chance: Random) -> int:
    """A line: one of the first as often as one of all others."""
    return chance.randrange(min(len(lines), 10) if chance.random() < 0.5 else len(lines))


def _drop(lines: list[str], chance: Random) -> None:
    del lines[_line(lines, chance)]


def _double(lines: list[str], chance: Random) -> None:
    number = _line(lines, chance)
    lines[number:number] = [lines[number]] * chance.choice((1, 1, 5, 3000))


def _swap(lines: list[str], chance: Random) -> None:
    one, other = _line(lines, chance), _line(lines, chance)
    lines[one], lines[other] = lines[other], lines[one]


def _word(lines: list[str], chance: Random) -> None:
    number = _line(lines, chance)
    words = lines[number].split(" ")
    other = chance.choice(lines).split(" ")
    words[chance.randrange(len(words))] = chance.choice((chance.choice(HUGE), chance.choice(other)))
    lines[number] = " ".join(words)


def _words(lines: list[str], chance: Random) -> None:
    number = _line(lines, chance)
    words = lines[number].split(" ")
    lines[number] = " ".join(words[: chance.randrange(len(words))] if chance.random() < 0.5 else [*words, words[0]])


def _back(lines: list[str], chance: Random) -> None:
    lines.insert(_line(lines, chance), f"back {chance.choice((0, 1, 40, *HUGE[:6]))}")


WAYS: tuple[Callable[[str, Random], str], ...] = (
    _cut,
    _hole,
    _letter,
    _boundary,
    *(_lines(change) for change in (_drop, _double, _swap, _word, _word, _words, _back)),
)
