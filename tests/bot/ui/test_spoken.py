"""What people type is found in what the moves are called: without accents, by beginnings, with slips of the pen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.i18n import LOCALE, Texts
from bot.ui.parts.reader import Reader
from bot.ui.parts.spoken import called, heard, meant, nearest, offered
from bot.ui.parts.taps import Tap
from engine.core.play.ask import Amount, Ask, Word
from engine.core.play.msg import Msg

READ = Reader(Texts()("en"))
CITIES = Ask(0, "any", {key: Word(key, Msg(name)) for key, name in (
    ("c1", "New York"), ("c2", "Albany"), ("c3", "Plzeň"), ("c4", "Yorkville"), ("munich", "Munich"),
)})  # fmt: skip

LINKS = Ask(0, "any", {key: Word(key, Msg(name), Msg(costs)) for key, name, costs in (
    ("l1", "Edinburgh–Leeds", "2 of 4 coins"), ("l2", "Leeds–London", "1 of 4 coins"),
    ("l3", "Łódź–Malmö", "past London"), ("l4", "London–Edinburgh", "3 of 4 coins"),
)})  # fmt: skip


def keys_of(taps: Sequence[Tap]) -> list[str]:
    return [tap.key for tap in taps]


@pytest.mark.parametrize(
    ("typed", "keys"),
    [("york", ["c1", "c4"]), ("new york", ["c1"]), ("yo ne", ["c1"]), ("plzen", ["c3"]), ("ork", []), ("", [])],
)
def test_each_word_begins_a_word_of_the_name(typed: str, keys: list[str]) -> None:
    fits = called("toy_freight", READ)
    assert [key for key in CITIES.options if fits(CITIES, key, typed)] == keys


@pytest.mark.parametrize(
    ("typed", "first"),
    [("albnay", "c2"), ("munch", "munich"), ("nwe york", "c1"), ("PLZEN", "c3"), ("c44", "c4"), ("münchen", "munich")],
)
def test_the_nearest_move_comes_first(typed: str, first: str) -> None:
    assert keys_of(nearest("toy_freight", CITIES, (typed,), READ, 3))[0] == first


@pytest.mark.parametrize(
    ("typed", "keys"),
    [
        ("london edinburgh", ["l4"]),  # the order of the words does not matter
        ("LEE", ["l1", "l2"]),
        ("coins", []),  # what it costs is no name
        ("3", ["l3"]),  # by the place in the list
        ("9", []), ("0", []), ("🚂", []),
    ],
)  # fmt: skip
def test_what_names_moves_is_known_by_all_of_its_words(typed: str, keys: list[str]) -> None:
    assert keys_of(meant("toy_freight", LINKS, typed, READ)) == keys


def test_a_number_is_meant_as_a_whole() -> None:
    bids = Ask(0, "any", {"pass": Word("pass", Msg("Pass"))}, Amount(50, 52))
    assert keys_of(meant("toy_freight", bids, "5", READ)) == []


def test_what_is_like_nothing_gets_the_most_useful_moves() -> None:
    assert keys_of(nearest("toy_freight", CITIES, ("🚂",), READ, 3)) == ["c1", "c2", "c3"]


def test_the_nearest_numbers_are_those_that_differ_least() -> None:
    bids = Ask(0, "any", {"pass": Word("pass", Msg("Pass"))}, Amount(3, 50))
    assert keys_of(nearest("toy_freight", bids, ("60",), READ, 3)) == ["50", "49", "48"]


@pytest.mark.parametrize(
    ("line", "keys"),
    [
        ("Edinburgh London", ["l4", "l1", "l2"]),
        ("london-EDINBURGH", ["l4", "l1", "l2"]),
        ("london", ["l2", "l4", "l3"]),
        ("malmo", ["l3", "l1", "l2"]),
        ("londno Edinburg", ["l4", "l1", "l2"]),
        ("leeds 3", ["l1", "l2", "l4"]),
    ],
)
def test_what_mentions_more_of_the_words_comes_first(line: str, keys: list[str]) -> None:
    assert keys_of(nearest("toy_freight", LINKS, (line, line.partition(" ")[0]), READ, 3)) == keys


@pytest.fixture
def czech(tmp_path: Path) -> Reader:
    """Who reads some names in Czech, in the cases of their sentences, and all else in English."""
    (tmp_path / "en.ftl").write_text(
        "toy-freight-city-prague = Prague\ntoy-freight-city-vienna = Vienna\ntoy-freight-to = To { $city }\n"
    )
    (tmp_path / "cs.ftl").write_text(
        "toy-freight-city-prague = Praha\n    .gen = Prahy\ntoy-freight-city-vienna = Vídeň\n    .gen = Vídně\n"
        'toy-freight-to = Do { FORM($city, case: "gen") }\n',
        encoding="utf-8",
    )
    return Reader(Texts([LOCALE, tmp_path])("cs"))


WAYS = Ask(0, "any", {key: Word(key, Msg("toy-freight-to", city=Msg(f"toy-freight-city-{city}")))
                      for key, city in (("c1", "prague"), ("c2", "vienna"))})  # fmt: skip


@pytest.mark.parametrize("typed", ["Vídně", "vidne", "Vídeň", "VIDEN", "víd", "Vienna", "to vie", "c2"])
def test_names_are_known_in_the_readers_language_in_any_form_and_in_english(czech: Reader, typed: str) -> None:
    assert keys_of(meant("toy_freight", WAYS, typed, czech)) == ["c2"]
    assert typed == "c2" or [key for key in WAYS.options if called("toy_freight", czech)(WAYS, key, typed)] == ["c2"]


def test_slips_of_the_pen_are_forgiven_in_both_languages(czech: Reader) -> None:
    for typed in ("vidnee", "vienan", "Vídenň"):
        assert keys_of(nearest("toy_freight", WAYS, (typed,), czech, 1)) == ["c2"], typed


def test_games_hear_their_names_in_english(czech: Reader) -> None:
    told = heard("toy_freight", czech)
    assert told("z prahy do vídně 3") == "z prague do vienna 3"
    assert told("videň") == told("Vídeň") == "vienna"
    assert told("videňská c2") == "videnska c2"
    assert heard("toy_freight", READ)("z prahy do vídně") == "z prahy do vídně"


def test_what_completes_a_name_is_found_however_it_is_spelt() -> None:
    assert offered("videň", ["Vídeň", "Vienna"]) and offered("ENNA", ["Vídeň", "Vienna"])
    assert not offered("praha", ["Vídeň", "Vienna"])


@pytest.mark.parametrize(
    ("shown", "typed"), [("Z\u00a0Vídně", "z vid"), ("Z Vídně", "z\u00a0víd"), ("5\u00a0$", "5 $")]
)
def test_a_tie_is_a_space_like_any_other_in_what_is_typed(shown: str, typed: str) -> None:
    assert offered(typed, [shown])
