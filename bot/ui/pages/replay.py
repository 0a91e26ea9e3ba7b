"""Replays as people see them: how far the drawing is, and what has been drawn."""

from __future__ import annotations

from bot.host.desk.replays import Replay
from bot.host.types.table import GameCard, Status
from bot.ui.parts.ids import Id, Press
from bot.ui.parts.layout import Attachment, Button, Image, Item, Layout, Text, Tone, rows
from bot.ui.parts.reader import Reader
from engine.core.play.msg import Msg


def progress_page(card: GameCard, done: int, total: int, read: Reader) -> Layout:
    """How far the drawing is, and how to stop it."""
    stop = Button(Id(card.game_id, card.rev, Press.STOP), read("ui-replay-stop"), Tone.WARN)
    return Layout((Text(read(Msg("ui-replay-drawing", done=done, total=total))), *rows([stop])))


def replay_page(card: GameCard, made: Replay, seat: int | None, read: Reader, *, posted: bool = False) -> Layout:
    """The replay, for the person who asked; one of a game that is over can be posted, once."""
    items: list[Item] = [Text(_caption(card, made, read)), _picture(card, made), *_page(card, made)]
    if made.page and not posted:
        to = Id(card.game_id, card.rev, Press.SHOW, "" if seat is None else str(seat))
        items += rows([Button(to, read("ui-replay-post"), Tone.MAIN)])
    return Layout(tuple(items))


def posted_page(card: GameCard, made: Replay, read: Reader) -> Layout:
    """The replay for everybody."""
    return Layout((Text(_caption(card, made, read)), _picture(card, made), *_page(card, made)))


def _caption(card: GameCard, made: Replay, read: Reader) -> str:
    facts: dict[str, str | int] = {"game": read.game(card.game), "turns": made.turns - 1}
    lines = [read(Msg("ui-replay-running" if card.status is Status.LIVE else "ui-replay-over", **facts))]
    if made.page:
        lines.append(read("ui-replay-page"))
    if not made.whole:
        lines.append(read("ui-replay-gap"))
    return "\n".join(lines)


def _picture(card: GameCard, made: Replay) -> Image:
    return Image(made.gif, _name(card, "gif"), made.alt)


def _page(card: GameCard, made: Replay) -> list[Attachment]:
    return [Attachment(made.page, _name(card, "html"))] if made.page else []


def _name(card: GameCard, kind: str) -> str:
    return f"{card.game}-{card.game_id}.{kind}"
