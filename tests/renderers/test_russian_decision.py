"""The picture for a decision of Russian Railroads: every option has its number, at its place if it has one."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import count
from typing import Any

import msgspec
import pytest
from PIL import ImageChops

from engine.core.ahead.policy import moves
from engine.core.play.ask import Ask, Shortcut, Word
from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.core.play.reading import read
from engine.core.play.registry import game
from engine.games.russian_railroads.actions import OWN_ENGINEER
from engine.games.russian_railroads.choices import Deed
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.locomotives import Place, Take
from engine.games.russian_railroads.pool import DOUBLER
from engine.games.russian_railroads.state import Colour
from engine.games.russian_railroads.tracks import Step
from engine.games.russian_railroads.view import View
from renderers import LAYOUTS, PORTRAIT, Request, paint, picture_for
from renderers.draw.labels import Label
from renderers.draw.layers import UNITS, Painting
from renderers.draw.signs import CANDIDATE_INK
from renderers.reader import words_of
from renderers.russian_railroads import KINDS, NUMBERED, offers
from renderers.russian_railroads.scene import OFFERED, SPACES
from tests.long import few, in_turn
from tests.renderers.outlines import outlined
from tests.renderers.sample import sample
from tests.renderers.test_phone import grown
from tests.renderers.tidy import SMALL, TALL, TALLEST, assert_tidy, faults, too_small

GAME = "russian_railroads"
NAMES = ("Anna", "Benedikt", "Zsófia", "Řehoř")
Asked = tuple[View, Ask[Any]]


@cache
def _asked(seats: int) -> dict[str, Asked]:
    """Of each kind of decision the one with the most options, as the one who decides sees it."""
    found: dict[str, Asked] = {}
    for seed in count(6 if seats == 2 else 4):
        match = Match.new(game(GAME), seats, {}, seed, confirm=())
        for _ in moves(match, ["greedy"] * seats, seed):
            for ask in match.pending.values():
                if ask.kind not in found or len(ask.options) > len(found[ask.kind][1].options):
                    found[ask.kind] = match.view(ask.seat), read(match, ask.seat) or ask
        if {*KINDS} - {*found} <= ({"draft"} if seats == 2 else set()):
            break
    return found


def _drawn(view: View, ask: Ask[Any]) -> Painting:
    return outlined(Request(GAME, view, "decision", ask.seat, ask=ask, names=NAMES, width=SMALL))


def _numbers(drawn: Painting) -> list[Label]:
    """The numbers of options on the picture."""
    return [label for label in drawn.labels() if label.fill == CANDIDATE_INK]


@pytest.mark.parametrize(("seats", "every"), few([(4, 3), (4, 1), (2, 1)], 1))
def test_a_decision_of_any_kind_has_a_tidy_picture_with_the_numbers_of_the_list(seats: int, every: int) -> None:
    for at, (kind, (view, ask)) in enumerate(_asked(seats).items()):
        assert picture_for(GAME, kind) == "decision" and kind in NUMBERED
        places = enumerate(ask.options.values(), start=1)
        expected = {str(number) for number, option in places if not option.declines}
        for layout in LAYOUTS[at % every :: every]:
            drawn = assert_tidy(
                Request(GAME, view, picture="decision", seat=ask.seat, ask=ask, names=NAMES, layout=layout)
            )
            shown = Counter(label.text for label in _numbers(drawn))
            assert set(shown) == expected, (kind, layout)
            # a locomotive has its number once more where its route would reach
            twice = sum(isinstance(option, Place) for option in ask.options.values())
            assert shown.total() == len(expected) + twice
            assert drawn.image.height <= drawn.image.width * TALLEST.get(layout, 1) + 1


@in_turn("kind", ["space", "advance"])
@pytest.mark.parametrize("kind", ["space", "advance"])
def test_each_option_is_framed_at_a_place_of_its_own(kind: str) -> None:
    view, ask = _asked(4)[kind]
    plain = _image(view, ask, [])
    frames = {key: ImageChops.difference(plain, _image(view, ask, [key])).getbbox() for key in ask.options}
    shown = [frames[key] for key, option in ask.options.items() if not option.declines]
    assert all(shown) and len(set(shown)) == len(shown)


def _image(view: View, ask: Ask[Any], keys: list[str]) -> Any:
    some = msgspec.structs.replace(ask, options={key: ask.options[key] for key in keys})
    request = Request(GAME, view, picture="decision", seat=ask.seat, ask=some, width=400)
    return paint(request).image.convert("RGB")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_each_of_eight_own_engineers_has_its_number_at_its_own_badge(layout: str) -> None:
    """So many can be hired in seven rounds; beside them lies every other thing a supply may have."""
    view, ask = _asked(4)["space"]
    own = msgspec.structs.replace(
        view.players[ask.seat], engineers=list(DATA.engineers)[-8:], temporary=2, black_worker=True, revaluation=True,
        coins=10, end_bonus_cards=["", ""],
    )  # fmt: skip
    players = [own if player.seat == own.seat else player for player in view.players]
    view = msgspec.structs.replace(view, players=players)
    spaces = [Word(f"{OWN_ENGINEER}{number}", Msg("core-confirm")) for number in own.engineers]
    asked = msgspec.structs.replace(ask, options={str(space): space for space in spaces})
    drawn = assert_tidy(Request(GAME, view, picture="decision", seat=ask.seat, ask=asked, names=NAMES, layout=layout))
    assert len({(round(label.x), round(label.y)) for label in _numbers(drawn)}) == 8
    assert "Confirm" not in {label.text for label in drawn.labels()}, "all of them have badges"


def test_a_step_shows_its_rail_where_it_would_lie() -> None:
    view, ask = _asked(4)["advance"]
    steps = [option for option in ask.options.values() if isinstance(option, Step)]
    assert steps
    for option in steps:
        some = msgspec.structs.replace(ask, options={str(option): option})
        letter = option.colour.name[0] if option.colour.name != "BROWN" else "R"
        request = Request(GAME, view, picture="decision", seat=ask.seat, width=SMALL)
        before, after = (
            Counter(label.text for label in outlined(one).labels())
            for one in (request, Request(GAME, view, picture="decision", seat=ask.seat, ask=some, width=SMALL))
        )
        assert after[letter] == before[letter] + 1, option


@pytest.mark.parametrize(("kind", "own"), [("space", False), ("reuse", False), ("advance", True)])
def test_a_doubler_is_a_space_or_lies_on_the_own_board_as_the_decision_asks(kind: str, own: bool) -> None:
    said = Msg("core-confirm")
    option = Deed(DOUBLER, said) if own else Word("doubler", said)
    drawn = _drawn(sample(4), Ask(1, kind, {"doubler": option}))
    (number,) = _numbers(drawn)
    assert "Confirm" not in {label.text for label in drawn.labels()}
    assert (number.y > UNITS * drawn.image.height / drawn.image.width * 0.4) is own


PLANS = {
    "black-2": ("worker-2", "ts", "ts", "ts"),
    "ind-2": ("industry", "industry"),
    "loco-1": ("worker-1", "loco", "ts-2"),
    "any-coin": ("ts-black", "ky-black"),
}
"""Plans of each sort: they end where rails, the marker, a locomotive and rails of two routes come to lie."""


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_plan_has_its_letter_at_its_space_and_wherever_it_would_end(layout: str) -> None:
    view = sample(4, "early")
    ask = Ask(1, "space", {space: Word(space, Msg("core-confirm")) for space in PLANS})
    plans = tuple(Shortcut((space, *keys), Msg("core-confirm")) for space, keys in PLANS.items())
    request = Request(GAME, view, picture="decision", seat=1, ask=ask, plans=plans, names=NAMES, layout=layout)
    assert_tidy(request)
    texts, bare = (
        Counter(label.text for label in outlined(replace(request, plans=shown, width=SMALL)).labels())
        for shown in (plans, ())
    )
    new = texts - bare
    assert {letter: new[letter] for letter in "ACD"} == {"A": 2, "C": 2, "D": 3}
    # the letter of the second plan is also that of black rails: one three steps on, two a step on
    assert new["B"] == 2 + 3


def test_a_plan_in_the_middle_of_an_action_goes_on_from_what_is_offered() -> None:
    """A step of the colour that is offered and one more behind it; a locomotive, and the place where it goes."""
    view = sample(4, "early")
    black = view.players[1].routes[0].rails["black"]
    options = {"ts": Step("ts", "TS", Colour.BLACK, black + 1), "loco": Take(2)}
    plans = tuple(Shortcut(keys, Msg("core-confirm")) for keys in (("ts", "ts"), ("loco", "ky")))
    request = Request(GAME, view, "decision", 1, ask=Ask(1, "advance", options), width=SMALL)
    texts, bare = (
        Counter(label.text for label in outlined(replace(request, plans=shown)).labels()) for shown in (plans, ())
    )
    assert texts - bare == Counter({"A": 1, "B": 2})
    assert (bare - texts)[str(black + 2)] == 1, "the rail covers the number of its space"


@pytest.mark.parametrize("layout", TALL)
@pytest.mark.parametrize("kind", KINDS)
def test_on_a_phone_what_one_decides_by_is_large(kind: str, layout: str) -> None:
    view, ask = _asked(4)[kind]
    own = view.players[ask.seat]
    wanted = [f"Round {view.round} of {view.rounds}"]
    if layout == PORTRAIT or kind not in OFFERED:  # with large type what is offered has all of the picture
        wanted += [NAMES[own.seat], str(own.vp)]
    if layout == PORTRAIT or kind not in OFFERED | SPACES:  # and action spaces have most of it
        wanted += [f"{own.workers}/{own.workers_owned}", str(own.coins), *(["14"] if layout == PORTRAIT else [])]
    request = Request(GAME, view, picture="decision", seat=ask.seat, ask=ask, names=NAMES, layout=layout)
    assert too_small(request, wanted) == {}


@pytest.mark.parametrize("layout", TALL)
@pytest.mark.parametrize("kind", ["token", "pick"])
def test_what_is_explained_in_the_list_has_its_name_alone_on_a_phone_where_there_is_much_of_it(
    kind: str, layout: str
) -> None:
    view, ask = _asked(4)[kind]
    said, shown = words_of(GAME, "en"), [option for option in ask.options.values() if not option.declines]
    assert len(shown) > offers.FEW
    drawn = outlined(Request(GAME, view, "decision", ask.seat, ask=ask, names=NAMES, layout=layout, width=SMALL))
    lines = [label.text for label in drawn.labels()]
    details = [said(detail) for option in shown if (detail := option.detail()) is not None]
    assert details and not [text for text in lines if text.count(" ") > 1 and any(text in one for one in details)]
    assert {word for option in shown for word in said(option.label()).split()} <= {*" ".join(lines).split()}
    assert drawn.image.height < 1.5 * SMALL and faults(Request(GAME, view, layout=layout), drawn) == []


@pytest.mark.parametrize("picture", ["overview", "main", "player", "decision"])
def test_large_type_enlarges_the_words_of_boards(picture: str) -> None:
    found = grown(GAME, picture)
    assert len(found) > 5 and found[len(found) // 2] >= 1.1
