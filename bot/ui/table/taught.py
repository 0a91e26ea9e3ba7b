"""What helps those who learn: what a decision is for, and what a bot opponent would do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.host.types.panel import Panel
from bot.ui.parts.ids import Id, Press
from bot.ui.parts.layout import Button, Text, clip
from bot.ui.parts.reader import Reader, message_key, plain
from bot.ui.parts.taps import label_of
from engine.core.play.ask import Ask, lettered
from engine.core.play.msg import Msg

MAX_DETAIL = 200


def taught(panel: Panel, ask: Ask[Any], read: Reader, *, short: bool = False, untold: bool = False) -> Iterator[Text]:
    """What a beginner is told about a decision, in `short` its first sentence, or nothing; and the hint asked for."""
    first = message_key(panel.game, "first", ask.kind)
    if panel.explained and not untold and read.words.has(first):
        text = read(Msg("ui-explained-kind", text=Msg(first)))
        end = text.find(". ") + 1
        yield Text(text[:end] if short and end else text)
    if panel.hint is not None:
        yield Text(read(_hint(panel, ask, panel.hint, read)))


def hint_button(panel: Panel, read: Reader) -> Iterator[Button]:
    """The way to a hint."""
    if panel.hintable:
        yield Button(Id(panel.game_id, panel.rev, Press.HINT), read("ui-ask-hint"))


def known_button(panel: Panel, read: Reader) -> Iterator[Button]:
    """The end of the explanations."""
    if panel.explained and panel.ask is not None and read.words.has(message_key(panel.game, "first", panel.ask.kind)):
        yield Button(Id(panel.game_id, panel.rev, Press.KNOWN), read("ui-known"))


def _hint(panel: Panel, ask: Ask[Any], key: str, read: Reader) -> Msg:
    """What a bot opponent would do and why: what the option brings, or that a plan begins with it, and how this
    opponent decides."""
    label = plain(label_of(panel.game, ask, key, read))
    why = Msg(message_key(panel.game, "hint", ask.kind), choice=key)
    plans = lettered(panel.beside)
    letter = next((letter for letter, plan in plans if plan.keys[0] == key), None)
    if letter is not None:
        return Msg("ui-hint-plan", label=label, letter=letter, why=why)
    option = ask.options.get(key)
    detail = None if option is None else option.detail()
    if detail is None:
        return Msg("ui-hint", label=label, why=why)
    return Msg("ui-hint-detail", label=label, detail=plain(clip(read(detail), MAX_DETAIL)), why=why)
