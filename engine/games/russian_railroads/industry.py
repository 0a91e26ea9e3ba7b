"""Industry (rules section 5), with one or two markers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.play.ask import Choice
from engine.core.play.msg import Msg
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.ladder import END, INDUSTRY_QUESTION, QUESTION_INDEX, TRACK, value
from engine.games.russian_railroads.state import EMPTY, Player
from engine.games.russian_railroads.turn import Turn
from engine.games.russian_railroads.words import name, say


@dataclass(frozen=True, slots=True)
class Forward(Choice):
    """A marker (0: the first, 1: the second) moves to the space with the index `to`; `factory` is the number of the
    factory there, and `question` says whether a ? token may be used there."""

    marker: int
    to: int
    factory: int
    question: bool = False

    def __str__(self) -> str:
        return "industry" if self.marker == 0 else f"industry-{self.marker + 1}"

    def label(self) -> Msg:
        """Which marker moves, and where."""
        if self.factory:
            return say("forward-factory", marker=self.marker + 1, function=name("factory", self.function))
        return say("forward", marker=self.marker + 1, value=value(self.to))

    @property
    def function(self) -> str:
        """The id of the function of the factory on the space."""
        return DATA.factories[self.factory].id


def forwards(player: Player) -> Iterator[Forward]:
    """RRR-055, RRR-126, RRR-196: a step of either marker, onto a free space and not into an empty notch."""
    for index, marker in enumerate(player.markers):
        to = marker + 1
        if to <= END and to not in player.markers:
            notch = TRACK[to].notch
            factory = player.notches[notch - 1] if notch else EMPTY
            if factory or not notch:
                question = to == QUESTION_INDEX and INDUSTRY_QUESTION not in player.specials
                yield Forward(index, to, factory, question)


def move_marker(turn: Turn, chosen: Forward) -> None:
    """RRR-055: a marker moves one space."""
    turn.player.markers[chosen.marker] = chosen.to
    facts: dict[str, int] = {"seat": turn.seat, "marker": chosen.marker + 1}
    if chosen.factory:
        turn.tell(say("log-industry-factory", **facts, function=name("factory", chosen.function)))
    else:
        turn.tell(say("log-industry", **facts, value=value(chosen.to)))


def can_place_second_marker(player: Player) -> bool:
    """RRR-126, RRR-195: not while the first marker stands on the start space."""
    return DATA.player_start.industry_marker_index not in player.markers


def place_second_marker(turn: Turn) -> None:
    """RRR-126: the second marker enters on the start space."""
    turn.player.markers.append(DATA.player_start.industry_marker_index)
    turn.tell(say("log-second-marker", seat=turn.seat))
