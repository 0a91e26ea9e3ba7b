"""Pictures of games: a Request in, PNG bytes and words out. Pure, and safe to call from several threads and processes.

A game's renderer is the module `renderers.<game key>`, or one from the game's package (`found`). It has

    PICTURES                  the names of its pictures, overview first; people can see all of them
    drawing(request, reader) -> Drawing
    alt(request, reader) -> list of sentences, the most important first
    ASKS (may be missing)     for each kind of decision, the picture that helps with it; it need not be in PICTURES
    CONFIRMS (may be missing) the picture that shows a turn to be confirmed, if that is not one's own board
    account(view, reader) -> the table in words; first what it is doing and waiting for (may be missing)
    REGIONS (may be missing)  the kinds of things its pictures explain, each with the clause about it
    NUMBERED (may be missing) the kinds of decisions whose picture numbers the options, in order, from 1
    rule_of(kind, key) -> str (may be missing)  the clause about an option; "": its decision's clause

A game without a renderer appears, in pictures and words, as a table of its View's contents. Every game also has three
pictures of its result: RESULT is its score sheet, ROUNDS the points after each round if it scores by rounds (`sheets`
says which of these two a result has), and COURSE the points that could be expected turn by turn. RATINGS belongs to no
game that is played.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Protocol

from engine.core.play.ask import Ask
from engine.core.play.errors import RoundhouseError
from engine.core.play.msg import Msg
from engine.core.play.standings import Result
from renderers import offered, ratings, result, textboard
from renderers.account import Section as Section
from renderers.account import Teller, asked, fitting
from renderers.draw.layers import Drawing, Painting, compose, engrave
from renderers.draw.layers import Plate as Plate
from renderers.draw.palette import Theme, theme_of
from renderers.draw.regions import Region as Region
from renderers.found import module_of
from renderers.i18n import Words
from renderers.reader import Reader, reader_of
from renderers.request import COURSE as COURSE
from renderers.request import KEY as KEY
from renderers.request import LARGE as LARGE
from renderers.request import LAYOUTS as LAYOUTS
from renderers.request import OVERVIEW as OVERVIEW
from renderers.request import PLAYER as PLAYER
from renderers.request import PORTRAIT as PORTRAIT
from renderers.request import RATINGS as RATINGS
from renderers.request import RESULT as RESULT
from renderers.request import ROUNDS as ROUNDS
from renderers.request import WIDE as WIDE
from renderers.request import Picture as Picture
from renderers.request import Request as Request
from renderers.result import course

ALT_LIMIT = 1024
"""Characters in the description of a media gallery item (Discord, Component Reference: Media Gallery)."""
LEAST_WIDTH, MOST_WIDTH = 200, 3200


class UnknownPicture(RoundhouseError):
    """The game has no such picture."""


class BadWidth(RoundhouseError):
    """The picture would be too small to read, or too large to send."""


class UnknownLayout(RoundhouseError):
    """Pictures are not laid out like this."""


class Renderer(Protocol):
    """What a game's renderer has to offer."""

    PICTURES: Sequence[str]

    def drawing(self, request: Request[Any], reader: Reader) -> Drawing[Any]:
        """A picture; anything that differs from the view before is ringed."""
        ...

    def alt(self, request: Request[Any], reader: Reader) -> list[str]:
        """The picture in sentences, the most important first."""
        ...


@cache
def _renderer(game: str) -> Renderer:
    name = module_of(game)
    found: Any = textboard if name is None else importlib.import_module(name)
    renderer: Renderer = found
    return renderer


def pictures(game: str) -> tuple[str, ...]:
    """The names of a game's pictures; the first, the overview, is the one to post."""
    return tuple(_renderer(game).PICTURES)


def sheets(result: Result | None) -> tuple[str, ...]:
    """The names of a result's pictures: the score sheet, and the points by round if it has several rounds."""
    return () if result is None else (RESULT, ROUNDS) if len(result.history) > 1 else (RESULT,)


def picture_for(game: str, kind: str) -> str | None:
    """The name of the picture that helps with a decision of this kind; None if no special one does."""
    return _asks(_renderer(game)).get(kind)


def picture_of_turn(game: str) -> str | None:
    """The name of the picture that shows a turn to be confirmed; None if it is the player's own board."""
    found: str | None = getattr(_renderer(game), "CONFIRMS", None)
    return found


def _asks(renderer: Renderer) -> Mapping[str, str]:
    asks: Mapping[str, str] = getattr(renderer, "ASKS", {})
    return asks


def regions(game: str) -> Mapping[str, str]:
    """The kinds of things that a game's pictures explain, each with the clause of the rules about it."""
    found: Mapping[str, str] = getattr(_renderer(game), "REGIONS", {})
    return found


def numbered(game: str, kind: str) -> bool:
    """Whether the picture that helps with a decision of this kind numbers its options."""
    return kind in getattr(_renderer(game), "NUMBERED", frozenset())


def draw(request: Request[Any]) -> Picture:
    """The picture, and what it shows in words. Raises UnknownPicture, UnknownTheme, UnknownLayout or BadWidth."""
    return Picture(paint(request).png(), describe(request))


def paint(request: Request[Any]) -> Painting:
    """The picture before it becomes bytes, with its labels. Raises the same errors as `draw`."""
    if not LEAST_WIDTH <= request.width <= MOST_WIDTH:
        raise BadWidth(width=request.width, least=LEAST_WIDTH, most=MOST_WIDTH)
    return compose(*drawing_of(request), request.width)


def drawing_of(request: Request[Any]) -> tuple[Drawing[Any], Theme, Words]:
    """What is drawn, in which colours, in whose words. Raises the same errors as `draw`, whatever the width."""
    request = _sound(request)
    reader = _reader(request)
    return _of(request).drawing(request, reader), theme_of(request.theme), reader.words


def sketch(request: Request[Any]) -> Plate:
    """The picture as SVG, whatever its width. Raises UnknownPicture, UnknownTheme or UnknownLayout."""
    drawn = drawing_of(request)
    rule: Callable[[str, str], str] = getattr(_of(request), "rule_of", offered.no_rule)
    return engrave(*drawn, offered.teller(request, _reader(request), rule))


def _sound(request: Request[Any]) -> Request[Any]:
    if request.layout not in LAYOUTS:
        raise UnknownLayout(layout=request.layout, known=", ".join(LAYOUTS))
    if request.picture == KEY and request.layout == LARGE:
        return replace(request, layout=PORTRAIT)  # the signs would not fit with larger type
    return request


def account(request: Request[Any]) -> list[Section]:
    """The whole table in words, as far as the view's reader knows it; for the key, its signs."""
    reader, renderer = _reader(request), _of(request)
    if request.picture == KEY:
        title, *signs = renderer.alt(request, reader)
        return [Section(title, signs, KEY)]
    tells: Callable[[Any, Reader], list[Section]] = getattr(renderer, "account", textboard.account)
    return [one._replace(lines=tuple(one.lines)) for one in tells(request.view, reader) if one.lines]


def describe(request: Request[Any]) -> str:
    """What the picture shows, in words, at most 1,024 characters: the decision first, then the table.

    `account` has whatever doesn't fit. Raises UnknownPicture.
    """
    reader, ask = _reader(request), request.ask
    sentences = [] if ask is None else [*_asked(request, ask, reader)]
    more = "" if request.picture in (RESULT, ROUNDS, COURSE, RATINGS) else reader.say("board-alt-more")
    return fitting([*sentences, *_of(request).alt(request, reader)], ALT_LIMIT, more)


def _asked(request: Request[Any], ask: Ask[Any], reader: Reader) -> Iterator[str]:
    prompt = Msg(f"{request.game.replace('_', '-')}-ask-{ask.kind}")
    return asked(ask, request.plans, prompt, Teller(reader, ""), numbered=numbered(request.game, ask.kind))


def _reader(request: Request[Any]) -> Reader:
    reader = reader_of(request.game, request.locale, request.names)
    return replace(reader, confirming=request.view.seat) if request.confirming else reader


def _of(request: Request[Any]) -> Renderer:
    if request.picture == RESULT and request.result is not None:
        return result
    if request.picture == COURSE and request.result is not None:
        return course
    if request.picture == ROUNDS and ROUNDS in sheets(request.result):
        return course
    if request.picture == RATINGS and isinstance(request.view, ratings.Ratings):
        return ratings
    renderer = _renderer(request.game)
    known = dict.fromkeys((*renderer.PICTURES, *_asks(renderer).values()))
    if request.picture not in known:
        raise UnknownPicture(picture=request.picture, known=", ".join(known))
    return renderer
