"""Lessons: their list, and a step above the same panel as at a table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.host.types.solo import Lecture, LessonCard
from bot.ui.parts.ids import Id, Press, Realm
from bot.ui.parts.layout import (
    Button,
    Buttons,
    Image,
    Item,
    KeptImage,
    Layout,
    Line,
    Section,
    Select,
    Text,
    Tone,
    fit,
    rows,
)
from bot.ui.parts.reader import Reader, plain
from bot.ui.table.deeds import lines_of
from bot.ui.table.gallery import ways
from bot.ui.table.panel import turn_panel
from engine.core.kept.lessons import NEXT
from engine.core.play.msg import Msg

IN_LESSON = frozenset(Press) - {Press.BEFORE}
"""A lesson has no turns to look back on."""
MOST = 20
"""Lessons with a button; a message has room for this many."""


def lessons_page(found: Sequence[LessonCard], read: Reader) -> Layout:
    """Each lesson with how far its reader has come, and the way in."""
    shown = found[:MOST]
    lines = [read("ui-learn-heading"), *(f"- {read(_line(one, read))}" for one in shown)]
    if not shown:
        lines.append(read("ui-learn-none"))
    return Layout(fit((Text("\n".join(lines)), *rows([_way_in(one, read) for one in shown]))))


def is_half_done(one: LessonCard) -> bool:
    """Whether somebody is in the middle of a lesson."""
    return one.step is not None and one.step < one.steps - 1


def _line(one: LessonCard, read: Reader) -> Msg:
    game, title = read.game(one.game), plain(read(one.title))
    if one.step is not None and is_half_done(one):
        key = "ui-learn-again" if one.done else "ui-learn-begun"
        return Msg(key, game=game, title=title, number=one.step + 1, steps=one.steps)
    return Msg("ui-learn-done" if one.done else "ui-learn-new", game=game, title=title, steps=one.steps)


def _way_in(one: LessonCard, read: Reader) -> Button:
    to = Id(0, 0, Press.LESSON, f"{one.game}/{one.key}")
    return Button(
        to,
        read(Msg("ui-learn-lesson", game=read.game(one.game), title=one.title)),
        Tone.PLAIN if one.done else Tone.MAIN,
    )


def lesson_panel(
    lecture: Lecture,
    read: Reader,
    picture: Image | KeptImage | None = None,
    branch: str = "",
    draft: Sequence[str] = (),
) -> Layout:
    """What the last step has led to, what this one explains and asks for, and the panel to do it with."""
    panel = lecture.panel
    items: list[Item] = [
        Text(read(Msg("ui-lesson-heading", title=lecture.title, number=lecture.number, steps=lecture.steps)))
    ]
    if lecture.reason is not None:
        items.append(Text(read(Msg("ui-lesson-not", reason=lecture.reason))))
    if lecture.brought is not None:
        items.append(Text(read(Msg("ui-lesson-right", brought=lecture.brought))))
    if panel.happened:
        items += [Text("\n".join(f"- {line.text}" for line in lines_of(panel.happened, read))), Line()]
    explained = [] if lecture.text is None else [read(lecture.text)]
    task = [] if lecture.task is None else [read(Msg("ui-lesson-task", task=lecture.task))]
    items.append(Text("\n".join(explained + task)))
    if panel.ask is None:
        items += [picture] if picture is not None else []
    else:
        shown = turn_panel(replace(panel, happened=()), read, picture, branch, draft, unfolded=True)
        items += [kept for item in shown.items if (kept := in_realm(item, Realm.LESSON)) is not None]
    return Layout(fit((*items, *rows(_controls(lecture, read)))))


def in_realm(item: Item, realm: Realm, verbs: Collection[Press] = IN_LESSON) -> Item | None:
    """A part of a panel whose clicks are meant for a private table; of its buttons those that do one of these things.

    None: nothing is left of it.
    """
    if isinstance(item, Select):
        return replace(item, id=replace(item.id, realm=realm))
    if isinstance(item, Buttons):
        buttons = (
            replace(one, id=replace(one.id, realm=realm))
            for one in item.items
            if isinstance(one, Button) and one.id.verb in verbs
        )
        kept = tuple(buttons)
        return Buttons(kept) if kept else None
    if isinstance(item, Section):
        return replace(item, button=replace(item.button, id=replace(item.button.id, realm=realm)))
    return item


def _controls(lecture: Lecture, read: Reader) -> list[Button]:
    """What can be done with the lesson itself."""

    def button(verb: Press, key: str, tone: Tone = Tone.PLAIN, payload: str = "") -> Button:
        to = Id(lecture.panel.game_id, lecture.panel.rev, verb, payload, Realm.LESSON)
        return Button(to, read(key), tone)

    found: list[Button] = []
    if lecture.last:
        found.append(button(Press.OPEN, "ui-lesson-open", Tone.GO))
    elif lecture.task is None:
        found.append(button(Press.ANSWER, "ui-lesson-next", Tone.MAIN, NEXT))
    if lecture.panel.ask is None:  # a panel with a question has the button itself
        to_see = ways(lecture.panel.game_id, lecture.panel.rev, lecture.panel.game, read)
        found += [replace(one, id=replace(one.id, realm=Realm.LESSON)) for one in to_see]
    else:
        found.append(button(Press.SKIP, "ui-lesson-skip"))
    if lecture.number > 1:
        found.append(button(Press.AFRESH, "ui-lesson-afresh"))
    return [*found, button(Press.LEARN, "ui-lesson-stop")]
