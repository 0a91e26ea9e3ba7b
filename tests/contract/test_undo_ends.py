"""What a person reads about undo is true: what bears a lock nobody could take back alone, and all else they could."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bot.host.match.offers import final
from bot.host.match.typed import parts
from bot.ui.table.choices import keys_of
from engine.core.ahead.consequences import trials
from engine.core.play import registry
from engine.core.play.ask import CONFIRM, Ask
from engine.core.play.match import Match
from engine.core.play.reading import read
from tests.contract.test_every_game import tables
from tests.games import FINISHED, games_in_turn
from tests.long import few, in_turn
from tests.promises import games
from tests.told import nothing

LOOKED_AT = 30
"""Options of a decision, at most."""


def undone(match: Match[Any, Any], seat: int, keys: Sequence[str], *, unasked: bool, unconfirmed: bool) -> bool:
    """Whether a seat that answers so, and confirms what is confirmed without being asked, could take it back."""
    twin = match.fork()
    twin.confirm = {*range(twin.seats)}
    whole = len(keys) == 1 and keys[0] in twin.pending[seat].options
    for part in keys if whole else parts(twin, seat, keys):
        twin.answer(seat, part)
    asked = twin.pending.get(seat)
    if asked is not None and asked.kind == CONFIRM and (unasked or (unconfirmed and not twin.lost)):
        twin.answer(seat, CONFIRM)
    return twin.can_undo(seat)


def said(match: Match[Any, Any], seat: int, *, unconfirmed: bool) -> Iterator[tuple[str, bool, bool]]:
    """Of each option and each plan what it is called, whether it is locked, and whether it could be taken back."""
    ask, raw = read(match, seat), match.pending[seat]
    assert ask is not None
    locked = final(match, seat, unconfirmed=unconfirmed)
    offered = [(keys_of(ask, key), option.ends_turn) for key, option in ask.options.items()][:LOOKED_AT]
    offered += [((key,), False) for key in amounts(raw)]
    offered += [(plan.keys, False) for plan in registry.advice(match.rules.key).shortcuts(match.view(seat), raw)]
    for keys, ends in offered:
        back = undone(match, seat, keys, unasked=ends, unconfirmed=unconfirmed)
        yield f"{ask.kind} {' '.join(keys)}", locked(keys, ends), back


def tryable(match: Match[Any, Any], seat: int, game: str) -> bool:
    """Whether the question is asked however the unknown is dealt; where it is not, nothing is said of its answers.

    So it is in all games that are finished.
    """
    asked = trials(match.pending[seat]).playout().asks.get(seat)
    found = asked is not None and asked.kind == match.pending[seat].kind
    assert found or game not in FINISHED
    return found


def amounts(ask: Ask[Any]) -> list[str]:
    return [key for key in ask.keys(LOOKED_AT) if key not in ask.options and key.isdecimal()]


@games_in_turn("game", 2)
@in_turn("unconfirmed", [False, True], spread=True)
@pytest.mark.parametrize("game", registry.games())
@pytest.mark.parametrize("unconfirmed", [False, True])
@pytest.mark.parametrize(("count", "every"), few([(8, 23), (3000, 1)], 1))
def test_what_bears_a_lock_can_not_be_undone_and_all_else_can(
    game: str, unconfirmed: bool, count: int, every: int
) -> None:
    faults, locked, free = list[str](), 0, 0
    for number, (match, seat) in enumerate(games(game, list(tables()), 1)):
        if number >= count * every:
            break
        # of what several are asked at once nothing comes before all have answered, and who has is a secret
        if number % every or len(match.pending) > 1 or not tryable(match, seat, game):
            continue
        for name, lock, back in said(match, seat, unconfirmed=unconfirmed):
            locked, free = locked + lock, free + (not lock)
            if lock == back:
                faults.append(f"{name} is {'locked and could' if lock else 'not locked, and could not'} be undone")
    nothing(faults)
    assert locked + free
    if game in FINISHED:
        assert free
        assert locked or not unconfirmed
