"""Shapes: the answers of the JSON API. The OpenAPI document is made from these, so their texts are its texts."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

import msgspec


class Shape(msgspec.Struct, frozen=True, kw_only=True):
    """An answer, or a part of one. Later versions may add fields, and remove none."""


class Problem(Shape, frozen=True, kw_only=True):
    """Why there is no answer; about what is not there it says nothing more."""

    status: int
    title: str


class Game(Shape, frozen=True, kw_only=True):
    """A title that can be played: its key, its name, its numbers of players."""

    key: str
    name: str
    seats: list[int]


class Games(Shape, frozen=True, kw_only=True):
    """All titles."""

    games: list[Game]


class Seat(Shape, frozen=True, kw_only=True):
    """A competitor: the seat (from 0; null: a rival that the rules play), the name, whether a bot plays, the points so
    far (null: not known here), the place from 1 once the game is over, and whether they have won. `waits_since` is
    since when the game waits for them, `waits_for` for which decision.
    """

    seat: int | None
    name: str
    bot: bool
    points: int | None = None
    place: int | None = None
    won: bool = False
    waits_since: datetime | None = None
    waits_for: str | None = None


class Table(Shape, frozen=True, kw_only=True):
    """A table: its id (null: it has no page), its title, its host's name for it, its stage and its round (null: its
    game has none), its players.
    """

    id: str | None
    game: str
    name: str | None
    status: Literal["lobby", "live", "over", "ended"]
    round: int | None
    rounds: int | None
    seats: list[Seat]


class Lobby(Shape, frozen=True, kw_only=True):
    """A table that can be joined on Discord, at `url`: who sits there, for how many it is, since when it is open."""

    game: str
    name: str | None
    seats: list[Seat]
    wanted: int
    opened_at: datetime
    url: str


class Server(Shape, frozen=True, kw_only=True):
    """What goes on in a server that has a page: its name, the running games, the open tables."""

    id: str
    name: str
    running: list[Table]
    open: list[Lobby]


class Ended(Shape, frozen=True, kw_only=True):
    """A finished game: its place in the order in which games have ended, and when that was."""

    place: int
    ended_at: datetime
    table: Table


class Results(Shape, frozen=True, kw_only=True):
    """Finished games, the newest first. `next`: ask for those before this place (null: there are no more)."""

    results: list[Ended]
    next: int | None


class Turn(Shape, frozen=True, kw_only=True):
    """A turn: its number (0: the setup), whose it was (null: nobody's), in which round, where everybody's points stood
    then (seats, then rivals), what was told. An unfinished one is `open`.
    """

    number: int
    seat: int | None
    round: int
    points: list[int]
    told: list[str]
    open: bool


class Log(Shape, frozen=True, kw_only=True):
    """The turns of a table, oldest first. `next`: ask for those after this number (null: these are the newest)."""

    turns: list[Turn]
    next: int | None


class Section(Shape, frozen=True, kw_only=True):
    """A part of a table in words."""

    title: str
    lines: list[str]


class Words(Shape, frozen=True, kw_only=True):
    """Everything that everybody may see of a table, in words."""

    sections: list[Section]


class View(Shape, frozen=True, kw_only=True):
    """Everything that everybody may see of a table, as its game holds it: `view` has the schema `<game>.View`, which
    may change with the rules of the game.
    """

    game: str
    view: msgspec.Raw
