"""Posts and upgrades (rules section 3, carry out)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.play.msg import Value
from engine.core.play.table import Table
from engine.games.cargo_empire.cities import MOST, free_spaces, put_post, side
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.row import drop_card
from engine.games.cargo_empire.state import FREE, NO_TILE, CityKey, Seat, State
from engine.games.cargo_empire.words import name, player, row, say, told


def place_post(table: Table[State], key: CityKey, space: str, owner: int) -> bool:
    """CGE-053 to CGE-055: a post on a demand space, and the upgrade that follows; True if that is a perfect one."""
    city = table.state.cities[key]
    put_post(city, space, owner)
    if free_spaces(city):
        return False
    perfect = city.cubes == 0
    upgrade(table, key)
    return perfect


def level3_scores(state: State, posts: Sequence[int]) -> list[tuple[Seat, int]]:
    """CGE-092, CGE-183: which seats get how many VP for these posts, now that the city is LV3; vassals get none."""
    each = DATA.scoring.post_in_level3_vp
    return [(seat, posts.count(seat) * each) for seat in range(len(state.players)) if seat in posts]


def upgrade(table: Table[State], key: CityKey) -> None:
    """CGE-055 to CGE-059: the posts move beside the city, the tile turns over with two new cubes or leaves the game."""
    state = table.state
    city = state.cities[key]
    args: dict[str, Value] = {"city": name("city", key), "cubes": city.cubes}
    city.beside += [city.upper, city.lower]
    city.upper = city.lower = FREE
    city.level += 1
    if city.level <= MOST:
        city.cubes = DATA.cubes_on_tile
        table.tell(told(state, state.acting, "upgrade", level=city.level, colour=side(city).supply, **args))
        return
    found = level3_scores(state, city.posts())
    scores = [say("vp-for", who=player(state, seat), vp=vp) for seat, vp in found]
    if len(found) == len(state.players) > 1 and len({vp for _, vp in found}) == 1:
        scores = [say("vp-for-all", vp=found[0][1])]
    city.cubes, city.tile = 0, NO_TILE
    if scores:
        table.tell(told(state, state.acting, "level3-vp", scores=row(scores), **args))
    else:
        table.tell(told(state, state.acting, "level3", **args))
    drop_card(table, key)
