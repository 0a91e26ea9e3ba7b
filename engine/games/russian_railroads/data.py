"""The facts of data/*.toml, checked when they are loaded. No logic, and no number anywhere else."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from engine.games.russian_railroads.facts import (
    BadData,
    Component,
    Data,
    Deck,
    EndBonus,
    Engineer,
    Factory,
    IndustrySpace,
    Locomotive,
    Majority,
    PlayerCount,
    PlayerStart,
    QuestionCard,
    RailValue,
    Route,
    Space,
    Special,
    StartBonus,
    StripSlot,
    Token,
    TurnCard,
    TurnOrder,
)

FOLDER = Path(__file__).parent / "data"

T = TypeVar("T")


def _table(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def _rows(rows: Any, kind: type[T]) -> tuple[T, ...]:
    return msgspec.convert(rows, tuple[kind, ...])  # type: ignore[valid-type]


def _by(field: str, rows: Any, kind: type[T]) -> dict[Any, T]:
    found = {getattr(row, field): row for row in _rows(rows, kind)}
    _must(len(found) == len(rows), f"two rows with the same {field}")
    return found


def _load() -> Data:
    setup, tracks, engineers, turns = (_table(n) for n in ("setup", "tracks", "engineers", "turn_order"))
    industry, bonus = _table("industry"), _table("end_bonus")
    return Data(
        components=_by("id", _table("components")["component"], Component),
        player_counts=_by("players", setup["player_count"], PlayerCount),
        player_start=msgspec.convert(setup["player_start"], PlayerStart),
        end_bonus_deck=msgspec.convert(setup["end_bonus_deck"], Deck),
        colours=tuple(tracks["colour_order"]),
        routes=_by("id", tracks["route"], Route),
        rail_values=_by("colour", tracks["rail_value"], RailValue),
        specials=_by("id", tracks["special"], Special),
        spaces=_by("id", _table("action_spaces")["space"], Space),
        locomotives=_by("number", _table("locomotives")["locomotive"], Locomotive),
        factories=_by("number", _table("factories")["factory"], Factory),
        engineers=_by("number", engineers["engineer"], Engineer),
        strip_slots=_rows(engineers["strip_slot"], StripSlot),
        notches=industry["notches"],
        industry=_rows(industry["space"], IndustrySpace),
        turn_cards=_by("position", turns["card"], TurnCard),
        turn_orders=_by("count", turns["players"], TurnOrder),
        start_bonuses=_by("id", _table("start_bonus")["card"], StartBonus),
        tokens=_by("id", _table("question_tokens")["token"], Token),
        question_cards=_by("id", _table("question_cards")["card"], QuestionCard),
        end_bonuses=_by("id", bonus["card"], EndBonus),
        alternative_vp=bonus["alternative_vp"],
        majority=msgspec.convert(bonus["majority"], Majority),
    )


def _must(holds: bool, what: str) -> None:
    if not holds:
        raise BadData(what)


def check(data: Data) -> None:
    """RRR-001: references lead somewhere and the counts agree with the box. Raises BadData."""
    for route in data.routes.values():
        _must(route.colours == data.colours[: len(route.colours)], f"{route.id}: colours out of order")
    for special in data.specials.values():
        route = data.routes[special.route]
        _must(special.rail in route.colours and 1 <= special.space <= route.length, special.id)
    _must([s.index for s in data.industry] == list(range(len(data.industry))), "industry indices")
    _must([s.notch for s in data.industry if s.notch] == list(range(1, data.notches + 1)), "notches")
    _must(data.factories.keys() == data.locomotives.keys(), "a locomotive without a factory")
    _must(data.turn_orders.keys() == data.player_counts.keys(), "player counts")
    _check_counts(data)


def _check_counts(data: Data) -> None:
    start, deck, players = data.player_start, data.end_bonus_deck, max(data.player_counts)
    cards = len(data.end_bonuses) + len(data.question_cards) + len(data.start_bonuses) + len(data.turn_cards)
    box = ("end_bonus_card", "question_card", "start_bonus_card", "turn_order_card")
    _must(cards == sum(data.components[id].count for id in box), "cards")
    _must(deck.cards_total == len(data.end_bonuses) == deck.removed_unseen + deck.deck_size, "end-bonus deck")
    _must(sum(loco.tiles for loco in data.locomotives.values()) == data.components["locomotive_tile"].count, "locos")
    _must(len(data.engineers) == data.components["engineer_tile"].count, "engineers")
    _must(len(data.tokens) == start.question_tokens, "? tokens")
    _must(start.question_tokens * players == data.components["question_token"].count, "? tokens in the box")
    rails = sum(value.rails_per_player for value in data.rail_values.values()) * players
    _must(rails == data.components["rail"].count, "rails")
    for count, facts in data.player_counts.items():
        _check_player_count(data, facts)
        slots = [slot for slot in data.strip_slots if count in slot.players]
        _must([slot.position for slot in slots] == list(range(1, len(slots) + 1)), "engineer strip")
        _must(sum(slot.deal == "A" for slot in slots) == facts.engineers_from_a, "engineers of letter A")
        _must(sum(slot.deal == "B" for slot in slots) == facts.engineers_from_b, "engineers of letter B")


def _check_player_count(data: Data, facts: PlayerCount) -> None:
    """Facts that stand in two tables are the same in both."""
    order, front = data.turn_orders[facts.players], facts.board_side == "front"
    claims = [e.position for s in data.spaces.values() if front or s.two_player_side for e in s.effects if e.position]
    _must(order.claim_spaces == tuple(claims), "claim spaces")
    _must(order.cards == tuple(range(1, facts.players + 1)), "turn-order cards")
    _must(order.claim_under_own_pawn == facts.claim_under_own_pawn, "claims under the own pawn")
    for loco in data.locomotives.values():
        start = loco.number == data.player_start.loco_on_ts
        stack = 0 if start else loco.tiles - loco.on_question_card - facts.loco_tiles_removed_per_stack
        _must(getattr(loco, f"supply_{facts.players}") == stack, f"supply of locomotive {loco.number}")


DATA = _load()
check(DATA)
