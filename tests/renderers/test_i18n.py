"""Words in languages that need all of their grammar: cases, genders, plurals, vowel harmony, lists.

The toy languages in `grammar/` say what a game might say; the names are those of the engine's messages.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Term

from engine.core.play.msg import Msg
from renderers.i18n import Words, entries
from renderers.ties import tied

FOLDER = Path(__file__).parent / "grammar"
PRAGUE, VIENNA, BRNO, OSLO = (Msg(f"toy-{city}") for city in ("prague", "vienna", "brno", "oslo"))
GYOR, DEBRECEN, EGER = (Msg(f"toy-{city}") for city in ("gyor", "debrecen", "eger"))
NAMES = ("Ann", "Béla")


def say(language: str, key: str, **args: object) -> str:
    """The text of a toy message; nothing may be wrong with it."""
    faults: list[str] = []
    text = Words(language, [FOLDER], faults.append)(Msg(f"toy-{key}", **args), NAMES.__getitem__)  # type: ignore[arg-type]
    assert faults == []
    return text


@pytest.mark.parametrize(
    ("city", "text"), [(PRAGUE, "Stanice v Praze."), (VIENNA, "Stanice ve Vídni."), (BRNO, "Stanice v Brně.")]
)
def test_a_sentence_chooses_the_case_of_a_message_inside_of_it(city: Msg, text: str) -> None:
    assert say("cs", "station", city=city) == tied(text, "cs")


def test_a_message_without_a_form_stays_as_it_is() -> None:
    assert say("cs", "link", **{"from": PRAGUE}, to=BRNO) == "Trať z\u00a0Prahy do Brna."
    assert say("cs", "connects", cities=[BRNO]) == "Spojuje Brno."
    assert say("cs", "link", **{"from": PRAGUE}, to=OSLO) == "Trať z\u00a0Prahy do Oslo."
    assert say("en", "station", city=PRAGUE) == "Station in Prague."


def test_a_part_that_is_no_message_has_no_forms() -> None:
    assert say("cs", "station", city="Praha") == "Stanice v\u00a0Praha."
    assert say("cs", "open", city="Cheb") == "Cheb je otevřený."
    assert say("cs", "link", **{"from": 5}, to="a3") == "Trať z\u00a05 do a3."


def test_a_message_prints_plainly_where_nobody_asks_for_a_form() -> None:
    assert say("cs", "open", city=VIENNA).startswith("Vídeň je ")


@pytest.mark.parametrize(
    ("city", "text"), [(PRAGUE, "Praha je otevřená."), (BRNO, "Brno je otevřené."), (OSLO, "Oslo je otevřený.")]
)
def test_a_sentence_agrees_with_the_gender_of_what_is_inside_of_it(city: Msg, text: str) -> None:
    assert say("cs", "open", city=city) == text


@pytest.mark.parametrize(
    ("cities", "text"),
    [
        ([], "Síť mezi ."),
        ([PRAGUE], "Síť mezi Prahou."),
        ([PRAGUE, VIENNA], "Síť mezi Prahou a\u00a0Vídní."),
        ([PRAGUE, VIENNA, BRNO], "Síť mezi Prahou, Vídní a\u00a0Brnem."),
    ],
)
def test_each_part_of_a_list_is_in_the_case(cities: list[Msg], text: str) -> None:
    assert say("cs", "network", cities=cities) == text


def test_a_list_of_parts_that_differ_in_kind_has_a_sign_between_them() -> None:
    assert say("cs", "facts", cities=[PRAGUE, VIENNA, BRNO]) == "Prahou · Vídní · Brnem"
    assert say("cs", "facts", cities=[PRAGUE]) == "Prahou"


def test_lists_are_enumerated_as_the_language_does() -> None:
    assert say("en", "network", cities=[PRAGUE, VIENNA, BRNO]) == "Network: Prague, Vienna and Brno."
    assert say("hu", "network", cities=[GYOR, EGER, OSLO]) == "Hálózat: Győr, Eger és Oslo."
    assert say("hu", "connects", cities=[GYOR, OSLO]) == "Összeköti: Győrt és Oslót."
    assert Words("cs", [FOLDER]).join(["1", "2", "3"]) == "1, 2 a\u00a03"
    assert Words("en").join(["1", "2", "3"]) == "1, 2 and 3"
    assert Words("en").join([]) == ""


def test_a_part_has_parts_of_its_own_in_the_case_that_it_chooses_for_them() -> None:
    worker = Msg("toy-worker", colour=Msg("toy-orange"))
    assert say("cs", "takes", seat=0, what=worker) == "Ann bere oranžového dělníka."
    assert say("cs", "worker", colour=Msg("toy-gray")) == "šedý dělník"
    assert say("hu", "takes", seat=0, what=worker) == "Ann elvesz: narancssárga munkást."
    assert say("en", "takes", seat=0, what=worker) == "Ann takes orange worker."


@pytest.mark.parametrize(
    ("count", "czech", "hungarian", "english"),
    [
        (0, "0 kostek", "0 kockát", "0 cubes"),
        (1, "1 kostku", "1 kockát", "1 cube"),
        (2, "2 kostky", "2 kockát", "2 cubes"),
        (5, "5 kostek", "5 kockát", "5 cubes"),
        (21, "21 kostek", "21 kockát", "21 cubes"),
        (101, "101 kostek", "101 kockát", "101 cubes"),
    ],
)
def test_plurals_inside_of_a_part_are_those_of_its_language(
    count: int, czech: str, hungarian: str, english: str
) -> None:
    cubes = Msg("toy-cubes", count=count)
    assert say("cs", "takes", seat=1, what=cubes) == f"Béla bere {czech}."
    assert say("hu", "takes", seat=1, what=cubes) == f"Béla elvesz: {hungarian}."
    assert say("en", "takes", seat=1, what=cubes) == f"Béla takes {english}."


@pytest.mark.parametrize(
    ("city", "inside", "toward"),
    [
        (DEBRECEN, "Debrecenben", "A Debrecenhez vezető út."),
        (GYOR, "Győrben", "A Győrhöz vezető út."),
        (OSLO, "Oslóban", "Az Oslóhoz vezető út."),
        (EGER, "Egerben", "Az Egerhez vezető út."),
    ],
)
def test_suffixes_and_articles_follow_the_sound_of_a_word(city: Msg, inside: str, toward: str) -> None:
    assert say("hu", "station", city=city) == f"Állomás: {inside}."
    assert say("hu", "toward", city=city) == tied(toward, "hu")


@pytest.mark.parametrize("language", ["cs", "hu", "en"])
def test_a_sentence_about_a_player_is_the_same_whoever_it_is(language: str) -> None:
    ann, bela = (say(language, "takes", seat=seat, what=Msg("toy-cubes", count=2)) for seat in (0, 1))
    assert ann.replace("Ann", "Béla") == bela


def test_a_name_has_no_cases() -> None:
    assert say("cs", "thanks", seat=0, other=1) == "Díky od Ann pro: Béla."


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["Money: 1,050", "Money: −1,050", "Money: 10,500"]),
        ("cs", ["Peníze: 1\u00a0050", "Peníze: −1\u00a0050", "Peníze: 10\u00a0500"]),
        ("hu", ["Pénz: 1050", "Pénz: −1050", "Pénz: 10\u00a0500"]),
    ],
)
def test_numbers_are_grouped_as_the_language_does(language: str, texts: list[str]) -> None:
    assert [say(language, "money", n=n) for n in (1050, -1050, 10500)] == texts


def test_decimals_are_set_off_as_the_language_does() -> None:
    words = [Words(language, [FOLDER]) for language in ("en", "cs", "hu")]
    assert [each.decimal(1234.56) for each in words] == ["1,234.6", "1\u00a0234,6", "1234,6"]
    assert [each.decimal(12345.6) for each in words] == ["12,345.6", "12\u00a0345,6", "12\u00a0345,6"]


@pytest.mark.parametrize("language", ["en", "cs", "hu"])
def test_numbers_below_zero_have_the_minus_of_typography(language: str) -> None:
    assert say(language, "money", n=-7).endswith(": −7")


def test_a_sentence_that_is_not_translated_is_english_to_its_list() -> None:
    assert say("cs", "english-only", cities=[PRAGUE, VIENNA, OSLO]) == "Closed: Praha, Vídeň and Oslo."


@pytest.mark.parametrize("language", ["xx", "zh-CN", "EN-us"])
def test_a_language_without_texts_is_english_throughout(language: str) -> None:
    assert say(language, "network", cities=[PRAGUE, VIENNA, BRNO]) == "Network: Prague, Vienna and Brno."
    assert Words(language, [FOLDER]).join(["1", "2", "3"]) == "1, 2 and 3"


def test_a_language_that_nobody_has_described_has_the_plurals_of_english(tmp_path: Path) -> None:
    (tmp_path / "xx.ftl").write_text("toy-cubes = { $count ->\n    [one] [{ $count }]\n   *[other] [[{ $count }]]\n}\n")
    words = Words("xx", [FOLDER, tmp_path])
    assert [words(Msg("toy-cubes", count=n)) for n in (1, 2)] == ["[1]", "[[2]]"]


def test_what_is_wrong_with_a_text_is_reported_with_its_key() -> None:
    faults: list[str] = []
    words = Words("cs", [FOLDER], faults.append)
    assert words(Msg("toy-takes", seat=0, what=Msg("toy-cubes"))) == "0 bere count kostek."
    assert set(faults) == {"toy-cubes: Unknown external: count"}


PART = Msg("toy-station", city=Msg("toy-cubes"))
"""A text of which a part has no number."""


def test_what_is_wrong_with_a_text_is_reported_each_time_that_it_is_said() -> None:
    faults: list[str] = []
    words = Words("cs", [FOLDER], faults.append)
    for said, text in ((Msg("toy-cubes"), "count kostek"), (PART, "Stanice v\u00a0count kostek.")):
        faults.clear()
        assert words(said) == text
        once = len(faults)
        assert words(said) == text
        assert len(faults) == 2 * once > 0


def test_what_is_said_again_is_about_those_and_as_many_as_it_is_about_then() -> None:
    words = Words("en", [FOLDER])
    thanks = [words(Msg("toy-thanks", seat=0, other=1), names.__getitem__) for names in (NAMES, NAMES[::-1])]
    assert thanks == ["Ann thanks Béla.", "Béla thanks Ann."]
    about = Msg("toy-station", city=Msg("toy-thanks", seat=0, other=1))
    told = [words(about, names.__getitem__) for names in (NAMES, NAMES[::-1])]
    assert told == ["Station in Ann thanks Béla..", "Station in Béla thanks Ann.."]
    cubes = [Msg("toy-cubes", count=count) for count in (1, 2, 1)]
    assert [words(one) for one in cubes] == ["1 cube", "2 cubes", "1 cube"]
    assert [words(Msg("toy-takes", seat=0, what=one)) for one in cubes] == [
        "0 takes 1 cube.",
        "0 takes 2 cubes.",
        "0 takes 1 cube.",
    ]


def test_a_key_that_nobody_knows_is_shown_as_itself() -> None:
    words = Words("cs", [FOLDER])
    assert words("toy-nothing") == "toy-nothing"
    assert words(Msg("toy-station", city=Msg("toy-nowhere"))) == "Stanice v\u00a0toy-nowhere."


def test_each_message_of_a_file_is_found_and_reads_as_in_the_whole_file(tmp_path: Path) -> None:
    # what could be taken for the beginning of a message is none: comments, terms, forms, brackets at the left
    written = """\
# not = a message
one=One
### Of the second

two =
    Two = 2
    .gen = of two

  three = 3 belongs to two
-brand = Roundhouse
    .kind = bot
# of four
four-4 = { $n ->
[one] one = 1
*[other]
    { $n } = many

    and more
}
two = once more
last_one   =   { -brand } { FORM($n,
    case: "gen") }"""
    file = tmp_path / "xx.ftl"
    file.write_text(written)
    read = [entry for entry in FluentResource(written).body if isinstance(entry, Message | Term)]
    assert [entry.id.name for entry in read] == ["one", "two", "brand", "four-4", "two", "last_one"]
    found = entries(file)
    assert list(found) == ["one", "two", "-brand", "four-4", "last_one"]
    once = [*read[:4], read[5]]
    for whole, source in zip(once, found.values(), strict=True):
        assert whole.equals(FluentResource(source).body[0], ["span", "comment"])


def test_a_text_that_cannot_be_read_is_english(tmp_path: Path) -> None:
    (tmp_path / "cs.ftl").write_text("toy-oslo =\ntoy-cubes = { $count ->\n")
    words = Words("cs", [tmp_path, FOLDER])
    assert words("toy-oslo") == "Oslo"
    assert words(Msg("toy-cubes", count=2)) == "2 cubes"
