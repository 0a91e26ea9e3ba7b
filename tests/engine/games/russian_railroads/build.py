"""Positions in a few words: `table(current=1, TS="b4 g1 br0", ts=[3, 1], coins=2, others={0: {"coins": 0}})`."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.games.russian_railroads import RULES
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.setup import setup
from engine.games.russian_railroads.state import NOT_RECEIVED, Piece, Player, State
from engine.games.russian_railroads.view import View

SHORT = {"b": "black", "g": "grey", "br": "brown", "n": "natural", "w": "white"}


def rails(route: str, text: str) -> list[int]:
    """`b4 g1 br0`: black on space 4, grey on 1, brown received; colours not named are not received."""
    colours = DATA.routes[route].colours
    found = [NOT_RECEIVED] * len(colours)
    for word in text.split():
        colour = word.rstrip("0123456789")
        found[colours.index(SHORT[colour])] = int(word[len(colour) :])
    return found


def furnish(state: State, seat: int, **facts: Any) -> Player:
    """Change a player: TS/SP/KY rails as text, ts/sp/ky locomotives as a list, `factories` by function or number,
    `engineers` by function or number, and every field of Player by its name. One-time specials whose conditions
    already hold count as used, unless `fresh` lists them (ids of data/tracks.toml)."""
    player = state.players[seat]
    fresh = facts.pop("fresh", [])
    for name, value in deepcopy(facts).items():
        if name in DATA.routes:
            player.rails[name] = rails(name, value)
        elif name.upper() in DATA.routes:
            places = DATA.routes[name.upper()].loco_places
            player.locos[name.upper()] = list(value) + [0] * (places - len(value))
        elif name == "factories":
            numbers = [factory(f) for f in value]
            player.notches = numbers + [0] * (DATA.notches - len(numbers))
        elif name == "engineers":
            player.engineers = [engineer(e) for e in value]
        elif name == "vp":
            player.points = {"earlier": value}
        elif name in Player.__struct_fields__:
            setattr(player, name, value)
        else:
            raise TypeError(name)
    player.specials = [s.id for s in DATA.specials.values() if s.timing == "once" and held(player, s.id)]
    player.specials = [s for s in player.specials if s not in fresh]
    if "industry-question" not in fresh and any(_past_question(m) for m in player.markers):
        player.specials.append("industry-question")
    if "workers" in facts and "owned" not in facts:
        player.owned = max(player.owned, player.workers)
    return player


def held(player: Player, special: str) -> bool:
    """Whether the conditions of a special space hold."""
    s = DATA.specials[special]
    rail = player.rails[s.route][DATA.colours.index(s.rail)]
    return rail >= s.space and (not s.needs_loco or sum(player.locos[s.route]) >= s.space)


def _past_question(marker: int) -> bool:
    return any(space.question for space in DATA.industry[: marker + 1])


def factory(name: str | int) -> int:
    """The number of a factory function (0 stays an empty notch)."""
    return name if isinstance(name, int) else next(f.number for f in DATA.factories.values() if f.id == name)


def engineer(name: str | int) -> int:
    """The number of an engineer by the id of its action."""
    return name if isinstance(name, int) else next(e.number for e in DATA.engineers.values() if e.id == name)


def supply(state: State, locos: dict[int, int] | None = None, tiles: dict[int, int] | None = None) -> None:
    """Exactly these locomotive tiles and factory tiles lie in the supply."""
    if locos is not None:
        state.stacks = [locos.get(number, 0) for number in range(len(state.stacks))]
    if tiles is not None:
        state.factory_tiles = [tiles.get(number, 0) for number in range(len(state.factory_tiles))]


def position(
    players: int = 4,
    current: int = 0,
    *,
    phase: str = "actions",
    round: int = 1,
    order: list[int] | None = None,
    others: dict[int, dict[str, Any]] | None = None,
    board: dict[str, list[tuple[int, str]]] | None = None,
    strip: list[str | int] | None = None,
    locos: dict[int, int] | None = None,
    tiles: dict[int, int] | None = None,
    seed: int = 0,
    state: dict[str, Any] | None = None,
    **own: Any,
) -> State:
    """A state after the draft in which `current` acts. Seats sit in turn order 0, 1, 2, ... unless `order` says so.

    `own` describes the current player and `others` the rest (see `furnish`); `board` puts pieces on spaces, e.g.
    {"doubler": [(1, "coin")], "order-2": [(3, "own")]}; `strip` lists engineers by function or number (0: none);
    `locos` and `tiles` are the supply; `state` sets any other field of State.
    """
    chance = Seed(seed)
    made = setup(players, {}, Rng(chance))
    made.order = order or list(range(players))
    for seat, player in enumerate(made.players):
        player.card = made.order.index(seat) + 1
    made.phase, made.round, made.acting, made.starting_bonus = phase, round, current, []  # type: ignore[assignment]
    made.board = {space: [Piece(*p) for p in pieces] for space, pieces in (board or {}).items()}
    if strip is not None:
        made.strip = [engineer(e) for e in strip]
    supply(made, locos, tiles)
    for seat, facts in {current: own, **(others or {})}.items():
        furnish(made, seat, **facts)
    for name, value in (state or {}).items():
        setattr(made, name, value)
    made.rng = chance.rng
    return made


def table(players: int = 4, current: int = 0, **facts: Any) -> Match[State, View]:
    """A match that begins at `position(...)`; nobody is asked to confirm."""
    return Match(RULES, players, {}, position(players, current, **facts), confirm=())


def play(match: Match[State, View], *keys: str, seat: int | None = None) -> Match[State, View]:
    """Answer the pending Asks one after the other (of `seat`, or of whoever is asked)."""
    for key in keys:
        who = next(iter(match.pending)) if seat is None else seat
        match.answer(who, key)
    return match


def offered(match: Match[State, View]) -> list[str]:
    """The keys of the pending Ask."""
    return next(iter(match.pending.values())).keys()


def asked(match: Match[State, View]) -> str:
    """The kind of the pending Ask."""
    return next(iter(match.pending.values())).kind
