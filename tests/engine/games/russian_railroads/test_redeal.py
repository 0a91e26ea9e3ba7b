"""A redealt state is one that the seat can't tell from the true one, and every such state comes up."""

from __future__ import annotations

from engine.core.play.rng import Rng, Seed
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.redeal import redeal
from engine.games.russian_railroads.state import State
from tests.engine.games.russian_railroads.build import offered, play, position, table


def dealt(state: State, seat: int | None, count: int = 200) -> list[State]:
    rng = Rng(Seed(1))
    return [redeal(state, seat, rng) for _ in range(count)]


def test_nobody_knows_the_deck_before_having_looked() -> None:
    state = position()
    for seat in (None, 0, 3):
        assert {card for twin in dealt(state, seat) for card in twin.removed} == set(DATA.end_bonuses)


def test_the_true_state_is_left_alone() -> None:
    state = position()
    before = (list(state.deck), list(state.removed))
    dealt(state, 1, count=3)
    assert (state.deck, state.removed) == before


def test_who_looked_through_the_deck_knows_the_removed_cards_and_others_do_not() -> None:
    match = table(factories=["end-bonus-or-10"], markers=[4], coins=0)
    removed = set(match.state.removed)
    play(match, "ind-1", "ten-vp")
    assert match.state.players[0].seen.keys() == set(match.state.deck)
    assert all(set(twin.removed) == removed for twin in dealt(match.state, 0))
    assert any(set(twin.removed) != removed for twin in dealt(match.state, 1))


def test_a_card_taken_after_the_look_is_one_of_those_that_were_in_the_deck() -> None:
    match = table(
        factories=["end-bonus-or-10"],
        markers=[4],
        coins=0,
        others={1: {"factories": ["end-bonus-or-10"], "markers": [4], "coins": 0}},
    )
    play(match, "ind-1", "ten-vp")
    deck = set(match.state.deck)
    play(match, "ind-2")
    card = offered(match)[0]
    play(match, card)
    assert match.state.players[1].bonus_cards == [card]
    assert {twin.players[1].bonus_cards[0] for twin in dealt(match.state, 0)} == deck
    assert {twin.players[1].bonus_cards[0] for twin in dealt(match.state, 2)} == set(DATA.end_bonuses)
    assert {twin.players[1].bonus_cards[0] for twin in dealt(match.state, 1)} == {card}


def test_at_the_end_everybody_knows_the_cards_that_are_held() -> None:
    state = position(phase="over", others={1: {"bonus_cards": ["fifteen"]}})
    state.deck = [card for card in DATA.end_bonuses if card != "fifteen"]
    assert all(twin.players[1].bonus_cards == ["fifteen"] for twin in dealt(state, None))
