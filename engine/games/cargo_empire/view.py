"""What a seat may see (CGE-214 to CGE-217): everything except decks, face-down city cards and others' objectives."""

from __future__ import annotations

from functools import cache

import msgspec

from engine.games.cargo_empire.cities import side
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.rates import factors
from engine.games.cargo_empire.scoring import points, score, winner
from engine.games.cargo_empire.state import FREE, NO_TILE, VASSALS, City, CityKey, Due, Planned, Seat, State
from engine.games.cargo_empire.tracks import progress_vp


class SpaceView(msgspec.Struct, frozen=True):
    """A demand space: its colour, and the owner of the post on it (None: free; see CityView for owners)."""

    colour: str
    post: int | None


class CityView(msgspec.Struct, frozen=True):
    """A city. `tile`, `supply`, `upper` and `lower` are empty at level 3.

    Posts are known by their owners: a seat, the forwarder (View.forwarder_seat), or View.vassal_owners. `crests` are
    the seats whose clan crests stand there.
    """

    key: str
    level: int
    tile: int
    supply: str
    cubes: int
    upper: SpaceView | None
    lower: SpaceView | None
    beside: list[int]
    crests: list[Seat]


class MarkerView(msgspec.Struct, frozen=True):
    """A car, train or ship: its column (CGE-004), its lane ("" off the tracks), and the VP of its space."""

    column: int
    lane: str
    vp: int


class PlayerView(msgspec.Struct, frozen=True):
    """A player, or the forwarder.

    `hand` counts transport cards by type. `posts` are those left in the columns R1, R2, R3; `turns_left` are those of
    this round. `face_down` says whether a city card is not revealed yet, `own_face_down` is that card if the reader may
    see it, else "". `objectives` holds the keys if the reader may see them, else empty strings: its length is public.
    `objective_vp` is what each of them would score now, 0 where it is hidden. `drawn`: how many objective cards the
    player has in hand to choose from. `cubes` are the kept ones (clans).
    """

    seat: Seat
    colour: str
    hand: dict[str, int]
    posts: list[int]
    turns_left: int
    spare: int
    markers: dict[str, MarkerView]
    cities: list[str]
    face_down: bool
    own_face_down: str
    objectives: list[str]
    objective_vp: list[int]
    drawn: int
    clan: str
    crest: str
    cubes: int
    vassal_colour: str
    vassals_left: int
    points: dict[str, int]


class ForwarderView(msgspec.Struct, frozen=True):
    """The forwarder's card of this turn (0: none), decks and tokens; `slot` is 0 and `supply` "" before setup."""

    seat: Seat
    token_colour: str
    card: int
    deck: int
    discard: list[int]
    supply: str
    slot: int


class View(msgspec.Struct, frozen=True):
    """The whole table as one seat (or the public, seat None) sees it.

    phase: clans, objectives, slots, first, second, crests (setup), actions, maintenance, scoring, over. `acting` is the
    seat whose decision the phase waits for. `order` lists seats by position, the forwarder (`forwarder_seat`) included.
    `tracks` are the sides in positions 1 to 3. `row` are the city cards in slots 1 to 4 ("blank": a blank card). `rush`
    are the tokens by rush field ("" for none; empty on Europe). `vassal_owners` maps the owner of vassal posts to the
    seat that commands them. In a turn, `plan` is what has been chosen of a delivery so far, `due` are the rewards still
    to come after it, `boosted` says that a rail card may be boosted, and `borrowed` are the seats whose crest abilities
    are also used (clans).
    """

    seat: Seat | None
    seats: int
    map: str
    round: int
    rounds: int
    phase: str
    acting: Seat | None
    order: list[Seat]
    forwarder_seat: Seat | None
    clans: bool
    vassal_owners: dict[int, Seat]
    tracks: list[str]
    cities: list[CityView]
    row: list[str]
    city_deck: int
    objective_deck: int
    rush: list[str]
    players: list[PlayerView]
    forwarder: ForwarderView | None
    plan: Planned | None
    boosted: bool
    borrowed: list[Seat]
    winners: list[Seat]
    due: Due | None = None


def view(state: State, seat: Seat | None) -> View:
    """CGE-214 to CGE-217: everything that lies open, and what this seat holds of the rest."""
    return View(
        seat=seat,
        seats=state.people,
        map=state.map,
        round=state.round,
        rounds=DATA.game.rounds,
        phase=state.phase,
        acting=state.acting,
        order=list(state.order),
        forwarder_seat=state.forwarder_seat,
        clans=state.clans,
        vassal_owners={VASSALS + other: other for other in range(state.people)} if state.vassals else {},
        tracks=list(state.tracks),
        cities=_cities(state),
        row=list(state.row),
        city_deck=len(state.city_deck),
        objective_deck=len(state.objective_deck),
        rush=list(state.rush),
        players=[_player(state, other, own=other == seat) for other in range(len(state.players))],
        forwarder=_forwarder(state),
        plan=state.plan,
        due=state.due,
        boosted=state.boosted,
        borrowed=list(state.borrowed),
        winners=[winner(state)] if state.phase == "over" else [],
    )


def _cities(state: State) -> list[CityView]:
    crests: dict[CityKey, list[Seat]] = {}
    for seat, player in enumerate(state.players):
        if player.crest:
            crests.setdefault(player.crest, []).append(seat)
    return [_city(key, city, crests.get(key, [])) for key, city in state.cities.items()]


def _city(key: CityKey, city: City, crests: list[Seat]) -> CityView:
    if city.tile == NO_TILE:
        return CityView(key, city.level, NO_TILE, "", 0, None, None, list(city.beside), crests)
    tile = side(city)
    upper, lower = _space(tile.upper, city.upper), _space(tile.lower, city.lower)
    return CityView(key, city.level, city.tile, tile.supply, city.cubes, upper, lower, list(city.beside), crests)


@cache
def _space(colour: str, owner: int) -> SpaceView:
    return SpaceView(colour, None if owner == FREE else owner)


def _player(state: State, seat: Seat, own: bool) -> PlayerView:
    player = state.players[seat]
    double, objectives = factors(state, seat)["objectives"], shown_objectives(state, seat, own)
    return PlayerView(
        seat=seat,
        colour=player.colour,
        hand=dict(player.hand),
        posts=list(player.posts),
        turns_left=player.posts[state.round - 1],
        spare=player.spare,
        markers={name: MarkerView(m.column, m.lane, progress_vp(m)) for name, m in player.markers.items()},
        cities=list(player.cities),
        face_down=bool(player.face_down),
        own_face_down=player.face_down if own else "",
        objectives=objectives,
        objective_vp=[score(state, seat, card) * double if card else 0 for card in objectives],
        drawn=len(player.drawn),
        clan=player.clan,
        crest=player.crest,
        cubes=player.cubes,
        vassal_colour=player.vassal_colour,
        vassals_left=player.vassals,
        points=points(state, seat),
    )


def shown_objectives(state: State, seat: Seat, own: bool) -> list[str]:
    """The objective cards of a seat, its `own` for the reader: "" for each that lies face down."""
    player = state.players[seat]
    # CGE-152, CGE-215: a forwarder's objective cards lie open as soon as its city card does
    open_ = own or state.phase == "over" or (seat == state.forwarder_seat and not player.face_down)
    return list(player.objectives) if open_ else [""] * len(player.objectives)


def _forwarder(state: State) -> ForwarderView | None:
    forwarder = state.forwarder
    if forwarder is None:
        return None
    return ForwarderView(
        seat=state.people,
        token_colour=forwarder.colour,
        card=forwarder.card,
        deck=len(forwarder.deck),
        discard=list(forwarder.discard),
        supply=forwarder.supply,
        slot=forwarder.slot,
    )
