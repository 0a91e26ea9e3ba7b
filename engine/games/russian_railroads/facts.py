"""What the rows of data/*.toml are: frozen values."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.games.russian_railroads.effects import ActionEffect, SpecialEffect
from engine.kit.tables import Row


class PlayerCount(Row, frozen=True, kw_only=True):
    """What depends on the number of players (RRR-012, RRR-112, RRR-113)."""

    players: int
    rounds: int
    board_side: Literal["front", "back"]
    start_workers: int
    reserve_workers: int
    start_coins: int
    loco_tiles_removed_per_stack: int
    engineers_from_b: int
    engineers_from_a: int
    claim_under_own_pawn: bool


class PlayerStart(Row, frozen=True, kw_only=True):
    """What every player starts with (RRR-007, RRR-008)."""

    loco_on_ts: int
    black_rail_spaces: dict[str, int]
    industry_marker_index: int
    question_tokens: int


class Deck(Row, frozen=True, kw_only=True):
    """The end-bonus deck (RRR-003)."""

    cards_total: int
    removed_unseen: int
    deck_size: int


class Route(Row, frozen=True, kw_only=True):
    """A route of the player board (RRR-025, RRR-026, RRR-039); `colours` are in the order of the rails."""

    id: str
    length: int
    colours: tuple[str, ...]
    loco_places: int
    doubler_slots: int


class RailValue(Row, frozen=True, kw_only=True):
    """What a space scores for a colour, without and with the revaluation tile (RRR-099, RRR-130)."""

    colour: str
    rails_per_player: int
    normal: int
    revalued: int


class Special(Row, frozen=True, kw_only=True):
    """A special space: once, or at every scoring (RRR-081 to RRR-092)."""

    id: str
    route: str
    space: int
    rail: str
    needs_loco: bool
    timing: Literal["once", "scoring"]
    effects: tuple[SpecialEffect, ...]
    needs_medal: bool = False


class Space(Row, frozen=True, kw_only=True):
    """An action space of the main board; `rounds` says when it is there."""

    id: str
    area: str
    workers: int
    coins: int
    repeatable: bool
    multi_use: bool
    black_bonus: bool
    two_player_side: bool
    effects: tuple[ActionEffect, ...]
    rounds: Literal["all", "all_but_last", "last"] = "all"


class Locomotive(Row, frozen=True, kw_only=True):
    """The locomotive tiles of one number, and how many are in the supply of a game for 2, 3 or 4."""

    number: int
    tiles: int
    on_question_card: int
    supply_4: int
    supply_3: int
    supply_2: int


class Factory(Row, frozen=True, kw_only=True):
    """The function of the factory on the back of a locomotive number."""

    number: int
    id: str
    effects: tuple[ActionEffect, ...]
    resolution: Literal["automatic", "optional", "end_of_turn"]


class Engineer(Row, frozen=True, kw_only=True):
    """An engineer tile; the one with letter "" waits on a ? card."""

    number: int
    letter: Literal["A", "B", ""]
    id: str
    workers: int
    black_bonus: bool
    repeatable: bool
    effects: tuple[ActionEffect, ...]


class StripSlot(Row, frozen=True, kw_only=True):
    """A slot of the engineer strip for these numbers of players; `position` counts from the left, from 1."""

    players: tuple[int, ...]
    position: int
    role: Literal["lookahead", "variable", "hire"]
    rounds_left: int
    deal: Literal["A", "B", ""]


class IndustrySpace(Row, frozen=True, kw_only=True):
    """A space of the industry track; a notch has its number from 1 and no value of its own."""

    index: int
    kind: Literal["start", "printed", "notch", "end"]
    value: int | None = None
    notch: int = 0
    question: bool = False


class TurnCard(Row, frozen=True, kw_only=True):
    """A turn-order card: the position, and what its back scores on passing."""

    position: int
    pass_vp: int


class TurnOrder(Row, frozen=True, kw_only=True):
    """The turn-order cards and claim spaces for a number of players."""

    count: int
    cards: tuple[int, ...]
    claim_spaces: tuple[int, ...]
    claim_under_own_pawn: bool


class StartBonus(Row, frozen=True, kw_only=True):
    """A starting-bonus card."""

    id: str
    effects: tuple[ActionEffect, ...]


class Token(Row, frozen=True, kw_only=True):
    """A ? token, of which each player owns one copy."""

    id: str
    copies: int
    effects: tuple[ActionEffect, ...]


class QuestionCard(Row, frozen=True, kw_only=True):
    """A ? card; `order` says in which order its elements come."""

    id: str
    order: Literal["free", "fixed", "repeat_last"]
    effects: tuple[ActionEffect, ...]


class Threshold(msgspec.Struct, frozen=True):
    """This many VP for at least this many."""

    at_least: int
    vp: int


class EndBonus(Row, frozen=True, kw_only=True):
    """An end-bonus card; `kind` names how it scores."""

    id: str
    kind: str
    vp: int = 0
    max_vp: int | None = None
    thresholds: tuple[Threshold, ...] = ()


class Majority(Row, frozen=True, kw_only=True):
    """The engineer majority (RRR-109)."""

    first_vp: int
    second_vp: int
    min_tiles: int


class Component(Row, frozen=True, kw_only=True):
    """A kind of component in the box."""

    id: str
    count: int


class Data(msgspec.Struct, frozen=True):
    """Everything in data/*.toml."""

    components: dict[str, Component]
    player_counts: dict[int, PlayerCount]
    player_start: PlayerStart
    end_bonus_deck: Deck
    colours: tuple[str, ...]
    routes: dict[str, Route]
    rail_values: dict[str, RailValue]
    specials: dict[str, Special]
    spaces: dict[str, Space]
    locomotives: dict[int, Locomotive]
    factories: dict[int, Factory]
    engineers: dict[int, Engineer]
    strip_slots: tuple[StripSlot, ...]
    notches: int
    industry: tuple[IndustrySpace, ...]
    turn_cards: dict[int, TurnCard]
    turn_orders: dict[int, TurnOrder]
    start_bonuses: dict[str, StartBonus]
    tokens: dict[str, Token]
    question_cards: dict[str, QuestionCard]
    end_bonuses: dict[str, EndBonus]
    alternative_vp: int
    majority: Majority
