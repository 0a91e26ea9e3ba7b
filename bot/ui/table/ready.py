"""What was made for somebody and could not be sent: their next panel has the way to it."""

from __future__ import annotations

from bot.host.types.panel import Panel
from bot.host.types.parcel import What
from bot.ui.parts.ids import Id, Press
from bot.ui.parts.layout import Button, Item, Section, Text
from bot.ui.parts.reader import Reader
from engine.core.play.msg import Msg

WAYS = {What.REPLAY: (Press.REPLAY, "ui-replay"), What.REVIEW: (Press.REVIEW, "ui-review")}


def ready_items(panel: Panel, read: Reader) -> list[Item]:
    """A line with its button; a file is asked for by its command."""
    if (ready := panel.ready) is None:
        return []
    said = read(Msg(f"ui-ready-{ready.what}", game=read.game(ready.game)))
    if (way := WAYS.get(ready.what)) is None:
        return [Text(said)]
    verb, label = way
    return [Section(said, Button(Id(ready.game_id, 0, verb), read(label)))]
