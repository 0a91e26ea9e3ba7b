"""Practice opponents have levels that people choose, and names that set them apart at their table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.host.match.opponents import NAMES, levels, name_for, require_level, stand_in
from bot.host.types.people import LEVELS, called
from bot.i18n import Texts
from bot.i18n.coverage import offered
from bot.ui.pages.lobby import level_name
from bot.ui.parts.reader import Reader
from engine.core.ahead.policy import UnknownPolicy, random_policy
from engine.core.play import registry
from engine.core.play.advice import Advice
from engine.core.play.msg import Msg
from tests.bot.host.rig import ANN, BEN, GAME, Person, Rig, request_of

TOY = registry.game(GAME)
PLAIN: Advice[Any] = Advice(policies={"greedy": random_policy, "easy": random_policy, "normal": random_policy})
Advise = Callable[[Advice[Any]], None]


@pytest.fixture
def advised(monkeypatch: pytest.MonkeyPatch) -> Advise:
    """Gives the toy game another advice."""
    return lambda advice: monkeypatch.setattr(registry, "advice", lambda key: advice)


def test_the_levels_that_a_game_has_are_offered_from_easy_to_master(advised: Advise) -> None:
    advised(PLAIN)
    assert levels(TOY) == ("easy", "normal")
    advised(replace(PLAIN, estimate=lambda state: [0.0]))
    assert levels(TOY) == ("easy", "normal", "hard", "master")


def test_a_game_without_levels_offers_what_it_has(advised: Advise) -> None:
    advised(Advice(policies={"shark": random_policy, "random": random_policy}))
    assert (levels(TOY), stand_in(TOY)) == (("shark",), "shark")
    advised(Advice())
    assert (levels(TOY), stand_in(TOY)) == (("random",), "random")


@pytest.mark.parametrize("level", ["greedy", "random", "hard", "master", "deep-thought"])
def test_what_is_not_offered_can_not_be_chosen(level: str, advised: Advise) -> None:
    advised(PLAIN)
    with pytest.raises(UnknownPolicy) as refused:
        require_level(TOY, level)
    assert refused.value.msg.args["known"] == "easy, normal"


def test_no_two_opponents_of_a_table_have_one_name_and_tables_differ() -> None:
    tables = [tuple(name_for(game, seat, []) for seat in range(6)) for game in range(len(NAMES))]
    assert all(len(set(table)) == 6 for table in tables)
    assert len(set(tables)) == len(NAMES)


def test_no_opponent_is_called_like_somebody_who_plays() -> None:
    first = name_for(1, 1, [])
    assert name_for(1, 1, [first.upper()]) not in (first, first.upper())


async def test_opponents_keep_their_names_and_tell_their_level(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, opponents="normal", seats=4)
    called = ("Ann", "Ben", Msg("opponent-normal", name="Perner"), Msg("opponent-normal", name="Judah"))
    assert card.seat_names == called
    await rig.restart()
    panel = await rig.house.host.play.panel(card.game_id, ANN)
    assert panel.seat_names == called
    assert request_of(panel).names == called
    assert (await rig.house.host.history.log(card.game_id, ANN)).seat_names == called


@pytest.mark.parametrize("level", LEVELS)
async def test_each_level_has_its_name_in_every_language(level: str) -> None:
    for language in offered():
        read = Reader(Texts()(language), (), offered())
        assert level_name(level, read) == level if language == "en" else level_name(level, read) != level
        assert f"· {level_name(level, read)}" in read(called("Walton", level))


async def test_an_opponent_gives_way_to_the_name_of_a_person(rig: Rig) -> None:
    namesake = Person(77, "perner")
    card = await rig.table(ANN, namesake, opponents="normal", seats=3)
    assert card.seats[2].name == "Judah"


async def test_a_seat_whose_level_the_game_has_no_more_is_played_all_the_same(
    rig: Rig, caplog: pytest.LogCaptureFixture
) -> None:
    card = await rig.table(ANN, BEN, opponents="normal", seats=3)
    async with rig.house.matches.hold(card.game_id) as live:
        live.seats[2] = replace(live.seats[2], policy="greedy-of-old")
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await rig.answer(card.game_id, BEN, "pass", "confirm")
    assert 2 not in [waiting.seat for waiting in (await rig.house.host.tables.card(card.game_id)).waiting]
    assert "could not decide" not in caplog.text
