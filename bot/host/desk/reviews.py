"""Reviews: `hard` looks back on a finished game for one of its players; the review is kept with the game."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from bot.host.context import Context
from bot.host.match.errands import Errand, Errands
from bot.host.match.offers import offered
from bot.host.match.records import record
from bot.host.match.wanted import PANEL_WIDTH, layout_for, want
from bot.host.refusals import (
    AlreadyReviewed,
    NoReview,
    NotOverYet,
    NotYourSeat,
    ReviewFailed,
    ReviewStopped,
)
from bot.host.search.searches import Searches
from bot.host.search.workers import Lost
from bot.host.types.panel import Wanted
from bot.host.types.people import Person, called
from bot.host.types.table import GameCard, Status
from bot.store.tables import claims, reviews, seating
from engine.core.ahead import search
from engine.core.ahead.policy import NORMAL, move
from engine.core.kept.review import Finding, Review, Step, Taken, review
from engine.core.play import registry
from engine.core.play.ask import Ask
from engine.core.play.codec import Save
from engine.core.play.facets import legal
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.core.play.rules import Result
from renderers import COURSE, OVERVIEW, Request, picture_for
from renderers.i18n import FALLBACK

LOG = logging.getLogger(__name__)
TRIES = 2
"""How often a step is tried again when its worker breaks."""

Progress = Callable[[float], Awaitable[None]]
"""Hears which share is done."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What was, or could have been, answered to a question."""

    ask: Ask[Any]
    key: str


@dataclass(frozen=True, slots=True)
class Point:
    """A turning point: what was played, and what would have been better, from the point where they part.

    `gain` is how many more points ahead one would have been, `margin` how far off that may be.
    """

    turn: int
    gain: int
    margin: int
    played: tuple[Deed, ...]
    better: tuple[Deed, ...]


@dataclass(frozen=True, slots=True)
class ReviewPage:
    """A page of a review: the whole game (`number` 0), or a turning point (from 1 on).

    `step` is how many moves of the better line the picture shows; `judged` counts the decisions that were looked at;
    `whole` is False if only the beginning of the game could be played again.
    """

    card: GameCard
    points: tuple[Point, ...]
    number: int
    step: int
    judged: int
    whole: bool
    picture: Wanted


class Reviews:
    """Looks back on games for those who played them, one a table at a time."""

    def __init__(self, context: Context, searches: Searches) -> None:
        self._context = context
        self._searches = searches
        self._errands = Errands()

    async def page(self, card: GameCard, person: Person, number: int, step: int, progress: Progress) -> ReviewPage:
        """A page; if there is no review yet, it is made, and `progress` hears how far it is.

        Raises NotOverYet, NotYourSeat, NoReview, AlreadyReviewed, ReviewStopped or ReviewFailed.
        """
        seat = next((seat.seat for seat in card.seats if seat.user_id == person.user_id), None)
        if card.status not in (Status.OVER, Status.ENDED):
            raise NotOverYet()
        if seat is None:
            raise NotYourSeat()
        made = await self._review(card, person, seat, progress)
        lines = await asyncio.to_thread(lambda: [_unfolded(finding, seat) for finding in made.findings])
        number = min(max(number, 0), len(lines))
        step = min(max(step, 0), len(lines[number - 1].point.better)) if number else 0
        request = await self._request(card, person, made, lines[number - 1] if number else None, step)
        points = tuple(line.point for line in lines)
        return ReviewPage(card, points, number, step, made.judged, made.whole, want(request))

    def stop(self, game_id: int, person: Person) -> None:
        """Stop what the person has asked for; if nothing is being made, nothing happens."""
        self._errands.stop(game_id, person)

    async def _review(self, card: GameCard, person: Person, seat: int, progress: Progress) -> Review:
        """The review of a seat, made if there is none."""
        sql = self._context.database.reads
        if (kept := await reviews.get(sql, card.game_id, seat)) is not None and (found := unpack(kept)) is not None:
            return found
        if not search.can_search(registry.advice(card.game)):
            raise NoReview()
        if (other := self._errands.at(card.game_id)) is not None:
            raise AlreadyReviewed(percent=other.done)
        with self._errands.begin(card.game_id, person) as errand:
            async with self._context.only(_claim(card.game_id)) as mine:
                if not mine:
                    percent = await claims.told(sql, _claim(card.game_id), self._context.time())
                    raise AlreadyReviewed(percent=percent or 0)
                made = await self._made(errand, str(await record(sql, card.game_id)), seat, card.game_id, progress)
                async with self._context.database.write() as writes:
                    await reviews.put(writes, card.game_id, seat, pack(made))
        return made

    async def _made(self, errand: Errand, text: str, seat: int, seed: int, progress: Progress) -> Review:
        work = review(text, seat, self._searches.for_a_review, seed)
        share, step = next(work)
        while True:
            errand.done = int(100 * share)
            async with self._context.database.write() as sql:
                await claims.tell(sql, _claim(seed), self._context.process, errand.done)
            await progress(share)
            if errand.stopped:
                raise ReviewStopped()
            taken = await self._take(step)
            try:
                share, step = work.send(taken)
            except StopIteration as end:
                made: Review = end.value
                return made

    async def _take(self, step: Step) -> Taken:
        for _ in range(TRIES):
            try:
                return await self._searches.take(step)
            except Lost as error:
                LOG.info("a step of a review was lost: %s", error)
        raise ReviewFailed()

    async def _request(
        self, card: GameCard, person: Person, made: Review, line: _Line | None, step: int
    ) -> Request[Any]:
        """The course of the game, or a turning point as its player saw it."""
        sql = self._context.database.reads
        names = tuple(called(seat.name, seat.policy, seat.user_id) for seat in await seating.of_game(sql, card.game_id))
        locale, layout = person.locale or FALLBACK, await layout_for(sql, person)
        if line is not None:
            asked = marked(line.point.better[step : step + 1])
            return Request(
                card.game,
                line.views[step],
                OVERVIEW if asked is None else picture_for(card.game, asked.kind) or OVERVIEW,
                before=line.views[step - 1] if step else None,
                ask=asked,
                names=names,
                locale=locale,
                layout=layout,
                width=PANEL_WIDTH,
            )
        return Request(
            card.game, None, COURSE, names=names, locale=locale, layout=layout, width=PANEL_WIDTH, result=_course(made)
        )


def _course(made: Review) -> Result:
    """The points that were to be expected, in the form of a result's scores after each round."""
    by_turn = {turn: [round(points) for points in all_] for turn, all_ in made.course}
    last = by_turn[made.course[-1][0]]
    return Result(last, [{} for _ in last], [], 0, history=by_turn)


def marked(deeds: Sequence[Deed]) -> Ask[Any] | None:
    """The first decision reduced to the answer given there, for a picture to show just that.

    None if there is no such option: an amount has none.
    """
    if not deeds:
        return None
    ask, key = deeds[0].ask, deeds[0].key
    options = {name: ask.options[name] for name in key.split("+") if name in ask.options}
    return msgspec.structs.replace(ask, options=options) if options else None


def _claim(game_id: int) -> str:
    return f"review of {game_id}"


def pack(made: Review) -> bytes:
    """A review in some kilobytes."""
    return zlib.compress(msgspec.json.encode(made), 9)


def unpack(packed: bytes) -> Review | None:
    """The review, None if another version stored it in another form."""
    try:
        return msgspec.json.decode(zlib.decompress(packed), type=Review)
    except (msgspec.DecodeError, zlib.error):
        return None


@dataclass(frozen=True, slots=True)
class _Line:
    """A turning point, and what its player sees: where the lines part, and after each move of the better one."""

    point: Point
    views: tuple[Any, ...]


def _unfolded(finding: Finding, seat: int) -> _Line:
    """Both lines to the end of the turn; the better one goes on as `normal` does where nothing better was found."""
    case = finding.case
    played = list(_played(case.save, seat, case.played, on=False))
    better = list(_played(case.save, seat, finding.better, on=True))
    same = 0
    while same < min(len(played), len(better)) - 1 and played[same][0].key == better[same][0].key:
        same += 1
    views = [_view(case.save, seat), *(view for _, view in better)]
    point = Point(
        case.turn,
        round(finding.gain),
        round(2 * finding.error),
        tuple(deed for deed, _ in played[same:]),
        tuple(deed for deed, _ in better[same:]),
    )
    return _Line(point, tuple(views[same:]))


def _view(save: Save, seat: int) -> Any:
    match: Match[Any, Any] = Match.load(registry.game(save.game), save, confirm=())
    return match.view(seat)


def _played(save: Save, seat: int, keys: Sequence[str], *, on: bool) -> Iterator[tuple[Deed, Any]]:
    """The moves of a line within the turn, each with what its player sees then; `on`: all of the turn."""
    match: Match[Any, Any] = Match.load(registry.game(save.game), save, confirm=())
    rng, left = Rng(Seed(0)), list(keys)
    while not match.boundaries > 1 and (ask := match.pending.get(seat)) is not None and (left or on):
        shown, key = offered(match, seat) or ask, left.pop(0) if left else None
        if key is not None and legal(ask, key):
            match.answer(seat, key)
        elif on:
            left.clear()
            key = move(match, seat, NORMAL, rng).key
        else:
            return
        yield Deed(shown, key), match.view(seat)
