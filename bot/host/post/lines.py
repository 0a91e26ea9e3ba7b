"""Messages and payloads as JSON, for the database."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

import msgspec

from bot.store.tables.log import LogRow
from engine.core.play.msg import Msg, Value

LEAVES, RETURNS = "away-begins", "care-ends"
"""Somebody is away, nobody plays for them; they are back."""
_encode = msgspec.json.Encoder().encode


def dump(tree: object) -> str:
    """Anything that is plain data, as JSON."""
    return _encode(tree).decode()


def load(text: str) -> Any:
    """Plain data from JSON."""
    return msgspec.json.decode(text)


def dump_msg(msg: Msg) -> str:
    """A message as JSON: `[key, {argument: value}]`; a message among the arguments is such a list again."""
    return dump(_tree(msg))


def load_msg(text: str) -> Msg:
    """A message from JSON."""
    return _msg(load(text))


def dump_turns(turns: Iterable[Iterable[Msg]]) -> str:
    """The messages of several turns as JSON."""
    return dump([[_tree(msg) for msg in turn] for turn in turns])


def load_turns(text: str) -> tuple[tuple[Msg, ...], ...]:
    """The messages of several turns from JSON."""
    return tuple(tuple(_msg(tree) for tree in turn) for turn in load(text))


def by_turn(rows: Iterable[LogRow]) -> tuple[tuple[Msg, ...], ...]:
    """The messages of log lines, turn by turn, oldest first, without absences that are over."""
    told = [(row.turn, load_msg(row.line or "")) for row in rows]
    over = _over([msg for _, msg in told])
    turns = groupby((one for at, one in enumerate(told) if at not in over), key=lambda one: one[0])
    return tuple(tuple(msg for _, msg in of_turn) for _, of_turn in turns)


def _over(told: Sequence[Msg]) -> set[int]:
    """Which of these messages, by number, say that somebody left or came back who did both."""
    found, left = set[int](), dict[object, int]()
    for at, msg in enumerate(told):
        if msg.key == LEAVES:
            left[msg.args.get("seat")] = at
        elif msg.key == RETURNS and msg.args.get("seat") in left:
            found |= {left.pop(msg.args.get("seat")), at}
    return found


def _tree(msg: Msg) -> list[Any]:
    return [msg.key, {name: _plain(value) for name, value in msg.args.items()}]


def _plain(value: Value) -> Any:
    if isinstance(value, Msg):
        return _tree(value)
    if isinstance(value, list):
        return {"all": [_tree(part) for part in value]}
    return value


def _msg(tree: list[Any]) -> Msg:
    key, args = tree
    return Msg(key, **{name: _value(value) for name, value in args.items()})


def _value(plain: Any) -> Value:
    if isinstance(plain, list):
        return _msg(plain)
    if isinstance(plain, dict):
        return [_msg(part) for part in plain["all"]]
    value: Value = plain
    return value
