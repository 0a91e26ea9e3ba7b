"""Pictures of games: a View in, PNG bytes out. Pure, and safe to call from several threads.

The renderer of a game is the module `renderers.<game key>`; it has

    PICTURES                  the names of its pictures, the overview first
    drawing(view, subject, reader) -> Drawing
    alt(view, subject, reader) -> list of sentences, the most important first
    ASKS (may be missing)     for kinds of decisions, the picture that helps with them; it need not be in PICTURES

A game without one is shown as a table of what its View holds.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Protocol

from engine.core.ask import Ask
from engine.core.errors import RoundhouseError
from renderers import textboard
from renderers.draw.layers import Drawing, Picture, compose
from renderers.draw.palette import theme_of
from renderers.reader import Reader, reader_of
from renderers.subject import Subject

OVERVIEW = "overview"
ALT_LIMIT = 1024
"""Characters in the description of a media gallery item (Discord, Component Reference: Media Gallery)."""
LEAST_WIDTH, MOST_WIDTH = 200, 3200


class UnknownPicture(RoundhouseError):
    """The game has no such picture."""

    key = "error-unknown-picture"


class BadWidth(RoundhouseError):
    """The picture would be too small to read, or too large to send."""

    key = "error-bad-width"


class Renderer(Protocol):
    """What a game's renderer has to offer."""

    PICTURES: Sequence[str]

    def drawing(self, view: Any, subject: Subject, reader: Reader) -> Drawing[Any]:
        """A picture; what differs from the view before is ringed."""
        ...

    def alt(self, view: Any, subject: Subject, reader: Reader) -> list[str]:
        """The picture in sentences, the most important first."""
        ...


@cache
def _renderer(game: str) -> Renderer:
    name = f"{__name__}.{game}"
    found: Any = textboard if importlib.util.find_spec(name) is None else importlib.import_module(name)
    renderer: Renderer = found
    return renderer


def pictures(game: str) -> tuple[str, ...]:
    """The names of a game's pictures; the first, the overview, is the one that is posted."""
    return tuple(_renderer(game).PICTURES)


def picture_for(game: str, kind: str) -> str | None:
    """The name of the picture that helps with a decision of this kind, None if no special one does."""
    return _asks(_renderer(game)).get(kind)


def _asks(renderer: Renderer) -> Mapping[str, str]:
    asks: Mapping[str, str] = getattr(renderer, "ASKS", {})
    return asks


def render(
    game: str,
    view: Any,
    *,
    picture: str = OVERVIEW,
    seat: int | None = None,
    theme: str = "light",
    locale: str = "en",
    width: int = 1600,
    seat_names: Sequence[str] | None = None,
    previous: Any | None = None,
    ask: Ask[Any] | None = None,
) -> bytes:
    """A picture of a view as PNG, `width` pixels wide (200 to 3200).

    `seat` is the player whose board a player's picture shows (default: the reader of the view, or who acts). What
    differs from the view `previous` is ringed. `ask` is the decision that the picture of `picture_for` is to help with:
    its options are marked. Raises UnknownPicture, UnknownTheme or BadWidth.
    """
    return paint(
        game, view, picture=picture, seat=seat, theme=theme, locale=locale, width=width, seat_names=seat_names,
        previous=previous, ask=ask,
    ).png()  # fmt: skip


def paint(
    game: str,
    view: Any,
    *,
    picture: str = OVERVIEW,
    seat: int | None = None,
    theme: str = "light",
    locale: str = "en",
    width: int = 1600,
    seat_names: Sequence[str] | None = None,
    previous: Any | None = None,
    ask: Ask[Any] | None = None,
) -> Picture:
    """As `render`, but the picture itself with its labels."""
    if not LEAST_WIDTH <= width <= MOST_WIDTH:
        raise BadWidth(width=width, least=LEAST_WIDTH, most=MOST_WIDTH)
    reader = reader_of(game, locale, seat_names)
    drawing = _of(game, picture).drawing(view, Subject(picture, seat, previous, ask), reader)
    return compose(drawing, theme_of(theme), reader.words, width)


def alt_text(
    game: str,
    view: Any,
    *,
    picture: str = OVERVIEW,
    seat: int | None = None,
    locale: str = "en",
    seat_names: Sequence[str] | None = None,
    ask: Ask[Any] | None = None,
) -> str:
    """What the picture shows, in words, at most 1,024 characters. Raises UnknownPicture."""
    reader = reader_of(game, locale, seat_names)
    text = ""
    for sentence in _of(game, picture).alt(view, Subject(picture, seat, ask=ask), reader):
        longer = f"{text} {sentence}".strip()
        if len(longer) > ALT_LIMIT:
            break
        text = longer
    return text


def _of(game: str, picture: str) -> Renderer:
    renderer = _renderer(game)
    known = dict.fromkeys((*renderer.PICTURES, *_asks(renderer).values()))
    if picture not in known:
        raise UnknownPicture(picture=picture, known=", ".join(known))
    return renderer
