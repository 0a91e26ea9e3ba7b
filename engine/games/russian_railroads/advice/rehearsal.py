"""What happens if something is executed as it usually is: the script of the rules itself, on a copy.

It goes on to the end of the turn, or to a choice that is not a usual one: a ? token, a ? card, a repeat, a factory that
is replaced, an end-bonus pick, whatever an entered factory asks. Lists and plans tell what has happened until then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.play.ask import Ask
from engine.core.play.codec import copy_state
from engine.core.play.lookahead import blind, follow
from engine.core.play.table import Script, Table
from engine.games.russian_railroads.advice.foresight import Move, Way, ways
from engine.games.russian_railroads.advice.promises import PROMISES
from engine.games.russian_railroads.advice.prospects import Prospects
from engine.games.russian_railroads.advice.sight import Sight, of_ask, sighted
from engine.games.russian_railroads.effects import Rail
from engine.games.russian_railroads.elements import Action, Element
from engine.games.russian_railroads.fullness import keep, plan_of
from engine.games.russian_railroads.opened import REPEAT, Opened
from engine.games.russian_railroads.payment import Payment, pay, payments
from engine.games.russian_railroads.state import Player, State
from engine.games.russian_railroads.tracks import Step
from engine.games.russian_railroads.turn import Body, Turn

USUAL = ("pay", "advance", "place", "build")
"""The decisions that are answered."""


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """What was answered, the table `before`, with the payment gone, and the own board `after`."""

    keys: tuple[str, ...]
    before: Sight
    after: Player


Wish = Callable[[Ask[Any]], str | None]
"""What is wanted as an answer, None where it does not matter."""


def rehearsed(sight: Sight, action: Action, body: Body, space: str = "") -> Rehearsal:
    """An action as it is best executed, by `body`, in a turn that begins here. `space`: what is to be paid for."""
    found = best_ways(sight, action.choices)
    payment = next(payments(sight.player, space), None) if space else None

    def script(table: Table[State]) -> Script:
        plan = plan_of(table.state, sight.seat, action, body)
        return body(Turn(table, sight.seat, keep, declined=list(sight.declined), plan=plan))

    def paying(ask: Ask[Any]) -> str | None:
        nonlocal payment
        if ask.kind == "pay":
            payment = next(option for option in ask.options.values() if isinstance(option, Payment))
        return wanted(ask)

    wanted = steps(found[0].moves if found else ())
    keys, after = run_through(sight, script, paying)
    return Rehearsal(keys, _paid(sight, space, payment), after)


def _paid(sight: Sight, space: str, payment: Payment | None) -> Sight:
    if payment is None:
        return sight
    before = sighted(sight.state, sight.seat)
    pay(before, sight.seat, space, payment)
    return Sight(before, sight.seat)


def best_ways(sight: Sight, elements: Sequence[Element]) -> list[Way]:
    """Ways to make the rail steps of some elements, the most promising first."""
    return ways(sight, sight.player, [element.colours for element in elements if isinstance(element.effect, Rail)])


def steps(moved: Sequence[Move]) -> Wish:
    """These rail steps."""

    def wish(ask: Ask[Any]) -> str | None:
        steps = {(o.route, o.colour, o.to): key for key, o in ask.options.items() if isinstance(o, Step)}
        return next((steps[move] for move in moved if move in steps), None)

    return wish


def run_through(sight: Sight, script: Callable[[Table[State]], Script], wish: Wish) -> tuple[tuple[str, ...], Player]:
    """Run a script on a copy, answering what is wished, else what is usual: the answers, and the own board then."""
    keys: list[str] = []
    table = blind(copy_state(sighted(sight.state, sight.seat)))

    def answer(ask: Ask[Any]) -> str | None:
        key = wish(ask) or _usual(ask)
        keys.extend([] if key is None else [key])
        return key

    follow(script(table), sight.seat, answer)
    return tuple(keys), table.state.players[sight.seat]


def _usual(ask: Ask[Any]) -> str | None:
    """The usual answer, None if there is none."""
    if ask.kind not in USUAL or any(isinstance(option, Opened) for option in ask.options.values()):
        return None
    if ask.kind == "pay":
        return next(iter(ask.options))
    sight, promise = of_ask(ask), PROMISES[ask.kind]
    if sight is None or sight.depth > 1 or REPEAT in ask.options:
        return None
    prospects = Prospects(sight)
    return max(ask.options, key=lambda key: promise(prospects, key, ask.options[key]))
