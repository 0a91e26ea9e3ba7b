"""Scene: what everything on a board shares while it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, Protocol, TypeVar

from engine.core.play.ask import Ask
from renderers.draw.canvas import Canvas
from renderers.draw.layers import ACROSS, SAME, Drawing, Ground, Whole
from renderers.draw.palette import Colour, Theme
from renderers.i18n import Words
from renderers.reader import Reader
from renderers.request import LARGE, WIDE, Request


class AnyView(Protocol):
    """What the views of all games have in common."""

    @property
    def seat(self) -> int | None:
        """Whose view it is (0-based; None: everybody's)."""
        ...

    @property
    def acting(self) -> int | None:
        """The seat whose decision the table is waiting for."""
        ...

    @property
    def phase(self) -> str:
        """What the table is doing; "over" once the game has ended."""
        ...

    @property
    def winners(self) -> Sequence[int]:
        """Who has won; nobody before the end."""
        ...

    @property
    def players(self) -> Sequence[Any]:
        """All players by seat."""
        ...


class LaidOut(Protocol):
    """The plan of a ground that depends on its picture's layout."""

    __slots__ = ()

    @property
    def layout(self) -> str:
        """One of LAYOUTS."""
        ...

    @property
    def tall(self) -> bool:
        """Whether it is for a phone held upright."""
        return self.layout != WIDE

    @property
    def large(self) -> bool:
        """Whether its type is even larger."""
        return self.layout == LARGE

    @property
    def same(self) -> float:
        """The share of a unit for whatever keeps its size with larger type (`Canvas.shrunk`)."""
        return SAME if self.large else 1.0

    @property
    def units(self) -> float:
        """Design units across."""
        return ACROSS[self.layout]


V = TypeVar("V", bound=AnyView)
P = TypeVar("P")


@dataclass(frozen=True, slots=True)
class Letters:
    """The letters on things of a colour, in the reader's language: `<prefix>letter-<colour>`."""

    words: Words
    prefix: str

    def __getitem__(self, colour: str) -> str:
        """The letter of a colour; empty for no colour."""
        return _letter(self.words, f"{self.prefix}letter-{colour}") if colour else ""


@lru_cache(maxsize=512)
def _letter(words: Words, key: str) -> str:
    return words(key)


@dataclass(frozen=True)
class Scene(Generic[V, P]):
    """A request for a picture of a View V, with players P, being drawn on a canvas for a reader.

    `prefix` is that of the renderer's own texts, such as `board-<game>-`.
    """

    c: Canvas
    request: Request[V]
    reader: Reader
    prefix: str

    @property
    def view(self) -> V:
        """What is drawn."""
        return self.request.view

    @property
    def before(self) -> V | None:
        """The previous view; None also for a view of another table, which can't be compared."""
        before = self.request.before
        return before if before is not None and len(before.players) == len(self.view.players) else None

    @property
    def ask(self) -> Ask[Any] | None:
        """The decision to help with."""
        return self.request.ask

    @property
    def shown(self) -> int:
        """The seat whose board or figures a player's picture shows."""
        return shown(self.request)

    @property
    def theme(self) -> Theme:
        """The colours of the picture."""
        return self.c.theme

    @property
    def letters(self) -> Letters:
        """The letters of colours."""
        return Letters(self.reader.words, self.prefix)

    @property
    def confirming(self) -> list[int]:
        """The seat that has yet to confirm what it did, whatever the view says about the next one."""
        return [] if self.reader.confirming is None else [self.reader.confirming]

    @property
    def over(self) -> bool:
        """Whether the game has ended, so nothing is due and nobody waits."""
        return self.view.phase == "over"

    def say(self, key: str, /, **args: str | int) -> str:
        """A text of this renderer."""
        return self.reader.say(self.prefix + key, **args)

    def vacant(self, key: str, /, **args: str | int) -> str:
        """One of this renderer's texts about what may come to a place; once the game is over, that nothing has."""
        return self.reader.say("board-region-nothing") if self.over else self.say(key, **args)

    def past(self, seat: int) -> P | None:
        """The player in the view before."""
        before = self.before
        if before is None:
            return None
        player: P = before.players[seat]
        return player


def drawn(
    board: Any,
    plan: Any,
    on: Callable[[Canvas], Scene[Any, Any]],
    colours: tuple[Colour, ...],
    tones: int = 0,
    *,
    whole: Any = None,
) -> Drawing[Any]:
    """The picture of a board, laid out by a plan.

    `board` is a module or a Column, with `height(plan)`, `ground(canvas, plan, words)` and `draw(scene, plan)`; `on`
    makes the scene on a canvas. `colours` and `tones` are the ground's. For a picture of a part, `whole` is the plan of
    the whole.
    """
    all_ = None if whole is None else Whole(whole, board.height(whole))
    ground = Ground(plan, board.height(plan), board.ground, colours, tones, plan.units, all_)
    return Drawing(ground, lambda c: board.draw(on(c), plan))


def everybody(view: Any) -> list[int]:
    """The seats in turn order, those without a position last."""
    return [*view.order, *(player.seat for player in view.players if player.seat not in view.order)]


def shown(request: Request[V]) -> int:
    """The seat asked for, otherwise the reader's, otherwise the one whose decision it is."""
    view = request.view
    return next((seat for seat in (request.seat, view.seat, view.acting) if seat is not None), 0)
