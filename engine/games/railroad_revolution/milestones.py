"""Completing and replacing milestones at the end of every turn (rules section 9)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.play.ask import Choice
from engine.core.play.msg import Msg
from engine.core.play.table import Table
from engine.games.railroad_revolution.conditions import is_complete
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.state import Drawn, Held, Seat, State
from engine.games.railroad_revolution.words import asked, say, worth

NEXT = {"A1": "B", "A2": "B", "B": "C", "C": "D", "D": ""}
"""RRV-095: by pile of a completed milestone: the pile of its replacement; a completed D has none."""


@dataclass(frozen=True, slots=True)
class Card(Choice):
    """A milestone to choose; for a completed one, with the letter of the pile of its replacement."""

    id: str
    pile: str = ""

    def __str__(self) -> str:
        return self.id.lower()

    def label(self) -> Msg:
        """Its VP."""
        return worth(self.id)


def completed(state: State, seat: Seat) -> list[Held]:
    """RRV-092: the milestones of a player that are completed."""
    return [held for held in state.players[seat].milestones if is_complete(state, seat, held)]


async def complete_next(table: Table[State]) -> bool:
    """RRV-093 to RRV-095, RRV-185, RRV-191: complete one milestone, the active player's first. Returns whether there
    was one."""
    state = table.state
    for offset in range(state.seats):
        seat = (state.acting + offset) % state.seats
        if done := completed(state, seat):
            chosen = Card(done[0].id)
            if len({pile for held in done if (pile := draws_from(state, held.id))}) > 1:
                # the order of replacements from the same pile makes no difference
                cards = [Card(held.id, pile=draws_from(state, held.id)) for held in done]
                chosen = await table.choose(seat, "completion", cards, hand=state)
            complete(table, seat, chosen.id)
            return True
    return False


def complete(table: Table[State], seat: Seat, id: str) -> None:
    """RRV-094, RRV-095, RRV-193: the managers go to the bank, the card is turned face down, and three are drawn."""
    state, card = table.state, DATA.milestones[id]
    player = state.players[seat]
    held = next(held for held in player.milestones if held.id == id)
    for manager in held.managers:
        state.bank[manager] += 1
    player.milestones.remove(held)
    player.completed.append(id)
    table.tell(say("log-milestone", seat=seat, milestone=asked(id), vp=card.vp))
    if letter := draws_from(state, id):
        table.reveal()
        pile, draw = state.piles[letter], DATA.constants.milestone_draw
        state.drawn = Drawn(seat, letter, tuple(pile[:draw]))
        del pile[:draw]


def draws_from(state: State, id: str) -> str:
    """RRV-095, RRV-193: the letter of the pile from which a milestone is replaced, "" if it is not replaced."""
    letter = NEXT[DATA.milestones[id].pile]
    return letter if state.piles.get(letter) and not is_last_turn(state) else ""


def is_last_turn(state: State) -> bool:
    """RRV-112: whether this is the last turn of the game."""
    return state.round == state.last_round and (state.acting + 1) % state.seats == state.first


async def pick(table: Table[State]) -> None:
    """RRV-095, RRV-192, RRV-193, RRV-200: keep one of the drawn milestones; the others go under the pile."""
    state = table.state
    drawn = state.drawn
    assert drawn is not None
    player = state.players[drawn.seat]
    kept = (await table.choose(drawn.seat, "milestone", map(Card, drawn.cards), hand=state, private=True)).id
    rejected = [id for id in drawn.cards if id != kept]
    player.milestones.append(Held(kept, [""] * len(DATA.milestones[kept].managers)))
    player.seen += [id for id in rejected if id not in player.seen]
    state.piles[drawn.pile] += rejected
    state.drawn = None
    table.tell(say("log-new-milestone", seat=drawn.seat, milestone=asked(kept), pile=drawn.pile))
