"""Lessons: whoever learns a game plays at a table of their own, which exists only as what they have answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.host.context import Context
from bot.host.desk.pictures import OWN, PANEL_WIDTH, layout_for
from bot.host.desk.runs import Runs
from bot.host.drawing.studio import want
from bot.host.match.offers import about, offered, shortcuts
from bot.host.refusals import NotYourLesson
from bot.host.types import Lecture, LessonCard, Panel, Person, Wanted
from bot.store import progress, users
from bot.store.progress import ProgressRow
from engine.core.kept import lessons
from engine.core.kept.lessons import Course, Lesson
from engine.core.play.ask import CONFIRM, Ask, Shortcut
from engine.core.play.msg import Msg
from renderers import OVERVIEW, Request, numbered, picture_for, pictures
from renderers.i18n import FALLBACK

Act = Callable[[Course], "Course | Msg | None"]
"""What a click does to a course: another course in its place, or why it has done nothing."""


class Lessons:
    """The list of lessons, and the runs of people through them."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._courses: Runs[Course] = Runs()

    async def list(self, person: Person, game: str | None = None) -> list[LessonCard]:
        """All lessons (of a game), with how far a person has come. Raises UnknownGame."""
        rows = await progress.of_user(self._context.database.reads, person.user_id)
        runs = {(row.game, row.lesson): row for row in rows}
        games = list(self._context.games()) if game is None else [game]
        found = [one for key in games for one in lessons.lessons(key).values()]
        return [_card(one, runs.get((one.game, one.key))) for one in found]

    async def open(self, person: Person, game: str, key: str) -> Lecture:
        """Begin a lesson, or go on with it; one that was finished begins anew. Raises UnknownGame or UnknownLesson."""
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
        row = await self._row(progress_id, person)
        return await self._lecture(row, person, table=table)

    async def give(self, progress_id: int, person: Person, rev: int, keys: Sequence[str]) -> Lecture:
        """Answer one decision after another: all keys or none. Those behind the end of the step are not needed.

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
        """Carry out a plan that is offered, by its digest; as `give`."""
        course = self._course(await self._row(progress_id, person))
        found = _plans(course).get(plan)
        return await self.give(progress_id, person, rev if found is not None else -1, found.keys if found else ())

    async def undo(self, progress_id: int, person: Person, rev: int, *, turn: bool = False) -> Lecture:
        """Take back the last answer, or (`turn`) what was answered in this step; as `give`. Raises NothingToUndo."""

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
        """What a run leads through. Raises NotYourLesson or UnknownLesson."""
        row = await self._row(progress_id, person)
        return lessons.lesson(row.game, row.lesson)

    # -- how it works

    async def _row(self, progress_id: int, person: Person) -> ProgressRow:
        row = await progress.get(self._context.database.reads, progress_id, person.user_id)
        if row is None:
            raise NotYourLesson()
        return row

    def _course(self, row: ProgressRow) -> Course:
        """The course as it was written down."""
        found = self._courses.find(row)
        if found is None:
            found = lessons.course(lessons.lesson(row.game, row.lesson), row.path.split(), row.step)
            self._courses.put(row, found)
        return found

    async def _act(self, progress_id: int, person: Person, rev: int, act: Act) -> Lecture:
        """Do something to the course if it was meant for how it stands, and put it on disk."""
        row = await self._row(progress_id, person)
        if row.rev != rev:
            return await self._lecture(row, person)
        course = self._course(row)
        self._courses.drop(row)
        done = act(course)
        now = done if isinstance(done, Course) else course
        async with self._context.database.write() as sql:
            path = " ".join(now.path)
            applied = await progress.go(sql, progress_id, rev, path=path, step=now.at, done=now.last)
        row = await self._row(progress_id, person)
        if applied and row.rev == rev + 1:
            self._courses.put(row, now)
        return await self._lecture(row, person, reason=done if isinstance(done, Msg) else None)

    # -- what is shown

    async def _lecture(
        self, row: ProgressRow, person: Person, *, reason: Msg | None = None, table: bool = False
    ) -> Lecture:
        layout = await layout_for(self._context.database.reads, person)
        course = self._course(row)  # from here on nobody else can change it
        lesson, step, at = course.lesson, course.step, course.at
        begun = course.answered or reason is not None
        before = lesson.steps[at - 1] if at and not begun else None
        return Lecture(
            panel=_panel(row, course, person, layout, table=table, begun=begun),
            title=lesson.title,
            number=at + 1,
            steps=len(lesson.steps),
            text=None if begun else lesson.text(step),
            task=lesson.text(step, "task") if step.accept else None,
            brought=lesson.text(before, "done") if before is not None and before.accept else None,
            reason=reason,
            last=course.last,
        )


def _panel(row: ProgressRow, course: Course, person: Person, layout: str, *, table: bool, begun: bool) -> Panel:
    """What is asked, as at a table."""
    match, seat = course.match, course.lesson.seat
    ask = None if course.ask is None else offered(match, seat)
    helping = None if ask is None else picture_for(row.game, ask.kind)
    own = course.step.picture or helping or (OWN if OWN in pictures(row.game) else OVERVIEW)
    name = OVERVIEW if table else own
    return Panel(
        game_id=row.progress_id,
        game=row.game,
        rev=row.rev,
        seat=seat,
        seat_names=course.lesson.names(person.name),
        picture=_wanted(course, ask, person, layout, name),
        ask=ask,
        numbered=ask is not None and name == helping and numbered(row.game, ask.kind),
        shortcuts=_plans(course),
        is_confirm=ask is not None and ask.kind == CONFIRM,
        can_undo=course.can_undo,
        story=tuple(entry.msg for entry in match.story(seat)) if course.answered else (),
        happened=() if begun else course.told,
        table=None if own == OVERVIEW else table,
        clauses=() if ask is None else about(match, ask.kind),
    )


def _wanted(course: Course, ask: Ask[Any] | None, person: Person, layout: str, picture: str) -> Wanted:
    """A picture of the table as its learner sees it; what has changed since the step before is ringed."""
    lesson = course.lesson
    helping = ask is not None and picture == picture_for(lesson.game, ask.kind)
    return want(
        Request(
            lesson.game,
            course.match.view(lesson.seat),
            picture,
            seat=lesson.seat,
            confirming=ask is not None and ask.kind == CONFIRM,
            before=course.before if course.answered else course.since,
            ask=ask if helping else None,
            plans=_lettered(course) if helping else (),
            names=lesson.names(person.name),
            locale=person.locale or FALLBACK,
            layout=layout,
            width=PANEL_WIDTH,
        )
    )


def _card(lesson: Lesson, row: ProgressRow | None) -> LessonCard:
    begun = None if row is None or not (row.path or row.step) else row.step
    return LessonCard(
        lesson.game, lesson.key, lesson.title, len(lesson.steps), begun, done=row is not None and bool(row.done)
    )


def _plans(course: Course) -> dict[str, Shortcut]:
    """The plans that a step offers, by digest."""
    return shortcuts(course.match, course.lesson.seat) if course.ask is not None and course.step.plans else {}


def _lettered(course: Course) -> tuple[Shortcut, ...]:
    """What has a letter in the picture: the plans of the step, or else what it marks."""
    marked = (Shortcut((key,), course.lesson.title) for key in course.marks)
    return tuple(_plans(course).values()) or tuple(marked)
