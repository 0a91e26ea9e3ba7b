"""Luck that can be checked: what was promised before the game, and whether all chance follows from it.

Before the deal, the host draws a seed and a salt, and tells everyone the SHA-256 of both: the commitment. It gives away
nothing about the seed, and no other seed can replace it afterwards. When the game is over, both are told.

All chance of a game follows from the seed, since `state.rng` is its only source (`engine.core.play.rng`): if you play a
record again, you see each shuffle and draw again. The record says how the game ended, down to the last card
(`Record.end`), so a draw that did not come from the seed leads to another end, or to an illegal answer.

This can't show that the host did not draw seeds until it liked one. But at that time it can't know what people will do.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from engine.core.kept.record import Record, play
from engine.core.play.codec import encode_state
from engine.core.play.match import Match

SALT_BYTES = 16
"""The length of a salt: too many values to try them all with each seed."""


def commitment(seed: int, salt: str) -> str:
    """The SHA-256 of a seed and a salt (hexadecimal digits), as `printf '%s %s' SEED SALT | sha256sum` prints it."""
    return sha256(f"{seed} {salt}".encode()).hexdigest()


def fingerprint(state: bytes) -> str:
    """What a record says of the final state of a game, as JSON."""
    return sha256(state).hexdigest()


@dataclass(frozen=True)
class Checked:
    """What could be checked of a record (None: it does not say), and the match after its answers."""

    match: Match[Any, Any]
    committed: bool | None
    """Whether the commitment belongs to the seed and the salt."""
    scored: bool | None
    """Whether the game ends with the points that the record states."""
    ended: bool | None
    """Whether all shuffles and draws lead to the end that the record states, down to the last card.

    It can be compared only while the State still has the version with which the game ended.
    """

    @property
    def proved(self) -> bool:
        """Whether the commitment was kept, and a game that is over ends as stated."""
        return bool(self.committed and (self.scored or not self.match.over) and self.ended is not False)


def verify(record: Record) -> Checked:
    """Play a record again and compare. Raises as `record.play` does: then the seed leads to another game."""
    return compare(record, play(record))


def compare(record: Record, match: Match[Any, Any]) -> Checked:
    """What a record states, with the match after its answers."""
    promised = commitment(record.seed, record.salt) == record.commitment if record.commitment else None
    scored = match.over and tuple(match.result().scores) == record.scores if record.scores else None
    comparable = record.end and record.schema[-1:] == (match.rules.schema,)
    ended = fingerprint(encode_state(match.state)) == record.end if comparable else None
    return Checked(match, promised, scored, ended)


def conclude(record: Record, match: Match[Any, Any]) -> None:
    """Write into a record how its game ended; nothing if it is not over."""
    if match.over:
        record.scores = tuple(match.result().scores)
        record.end = fingerprint(encode_state(match.state))
