"""Reading: a decision as a person sees it. Scripts ask in rulebook order; people need not read that."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.play import registry
from engine.core.play.ask import CONFIRM, Ask, Hand, IllegalAnswer
from engine.core.play.match import Match

READ = "read"
"""The key under which a question remembers its reading."""


def read(match: Match[Any, Any], seat: int) -> Ask[Any] | None:
    """What a seat has to decide, its options in the order and with the texts shown; None: nothing.

    Its keys are those of the pending Ask. Raises whatever the game's advice fails with.
    """
    ask = match.pending.get(seat)
    if ask is None or ask.kind == CONFIRM:
        return ask
    memo = ask.hand.memo
    if READ not in memo:
        memo[READ] = readable(match.rules.key, match.view(seat), ask)
    found: Ask[Any] = memo[READ]
    return found


def readable(game: str, view: Any, ask: Ask[Any]) -> Ask[Any]:
    """An Ask that a seat who sees this has to answer, as it is read."""
    advice = registry.advice(game)
    options = {str(option): option for option in advice.offered(view, ask)}
    return msgspec.structs.replace(ask, options=options, noted=advice.note(view, ask), hand=Hand())


def chosen(match: Match[Any, Any], seat: int) -> list[tuple[Ask[Any], str]]:
    """What a seat has answered in the running turn and can still undo, oldest first: each decision as it was read then,
    and the key. Raises whatever the game's advice fails with.
    """
    if not match.can_undo(seat):
        return []
    given = list(match.turn_answers)
    begun = Match.load(match.rules, msgspec.structs.replace(match.save(), answers=[]), confirm=())
    found: list[tuple[Ask[Any], str]] = []
    for answer in given:
        if answer.kind == CONFIRM:
            found.clear()  # what is before it is final
            continue
        if answer.seat == seat and (ask := read(begun, seat)) is not None:
            found.append((ask, answer.key))
        try:
            begun.answer(answer.seat, answer.key)
        except IllegalAnswer:  # its parts are now asked one after the other
            return found
    return found
