"""What a language lacks beside English is found, and what is offered lacks nothing."""

from __future__ import annotations

from dataclasses import replace
from hashlib import blake2b
from pathlib import Path

import pytest

from bot.i18n import Texts, coverage, report
from bot.i18n.coverage import Coverage
from bot.i18n.messages import read
from engine.core.play import registry
from renderers.i18n import entries

GRAMMAR = Path(__file__).parents[2] / "renderers" / "grammar"
ENGLISH = """
boston = Boston
albany = Albany
troy = Troy
colour = { $colour ->
    [red] red
   *[grey] grey
}
moves = { $seat } moves a { colour } cube to { $city }.
cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
left = { $count ->
    [0] none
   *[other] { $count } left
}
vp = VP
command-game-name = game
command-game-end-name = end
command-game-end = End it
close = Use `/game end`.
"""
CZECH = """
boston = Boston
    .gen = Bostonu
albany = Albany
    .gen = Albany
troy = Troja
    .gen = Tróje
colour = { $colour ->
    [red] červená
   *[grey] šedá
}
    .acc = { $colour ->
    [red] červenou
   *[grey] šedou
}
moves = { $seat } přesouvá { colour.acc } kostku do { FORM($city, case: "gen") }.
cubes = { $count ->
    [one] { $count } kostka
    [few] { $count } kostky
   *[other] { $count } kostek
}
left = Zbývá: { $count }
vp = VB
command-game-name = hra
command-game-end-name = konec
command-game-end = Ukončit
close = Napiš `/{ command-game-name } { command-game-end-name }`.
"""
EQUAL = ("boston", "Albany")


def faults(folder: Path, *changes: tuple[str, str], language: str = "cs") -> list[str]:
    """What is wrong with the Czech texts above after some changes."""
    text = CZECH
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    (folder / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (folder / f"{language}.ftl").write_text(text, encoding="utf-8")
    return Coverage(language, [folder], EQUAL).parts[0].faults


def test_a_whole_translation_has_no_faults(tmp_path: Path) -> None:
    assert faults(tmp_path) == []
    assert Coverage("cs", [tmp_path], EQUAL).parts[0].missing == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("vp = VB\n", "vp = VB\nwp = x\n", "wp: English has no such message"),
        ("vp = VB\n", "vp = VB\nvp = BV\n", "vp: written twice"),
        ("vp = VB", "vp = VP", "vp: the same as in English (VP)"),
        ("vp = VB\n", "vp = VB\nodd { $x\n", "can't be read: odd { $x"),
        ("Zbývá: { $count }", "Zbývá: něco", "left: $count is not shown"),
        ("Zbývá: { $count }", "Zbývá: { $n }", "left: English has no $n"),
        ("Zbývá: { $count }", "Zbývá: { FORM($count, case: \"dat\") }", "left: asks $count for .dat, which none has"),
        ("Zbývá: { $count }", "Zbývá: { DUAL($count) }", "left: there is no function DUAL"),
        ("[few] { $count } kostky", "[2] { $count } kostky", "cubes: no plural [few] of $count"),
        ("[few] { $count } kostky", "[two] { $count } kostky", "cubes: this language has no plural [two] ($count)"),
        ("{ colour.acc }", "{ colour.ins }", "moves: refers to colour.ins, which is not there"),
        ("`/{ command-game-name } { command-game-end-name }`", "`/game end`",
         "close: /game end is called otherwise: write /{ command-game-name } { command-game-end-name }"),
        ("-name = hra", "-name = Hra",
         "command-game-name: 'Hra' is no name of a command or option: at most 32 small letters, digits, - and _"),
        ("-name = hra", "-name = nová hra",
         "command-game-name: 'nová hra' is no name of a command or option: at most 32 small letters, digits, - and _"),
        ("Ukončit", "U" * 101, "command-game-end: has 101 characters, and a description at most 100"),
        ("{ colour.acc }", "{ hue }", "moves: refers to hue, which is not there"),
        ('{ FORM($city, case: "gen") }', '{ FORM($city, trait: "gender") ->\n    [f] a\n   *[other] b\n}',
         "moves: asks $city for the trait gender, which none has"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_found(tmp_path: Path, old: str, new: str, fault: str) -> None:
    folder = tmp_path / blake2b(new.encode(), digest_size=8).hexdigest()  # texts that were read stay known by theirs
    folder.mkdir()
    assert fault in faults(folder, (old, new))


def test_what_has_cousins_with_a_form_needs_it(tmp_path: Path) -> None:
    more = "".join(f"city-{n} = Město{n}\n    .gen = Města{n}\n" for n in range(3)) + "city-9 = Ves\n"
    found = faults(tmp_path, ("vp = VB\n", "vp = VB\n" + more))
    assert "city-9: has no .gen, as others of city- have" in found
    assert not any("vp:" in fault for fault in found)


def test_equal_words_that_nothing_needs_are_told(tmp_path: Path) -> None:
    assert "equal.cs.txt: 'Albany' is needed by nothing" in faults(tmp_path, ("albany = Albany", "albany = Albánie"))


def test_what_is_missing_is_told_as_english_has_it(tmp_path: Path) -> None:
    faults(tmp_path, ("vp = VB\n", ""))
    part = Coverage("cs", [tmp_path], EQUAL).parts[0]
    assert part.missing == ["vp = VP\n"]
    assert part.there == part.wanted - 1


@pytest.mark.parametrize("language", ["cs", "hu"])
def test_the_toy_languages_pass(language: str) -> None:
    found = [fault for fault in Coverage(language, [GRAMMAR], ["*"]).parts[0].faults if "equal" not in fault]
    assert found == []


def test_rules_have_the_clauses_of_the_english_ones(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    book = "## One\n\n- **TOY-001** [ruling] Yes.\n- **TOY-002** [rulebook p.3] No.\n\n## Two\n\nPerhaps.\n"
    monkeypatch.setattr(coverage.registry, "folder", lambda game: tmp_path)
    monkeypatch.setattr(coverage, "games", lambda: ["toy"])
    (tmp_path / "rules.md").write_text(book)

    def part(text: str) -> coverage.Part:
        (tmp_path / "rules.cs.md").write_text(text)
        return Coverage("cs", [GRAMMAR], []).parts[-1]

    assert (part(book).missing, part(book).faults) == ([], [])
    assert part(book.replace("Yes", "Ano").replace("Two", "Dva")).faults == []
    assert part(book.replace("- **TOY-002** [rulebook p.3] No.\n", "")).missing == ["**TOY-002** No."]
    assert part(book + "- **TOY-003** [ruling] Ha.\n").faults == ["TOY-003: English has no such clause"]
    assert part(book.replace("[ruling]", "[inferred]")).faults == ["TOY-001: its source is [ruling]"]
    assert len(part(book.replace("## Two\n\n", "")).faults) == 1
    assert len(part(book + "More.\n").faults) == 1


def test_what_is_offered_is_whole_and_right() -> None:
    # a language is offered as soon as the bot's own texts are there; whatever it lacks then, somebody reads in English
    wrong = {
        language: list(report.details(language, "")) for language in coverage.offered() if not report.fine(language)
    }
    assert wrong == {}


def test_a_game_that_is_still_being_made_may_lack_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    games = registry.games()
    assert "steam" in coverage.games() and "toy_yard" not in coverage.games()
    begun = games | {"steam": replace(games["steam"], unfinished=True)}
    monkeypatch.setattr(registry, "games", lambda: begun)
    assert "steam" not in coverage.games() and "cargo_empire" in coverage.games()
    assert not [folder for folder in coverage.folders() if folder.is_relative_to(registry.folder("steam"))]


def test_whatever_a_file_says_can_be_asked_for() -> None:
    for folder in coverage.folders():
        for path in folder.glob("*.ftl"):
            assert list(entries(path)) == list(read(path).messages), path


def test_what_is_not_offered_is_shown_to_nobody_but_who_asks_for_it(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("boston = Boston\n")
    assert Texts([tmp_path]).language("cs") == Texts([tmp_path])("cs").language == "en"
    assert Texts([tmp_path], unfinished=["hu"]).language("cs") == "en"
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "cs.ftl").write_text("boston = Boston (cs)\n")
    unfinished = Texts([tmp_path, tmp_path / "games"], unfinished=["cs"])
    assert unfinished("cs")("boston") == "Boston (cs)"
