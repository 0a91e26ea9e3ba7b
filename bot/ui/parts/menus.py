"""Long lists as selects that are named by the groups of what they hold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain, groupby

from bot.ui.parts.layout import MAX_CHOICES, MAX_PLACEHOLDER, clip
from bot.ui.parts.reader import Reader
from bot.ui.parts.taps import MAX_BUTTONS, Tap, parts
from engine.core.play.msg import Msg

MAX_MENUS = 4
"""Selects in one message; what does not fit into them comes in pages."""
MAX_NAME, MAX_LINE = 32, 80
"""Characters of its groups' names that a phone shows in a closed select, and in a line of an open one."""


@dataclass(frozen=True, slots=True)
class Menu:
    """At most 25 neighbours, and the names of their groups."""

    taps: tuple[Tap, ...]
    names: tuple[str, ...]

    def name(self, read: Reader, most: int = MAX_NAME) -> str:
        """What it is called: as many of its groups as can be read in this many characters."""
        shown = ""
        for name in self.names:
            longer = read(Msg("ui-groups", head=shown, name=name)) if shown else name
            if shown and len(longer) > most:
                return shown if shown.endswith("…") else f"{shown} …"
            shown = longer
        return shown


def menus(taps: Sequence[Tap], read: Reader) -> list[Menu]:
    """A list as menus in order; a group stays together if it can. A menu without groups is called `Choose…`."""
    named = any(tap.group for tap in taps)
    bare = read("ui-others") if named else read("ui-choose")
    return _merged(list(chain.from_iterable(_run(group or bare, list(run), read) for group, run in _runs(taps))))


def _runs(taps: Sequence[Tap]) -> list[tuple[str, list[Tap]]]:
    return [(group, list(run)) for group, run in groupby(taps, key=lambda tap: tap.group)]


def _run(name: str, run: Sequence[Tap], read: Reader) -> list[Menu]:
    """A group as menus: one, or numbered ones if it is too large."""
    found = [Menu(tuple(part), (name,)) for part in parts(run, MAX_CHOICES)]
    if len(found) == 1:
        return found
    return [replace(m, names=(read(Msg("ui-part", name=name, number=n)),)) for n, m in enumerate(found, 1)]


def _merged(found: list[Menu]) -> list[Menu]:
    """The smallest neighbours together, as long as they would be buttons, or there are too many menus for a message."""
    while len(found) > 1:
        size, at = min((len(one.taps) + len(found[i + 1].taps), i) for i, one in enumerate(found[:-1]))
        if size > MAX_CHOICES or (size > MAX_BUTTONS and len(found) <= MAX_MENUS):
            break
        one, other = found[at : at + 2]
        names = tuple(dict.fromkeys((*one.names, *other.names)))
        found[at : at + 2] = [Menu((*one.taps, *other.taps), names)]
    return found


def pages(found: Sequence[Menu]) -> list[Sequence[Menu]]:
    """The menus of one message after the other."""
    return parts(found, MAX_MENUS)


def hint(menu: Menu, read: Reader, most: int = MAX_NAME) -> str:
    """What a select says before anything is chosen in it: its groups in `most` characters, and how many they hold."""
    return clip(read(Msg("ui-menu", groups=menu.name(read, most), count=len(menu.taps))), MAX_PLACEHOLDER)
