"""Elements without a choice, which apply at once (rules section 14)."""

from __future__ import annotations

from typing import assert_never

from engine.games.russian_railroads import auxiliary, engineers, industry
from engine.games.russian_railroads.effects import (
    ClaimPosition,
    Coins,
    Doubler,
    EndBonusPick,
    Gain,
    HireEngineer,
    PlaceMedal,
    PlayCard,
    Revalue,
    SecondMarker,
    TakeBlackWorker,
    TakeEngineer,
    TemporaryWorkers,
    Vp,
    VpOfEngineers,
    VpOfLocos,
)
from engine.games.russian_railroads.state import Player
from engine.games.russian_railroads.turn import Turn


def gain(turn: Turn, each: Gain, source: str) -> None:
    """RRR-175: apply an element without a choice; `source` names where its VP come from."""
    match each:
        case Vp() | VpOfEngineers() | VpOfLocos():
            auxiliary.gain_vp(turn, source, _points(turn.player, each))
        case Coins():
            auxiliary.gain_coins(turn, each.n)
        case Doubler():
            auxiliary.place_doublers(turn, each.n)
        case TemporaryWorkers():
            auxiliary.take_temporary_workers(turn)
        case TakeBlackWorker():
            auxiliary.gain_black_worker(turn)
        case HireEngineer():
            engineers.hire(turn)
        case TakeEngineer():
            engineers.take(turn, engineers.UNLETTERED)
        case SecondMarker() | PlaceMedal() | Revalue():
            _place(turn, each)
        case EndBonusPick():
            turn.picks += 1
        case ClaimPosition() | PlayCard():
            pass  # a claim is read from the board (order.claims), a card is a choice (execution.play_card)
        case _:
            assert_never(each)


def _points(player: Player, each: Vp | VpOfEngineers | VpOfLocos) -> int:
    match each:
        case Vp():
            return each.n
        case VpOfEngineers():
            return sum(player.engineers)
        case VpOfLocos():
            numbers = sorted(number for places in player.locos.values() for number in places)
            return sum(numbers[-2:])


def _place(turn: Turn, each: SecondMarker | PlaceMedal | Revalue) -> None:
    """RRR-126, RRR-128, RRR-130: the player places a tile that was set aside."""
    match each:
        case SecondMarker():
            industry.place_second_marker(turn)
        case PlaceMedal():
            turn.player.medal = True
        case Revalue():
            turn.player.revaluation = True
