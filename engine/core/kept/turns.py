"""Turns: a whole game turn by turn, for looking back on it.

A turn lies between two boundaries of a match. The state at its end shows how the table stood; the view of that state is
what a seat could see then. All turns of a game are 5 to 9 kB packed (states of 2 to 5 kB that are nearly alike), so
they can be kept as long as the game is: then people can look back on it whatever happens to its rules, as long as saves
can be read.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from engine.core.kept.record import Record, positions
from engine.core.play.codec import decode_state, encode_state
from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.core.play.rules import Rules
from engine.core.play.standings import Result
from engine.core.play.table import Entry

NEAR = 1 << 15
"""Bytes that zlib looks back at most."""


class Stand(msgspec.Struct, frozen=True, array_like=True):
    """The state (JSON, of a version of its schema) between two turns, which are numbered in order."""

    turn: int
    schema: int
    state: bytes


class Turn(msgspec.Struct, frozen=True):
    """How the table stood at the end of a turn, who decided first in it (None: nobody), and what was told in it."""

    stand: Stand
    seat: int | None
    told: tuple[Entry, ...]


class Glance(msgspec.Struct, frozen=True):
    """A turn as somebody sees it: the view at its end, where the points stand, and the lines that they may read."""

    view: Any
    result: Result
    seat: int | None
    told: tuple[Msg, ...]


def glance(rules: Rules[Any, Any], turn: Turn, reader: int | None) -> Glance:
    """What a seat (None: everybody) could see at the end of a turn.

    Raises NewerSave, or msgspec.ValidationError if the state does not belong to this game.
    """
    state = decode_state(rules, turn.stand.state, turn.stand.schema)
    told = tuple(entry.msg for entry in turn.told if entry.to in (None, reader))
    return Glance(rules.view(state, reader), rules.result(state), turn.seat, told)


def turns(record: Record) -> Iterator[Turn]:
    """The turns of a record: the setup, then each turn, undone ones included, and an unfinished one.

    Raises as `positions` does, after all turns before an answer that is no longer legal.
    """
    number = given = passed = 0
    seat: int | None = None
    last: Match[Any, Any] | None = None
    for match in positions(record):
        anew = match is not last  # the game begins, or the table goes back: what was told on the way there is known
        if not anew:
            seat, given = record.answers[given].seat if seat is None else seat, given + 1
        if anew or match.boundaries > passed:
            told = match.finished if last in (None, match) else ()
            yield Turn(Stand(number, match.rules.schema, match.snapshot), None if anew else seat, tuple(told))
            match.finished.clear()
            number, passed, seat = number + 1, match.boundaries, None
        last = match
    if last is not None and last.turn_answers:
        stand = Stand(number, last.rules.schema, encode_state(last.state))
        yield Turn(stand, seat, tuple(last.story(last.turn_answers[-1].seat)))


# -- packed


def beside(state: bytes, before: bytes) -> bytes:
    """A state packed as its difference from another one at hand: some 60 bytes a turn."""
    packer = zlib.compressobj(9, zlib.DEFLATED, zdict=before[-NEAR:]) if before else zlib.compressobj(9)
    return packer.compress(state) + packer.flush()


def apart(packed: bytes, before: bytes) -> bytes:
    """The state that was packed beside another. Raises zlib.error if it is not that one."""
    opener = zlib.decompressobj(zdict=before[-NEAR:]) if before else zlib.decompressobj()
    return opener.decompress(packed) + opener.flush()


def pack(stands: Sequence[Stand]) -> bytes:
    """The whole game in one piece: 5 to 9 kB."""
    return zlib.compress(msgspec.msgpack.encode(stands), 9)


def unpack(packed: bytes) -> list[Stand]:
    """The states of a game, in order. Raises zlib.error or msgspec.DecodeError."""
    return msgspec.msgpack.decode(zlib.decompress(packed), type=list[Stand])
