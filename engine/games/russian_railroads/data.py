"""The facts of data/*.toml, checked when they are loaded. No logic, and no number anywhere else."""

from __future__ import annotations

from pathlib import Path

import msgspec

from engine.games.russian_railroads import facts
from engine.games.russian_railroads.effects import ClaimPosition
from engine.games.russian_railroads.facts import Data, PlayerCount
from engine.kit.tables import by, must, rows, tables

TABLES = tables(Path(__file__).parent / "data")


def _load() -> Data:
    setup, tracks, engineers, turns = (TABLES[n] for n in ("setup", "tracks", "engineers", "turn_order"))
    industry, bonus = TABLES["industry"], TABLES["end_bonus"]
    return Data(
        components=by("id", TABLES["components"]["component"], facts.Component),
        player_counts=by("players", setup["player_count"], facts.PlayerCount),
        player_start=msgspec.convert(setup["player_start"], facts.PlayerStart),
        end_bonus_deck=msgspec.convert(setup["end_bonus_deck"], facts.Deck),
        colours=tuple(tracks["colour_order"]),
        routes=by("id", tracks["route"], facts.Route),
        rail_values=by("colour", tracks["rail_value"], facts.RailValue),
        specials=by("id", tracks["special"], facts.Special),
        spaces=by("id", TABLES["action_spaces"]["space"], facts.Space),
        locomotives=by("number", TABLES["locomotives"]["locomotive"], facts.Locomotive),
        factories=by("number", TABLES["factories"]["factory"], facts.Factory),
        engineers=by("number", engineers["engineer"], facts.Engineer),
        strip_slots=rows(engineers["strip_slot"], facts.StripSlot),
        notches=industry["notches"],
        industry=rows(industry["space"], facts.IndustrySpace),
        turn_cards=by("position", turns["card"], facts.TurnCard),
        turn_orders=by("count", turns["players"], facts.TurnOrder),
        start_bonuses=by("id", TABLES["start_bonus"]["card"], facts.StartBonus),
        tokens=by("id", TABLES["question_tokens"]["token"], facts.Token),
        question_cards=by("id", TABLES["question_cards"]["card"], facts.QuestionCard),
        end_bonuses=by("id", bonus["card"], facts.EndBonus),
        alternative_vp=bonus["alternative_vp"],
        majority=msgspec.convert(bonus["majority"], facts.Majority),
    )


def check(data: Data) -> None:
    """RRR-001: references lead somewhere and the counts agree with the box. Raises BadData."""
    for route in data.routes.values():
        must(route.colours == data.colours[: len(route.colours)], f"{route.id}: colours out of order")
    for special in data.specials.values():
        route = data.routes[special.route]
        must(special.rail in route.colours and 1 <= special.space <= route.length, special.id)
    must([s.index for s in data.industry] == list(range(len(data.industry))), "industry indices")
    must([s.notch for s in data.industry if s.notch] == list(range(1, data.notches + 1)), "notches")
    must(data.factories.keys() == data.locomotives.keys(), "a locomotive without a factory")
    must(data.turn_orders.keys() == data.player_counts.keys(), "player counts")
    _check_counts(data)


def _check_counts(data: Data) -> None:
    start, deck, players = data.player_start, data.end_bonus_deck, max(data.player_counts)
    cards = len(data.end_bonuses) + len(data.question_cards) + len(data.start_bonuses) + len(data.turn_cards)
    box = ("end_bonus_card", "question_card", "start_bonus_card", "turn_order_card")
    must(cards == sum(data.components[id].count for id in box), "cards")
    must(deck.cards_total == len(data.end_bonuses) == deck.removed_unseen + deck.deck_size, "end-bonus deck")
    must(sum(loco.tiles for loco in data.locomotives.values()) == data.components["locomotive_tile"].count, "locos")
    must(len(data.engineers) == data.components["engineer_tile"].count, "engineers")
    must(len(data.tokens) == start.question_tokens, "? tokens")
    must(all(token.copies == players for token in data.tokens.values()), "? tokens of each player")
    must(sum(token.copies for token in data.tokens.values()) == data.components["question_token"].count, "? tokens")
    rails = sum(value.rails_per_player for value in data.rail_values.values()) * players
    must(rails == data.components["rail"].count, "rails")
    for count, row in data.player_counts.items():
        _check_player_count(data, row)
        slots = [slot for slot in data.strip_slots if count in slot.players]
        must([slot.position for slot in slots] == list(range(1, len(slots) + 1)), "engineer strip")
        must([slot.rounds_left for slot in slots] == list(range(len(slots)))[::-1], "numbers on the strip")
        must(sum(slot.deal == "A" for slot in slots) == row.engineers_from_a, "engineers of letter A")
        must(sum(slot.deal == "B" for slot in slots) == row.engineers_from_b, "engineers of letter B")


def _check_player_count(data: Data, row: PlayerCount) -> None:
    """Raises BadData unless facts given in two tables are the same in both."""
    order, front = data.turn_orders[row.players], row.board_side == "front"
    effects = [e for s in data.spaces.values() if front or s.two_player_side for e in s.effects]
    claims = [e.position for e in effects if isinstance(e, ClaimPosition)]
    must(order.claim_spaces == tuple(claims), "claim spaces")
    must(order.cards == tuple(range(1, row.players + 1)), "turn-order cards")
    must(order.claim_under_own_pawn == row.claim_under_own_pawn, "claims under the own pawn")
    for loco in data.locomotives.values():
        start = loco.number == data.player_start.loco_on_ts
        stack = 0 if start else loco.tiles - loco.on_question_card - row.loco_tiles_removed_per_stack
        must(getattr(loco, f"supply_{row.players}") == stack, f"supply of locomotive {loco.number}")


DATA = _load()
check(DATA)
