"""The options of a decision as a person sees them: the most useful first, with what they cost and bring."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from engine.core.ahead.consequences import trials
from engine.core.play.ask import Ask, Option, Word
from engine.core.play.lookahead import blind
from engine.core.play.msg import Msg
from engine.games.railroad_revolution.actions import OpenPart
from engine.games.railroad_revolution.advice import told
from engine.games.railroad_revolution.advice.helps import wanting
from engine.games.railroad_revolution.advice.notes import NOTES
from engine.games.railroad_revolution.advice.seen import as_state
from engine.games.railroad_revolution.advice.then import followed
from engine.games.railroad_revolution.advice.told import ToldOffice
from engine.games.railroad_revolution.advice.told_gains import ToldSale, told_flip, told_step
from engine.games.railroad_revolution.advice.told_parts import (
    ToldPart,
    closing,
    costs,
    nothing_follows,
    told_offer,
    told_part,
)
from engine.games.railroad_revolution.advice.told_people import (
    ToldHire,
    ToldSwap,
    ToldWealth,
    ToldWorker,
    told_box,
    told_card,
    told_colour,
    told_promotion,
)
from engine.games.railroad_revolution.bank import Bank, Hire
from engine.games.railroad_revolution.mat import pieces
from engine.games.railroad_revolution.milestones import Card
from engine.games.railroad_revolution.outlook import RULE, rails_placed
from engine.games.railroad_revolution.parts import parts
from engine.games.railroad_revolution.pool import Box, Placing
from engine.games.railroad_revolution.state import State
from engine.games.railroad_revolution.turn import Stand, Turn
from engine.games.railroad_revolution.view import View
from engine.games.railroad_revolution.words import say
from engine.games.railroad_revolution.workers import wanted_colours, workforce

TOLD = "told"
"""The key under which a question remembers its options with their texts."""


def turn_of(table: State, ask: Ask[Any]) -> Turn | None:
    """The current turn of the seat asked, on a table to look at and try things on; None if there is none."""
    stand = ask.hand.holds
    return stand.turn(blind(table), ask.seat) if isinstance(stand, Stand) else None


def offered(view: View, ask: Ask[Any]) -> Sequence[Option]:
    """The options in the order in which a person sees them, each with whatever follows it by itself."""
    memo = ask.hand.memo
    if TOLD not in memo:
        turn = turn_of(as_state(view), ask)
        told = _arranged(view, ask, turn)
        memo[TOLD] = told if turn is None else followed(turn, ask, told)
    found: Sequence[Option] = memo[TOLD]
    return found


def arranged(view: View, ask: Ask[Any]) -> Sequence[Option]:
    """The same options, with only what can be told without trying them out."""
    return _arranged(view, ask, turn_of(as_state(view), ask))


def _arranged(view: View, ask: Ask[Any], turn: Turn | None) -> list[Option]:
    told = milestones(view, ask) if turn is None else told_options(turn, ask)
    return [replace(one, trials=trials(ask)) if isinstance(one, ToldOffice) else one for one in told]


def note(view: View, ask: Ask[Any]) -> Msg | None:
    """What the prompt can't know."""
    said, turn = NOTES.get(ask.kind), turn_of(as_state(view), ask)
    return None if said is None or turn is None else said(turn, ask)


def milestones(view: View, ask: Ask[Any]) -> list[Option]:
    """Milestones to choose from; those that won't be replaced come last."""
    cards = [option for option in ask.options.values() if isinstance(option, Card)]
    state, drawn = as_state(view), ask.kind == "milestone"
    return [told_card(state, ask.seat, card, drawn) for card in sorted(cards, key=lambda card: not card.pile)]


def told_options(turn: Turn, ask: Ask[Any]) -> list[Option]:
    """The options of a decision in a turn: what it is about, the way to the bank, the way out."""
    options = ask.options.values()
    bank = [option for option in options if isinstance(option, Bank)]
    choices = [option for option in options if not option.declines and not isinstance(option, Bank)]
    told = TELL[ask.kind](turn, choices)
    return [*told, *bank, *(way_out(turn, ask.kind, each, told) for each in options if each.declines)]


# -- what it is about


Choices = Sequence[Any]


def _wealth(turn: Turn, options: Choices) -> list[Option]:
    return [ToldWealth(each.offer, wanting(turn.player, each.offer.worker)) for each in options]


def _boxes(turn: Turn, options: Choices) -> list[Option]:
    return [told_box(turn, each) if isinstance(each, Box | Placing) else each for each in options]


def _parts(turn: Turn, options: Choices) -> list[Option]:
    """The placement or sale; then what costs nothing, then what costs something."""
    tell = told_part(turn)
    parts = [tell(each.part) for each in options if isinstance(each, OpenPart)]
    return [*(each for each in options if isinstance(each, Word)), *sorted(parts, key=costs)]


def _ranked(tell: Callable[[Any], Any], options: Choices) -> list[Option]:
    """Places, by what they are good for."""
    return sorted(map(tell, options), key=lambda place: place.rank())


def _pieces(turn: Turn, options: Choices) -> list[Option]:
    """What is left on the mat of each kind of piece."""
    left = {str(each): sum(pieces(turn.player, each.key)) - 1 for each in options}
    return [replace(each, effect=say(f"piece-{each}-effect", left=left[str(each)])) for each in options]


def _discards(turn: Turn, options: Choices) -> list[Option]:
    """Those that no milestone wants come first."""
    fitting = wanted_colours(turn.player)
    workers = sorted(options, key=lambda worker: worker.colour in fitting)
    return [ToldWorker(each.colour, each.from_mat, wanting(turn.player, each.colour)) for each in workers]


def _swaps(turn: Turn, options: Choices) -> list[Option]:
    """By the worker that goes; those that a milestone wants come first."""
    goes = list(dict.fromkeys(each.worker for each in options))
    fits = {each.new: wanting(turn.player, each.new) for each in options}
    ordered = sorted(options, key=lambda swap: (goes.index(swap.worker), not fits[swap.new]))
    return [ToldSwap(each.worker, each.new, fits[each.new]) for each in ordered]


def _bank(turn: Turn, options: Choices) -> list[Option]:
    money, have = turn.player.money, turn.player.shares
    return [
        ToldHire(each.colour, wanting(turn.player, each.colour))
        if isinstance(each, Hire)
        else ToldSale(each.shares, money, have)
        for each in options
    ]


TELL: Mapping[str, Callable[[Turn, Choices], list[Option]]] = {
    "wealth": _wealth,
    "worker": _boxes,
    "pool": _boxes,
    "action": _parts,
    "city": lambda turn, options: _ranked(told.sites(turn), options),
    "rail": lambda turn, options: _ranked(told.rails(turn), options),
    "sector": lambda turn, options: _ranked(told.offices(turn), options),
    "piece": _pieces,
    "deal": lambda turn, options: [told_offer(turn, each) for each in options],
    "steps": lambda turn, options: list(map(told_step(turn), options)),
    "promote": lambda turn, options: [told_promotion(turn, each) for each in options],
    "discard": _discards,
    "swap": _swaps,
    "flip": lambda turn, options: [told_flip(turn, each) for each in options],
    "train": lambda turn, options: list(options),
    "worker-choice": lambda turn, options: [told_colour(turn, str(each)) for each in options],
    "colour": lambda turn, options: [told_colour(turn, str(each)) for each in options],
    "bank": _bank,
}
"""By kind of decision: what describes and orders its options."""


# -- the way out


def way_out(turn: Turn, kind: str, word: Word, told: Sequence[Option]) -> Option:
    """Leaving the rest out: what the player gives up, who has to be hired, and whether it ends the turn."""
    match kind:
        case "action":
            found = {each.part.key: each for each in told if isinstance(each, ToldPart)}
            return closing(turn, [found[part.key] for part in parts(turn.action) if part.key in found])
        case "worker":
            return passing(turn, word)
        case "deal":
            return declining(turn, word)
        case "rail":
            return replace(word, effect=say("forgo-rail"), last=ends_with_rails(turn))
        case "bank":
            return word
        case _:
            n = turn.flips if kind == "flip" else turn.left
            return replace(word, effect=FORGONE[kind](n=n), last=nothing_follows(turn))


FORGONE = {
    "steps": partial(say, "forgo-steps"),
    "promote": partial(say, "forgo-promotions"),
    "swap": partial(say, "forgo-swap"),
    "flip": partial(say, "forgo-flips"),
}
"""What the player gives up, by kind of decision."""


def due(turn: Turn) -> int:
    """RRV-109: how many workers have to be hired as things stand."""
    return max(0, turn.least - workforce(turn.player))


def passing(turn: Turn, word: Word) -> Word:
    """RRV-196: no action: for lack of a worker, who may be hired first, or of a piece."""
    hires = due(turn)
    if not workforce(turn.player):
        found = say("pass-hire-first", price=RULE.hire_price) if turn.hireable(lambda: True) else say("pass-no-worker")
    else:
        found = say("pass-effect", hires=hires, price=hires * RULE.hire_price)
    return replace(word, effect=found, last=not hires)


def declining(turn: Turn, word: Word) -> Word:
    """RRV-082, RRV-087: no deal, in an action or after it."""
    if turn.state.action is not None:
        return replace(word, effect=say("decline-part-effect"))
    if not (hires := due(turn)):
        return replace(word, effect=say("decline-effect"), last=True)
    return replace(word, effect=say("decline-and-hire-effect", hires=hires, price=hires * RULE.hire_price))


def ends_with_rails(turn: Turn) -> bool:
    """RRV-066: whether the turn is over if no more rails are placed."""
    if (action := turn.state.action) is not None and action.box == "railway":
        turn.state.action = rails_placed(action, 0, 0, deal=False)
    last = nothing_follows(turn)
    turn.state.action = action
    return last
