"""Elements without a choice, which apply at once (rules section 14)."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.russian_railroads import auxiliary, engineers, industry
from engine.games.russian_railroads.actions import Element
from engine.games.russian_railroads.turn import Turn


def _nothing(turn: Turn, element: Element, source: str) -> None:
    """A claim is read from the board (order.claims), a ? card follows its token (play_card)."""


def _best_two_locos(turn: Turn) -> int:
    numbers = sorted(number for places in turn.player.locos.values() for number in places)
    return sum(numbers[-2:])


def _pick_later(turn: Turn) -> None:
    turn.picks += 1


def _place_medal(turn: Turn) -> None:
    turn.player.medal = True


def _revalue(turn: Turn) -> None:
    turn.player.revaluation = True


GAINS: dict[str, Callable[[Turn, Element, str], None]] = {
    "vp": lambda turn, element, source: auxiliary.gain_vp(turn, source, element.n),
    "vp_sum_engineer_numbers": lambda turn, _, source: auxiliary.gain_vp(turn, source, sum(turn.player.engineers)),
    "vp_sum_two_best_locos": lambda turn, _, source: auxiliary.gain_vp(turn, source, _best_two_locos(turn)),
    "coins": lambda turn, element, _: auxiliary.gain_coins(turn, element.n),
    "doubler": lambda turn, element, _: auxiliary.place_doublers(turn, element.n),
    "temporary_workers": lambda turn, *_: auxiliary.take_temporary_workers(turn),
    "take_black_worker": lambda turn, *_: auxiliary.gain_black_worker(turn),
    "hire_engineer": lambda turn, *_: engineers.hire(turn),
    "take_unlettered_engineer": lambda turn, *_: engineers.take(turn, engineers.UNLETTERED),
    "end_bonus_pick": lambda turn, *_: _pick_later(turn),
    "second_industry_marker": lambda turn, *_: industry.place_second_marker(turn),
    "place_kiev_medal": lambda turn, *_: _place_medal(turn),
    "place_revaluation_tile": lambda turn, *_: _revalue(turn),
    "claim_position": _nothing,
    "question_card": _nothing,
}
"""RRR-175: the elements without a choice, which apply at once."""
