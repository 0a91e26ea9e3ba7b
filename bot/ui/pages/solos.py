"""A game of one's own against bots: who plays, the panel of a game below, and the forms that say what is played."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.types.solo import SoloGame
from bot.ui.pages.lessons import in_realm
from bot.ui.pages.lobby import level_name
from bot.ui.pages.options import OPPONENTS, SEATS, by_rarity, variant_field
from bot.ui.parts.form import MAX_FIELDS, Field, Form, Menu
from bot.ui.parts.ids import Fill, Id, Press, Realm
from bot.ui.parts.layout import Button, Choice, Image, Item, KeptImage, Layout, Text, Tone, fit, rows
from bot.ui.parts.reader import Reader
from bot.ui.parts.story import deeds
from bot.ui.table.channel import ended
from bot.ui.table.gallery import ways
from bot.ui.table.head import head_line
from bot.ui.table.panel import turn_panel
from engine.core.play.msg import Msg

KEPT = (
    Press.ANSWER, Press.PLAN, Press.DONE, Press.UNDO, Press.RESTART, Press.LOOK, Press.WORDS, Press.PICTURES,
    Press.CLAUSES, Press.LOG, Press.KNOWN,
)  # fmt: skip
"""What buttons of a panel can do here too; nobody else has to agree to anything, and there are no orders."""
SURE = "sure"
"""The payload for another game in place of one that is not over."""
MOST_TOLD = 3000
"""Characters of what has happened."""


def solo_page(
    game: SoloGame,
    read: Reader,
    picture: Image | KeptImage | None = None,
    branch: str = "",
    draft: Sequence[str] = (),
) -> Layout:
    """Who plays, and what is to be decided; or how it has ended."""
    panel, items = game.panel, [*_heading(game, read)]
    if game.result is not None:
        items += [Text(ended(panel.game, game.result, read)), *([] if picture is None else [picture])]
        buttons = [_button(game, Press.AGAIN, read("ui-again"), Tone.MAIN)]
        buttons += list(ways(panel.game_id, panel.rev, panel.game, read))
        owned = (in_realm(row, Realm.SOLO, (Press.AGAIN, *KEPT)) for row in rows(buttons))
        return Layout(fit((*items, *(row for row in owned if row is not None))))
    shown = turn_panel(panel, read, picture, branch, draft)
    items += [kept for item in shown.items if (kept := in_realm(item, Realm.SOLO, KEPT)) is not None]
    return Layout(fit((*items, *rows(_controls(game, read)))))


def _heading(game: SoloGame, read: Reader) -> list[Item]:
    note = [read("ui-solo-note")] if game.fresh else []
    return [Text("\n".join([head_line(game.head, read, here=True), *note]))]


def _controls(game: SoloGame, read: Reader) -> list[Button]:
    """What is played, as long as nothing was answered; then the way to another game."""
    if not game.fresh:
        return [_button(game, Press.NEW, read("ui-solo-new"))]
    forms = [(Fill.SOLO, "ui-solo-players"), (Fill.SOLO_GAME, "ui-options-game"), (Fill.SOLO_MORE, "ui-more")]
    few, rare = by_rarity(game.seating)
    shown = {Fill.SOLO: True, Fill.SOLO_GAME: bool(few), Fill.SOLO_MORE: bool(rare)}
    return [_button(game, Press.FORM, read(key), payload=fill) for fill, key in forms if shown[fill]]


def _button(game: SoloGame, verb: Press, label: str, tone: Tone = Tone.PLAIN, payload: str = "") -> Button:
    return Button(Id(game.panel.game_id, game.panel.rev, verb, payload, Realm.SOLO), label, tone)


def another(game: SoloGame, read: Reader) -> Layout:
    """The question whether to give up this game for another one."""
    buttons = [
        _button(game, Press.NEW, read("ui-solo-new"), Tone.WARN, SURE),
        _button(game, Press.TAKE, read("ui-to-panel")),
    ]
    return Layout((*_heading(game, read), Text(read("ui-solo-new-sure")), *rows(buttons)))


def happened_page(game: SoloGame, read: Reader) -> Layout:
    """What has happened since the person's last turn; if it is too much, the newest."""
    since = game.panel.since
    lines = [f"- {deed}" for turn in (() if since is None else since.turns) for deed in deeds(turn, read)]
    while len("\n".join(lines)) > MOST_TOLD:
        del lines[0]
    told = Text("\n".join(lines) or read("ui-log-empty"))
    return Layout((*_heading(game, read), told, *rows([_button(game, Press.TAKE, read("ui-to-panel"))])))


def players_form(game: SoloGame, read: Reader) -> Form:
    """How many play, and how well the others do."""
    counts = [Choice(str(n), read(Msg("ui-seats", count=n)), chosen=n == game.seats) for n in game.seating.seats]
    levels = [Choice(one, level_name(one, read), chosen=one == game.level) for one in game.seating.opponents]
    return _form(
        game,
        Fill.SOLO,
        "ui-solo-players",
        read,
        Menu(SEATS, read("ui-seats-hint"), tuple(counts)),
        Menu(OPPONENTS, read("ui-opponents-hint"), tuple(levels)),
    )


def game_form(game: SoloGame, read: Reader) -> Form:
    """What is played."""
    few, _ = by_rarity(game.seating)
    return _form(game, Fill.SOLO_GAME, "ui-options-game", read, *_variants(game, few, read))


def more_form(game: SoloGame, read: Reader) -> Form:
    """What is rarely chosen."""
    _, rare = by_rarity(game.seating)
    return _form(game, Fill.SOLO_MORE, "ui-more", read, *_variants(game, rare[:MAX_FIELDS], read))


def _variants(game: SoloGame, keys: Sequence[str], read: Reader) -> list[Field]:
    known = game.seating.variants
    return [variant_field(game.panel.game, game.variants, key, known[key], read) for key in keys]


def _form(game: SoloGame, fill: Fill, title: str, read: Reader, *fields: Field) -> Form:
    return Form(Id(game.panel.game_id, game.panel.rev, fill, "", Realm.SOLO), read(title), fields)
