"""Examples of ? tokens, ? cards, end-bonus picks and what is hidden (RRR-EX-26, RRR-EX-90 to 96, RRR-EX-102)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from engine.games.russian_railroads import RULES
from tests.engine.games.russian_railroads.build import asked, offered, play, position
from tests.engine.games.russian_railroads.story import (
    FIRST_DECK,
    GREY,
    REMOVED,
    Game,
    actor,
    at_a_card,
    at_a_token,
    factories,
    locos,
    me,
    progress,
    quiet,
    route,
    table,
    told,
)


@pytest.mark.rule("RRR-EX-26", "RRR-092", "RRR-093")
def test_using_a_token():
    match = at_a_token()
    assert len(me(match).tokens_unused) == 7
    play(match, "three-doublers")
    assert me(match).doublers == 3
    assert route(match, "SP").question_tokens == {4: "three-doublers"}
    assert len(me(match).tokens_unused) == 6
    assert "three-doublers" not in me(match).tokens_unused
    play(match, "bottom", "sp-black")
    assert asked(match) == "space", "SP 4 never triggers again"


ANY = {"sp": [4], "SP": "b3 g0", "KY": "b1 g0", "TS": "b2 g0"}


@pytest.mark.rule("RRR-EX-90", "RRR-176", "RRR-124", "RRR-182")
def test_a_token_is_resolved_during_a_move():
    match = play(table(**ANY), "black-1", "sp")
    assert asked(match) == "token", "at once, before the second step"
    before = progress(match)
    play(match, "four-any-steps", "ts-grey", "ky-black", "done")
    assert sorted(offered(match)) == ["ky", "sp", "ts"], "the steps of the token are given up, the own one is not"
    play(match, "ky")
    assert progress(match) - before == Counter(black=2, grey=1)
    assert actor(match) == 1


@pytest.mark.rule("RRR-EX-91", "RRR-129", "RRR-136", "RRR-176", "RRR-181", "RRR-082")
def test_a_token_a_card_its_pick_and_another_token():
    match = play(table(sp=[4], SP="b3 g0", **GREY), "black-2", "sp")
    assert asked(match) == "token"
    play(match, "question-card", "loco-nine")
    assert asked(match) == "place"
    play(match, "sp")
    assert asked(match) == "place"
    play(match, "ky")
    assert (route(match, "SP").reach, locos(match, "KY")) == (9, [4])
    assert "loco-nine" not in match.view(0).question_cards
    assert (asked(match), actor(match)) == ("pick", 0), "right after the card"
    play(match, "ten-vp")
    assert me(match).vp == 10
    play(match, "sp", "sp")
    assert asked(match) == "token", "SP 6, which the #4 would not have reached"
    play(match, "kiev-medal")
    assert (me(match).kiev_medal, actor(match)) == (True, 1)
    assert route(match, "SP").question_tokens == {4: "question-card", 6: "kiev-medal"}


@pytest.mark.rule("RRR-EX-92", "RRR-131", "RRR-183")
def test_four_actions_without_an_industry_step():
    match = play(at_a_card(markers=[4]), "four-actions")
    assert sorted(offered(match)) == ["done", "ky", "sp", "ts"]
    play(match, "ky", "doubler")
    assert (me(match).doublers, me(match).markers, asked(match)) == (2, [4], "pick")


@pytest.mark.rule("RRR-EX-92", "RRR-132")
def test_an_engineer_and_a_coin():
    match = play(at_a_card(markers=[4]), "engineer-coin", "ten-vp")
    assert (me(match).engineers, me(match).coins) == ([10], 1)
    assert "engineer-10" in offered(match)
    play(match, "bottom")
    assert "coin-1" in offered(match)


@pytest.mark.rule("RRR-EX-92", "RRR-133")
def test_a_factory_and_two_industry_steps():
    match = play(at_a_card(markers=[4], locos={6: 4}), "factory-industry", "factory", "industry", "industry")
    assert factories(match)[0] == "coin"
    assert (me(match).markers, me(match).coins) == ([6], 1)


@pytest.mark.rule("RRR-EX-92", "RRR-131")
@pytest.mark.parametrize("order", list(permutations(["industry", "ky"])))
@pytest.mark.parametrize("again", ["doubler", "industry", "ky"])
def test_four_actions_in_any_order_and_one_of_them_again(order, again):
    match = play(at_a_card(markers=[4], factories=["coin"]), "four-actions")
    before = progress(match)
    play(match, *order, again)
    assert me(match).doublers == 1 + (again == "doubler")
    assert me(match).markers == [5 + (again == "industry")]
    assert progress(match) - before == Counter(black=1 + (again == "ky"))
    assert asked(match) == "pick"


@pytest.mark.rule("RRR-EX-93", "RRR-190", "RRR-129")
def test_the_token_of_the_card_needs_a_card_that_can_be_played():
    nines = {"ts": [9, 9], "sp": [9], "ky": [9]}
    assert "question-card" not in offered(at_a_token(state={"question_cards": ["loco-nine"]}, **nines))
    match = at_a_card(markers=[4], state={"question_cards": ["four-actions"]})
    play(match, "decline")
    assert asked(match) == "pick"
    assert match.view(0).question_cards == ["four-actions"]
    play(match, "ten-vp")
    assert (me(match).vp, me(match).tokens_used) == (10, ["question-card"])


@pytest.mark.rule("RRR-EX-94", "RRR-125", "RRR-055")
@pytest.mark.parametrize("steps", range(5))
def test_up_to_five_industry_steps(steps):
    match = play(at_a_token(markers=[2], factories=["coin"]), "industry-five")
    for _ in range(steps):
        assert asked(match) == "advance"
        play(match, "industry")
    if steps < 4:
        assert sorted(offered(match)) == ["done", "industry"]
        play(match, "done")
    assert asked(match) == "space", "the fifth step is blocked by the empty notch 2"
    assert me(match).markers == [2 + steps]
    assert me(match).coins == (steps >= 3)


@pytest.mark.rule("RRR-EX-95", "RRR-189", "RRR-093")
def test_declining_a_question_space():
    match = quiet(sp=[5], SP="b3 g0", **GREY, round=7, bonus_cards=["tokens"])
    play(match, "black-1", "sp", "decline", "sp")
    assert asked(match) == "space", "not once more in the same turn"
    assert len(me(match).tokens_unused) == 7
    assert me(match).tokens_used == []
    play(match, "bottom", "sp-grey")
    assert asked(match) == "space", "nothing has come past SP 4"
    play(match, "black-2", "sp")
    assert asked(match) == "token", "SP 4 is still unused"
    play(match, "decline", "ky", "ky", "pass")
    assert match.over
    assert match.result().breakdown[0].get("end-bonus", 0) == 0


def at_a_pick(deck: list[str]) -> Game:
    """A marker has just entered the factory end-bonus-or-10."""
    return play(table(markers=[4], factories=["end-bonus-or-10"], state={"deck": list(deck)}), "ind-1")


@pytest.mark.rule("RRR-EX-96", "RRR-137", "RRR-170", "RRR-211")
def test_a_pick_shows_the_whole_deck_to_this_player_only():
    match = at_a_pick(FIRST_DECK)
    ask = match.pending[0]
    assert (ask.kind, ask.private) == ("pick", True)
    assert sorted(ask.options) == sorted([*FIRST_DECK, "ten-vp"])
    assert not match.can_undo(0), "the deck has been seen"
    play(match, "tokens")
    assert me(match).end_bonus_cards == ["tokens"]
    assert match.view(1).players[0].end_bonus_cards == [""]
    assert match.view(None).end_bonus_deck == 7
    assert me(match).vp == 0
    assert not any("tokens" in str(entry.msg) for entry in match.finished if entry.to is None)


@pytest.mark.rule("RRR-EX-96", "RRR-137")
def test_a_pick_may_score_ten_instead():
    match = play(at_a_pick(FIRST_DECK), "ten-vp")
    assert (me(match).vp, match.view(None).end_bonus_deck, me(match).end_bonus_cards) == (10, 8, [])


@pytest.mark.rule("RRR-EX-96", "RRR-209")
def test_with_an_empty_deck_a_pick_scores_ten():
    match = at_a_pick([])
    assert actor(match) == 1
    assert me(match).vp == 10
    assert "log-pick-vp" in told(match)


@pytest.mark.rule("RRR-EX-102", "RRR-212", "RRR-211", "RRR-213", "RRR-011")
def test_what_another_player_sees():
    deck, removed = FIRST_DECK[1:], REMOVED
    state = position(current=1, others={0: {"bonus_cards": ["fifteen"]}}, state={"deck": deck, "removed": removed})
    view = RULES.view(state, 1)
    assert view.players[0].end_bonus_cards == [""]
    assert view.end_bonus_deck == 7
    assert [slot.engineer for slot in view.strip] == state.strip
    assert [(p.workers, p.coins) for p in view.players] == [(p.workers, p.coins) for p in state.players]
    assert not any(card in repr(view) for card in (*removed, "black-reach", "termini", "fifteen"))
    state.deck = list(reversed(deck))
    assert RULES.view(state, 1) == view
    for unseen in (*deck, *removed):
        state.players[0].bonus_cards = [unseen]
        assert RULES.view(state, 1) == view
    assert RULES.view(state, 0).players[0].end_bonus_cards == [unseen]
