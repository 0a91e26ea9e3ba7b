"""Hidden information (rules section 15): only the end-bonus cards are hidden."""

from __future__ import annotations

import pytest

from engine.core.ahead.policy import RANDOM, play_out
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.games.russian_railroads import RULES
from tests.engine.games.russian_railroads.build import play, position
from tests.engine.games.russian_railroads.story import FIRST_DECK, REMOVED, Game, me, table


@pytest.mark.rule("RRR-211")
@pytest.mark.parametrize("reader", [None, 0, 1, 2, 3])
def test_nobody_sees_the_deck_or_what_has_left_the_game(reader):
    state = position(state={"deck": list(FIRST_DECK), "removed": list(REMOVED)})
    view = RULES.view(state, reader)
    text = repr(view)
    assert not [
        card for card in (*FIRST_DECK, *REMOVED) if f"'{card}'" in text and card not in ("factories", "doublers")
    ]
    assert view.end_bonus_deck == 8
    state.engineers_out, other = [14], RULES.view(state, reader)
    state.engineers_out = [15]
    assert RULES.view(state, reader) == other, "nobody sees the undealt engineers"


def picking() -> Game:
    return play(
        table(markers=[4], factories=["end-bonus-or-10"], state={"deck": list(FIRST_DECK), "removed": REMOVED}), "ind-1"
    )


@pytest.mark.rule("RRR-211")
def test_the_deck_is_looked_through_before_deciding_and_only_by_the_picker():
    match = picking()
    assert set(match.pending[0].options) == {*FIRST_DECK, "ten-vp"}
    assert match.pending[0].private


@pytest.mark.rule("RRR-211")
@pytest.mark.parametrize("answer", ["locos", "tokens", "ten-vp"])
def test_the_others_learn_only_whether_a_card_or_points_were_taken(answer):
    deck = [*FIRST_DECK[:-1], "locos"]
    match = table(markers=[4], factories=["end-bonus-or-10"], state={"deck": deck})
    play(match, "ind-1", answer)
    public = [repr(entry.msg) for entry in match.finished if entry.to is None]
    assert not any("locos" in line or "tokens" in line for line in public)
    assert any("log-pick-vp" in line for line in public) is (answer == "ten-vp")
    assert any("log-pick-card" in line for line in public) is (answer != "ten-vp")
    assert all(entry.to in (None, 0) for entry in match.finished)


@pytest.mark.rule("RRR-211")
def test_after_the_look_nothing_can_be_undone():
    match = Match(
        RULES,
        4,
        {},
        position(markers=[4], factories=["end-bonus-or-10"], coins=0, state={"deck": list(FIRST_DECK)}),
    )
    match.answer(0, "ind-1")
    assert match.pending[0].kind == "pick"
    assert not match.can_undo(0)


@pytest.mark.rule("RRR-212")
def test_held_cards_are_seen_by_their_owner_only():
    match = table(bonus_cards=["locos", "tokens"], others={1: {"bonus_cards": ["fifteen"]}})
    for reader in (None, 1, 2, 3):
        assert match.view(reader).players[0].end_bonus_cards == ["", ""]
    assert match.view(0).players[0].end_bonus_cards == ["locos", "tokens"]
    assert match.view(1).players[1].end_bonus_cards == ["fifteen"]


@pytest.mark.rule("RRR-212")
def test_all_cards_are_open_when_the_game_is_over():
    match = table(round=7, bonus_cards=["locos"])
    play(match, "pass", "pass", "pass", "pass")
    assert match.over
    assert match.view(None).players[0].end_bonus_cards == ["locos"]


@pytest.mark.rule("RRR-213")
def test_everything_else_is_public():
    own = {
        "coins": 3,
        "workers": 2,
        "owned": 5,
        "temporary": 1,
        "doublers": 3,
        "markers": [5, 2],
        "factories": ["coin"],
    }
    own |= {"engineers": [2, 7], "TS": "b8 g5 br3", "ts": [4, 3], "medal": True, "revaluation": True, "black": 1}
    match = table(strip=[1, 3, 5, 8, 4, 6, 9], **own)
    views = [match.view(reader) for reader in (None, 0, 1, 2, 3)]
    assert all(view.players == views[0].players for view in views)
    assert all([slot.engineer for slot in view.strip] == [1, 3, 5, 8, 4, 6, 9] for view in views)
    player = views[2].players[0]
    assert (player.coins, player.workers, player.temporary, player.doublers) == (3, 2, 1, 3)
    assert (player.engineers, player.markers, player.kiev_medal, player.black_worker) == ([2, 7], [5, 2], True, True)


@pytest.mark.rule("RRR-211", "RRR-212")
@pytest.mark.parametrize("seed", range(4))
def test_no_view_tells_apart_what_its_reader_does_not_know(seed):
    match: Game = Match.new(RULES, 4, seed=seed, confirm=())
    play_out(match, [RANDOM] * 4, seed, limit=150 + 20 * seed)
    for reader in (None, 0, 1, 2, 3):
        for other in range(3):
            redealt = RULES.redeal(match.state, reader, Rng(Seed(other)))
            assert RULES.view(redealt, reader) == RULES.view(match.state, reader)


@pytest.mark.rule("RRR-211")
def test_a_redeal_moves_what_is_hidden():
    match = table(bonus_cards=["locos"], state={"deck": list(FIRST_DECK), "removed": ["extra-engineer"]})
    hidden = {tuple(RULES.redeal(match.state, 1, Rng(Seed(n))).players[0].bonus_cards) for n in range(60)}
    assert len(hidden) > 3
    assert me(match).end_bonus_cards == ["locos"]
