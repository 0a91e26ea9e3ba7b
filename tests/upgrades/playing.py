"""What people find at the tables of an earlier version, and how they play on."""

from __future__ import annotations

from hashlib import sha256
from random import Random

from bot.host.types.people import Person
from tests.bot.host.rig import ANN, BEN, CID, Rig
from tests.upgrades.databases import Stood

PEOPLE = (ANN, BEN, CID, Person(104, "Dan"), Person(105, "Eva", "hu"))


async def stood(rig: Rig, game_id: int) -> Stood:
    """How a table stands."""
    card = await rig.house.host.tables.card(game_id)
    text = await rig.record(game_id)
    asked = {one.seat: one.kind for one in card.waiting}
    return Stood(card.game, card.status, sha256(text.encode()).hexdigest(), asked)


WHOLE = 1000
"""So many answers no game of a release has left."""


async def play_on(rig: Rig, game_id: int, people: dict[int, Person], chance: Random, most: int = WHOLE) -> int:
    """Everybody answers anything until the game is over, or so many times; returns how often."""
    for done in range(most):
        waiting = (await rig.house.host.tables.card(game_id)).waiting
        seat = next((one.seat for one in waiting if one.seat in people), None)
        if seat is None:
            return done
        panel = await rig.house.host.play.panel(game_id, people[seat])
        assert panel.ask is not None
        await rig.answer(game_id, people[seat], chance.choice(panel.ask.keys()), rev=panel.rev)
    assert most < WHOLE, "the game does not end"
    return most
