"""Posts and upgrades (rules section 3, carry out)."""

from __future__ import annotations

from engine.core.msg import Msg, Value
from engine.core.table import Table
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import Side
from engine.games.cargo_empire.row import MOST, drop_card
from engine.games.cargo_empire.state import FREE, NO_TILE, City, CityKey, State
from engine.games.cargo_empire.words import name, player, row, say, told


def side(city: City) -> Side:
    """CGE-007: the side of the city's tile that is up. The city is LV1 or LV2."""
    return DATA.tiles[city.tile][city.level]


def free_spaces(city: City) -> list[str]:
    """The demand spaces without a post, the upper one first; an LV3 city has none (CGE-036)."""
    if city.level > MOST:
        return []
    return ["upper"] * (city.upper == FREE) + ["lower"] * (city.lower == FREE)


def put_post(city: City, space: str, owner: int) -> None:
    """CGE-053: a post on a demand space, without any upgrade."""
    if space == "upper":
        city.upper = owner
    else:
        city.lower = owner


def place_post(table: Table[State], key: CityKey, space: str, owner: int) -> bool:
    """CGE-053 to CGE-055: a post on a demand space and the upgrade that follows; True if that is a perfect one."""
    city = table.state.cities[key]
    put_post(city, space, owner)
    if free_spaces(city):
        return False
    perfect = city.cubes == 0
    upgrade(table, key)
    return perfect


def level3_scores(state: State, city: City, owner: int | None = None, you: int | None = None) -> tuple[Msg, ...]:
    """CGE-092, CGE-183: who gets how many VP when a city becomes LV3 with one more post; `you` is who reads it."""
    posts, key = [*city.posts(), *([] if owner is None else [owner])], "vp-for" if you is None else "share-of"
    return tuple(
        say("share-you", vp=vp) if seat == you else say(key, who=player(state, seat), vp=vp)
        for seat in present(state, posts, you)
        for vp in [posts.count(seat) * DATA.scoring.post_in_level3_vp]
    )


def post_counts(state: State, city: City, you: int) -> tuple[Msg, ...]:
    """How many posts each seat has in a city, as `you` read it."""
    posts = city.posts()
    return tuple(
        say("posts-you", posts=posts.count(seat))
        if seat == you
        else say("posts-of", who=player(state, seat), posts=posts.count(seat))
        for seat in present(state, posts, you)
    )


def present(state: State, posts: list[int], you: int | None) -> list[int]:
    """The seats among the owners of posts, `you` first; vassals are none."""
    return sorted((seat for seat in range(len(state.players)) if seat in posts), key=lambda seat: seat != you)


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
    scores = level3_scores(state, city)
    city.cubes, city.tile = 0, NO_TILE
    if scores:
        table.tell(told(state, state.acting, "level3-vp", scores=row(scores), **args))
    else:
        table.tell(told(state, state.acting, "level3", **args))
    drop_card(table, key)
