"""Settings: what holds and who has set it, and the forms in which it is changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.host.post.habits import FIRST
from bot.host.post.pace import PACES
from bot.host.types.settings import Holding, Scope
from bot.ui.pages.blocks import blocks_button
from bot.ui.parts.form import MAX_LABEL, Field, Form, Menu, Written
from bot.ui.parts.ids import Fill, Id, OldButton, Press, number
from bot.ui.parts.layout import (
    DOT,
    MAX_CHOICE_TEXT,
    MAX_CHOICES,
    Button,
    Choice,
    Item,
    Layout,
    Text,
    Tone,
    clip,
    rows,
)
from bot.ui.parts.reader import Reader
from engine.core.play.msg import Msg
from renderers import LAYOUTS
from renderers.i18n import called

LANGUAGE = "language"
UNSET = "-"
"""The value of a select that resets a setting."""
HOUR = 60
UNITS: Mapping[str, int] = {"days": 24 * HOUR, "hours": HOUR, "minutes": 1}
"""The units for times, with their minutes: a time is told in the largest in which it is a whole number."""
QUIET = ("quiet_from", "quiet_to")
"""Two settings in two fields of a form, and on one line of the page."""
HOURS = tuple(range(0, 24 * 60, 60))
OFFERED: Mapping[str, Sequence[int | str | bool]] = {
    "remind_after": (0, 360, 720, 1440, 2880, 4320, 10080),
    "remind_most": (0, 1, 2, 3, 5, 8, 12),
    "pings": (FIRST,),
    "upcoming": (True, False),
    "digest": HOURS,
    "quiet_from": HOURS,
    "quiet_to": HOURS,
    "timezone": (),
    "confirm": (True, False),
    "grace": (0, 5, 10, 30, 60, 180, 720),
    "pictures": LAYOUTS,
    "posts": LAYOUTS,
    "listed": (True, False),
    "pace": tuple(PACES),
    "language": (),
    "away_days": (0, 3, 7, 14, 21, 30, 60, 90),
}
"""The settings in their order, and what can be chosen: of languages, those that are offered to the reader."""
TIMEZONE = "timezone"
LONGEST_ZONE = 40
GROUPS: Mapping[str, tuple[str, ...]] = {
    "pings": ("remind_after", "remind_most", "pings", "upcoming", "digest"),
    "night": ("quiet_from", "quiet_to", TIMEZONE),
    "play": ("confirm", "grace", "pictures", "listed"),
    "posts": ("pace", LANGUAGE, "posts", "away_days"),
}
"""The settings of each form."""


def settings_page(scope: Scope, holding: Mapping[str, Holding], scopes: Sequence[Scope], read: Reader) -> Layout:
    """What holds in a scope, who has set it, and the ways to the forms in which it is changed, and to other scopes."""
    known = _known(holding, read)
    items: list[Item] = [
        Text(read(f"ui-settings-{scope}")),
        Text("\n".join(_line(one, holding, read) for one in known if one != QUIET[1])),
    ]
    forms = [group for group, names in GROUPS.items() if set(names) & set(known)]
    ways = [Button(Id(0, 0, Press.FORM, f"{Fill.SETTINGS}/{scope}/{one}"), read(f"ui-settings-{one}")) for one in forms]
    items += rows(ways)
    buttons = [
        Button(Id(0, 0, Press.SETTINGS, one), read(f"ui-scope-{one}"), Tone.MAIN if one is scope else Tone.PLAIN)
        for one in scopes
    ]
    if scope is Scope.PLAYER:
        buttons.append(blocks_button(read))
    return Layout((*items, *rows(buttons)))


def _known(holding: Mapping[str, Holding], read: Reader) -> list[str]:
    return [one for one in OFFERED if one in holding and (one != LANGUAGE or len(read.languages) > 1)]


def settings_form(scope: Scope, group: str, holding: Mapping[str, Holding], read: Reader) -> Form:
    """The settings of a scope that belong together, as they are set there; if one is not set, what holds without it."""
    names = [one for one in _known(holding, read) if one in GROUPS[group]]
    fields = tuple(_field(scope, one, holding[one], read) for one in names)
    return Form(Id(0, 0, Fill.SETTINGS, f"{scope}/{group}"), read(f"ui-settings-{group}"), fields)


def _field(scope: Scope, name: str, holding: Holding, read: Reader) -> Field:
    if name == TIMEZONE:
        own = "" if holding.by is not scope else str(holding.value)
        return Written(name, read(_key(name)), LONGEST_ZONE, own, hint=_value(name, holding.value, read))
    now = str(holding.value) if holding.by is scope else UNSET
    unset = read(Msg("ui-set-unset", value=_value(name, holding.otherwise, read)))
    choices = [Choice(UNSET, clip(unset, MAX_CHOICE_TEXT), chosen=now == UNSET)]
    offered = [str(value) for value in (read.languages if name == LANGUAGE else OFFERED[name])]
    if now != UNSET and now not in offered:
        offered.append(now)
    for value in offered[: MAX_CHOICES - 1]:
        label = clip(_says(name, _typed(name, value), read), MAX_CHOICE_TEXT)
        choices.append(Choice(value, label, chosen=value == now))
    label = read(_key(name))
    label, _, detail = (label, "", "") if len(label) <= MAX_LABEL else label.partition(", ")
    return Menu(name, label, tuple(choices), detail)


def parsed(name: str, value: str) -> int | str | bool | None:
    """The value of a setting that a choice means; None: the default. Raises OldButton."""
    if name not in OFFERED:
        raise OldButton()
    if value == UNSET or (name == TIMEZONE and not value.strip()):
        return None
    if name in (LANGUAGE, TIMEZONE) or isinstance(OFFERED[name][0], str):
        return value
    return value == str(True) if isinstance(OFFERED[name][0], bool) else number(value)


def _key(name: str, *more: str) -> str:
    tail = "-".join([name.replace("_", "-"), *more])
    return f"ui-set-{tail}"


def _line(name: str, holding: Mapping[str, Holding], read: Reader) -> str:
    """What holds, and who has set it, if anybody has."""
    held, value = holding[name], _value(name, holding[name].value, read)
    if name in QUIET:
        hours = [holding[one].value for one in QUIET]
        key, value = "ui-set-quiet", "–".join(_says(name, hour, read) for hour in hours if hour is not None)
        value = value or read("ui-set-quiet-none")
    else:
        key = _key(name)
    # what else there is to say of it stands in the form
    label = read(key).partition(", ")[0] if name == "digest" else read(key)
    line = read(Msg("ui-set-line", name=label, value=value))
    return line if held.by is None else DOT.join([line, read(f"ui-set-by-{held.by}")])


def _value(name: str, value: int | str | bool | None, read: Reader) -> str:
    return read(_key(name, "none")) if value is None else _says(name, value, read)


def _says(name: str, value: int | str | bool, read: Reader) -> str:
    """A value in words."""
    if OFFERED[name] is HOURS:
        return f"{int(value) // 60:02}:{int(value) % 60:02}"
    if name == "timezone":
        return str(value).replace("_", " ")
    if name == LANGUAGE:
        return called(str(value))
    if name == "pace":
        return read(f"pace-{value}")
    if isinstance(value, str | bool):
        return read(_key(name, str(value).lower()))
    if name == "remind_after" and value:
        unit, minutes = next((unit, each) for unit, each in UNITS.items() if value % each == 0)
        return read(Msg(f"ui-set-{unit}", count=value // minutes))
    if name == "grace" and value and value % HOUR == 0:
        return read(Msg("ui-set-grace-hours", count=value // HOUR))
    return read(Msg(_key(name, "value"), count=value))


def _typed(name: str, value: str) -> int | str | bool:
    found = parsed(name, value)
    assert found is not None
    return found
