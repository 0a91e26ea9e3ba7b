"""End-bonus picks (rules sections 12 and 14)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.play.ask import Choice, Option, Word
from engine.core.play.msg import Msg
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.turn import Turn
from engine.games.russian_railroads.words import name, say


@dataclass(frozen=True, slots=True)
class Bonus(Choice):
    """An end-bonus card."""

    card: str

    def __str__(self) -> str:
        return self.card

    def label(self) -> Msg:
        """Its name."""
        return name("bonus", self.card)


TEN_VP = Word("ten-vp", say("ten-vp", vp=DATA.alternative_vp), say("ten-vp-effect"))


async def pick_end_bonus(turn: Turn) -> None:
    """RRR-137, RRR-181, RRR-209, RRR-211: look through the deck, take a card face down or score 10 VP at once."""
    if turn.trial:
        return  # no card that may be picked changes anything about full execution
    state, player = turn.state, turn.player
    options: list[Option] = [Bonus(card) for card in DATA.end_bonuses if card in state.deck]
    if options:
        look_through_deck(turn)
    offered = [*options, TEN_VP]
    chosen = await turn.table.choose(turn.seat, "pick", offered, private=True, default=str(TEN_VP), hand=turn)
    if chosen is TEN_VP:
        player.score("end-bonus", DATA.alternative_vp)
        turn.tell(say("log-pick-vp", seat=turn.seat, vp=DATA.alternative_vp))
        return
    state.deck.remove(str(chosen))
    player.seen.pop(str(chosen), None)
    player.bonus_cards.append(str(chosen))
    turn.tell(say("log-pick-card", seat=turn.seat))
    turn.table.tell(say("log-pick-own-card", card=name("bonus", str(chosen))), to=turn.seat)


def look_through_deck(turn: Turn) -> None:
    """RRR-211: the player sees the deck, so nothing before that can be undone; the cards last seen are remembered."""
    turn.table.reveal()
    look = 1 + max(turn.player.seen.values(), default=0)
    turn.player.seen |= dict.fromkeys(sorted(turn.state.deck), look)
