"""Rush tokens of the Dyorle map (rules section 13)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from engine.core.play.ask import Choice
from engine.core.play.msg import Msg
from engine.core.play.table import Table
from engine.games.cargo_empire.cards import Cards, efficient, pays
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.routes import Way, rush_ends, shapes, ways
from engine.games.cargo_empire.setup import draw_rush
from engine.games.cargo_empire.state import CityKey, State
from engine.games.cargo_empire.turn import Turn
from engine.games.cargo_empire.words import name, say


@dataclass(frozen=True, slots=True)
class Rush(Choice):
    """CGE-188, CGE-189: the way taken, and the rush field (from 1) whose token it brings; 0: none.

    `ends` are the cities at the ends of the field's route.
    """

    field: int
    token: str
    way: Way
    ends: tuple[CityKey, ...] = ()

    def __str__(self) -> str:
        return f"field-{self.field}" if self.field else "none"

    def label(self) -> Msg:
        """The token, and the cities that it lies between."""
        if not self.field:
            return say("rush-none")
        a, b = (name("city", city) for city in self.ends)
        return say("rush", marker=DATA.rush_tokens[self.token].marker, a=a, b=b)


def ways_paid(board: str, a: CityKey, b: CityKey, cards: Cards, port: str) -> Iterator[Way]:
    """CGE-141, CGE-194: every way of an allowed shape that the cards pay for, with or without `port` as a port."""
    for around in ("", port) if port else ("",):
        allowed = shapes(board, a, b, around)
        if cards in efficient(allowed, cards.boosted):
            yield from (way for shape in allowed if pays(shape, cards) for way in ways(board, a, b, shape, around))


def tokens_on(board: str, rush: Sequence[str], paid: Iterable[Way]) -> list[Rush]:
    """CGE-188, CGE-189, CGE-194, CGE-195: for each token that some way can bring, one such way.

    `rush` are the tokens by field. A way past no token is offered, too; a token on the chosen way must be taken.
    """
    found: dict[int, Rush] = {}
    for way in paid:
        fields = [field for field in sorted(way.rush) if rush[field - 1]] or [0]
        for field in fields:
            token = rush[field - 1] if field else ""
            found.setdefault(field, Rush(field, token, way, rush_ends(board).get(field, ())))
    return [found[field] for field in sorted(found, key=lambda field: (field == 0, field))]


def take_token(turn: Turn, rush: Rush) -> None:
    """CGE-188: the token goes into the bag."""
    if rush.field:
        turn.state.rush[rush.field - 1] = ""
        cities = [name("city", city) for city in rush.way.cities]
        turn.tell(say("log-rush", seat=turn.seat, marker=DATA.rush_tokens[rush.token].marker, cities=cities))


def renew(table: Table[State]) -> None:
    """CGE-190: all tokens return to the bag and are drawn again."""
    if table.state.rush:
        table.state.rush = draw_rush(table.rng)
        table.tell(say("log-rush-renewed"))
