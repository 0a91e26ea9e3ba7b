"""Gallery: all pictures of a table, one at a time, and the way to each of the others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.host.types.table import GameCard, Status
from bot.ui.parts.emblems import of_seat
from bot.ui.parts.ids import Id, Pick, Press
from bot.ui.parts.layout import MAX_CHOICE_TEXT, Button, Choice, Image, Item, KeptImage, Layout, Select, clip, rows
from bot.ui.parts.reader import Reader, message_key
from bot.ui.table.words import words_button
from engine.core.play.msg import Msg
from renderers import OVERVIEW, PLAYER, RESULT, pictures, sheets

APART = "/"
"""Between the name of a picture and the seat whose board it shows."""


SHOWN = {OVERVIEW, RESULT}
"""The pictures that posts of a table have: the one of the table, and the score sheet at its end."""


def sheets_of(card: GameCard) -> tuple[str, ...]:
    """The pictures of the result of a table that is over."""
    return sheets(card.result) if card.status is Status.OVER else ()


def pictures_button(game_id: int, rev: int, game: str, read: Reader, ends: Sequence[str] = ()) -> list[Button]:
    """The way to all pictures of a table, where there are others than its posts have; `ends`: those of a result."""
    more = {*pictures(game), *ends} - SHOWN
    return [Button(Id(game_id, rev, Press.PICTURES), read("ui-pictures"))] if more else []


def ways(game_id: int, rev: int, game: str, read: Reader) -> list[Button]:
    """What else there is to see of a table: its other pictures, and the table in words."""
    return [*pictures_button(game_id, rev, game, read), words_button(game_id, rev, read)]


def gallery(
    to: Id, game: str, shown: str, read: Reader, picture: Image | KeptImage | None, *, ends: Sequence[str] = ()
) -> Layout:
    """The picture `shown`, a select of all of them, and the way to words; `ends`: those of a result."""
    choices = [
        Choice(name, clip(said, MAX_CHOICE_TEXT), chosen=name == shown, emblem=_whose(name))
        for name, said in every(game, read, ends)
    ]
    items: list[Item] = [] if picture is None else [picture]
    select = Select(Id(to.game, to.rev, Pick.PICTURE, "", to.realm), read("ui-pictures-hint"), tuple(choices))
    words = Button(Id(to.game, to.rev, Press.WORDS, "", to.realm), read("ui-words"))
    return Layout((*items, select, *rows([words])))


def wanted(shown: str) -> tuple[str, int | None]:
    """The picture that a choice stands for, and whose board it is of."""
    name, _, seat = shown.partition(APART)
    return name or OVERVIEW, int(seat) if seat.isdecimal() and len(seat) < 3 else None


def _whose(shown: str) -> str | None:
    """The emblem of the seat whose board a choice stands for."""
    seat = wanted(shown)[1]
    return None if seat is None else of_seat(seat)


def named(picture: str, seat: int | None) -> str:
    """What stands for a picture, of this seat's board: `market`, `player/2`."""
    return picture if picture != PLAYER or seat is None else f"{picture}{APART}{seat}"


def every(game: str, read: Reader, ends: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Each picture: what stands for it, and what it is called; `ends`: those of a result."""
    for name in [*pictures(game), *ends]:
        if name == PLAYER:
            for seat, _ in enumerate(read.names):
                yield named(name, seat), read(Msg("ui-picture-player", seat=seat))
        else:
            yield name, _called(game, name, read)


def _called(game: str, name: str, read: Reader) -> str:
    """What a picture is called; one that only this game has, by the game's own text `<game>-picture-<name>`."""
    key = f"ui-picture-{name}"
    return read(key if read.words.has(key) else message_key(game, "picture", name))
