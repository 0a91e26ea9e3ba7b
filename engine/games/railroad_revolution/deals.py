"""Deals (rules section 8): the active player's, then the other players'."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace

from engine.core.play.ask import Choice
from engine.core.play.msg import Msg
from engine.core.play.table import Table
from engine.games.railroad_revolution import gains
from engine.games.railroad_revolution.effects import carries_out, resolve
from engine.games.railroad_revolution.outlook import shares_to_sell
from engine.games.railroad_revolution.parts import SIDES, Part, deal_part
from engine.games.railroad_revolution.state import Seat, State
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.words import effect_text, say
from engine.games.railroad_revolution.workers import wanted_colours, workforce


@dataclass(frozen=True, slots=True)
class Offer(Choice):
    """One of the two deals of the face-up card; `left` shares remain after the deal and after `sold` shares are sold
    for its price."""

    part: Part
    left: int
    sold: int

    def __str__(self) -> str:
        return self.part.key

    def label(self) -> Msg:
        """What it costs and gives."""
        return say("deal", effect=effect_text(self.part.effect), spent=self.part.shares, cost=self.part.price)


def deal_options(turn: Turn, gained: int = 0) -> Iterator[Offer]:
    """RRV-086, RRV-089, RRV-167, RRV-170, RRV-181: the deals of the face-up card that may be accepted now.

    With gray on Trade (`gained` shares), these are both; otherwise those that the seat has not accepted yet.
    """
    player = turn.player
    for side in SIDES if gained else turn.sides:
        part = deal_part(turn.state.deal, side, gained)
        if acceptable(turn, part, gained):
            sold = shares_to_sell(player.money, part.price)
            yield Offer(deal_part(turn.state.deal, side), player.shares - part.shares - sold, sold)


def can_deal(turn: Turn, gained: int = 0) -> bool:
    """RRV-086: whether any deal may be accepted now."""
    return any(True for _ in deal_options(turn, gained))


def acceptable(turn: Turn, part: Part, gained: int) -> bool:
    """RRV-086, RRV-167, RRV-170, RRV-181: whether it can be paid for, has an effect, and lets the turn be finished."""
    if turn.player.shares < part.shares:
        return False
    here = turn.outlook()
    ahead = turn.search.accept_one(here, part) if gained else turn.search.begin(here, part)
    if not any(turn.search.finishable(after) for after in ahead):
        return False
    before, turn.sides = turn.sides, turn.search.other_sides(turn.sides, part.key)
    found = turn.having_paid(part.price, partial(carries_out, turn, part.effect), part.shares)
    turn.sides = before
    return found


async def accept(turn: Turn, chosen: Offer) -> None:
    """RRV-086, RRV-187: discard the shares, pay the money and take the reward."""
    part = chosen.part
    turn.sides = turn.search.other_sides(turn.sides, part.key)
    what = gains.kind(part.effect).replace("_", "-")
    turn.tell("deal", seat=turn.seat, effect=effect_text(part.effect), what=what)
    turn.discard_shares(part.shares)
    turn.pay(part.price)
    await resolve(turn, part.effect)


async def decide(turn: Turn, standing: bool) -> None:
    """RRV-086 to RRV-089, RRV-187: accept deals one after the other, as many as the seat may, or none."""
    while turn.sides:
        found = list(deal_options(turn))
        if not found and not a_hire_would_help(turn):
            break
        chosen = await turn.may_choose(
            "deal",
            partial(deal_options, turn),
            done=partial(can_decline, turn),
            standing=standing,
            pause=True,
            found=found,
        )
        if chosen is None:
            break
        await accept(turn, chosen)
    turn.sides = ()


def can_decline(turn: Turn) -> bool:
    """RRV-087, RRV-167: whether the seat may accept no (further) deal, since its workforce does not depend on one."""
    return turn.search.finishable(replace(turn.outlook(), sides=()))


def a_hire_would_help(turn: Turn) -> bool:
    """RRV-186: whether hiring a worker for an empty slot makes a deal that promotes acceptable."""
    cards = [deal_part(turn.state.deal, side) for side in turn.sides]
    if not any(isinstance(part.effect, gains.Promote) and turn.player.shares >= part.shares for part in cards):
        return False
    wanted = wanted_colours(turn.player)
    colours = turn.hireable(lambda: True)
    return any(colour in wanted and turn.having_hired(colour, partial(can_deal, turn)) for colour in colours)


async def make_up_the_workforce(turn: Turn) -> None:
    """RRV-109, RRV-180: a player with too few workers at the end of their own turn hires."""
    while workforce(turn.player) < turn.least:
        await turn.hire()


async def own_deals(turn: Turn) -> None:
    """RRV-085, RRV-087: the active player may accept both deals, in either order."""
    await decide(turn, standing=False)


async def deal_of_another(table: Table[State], seat: Seat) -> None:
    """RRV-088, RRV-181, RRV-187: another player may accept one of the deals, whatever workers it costs."""
    turn = Turn(table, seat, least=0, sides=SIDES, opening="decides")
    await decide(turn, standing=True)


def turn_up(table: Table[State]) -> None:
    """RRV-083, RRV-090, RRV-190: the card goes to the discards and the next one is turned up, shuffled if need be."""
    state = table.state
    state.discards.append(state.deal)
    if not state.deck:
        state.deck, state.discards = state.discards, []
        table.rng.shuffle(state.deck)
    state.deal = state.deck.pop(0)
    state.turn_up = False
    top, bottom = (effect_text(deal_part(state.deal, side).effect) for side in SIDES)
    table.tell(say("log-turn-up", top=top, bottom=bottom))
