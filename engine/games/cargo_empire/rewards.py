"""Step 4 of a turn (rules section 4): transport rewards, city rewards, the perfect upgrade, and how they are spent."""

from __future__ import annotations

from engine.core.msg import Msg
from engine.games.cargo_empire import clans
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.delivery import Delivery, carry_out
from engine.games.cargo_empire.development import advance, step
from engine.games.cargo_empire.facts import MARKERS, MODES
from engine.games.cargo_empire.offers import advances
from engine.games.cargo_empire.row import counts_for
from engine.games.cargo_empire.turn import Turn
from engine.games.cargo_empire.words import name, say


async def settle(turn: Turn, delivery: Delivery) -> None:
    """CGE-030: a delivery is carried out, and rewarded."""
    perfect = carry_out(turn, delivery)
    await reward(turn, delivery, perfect)


async def reward(turn: Turn, delivery: Delivery, perfect: bool) -> None:
    """CGE-062 to CGE-067, CGE-192, CGE-193: the rush token, then steps 4.i to 4.iv."""
    if delivery.rush is not None and delivery.rush.field:
        await advance(turn, DATA.rush_tokens[delivery.rush.token].marker)
    await transport_rewards(turn, delivery)
    extras = city_rewards(turn, delivery)
    if extras or perfect:
        reasons = because(turn, delivery, perfect)
        turn.tell(say("log-extras", seat=turn.seat, count=extras + perfect, reasons=reasons))
    await extra_advances(turn, delivery, extras + perfect)


async def transport_rewards(turn: Turn, delivery: Delivery) -> None:
    """CGE-062, CGE-063: the advances of the played cards, in the sequence that the player chooses."""
    left = {DATA.cards[mode].marker: advances(delivery.cards, mode) for mode in MODES}
    while any(left.values()):
        marker = await choose_marker(turn, [m for m in MARKERS if left[m]], sum(left.values()), extra=False)
        left[marker] -= 1
        await advance(turn, marker)


def city_rewards(turn: Turn, delivery: Delivery) -> int:
    """CGE-064, CGE-137, CGE-220: extra advances for public and private cities, as they are at the end of step 4.i."""
    cities = (delivery.supply, delivery.demand)
    return sum(counts_for(turn.state, turn.player, city) for city in cities) + ("extra" in delivery.crests)


def because(turn: Turn, delivery: Delivery, perfect: bool) -> list[Msg]:
    """CGE-064, CGE-065, CGE-137: what brings the extra advances."""
    cities = [city for city in (delivery.supply, delivery.demand) if counts_for(turn.state, turn.player, city)]
    found = [say("extra-card", city=name("city", city)) for city in cities]
    found += [say("extra-crest")] if "extra" in delivery.crests else []
    return found + ([say("extra-perfect")] if perfect else [])


async def extra_advances(turn: Turn, delivery: Delivery, extras: int) -> None:
    """CGE-066, CGE-067, CGE-221: extra advances one by one, among the markers whose cards were played."""
    played = [DATA.cards[mode].marker for mode in MODES if delivery.cards.of(mode)]
    for left in range(extras, 0, -1):
        await advance(turn, await choose_marker(turn, played, left, extra=True))


async def choose_marker(turn: Turn, markers: list[str], left: int, *, extra: bool) -> str:
    """Which marker advances next; the note tells how many advances are left."""
    if len(markers) == 1:
        return markers[0]
    note = say("extras-left" if extra else "advances-left", count=left)
    options = sorted((step(turn, marker) for marker in markers), key=lambda option: option.top)
    return str(await turn.table.choose(turn.seat, "advance", options, note=note, between=clans.paid(turn)))
