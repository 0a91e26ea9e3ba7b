"""The turn panel: what one player can do now, for their eyes only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from typing import Any

from bot.host.types.panel import BESIDE, Panel
from bot.ui.parts.emblems import all_signed
from bot.ui.parts.ids import Id, Press
from bot.ui.parts.layout import (
    DOT,
    MAX_LABEL,
    Button,
    Image,
    Item,
    KeptImage,
    Layout,
    Link,
    Section,
    Text,
    Tone,
    characters,
    clip,
    fit,
    in_lines,
    rows,
    shared,
    within,
)
from bot.ui.parts.reader import Reader, noted, plain, since
from bot.ui.parts.story import waiting_for
from bot.ui.parts.taps import label_of
from bot.ui.table.choices import MAX_DETAIL, components, locked
from bot.ui.table.deeds import lines_of
from bot.ui.table.gallery import ways
from bot.ui.table.head import head_label, head_line
from bot.ui.table.legible import legible
from bot.ui.table.look import own_page
from bot.ui.table.orders import orders_button
from bot.ui.table.queue import queued
from bot.ui.table.ready import ready_items
from bot.ui.table.since import IN_PANEL, since_button, since_items
from bot.ui.table.taught import hint_button, known_button, taught
from bot.ui.table.votes import seat_buttons
from engine.core.play.ask import CONFIRM, Ask, Shortcut, lettered
from engine.core.play.msg import Msg

MAX_PROMPT = 600
MOST = 900
"""Characters of a panel, whatever it offers: together with its picture it has to be readable on a phone."""
MOST_LINES = 12
"""Lines for which there is room on a phone beside a picture and the buttons; where a panel has more, what explains it
is a sentence, and the news is a line."""
MOST_SO_FAR, MOST_CONFIRMED = 2, 6
"""Deeds of the running turn that are told while it goes on, and when it has to be confirmed."""
MOST_HAPPENED = 4
"""Deeds that a click has finished."""
SMALL = "-# "
TABLE, MINE = "table", "mine"
ALL, MORE = "*", "+"
"""The branches on which all answers stand, with the plans for which there was no room; on which all else stands that
can be looked at."""
FOLDED = 3
"""If there are this many ways to other things, they stand behind one button."""


def turn_panel(
    panel: Panel,
    read: Reader,
    picture: Image | KeptImage | None = None,
    branch: str = "",
    draft: Sequence[str] = (),
    *,
    unfolded: bool = False,
    web: str | None = None,
) -> Layout:
    """What can be done now, or why there is nothing to do. `branch` and `draft`: see bot.ui.table.choices.

    Below plans, other answers are one press away, unless they are `unfolded`. `web` is the server of the tables'
    pages, if there is one.
    """
    more = branch == MORE
    branch = "" if more else branch
    kept = _kept(panel, read, branch, draft, unfolded=unfolded)
    for leave in Leave:
        items = [*_above(panel, read, picture, leave), *_asked(panel, read, leave), *kept]
        if characters(items) <= MOST and (leave >= Leave.NEWS or in_lines(items) <= MOST_LINES):
            break
    own = own_page(web, panel, read)
    below: list[Button | Link] = _controls(panel, read, branch, own, more=more)
    if panel.ask is None:
        below = [*_views(panel, read), *own]
    return Layout(fit((*all_signed(within(items, MOST), read), *rows(below))))


def opened_again(panel: Panel, read: Reader) -> Layout:
    """What replaces a panel when its player has opened the same table in another message."""
    head = [] if panel.head is None else [Text(read(Msg("ui-head", table=head_line(panel.head, read))))]
    again = Button(Id(panel.game_id, panel.rev, Press.TAKE), read("ui-look-again"))
    return Layout((*head, Text(read("ui-opened-again")), *rows([again])))


def shown_letters(panel: Panel, branch: str) -> bool:
    """Whether the plans that the picture has letters for are told on this page of a panel."""
    return not panel.shortcuts or branch in ("", MORE)


class Leave(IntEnum):
    """What is left out of a panel that has no room for everything; each one leaves out what stands before it, too."""

    NOTHING, EXPLAINED, NEWS, TURN, EXPLANATION = range(5)


def _above(panel: Panel, read: Reader, picture: Image | KeptImage | None, leave: Leave) -> Iterator[Item]:
    """Which table it is, what is new to a player who comes back, and the picture."""
    if panel.head is not None:
        yield Text(read(Msg("ui-head", table=head_line(panel.head, read))))
    if panel.stale is not None:
        yield Text(read.rich(Msg("ui-notice", text=panel.stale)))
    yield from ready_items(panel, read)
    # above plans there is room for a line; all of it is a press away
    yield from since_items(panel, read, short=leave >= Leave.NEWS or bool(panel.shortcuts))
    if picture is not None:
        yield picture
    yield from legible(panel, read)


def _asked(panel: Panel, read: Reader, leave: Leave) -> Iterator[Item]:
    """The question, what helps to understand it, and what has been done in this turn."""
    if panel.ask is not None:
        yield Text(_prompt(panel.game, panel.ask, read))
        yield from taught(panel, panel.ask, read, short=leave >= Leave.EXPLAINED, untold=leave >= Leave.EXPLANATION)
    yield from _happened(panel, read)
    if leave < Leave.TURN or panel.is_confirm or panel.ask is None:
        yield from _so_far(panel, read)


def _kept(panel: Panel, read: Reader, branch: str, draft: Sequence[str], *, unfolded: bool) -> Sequence[Item]:
    """What a panel has whatever else it says: what can be done, or why nothing."""
    if panel.ask is None:
        return [Text(_idle(panel, read)), *_note(panel, read), *queued(panel.queued - 1, read)]
    found: list[Item] = [*_note(panel, read)]
    if panel.shortcuts:
        found += _shortcuts(panel, read, branch, beside=not unfolded)
    if not panel.is_confirm:
        found += _answers(panel, panel.ask, read, branch, draft, unfolded=unfolded)
    if panel.settled:
        found.append(Text(read(_settled(panel))))
    if panel.confirms_at is not None:
        found.append(Text(read(Msg("ui-confirms-at", when=since(panel.confirms_at)))))
    return [*found, *queued(panel.queued, read)]


def _happened(panel: Panel, read: Reader) -> Iterator[Text]:
    """The newest of what the last click has finished, unless a button below leads to it and to all that came after."""
    if panel.ask is not None and any(since_button(panel, read)):
        return
    if lines := [line.text for line in lines_of(panel.happened, read)][-MOST_HAPPENED:]:
        yield Text("\n".join(f"- {line}" for line in lines))


def _so_far(panel: Panel, read: Reader) -> Iterator[Text]:
    """What has been done in the running turn; the reader's own deeds without a name."""
    lines = [line.told if line.who == panel.seat else line.text for line in lines_of(panel.story, read)]
    lines = lines[-(MOST_CONFIRMED if panel.is_confirm else MOST_SO_FAR) :]
    lines += (
        [plain(DOT.join(label_of(panel.game, ask, key, read) for ask, key in panel.chosen))] if panel.chosen else []
    )
    if lines:
        yield Text(read(Msg("ui-so-far", told=f"\n{SMALL}".join(lines))))


def _settled(panel: Panel) -> str:
    """Why nothing can be undone, and with whose consent the offered way back is."""
    if panel.back is None:
        return "ui-settled"
    return "ui-settled-alone" if panel.alone else "ui-settled-ask"


def _prompt(game: str, ask: Ask[Any], read: Reader) -> str:
    prompt = plain(read(read.prompt(game, ask.kind)))
    if ask.note is None:
        return read(Msg("ui-prompt", prompt=clip(prompt, MAX_PROMPT)))
    return read(Msg("ui-prompt-note", prompt=clip(prompt, MAX_PROMPT), note=clip(plain(read(ask.note)), MAX_PROMPT)))


def _note(panel: Panel, read: Reader) -> Iterator[Text]:
    if panel.note is not None:
        yield Text(read(noted(panel.note)))


def _answers(
    panel: Panel, ask: Ask[Any], read: Reader, branch: str, draft: Sequence[str], *, unfolded: bool
) -> list[Item]:
    """All answers; below plans the way to them, and from there the way back."""
    to = Id(panel.game_id, panel.rev, Press.ANSWER)
    others = _page(panel, ALL) if panel.shortcuts and not branch and not unfolded else None
    found = components(
        panel.game,
        to,
        ask,
        read,
        branch=branch,
        draft=draft,
        numbered=panel.numbered,
        others=others,
        besides=max(0, len(panel.shortcuts) - BESIDE),
        planned=frozenset() if others is None else _planned(panel),
        final=panel.final,
    )
    back = rows([Button(_page(panel, ""), read("ui-plans"))]) if panel.shortcuts and branch else ()
    return [*found, *back]


def _planned(panel: Panel) -> frozenset[str]:
    """The answers that stand there as plans, with their letters."""
    return frozenset(plan.keys[0] for plan in panel.beside if len(plan.keys) == 1)


def _page(panel: Panel, branch: str, *, turned: bool = False) -> Id:
    """The same panel with a page of its answers, and with the other picture if it is `turned`."""
    return Id(panel.game_id, panel.rev, Press.LOOK, f"{TABLE if bool(panel.table) is not turned else MINE}>{branch}")


def _shortcuts(panel: Panel, read: Reader, branch: str, *, beside: bool) -> Iterator[Item]:
    """Whole plans with their letters, each `beside` the button that carries it out, or above a row of them.

    Beside it takes more of the components that a message may have, and of a phone: those for which there is no room
    stand above the other moves.
    """
    if branch and (branch != ALL or not beside):
        return
    to = (panel.game_id, panel.rev, Press.PLAN)
    details = ["" if plan.detail is None else read(plan.detail) for plan in panel.shortcuts.values()]
    all_do, apart = shared(details)
    if all_do and not branch:
        yield Text(read(Msg("ui-plans-all", detail=plain(clip(all_do, MAX_DETAIL)))))
    plans = [
        (
            _plan(locked(letter) if panel.final(plan.keys, False) else letter, plan, detail, read),
            Button(Id(*to, digest), letter, Tone.MAIN),
        )
        for (letter, (digest, plan)), detail in zip(lettered(panel.shortcuts.items()), apart, strict=True)
    ]
    if beside:
        yield from (Section(text, button) for text, button in (plans[BESIDE:] if branch else plans[:BESIDE]))
    else:
        yield Text("\n".join(text for text, _ in plans))
        yield from rows([button for _, button in plans])


def _plan(letter: str, plan: Shortcut, detail: str, read: Reader) -> str:
    label = plain(read(plan.label))
    if not detail:
        return read(Msg("ui-plan", letter=letter, label=label))
    return read(Msg("ui-plan-detail", letter=letter, label=label, detail=plain(clip(detail, MAX_DETAIL))))


def _idle(panel: Panel, read: Reader) -> str:
    lines = [] if panel.idle is None else [read.rich(panel.idle)]
    if panel.waiting:
        lines.append(read.rich(waiting_for(panel.waiting)))
    if (other := panel.elsewhere) is not None:
        lines.append(read(Msg("ui-elsewhere", table=head_line(other.head, read), since=since(other.since))))
    return "\n".join(lines) or read("ui-nothing-to-do")


def _look(panel: Panel, read: Reader, branch: str = "") -> list[Button]:
    """The way to the other picture: from one's own to the whole table, and back."""
    if panel.table is None:
        return []
    to = _page(panel, branch, turned=True)
    before = [Button(Id(panel.game_id, panel.rev, Press.BEFORE), read("ui-past-back"))] if panel.table else []
    return [Button(to, read("ui-my-board" if panel.table else "ui-table")), *before]


def _controls(panel: Panel, read: Reader, branch: str, own: Sequence[Link], *, more: bool) -> list[Button | Link]:
    """What can be done besides answering; what is seldom wanted behind one button, unless there is `more` to show."""

    def button(verb: Press, key: str, tone: Tone = Tone.PLAIN, payload: str = "") -> Button:
        return Button(Id(panel.game_id, panel.rev, verb, payload), read(key), tone)

    found: list[Button | Link] = []
    found += [button(Press.ANSWER, "core-confirm", Tone.GO, CONFIRM)] if panel.is_confirm else []
    ways_back = [button(Press.UNDO, "ui-undo"), button(Press.RESTART, "ui-restart")] if panel.can_undo else []
    found += ways_back if panel.is_confirm else ways_back[:1]
    found += _go_back(panel, read)
    if panel.clauses and panel.ask is not None:
        found.append(button(Press.CLAUSES, "ui-clauses", payload=panel.ask.kind))
    seldom: list[Button | Link] = [*_look(panel, read, branch), *ways(panel.game_id, panel.rev, panel.game, read), *own]
    # a player who is asked may make their answer the rule from now on
    if panel.orders and panel.ask is not None and panel.ask.standing:
        seldom.append(orders_button(panel.game_id, panel.rev, read))
    if panel.sandbox:
        seldom.append(sandbox_button(panel.game_id, panel.rev, read))
    seldom += known_button(panel, read)
    seldom += [] if panel.is_confirm else ways_back[1:]
    if not more and not panel.table and len(seldom) >= FOLDED:
        seldom = [Button(_page(panel, MORE), read("ui-more"))]
    # the longest last: two rows of a phone instead of three
    return [*found, *seldom, *hint_button(panel, read), *since_button(panel, read)]


def sandbox_button(game_id: int, rev: int, read: Reader) -> Button:
    """The way into the sandbox of a table."""
    return Button(Id(game_id, rev, Press.SANDBOX), read("ui-sandbox"))


def _go_back(panel: Panel, read: Reader) -> list[Button]:
    """Where plain undo is refused: with the consent of all who play, back to the beginning of the last turn."""
    if panel.back is None:
        return []
    to = Id(panel.game_id, panel.rev, Press.GO_BACK, str(panel.back))
    return [Button(to, read("ui-undo-turn" if panel.alone else "ui-ask-undo"))]


def _views(panel: Panel, read: Reader) -> list[Button]:
    to = (panel.game_id, panel.rev)
    found = [Button(Id(*to, Press.TAKE), read("ui-look-again")), *_look(panel, read), *ways(*to, panel.game, read)]
    found += since_button(panel, read)
    if panel.since is None:
        found.append(Button(Id(*to, Press.LOG, IN_PANEL), read("ui-log")))
    found += _go_back(panel, read)
    if panel.sandbox:
        found.append(sandbox_button(panel.game_id, panel.rev, read))
    found += seat_buttons(panel.game_id, panel.free, read)
    if panel.cared:
        found.insert(0, Button(Id(*to, Press.BACK), read("ui-back"), Tone.MAIN))
    if panel.orders:
        found.append(orders_button(*to, read))
    if panel.elsewhere is not None:
        take = Id(panel.elsewhere.game_id, 0, Press.TAKE)
        label = read(Msg("ui-next", table=head_label(panel.elsewhere.head, read)))
        found.insert(0, Button(take, clip(label, MAX_LABEL), Tone.MAIN))
    return found
