"""A move that is not legal: why, and what is."""

from __future__ import annotations

from bot.host.refusals import Refusal
from bot.ui.choices import explained_line
from bot.ui.ids import MAX_ID, Id, Press
from bot.ui.layout import MAX_LABEL, Button, Item, Layout, Text, Tone, clip, fit, rows
from bot.ui.reader import Reader, quoted
from bot.ui.spoken import nearest
from bot.ui.taps import label_of
from engine.core.msg import Msg

NEAREST = 3


def refusal_page(refusal: Refusal, read: Reader) -> Layout:
    """The reason, the nearest moves that are legal as buttons, and the way to all of them."""
    reason = refusal.reason or quoted(Msg("ui-refused", typed=refusal.typed))
    near = nearest(refusal.game, refusal.ask, (refusal.rest, refusal.typed), read, NEAREST)
    items: list[Item] = [Text(read.rich(reason))]
    if explained := [line for key in near if (line := _explained(refusal, key, read))]:
        items.append(Text("\n".join(explained)))
    take = Button(Id(refusal.game_id, refusal.rev, Press.TAKE), read("ui-take-turn"))
    buttons = [_button(refusal, key, read) for key in near]
    return Layout(fit((*items, *rows([*(b for b in buttons if len(str(b.id)) <= MAX_ID), take]))))


def _button(refusal: Refusal, key: str, read: Reader) -> Button:
    """Plays the line as it was typed up to the move that is not legal, and this move instead."""
    to = Id(refusal.game_id, refusal.rev, Press.MOVES, " ".join([*refusal.before, key]))
    label = label_of(refusal.game, refusal.ask, key, read)
    if refusal.before:
        label = read(Msg("ui-after", moves=" ".join(refusal.before), label=label))
    return Button(to, clip(label, MAX_LABEL), Tone.MAIN)


def _explained(refusal: Refusal, key: str, read: Reader) -> str:
    option = refusal.ask.options.get(key)
    detail = None if option is None else option.detail()
    return "" if detail is None or option is None else explained_line(read(option.label()), read(detail), read)
