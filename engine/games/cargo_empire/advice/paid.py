"""What paid clan abilities promise to the bot opponent `normal` (rules section 9)."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import Any

from msgspec.structs import replace as replace_fields

from engine.games.cargo_empire.advice.outlook import Outlook
from engine.games.cargo_empire.advice.seen import twin
from engine.games.cargo_empire.clans import FIELDS, SEA, Powers, clan_of
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import MODES
from engine.games.cargo_empire.state import CityKey, State

NOTHING = 0.0


class Abilities:
    """The abilities that can be paid for now, and how much each would improve the turn."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook, self.state, self.player = outlook, outlook.state, outlook.player
        self.clan = clan_of(self.player)

    @cached_property
    def gains(self) -> dict[str, float]:
        """What each ability brings beyond its cost, by its key."""
        if self.player.cubes < DATA.ability_cost:
            return {}
        found = {"crest": self.crest}
        match self.player.clan:
            case "yellow":
                found["road-card"] = self.with_hand("road")
            case "red":
                found["boost"] = self.boosted
            case "blue":
                found["swap"] = max((gain for _, gain in self.swaps), default=NOTHING)
            case "purple":
                found["borrow"] = max(self.lent.values(), default=NOTHING)
        cost = self.outlook.known.ability if self.outlook.turns else 0.0
        return {key: gain - cost for key, gain in found.items()}

    def tried(self, state: State) -> float:
        """How much more the best delivery promises in another state."""
        return Outlook(state, self.outlook.seat, self.outlook.known).best - self.outlook.best

    def with_hand(self, taken: str, given: str = "") -> float:
        """What one more card brings, in exchange for another one or for free."""
        state = twin(self.state, self.outlook.seat, ())
        hand = state.players[self.outlook.seat].hand
        hand[taken] += 1
        if given:
            hand[given] -= 1
        return self.tried(state)

    @cached_property
    def swaps(self) -> list[tuple[str, float]]:
        """What exchanging each card for a sea card brings."""
        return [(mode, self.with_hand(SEA, mode)) for mode in MODES if mode != SEA and self.player.hand[mode]]

    @property
    def boosted(self) -> float:
        """What a boosted rail card brings."""
        if self.state.boosted or not self.player.hand["rail"]:
            return NOTHING
        return self.tried(replace_fields(self.state, boosted=True))

    @cached_property
    def lent(self) -> dict[str, float]:
        """What borrowing each other clan's crest brings, by clan."""
        others = [seat for seat in range(self.state.people) if seat != self.outlook.seat]
        return {
            self.state.players[seat].clan: self.tried(replace_fields(self.state, borrowed=[*self.state.borrowed, seat]))
            for seat in others
            if seat not in self.state.borrowed
        }

    @cached_property
    def crests(self) -> dict[CityKey, float]:
        """By city: what the best delivery promises, hand included, if the seat's crest stood there."""
        outlook, field = self.outlook, FIELDS.get(self.clan.crest_effect)
        if field is None:
            return {}
        found = {}
        for city in outlook.stocked:
            may = with_crest(outlook.may, field, city)
            best = max((worth for _, worth in outlook.trips_from(city, may)), default=None)
            if best is not None:
                later = outlook.known.crest * (self.state.cities[city].cubes - 1) if outlook.turns else 0.0
                found[city] = best + later + outlook.held
        return found

    @property
    def crest(self) -> float:
        """What moving the crest to the best city brings."""
        return max(self.crests.values(), default=self.outlook.best) - self.outlook.best


def with_crest(may: Powers, field: str, city: CityKey) -> Powers:
    """What crests do if that of an ability stands in this city."""
    crests: dict[str, Any] = {field: city}
    return replace(may, **crests)
