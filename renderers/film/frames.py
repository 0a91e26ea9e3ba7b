"""Frames: a turn of a game, in a picture and in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.play.msg import Msg
from engine.core.play.standings import Result
from renderers.reader import Reader, reader_of
from renderers.request import Request


@dataclass(frozen=True, slots=True)
class Frame:
    """A turn: the picture of the table at its end, the points then, whose turn it was, and its log.

    A line of the log that is not a message of the game is plain text.
    """

    request: Request[Any]
    result: Result
    seat: int | None
    told: tuple[Msg | str, ...]


@dataclass(frozen=True, slots=True)
class Caption:
    """A frame in words: its place in the game, the picture, the log, and everybody's points (seats, then rivals)."""

    where: str
    alt: str
    told: tuple[str, ...]
    seat: int | None
    round: int
    points: tuple[int, ...]


def caption(frame: Frame, number: int, count: int, alt: str) -> Caption:
    """The words of a frame; `number` is its turn, from 0 (the setup) to `count` - 1."""
    reader, result = reader_for(frame), frame.result
    points = (*result.scores, *(rival.score for rival in result.rivals))
    told = tuple(line if isinstance(line, str) else reader.words(line, reader.name) for line in frame.told)
    return Caption(_where(frame, reader, number, count), alt, told, frame.seat, result.rounds, points)


def _where(frame: Frame, reader: Reader, number: int, count: int) -> str:
    if not number:
        return reader.say("replay-setup")
    facts: dict[str, str | int] = {"turn": number, "turns": count - 1, "round": frame.result.rounds}
    if frame.seat is None:
        return reader.say("replay-where", **facts)
    return reader.say("replay-where-of", name=reader.name(frame.seat), **facts)


def names(frame: Frame) -> tuple[str, ...]:
    """Everybody who competes: seats, then rivals."""
    reader, prefix = reader_for(frame), frame.request.game.replace("_", "-")
    rivals = (reader.words(Msg(f"{prefix}-rival-{rival.key}")) for rival in frame.result.rivals)
    return (*(reader.name(seat) for seat in range(len(frame.result.scores))), *rivals)


def reader_for(frame: Frame) -> Reader:
    """The reader whose names and language a frame uses."""
    return reader_of(frame.request.game, frame.request.locale, frame.request.names)
