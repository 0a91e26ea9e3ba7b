"""The leaderboard: who plays a title best on a server."""

from __future__ import annotations

from bot.host.match.ratings import PROVISIONAL
from bot.host.types.pages import Leaderboard, Ranked
from bot.ui.pages.lobby import level_name
from bot.ui.parts.layout import Image, Item, KeptImage, Layout, Text, fit
from bot.ui.parts.reader import Reader, plain
from engine.core.play.msg import Msg

MOST = 20
"""People with a rating, and as many with a provisional one; the asking person is told their own in any case."""


def leaders_page(board: Leaderboard | None, read: Reader, picture: Image | KeptImage | None = None) -> Layout:
    """The people by their rating, and the ratings of bot opponents; None: nobody was ever rated here."""
    if board is None:
        return Layout((Text(read("ui-leaders-none")),))
    texts = [read(Msg("ui-leaders", game=read.game(board.game)))]
    known = [one for one in board.people if one.place is not None]
    fresh = [one for one in board.people if one.place is None]
    if not board.people:
        texts.append(read(Msg("ui-leaders-empty", game=read.game(board.game))))
    if known:
        texts.append("\n".join(_line(one, read) for one in _shown(known)))
    if fresh:
        heading = read(Msg("ui-leaders-provisional", games=PROVISIONAL))
        texts.append("\n".join([heading, *(_line(one, read) for one in _shown(fresh))]))
    notes = [read("ui-leaders-unlisted")] if board.unlisted else []
    if board.opponents:
        names = [_opponent(one, read) for one in board.opponents]
        notes.append(read(Msg("ui-leaders-opponents", opponents=", ".join(names))))
    items: list[Item] = [Text(text) for text in [*texts, *(["\n".join(notes)] if notes else [])]]
    return Layout(fit([*items, *([] if picture is None else [picture])]))


def _shown(people: list[Ranked]) -> list[Ranked]:
    return people[:MOST] + [one for one in people[MOST:] if one.own]


def _line(one: Ranked, read: Reader) -> str:
    key = "ui-leaders-provisional-line" if one.place is None else "ui-leaders-line"
    return read(Msg(key, place=one.place or 0, name=plain(one.name), rating=str(one.points), games=one.games))


def _opponent(one: Ranked, read: Reader) -> str:
    return read(Msg("ui-leaders-opponent", name=level_name(one.name, read), rating=str(one.points)))
