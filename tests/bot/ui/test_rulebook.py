"""Search in rules.md."""

from __future__ import annotations

from bot.i18n import Texts
from bot.ui.reader import Reader
from bot.ui.rulebook import clauses, rules_page, search
from engine.core import registry
from tests.bot.ui.limits import problems

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


def test_any_search_in_any_game_fits_into_a_message() -> None:
    read = Reader(Texts()("en"))
    for key in registry.games():
        rules = clauses((registry.folder(key) / "rules.md").read_text(encoding="utf-8"))
        assert rules
        for query in ("the", "player", "submarine"):
            assert problems(rules_page(key, query, search(rules, query), read)) == []
