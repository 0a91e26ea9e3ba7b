"""Who triggers the end when, and how many turns everybody has left."""

from __future__ import annotations

import pytest

from tests.engine.games.railroad_revolution.build import Game, actor, asked, offered, play, table

ALMOST = {"mat_rails": [0, 0, 0, 0, 0, 0, 1, 2], "mat_buildings": [0, 0, 0, 0, 0, 0, 0, 2]}
"""One rail is left of the logo."""
CALM = {"milestones": "", "shares": 0, "money": 0, "up": ""}
"""Nothing but the main action to decide."""


def turns(match: Game) -> list[int]:
    """Who takes the turns from here on to the end, each of them a Trade."""
    found = []
    while match.pending:
        if asked(match) == "worker":
            found.append(actor(match))
            play(match, next(key for key in offered(match) if key.startswith("trade/") or key == "pass"))
        else:
            play(
                match,
                next(key for key in offered(match) if key in ("done", "decline", "building", "rail", "sell-piece")),
            )
    return found


SEATS = [(players, first, trigger) for players in (2, 3, 4) for first in (0, 1) for trigger in range(players)]


@pytest.mark.rule("RRV-110", "RRV-111", "RRV-112", "RRV-EX-21", "RRV-EX-22")
@pytest.mark.parametrize(("players", "first", "trigger"), SEATS)
def test_after_the_trigger_the_round_is_finished_and_everybody_has_one_more_turn(
    players: int, first: int, trigger: int
) -> None:
    others = {seat: CALM for seat in range(players) if seat != trigger}
    match = table(players, trigger, first=first, round=15, others=others, **{**CALM, **ALMOST})
    order = [(trigger + offset) % players for offset in range(players)]
    rest_of_the_round = order[: order.index(first)] if first != trigger else order
    last_round = [(first + offset) % players for offset in range(players)]
    assert turns(match) == [*rest_of_the_round, *last_round]
    assert match.result().rounds == 16


@pytest.mark.rule("RRV-197", "RRV-EX-62")
def test_a_deal_in_the_turn_of_another_triggers_the_end() -> None:
    near = {**CALM, **ALMOST, "shares": 2}
    match = table(3, 1, others={0: CALM, 2: near}, deal=9, **CALM)
    play(match, "telegraph/white", "sector-3", "decline")
    assert (actor(match), asked(match)) == (2, "deal")
    play(match, "bottom", "clt-mia")
    assert match.view(None).last_round == 3
    assert turns(match) == [2, 0, 1, 2]


@pytest.mark.rule("RRV-197", "RRV-EX-61")
def test_the_end_is_triggered_only_once() -> None:
    beyond = {"mat_rails": [0] * 7 + [2], "mat_buildings": [0] * 7 + [2]}
    match = table(2, 0, round=9, state={"last_round": 9}, others={1: CALM}, **{**CALM, **beyond})
    money = match.view(0).players[0].money
    play(match, "trade/white", "rail")
    assert match.view(0).players[0].money == money + 1100
    assert match.view(None).last_round == 9
    assert turns(match) == [1]
