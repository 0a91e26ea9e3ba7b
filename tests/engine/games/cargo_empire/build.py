"""Positions in a few words: `table(2, cities={"warsaw": "t5 c2 l0"}, closed=True, hand="3/2/2", others=...)`.

A city is told in words: `t5` tile 5, `LV2` its level (LV1 unless told), `c1` its cubes (two unless told), `u0` a post
of seat 0 on the upper demand space, `l1` one of seat 1 on the lower, `b0.1` posts beside. Owners are seats, `v0` for
the vassal of seat 0, and `n` for nobody at the table. The forwarder is the seat behind the last player.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.core.play.ask import Ask
from engine.core.play.match import Match
from engine.core.play.reading import read
from engine.core.play.rng import Rng, Seed
from engine.core.play.rules import Result
from engine.core.play.table import Entry, Table
from engine.games.cargo_empire import RULES
from engine.games.cargo_empire import forwarder as forwarder_rules
from engine.games.cargo_empire.cities import MOST
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import BLANK, MARKERS, MODES
from engine.games.cargo_empire.setup import setup, take_colours
from engine.games.cargo_empire.state import FREE, NO_TILE, VASSALS, City, Marker, Player, State
from engine.games.cargo_empire.view import CityView, PlayerView, View

Game = Match[State, View]
NEUTRAL = 99
"""The owner of posts that belong to nobody at the table (the closed world of examples.md)."""


def owner(word: str) -> int:
    """`0` a seat, `v0` its vassal, `n` nobody at the table."""
    return NEUTRAL if word == "n" else VASSALS + int(word[1:]) if word[0] == "v" else int(word)


def city(text: str) -> City:
    """A city told in words."""
    made = City(NO_TILE, DATA.cubes_on_tile)
    for word in text.split():
        if word[:2] == "LV":
            made.level = int(word[2:])
        elif word[0] == "t":
            made.tile = int(word[1:])
        elif word[0] == "c":
            made.cubes = int(word[1:])
        elif word[0] == "u":
            made.upper = owner(word[1:])
        elif word[0] == "l":
            made.lower = owner(word[1:])
        elif word[0] == "b":
            made.beside = [owner(one) for one in word[1:].split(".")]
        else:
            raise ValueError(text)
    if made.level > MOST:
        made.tile, made.cubes = NO_TILE, 0
    return made


def written(made: City) -> str:
    """A city in the words that `city` reads, with everything said."""

    def word(post: int) -> str:
        return "n" if post == NEUTRAL else f"v{post - VASSALS}" if post >= VASSALS else str(post)

    posts = [f"{letter}{word(post)}" for letter, post in (("u", made.upper), ("l", made.lower)) if post != FREE]
    beside = ["b" + ".".join(map(word, made.beside))] if made.beside else []
    tile = [] if made.level > MOST else [f"t{made.tile}"]
    return " ".join([*tile, f"LV{made.level}", f"c{made.cubes}", *posts, *beside])


def cards(text: str) -> dict[str, int]:
    """`3/2/2`: road, rail and sea cards."""
    return dict(zip(MODES, map(int, text.split("/")), strict=True))


def marker(place: int | str) -> Marker:
    """`9` column 9 (upper lane if on a track), `9l` on the lower lane, 0 the start."""
    column = int(str(place).rstrip("ul"))
    off = column in (0, *DATA.columns.junction_columns, *DATA.vp_spaces)
    return Marker(column, "" if off else "lower" if str(place).endswith("l") else "upper")


def objective(card: str | int) -> str:
    """An objective by its key or its number."""
    return card if isinstance(card, str) else next(o.key for o in DATA.objectives.values() if o.id == card)


def furnish(state: State, seat: int, **facts: Any) -> Player:
    """Change a player: hand="3/2/2", car=9 (or "9l"), train, ship, held=["milan"] (city cards), objectives by number or
    key, and any other field of Player by its name."""
    player = state.players[seat]
    for name, value in facts.items():
        if name == "hand":
            player.hand = cards(value)
        elif name in MARKERS:
            player.markers[name] = marker(value)
        elif name == "held":
            player.cities = list(value)
        elif name in ("objectives", "drawn"):
            setattr(player, name, [objective(card) for card in value])
        elif name in Player.__struct_fields__:
            setattr(player, name, value)
        else:
            raise TypeError(name)
    return player


def lay_cities(state: State, cities: Mapping[str, str], closed: bool) -> None:
    """The cities that are told; the others have the tiles left over and no posts, or are LV3 in a closed world."""
    told = {key: city(text) for key, text in cities.items()}
    assert told.keys() <= state.cities.keys(), told.keys() - state.cities.keys()
    used = [made.tile for made in told.values()]
    left = [tile for tile in DATA.tiles if tile not in used]
    for key in state.cities:
        if key in told:
            state.cities[key] = told[key]
        else:
            state.cities[key] = city("LV3 bn.n.n.n" if closed else f"t{left.pop(0)}")


def lay_cards(state: State, row: Sequence[str] | None, deck: Sequence[str] | None) -> None:
    """City cards: the row, and the deck from its top; without `deck`, all that nobody has, by number, then blanks."""
    held = [card for player in state.players for card in player.cities]
    free = [key for key, made in state.cities.items() if key not in held and made.level <= MOST]
    free += [BLANK] * DATA.game.blank_city_cards
    state.row = list(row) if row is not None else free[: DATA.game.row_slots]
    rest = [key for key in state.cities if key not in (*held, *state.row)]
    state.city_deck = list(deck) if deck is not None else rest + [BLANK] * DATA.game.blank_city_cards
    state.known = 0


def lay_objectives(state: State, deck: Iterable[str | int] | None) -> None:
    """The objective deck from its top; without `deck`, all cards that nobody has, by number."""
    held = [card for player in state.players for card in (*player.objectives, *player.drawn)]
    state.objective_deck = (
        [card for card in DATA.objectives if card not in held] if deck is None else [objective(card) for card in deck]
    )


def position(
    players: int = 4,
    current: int = 0,
    *,
    cities: Mapping[str, str] | None = None,
    closed: bool = False,
    row: Sequence[str] | None = None,
    deck: Sequence[str] | None = None,
    objective_deck: Iterable[str | int] | None = None,
    tracks: Sequence[str] = ("a01", "a01", "a01"),
    round: int = 1,
    order: Sequence[int] | None = None,
    others: Mapping[int, Mapping[str, Any]] | None = None,
    forwarder: Mapping[str, Any] | None = None,
    rush: Sequence[str] | None = None,
    seed: int = 0,
    variants: Mapping[str, str] | None = None,
    state: Mapping[str, Any] | None = None,
    **own: Any,
) -> State:
    """A state in the action phase in which `current` has its turn; seats sit in turn order unless `order` says so.

    `own` describes the current player and `others` the rest (see `furnish`): nobody holds cards or objectives unless
    told, all markers stand at the start, and everybody has this round's four posts. `forwarder` sets its fields, `rush`
    the tokens by field, `state` any other field of State.
    """
    chance = Seed(seed)
    made = setup(players, RULES.complete(players, variants or {}), Rng(chance))
    made.phase, made.acting, made.round = "actions", current, round
    made.order, made.tracks = list(order or range(len(made.players))), list(tracks)
    for player in made.players:
        player.hand, player.face_down, player.cities, player.spare = cards("0/0/0"), "", [], 0
        player.objectives, player.drawn = [], []
        player.posts = [0 if n < round else DATA.game.turns_per_round for n in range(1, DATA.game.rounds + 1)]
    lay_cities(made, cities or {}, closed)
    for seat, facts in {current: own, **(others or {})}.items():
        furnish(made, seat, **facts)
    for player in made.players:
        if player.clan in DATA.game.colours:
            player.colour = player.clan
    take_colours(made)
    lay_cards(made, row, deck)
    lay_objectives(made, objective_deck)
    if rush is not None:
        made.rush = list(rush)
    for name, value in (forwarder or {}).items():
        setattr(made.forwarder, name, value)
    for name, value in (state or {}).items():
        setattr(made, name, value)
    count_posts(made)
    made.rng = chance.rng
    return made


def count_posts(state: State) -> None:
    """Posts that are neither on a board nor on the map have left the game."""
    for seat, player in enumerate(state.players):
        on_map = sum(made.posts().count(seat) for made in state.cities.values())
        player.out = DATA.components["trading posts per colour"] - 1 - sum(player.posts) - player.spare - on_map
        vassals = sum(made.posts().count(VASSALS + seat) for made in state.cities.values())
        player.vassals = DATA.game.rounds * DATA.game.turns_per_round - vassals if state.vassals else 0


def table(players: int = 4, current: int = 0, **facts: Any) -> Game:
    """A match that begins at `position(...)`; nobody is asked to confirm."""
    variants = RULES.complete(players, facts.get("variants") or {})
    return Match(RULES, players, variants, position(players, current, **facts), confirm=())


def play(match: Game, *keys: str, seat: int | None = None) -> Game:
    """Answer the pending Asks one after the other (of `seat`, or of whoever is asked)."""
    for key in keys:
        match.answer(actor(match) if seat is None else seat, key)
    return match


def actor(match: Game) -> int:
    """The seat that is asked."""
    return next(iter(match.pending))


def offered(match: Game) -> list[str]:
    """The keys of the pending Ask."""
    return list(next(iter(match.pending.values())).options)


def read_by(match: Game) -> Ask[Any]:
    """The pending Ask as whoever is asked reads it."""
    found = read(match, actor(match))
    assert found is not None
    return found


def asked(match: Game) -> str:
    """The kind of the pending Ask, "" if there is none."""
    return next((ask.kind for ask in match.pending.values()), "")


def deliver(match: Game, way: str, set_: str, rush: str = "none") -> Game:
    """Deliver `warsaw/copenhagen/upper` with the cards `1r-0t-1s`; what is forced is not asked and not answered."""
    supply, demand, space = way.split("/")
    seat, rev = actor(match), match.rev
    for kind, find in (
        ("supply", lambda key: key.startswith(supply + "/")),
        ("demand", lambda key: key == f"{demand}/{space}"),
        ("cards", lambda key: key == set_),
        ("rush", lambda key: key == rush),
    ):
        if asked(match) == kind and actor(match) == seat:
            (key,) = filter(find, offered(match))
            match.answer(seat, key)
    assert match.rev > rev, "nothing of this delivery was asked"
    return match


def answer_all(match: Game, *prefer: str) -> Game:
    """The acting seat answers until its turn is over: with the first of `prefer` that is offered, or any."""
    seat, turns = actor(match), match.boundaries
    while match.pending.keys() == {seat} and match.boundaries == turns:
        keys = offered(match)
        match.answer(seat, next((key for key in prefer if key in keys), keys[-1] if asked(match) == "end" else keys[0]))
    return match


def me(match: Game, seat: int = 0) -> PlayerView:
    """A seat (or the forwarder) as that seat sees itself."""
    return match.view(seat if seat < match.seats else None).players[seat]


def there(match: Game, key: str) -> CityView:
    """A city as whoever is asked sees it."""
    return next(c for c in match.view(next(iter(match.pending), None)).cities if c.key == key)


def forwarder_turns(state: State, turns: int = 1) -> list[str]:
    """Let the forwarder take its turn now, without those of the players; the keys of what is told.

    In a match the forwarder plays on by itself until somebody has a choice, and forced turns play themselves.
    """
    entries: list[Entry] = []
    for _ in range(turns):
        forwarder_rules.play(Table(state, entries.append, lambda: None))
    return [entry.msg.key.removeprefix("cargo-empire-") for entry in entries]


def told(match: Game) -> list[str]:
    """The keys of everything told so far, without the prefix of the game."""
    entries = [*match.finished, *(match.story(actor(match)) if match.pending else [])]
    return [entry.msg.key.removeprefix("cargo-empire-") for entry in entries]


def scored(match: Game, seat: int = 0) -> dict[str, int]:
    """The points of a seat (or the forwarder) by source, as the result shows them."""
    result: Result = match.result()
    return result.breakdown[seat] if seat < match.seats else result.rivals[0].breakdown
