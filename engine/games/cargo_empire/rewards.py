"""Step 4 of a turn (rules section 4): transport rewards, city rewards, the perfect upgrade, and how all is spent."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from engine.core.play.msg import Msg
from engine.games.cargo_empire import clans
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.delivery import Delivery, carry_out
from engine.games.cargo_empire.development import advance, step
from engine.games.cargo_empire.facts import MARKERS, MODES
from engine.games.cargo_empire.offers import advances
from engine.games.cargo_empire.row import counts_for
from engine.games.cargo_empire.state import Due
from engine.games.cargo_empire.turn import Turn
from engine.games.cargo_empire.words import name, say


async def settle(turn: Turn, delivery: Delivery) -> None:
    """CGE-030: a delivery is carried out, and rewarded."""
    perfect = carry_out(turn, delivery)
    await reward(turn, delivery, perfect)


async def reward(turn: Turn, delivery: Delivery, perfect: bool) -> None:
    """CGE-062 to CGE-067, CGE-192, CGE-193: the rush token, then steps 4.i to 4.iv."""
    played = [DATA.cards[mode].marker for mode in MODES if delivery.cards.of(mode)]
    left = {DATA.cards[mode].marker: advances(delivery.cards, mode) for mode in MODES}
    turn.state.due = Due(delivery.supply, delivery.demand, played, left, perfect, "extra" in delivery.crests)
    if delivery.rush is not None and delivery.rush.field:
        await advance(turn, DATA.rush_tokens[delivery.rush.token].marker)
    await rest(turn)


async def rest(turn: Turn) -> None:
    """CGE-062 to CGE-066: takes what is due and not taken yet."""
    await transport_rewards(turn)
    count_extras(turn)
    await extra_advances(turn)
    turn.state.due = None


def due(turn: Turn) -> Due:
    """The rewards to come."""
    assert turn.state.due is not None
    return turn.state.due


async def transport_rewards(turn: Turn) -> None:
    """CGE-062, CGE-063: the advances of the played cards, in the order that the player chooses."""
    while markers := [marker for marker in MARKERS if due(turn).left[marker]]:
        await take(turn, await choose_marker(turn, markers))


def count_extras(turn: Turn) -> None:
    """CGE-064, CGE-065: extra advances are counted once, at the end of step 4.i."""
    here = due(turn)
    if here.extras >= 0:
        return
    extras = city_rewards(turn, here)
    if extras or here.perfect:
        turn.tell(say("log-extras", seat=turn.seat, count=extras + here.perfect, reasons=because(turn, here)))
    turn.state.due = replace(here, extras=extras + here.perfect)


def city_rewards(turn: Turn, here: Due) -> int:
    """CGE-064, CGE-137, CGE-220: extra advances for cities that are public or private at the end of step 4.i."""
    cities = (here.supply, here.demand)
    return sum(counts_for(turn.state, turn.player, city) for city in cities) + here.crest


def because(turn: Turn, here: Due) -> list[Msg]:
    """CGE-064, CGE-065, CGE-137: what brings the extra advances."""
    cities = [city for city in (here.supply, here.demand) if counts_for(turn.state, turn.player, city)]
    found = [say("extra-card", city=name("city", city)) for city in cities]
    found += [say("extra-crest")] if here.crest else []
    return found + ([say("extra-perfect")] if here.perfect else [])


async def extra_advances(turn: Turn) -> None:
    """CGE-066, CGE-067, CGE-221: extra advances one by one, among the markers whose cards were played."""
    while due(turn).extras:
        await take(turn, await choose_marker(turn, due(turn).played))


async def take(turn: Turn, marker: str) -> None:
    """CGE-063, CGE-067: one of the due advances."""
    here = due(turn)
    if here.extras < 0:
        turn.state.due = replace(here, left={**here.left, marker: here.left[marker] - 1})
    else:
        turn.state.due = replace(here, extras=here.extras - 1)
    await advance(turn, marker)


async def choose_marker(turn: Turn, markers: list[str]) -> str:
    """Which marker advances next."""
    if len(markers) == 1:
        return markers[0]
    options, note = [step(turn.state, turn.player, marker) for marker in markers], partial(advances_left, turn)
    return str(await turn.table.choose(turn.seat, "advance", options, note=note, between=clans.paid(turn), hand=turn))


def advances_left(turn: Turn) -> Msg:
    """How many advances are left, of the cards or extra ones."""
    here = due(turn)
    if here.extras < 0:
        return say("advances-left", count=sum(here.left.values()))
    return say("extras-left", count=here.extras)
