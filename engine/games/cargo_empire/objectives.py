"""Objective cards in hand: drawing, keeping, giving back (CGE-020, CGE-077, CGE-078); what they score is in scoring."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.core.play.ask import Choice, Word
from engine.core.play.msg import Msg
from engine.core.play.table import Table
from engine.games.cargo_empire import clans
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.state import Seat, State
from engine.games.cargo_empire.turn import Turn
from engine.games.cargo_empire.words import effect, name, say


@cache
def objective_card(card: str, seats: int) -> Word:
    """An objective card as an option, with what it scores at a table of this many seats, including the forwarder."""
    facts = DATA.objectives[card]
    numbers = {"each": facts.vp_each or facts.vp_once}
    for which, tier in zip(("low", "high"), facts.tiers, strict=False):
        numbers |= {f"{which}From": tier.min, which: tier.vp}
    if facts.tiers:
        numbers["lowTo"] = facts.tiers[1].min - 1
    for each in facts.vp_by_players:
        if each.players == seats:
            numbers["each"] = each.vp
    return Word(card, name("objective", card), effect("objective", card, **numbers))


@dataclass(frozen=True, slots=True)
class ObjectiveCard(Choice):
    """An objective card that may be kept."""

    card: str

    def __str__(self) -> str:
        return self.card

    def label(self) -> Msg:
        """Its name."""
        return name("objective", self.card)


async def keep_first(table: Table[State]) -> None:
    """CGE-020: each player keeps one of two objective cards; the others go under the deck, seat by seat."""
    state = table.state
    drawn = {seat: map(ObjectiveCard, state.players[seat].drawn) for seat in range(state.people)}
    chosen = await table.choose_each("objective", drawn, hand=state)
    for seat, card in chosen.items():
        keep(table, seat, str(card))


def keep(table: Table[State], seat: Seat, card: str) -> None:
    """CGE-077, CGE-215: one card is kept secretly, the other goes under the deck; only their owner reads which."""
    state = table.state
    player = state.players[seat]
    rejected = [other for other in player.drawn if other != card]
    player.objectives.append(card)
    player.drawn = []
    for other in rejected:
        state.objective_deck.append(other)
        state.draws += 1
        player.seen[other] = state.draws
        table.tell(say("log-own-rejected", card=name("objective", other)), to=seat)
    table.tell(say("log-own-objective", card=name("objective", card)), to=seat)


def draw(table: Table[State], seat: Seat) -> None:
    """CGE-077, CGE-225: the top two cards of the objective deck, or the last one; nobody sees their order.

    A player who has given one of them back knows that it has now left the deck, but not which of the two is kept.
    """
    state = table.state
    table.reveal()
    cards = sorted(state.objective_deck[: DATA.game.objectives_drawn])
    state.objective_deck = state.objective_deck[len(cards) :]
    state.players[seat].drawn = cards
    state.draws += 1
    for player in state.players:
        if any(card in player.seen for card in cards):
            player.seen |= dict.fromkeys(cards, state.draws)


async def gain(turn: Turn) -> None:
    """CGE-077, CGE-078, CGE-225: an objective icon."""
    if not turn.state.objective_deck:
        turn.tell(say("log-no-objective", seat=turn.seat))
        return
    draw(turn.table, turn.seat)
    turn.tell(say("log-objective", seat=turn.seat, count=len(turn.player.drawn)))
    options = map(ObjectiveCard, turn.player.drawn)
    chosen = await turn.table.choose(turn.seat, "objective", options, private=True, between=clans.paid(turn), hand=turn)
    keep(turn.table, turn.seat, str(chosen))
