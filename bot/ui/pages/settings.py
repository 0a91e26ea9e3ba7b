"""The form of /settings: what holds and who has set it, a select of the settings, and one of the values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.host.post.habits import FIRST
from bot.host.post.pace import PACES
from bot.host.post.zones import REGIONS, UTC, zones
from bot.host.types.settings import Holding, Scope
from bot.ui.pages.blocks import blocks_button
from bot.ui.parts.ids import Id, OldButton, Pick, Press, number
from bot.ui.parts.layout import MAX_CHOICE_TEXT, Button, Choice, Item, Layout, Select, Text, Tone, clip, rows
from bot.ui.parts.reader import Reader
from engine.core.play.msg import Msg
from renderers import LAYOUTS
from renderers.i18n import called

LANGUAGE = "language"
UNSET = "-"
"""The value of a select that takes a setting back."""
HOURS = tuple(range(0, 24 * 60, 60))
OFFERED: Mapping[str, Sequence[int | str | bool]] = {
    "remind_after": (0, 360, 720, 1440, 2880, 4320, 10080),
    "remind_most": (0, 1, 2, 3, 5, 8, 12),
    "pings": (FIRST,),
    "upcoming": (True, False),
    "digest": HOURS,
    "quiet_from": HOURS,
    "quiet_to": HOURS,
    "timezone": (*REGIONS, UTC),
    "confirm": (True, False),
    "grace": (0, 5, 10, 30, 60, 180, 720),
    "pictures": LAYOUTS,
    "listed": (True, False),
    "pace": tuple(PACES),
    "language": (),
    "away_days": (0, 3, 7, 14, 21, 30, 60, 90),
}
"""The settings in their order, and what can be chosen; of languages those that are offered to the reader."""
PAGE = 24
"""Places of a region that a select shows beside the way to take the setting back."""


def settings_form(
    scope: Scope,
    holding: Mapping[str, Holding],
    scopes: Sequence[Scope],
    read: Reader,
    *,
    name: str = "",
    step: str = "",
) -> Layout:
    """All settings of a scope; `name` is the one whose values are offered, `step` the part of the world they are of."""
    known = [one for one in OFFERED if one in holding and (one != LANGUAGE or len(read.languages) > 1)]
    lines = [_line(one, holding[one], read) for one in known]
    items: list[Item] = [Text(read(f"ui-settings-{scope}")), Text("\n".join(lines))]
    choices = [Choice(one, read(_key(one)), _value(one, holding[one], read), one == name) for one in known]
    items.append(Select(Id(0, 0, Pick.SETTING, scope), read("ui-settings-change"), tuple(choices)))
    if name in known:
        items.append(_values(scope, name, holding[name], read, step))
    buttons = [
        Button(Id(0, 0, Press.SETTINGS, one), read(f"ui-scope-{one}"), Tone.MAIN if one is scope else Tone.PLAIN)
        for one in scopes
    ]
    if scope is Scope.PLAYER:
        buttons.append(blocks_button(read))
    return Layout((*items, *rows(buttons)))


def is_step(name: str, value: str) -> bool:
    """Whether a value of a select is only a part of the world, of which a place has yet to be chosen."""
    return name == "timezone" and value not in (UNSET, *zones())


def parsed(name: str, value: str) -> Mapping[str, int | str | bool | None]:
    """The fields of Settings that a choice means. Quiet hours have a beginning and an end, so none goes alone.

    Raises OldButton.
    """
    if name not in OFFERED:
        raise OldButton()
    if value == UNSET:
        return {"quiet_from": None, "quiet_to": None} if name.startswith("quiet") else {name: None}
    if name == LANGUAGE or isinstance(OFFERED[name][0], str):
        return {name: value}
    return {name: value == str(True)} if isinstance(OFFERED[name][0], bool) else {name: number(value)}


def _key(name: str, *more: str) -> str:
    tail = "-".join([name.replace("_", "-"), *more])
    return f"ui-set-{tail}"


def _line(name: str, holding: Holding, read: Reader) -> str:
    source = Msg(f"ui-set-by-{holding.by or 'nobody'}")
    return read(Msg("ui-set-line", name=Msg(_key(name)), value=_value(name, holding, read), source=source))


def _value(name: str, holding: Holding, read: Reader) -> str:
    return read(_key(name, "none")) if holding.value is None else _says(name, holding.value, read)


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
        return read(Msg("ui-set-hours", count=value // 60) if value % 60 == 0 else Msg("ui-set-minutes", count=value))
    return read(Msg(_key(name, "value"), count=value))


def _values(scope: Scope, name: str, holding: Holding, read: Reader, step: str) -> Select:
    now = str(holding.value) if holding.by is scope else UNSET
    offered = [str(value) for value in (read.languages if name == LANGUAGE else OFFERED[name])]
    offered = _places(step) if step else offered
    choices = [Choice(UNSET, read("ui-set-unset"), chosen=now == UNSET and not step)]
    for value in offered:
        label = _place(value) if name == "timezone" else _says(name, _typed(name, value), read)
        choices.append(Choice(value, clip(label, MAX_CHOICE_TEXT), chosen=value == now))
    return Select(Id(0, 0, Pick.SET, f"{scope}/{name}"), read(_key(name)), tuple(choices))


def _typed(name: str, value: str) -> int | str | bool:
    found = parsed(name, value)[name]
    assert found is not None
    return found


def _places(step: str) -> list[str]:
    """The places of a region (`Asia`); of a large one its pages (`Asia:0`), and then the places of a page."""
    region, _, page = step.partition(":")
    places = [zone for zone in zones() if zone.startswith(f"{region}/")]
    if page.isdecimal():
        return places[int(page) * PAGE :][:PAGE]
    return places if len(places) <= PAGE else [f"{region}:{n}" for n in range(-(-len(places) // PAGE))]


def _place(value: str) -> str:
    """A place as it is called; a page by its first and last one."""
    if ":" in value:
        page = _places(value)
        return f"{_place(page[0])} – {_place(page[-1])}"
    return value.partition("/")[2].replace("_", " ") or value
