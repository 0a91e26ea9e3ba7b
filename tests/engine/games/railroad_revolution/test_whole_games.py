"""Whole games watched turn by turn by somebody who knows the rules but not the engine."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from engine.core.ahead.policy import RANDOM, play_out
from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.core.play.registry import folder
from engine.core.play.rng import Rng, Seed
from engine.games.railroad_revolution import RULES
from engine.games.railroad_revolution.view import PlayerView, View

DATA = folder("railroad_revolution") / "data"
LOG = "railroad-revolution-log-"
LETTERS = ("A1", "A2", "B", "C")
"""Those that are replaced."""


def rows(file: str, table: str) -> dict[str, dict[str, Any]]:
    """A printed table by the ids of its rows."""
    return {row["id"]: row for row in tomllib.loads((DATA / file).read_text(encoding="utf-8"))[table]}


CARDS, SPACES, CITIES = rows("milestones.toml", "milestone"), rows("rails.toml", "space"), rows("cities.toml", "city")


def reached(rails: list[str]) -> set[str]:
    """The cities that rails reach from Washington."""
    nodes, before = {"WAS"}, 0
    while before < len(nodes):
        before = len(nodes)
        for rail in rails:
            ends = {SPACES[rail]["a"], SPACES[rail]["b"]}
            if ends & nodes:
                nodes |= ends
    return nodes & set(CITIES)


def is_met(player: PlayerView, condition: dict[str, Any]) -> bool:
    """Whether a condition holds, counted on the map."""
    kind, spaces = condition["kind"], [SPACES[rail] for rail in player.rails]
    found = {
        "connected": [city for city in reached(player.rails) if CITIES[city]["level"] == condition.get("level")],
        "station": [city for city in player.stations if CITIES[city]["level"] == condition.get("level")],
        "deal_rails": [space for space in spaces if space["deal"]],
        "terrain_rails": [
            space
            for space in spaces
            if space["terrain"] != "start" and space["triangles"] == condition.get("triangles")
        ],
    }
    return len(found[kind]) >= condition["count"]


def complete(player: PlayerView) -> set[str]:
    """The milestones that are complete, though they still lie before the player."""
    return {
        held.id
        for held in player.milestones
        if all(slot.manager for slot in held.slots) and all(is_met(player, c) for c in CARDS[held.id]["conditions"])
    }


def managers_of(match: Match[Any, Any], card: str) -> list[str]:
    """The colours of the workers that were promoted to a milestone, as the log has it."""
    lines = [entry.msg for entry in [*match.finished, *match.story(None)] if entry.msg.key == LOG + "promote"]
    return [str(msg.args["colour"]) for msg in lines if msg.args["milestone"].args["id"] == card]


def accepted_by(card: str, managers: list[str]) -> bool:
    """Whether these managers fill the slots of a milestone."""
    slots = CARDS[card]["managers"]
    return len(managers) == len(slots) and (slots[0] == "any" or sorted(managers) == sorted(slots))


@pytest.mark.rule("RRV-092", "RRV-093", "RRV-095", "RRV-096", "RRV-097", "RRV-098", "RRV-099", "RRV-109", "RRV-185")
@pytest.mark.parametrize(("players", "policy"), [(2, "greedy"), (3, RANDOM), (4, "greedy"), (4, RANDOM)])
def test_between_turns_just_those_milestones_are_turned_down_that_are_complete(players: int, policy: str) -> None:
    match, chance = Match.new(RULES, players, seed=players, confirm=()), Rng(Seed(players))
    down: set[str] = set()
    while match.pending:
        view: View = RULES.view(match.state, None)
        if view.phase == "turn" and not match.turn_answers:
            for player in view.players:
                assert not complete(player), "a complete milestone is left over from the turn before"
                for card in set(player.completed) - down:
                    assert all(is_met(player, condition) for condition in CARDS[card]["conditions"])
                    assert accepted_by(card, managers_of(match, card)), card
                down |= set(player.completed)
                ended = sum(CARDS[card]["pile"] not in LETTERS for card in player.completed)
                assert len(player.milestones) <= 2 - ended
                if all(view.piles.values()):
                    assert len(player.milestones) == 2 - ended
        play_out(match, [policy] * players, chance.bits(), limit=1)
    assert len(down) > 2, "or this proves nothing"


Turn = list[Msg]


def turns_of(match: Match[Any, Any]) -> list[Turn]:
    """The log of a finished game, a list for each turn."""
    found: list[Turn] = []
    for entry in match.finished:
        if entry.msg.key.removeprefix(LOG) in ("worker", "pass"):
            found.append([])
        if found:
            found[-1].append(entry.msg)
    return found


def triggered(turn: Turn) -> bool:
    """Whether the action of a turn was one that resolves the deal card, or accepted a deal with gray on Trade."""
    lines = [(msg.key.removeprefix(LOG), msg.args) for msg in turn]
    deals = [number for number, (key, _) in enumerate(lines) if key in ("deal", "turn-up")]
    action = lines[: deals[0]] if deals else lines
    box = action[0][1].get("box")
    if box == "railway":
        return any(SPACES[str(args["space"])]["deal"] for key, args in action if key == "rail")
    if box == "telegraph":
        return any(args["sector"] in (3, 6) for key, args in action if key == "office")
    return box == "trade" and bool(deals)


@pytest.mark.rule("RRV-085", "RRV-087", "RRV-088", "RRV-090", "RRV-189")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deal_card_changes_after_the_turns_that_triggered_it_and_after_no_other(players: int) -> None:
    match = Match.new(RULES, players, seed=players + 10, confirm=())
    play_out(match, [RANDOM] * players, players)
    changes = 0
    for turn in turns_of(match):
        keys = [msg.key.removeprefix(LOG) for msg in turn]
        assert keys.count("turn-up") == triggered(turn), keys
        changes += keys.count("turn-up")
        accepted = [msg.args["seat"] for msg in turn if msg.key == LOG + "deal"]
        active = turn[0].args["seat"]
        assert accepted.count(active) <= (1 if turn[0].args.get("box") == "trade" else 2)
        assert all(accepted.count(seat) <= 1 for seat in accepted if seat != active)
        order = [(seat - active) % players for seat in accepted]  # type: ignore[operator]
        assert order == sorted(order)
    assert changes > 5
