"""The note under a question: what the player has, what is still to come, the costs so far."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.play.ask import Ask
from engine.core.play.msg import Msg
from engine.games.railroad_revolution.advice.helps import leaving, now, prospect, too_few_left
from engine.games.railroad_revolution.advice.told_people import main_of, main_text
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.network import available_spaces, free_sectors
from engine.games.railroad_revolution.outlook import RULE, SHARE, rail_cost, rails_to_place, shares_to_sell
from engine.games.railroad_revolution.parts import SIDES, deal_part
from engine.games.railroad_revolution.places import Site
from engine.games.railroad_revolution.pool import Placing
from engine.games.railroad_revolution.scoring import wealth
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.words import effect_text, say, yes
from engine.games.railroad_revolution.workers import workforce


def of_worker(turn: Turn, ask: Ask[Any]) -> Msg:
    """What the player can pay with, and the workers in the pool."""
    player = turn.player
    pool = [say("in-pool", count=count, colour=colour) for colour, count in player.pool.items() if count]
    facts = {"money": player.money, "shares": player.shares, "each": SHARE}
    note = say("worker-note", pool=pool, **facts) if pool else say("worker-note-none", **facts)
    have = workforce(player)
    return say("worker-note-needs", note=note, needed=turn.least, have=have) if have < turn.least else note


def of_pool(turn: Turn, ask: Ask[Any]) -> Msg:
    """RRV-040: the action, and what every worker can do instead of its colour's effect."""
    box = next(option.box for option in ask.options.values() if isinstance(option, Placing))
    main, gain = main_text(box, main_of(turn, box)), prospect(turn)
    return say("pool-note-promotes", box=box, main=main, gain=gain) if gain else say("pool-note", box=box, main=main)


def of_action(turn: Turn, ask: Ask[Any]) -> Msg:
    """What is still to pay, and how many workers there are."""
    facts = {"money": turn.player.money, "shares": turn.player.shares, "needed": RULE.minimum_workforce}
    return say("action-note", cost=turn.action.debt, workers=workforce(turn.player), **facts)


def of_city(turn: Turn, ask: Ask[Any]) -> Msg | None:
    """What the player can pay for a station with."""
    if not any(isinstance(option, Site) and option.cost for option in ask.options.values()):
        return None
    return say("city-note", money=turn.player.money, shares=turn.player.shares)


def of_rail(turn: Turn, ask: Ask[Any]) -> Msg | None:
    """RRV-056: how many rails are still to place, and what the action costs so far."""
    action = turn.state.action
    if action is None or action.box != "railway":
        return None
    left, cost, have = rails_to_place(turn.state, turn.seat, action), rail_cost(action.triangles), wealth(turn.player)
    # gray and orange bring what is missing only once the rails lie
    note = say("rail-note", left=max(left), most=yes(len(left) > 1), cost=cost, have=have, helped=yes(cost > have))
    deal = any(DATA.spaces[space].deal for space in available_spaces(tuple(turn.player.built)))
    return say("note-deal", note=note, deals=card(turn)) if deal else note


def of_sector(turn: Turn, ask: Ask[Any]) -> Msg | None:
    """RRV-072: the deals that an office could lead to."""
    action = turn.state.action
    if action is None or action.box != "telegraph" or action.placed:
        return None
    deal = any(DATA.sectors[sector].deal for sector in free_sectors(turn.state, turn.seat))
    return card(turn) if deal else None


def card(turn: Turn) -> Msg:
    """Both deals of the face-up card, and their costs."""
    means, parts = now(turn.player), [deal_part(turn.state.deal, side) for side in SIDES]
    top, bottom = (
        say("deal-offer", effect=effect_text(part.effect, means), spent=part.shares, cost=part.price) for part in parts
    )
    return say("deal-card", top=top, bottom=bottom)


def of_deal(turn: Turn, ask: Ask[Any]) -> Msg:
    """What the seat has."""
    return say("deal-note", shares=turn.player.shares, money=turn.player.money)


def of_steps(turn: Turn, ask: Ask[Any]) -> Msg:
    """How many steps are left."""
    return say("steps-note", left=turn.left)


def of_promotion(turn: Turn, ask: Ask[Any]) -> Msg:
    """RRV-109: how many promotions are left, and whether each makes a hire due."""
    stay = too_few_left(turn)
    return say("promote-note", stay=stay, **{**leaving(turn, stay), "left": turn.left})


def of_discard(turn: Turn, ask: Ask[Any]) -> Msg | None:
    """RRV-109: that a hire is due."""
    left = too_few_left(turn)
    return say("discard-note", **leaving(turn, left)) if left else None


def of_flip(turn: Turn, ask: Ask[Any]) -> Msg:
    """How many flips are left."""
    return say("flip-note", left=turn.flips)


def of_train(turn: Turn, ask: Ask[Any]) -> Msg:
    """What a train scores."""
    return say("train-note", vp=DATA.trains[DATA.starting_train].vp_face_up)


def of_bank(turn: Turn, ask: Ask[Any]) -> Msg:
    """What the player has, and whether hiring sells shares."""
    player = turn.player
    hires = yes(any(key.startswith("bank/hire") for key in ask.options))
    facts = {"workers": workforce(player), "money": player.money, "shares": player.shares}
    sold = shares_to_sell(player.money, RULE.hire_price)
    return say("bank-note", cost=RULE.hire_price, sold=sold, hires=hires, **facts)


NOTES: Mapping[str, Callable[[Turn, Ask[Any]], Msg | None]] = {
    "worker": of_worker,
    "pool": of_pool,
    "action": of_action,
    "city": of_city,
    "rail": of_rail,
    "sector": of_sector,
    "deal": of_deal,
    "steps": of_steps,
    "promote": of_promotion,
    "discard": of_discard,
    "flip": of_flip,
    "train": of_train,
    "bank": of_bank,
}
"""By kind of decision."""
