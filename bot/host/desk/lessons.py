"""Lessons: a learner plays at a table of their own, which exists only as their answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.host.context import Context
from bot.host.desk.solo import Solo
from bot.host.match.offers import offered, shortcuts
from bot.host.match.sight import Sight
from bot.host.match.wanted import layout_for
from bot.host.refusals import NotYourLesson
from bot.host.types.people import Person
from bot.host.types.solo import Lecture, LessonCard
from bot.store.engine.database import Sql
from bot.store.tables import progress, users
from bot.store.tables.progress import ProgressRow
from engine.core.kept import lessons
from engine.core.kept.lessons import Course, Lesson
from engine.core.play.ask import Shortcut
from engine.core.play.brief import ALL_OF_IT
from engine.core.play.msg import Msg

Act = Callable[[Course], "Course | Msg | None"]
"""What a click does to a course: another course in its place, or why it has done nothing."""


class Lessons:
    """The list of lessons, and the runs of people through them."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._solo = Solo(context, progress.get, NotYourLesson, _course)

    async def list(self, person: Person, game: str | None = None) -> list[LessonCard]:
        """All lessons (of a game), with how far a person has come. Raises UnknownGame."""
        rows = await progress.of_user(self._context.database.reads, person.user_id)
        runs = {(row.game, row.lesson): row for row in rows}
        games = list(self._context.games()) if game is None else [game]
        found = [one for key in games for one in lessons.lessons(key).values()]
        return [_card(one, runs.get((one.game, one.key))) for one in found]

    async def open(self, person: Person, game: str, key: str) -> Lecture:
        """Begin a lesson, or continue it; a finished one begins again. Raises UnknownGame or UnknownLesson."""
        lesson = lessons.lesson(game, key)
        async with self._context.database.write() as sql:
            await users.greet(sql, person.user_id, person.name, person.locale)
            row = await progress.begin(sql, person.user_id, game, key)
            if row.done and row.step == len(lesson.steps) - 1:
                await progress.go(sql, row.progress_id, row.rev, path="", step=0, done=True)
                row = await progress.begin(sql, person.user_id, game, key)
        return await self._lecture(row, person)

    async def show(self, progress_id: int, person: Person, *, table: bool = False) -> Lecture:
        """Where a person is; `table`: with the picture of the whole table. Raises NotYourLesson."""
        row = await self._solo.row(progress_id, person)
        return await self._lecture(row, person, table=table)

    async def give(self, progress_id: int, person: Person, rev: int, keys: Sequence[str]) -> Lecture:
        """Answer decisions in a row: all keys or none. Those after the end of the step are not needed.

        `rev` is the revision that the person was shown: a click is applied once. What is applied is on disk when the
        Lecture comes back. Raises NotYourLesson, NotYourDecision or IllegalAnswer.
        """

        def act(course: Course) -> Msg | None:
            step, known = course.step, len(course.path)
            for key in keys:
                if (reason := course.give(key)) is not None:
                    while len(course.path) > known:
                        course.undo()
                    return reason
                if course.step is not step:
                    break
            return None

        return await self._act(progress_id, person, rev, act)

    async def carry_out(self, progress_id: int, person: Person, rev: int, plan: str) -> Lecture:
        """Carry out an offered plan, by its digest; as `give`."""
        return await self.give(progress_id, person, *await self._solo.plan(progress_id, person, rev, plan, _plans))

    async def undo(self, progress_id: int, person: Person, rev: int, *, turn: bool = False) -> Lecture:
        """Undo the last answer, or (`turn`) what was answered in this step; as `give`. Raises NothingToUndo."""

        def act(course: Course) -> None:
            course.undo(turn=turn)

        return await self._act(progress_id, person, rev, act)

    async def skip(self, progress_id: int, person: Person, rev: int) -> Lecture:
        """Go on to the next step, which begins as if this one had been solved; as `give`."""
        return await self._act(progress_id, person, rev, lambda course: course if course.last else course.skipped())

    async def afresh(self, progress_id: int, person: Person, rev: int) -> Lecture:
        """Go back to the first step; as `give`."""
        return await self._act(progress_id, person, rev, lambda course: Course(course.lesson))

    async def lesson(self, progress_id: int, person: Person) -> Lesson:
        """The lesson of a run. Raises NotYourLesson or UnknownLesson."""
        row = await self._solo.row(progress_id, person)
        return lessons.lesson(row.game, row.lesson)

    # -- how it works

    async def _act(self, progress_id: int, person: Person, rev: int, act: Act) -> Lecture:
        reason: Msg | None = None

        def acted(course: Course) -> Course:
            nonlocal reason
            done = act(course)
            reason = done if isinstance(done, Msg) else None
            return done if isinstance(done, Course) else course

        row = await self._solo.go(progress_id, person, rev, acted, _write)
        return await self._lecture(row, person, reason=reason)

    # -- what is shown

    async def _lecture(
        self, row: ProgressRow, person: Person, *, reason: Msg | None = None, table: bool = False
    ) -> Lecture:
        layout = await layout_for(self._context.database.reads, person)
        course = await self._solo.at(row)  # from here on nobody else can change it
        lesson, step, at = course.lesson, course.step, course.at
        begun = course.answered or reason is not None
        before = lesson.steps[at - 1] if at and not begun else None
        seen = _sight(course, person, layout, table=table).panel(row.progress_id, row.rev)
        return Lecture(
            panel=replace(
                seen,
                can_undo=course.can_undo,
                story=seen.story if course.answered else (),
                happened=() if begun else ALL_OF_IT([course.told]),
            ),
            title=lesson.title,
            number=at + 1,
            steps=len(lesson.steps),
            text=None if begun else lesson.text(step),
            task=lesson.text(step, "task") if step.accept else None,
            brought=lesson.text(before, "done") if before is not None and before.accept else None,
            reason=reason,
            last=course.last,
        )


def _course(row: ProgressRow) -> Course:
    """The course as it was stored."""
    return lessons.course(lessons.lesson(row.game, row.lesson), row.path.split(), row.step)


async def _write(sql: Sql, row: ProgressRow, now: Course) -> bool:
    return await progress.go(sql, row.progress_id, row.rev, path=" ".join(now.path), step=now.at, done=now.last)


def _sight(course: Course, person: Person, layout: str, *, table: bool) -> Sight:
    """The table as its learner sees it; what has changed since the step before is ringed."""
    return Sight(
        course.match,
        course.lesson.seat,
        person,
        course.lesson.names(person.name),
        layout,
        ask=None if course.ask is None else offered(course.match, course.lesson.seat),
        plans=_plans(course),
        table=table,
        picture=course.step.picture,
        marked=tuple(Shortcut((key,), course.lesson.title) for key in course.marks),
        before=course.before if course.answered else course.since,
    )


def _card(lesson: Lesson, row: ProgressRow | None) -> LessonCard:
    begun = None if row is None or not (row.path or row.step) else row.step
    return LessonCard(
        lesson.game, lesson.key, lesson.title, len(lesson.steps), begun, done=row is not None and bool(row.done)
    )


def _plans(course: Course) -> dict[str, Shortcut]:
    """The plans that a step offers, by digest."""
    return shortcuts(course.match, course.lesson.seat) if course.ask is not None and course.step.plans else {}
