"""What a seat may see (RRR-211..213). Only the end-bonus cards are hidden; all else is public."""

from __future__ import annotations

import msgspec

from engine.games.russian_railroads.actions import OWN_ENGINEER, STRIP_ROLES
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.ladder import INDUSTRY_QUESTION
from engine.games.russian_railroads.order import claims, new_order
from engine.games.russian_railroads.scoring import industry_points, route_points, winners
from engine.games.russian_railroads.spaces import is_free, is_last_round, spaces
from engine.games.russian_railroads.state import NOT_RECEIVED, Player, Seat, State


class IndustryFactory(msgspec.Struct, frozen=True):
    """A factory in a notch of the industry track: its number and the id of its function (data/factories.toml)."""

    number: int
    function: str


class RouteView(msgspec.Struct, frozen=True):
    """One route of one player.

    `rails` maps each received colour, in the order black to white, to the space it lies on (0: received, not yet on
    the route); `places` are the locomotive places (0: empty); `question_tokens` maps a used ? space to the token on it;
    `points` is what the route would score now.
    """

    id: str
    rails: dict[str, int]
    places: list[int]
    reach: int
    question_tokens: dict[int, str]
    points: int


class PlayerView(msgspec.Struct, frozen=True):
    """A player's board and supply.

    `workers` are the ordinary workers still in the supply, `temporary` and `black_worker` the special ones,
    `reserve` the workers in the general supply that specials may bring in. `markers` are indices of the industry
    track. `end_bonus_cards` holds the ids if the reader may see them, else empty strings: its length is public.
    """

    seat: int
    vp: int
    coins: int
    workers: int
    temporary: int
    black_worker: bool
    workers_owned: int
    reserve: int
    passed: bool
    order_card: int
    routes: list[RouteView]
    doublers: int
    factories: list[IndustryFactory | None]
    markers: list[int]
    industry_question: str | None
    industry_points: int
    engineers: list[int]
    engineers_used: list[int]
    tokens_unused: list[str]
    tokens_used: list[str]
    kiev_medal: bool
    revaluation: bool
    end_bonus_cards: list[str]


class Piece(msgspec.Struct, frozen=True):
    """A worker or coin that pays for an action space. `kind` is own, temporary, black or coin."""

    seat: int
    kind: str


class SpaceView(msgspec.Struct, frozen=True):
    """An action space of the main board: cost, the pieces on it in the order they came, and whether it takes more."""

    id: str
    area: str
    workers: int
    coins: int
    pieces: list[Piece]
    free: bool


class StripSlot(msgspec.Struct, frozen=True):
    """A slot of the engineer strip, left to right. `role` is lookahead, variable or hire; engineer 0: none."""

    position: int
    role: str
    engineer: int


class View(msgspec.Struct, frozen=True):
    """The whole table as one seat (or the public, seat None) sees it.

    phase: draft (starting bonus), actions, reuse (worker reuse), final, over. `acting` is the seat whose decision the
    phase waits for. `turn_order` lists seats by position; `order_claims` maps a claimed position to its seat;
    `next_order` is the order of the next round as the claims stand now, empty if no order will be determined.
    `loco_stacks` maps each number to the locomotive tiles left, `factory_tiles` to those lying factory side up.
    `breakdown` holds per seat the points so far by source.
    """

    seat: int | None
    seats: int
    board_side: str
    round: int
    rounds: int
    phase: str
    acting: int | None
    turn_order: list[int]
    order_claims: dict[int, int]
    next_order: list[int]
    spaces: list[SpaceView]
    strip: list[StripSlot]
    loco_stacks: dict[int, int]
    factory_tiles: dict[int, int]
    doublers_left: int
    temporary_left: int
    question_cards: list[str]
    end_bonus_deck: int
    starting_bonus: list[str]
    players: list[PlayerView]
    breakdown: list[dict[str, int]]
    winners: list[int]


SHOWN_PHASES = {"order": "reuse", "scoring": "final"}
"""Phases in which nobody decides, and the phases as which they are shown."""


def view(state: State, seat: Seat | None) -> View:
    """RRR-211 to RRR-213: everything except the end-bonus deck, the removed cards and what others hold face down."""
    return View(
        seat=seat,
        seats=state.seats,
        board_side=DATA.player_counts[state.seats].board_side,
        round=state.round,
        rounds=DATA.player_counts[state.seats].rounds,
        phase=SHOWN_PHASES.get(state.phase, state.phase),
        acting=state.acting,
        turn_order=list(state.order),
        order_claims=claims(state),
        next_order=_next_order(state),
        spaces=[_space(state, id) for id in spaces(state)],
        strip=[
            StripSlot(position, role, number)
            for position, (role, number) in enumerate(zip(STRIP_ROLES[state.seats], state.strip, strict=True), 1)
        ],
        loco_stacks={number: count for number, count in enumerate(state.stacks) if number},
        factory_tiles={number: count for number, count in enumerate(state.factory_tiles) if count},
        doublers_left=state.doublers,
        temporary_left=state.temporary,
        question_cards=list(state.question_cards),
        end_bonus_deck=len(state.deck),
        starting_bonus=list(state.starting_bonus),
        players=[
            _player(state, other, open_cards=seat == other or state.phase == "over") for other in range(state.seats)
        ],
        breakdown=[dict(player.points) for player in state.players],
        winners=winners(state) if state.phase == "over" else [],
    )


def _next_order(state: State) -> list[Seat]:
    """RRR-076, RRR-077, RRR-106: as the claims stand, whoever has passed; empty unless another round will follow."""
    if state.phase != "actions" or is_last_round(state):
        return []
    return new_order(state.order, claims(state))


def _space(state: State, id: str) -> SpaceView:
    facts = DATA.spaces[id]
    pieces = [Piece(piece.seat, piece.kind) for piece in state.board.get(id, ())]
    return SpaceView(id, facts.area, facts.workers, facts.coins, pieces, is_free(state, id))


def _player(state: State, seat: Seat, open_cards: bool) -> PlayerView:
    player = state.players[seat]
    return PlayerView(
        seat=seat,
        vp=player.vp,
        coins=player.coins,
        workers=player.workers,
        temporary=player.temporary,
        black_worker=bool(player.black),
        workers_owned=player.owned,
        reserve=player.reserve,
        passed=player.passed,
        order_card=player.card,
        routes=[_route(player, route) for route in DATA.routes],
        doublers=player.doublers,
        factories=[IndustryFactory(n, DATA.factories[n].id) if n else None for n in player.notches],
        markers=list(player.markers),
        industry_question=player.token_on.get(INDUSTRY_QUESTION),
        industry_points=industry_points(player),
        engineers=list(player.engineers),
        engineers_used=[n for n in player.engineers if state.board.get(f"{OWN_ENGINEER}{n}")],
        tokens_unused=list(player.tokens),
        tokens_used=list(player.token_on.values()),
        kiev_medal=player.medal,
        revaluation=player.revaluation,
        end_bonus_cards=list(player.bonus_cards) if open_cards else [""] * len(player.bonus_cards),
    )


def _route(player: Player, route: str) -> RouteView:
    line = zip(DATA.routes[route].colours, player.rails[route], strict=True)
    tokens = [(DATA.specials[id], token) for id, token in player.token_on.items() if id in DATA.specials]
    return RouteView(
        id=route,
        rails={colour: at for colour, at in line if at != NOT_RECEIVED},
        places=list(player.locos[route]),
        reach=player.reach(route),
        question_tokens={special.space: token for special, token in tokens if special.route == route},
        points=route_points(player, route),
    )
