"""Sandbox: the panel of a game, and below it what its person can do with a line: mark it, undo it, begin again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.host.types.solo import Expected, Trial
from bot.ui.pages.lessons import in_realm
from bot.ui.parts.ids import Id, Press, Realm
from bot.ui.parts.layout import Button, Image, Item, KeptImage, Layout, Text, Tone, fit, rows
from bot.ui.parts.reader import Reader, since
from bot.ui.table.panel import turn_panel
from engine.core.play.msg import Msg

KEPT = (Press.ANSWER, Press.PLAN, Press.DONE, Press.UNDO, Press.LOOK, Press.WORDS, Press.PICTURES, Press.CLAUSES)
"""What buttons of a panel can do here too; there are no turns to restart, no log and no orders."""


def sandbox_panel(
    trial: Trial, read: Reader, picture: Image | KeptImage | None = None, branch: str = "", draft: Sequence[str] = ()
) -> Layout:
    """What this is, how the line compares, and what the acting seat can do next."""
    heading = [read(Msg("ui-sandbox-heading", game=read.game(trial.panel.game), until=since(trial.until)))]
    if trial.acting is not None and trial.acting != trial.seat:
        heading.append(read.rich(Msg("ui-sandbox-for", seat=trial.acting)))
    items: list[Item] = [Text("\n".join([*heading, *_against(trial, read)]))]
    shown = turn_panel(trial.panel, read, picture, branch, draft)
    items += [kept for item in shown.items if (kept := in_realm(item, Realm.SANDBOX, KEPT)) is not None]
    return Layout(fit((*items, *rows(_controls(trial, read)))))


def _against(trial: Trial, read: Reader) -> list[str]:
    """What everybody has more or less than on the marked line, the person first; those who have the same are left
    out."""
    found = trial.against
    if found is None:
        return []
    lines = []
    for seat in sorted(range(len(found.points)), key=lambda seat: seat != trial.seat):
        changes = [_change("ui-sandbox-points", found.points[seat])] if found.points[seat] else []
        if found.money is not None and found.money[seat]:
            changes.append(_change("ui-sandbox-money", found.money[seat]))
        if changes:
            key = "ui-sandbox-you" if seat == trial.seat else "ui-sandbox-other"
            lines.append(read.rich(Msg(key, seat=seat, changes=changes)))
    told = [read("ui-sandbox-against"), *lines] if lines else [read("ui-sandbox-same")]
    return [*told, *([] if trial.expected is None else [read(_expected(trial.expected))])]


def _expected(expected: Expected) -> Msg:
    """What a bot that thinks ahead says of both lines."""
    if expected.gain is None:
        return Msg("ui-sandbox-expected", way="unknown", n=0, margin=0)
    way = "same" if not (expected.sure and expected.gain) else "better" if expected.gain > 0 else "worse"
    return Msg("ui-sandbox-expected", way=way, n=abs(expected.gain), margin=expected.margin or 1)


def _change(key: str, difference: int) -> Msg:
    return Msg(key, way="more" if difference > 0 else "less", n=abs(difference))


def _controls(trial: Trial, read: Reader) -> list[Button]:
    """What can be done with the line."""

    def button(verb: Press, key: str, tone: Tone = Tone.PLAIN) -> Button:
        return Button(Id(trial.panel.game_id, trial.panel.rev, verb, "", Realm.SANDBOX), read(key), tone)

    found: list[Button] = []
    if trial.panel.ask is None and trial.answers:
        found.append(button(Press.UNDO, "ui-undo"))
    if trial.acting not in (None, trial.seat):
        found.append(button(Press.BY_BOTS, "ui-sandbox-by-bots", Tone.MAIN))
    if trial.answers and trial.marked and trial.against is None:
        found.append(replace(button(Press.MARK, "ui-sandbox-marked"), disabled=True))
    elif trial.answers:
        found.append(button(Press.MARK, "ui-sandbox-mark", Tone.MAIN))
    if trial.weighable and trial.expected is None:
        found.append(button(Press.WEIGH, "ui-sandbox-weigh", Tone.MAIN))
    if trial.answers:
        found.append(button(Press.AFRESH, "ui-sandbox-back"))
    return [*found, button(Press.FORK, "ui-sandbox-fork")]
