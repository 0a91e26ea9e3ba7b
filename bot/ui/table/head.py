"""Which table it is: the line above everything that a table shows or posts, and the same for a button."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.host.types.table import Head
from bot.ui.parts.layout import DOT, MAX_LABEL, clip
from bot.ui.parts.reader import Reader, is_bot, plain
from engine.core.play.msg import Msg


def head_line(head: Head, read: Reader, *, here: bool = False) -> str:
    """Game, table (by its name, else its channel), who else plays there, and the round.

    In the channel of the table (`here`), that need not be said. Several bot opponents are only counted: nobody knows a
    table by them, and a phone has room for one line.
    """
    table = [plain(head.name)] if head.name is not None else [] if here else [f"<#{head.channel_id}>"]
    bots = [name for name in head.others if is_bot(name)]
    counted = [read(Msg("ui-head-bots", count=len(bots)))] if len(bots) > 1 else []
    people = replace(head, others=tuple(name for name in head.others if name not in bots)) if counted else head
    others = [*_others(people, read, plain), *counted]
    return DOT.join([f"**{plain(read.game(head.game))}**", *table, *others, *_round(head, read)])


def head_label(head: Head, read: Reader) -> str:
    """The same for a label, which shows no channel: a table goes by its name, or else by who plays there."""
    table = [head.name] if head.name is not None else _others(head, read, str)
    return clip(DOT.join([read.game(head.game), *table]), MAX_LABEL)


def _others(head: Head, read: Reader, shown: Callable[[str], str]) -> list[str]:
    called = replace(read, names=head.others)
    names = [called.name(seat) for seat in range(len(head.others))]
    return [", ".join(map(shown, names))] if names else []


def _round(head: Head, read: Reader) -> list[str]:
    return [] if head.round is None else [round_of(head.round, head.rounds, read)]


def round_of(round: int, rounds: int | None, read: Reader) -> str:
    """Which round it is, and of how many if that is known."""
    if rounds is None:
        return read(Msg("ui-head-round", round=round))
    return read(Msg("ui-head-round-of", round=round, rounds=rounds))
