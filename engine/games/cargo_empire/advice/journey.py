"""What advances of a marker promise (rules section 4): by what lies ahead of it, and how far it may still get."""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt

from engine.games.cargo_empire.advice.experience import Experience
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import MODES, SPACES
from engine.games.cargo_empire.state import START
from engine.games.cargo_empire.tracks import Field, next_fields

TOP = max(DATA.vp_spaces)
CHOICES = (START, *DATA.columns.junction_columns)
STEP_VP = DATA.vp_spaces[DATA.columns.vp_first_column].vp
"""What each victory-point space scores in addition to the one before it."""
UNLIKELY = 0.02
Place = tuple[int, str]
"""A column, and the lane there ("" off the tracks)."""


class Journey:
    """What lies ahead of a marker for a player with this many turns left after the current one, in VP.

    `chances[k]` is how likely more than k advances come in those turns.
    """

    def __init__(self, known: Experience, tracks: tuple[str, ...], marker: str, turns: int, deck: bool) -> None:
        self.fields = next_fields(tracks)
        self.icons = icons(known, turns, deck)
        self.chances = chances(known.pace[marker] * turns, known.spread)
        self._options: dict[Place, list[tuple[float, Place]]] = {}
        self._ahead: dict[tuple[Place, int], float] = {}
        self._after: dict[tuple[Place, int], float] = {}

    def options(self, at: Place) -> list[tuple[float, Place]]:
        """What the next advance brings, and where it leads, for each lane that can be chosen."""
        found = self._options.get(at)
        if found is None:
            (column, lane), found = at, []
            for each in SPACES if column in CHOICES else (lane,):
                field = self.fields[column, each]
                found.append((self.worth(field), (field.column, each if field.on_track else "")))
            self._options[at] = found
        return found

    def worth(self, field: Field) -> float:
        """What entering a field brings."""
        return STEP_VP if field.column >= DATA.columns.vp_first_column else self.icons[field.icon]

    def ahead(self, at: Place, taken: int = 0) -> float:
        """What the later turns promise from a place on, if this many of their advances have already been made."""
        if at[0] == TOP or taken >= len(self.chances):
            return 0.0
        found = self._ahead.get((at, taken))
        if found is None:
            chance = self.chances[taken]
            found = max([chance * worth + self.ahead(place, taken + 1) for worth, place in self.options(at)])
            self._ahead[at, taken] = found
        return found

    def after(self, at: Place, steps: int) -> float:
        """What this many advances bring now, plus what lies ahead after them."""
        if not steps or at[0] == TOP:
            return self.ahead(at)
        found = self._after.get((at, steps))
        if found is None:
            found = max([worth + self.after(place, steps - 1) for worth, place in self.options(at)])
            self._after[at, steps] = found
        return found

    def lane(self, at: Place, lane: str, steps: int) -> float:
        """What choosing a lane brings, if this many advances are made there now, including the one into the lane."""
        field = self.fields[at[0], lane]
        return self.worth(field) + self.after((field.column, lane), steps - 1)


@lru_cache(1 << 12)
def journey(known: Experience, tracks: tuple[str, ...], marker: str, turns: int, deck: bool) -> Journey:
    """See Journey; `deck`: there are objective cards to draw."""
    return Journey(known, tracks, marker, turns, deck)


@lru_cache(1 << 12)
def icons(known: Experience, turns: int, deck: bool) -> dict[str, float]:
    """What each icon promises."""
    cards = {mode: known.card[mode] * known.use(turns, known.usual_hand) for mode in MODES}
    city = known.city + known.city_turn * turns
    objective = known.objective + known.objective_turn * turns if deck else 0.0
    either = {"any_transport": max(cards.values()), "city_or_objective": max(city, objective)}
    return {"none": 0.0, **cards, "city": city, "objective": objective, **either}


@lru_cache(1 << 12)
def chances(mean: float, spread: float) -> tuple[float, ...]:
    """How likely more than 0, 1, 2, ... advances come if `mean` are expected; the unlikely ones are left out."""
    if not mean:
        return ()
    found: list[float] = []
    while len(found) <= TOP:
        chance = 1 / (1 + exp((len(found) + 0.5 - mean) / (spread * sqrt(mean))))
        if chance < UNLIKELY:
            break
        found.append(chance)
    return tuple(found)
