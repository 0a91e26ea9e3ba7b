"""Past: how a table stood turn by turn, as its readers could see it then."""

from __future__ import annotations

import asyncio
import logging
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any
from zlib import crc32

from bot.host.context import Context
from bot.host.match import standing
from bot.host.match.live import Live
from bot.host.match.matches import Matches, resumed
from bot.host.match.records import record
from bot.host.match.wanted import PANEL_WIDTH, layout_for, spoken, want
from bot.host.post import cards, lines, payloads
from bot.host.post.acts import fold
from bot.host.types.door import Course, Step
from bot.host.types.pages import PastPage
from bot.host.types.panel import Wanted
from bot.host.types.people import Person
from bot.host.types.table import Status
from bot.store.engine.database import Sql
from bot.store.tables import log, outbox
from bot.store.tables.log import ANSWER, LogRow
from engine.core.kept.record import Record
from engine.core.kept.turns import Glance, Stand, Turn, glance, turns
from engine.core.play.codec import decode_state
from engine.core.play.rules import Rules
from engine.core.play.standings import Result
from engine.core.play.table import Entry
from renderers import Request
from renderers.film import Frame

LOG = logging.getLogger(__name__)
MOST_RESULTS = 20_000
"""Results of single turns to keep, some 300 bytes each: those of the last hundred tables that were looked at."""
FIRST = 1
"""A game may begin with this turn: where the setup asks nothing, it is turn 0."""


@dataclass(frozen=True, slots=True)
class Told:
    """The turns of a game with what somebody may read of them, and what was told since the last."""

    turns: list[Turn]
    since: tuple[Entry, ...]
    whole: bool
    """Whether no turn is missing, because rules were fixed before stands were kept."""


class Past:
    """Looks back."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches
        self._results: dict[tuple[int, int, int], Result] = {}
        """Results by game, turn and digest of the state."""

    async def page(
        self, game_id: int, person: Person | None, number: int | None = None, *, locale: str | None = None
    ) -> PastPage:
        """A turn as a person (None: the public) could see it; None: the last one that has changed anything.

        `locale` is the language of its picture (default: the person's).

        Raises NoSuchGame, NotRunning or CannotOpen.
        """
        sql = self._context.database.reads
        async with self._matches.hold(game_id) as live:
            viewer = _viewer(live, person)
            told = await _told(sql, live, viewer)
            newest = len(told.turns) - 1
            if number is None:
                same = glance(live.match.rules, told.turns[newest], viewer).view == live.match.view(viewer)
                number = newest - same
            number = min(max(number, 0), newest)
            before, now = (
                glance(live.match.rules, told.turns[at], viewer) if at >= 0 else None for at in (number - 1, number)
            )
            assert now is not None
            request = await self._request(live, person, now, before, locale)
            card = cards.card(live.row, live.seats, live.match.result())
        return PastPage(card, number, newest + 1, now.seat, now.result.rounds, now.told, want(request))

    async def posted(self, game_id: int, person: Person, message_id: int) -> Wanted | None:
        """The whole table as a message showed it, as a person could see it then; None where that is not kept.

        Raises NoSuchGame, NotRunning or CannotOpen.
        """
        sql = self._context.database.reads
        async with self._matches.hold(game_id) as live:
            post = await outbox.of_message(sql, game_id, payloads.Table.kind, message_id)
            held = None if post is None else payloads.read(post, payloads.Table)
            stand = None if held is None else await standing.at(sql, game_id, held.turn)
            if held is None or stand is None:
                return None
            known = [act for act in await log.acts(sql, game_id, held.turn) if act.turn == held.turn]
            answers = fold([act for act in known if act.number < held.end])
            viewer = _viewer(live, person)
        match = await asyncio.to_thread(resumed, live.row, len(live.seats), stand, answers, held.rev)
        seen = Glance(match.view(viewer), match.result(), None, ())
        return want(await self._request(live, person, seen, None))

    async def frames(self, game_id: int, person: Person, seat: int | None = None) -> tuple[list[Frame], bool]:
        """A whole game for a replay, and whether no turn is missing.

        Of a running game, what the person could see up to now; of a finished one what everyone could see, or the player
        of a `seat`. Raises NoSuchGame, NotRunning or CannotOpen.
        """
        sql = self._context.database.reads
        async with self._matches.hold(game_id) as live:
            running = live.row.status == Status.LIVE
            viewer = live.seat_of(person.user_id) if running else seat
            told = await _told(sql, live, viewer)
            rules = live.match.rules
            last = _now(live, viewer, told)
            request = await self._request(live, person, last, None)
        seen = await asyncio.to_thread(lambda: [glance(rules, turn, viewer) for turn in told.turns])
        frames: list[Frame] = []
        for now in _joined(seen, last):
            before = frames[-1].request.view if frames else None
            made = Request(
                request.game,
                now.view,
                before=before,
                names=request.names,
                locale=request.locale,
                layout=request.layout,
            )
            frames.append(Frame(made, now.result, now.seat, now.told))
        return frames, told.whole

    async def course(self, game_id: int, person: Person | None) -> Course:
        """All turns as a person (None: the public) may read them, and where the points stood after each.

        Raises NoSuchGame, NotRunning or CannotOpen.
        """
        async with self._matches.hold(game_id) as live:
            viewer = _viewer(live, person)
            told = await _told(self._context.database.reads, live, viewer)
            last, rules = _now(live, viewer, told), live.match.rules
        results = await asyncio.to_thread(lambda: [self._result(game_id, rules, turn) for turn in told.turns])
        steps = [
            Step(
                n, turn.seat, result.rounds, _points(result), tuple(e.msg for e in turn.told if e.to in (None, viewer))
            )
            for n, (turn, result) in enumerate(zip(told.turns, results, strict=True))
        ]
        if live.row.status == Status.LIVE and last.told:
            now = last.result
            steps.append(Step(len(steps), last.seat, now.rounds, _points(now), last.told, open=True))
        elif last.told:
            steps[-1] = replace(steps[-1], points=_points(last.result), told=(*steps[-1].told, *last.told))
        return Course(tuple(steps), tuple(rival.key for rival in last.result.rivals))

    def _result(self, game_id: int, rules: Rules[Any, Any], turn: Turn) -> Result:
        """Where the points stood at the end of a turn, which nobody changes any more."""
        key = (game_id, turn.stand.turn, crc32(turn.stand.state))
        found = self._results.get(key)
        if found is None:
            found = rules.result(decode_state(rules, turn.stand.state, turn.stand.schema))
            self._results[key] = found
            if len(self._results) > MOST_RESULTS:
                self._results.pop(next(iter(self._results)), None)
        return found

    async def _request(
        self, live: Live, person: Person | None, now: Glance, before: Glance | None, locale: str | None = None
    ) -> Request[Any]:
        """The picture of the whole table as it stood."""
        return Request(
            live.row.game,
            now.view,
            before=None if before is None else before.view,
            names=live.names,
            title=live.row.table_name or "",
            locale=locale or spoken(person),
            layout=await layout_for(self._context.database.reads, person),
            width=PANEL_WIDTH,
        )


def _viewer(live: Live, person: Person | None) -> int | None:
    return None if person is None else live.seat_of(person.user_id)


def _points(result: Result) -> tuple[int, ...]:
    return (*result.scores, *(rival.score for rival in result.rivals))


def _now(live: Live, viewer: int | None, told: Told) -> Glance:
    """The table as it stands, with what an unfinished turn has told its reader."""
    match = live.match
    entries = [entry for entry in match.settled() if entry.to in (None, viewer)]
    own = match.story(viewer)[len(entries) :]
    actor = match.turn_answers[0].seat if match.turn_answers else None
    return Glance(match.view(viewer), match.result(), actor, tuple(entry.msg for entry in (*told.since, *own)))


def _joined(seen: list[Glance], last: Glance) -> list[Glance]:
    """The end of a game is told with its last turn; an unfinished turn is a turn by itself."""
    if last.view != seen[-1].view:
        return [*seen, last]
    end = seen[-1]
    return [*seen[:-1], Glance(end.view, end.result, end.seat, (*end.told, *last.told))]


async def _told(sql: Sql, live: Live, viewer: int | None) -> Told:
    """The finished turns, with the lines that a seat (None: the public) may read."""
    game_id = live.game_id
    stands = await standing.read(sql, game_id)
    if not stands or stands[0].turn > FIRST:
        found, whole = await _played_again(await record(sql, game_id, before=live.turn))
        if found and (whole or not stands):
            return Told(found, (), whole)
    if not stands:
        stands = [Stand(live.turn, live.match.rules.schema, live.match.snapshot)]
    rows = await log.lines(sql, game_id, 0, None, viewer)
    begun = [stand.turn for stand in stands]
    parts: list[list[Entry]] = [[] for _ in range(len(stands) + 1)]
    acts = await log.acts(sql, game_id)
    first = next((act.number for act in acts if act.sort == ANSWER), live.number)
    for row in rows:
        part = bisect_right(begun, row.turn) if row.number > first else 0  # the setup is told in the first turn
        parts[part].append(Entry(lines.load_msg(row.line or ""), row.seat))
    who = _who(acts, begun)
    made = [Turn(stand, who.get(n), tuple(parts[n])) for n, stand in enumerate(stands)]
    return Told(made, tuple(parts[-1]), bool(begun) and begun[0] <= FIRST)


def _who(acts: Sequence[LogRow], begun: list[int]) -> dict[int, int]:
    """Whose turns they were: the seat that decided first, standing orders aside."""
    found: dict[int, int] = {}
    for act in acts:
        if act.sort == ANSWER and act.standing is None and act.seat is not None:
            found.setdefault(bisect_right(begun, act.turn), act.seat)
    return found


async def _played_again(whole: Record) -> tuple[list[Turn], bool]:
    """The turns of a game that is older than its stands, and whether its rules have not been fixed since."""
    found: list[Turn] = []

    def play() -> bool:
        try:
            found.extend(turns(whole))
        except Exception as error:
            LOG.info("a game can't be played again as it was: %s", error)
            return False
        return True

    # list.extend keeps what came before the answer that is no longer legal
    return found, await asyncio.to_thread(play)
