"""Sight: what one person sees of a match and is asked, wherever it is played: at a table or in a solo game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.host.match.offers import about, answered
from bot.host.match.wanted import PANEL_WIDTH, spoken, want
from bot.host.types.panel import BESIDE, Panel, Wanted
from bot.host.types.people import Name, Person
from engine.core.play import registry
from engine.core.play.ask import CONFIRM, Ask, Shortcut
from engine.core.play.brief import Doing
from engine.core.play.match import Match
from renderers import OVERVIEW, PLAYER, RESULT, Request, numbered, picture_for, picture_of_turn, pictures


@dataclass(frozen=True, slots=True)
class Sight:
    """A match as a person sees it from a seat (None: as a spectator), drawn in a `layout`.

    `ask` is their question, as it is read (None: nothing), `plans` are the shortcuts offered with it, by digest. The
    picture is the one that helps with the decision, or else their own board, or else the whole table; `picture` names
    another one, `table` asks for the whole table. What is `marked` has a letter in it where no plan has; `before` is
    the View before what is ringed; `title` is the name of the table.
    """

    match: Match[Any, Any]
    seat: int | None
    person: Person
    names: tuple[Name, ...]
    layout: str
    ask: Ask[Any] | None = None
    plans: Mapping[str, Shortcut] = field(default_factory=dict)
    table: bool = False
    picture: str | None = None
    marked: tuple[Shortcut, ...] = ()
    before: object | None = None
    title: str = ""

    def panel(self, number: int, rev: int) -> Panel:
        """What the person can do: `number` is the table's, lesson's or sandbox's, `rev` its revision."""
        ask, game = self.ask, self.match.rules.key
        confirms, story = ask is not None and ask.kind == CONFIRM, self._story()
        return Panel(
            game_id=number,
            game=game,
            rev=rev,
            seat=self.seat,
            seat_names=self.names,
            picture=self._wanted(),
            ask=ask,
            numbered=ask is not None and self._helps and numbered(game, ask.kind),
            shortcuts=self.plans,
            is_confirm=confirms,
            story=story,
            chosen=answered(self.match, self.seat) if confirms and not story else (),
            over=self.match.over,
            table=None if self._own == OVERVIEW and not self._helpful else self.table,
            clauses=() if ask is None else about(self.match, ask.kind),
        )

    def _story(self) -> tuple[Doing, ...]:
        """The running turn in short, and below it in full what only this person may read."""
        told = self.match.story(self.seat)
        own = [Doing(None, (entry.msg,)) for entry in told if entry.to is not None]
        brief = registry.advice(self.match.rules.key).brief
        brief = brief if self.seat is None or self.match.pending.get(self.seat) is None else brief.own
        return (*brief([[e.msg for e in told if e.to is None]]), *own)

    @property
    def _helping(self) -> str | None:
        """The picture that helps with the decision."""
        return None if self.ask is None else picture_for(self.match.rules.key, self.ask.kind)

    @property
    def _own(self) -> str:
        """The picture that is shown if not that of the whole table."""
        if self.ask is not None and self.ask.kind == CONFIRM and (done := picture_of_turn(self.match.rules.key)):
            return self.picture or done
        has_own = self.seat is not None and PLAYER in pictures(self.match.rules.key)
        return self.picture or self._helping or (PLAYER if has_own else OVERVIEW)

    @property
    def _helpful(self) -> bool:
        return self._own == self._helping

    @property
    def _helps(self) -> bool:
        """Whether the picture shows the choices."""
        return self._helpful and not self.table

    def _wanted(self) -> Wanted:
        ask = self.match.pending.get(-1 if self.seat is None else self.seat)
        return want(
            Request(
                self.match.rules.key,
                self.match.view(self.seat),
                OVERVIEW if self.table else self._own,
                seat=self.seat,
                confirming=ask is not None and ask.kind == CONFIRM,
                before=self.before,
                ask=self.ask if self._helps else None,
                plans=(tuple(self.plans.values())[:BESIDE] or self.marked) if self._helps else (),
                names=self.names,
                title=self.title,
                locale=spoken(self.person),
                layout=self.layout,
                width=PANEL_WIDTH,
                result=self.match.result() if self._own == RESULT else None,
            )
        )
