"""Reviews as people see them: how far one has got, the course of the game, and the turning points move by move."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.desk.reviews import Deed, Point, ReviewPage
from bot.host.types.table import GameCard
from bot.ui.parts.ids import Id, Press
from bot.ui.parts.layout import MAX_LABEL, Button, Image, Item, KeptImage, Layout, Text, Tone, clip, fit, rows
from bot.ui.parts.reader import Reader
from bot.ui.parts.taps import label_of
from engine.core.play.msg import Msg

MOST_MOVES = 12
"""How many moves of a line are listed: those of a long turn fill a phone."""


def review_progress(card: GameCard, done: float, read: Reader) -> Layout:
    """How far it is, and how to stop it."""
    stop = Button(Id(card.game_id, card.rev, Press.STOP_REVIEW), read("ui-review-stop"), Tone.WARN)
    return Layout((Text(read(Msg("ui-review-working", percent=int(100 * done)))), *rows([stop])))


def review_page(page: ReviewPage, read: Reader, picture: Image | KeptImage | None = None) -> Layout:
    """The course of the game with all turning points, or one of them."""
    shown: list[Item] = [] if picture is None else [picture]
    if not page.number:
        buttons = [_to(page, number, 0, Msg("ui-review-turn", turn=point.turn), read)
                   for number, point in enumerate(page.points, 1)]  # fmt: skip
        return Layout(fit((Text(_overview(page, read)), *shown, *rows(buttons))))
    point = page.points[page.number - 1]
    texts = (Text(_title(point, read)), Text(_lines(page, point, read)))
    return Layout(fit((*texts, *shown, *rows(_turns(page, read)), *rows(_moves(page, point, read)))))


def _overview(page: ReviewPage, read: Reader) -> str:
    game = read.game(page.card.game)
    lines = [read(Msg("ui-review-heading", game=game))]
    if not page.points:
        lines = [read(Msg("ui-review-none", game=game, judged=page.judged))]
    for point in page.points:
        better, played = (_label(page, deeds[0], read) for deeds in (point.better, point.played))
        lines.append(read(Msg("ui-review-point", turn=point.turn, gain=point.gain, better=better, played=played)))
    lines += [read("ui-review-how")] if page.points else []
    lines += [] if page.whole else [read("ui-review-gap")]
    return "\n".join(lines)


def _title(point: Point, read: Reader) -> str:
    if not point.margin:
        return read(Msg("ui-review-title", turn=point.turn, gain=point.gain))
    return read(Msg("ui-review-title-margin", turn=point.turn, gain=point.gain, margin=point.margin))


def _lines(page: ReviewPage, point: Point, read: Reader) -> str:
    """What was played and what would have been better; the move that the picture shows stands out."""
    played = _told(page, point.played, 0, read)
    better = _told(page, point.better, page.step, read)
    return "\n".join([read("ui-review-played"), *played, read("ui-review-better"), *better])


def _told(page: ReviewPage, deeds: Sequence[Deed], shown: int, read: Reader) -> list[str]:
    """What was asked, and what was answered: a city alone says neither from where nor to where."""
    first, told = max(0, shown - MOST_MOVES), list[str]()
    for number, deed in list(enumerate(deeds, 1))[first : first + MOST_MOVES]:
        key = "ui-review-move-shown" if number == shown else "ui-review-move"
        prompt = read.prompt(page.card.game, deed.ask.kind)
        told.append(read(Msg(key, prompt=prompt, move=_label(page, deed, read))))
    return told


def _label(page: ReviewPage, deed: Deed, read: Reader) -> str:
    return label_of(page.card.game, deed.ask, deed.key, read)


def _turns(page: ReviewPage, read: Reader) -> list[Button]:
    """The way to the other turning points."""
    buttons = [_to(page, 0, 0, "ui-review-all", read)]
    if page.number > 1:
        back = page.points[page.number - 2].turn
        buttons.append(_to(page, page.number - 1, 0, Msg("ui-review-back", turn=back), read))
    if page.number < len(page.points):
        on = page.points[page.number].turn
        buttons.append(_to(page, page.number + 1, 0, Msg("ui-review-on", turn=on), read))
    return buttons


def _moves(page: ReviewPage, point: Point, read: Reader) -> list[Button]:
    """The way through the better line."""
    return [
        _to(page, page.number, to, key, read, disabled=not 0 <= to <= len(point.better))
        for key, to in (("ui-review-move-back", page.step - 1), ("ui-review-move-on", page.step + 1))
    ]


def _to(page: ReviewPage, number: int, step: int, label: Msg | str, read: Reader, *, disabled: bool = False) -> Button:
    to = Id(page.card.game_id, page.card.rev, Press.REVIEW, f"{number}-{step}")
    return Button(to, clip(read(label), MAX_LABEL), disabled=disabled)
