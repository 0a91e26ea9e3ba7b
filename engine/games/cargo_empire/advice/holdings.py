"""What posts and objective cards promise to the bot opponent `normal` up to the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from engine.games.cargo_empire.advice.experience import NORMAL, Experience
from engine.games.cargo_empire.advice.hopes import Presence, Table, basis, classes_of, hope, level3_chance, presence
from engine.games.cargo_empire.cities import free_spaces
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import MARKERS
from engine.games.cargo_empire.scoring import largest_network
from engine.games.cargo_empire.state import CityKey, Seat, State

NETWORK = next(key for key, card in DATA.objectives.items() if card.kind == "largest_network")
UNBUILT = ("tier_city_cards", "tier_objective_cards", "per_trailing_marker")
"""The kinds of objectives that do not depend on posts."""


class Holdings:
    """What a seat has, and what that may become."""

    def __init__(self, state: State, seat: Seat, known: Experience = NORMAL) -> None:
        self.state, self.seat, self.known = state, seat, known
        self.player = state.players[seat]
        self.turns = min(known.ahead, sum(self.player.posts))
        self.leads: dict[str, tuple[int, ...]] = {
            marker: tuple(
                self.player.markers[marker].column - rival.markers[marker].column
                for other, rival in enumerate(state.players)
                if other != seat
            )
            for marker in MARKERS
        }
        rest = sum(sum(player.posts) for player in state.players)
        self.heat = known.heat * rest * (2 if state.vassals else 1) / len(state.cities)
        self._posts: dict[tuple[CityKey, bool], tuple[float, float]] = {}
        self._hopes: dict[tuple[str, tuple[float, ...]], float] = {}

    # -- objectives and posts

    @cached_property
    def cards(self) -> list[str]:
        """The seat's objective cards."""
        return self.player.objectives

    @cached_property
    def have(self) -> Presence:
        """What objectives count, as things stand."""
        return presence(self.state, self.seat, self.heat)

    def table(self, objectives: int = 0, network: int | None = None) -> Table:
        """What else objectives count, with this many more of them held."""
        held = len(self.cards) + objectives
        size = self.network if network is None else network
        return Table(self.known, self.turns, len(self.player.cities), held, size, self.leads, len(self.state.players))

    @cached_property
    def network(self) -> int:
        """The largest group of the seat's cities."""
        return largest_network(self.state, self.seat) if NETWORK in self.cards else 0

    def objective(self, card: str) -> float:
        """What an objective card that the seat does not hold yet may be worth."""
        size = largest_network(self.state, self.seat) if card == NETWORK else 0
        return hope(DATA.objectives[card], self.have, self.table(1, size))

    @cached_property
    def built(self) -> list[str]:
        """The seat's objective cards that depend on posts."""
        return [card for card in self.cards if DATA.objectives[card].kind not in UNBUILT]

    def hopes(self, have: Presence, network: int) -> float:
        """What the seat's objective cards that depend on posts may be worth."""
        return sum([self._hope(card, have, network) for card in self.built])

    def _hope(self, card: str, have: Presence, network: int) -> float:
        """The same of one card: most posts change nothing that it counts."""
        counted = card, basis(DATA.objectives[card], have, network)
        found = self._hopes.get(counted)
        if found is None:
            found = self._hopes[counted] = hope(DATA.objectives[card], have, self.table(network=network))
        return found

    @cached_property
    def now(self) -> float:
        """The same, as things stand."""
        return self.hopes(self.have, self.network)

    def post(self, key: CityKey, own: bool = True) -> float:
        """What a post in a city, of this seat or of nobody, changes for objectives and LV3 cities."""
        objectives, level3 = self.posted(key, own)
        return objectives + level3

    def posted(self, key: CityKey, own: bool = True) -> tuple[float, float]:
        """The same, for each of both."""
        found = self._posts.get((key, own))
        if found is None:
            posts = self.state.cities[key].posts()
            likely = level3_chance(len(posts), self.heat), level3_chance(len(posts) + 1, self.heat)
            found = self._posts[key, own] = self._objectives(key, own, likely), self._level3(posts, own, likely)
        return found

    def _level3(self, posts: Sequence[int], own: bool, likely: tuple[float, float]) -> float:
        """What LV3 promises with one more post, to the seat and its rivals; `likely`: how likely it is before and
        after."""
        before, after = likely
        mine, points = posts.count(self.seat), DATA.scoring.post_in_level3_vp
        rivals = sum(map(self.rival, posts))
        harm = points * rivals * (after - before) / max(1, len(self.state.players) - 1)
        return self.known.level3 * points * ((mine + own) * after - mine * before) - self.known.spite * harm

    def rival(self, owner: int) -> bool:
        """Whether a post of this owner is that of another player: vassals are none."""
        return owner != self.seat and owner < len(self.state.players)

    def _objectives(self, key: CityKey, own: bool, likely: tuple[float, float]) -> float:
        """What one more post in a city changes for the seat's objectives."""
        if not self.built:
            return 0.0
        have, network, city = self.have, self.network, self.state.cities[key]
        posts, upgrade, (before, after) = city.posts(), len(free_spaces(city)) == 1, likely
        mine = posts.count(self.seat)
        then = Presence(dict(have.classes), have.two, have.stack, have.level3, have.own_level3)
        if own and not mine:
            then.enter((*classes_of(self.state.map, key), f"level{city.level + upgrade}"))
            then.level3 += after
            network = self._joined(key) if NETWORK in self.cards else 0
        elif mine:
            then.level3 += after - before
            if upgrade:
                then.classes[f"level{city.level}"] -= 1
                then.enter((f"level{city.level + 1}",))
        if own:
            then.two += (mine == 1) - (mine == 2)
            then.stack = max(then.stack, mine + 1 if mine == len(posts) else 0)
        return self.hopes(then, network) - self.now

    def _joined(self, key: CityKey) -> int:
        """The size of the seat's largest group of cities once this city is added."""
        city = self.state.cities[key]
        city.beside.append(self.seat)
        found = largest_network(self.state, self.seat)
        city.beside.pop()
        return found
