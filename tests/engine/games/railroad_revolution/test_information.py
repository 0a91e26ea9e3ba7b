"""Who knows what: the piles, the deck, and the three milestones that a player has drawn (rules section 16)."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.ahead.policy import RANDOM, play_out
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from tests.engine.games.railroad_revolution.build import Game, asked, offered, play
from tests.engine.games.railroad_revolution.scenes import BARE, RULES, bystanders, position, table

DONE = {"milestones": "A2-1:purple", "rails": "WAS-CHI", "stations": "WAS"}
READERS = [None, 0, 1, 2, 3]
DRAWN = ("B-9", "B-2", "B-6")
PILE = [*DRAWN, "B-1", "B-3", "B-4", "B-5", "B-7", "B-8", "B-10"]


def drawing() -> Game:
    """Seat 0 has drawn three milestones and must choose one."""
    match = table(pool="5 white", others=bystanders(), piles={"B": list(PILE)}, **{**BARE, **DONE})
    play(match, "trade/white")
    assert asked(match) == "milestone"
    return match


def told(match: Game, reader: int | None) -> str:
    """All log lines that somebody may read."""
    entries = [*match.finished, *match.story(reader)]
    return repr([entry.msg for entry in entries if entry.to in (None, reader)])


@pytest.mark.rule("RRV-199")
@pytest.mark.parametrize("reader", READERS)
def test_nobody_sees_the_order_of_piles_and_deck(reader):
    state = position(piles={"B": list(PILE)})
    before = RULES.view(state, reader)
    assert (before.deck, before.piles) == (8, {"B": 10, "C": 10, "D": 10})
    state.deck.reverse()
    for pile in state.piles.values():
        pile.reverse()
    assert RULES.view(state, reader) == before
    assert not any(f"'{card}'" in repr(before) for card in PILE)


@pytest.mark.rule("RRV-199")
def test_everything_else_is_public():
    other = {
        "money": 1250,
        "shares": 7,
        "pool": "2 gray",
        "mat": {"trade": "purple, white"},
        "up": "rail",
        "down": "money",
    }
    other |= {"completed": "A1-4 B-2", "milestones": "C-1:purple D-3", "markers": {"network": 4}, "offices": [2, 8]}
    state = position(others={1: other}, discards=[3, 4])
    views = [RULES.view(state, reader) for reader in READERS]
    for view in views:
        assert msgspec.structs.replace(view, seat=None) == views[0]
    seen = views[4].players[1]
    assert (seen.money, seen.shares, seen.pool["gray"], seen.mat["trade"]) == (1250, 7, 2, ["purple", "white"])
    assert (seen.trains_up, seen.trains_down, seen.completed) == ({"rail": 1}, {"money": 1}, ["A1-4", "B-2"])
    assert [m.id for m in seen.milestones] == ["C-1", "D-3"]
    assert (seen.markers["network"], seen.offices, seen.workforce) == (4, [2, 8], 4)
    assert (views[4].discards, views[4].deck) == ([3, 4], 6)


@pytest.mark.rule("RRV-200")
def test_only_who_draws_sees_the_three_and_what_may_be_chosen():
    match = drawing()
    assert match.view(0).drawn == DRAWN
    assert offered(match) == ["b-9", "b-2", "b-6"]
    ask = match.pending[0]
    assert ask.private, "its keys and labels are for nobody else"
    assert list(match.pending) == [0]
    for reader in (None, 1, 2, 3):
        view = match.view(reader)
        assert (view.drawn, view.picking, view.piles["B"]) == ((), 0, 7)
        assert not any(card in repr(view) for card in DRAWN)
        assert not any(card in told(match, reader) for card in DRAWN)
    assert ask.note is None


@pytest.mark.rule("RRV-200")
@pytest.mark.parametrize("kept", DRAWN)
def test_the_others_learn_which_one_is_kept_and_nothing_of_the_rejected(kept):
    match = drawing()
    play(match, kept.lower())
    rejected = [card for card in DRAWN if card != kept]
    for reader in (None, 1, 2, 3):
        view = match.view(reader)
        assert [m.id for m in view.players[0].milestones] == [kept]
        assert kept in told(match, reader)
        assert not any(card in repr(view) or card in told(match, reader) for card in rejected)
        assert view.drawn == ()
    assert not any(card in repr(match.view(0)) for card in rejected)


@pytest.mark.rule("RRV-200")
def test_the_others_see_the_same_whichever_three_were_drawn():
    views = []
    for pile in (PILE, PILE[::-1]):
        match = table(pool="5 white", others=bystanders(), piles={"B": list(pile)}, **{**BARE, **DONE})
        play(match, "trade/white")
        views.append([(match.view(reader), told(match, reader)) for reader in (None, 1, 2, 3)])
        assert match.view(0).drawn == tuple(pile[:3])
    assert views[0] == views[1]


@pytest.mark.rule("RRV-200")
def test_what_has_been_drawn_can_not_be_undone():
    position_ = position(pool="5 white", others=bystanders(), piles={"B": list(PILE)}, **_own())
    match = Match(RULES, 4, {}, position_)
    match.answer(0, "trade/white")
    while asked(match) != "milestone":
        assert match.view(0).drawn == ()
        match.answer(0, offered(match)[0])
    assert not match.can_undo(0)
    match.answer(0, "b-2")
    assert match.can_undo(0), "but the choice can be, until it is confirmed"
    match.undo(0)
    assert match.view(0).drawn == DRAWN
    for reader in (None, 1, 2, 3):
        assert not any(card in repr(match.view(reader)) + told(match, reader) for card in DRAWN)


def _own() -> dict[str, object]:
    return {**BARE, **DONE, "stations": {"WAS": [0]}}


@pytest.mark.rule("RRV-199", "RRV-200")
@pytest.mark.parametrize("seed", [1, 2])
def test_in_a_whole_game_nobody_learns_of_milestones_that_another_has_drawn(seed):
    match: Game = Match.new(RULES, 4, seed=seed, confirm=())
    names, chance = ["greedy", RANDOM, "greedy", RANDOM], Rng(Seed(seed))
    drawings = 0
    while match.pending:
        if (drawn := match.state.drawn) is not None:
            drawings += 1
            others = [reader for reader in READERS if reader != drawn.seat]
            texts = [repr(match.view(reader)) + told(match, reader) for reader in others]
            assert not any(f"'{card}'" in text for card in drawn.cards for text in texts)
            for reader in READERS:
                redealt = RULES.redeal(match.state, reader, Rng(Seed(drawings)))
                assert RULES.view(redealt, reader) == RULES.view(match.state, reader)
        play_out(match, names, chance.bits(), limit=1)
    assert drawings > 6
