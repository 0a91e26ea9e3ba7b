"""Advice on Toy Freight: practice opponents, plans, reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.toy_freight import Crate, State, View, say

from engine.core.play.advice import Advice
from engine.core.play.ask import Ask, Shortcut
from engine.core.play.msg import Msg
from engine.core.play.rng import Rng


def careful(seen: View, ask: Ask[Any], rng: Rng) -> str:
    """Delivers the largest crate and keeps its coins."""
    if ask.kind == "action":
        return "deliver" if "deliver" in ask.options else "draw" if "draw" in ask.options else "pass"
    return ask.keys()[-1]


def hasty(seen: View, ask: Ask[Any], rng: Rng) -> str:
    """Delivers any crate, now and then something else that does no harm."""
    if ask.kind == "action" and rng.below(4) == 0:
        return "store"
    return rng.pick(list(ask.options)) if ask.kind == "crate" else careful(seen, ask, rng)


def estimate(s: State) -> list[float]:
    """The points so far, and the largest crates that there is time for."""
    scores = []
    for seat, hand in enumerate(s.hands):
        turns = max(0, s.rounds - s.round + (seat >= s.turn))
        scores.append(float(sum(s.points[seat].values()) + sum(sorted(hand, reverse=True)[:turns])))
    return scores


def shortcuts(seen: View, ask: Ask[Any]) -> Sequence[Shortcut]:
    """Whole turns: the largest crate, two goods, all coins."""
    if ask.kind != "action":
        return ()
    found, hand, coins = [], seen.hands[ask.seat], seen.coins[ask.seat]
    if hand:
        crate = Crate(max(hand))
        keys = ("deliver", str(crate)) if len(set(hand)) > 1 else ("deliver",)
        found.append(Shortcut(keys, say("deliver-this", n=crate.size), crate.detail()))
    found.append(Shortcut(("store", "ore+coal"), say("store-both")))
    if coins:
        found.append(Shortcut(("spend", str(coins)), say("spend-all", n=coins), say("spend-all-detail", n=coins)))
    return found


def following(seen: View) -> Sequence[int]:
    """Whoever has not had a turn in this round."""
    return range(seen.turn + 1, len(seen.hands))


def why(seen: View, ask: Ask[Any], typed: str) -> Msg | None:
    """What is missing: a crate in the hand, or in the deck."""
    if typed == "draw" and not seen.deck:
        return say("no-crates")
    if typed.startswith("crate-") and ask.kind in ("action", "crate"):
        return say("no-such-crate", hand=[Crate(n).label() for n in sorted(seen.hands[ask.seat])])
    return None


CLAUSES = {
    "action": ("TOY-003", "TOY-004"),
    "crate": ("TOY-001",),
    "goods": ("TOY-005",),
    "coins": ("TOY-006",),
    "plot": ("TOY-007",),
    "rail": ("TOY-007",),
    "help": ("TOY-008",),
    "thanks": ("TOY-008",),
    "bid": ("TOY-002",),
}

ADVICE = Advice[State](
    policies={"easy": hasty, "normal": careful, "greedy": careful},
    estimate=estimate,
    moment=lambda state: state.round,
    money=lambda state: state.coins,
    shortcuts=shortcuts,
    why=why,
    following=following,
    clauses=CLAUSES,
)
