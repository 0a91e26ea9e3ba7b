"""Search in rules.md."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.i18n import LOCALE, Texts
from bot.ui.pages.rulebook import book_page, contents_page, decision_page, search_page, shows_icons
from bot.ui.parts.clauses import (
    PAGE,
    Clause,
    book_of,
    chapters,
    clauses,
    length,
    packed,
    pages,
    pages_of,
    passages,
    search,
)
from bot.ui.parts.layout import Layout, Text
from bot.ui.parts.reader import Reader
from tests.bot.ui.limits import problems

READ = Reader(Texts()("en"))
TEXT = """# Toy rules
## 1 Tracks
- **TOY-001** [rulebook p.2] A rail moves forward.
- **TOY-002** [ruling] A locomotive limits the track.
## 2 Scoring
- **TOY-012** A tunnel scores two; a rail scores one rail.
"""


def test_a_clause_knows_its_section_and_its_source() -> None:
    first, _, last = clauses(TEXT)
    assert (first.id, first.source, first.section) == ("TOY-001", "rulebook p.2", "1 Tracks")
    assert (last.source, last.section) == ("", "2 Scoring")


def test_a_clause_is_found_by_its_id_or_its_number() -> None:
    assert [c.id for c in search(clauses(TEXT), "toy-012")] == ["TOY-012"]
    assert [c.id for c in search(clauses(TEXT), "2")] == ["TOY-002"]
    assert [c.id for c in search(clauses(TEXT), "Toy-12")] == ["TOY-012"]


def test_words_must_all_stand_there_and_the_most_hits_come_first() -> None:
    assert [c.id for c in search(clauses(TEXT), "RAIL")] == ["TOY-012", "TOY-001"]
    assert [c.id for c in search(clauses(TEXT), "rail forward")] == ["TOY-001"]
    assert search(clauses(TEXT), "submarine") == []


def test_a_question_finds_what_has_its_rarest_words() -> None:
    assert [c.id for c in search(clauses(TEXT), "what does a locomotive do?")] == ["TOY-002"]
    assert [c.id for c in search(clauses(TEXT), "does a tunnel make a rail longer")] == ["TOY-012"]
    assert search(clauses(TEXT), "who is it?") == []  # short words say nothing


def test_what_stands_above_the_first_chapter_is_about_the_file() -> None:
    book = passages(
        "# Toy rules\nHow to write clauses.\n\n## 0 Words\nA *rail* is iron.\n### Terms\n- **TOY-001** One."
    )
    assert [(p.id, p.chapter, p.section, p.text) for p in book] == [
        ("", "0 Words", "0 Words", "A *rail* is iron."),
        ("TOY-001", "0 Words", "Terms", "One."),
    ]


def made(lengths: list[int], chapter: str = "1") -> list[Clause]:
    return [Clause(f"TOY-{n:03}", "", chapter, chapter, "x" * (size - 17)) for n, size in enumerate(lengths)]


def test_pages_are_full_of_whole_clauses_and_about_equally_long() -> None:
    assert [len(page) for page in packed(made([PAGE // 4] * 5))] == [3, 2]
    assert [len(page) for page in packed(made([PAGE, 100, PAGE + 500, 100]))] == [1, 1, 1, 1]
    assert [length(clause) for clause in made([300])] == [300]


def test_each_chapter_begins_a_page() -> None:
    book = [*made([PAGE // 2] * 3, "1"), *made([100], "2"), *made([100], "3")]
    assert [len(page) for page in pages(book)] == [2, 1, 1, 1]
    assert chapters(pages(book)) == {"1": 0, "2": 2, "3": 3}


def test_a_search_has_pages_and_a_query_of_any_length_that_can_be_typed_turns_them() -> None:
    read = Reader(Texts()("en"))
    first, last = (search_page("steam", "the", number, read) for number in (0, 99))
    assert problems(first) == problems(last) == []
    text = "".join(item.content for item in (*first.items, *last.items) if isinstance(item, Text))
    assert "…" not in text
    assert "-# Page 1 of" in text
    assert "⚖ **STM-" in text and "Decided here" in text
    assert problems(search_page("railroad_revolution", f"{'rail ' * 11}rails", 9, read)) == []
    assert problems(search_page("steam", "submarine", 0, read)) == []


CZECH = """# Hračka
## 1 Koleje
- **TOY-001** [rulebook p.2] Kolej vede vpřed.
- **TOY-002** [ruling] Lokomotiva omezuje trať, jak ukazuje ikona.
## 2 Bodování
- **TOY-012** Tunel boduje dvakrát.
"""


@pytest.fixture
def czech(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Reader]:
    """Who reads rules in Czech, and all else in English."""
    (tmp_path / "rules.md").write_text(TEXT.replace("A rail moves", "The icon says: a rail moves"))
    (tmp_path / "rules.cs.md").write_text(CZECH, encoding="utf-8")
    (tmp_path / "cs.ftl").write_text("toy = Hra\n")
    monkeypatch.setattr("bot.ui.parts.clauses.registry.folder", lambda game: tmp_path)
    for kept in (book_of, pages_of):
        kept.cache_clear()
    yield Reader(Texts([LOCALE, tmp_path], unfinished=["cs"])("cs"))
    for kept in (book_of, pages_of):
        kept.cache_clear()


def told(layout: Layout) -> str:
    return "\n".join(item.content for item in layout.items if isinstance(item, Text))


def test_everybody_reads_the_rules_in_their_language(czech: Reader) -> None:
    assert "Kolej vede vpřed." in told(book_page("toy", 0, czech)) and "rail" in told(book_page("toy", 0, READ))
    assert "- 1 Koleje" in told(contents_page("toy", czech, key=False))
    asked = told(decision_page("toy", "any", ["TOY-002"], czech, None))
    assert "- ⚖ Lokomotiva" in asked and "TOY-002" not in asked, "who asks about a decision reads words, no numbers"
    assert book_of("toy", "hu") == book_of("toy")


@pytest.mark.parametrize("query", ["trať", "TRAT", "lokomotiva trat", "2", "locomotive", "what does a locomotive do?"])
def test_what_is_looked_up_is_found_with_and_without_accents_and_in_english(czech: Reader, query: str) -> None:
    assert "**TOY-002** Lokomotiva omezuje trať" in told(search_page("toy", query, 0, czech))


def test_a_page_speaks_of_icons_where_the_english_one_does(czech: Reader) -> None:
    # what a word means in another language nobody knows here
    assert shows_icons("toy", 0, czech) and not shows_icons("toy", 1, czech)
