"""A finished game, kept beside the rules: it shows the game to someone who has never seen it.

It holds the final state and its schema version, so it is read like a save, and nobody plays it again.
`python -m engine selfplay GAME --finished FILE` writes one.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from engine.core.play import registry
from engine.core.play.codec import decode_state, encode_state
from engine.core.play.rules import Rules

FILE = "finished.json"


class Finished(msgspec.Struct, frozen=True):
    """How a game stood when it was over, and the version of its State."""

    schema: int
    state: msgspec.Raw


def dump(rules: Rules[Any, Any], state: Any) -> bytes:
    """The text of such a file."""
    return msgspec.json.encode(Finished(rules.schema, msgspec.Raw(encode_state(state)))) + b"\n"


def state_of(game: str) -> Any | None:
    """The state of a game that is over, None if none is kept. Raises UnknownGame."""
    path = registry.folder(game) / FILE
    if not path.exists():
        return None
    kept = msgspec.json.decode(path.read_bytes(), type=Finished)
    return decode_state(registry.game(game), bytes(kept.state), kept.schema)


@cache
def view_of(game: str) -> Any | None:
    """That state as everybody may see it, None if none is kept. Raises UnknownGame."""
    state = state_of(game)
    return None if state is None else registry.game(game).view(state, None)
