"""What is told in short is a deed a player and turn, which leaves out what does not say what came of it."""

from __future__ import annotations

import pytest

from bot.i18n import Texts
from bot.ui.parts.reader import Reader
from bot.ui.table.deeds import lines_of
from engine.core.play import registry
from engine.core.play.brief import ALL_OF_IT, Brief, Doing, Halves
from engine.core.play.msg import Msg
from engine.making import saying
from tests.contract.test_every_game import played, some_tables
from tests.games import FINISHED, games_in_turn

SAID = ("carries", "step", "step-card", "income", "moves-up", "raises", "grows", "gets", "builds")
SHORT = Brief(
    details=frozenset({"drawn"}),
    nothing={"income": "cash"},
    steps={"step": ("marker", "marker"), "step-card": ("marker", "marker")},
    chains={"moves-up": ("loco", "replaced")},
    summed={"raises": ("cash",), "builds": ("vp",)},
    halves={"builds": Halves("way", "half", "at", "way")},
    shorter={key: f"{key}-short" for key in SAID},
    beside={"gets": "gets-other"},
    gathered={"scores": ("scored", "round-over"), "bids": ("bidder", "auction")},
    alone={"bids": "bids-alone"},
)


def step(marker: str, to: int, key: str = "step") -> Msg:
    return Msg(key, seat=0, marker=marker, to=to)


def short(key: str, **args: int | str) -> Msg:
    return Msg(f"{key}-short", **args)


def told(*lines: Msg) -> tuple[Doing, ...]:
    return SHORT([lines])


def test_of_steps_the_last_of_each_is_told_in_the_order_of_what_is_told() -> None:
    (did,) = told(step("car", 1), step("ship", 1), Msg("drawn"), step("car", 2, "step-card"))
    ship, car = short("step", seat=0, marker="ship", to=1), short("step-card", seat=0, marker="car", to=2)
    assert did == Doing(0, (ship, car))


def test_what_somebody_does_in_a_turn_is_one_deed_and_what_another_does_is_another() -> None:
    lines = Msg("carries", seat=1, n=2), step("car", 3), Msg("grows", n=1), Msg("carries", seat=1, n=4)
    assert [(did.who, len(did.parts)) for did in told(*lines)] == [(1, 1), (0, 2), (1, 1)]
    # the same player's next turn is a line of its own
    again = SHORT([[Msg("carries", seat=1, n=2)], [Msg("carries", seat=1, n=4)]])
    assert [did.who for did in again] == [1, 1]


def test_what_a_deed_brings_to_others_stands_with_it() -> None:
    (did,) = told(Msg("carries", seat=1, n=2), Msg("gets", seat=0, n=1))
    assert did == Doing(1, (short("carries", seat=1, n=2), Msg("gets-other", seat=0, n=1)))
    # what names nobody stands behind a name already
    assert told(Msg("gets", seat=0, n=1)) == (Doing(0, (short("gets", seat=0, n=1),)),)
    (did,) = told(Msg("carries", seat=1, n=2), Msg("gets", seat=1, n=1))
    assert did.parts[1] == short("gets", seat=1, n=1)


def test_a_rival_has_deeds_of_its_own() -> None:
    rival = Msg("bank")
    assert told(Msg("carries", rival=rival, n=1), Msg("carries", seat=0, n=1))[0].who == rival


def test_what_is_nothing_is_not_told() -> None:
    assert told(Msg("income", seat=0, cash=0), Msg("income", seat=0, cash=2)) == (
        Doing(0, (short("income", seat=0, cash=2),)),
    )


def test_of_a_chain_the_first_link_is_told() -> None:
    links = [Msg("moves-up", seat=0, loco=6, replaced=4), Msg("moves-up", seat=0, loco=4, replaced=2)]
    another = Msg("moves-up", seat=0, loco=5, replaced=0)
    assert [part.args["loco"] for did in told(*links, another) for part in did.parts] == [6, 5]


def test_who_plays_reads_each_link_of_a_chain_and_what_they_did_alone_without_their_name() -> None:
    links = [Msg("moves-up", seat=0, loco=6, replaced=4), Msg("moves-up", seat=0, loco=4, replaced=2)]
    (did,) = SHORT.own([links])
    assert [part.args["loco"] for part in did.parts] == [6, 4]
    bids = Msg("bids", seat=0, n=2)
    assert SHORT.own([[bids]]) == (Doing(0, (Msg("bids-alone", seat=0, n=2),)),)
    assert SHORT([[bids]]) == (Doing(None, (Msg("auction", who=[Msg("bidder", seat=0, n=2)]),)),)


def test_what_happens_several_times_in_a_turn_is_told_once_with_its_sum() -> None:
    lines = (
        Msg("raises", seat=0, cash=5),
        Msg("raises", seat=1, cash=5),
        Msg("raises", seat=0, cash=10),
        Msg("raises", seat=0, cash=1),
    )
    assert [part.args for did in told(*lines) for part in did.parts] == [
        {"seat": 1, "cash": 5},
        {"seat": 0, "cash": 16},
    ]


def builds(vp: int, way: Msg, seat: int = 0) -> Msg:
    return Msg("builds", seat=seat, vp=vp, way=way)


def test_both_halves_of_a_way_are_told_as_the_way() -> None:
    first, other = Msg("half", at="Oslo", a="Oslo", b="Bergen"), Msg("half", at="Bergen", a="Bergen", b="Oslo")
    third, whole = Msg("half", at="Oslo", a="Oslo", b="Narvik"), Msg("way", a="Oslo", b="Narvik")
    both = Msg("way", a="Bergen", b="Oslo")
    for lines, ways in (
        ([builds(2, first), builds(0, third), builds(3, other)], [(0, third), (5, both)]),
        ([builds(2, first), builds(3, other, seat=1)], [(2, first), (3, other)]),
        ([builds(2, both), builds(3, whole)], [(2, both), (3, whole)]),
    ):
        assert [(part.args["vp"], part.args["way"]) for did in told(*lines) for part in did.parts] == ways


def test_what_is_told_of_all_together_is_one_sentence_over_several_turns() -> None:
    done = SHORT(
        [[Msg("scores", seat=0, n=1)], [Msg("drawn"), Msg("scores", seat=1, n=2)], [Msg("carries", seat=1, n=1)]]
    )
    assert done[0] == Doing(None, (Msg("round-over", who=[Msg("scored", seat=0, n=1), Msg("scored", seat=1, n=2)]),))
    assert [did.who for did in done] == [None, 1]


def test_lines_that_have_no_shorter_form_are_sentences_that_stay_as_they_are() -> None:
    assert told(Msg("pays"), Msg("pays")) == (Doing(None, (Msg("pays"),)), Doing(None, (Msg("pays"),)))
    assert ALL_OF_IT([[step("car", 1), step("car", 2)]]) == (
        Doing(None, (step("car", 1),)),
        Doing(None, (step("car", 2),)),
    )


@pytest.mark.parametrize("key", registry.games())
def test_what_a_game_leaves_out_it_says_somewhere(key: str) -> None:
    texts = (registry.folder(key) / "locale" / "en.ftl").read_text(encoding="utf-8")
    assert registry.advice(key).brief.keys <= {*saying.keys(texts)}


@games_in_turn(count=2)
@some_tables
def test_nobody_is_named_twice_in_a_line(key: str, seats: int, variants: dict[str, str]) -> None:
    if key not in FINISHED:
        pytest.skip("nobody plays it")
    names = [f"Player{seat}" for seat in range(seats)]
    read, told = Reader(Texts()("en"), names), [e.msg for e in played(key, seats, variants).match.finished if not e.to]
    # each line as if a turn began with it
    lines = [*lines_of(registry.advice(key).brief([line] for line in told), read)]
    assert sum(isinstance(line.who, int) for line in lines) > 10
    assert [
        line.text for line in lines if isinstance(line.who, int) and line.told.startswith(f"**{names[line.who]}")
    ] == []


@some_tables
def test_all_that_a_whole_game_tells_has_a_short_form(key: str, seats: int, variants: dict[str, str]) -> None:
    if key not in FINISHED:
        pytest.skip("nobody plays it")
    lines = [entry.msg.key for entry in played(key, seats, variants).match.finished if entry.to is None]
    rare = {"railroad-revolution-log-end-trigger"}  # worth a sentence
    assert {*lines} <= {*registry.advice(key).brief.known, *rare} and len(lines) > 50
