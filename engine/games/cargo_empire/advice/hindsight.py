"""What deliveries bring beyond what they promise to `normal`, as games show that were played on from them: so those see
it who look ahead."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.cargo_empire.advice.journey import TOP
from engine.games.cargo_empire.advice.promises import Promising
from engine.games.cargo_empire.cards import Cards
from engine.games.cargo_empire.cities import MOST, free_spaces
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.state import CityKey

GAME = 12.0
"""The turns of a seat in a game."""


@dataclass(frozen=True)
class Corrections:
    """What games have taught, in VP, as long as turns are left; `early`: in addition, with a game's turns left."""

    objectives: float = -0.34
    objectives_early: float = -0.31
    """Of what a post promises for objectives."""
    advances: float = -0.6
    """Of what advances of a marker promise."""
    advance: float = 1.05
    advance_early: float = 0.59
    """For each advance."""
    ship: float = 0.21
    """For each advance of the ship, in addition."""
    card: float = -0.95
    """For each card played."""
    first_post: float = 1.59
    """For a post in a city in which the seat has none."""
    level: float = 0.89
    """For each level of the city."""
    rival_post: float = -0.89
    """For each post of a rival there."""
    level3: float = -0.26
    rivals_level3: float = 0.56
    """Of what LV3 scores at once, for the seat, and for a rival on average."""
    taken: float = 0.67
    """For each rival with a post where the cube comes from."""
    own_post: float = 0.39
    """For each post of the seat there."""


LEARNED = Corrections()


class Hindsight(Promising):
    """An outlook that counts these, too."""

    learned: Corrections = LEARNED

    def moves(self, marker: str, steps: int) -> float:
        """What advances promise: all much the same, by what games have taught."""
        found, at = super().moves(marker, steps), self.player.markers[marker]
        if not self.turns:
            return found
        known, done = self.learned, min(steps, TOP - at.column)
        each = known.advance + known.advance_early * self.turns / GAME + known.ship * (marker == "ship")
        return (1 + known.advances) * found + each * done

    def moved(self, supply: CityKey, key: CityKey) -> float:
        """What a cube changes: better one that rivals could take, and better to where they are not."""
        found = super().moved(supply, key)
        return found + self._from(supply) + self._to(key) if self.turns else found

    def spent(self, cards: Cards, extras: int, advances: float) -> float:
        """What cards bring, less than `normal` thinks."""
        found = super().spent(cards, extras, advances)
        return found + self.learned.card * cards.count if self.turns else found

    def _from(self, supply: CityKey) -> float:
        posts = self.state.cities[supply].posts()
        rivals = {owner for owner in posts if self.rival(owner)}
        return self.learned.taken * len(rivals) + self.learned.own_post * posts.count(self.seat)

    def _to(self, key: CityKey) -> float:
        known, city = self.learned, self.state.cities[key]
        posts = city.posts()
        mine, rivals = posts.count(self.seat), sum(map(self.rival, posts))
        early = known.objectives + known.objectives_early * self.turns / GAME
        found = early * self.posted(key)[0] + known.level * city.level
        found += known.first_post * (not mine) + known.rival_post * rivals
        if city.level == MOST and len(free_spaces(city)) == 1:
            each = DATA.scoring.post_in_level3_vp
            found += known.level3 * each * (mine + 1)
            found += known.rivals_level3 * each * rivals / max(1, len(self.state.players) - 1)
        return found
