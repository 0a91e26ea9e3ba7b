"""Shapes: what the JSON API answers. The OpenAPI document is made of these, so what they say is what it says."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

import msgspec


class Shape(msgspec.Struct, frozen=True, kw_only=True):
    """An answer, or a part of one. Later versions may add fields, and take none away."""


class Problem(Shape, frozen=True, kw_only=True):
    """Why there is no answer; of what is not there nothing more is said."""

    status: int
    title: str


class Game(Shape, frozen=True, kw_only=True):
    """A title that can be played: its key, its name, for how many."""

    key: str
    name: str
    seats: list[int]


class Games(Shape, frozen=True, kw_only=True):
    """All titles."""

    games: list[Game]


class Seat(Shape, frozen=True, kw_only=True):
    """Who competes: on which seat (from 0; null: a rival that the rules play), what they are called, whether a bot
    plays, their points so far (null: not known here), their place from 1 once the game is over, and whether they have
    won. `waits_since` is since when the game waits for them, `waits_for` for which decision.
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
    """A table: its id (null: it has no page), its title, what its host calls it, where it stands in its life and in its
    rounds (null: its game has none), who plays.
    """

    id: str | None
    game: str
    name: str | None
    status: Literal["lobby", "live", "over", "ended"]
    round: int | None
    rounds: int | None
    seats: list[Seat]


class Lobby(Shape, frozen=True, kw_only=True):
    """A table that one may join on Discord, at `url`: who sits there, for how many it is, since when it is open."""

    game: str
    name: str | None
    seats: list[Seat]
    wanted: int
    opened_at: datetime
    url: str


class Server(Shape, frozen=True, kw_only=True):
    """What goes on in a server that has a page: what it is called, the games that run, the tables that are open."""

    id: str
    name: str
    running: list[Table]
    open: list[Lobby]


class Ended(Shape, frozen=True, kw_only=True):
    """A game that is over: its place in the order in which games have ended, and when that was."""

    place: int
    ended_at: datetime
    table: Table


class Results(Shape, frozen=True, kw_only=True):
    """Games that are over, the newest first. `next`: ask for those before this place (null: there are no more)."""

    results: list[Ended]
    next: int | None


class Turn(Shape, frozen=True, kw_only=True):
    """A turn: its number (0: the setup), whose it was (null: nobody's), in which round, where everybody's points stood
    then (seats, then rivals), what was told. One that still goes on is `open`.
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
    """All that everybody may see of a table, in words."""

    sections: list[Section]


class View(Shape, frozen=True, kw_only=True):
    """All that everybody may see of a table, as its game holds it: `view` is of the schema `<game>.View`, which may
    change with the rules of the game.
    """

    game: str
    view: msgspec.Raw
