"""What a game is: which tables can be set up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from engine.core.play.msg import Msg
from engine.core.play.rules import Refused, UnknownVariant, Variant, WrongSeats
from tests.toy_games.toy_freight import RULES


def no_long_games_for_four(seats: int, variants: Mapping[str, str]) -> Msg | None:
    return Msg("toy-freight-too-many", seats=seats) if seats == 4 and variants["length"] == "long" else None


PICKY = replace(RULES, refuse=no_long_games_for_four)


def test_variants_that_are_not_chosen_get_their_default() -> None:
    assert RULES.complete(4, {}) == {"length": "short"}
    with pytest.raises(WrongSeats):
        RULES.complete(5, {})
    with pytest.raises(UnknownVariant):
        RULES.complete(4, {"length": "endless"})


def test_a_game_refuses_a_combination_with_its_own_sentence() -> None:
    assert PICKY.complete(3, {"length": "long"}) == {"length": "long"}
    assert PICKY.complete(4, {"length": "short"}) == {"length": "short"}
    with pytest.raises(Refused) as error:
        PICKY.complete(4, {"length": "long"})
    assert error.value.msg == Msg("error-refused", reason=Msg("toy-freight-too-many", seats=4))


def test_a_game_tells_how_many_players_its_variants_are_for() -> None:
    assert RULES.counts({"length": "long"}) == (2, 3, 4)
    assert PICKY.counts({"length": "long"}) == (2, 3)
    assert PICKY.counts({}) == (2, 3, 4)


def test_what_can_be_chosen_is_what_so_many_may_play_what_has_an_effect_and_what_has_been_chosen() -> None:
    of_two = Variant("rival", ("nobody", "bank"), needs={"length": "long"})
    rules = replace(PICKY, variants=(*PICKY.variants, of_two))
    assert PICKY.choices([2, 4], {}) == {"length": ("short", "long")}
    assert PICKY.choices([4], {}) == {}, "there is nothing left to choose"
    assert PICKY.choices([4], {"length": "long"}) == {"length": ("short", "long")}, "it can be chosen otherwise again"
    assert rules.choices([2], {}) == {"length": ("short", "long")}
    assert rules.choices([2], {"length": "long"})["rival"] == ("nobody", "bank")
    assert rules.choices([2], {"rival": "bank"})["rival"] == ("nobody", "bank"), "what was chosen is not hidden"


def test_what_says_the_same_as_the_default_with_so_many_is_not_offered_to_them() -> None:
    rival = Variant("rival", ("nobody", "bank", "shop"), seats={"bank": (3, 4)})
    rules = replace(RULES, variants=(rival,))
    assert rules.choices([2], {}) == {"rival": ("nobody", "shop")}
    assert rules.choices([2, 3], {}) == {"rival": ("nobody", "bank", "shop")}
    assert rules.choices([2], {"rival": "bank"}) == {"rival": ("nobody", "bank", "shop")}, "what was chosen is shown"
    assert rules.complete(2, {"rival": "bank"}) == {"rival": "bank"}, "it is refused to nobody"
