"""Sandboxes: players may try out where things lead; nothing of it touches the table."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import ceil, isfinite

import msgspec

from bot.host.context import Context, moment
from bot.host.desk.solo import Solo
from bot.host.match.matches import Matches
from bot.host.match.offers import offered, shortcuts
from bot.host.match.sight import Sight
from bot.host.match.wanted import layout_for
from bot.host.refusals import NoSandboxHere, NotRunning, NotSeated, SandboxFull, SandboxGone
from bot.host.search.searches import Searches
from bot.host.types.people import Person
from bot.host.types.solo import Against, Expected, Trial
from bot.host.types.table import Status
from bot.store.engine.database import Sql
from bot.store.tables import clicks, sandboxes, users
from bot.store.tables.sandboxes import SandboxRow
from bot.watch.meter import Fault, failed
from engine.core.ahead.policy import NORMAL, RANDOM, policies
from engine.core.ahead.search import Margin, can_search
from engine.core.kept.review import Case, Weigh
from engine.core.kept.sandbox import Sandbox, Standing, Step, fork
from engine.core.play import registry
from engine.core.play.ask import IllegalAnswer, Shortcut
from engine.core.play.codec import Save
from engine.core.play.match import NotYourDecision
from engine.core.play.msg import Msg

LOG = logging.getLogger(__name__)
MARGIN = 2.0
"""How many standard errors an expectation may be off, as in a review."""
LASTS = 86_400.0
"""Seconds until a sandbox is gone."""
MOST_ANSWERS = 300
"""The most answers in a sandbox, since undoing one plays all of them again."""
SEED_BITS = 63
_PATH = msgspec.json.Decoder(list[Step])
Act = Callable[[Sandbox], Sandbox]
"""What a click does: the sandbox afterwards. It may change the one that it gets."""


class Sandboxes:
    """Forks of tables, each for one person."""

    def __init__(self, context: Context, matches: Matches, searches: Searches) -> None:
        self._context = context
        self._searches = searches
        self._matches = matches
        self._solo = Solo(context, self._find, SandboxGone, _played)

    async def open(self, game_id: int, person: Person, *, afresh: bool = False, click: int | None = None) -> Trial:
        """Continue a person's sandbox of a table, or (`afresh`, or there is none) fork one from the present position.

        The same `click` forks once.
        Raises NoSuchGame, NotRunning, NotSeated, NoSandboxHere or CannotOpen.
        """
        async with self._matches.hold(game_id) as live:
            if (seat := live.seat_of(person.user_id)) is None:
                raise NotSeated()
            if live.row.status != Status.LIVE:
                raise NotRunning(game=game_id)
            if not live.row.sandbox:
                raise NoSandboxHere()
            save = live.match.save()
        now = self._context.time()
        row = await sandboxes.at_table(self._context.database.reads, game_id, person.user_id, now - LASTS)
        if row is None or afresh:
            rules = registry.game(save.game)
            root, path = await asyncio.to_thread(fork, rules, save, seat, secrets.randbits(SEED_BITS))
            async with self._context.database.write() as sql:
                if await clicks.first(sql, click, game_id, now):
                    await users.greet(sql, person.user_id, person.name, person.locale)
                    await sandboxes.forget(sql, now - LASTS)
                    packed = msgspec.json.encode(root)
                    await sandboxes.fork(sql, game_id, person.user_id, seat, at=now, root=packed, path=_text(path))
                row = await sandboxes.at_table(sql, game_id, person.user_id, now - LASTS)
            assert row is not None
        return await self._trial(row, person)

    async def show(self, sandbox_id: int, person: Person, *, table: bool = False) -> Trial:
        """Where a person is; `table`: with the picture of the whole table. Raises SandboxGone."""
        return await self._trial(await self._solo.row(sandbox_id, person), person, table=table)

    async def give(self, sandbox_id: int, person: Person, rev: int, keys: Sequence[str]) -> Trial:
        """Answer decisions in a row for the seats asked: all keys or none.

        `rev` is the revision that the person was shown: a click is applied once. What is applied is on disk when the
        Trial comes back. Raises SandboxGone, SandboxFull or IllegalAnswer.
        """

        def act(sandbox: Sandbox) -> Sandbox:
            if len(sandbox.path) + len(keys) > MOST_ANSWERS:
                raise SandboxFull(n=MOST_ANSWERS)
            sandbox.give(keys)
            return sandbox

        return await self._act(sandbox_id, person, rev, act)

    async def carry_out(self, sandbox_id: int, person: Person, rev: int, plan: str) -> Trial:
        """Carry out an offered plan, by its digest; as `give`."""
        return await self.give(sandbox_id, person, *await self._solo.plan(sandbox_id, person, rev, plan, _plans))

    async def undo(self, sandbox_id: int, person: Person, rev: int, *, whole: bool = False) -> Trial:
        """Undo the last answer, whoever gave it and whatever it revealed, or (`whole`) all; as `give`.

        Raises NothingToUndo.
        """
        return await self._act(sandbox_id, person, rev, lambda box: box.at([]) if whole else box.undone())

    async def mark(self, sandbox_id: int, person: Person, rev: int) -> Trial:
        """Keep this line to compare others with; as `give`."""
        return await self._act(sandbox_id, person, rev, lambda sandbox: sandbox, mark=True)

    async def by_bots(self, sandbox_id: int, person: Person, rev: int) -> Trial:
        """Let bots answer for the others until the person is asked; as `give`."""

        def act(sandbox: Sandbox) -> Sandbox:
            known = policies(sandbox.match.rules)
            sandbox.by_bots(NORMAL if NORMAL in known else RANDOM, MOST_ANSWERS)
            return sandbox

        return await self._act(sandbox_id, person, rev, act)

    async def weigh(self, sandbox_id: int, person: Person, rev: int) -> Trial:
        """What a bot that thinks ahead expects of this line and of the marked one: of the person's answers in each,
        while the others play as bots do. It thinks where others look ahead, and nothing is written.

        A click for another revision asks nothing. Raises SandboxGone.
        """
        row = await self._solo.row(sandbox_id, person)
        trial = await self._trial(row, person)
        if row.rev != rev or not trial.weighable or row.marked is None:
            return trial
        expected = await self._weighed(row, row.marked)
        row = await self._solo.row(sandbox_id, person)  # they may have gone on meanwhile
        return replace(trial, expected=expected) if row.rev == rev else await self._trial(row, person)

    async def _weighed(self, row: SandboxRow, marked: str) -> Expected:
        save, budget = msgspec.json.decode(row.root, type=Save), self._searches.for_two_lines
        lines = [[key for seat, key in _PATH.decode(path) if seat == row.seat] for path in (marked, row.path)]
        before, now = map(tuple, lines)
        step = Weigh(Case(0, 0, save, before), now, row.seat, budget.seconds, budget.tries, row.rev)
        try:
            found = await self._searches.take(step)
        except Exception:
            LOG.exception("sandbox %s: two lines could not be compared", row.sandbox_id)
            failed(Fault.SEARCH)
            return Expected()
        assert isinstance(found, Margin)
        if not isfinite(found.error):
            return Expected()
        off = MARGIN * found.error
        return Expected(round(found.gain), ceil(off), sure=abs(found.gain) > off)

    async def table(self, sandbox_id: int, person: Person) -> int:
        """The table of a sandbox. Raises SandboxGone."""
        return (await self._solo.row(sandbox_id, person)).game_id

    # -- how it works

    async def _find(self, sql: Sql, sandbox_id: int, user_id: int) -> SandboxRow | None:
        return await sandboxes.get(sql, sandbox_id, user_id, self._context.time() - LASTS)

    async def _act(self, sandbox_id: int, person: Person, rev: int, act: Act, *, mark: bool = False) -> Trial:
        async def write(sql: Sql, row: SandboxRow, now: Sandbox) -> bool:
            marked = row.path if mark else row.marked
            return await sandboxes.go(sql, sandbox_id, rev, path=_text(now.path), marked=marked)

        return await self._trial(await self._solo.go(sandbox_id, person, rev, act, write), person)

    # -- what is shown

    async def _trial(self, row: SandboxRow, person: Person, *, table: bool = False) -> Trial:
        sql = self._context.database.reads
        layout = await layout_for(sql, person)
        async with self._matches.hold(row.game_id) as live:
            names = live.names
        sandbox = await self._solo.at(row)
        marked = None if row.marked in (None, row.path) else row.marked
        other = None if marked is None else await asyncio.to_thread(_played, replace(row, path=marked))
        sight = Sight(
            sandbox.match,
            row.seat if sandbox.acting is None else sandbox.acting,
            person,
            names,
            layout,
            ask=offered(sandbox.match, sandbox.acting),
            plans=_plans(sandbox),
            table=table,
        )
        return Trial(
            panel=replace(
                sight.panel(row.sandbox_id, row.rev),
                can_undo=bool(sandbox.path),
                idle=Msg("idle-over") if sandbox.match.over else None,
            ),
            seat=row.seat,
            acting=sandbox.acting,
            answers=len(sandbox.path),
            until=moment(row.at + LASTS),
            marked=row.marked is not None,
            against=None if other is None else _against(sandbox.standing, other.standing),
            weighable=other is not None and can_search(registry.advice(sandbox.match.rules.key)),
        )


def _text(path: Sequence[Step]) -> str:
    return msgspec.json.encode(path).decode()


def _played(row: SandboxRow) -> Sandbox:
    """The sandbox of a row; from its beginning if the rules for its answers were fixed meanwhile."""
    save = msgspec.json.decode(row.root, type=Save)
    rules = registry.game(save.game)
    try:
        return Sandbox(rules, save, row.seat, _PATH.decode(row.path))
    except (IllegalAnswer, NotYourDecision):
        return Sandbox(rules, save, row.seat)


def _against(now: Standing, other: Standing) -> Against:
    points = tuple(here - there for here, there in zip(now.points, other.points, strict=True))
    if now.money is None or other.money is None:
        return Against(points, None)
    return Against(points, tuple(here - there for here, there in zip(now.money, other.money, strict=True)))


def _plans(sandbox: Sandbox) -> dict[str, Shortcut]:
    return shortcuts(sandbox.match, sandbox.acting)
