"""What a seat may see (RRR-211..213). Only the end-bonus cards are hidden; all else is public."""

from __future__ import annotations

import msgspec


class IndustryFactory(msgspec.Struct, frozen=True):
    """A factory in a notch of the industry track: its number and the id of its function (data/factories.toml)."""

    number: int
    function: str


class RouteView(msgspec.Struct, frozen=True):
    """One route of one player.

    `rails` maps each received colour, in the order black to white, to the space it lies on (0: received, not yet on
    the route); `places` are the locomotive places (0: empty); `question_tokens` maps a used ? space to the token on it
    (an empty string where its use was declined); `points` is what the route would score now.
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
    """A worker or coin that pays an action space. `kind` is own, temporary, black or coin."""

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
    """A slot of the engineer strip, left to right. `role` is lookahead, variable or hire; engineer 0 is none."""

    position: int
    role: str
    engineer: int


class FinalScore(msgspec.Struct, frozen=True):
    """One line of the final scoring of a seat: what it is for, and its points."""

    source: str
    points: int


class View(msgspec.Struct, frozen=True):
    """The whole table as one seat (or the public, seat None) sees it.

    phase: draft (starting bonus), actions, reuse (worker reuse), final, over. `acting` is whose decision the phase
    waits for. `turn_order` lists seats by position; `order_claims` maps a claimed position to its seat.
    `loco_stacks` maps number to the locomotive tiles left; `factory_tiles` maps number to those lying factory side up.
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
