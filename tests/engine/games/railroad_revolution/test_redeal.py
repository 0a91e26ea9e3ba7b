"""States that a seat cannot tell from the true one: who knows which of the face-down milestones."""

from __future__ import annotations

from engine.core.play.rng import Rng, Seed
from engine.games.railroad_revolution.redeal import redeal
from engine.games.railroad_revolution.state import Drawn
from tests.engine.games.railroad_revolution.build import position

SEEN = ["C-3", "C-9"]


def test_whoever_put_milestones_back_knows_where_they_lie_and_nobody_else_does() -> None:
    state = position(players=3)
    pile = [*(id for id in state.piles["C"] if id not in SEEN), *SEEN]
    state.piles["C"] = pile
    state.players[1].seen = list(SEEN)
    others = []
    for seed in range(20):
        own = redeal(state, 1, Rng(Seed(seed))).piles["C"]
        assert own[-2:] == SEEN
        assert own != pile
        others.append(redeal(state, 2, Rng(Seed(seed))).piles["C"][-2:])
    assert any(bottom != SEEN for bottom in others)


def test_what_somebody_has_drawn_is_known_to_that_seat_alone() -> None:
    state = position(players=2, phase="pick")
    drawn, state.piles["B"] = tuple(state.piles["B"][:3]), state.piles["B"][3:]
    state.drawn = Drawn(0, "B", drawn)
    dealt = [redeal(state, seat, Rng(Seed(5))) for seat in (0, 1, None)]
    assert [twin.drawn is not None and twin.drawn.cards == drawn for twin in dealt] == [True, False, False]
    for twin in dealt:
        assert sorted([*twin.drawn.cards, *twin.piles["B"]]) == sorted([*drawn, *state.piles["B"]])


def test_the_deal_deck_is_known_to_nobody_and_the_discards_to_everybody() -> None:
    state = position(discards=[4, 5])
    twins = [redeal(state, seat, Rng(Seed(seed))) for seed in range(5) for seat in (0, 3)]
    assert any(twin.deck != state.deck for twin in twins)
    assert all(sorted(twin.deck) == sorted(state.deck) for twin in twins)
    assert all((twin.deal, twin.discards) == (state.deal, [4, 5]) for twin in twins)
