"""A move that is not legal: why, and which moves are."""

from __future__ import annotations

from bot.host.refusals import Refusal
from bot.ui.parts.ids import MAX_ID, Id, Press
from bot.ui.parts.layout import MAX_LABEL, Button, Item, Layout, Text, Tone, clip, fit, rows
from bot.ui.parts.reader import Reader, quoted
from bot.ui.parts.spoken import meant, nearest
from bot.ui.parts.taps import Tap
from bot.ui.table.choices import explained_line
from engine.core.play.msg import Msg

NEAREST = 3


def refusal_page(refusal: Refusal, read: Reader) -> Layout:
    """The reason, the nearest moves that are legal, each with what it costs and brings, and the way to all of them.

    A text that names legal moves, but is not the key of one, is no illegal move: the page asks which one is meant.
    """
    reason, near = refusal.reason, list[Tap]()
    if reason is None:
        typed, near = _meant(refusal, read)
        reason = quoted(Msg("ui-meant" if near else "ui-refused", typed=typed, count=len(near)))
    near = near or nearest(refusal.game, refusal.ask, (refusal.rest, refusal.typed), read, NEAREST)
    items: list[Item] = [Text(read.rich(reason))]
    if near:
        items.append(Text("\n".join(explained_line(tap.label, tap.detail, read) for tap in near)))
    take = Button(Id(refusal.game_id, refusal.rev, Press.TAKE), read("ui-take-turn"))
    buttons = [_button(refusal, tap, read) for tap in near]
    return Layout(fit((*items, *rows([*(b for b in buttons if len(str(b.id)) <= MAX_ID), take]))))


def _meant(refusal: Refusal, read: Reader) -> tuple[str, list[Tap]]:
    """What of the line names legal moves, and the first of these."""
    for text in (refusal.rest, refusal.typed):
        if found := meant(refusal.game, refusal.ask, text, read):
            return text, found[:NEAREST]
    return refusal.typed, []


def _button(refusal: Refusal, tap: Tap, read: Reader) -> Button:
    """Plays the line as it was typed up to the move that is not legal, and this move instead."""
    to = Id(refusal.game_id, refusal.rev, Press.MOVES, " ".join([*refusal.before, tap.key]))
    label = tap.label
    if refusal.before:
        label = read(Msg("ui-after", moves=" ".join(refusal.before), label=label))
    return Button(to, clip(label, MAX_LABEL), Tone.MAIN)
