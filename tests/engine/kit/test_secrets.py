"""Cards that change places behind somebody's back: anything that seat cannot tell apart happens, and nothing else."""

from __future__ import annotations

from types import SimpleNamespace

from engine.core.play.rng import Rng, Seed
from engine.kit.secrets import exchange, mix, redealt


def test_mixed_piles_keep_their_sizes_and_hold_the_same_cards_in_all() -> None:
    found = set()
    for seed in range(60):
        deck, hand = [1, 1, 2], [3]
        mix([deck, hand], Rng(Seed(seed)))
        assert sorted(deck + hand) == [1, 1, 2, 3]
        found.add((tuple(deck), hand[0]))
    # every card gets everywhere: the single 3 in the hand or at each place of the deck, and each order of the others
    assert len(found) == 12


def test_unseen_cards_get_everywhere() -> None:
    found = set()
    for seed in range(60):
        deck, hand = ["a", "b"], ["c"]
        exchange([deck, hand], {}, Rng(Seed(seed)))
        found.add((*deck, *hand))
    assert len(found) == 6


def test_cards_seen_at_one_look_change_places_with_one_another_only() -> None:
    found = set()
    for seed in range(60):
        deck, hand = ["a", "b", "c"], ["d", "e"]
        exchange([deck, hand], {"a": 1, "d": 1, "b": 2}, Rng(Seed(seed)))
        found.add((*deck, *hand))
    assert found == {tuple(order) for order in ("abcde", "dbcae", "abedc", "dbeac")}


def test_who_came_into_whose_place_is_told() -> None:
    for seed in range(20):
        deck, hand = ["a", "b"], ["c"]
        swapped = exchange([deck, hand], {"b": 1}, Rng(Seed(seed)))
        assert [swapped[card] for card in "abc"] == [*deck, *hand]


def test_who_redeals_has_seen_the_same_and_the_others_what_came_into_its_place() -> None:
    found = set()
    for seed in range(60):
        deck, hand = ["a", "b"], ["c"]
        players = [SimpleNamespace(seen={"x": 2, "a": 1}), SimpleNamespace(seen={"b": 1, "x": 2})]
        redealt([deck, hand], players, 0, Rng(Seed(seed)))
        assert list(players[0].seen) == ["x", "a"] and deck[0] == "a"
        assert players[1].seen == {deck[1]: 1, "x": 2}
        found.add((*deck, *hand))
    assert found == {("a", "b", "c"), ("a", "c", "b")}


def test_the_public_has_seen_nothing() -> None:
    found = set()
    for seed in range(60):
        deck = ["a", "b"]
        redealt([deck], [SimpleNamespace(seen={"a": 1})], None, Rng(Seed(seed)))
        found.add(tuple(deck))
    assert len(found) == 2
