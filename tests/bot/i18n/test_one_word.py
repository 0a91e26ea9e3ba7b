"""One word for one thing: what docs/glossary.md says that no message calls it, none does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from bot.i18n.coverage import folders, games
from renderers.i18n import entries

GLOSSARY = Path(__file__).parents[3] / "docs" / "glossary.md"
LANGUAGES = ("en", "cs", "hu")
EVERYWHERE, TABLE = "all", "bot"
SPELT_OUT = ("-key-points",)
"""Messages that say what an abbreviation stands for."""


@dataclass(frozen=True)
class Row:
    """A thing: the files it is spoken of in, its word in each language, and words that are not used of it."""

    files: str
    said: tuple[str, ...]
    unsaid: tuple[re.Pattern[str] | None, ...]


def pattern(words: str) -> re.Pattern[str] | None:
    """What finds any of the words of a cell, whatever else stands around them; None: there are none."""
    each = [re.escape(word.strip()).replace(r"\*", r"\w*") for word in words.split(",") if word.strip()]
    return re.compile(rf"(?<!\w)(?:{'|'.join(each)})(?!\w)", re.IGNORECASE) if each else None


def rows(text: str) -> list[Row]:
    """The table of the section."""
    section = text.partition("## One word for one thing\n")[2].partition("\n## ")[0]
    cells = [[cell.strip() for cell in line[1:-1].split("|")] for line in section.splitlines() if line.startswith("| ")]
    return [Row(row[0], tuple(row[1:4]), tuple(map(pattern, row[4:]))) for row in cells[1:]]


def messages(language: str) -> Iterator[tuple[str, str, str]]:
    """Each message of a language: the game or part of the bot that says it, its key and its text."""
    for folder in folders():
        path = folder / f"{language}.ftl"
        if path.exists():
            place = next((game for game in games() if game in folder.parts), TABLE)
            for key, source in entries(path).items():
                lines = source.partition("=")[2].splitlines()
                yield place, key, " ".join(line.strip() for line in lines if not line.startswith("#"))


@cache
def plain(text: str) -> str:
    """A message without what stands in it otherwise than elsewhere."""
    # a command is typed as it is called, and an abbreviation may be spelt out once
    return re.sub(r"`[^`]*`|\$\w+|\{ [\w-]+(?:\.\w+)? \}|\w+ \w+ \((?:VP|VB|GyP)\)", "", text)


def faults(row: Row, place: str, key: str, text: str, language: str) -> Iterator[str]:
    """What a message says of a thing and should not."""
    found = row.unsaid[LANGUAGES.index(language)]
    if row.files not in {EVERYWHERE, place} or found is None or key.endswith(SPELT_OUT):
        return
    for hit in found.finditer(plain(text)):
        yield f"{language} {key}: {hit[0]!r}, where it is {row.said[LANGUAGES.index(language)]!r}"


TOLD = rows(GLOSSARY.read_text(encoding="utf-8"))


def test_the_glossary_has_a_word_for_each_thing() -> None:
    assert len(TOLD) > 20
    assert [row for row in TOLD if not all(row.said) or len(row.unsaid) != len(LANGUAGES)] == []
    assert {row.files for row in TOLD} <= {EVERYWHERE, TABLE, *games()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_another_word_for_a_thing(language: str) -> None:
    said = list(messages(language))
    assert len(said) > 2500
    assert [fault for row in TOLD for found in said for fault in faults(row, *found, language)] == []


@pytest.mark.parametrize(
    ("files", "unsaid", "key", "text", "found"),
    [
        (TABLE, "practice opponent*", "ui-hint", "Practice opponents take the rest.", True),
        (TABLE, "bank*", "ui-hint", "Vezmi to z banky.", True),
        (TABLE, "leg", "ui-hint", "The legal moves.", False),
        (TABLE, "post", "ui-hint", "`/post` shows it.", False),
        ("steam", "post", "ui-hint", "A post.", False),
        (EVERYWHERE, "victory points", "steam-ask", "As victory points?", True),
        (EVERYWHERE, "victory points", "steam-ask", "As victory points (VP)?", False),
        (EVERYWHERE, "victory points", "board-steam-key-points", "Victory points", False),
    ],
)
def test_what_another_word_is(files: str, unsaid: str, key: str, text: str, found: bool) -> None:
    row = Row(files, ("one",) * 3, (pattern(unsaid),) * 3)
    assert bool(list(faults(row, TABLE, key, text, "en"))) is found
