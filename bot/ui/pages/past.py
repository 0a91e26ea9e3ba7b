"""Looking back: the table as it stood, with the way to the turns around it."""

from __future__ import annotations

from bot.host.types.pages import PastPage
from bot.host.types.table import GameCard
from bot.ui.parts.ids import Id, Press
from bot.ui.parts.layout import Button, Image, Item, KeptImage, Layout, Text, clip, fit, rows
from bot.ui.parts.reader import Reader
from bot.ui.parts.story import deeds
from bot.ui.table.gallery import ways
from engine.core.play.msg import Msg

MOST = 2000
"""Characters of the lines of a turn."""
FAR = 10
"""Turns of a long step."""


def past_page(page: PastPage, read: Reader, picture: Image | KeptImage | None = None) -> Layout:
    """A turn: its number, what was told in it, and what the table looked like."""
    items: list[Item] = [Text(_heading(page, read))]
    told = "\n".join(f"- {deed}" for deed in deeds(page.told, read))
    items += [Text(clip(told, MOST))] if told else []
    items += [] if picture is None else [picture]
    return Layout(fit((*items, *rows(_buttons(page, read)))))


def _heading(page: PastPage, read: Reader) -> str:
    if not page.number:
        return read("ui-past-setup")
    facts: dict[str, str | int] = {"turn": page.number, "turns": page.count - 1, "round": page.round}
    if page.seat is None:
        return read(Msg("ui-past-turn", **facts))
    return read.rich(Msg("ui-past-turn-of", seat=page.seat, **facts))


def _buttons(page: PastPage, read: Reader) -> list[Button]:
    last = page.count - 1
    steps = [
        ("ui-past-far-back", page.number - FAR),
        ("ui-past-back", page.number - 1),
        ("ui-past-on", page.number + 1),
        ("ui-past-far-on", page.number + FAR),
    ]
    made = [
        Button(_to(page.card, Press.PAST, str(to)), read(Msg(key, count=FAR)), disabled=not 0 <= to <= last)
        for key, to in steps
    ]
    return [*made, Button(_to(page.card, Press.NOW), read("ui-past-now"))]


def back_buttons(card: GameCard, read: Reader) -> list[Button]:
    """The ways from the table as it stands to how it stood, to its other pictures, and to words."""
    return [Button(_to(card, Press.PAST), read("ui-past-back")), *ways(card.game_id, card.rev, card.game, read)]


def _to(card: GameCard, verb: Press, payload: str = "") -> Id:
    return Id(card.game_id, card.rev, verb, payload)
