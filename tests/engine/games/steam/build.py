"""Positions in a few words.

    building(0, "(0,1) 21@0 =0", tile=3)      seat 0 in its build turn, with its own straight south of Albany
    table(phase="goods", links=[...], goods={"albany": "rrb"}, players=3)

Tiles are written as in examples.md, `(q,r) face@turn`, followed by who owns what: `=0` all of it, `=-` unowned, or by
parts: `2-4=1 0-3=0` for segments, `1=0 4=-` for the spurs of a town face.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from typing import Any

from engine.core.play.ask import Ask
from engine.core.play.match import Match
from engine.core.play.reading import read
from engine.core.play.rng import Rng, Seed
from engine.games.steam import RULES
from engine.games.steam.data import DATA
from engine.games.steam.setup import setup
from engine.games.steam.state import NOBODY, Goods, Laid, State
from engine.games.steam.view import View

Game = Match[State, View]
LETTERS = {"r": "red", "b": "blue", "y": "yellow", "p": "purple", "g": "grey"}
RICH = 100
"""Dollars: enough for everything in these tests."""
_TILE = re.compile(r"\(\s*(-?\d+)\s*,\s*(-?\d+)\s*\)\s*(T?\d\d)(?:@(\d))?\s*(.*)")


def spot(text: str | tuple[int, int], map: str = "northeast") -> str:
    """The hex of a settlement (`albany`), of coordinates (`(0,1)` or a pair), or by its own name (`c5`)."""
    found = DATA.maps[map]
    if isinstance(text, tuple):
        return found.at[text]
    if text in found.named:
        return found.named[text]
    if text.startswith("("):
        q, r = text.strip("()").split(",")
        return found.at[int(q), int(r)]
    assert text in found.hexes, text
    return text


def turned(face: str, turn: int) -> list[tuple[int, ...]]:
    """The parts of a face: segments as sorted pairs of edges, spurs as single edges."""
    data = DATA.faces[face]
    parts: Iterable[tuple[int, ...]] = data.segments or [(edge,) for edge in data.exits]
    return [tuple(sorted((edge + turn) % 6 for edge in part)) for part in parts]


def least(face: str, turn: int) -> int:
    """The least rotation that looks like this one."""
    return next(k for k in range(6) if sorted(turned(face, k)) == sorted(turned(face, turn)))


def tile(text: str, map: str = "northeast") -> tuple[str, Laid]:
    """A tile in the notation of the module's docstring."""
    found = _TILE.fullmatch(text.strip())
    assert found is not None, text
    q, r, face, turn, owners = found.groups()
    k = least(face, int(turn or 0))
    who: dict[tuple[int, ...], int] = {}
    everywhere: int | None = None
    for word in owners.split():
        part, _, owner = word.partition("=")
        seat = NOBODY if owner == "-" else int(owner)
        if part:
            who[tuple(sorted(int(edge) for edge in part.split("-")))] = seat
        else:
            everywhere = seat
    parts = turned(face, k)
    assert everywhere is not None or set(who) == set(parts), f"{text}: who owns {parts}?"
    laid = Laid(face, k, tuple(who.get(part, everywhere if everywhere is not None else NOBODY) for part in parts))
    return DATA.maps[map].at[int(q), int(r)], laid


def key(text: str, map: str = "northeast") -> str:
    """The option key of a placement written as `(q,r) face@turn`."""
    name, laid = tile(text + " =-", map)
    return f"{name}/{laid.face.lower()}/{laid.turn}"


def cubes(text: str | Mapping[str, int]) -> Goods:
    """`rrb`: two red cubes and a blue one."""
    if not isinstance(text, str):
        return dict(text)
    return {colour: text.count(letter) for letter, colour in LETTERS.items() if letter in text}


def position(
    players: int = 4,
    current: int | None = 0,
    *tiles: str,
    phase: str = "build",
    map: str = "northeast",
    standard: bool = False,
    order: Sequence[int] | None = None,
    waiting: Sequence[int] | None = None,
    goods: Mapping[str, str | Mapping[str, int]] | None = None,
    supply: Sequence[str | Mapping[str, int]] | None = None,
    new_cities: Mapping[str, str] | None = None,
    grown: Sequence[str] = (),
    others: Mapping[int, Mapping[str, Any]] | None = None,
    everybody: Mapping[str, Any] | None = None,
    state: Mapping[str, Any] | None = None,
    seed: int = 0,
    **own: Any,
) -> State:
    """A state in which `current` acts; seats sit in turn order 0, 1, 2, ... unless `order` says so.

    Everybody has $100 and has placed track before. `own` describes the current player, `others` those by seat,
    `everybody` all of them: fields of Player, and `vp`. `waiting` are the seats still to act in this phase after
    `current` (default: those behind it in the order). `goods` are the cubes in cities (all others are empty), `supply`
    the supply spaces (default: as set up), `new_cities` maps towns to colours. `state` sets any other field of State.
    The cubes that lie nowhere are in the bag.
    """
    chance = Seed(seed)
    variants = {"rules": "standard" if standard else "base", "map": map, "order": "learning"}
    made = setup(players, variants, Rng(chance))
    made.order = list(order if order is not None else range(players))
    made.phase = phase  # type: ignore[assignment]
    made.acting, made.auction = current, None
    if waiting is None:
        waiting = [] if current is None or current not in made.order else made.order[made.order.index(current) + 1 :]
    made.waiting = list(waiting)
    for seat, player in enumerate(made.players):
        facts = {"cash": RICH, "built": True, **(everybody or {})}
        facts.update(own if seat == current else (others or {}).get(seat, {}))
        for name, value in deepcopy(facts).items():
            if name == "vp":
                player.points = {"deliveries": value} if value else {}
            elif name in type(player).__struct_fields__:
                setattr(player, name, value)
            else:
                raise TypeError(name)
    made.track = _laid(tiles, map)
    if goods is not None:
        made.goods = {city: {} for city in DATA.maps[map].cities}
        made.goods.update({spot(city, map): cubes(text) for city, text in goods.items()})
    if supply is not None:
        spaces = [cubes(text) for text in supply]
        made.supply = spaces + [{}] * (DATA.supply_spaces - len(spaces))
    for town, colour in (new_cities or {}).items():
        _found(made, spot(town, map), colour)
    made.grown = [spot(city, map) for city in grown]
    made.bag = rest(made)
    for name, value in (state or {}).items():
        assert name in State.__struct_fields__, name
        setattr(made, name, value)
    made.rng = chance.rng
    return made


def _laid(tiles: Iterable[str], map: str) -> dict[str, Laid]:
    found = dict(tile(text, map) for text in tiles)
    return {name: found[name] for name in DATA.maps[map].hexes if name in found}


def _found(state: State, town: str, colour: str) -> None:
    """A New City lies on a town."""
    state.new_cities[town] = colour
    state.new_city_tiles = {c: n - (c == colour) for c, n in state.new_city_tiles.items() if n - (c == colour)}
    state.goods.setdefault(town, {})


def rest(state: State) -> Goods:
    """The cubes that lie neither in cities nor in the supply."""
    lying = [*state.goods.values(), *state.supply]
    left = {colour: count - sum(g.get(colour, 0) for g in lying) for colour, count in DATA.cubes.items()}
    assert all(count >= 0 for count in left.values()), left
    return {colour: count for colour, count in left.items() if count}


def match_of(state: State) -> Game:
    """A match that begins here; nobody is asked to confirm."""
    variants = {"rules": "standard" if state.standard else "base", "map": state.map, "order": "auction"}
    return Match(RULES, state.seats, variants, state, confirm=())


def table(players: int = 4, current: int | None = 0, *tiles: str, **facts: Any) -> Game:
    """A match that begins at `position(...)`."""
    return match_of(position(players, current, *tiles, **facts))


def building(current: int = 0, *tiles: str, players: int = 4, **facts: Any) -> Game:
    """Seat `current` begins its build turn on this map."""
    return table(players, current, *tiles, phase="build", **facts)


def play(match: Game, *keys: str, seat: int | None = None) -> Game:
    """Answer the pending Asks one after the other (of `seat`, or of whoever is asked).

    A cube that is to be moved, `albany/purple`, goes the best way.
    """
    for answer in keys:
        who = next(iter(match.pending)) if seat is None else seat
        ask = match.pending[who]
        best = next((key for key in ask.options if ask.kind == "goods" and key.startswith(f"{answer}/")), answer)
        match.answer(who, best)
    return match


def asked(match: Game) -> tuple[int, str]:
    """Who is asked, and for which kind of decision."""
    ((seat, ask),) = match.pending.items()
    return seat, ask.kind


def shown(match: Game) -> Ask[Any]:
    """The pending Ask as a person reads it: in their order, with what options cost and bring."""
    (seat,) = match.pending
    ask = read(match, seat)
    assert ask is not None
    return ask


def offered(match: Game) -> list[str]:
    """The keys of the pending Ask, numbers of an Amount included."""
    ((_, ask),) = match.pending.items()
    return ask.keys()


def legal(match: Game, placement: str) -> bool:
    """Whether who builds may place `(q,r) face@turn` now. The match is left as it was."""
    wanted = key(placement, match.state.map)
    name = wanted.partition("/")[0]
    if name not in offered(match):
        return False
    twin = match.fork()
    seat, _ = asked(twin)
    before = twin.state.track.get(name)
    play(twin, name)
    if twin.pending and asked(twin) == (seat, "tile"):
        return wanted in offered(twin)
    # the only tile of the hex was laid at once
    laid = twin.state.track.get(name)
    return laid is not None and laid != before and f"{name}/{laid.face.lower()}/{laid.turn}" == wanted


def place(match: Game, *placements: str) -> Game:
    """Place `(q,r) face@turn` one after the other for who builds; each must be legal."""
    for placement in placements:
        wanted = key(placement, match.state.map)
        name = wanted.partition("/")[0]
        assert legal(match, placement), f"{placement} ({wanted}) is not legal: {offered(match)}"
        play(match, name)
        if match.pending and asked(match)[1] == "tile":
            play(match, wanted)
    return match


def seen(match: Game) -> View:
    """The table as whoever is asked sees it, the running turn included."""
    return match.view(next(iter(match.pending), None))


def links(match: Game, *, complete: bool = True) -> list[str]:
    """`Albany-Poughkeepsie 0`: the links with their owners (`-`: unowned), by name; or the unfinished ones."""
    view = seen(match)
    hexes = DATA.maps[view.map].hexes
    found = []
    for link in view.links:
        if link.complete is complete:
            ends = "-".join(sorted(hexes[end].name or end for end in link.ends))
            found.append(f"{ends} {'-' if link.owner is None else link.owner}")
    return sorted(found)
