"""Whole plans in one tap: they are there for the common turns, and do what they say."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.ahead.consequences import trials
from engine.core.ahead.policy import move
from engine.core.play.ask import Shortcut
from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.core.play.reading import read
from engine.core.play.rng import Rng, Seed
from engine.games.russian_railroads import RULES
from engine.games.russian_railroads.advice import ADVICE
from engine.games.russian_railroads.advice.sight import of_ask
from engine.games.russian_railroads.advice.told import rehearsal
from engine.games.russian_railroads.choices import Space
from renderers.i18n import Words
from tests.engine.games.russian_railroads.build import play
from tests.engine.games.russian_railroads.story import (
    Game,
    actor,
    asked,
    factories,
    locos,
    me,
    pieces,
    quiet,
    track,
)
from tests.long import few

WORDS = Words("en")


def plans(match: Game) -> dict[str, Shortcut]:
    """What is offered to whoever is asked, by label."""
    seat = actor(match)
    return {WORDS(plan.label): plan for plan in ADVICE.shortcuts(match.view(seat), match.pending[seat])}


def detail_of(match: Game, key: str) -> Msg:
    """What the list says that an option costs and brings."""
    ask = read(match, actor(match))
    assert ask is not None
    said = ask.options[key].detail()
    assert said is not None
    return said


def told(plan: Shortcut) -> str:
    """What a plan says it costs and brings."""
    return "" if plan.detail is None else WORDS(plan.detail)


RAILS = {"TS": "b6 g4 br0", "SP": "b3 g1 br0", "KY": "b3 g1 br0"}
BUSY = ["black-1", "black-2", "grey-1", "grey-2", "brown-1", "brown-2", "bottom", "loco-1", "loco-2", "loco-3", "ind-1",
        "ind-2", "ind-3", "doubler", "coins", "temps", "order-1", "order-2", "any-coin"]  # fmt: skip


def free(*spaces: str, **facts: Any) -> Game:
    """A table where these are the only spaces that are free."""
    board = {space: [(1, "own")] for space in BUSY if space not in spaces}
    return quiet(board=board, strip=[0] * 7, **{**RAILS, **facts})


def test_two_steps_of_any_colour_are_one_tap_with_the_payment() -> None:
    match = free("any-coin", coins=2, ts=[4], ky=[3])
    label, plan = next((label, plan) for label, plan in plans(match).items() if plan.keys[0] == "any-coin")
    before = sum(route.points for route in me(match).routes)
    play(match, *plan.keys)
    assert asked(match) == "space" and pieces(match, "any-coin") == [(0, "own"), (0, "coin")]
    gained = sum(route.points for route in me(match).routes) - before
    assert gained > 0 and f"+{gained} VP a round" in told(plan), label


def test_a_track_space_says_where_its_steps_go_and_what_they_bring() -> None:
    match = free("black-2", TS="b7 g4 br0", KY="b9 g3 br0", SP="b6 g0 br0")
    plan = plans(match)["3 black: Trans-Siberian 7→10"]
    assert told(plan) == "2 workers · brings natural rails"
    play(match, *plan.keys)
    assert track(match, "TS") == "b10 g4 br0 n0"


def test_a_locomotive_is_bought_and_placed_in_one() -> None:
    match = free("loco-1", locos={5: 2}, ts=[3], KY="b5 g4 br3", ky=[3], sp=[4])
    label = "Locomotive 5: Trans-Siberian reach 3→8"
    assert label in plans(play(match, "loco-1"))
    plan = plans(match)[label]
    play(match, *plan.keys)
    assert locos(match, "TS") == [5, 3] and asked(match) == "space"


def test_a_locomotive_and_a_factory_are_named_both() -> None:
    match = free("loco-3", locos={5: 2, 6: 1}, tiles={}, KY="b8 g7 br3", ky=[3])
    (plan,) = (plan for label, plan in plans(match).items() if label.endswith(", a factory"))
    play(match, *plan.keys)
    assert factories(match)[0] and sum(map(len, (locos(match, "TS"), locos(match, "SP"), locos(match, "KY")))) == 3
    assert told(plan).count("“") == 1 and "actory “" not in told(plan)


def test_the_usual_splits_are_offered_at_the_steps() -> None:
    match = play(free("black-1", "order-2"), "black-1")
    found = plans(match)
    assert {"Trans-Siberian 6→8", "Trans-Siberian 6→7, Kiev 3→4", "Kiev 3→5"} <= found.keys()
    assert len(found) <= 5
    play(match, *found["Trans-Siberian 6→7, Kiev 3→4"].keys)
    assert (track(match, "TS"), track(match, "KY"), asked(match)) == ("b7 g4 br0", "b4 g1 br0", "space")


@pytest.mark.parametrize("every", few((11, 1), 1))
def test_what_the_list_and_the_plans_promise_is_what_happens(every: int) -> None:
    """At spaces of a random game: the board on which texts are based is the one that the answers lead to."""
    match, rng, asked_at = Match.new(RULES, 3, {}, 4), Rng(Seed(4)), 0
    while match.pending:
        seat, ask = next(iter(match.pending.items()))
        spaces = [option for option in ask.options.values() if isinstance(option, Space)]
        asked_at += bool(spaces)
        for space in spaces if asked_at % every == 0 else ():
            sight = of_ask(ask)
            assert sight is not None
            promised, twin = rehearsal(sight, trials(ask), space.key), match.fork()
            for key in promised.keys:
                twin.answer(seat, key)
            got = twin.view(seat).players[seat]
            assert (got.vp, got.coins, got.temporary, got.doublers, got.markers) == (
                promised.after.vp, promised.after.coins, promised.after.temporary, promised.after.doublers,
                promised.after.markers,
            ), (ask.kind, space.key)  # fmt: skip
            rails = [[at for at in line if at >= 0] for line in promised.after.rails.values()]
            assert [list(route.rails.values()) for route in got.routes] == rails
        move(match, seat, "random", rng)


def test_a_factory_that_is_entered_is_told_as_far_as_nothing_is_asked() -> None:
    match = quiet(board={}, strip=[0] * 7, markers=[4], factories=["two-any-steps"], **RAILS)
    listed = WORDS(detail_of(match, "ind-2"))
    plan = next(plan for plan in plans(match).values() if plan.keys[0] == "ind-2")
    assert listed.endswith("industry “2 any steps”") and "2 any steps" in WORDS(plan.label)


def test_what_is_paid_is_no_loss_of_what_is_gained() -> None:
    match = free("coins", coins=3, workers=0)
    assert WORDS(detail_of(match, "coins")).endswith("+2 coins")


def test_one_step_needs_no_shortcut() -> None:
    assert not plans(play(free("bottom", "order-2"), "bottom"))


def test_a_plan_ends_before_a_token_is_chosen() -> None:
    match = free("black-2", SP="b3 g1 br0", sp=[4], TS="b1 g0", KY="b9 g3 br0")
    label, plan = next(iter(plans(match).items()))
    assert "? token" in told(plan), label
    play(match, *plan.keys)
    assert asked(match) == "token"


def test_of_spaces_that_do_the_same_the_cheapest_is_a_plan() -> None:
    found = plans(free("loco-1", "loco-2", locos={5: 2}, KY="b8 g7 br3", ky=[3]))
    assert [plan.keys[0] for plan in found.values() if plan.keys[0].startswith("loco")] == ["loco-1"]


@pytest.mark.parametrize("kind", ["pay", "reuse"])
def test_other_questions_have_no_plans(kind: str) -> None:
    match = free("black-1", "bottom", coins=1) if kind == "pay" else quiet(board={"order-2": [(0, "own")]}, **RAILS)
    play(match, "black-1" if kind == "pay" else "pass")
    assert asked(match) == kind and not plans(match)


def test_a_token_tells_nothing_of_what_is_left_of_the_action_that_led_to_it() -> None:
    match = play(free("black-2", SP="b3 g1 br0", sp=[4], TS="b1 g0", KY="b9 g3 br0"), "black-2", "sp")
    assert WORDS(detail_of(match, "industry-five")) == "up to 5 industry steps · +5 VP a round"
    play(match, "revaluation")
    assert "brings grey rails" in WORDS(detail_of(match, "ts"))
