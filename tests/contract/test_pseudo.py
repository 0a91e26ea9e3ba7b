"""All that is read is said by messages: in a language of brackets and accents no letter stands outside, or is plain."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import islice
from typing import Any

import pytest

from bot.i18n import Texts
from bot.ui.parts.layout import Attachment, Choice, Image, KeptImage
from bot.ui.parts.reader import Reader
from bot.ui.table.panel import turn_panel
from engine.core.ahead import policy
from engine.core.play import registry
from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.core.play.reading import read
from renderers import OVERVIEW, Request, describe, picture_for, pictures
from renderers.found import folder_of
from tests.bot.ui.test_panel import panel_of
from tests.games import games_in_turn
from tests.pseudo import glued, pseudo, untranslated
from tests.renderers.outlines import outlined
from tests.told import nothing

NAMES = ("Žž", "Ýý", "Ěě", "Šš", "Čč", "Řř")
ANSWERS = 140
PANELS = 19
"""After every so many answers the panel is read, and once the pictures are."""
PICTURED = 97
NO_WORDS = re.compile(
    r"<[^>]+>|`[^`]*`|“[a-z0-9/ -]+”"  # what Discord shows in each reader's own way, and what is typed
    r"|\b(and|or)\b"  # of a list, as the locale says it
    r"|\b[A-Z]\d?-\d+\b|\b[a-z]{1,2}\d{1,2}\b"  # milestones by their printed numbers, hexes by their coordinates
    r"|\b[A-Z]{3}-[A-Za-z]{3,4}\b"  # rail spaces on a map by what is typed for them
    r"|\b[A-Z]\b"  # plans, colours and spaces by a letter
)
GAMES = [key for key in registry.games() if folder_of(key) is not None]
"""The games that bring pictures of their own."""
PRINTED = re.compile(r'name = "([^"]+)"')
MAPS = {"steam": "map_*.toml"}
"""Where places have no other name than the one that is printed on the map."""


def read_in(part: Any) -> Iterator[str]:
    """Every text of a layout or of what is in it; of files and pictures none."""
    if isinstance(part, Image | KeptImage | Attachment):
        return
    if isinstance(part, str):
        yield part
    elif isinstance(part, tuple):
        for each in part:
            yield from read_in(each)
    elif is_dataclass(part):
        hidden = {"value"} if isinstance(part, Choice) else {"id", "tone", "emblem"}
        for one in fields(part):
            if one.name not in hidden:
                yield from read_in(getattr(part, one.name))


def faults(where: str, text: str, names: list[str], *, whole: bool = True) -> Iterator[str]:
    """What of a text was never said by a message; `whole`: it is no line of a longer one."""
    bare = NO_WORDS.sub("", text)
    for name in names:
        bare = bare.replace(name, "")
    cut = text.count("⟦") > text.count("⟧")
    if whole and not cut and (found := glued(bare)):
        yield f"{where}: {found!r} is glued to {text!r}"
    if found_words := untranslated(bare):
        yield f"{where}: {found_words} in {text!r}"


def places(key: str) -> list[str]:
    """The names that a game prints on its maps, the longest first."""
    maps = (registry.folder(key) / "data").glob(MAPS.get(key, "no such map"))
    texts = [path.read_text(encoding="utf-8") for path in maps]
    return sorted({name for text in texts for name in PRINTED.findall(text)}, key=len, reverse=True)


def told(match: Match[Any, Any], seat: int, reader: Reader) -> Iterator[tuple[str, str]]:
    """What a seat reads of its decision: its panel, what its options say, and why something else is not possible."""
    ask = match.pending[seat]
    for text in read_in(turn_panel(panel_of(match, seat), reader).items):
        yield f"panel of {ask.kind}", text
    for typed in ("a", "done", "albany", "warsaw vienna", "black", "1"):
        if (reason := registry.advice(match.rules.key).why(match.view(seat), ask, typed)) is not None:
            yield f"why {reason.key}", reader(reason)


def pictured(match: Match[Any, Any], seat: int) -> Iterator[tuple[Request[Any], bool]]:
    """The pictures of a moment; whether one is to be drawn, since describing all of them costs nothing."""
    ask, game = match.pending[seat], match.rules.key
    names, view = NAMES[: match.seats], match.view(seat)
    for picture in pictures(game):
        yield Request(game, view, picture, seat=seat, names=names, width=400), picture == OVERVIEW
    if (helping := picture_for(game, ask.kind)) is not None:
        plans = tuple(registry.advice(match.rules.key).shortcuts(view, ask))
        ask = read(match, seat) or ask
        yield Request(game, view, helping, seat=seat, names=names, ask=ask, plans=plans, width=400), True


@games_in_turn()
@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_read_that_no_message_says(key: str) -> None:
    rules = registry.game(key)
    found: set[str] = set()
    with pseudo():
        match = Match.new(rules, max(rules.seats), {}, seed=2)
        reader = Reader(Texts()("en"), NAMES[: match.seats])
        assert reader(Msg("ui-join")) == "⟦Ĵóíň⟧"
        printed = places(key)
        moves = policy.moves(match, ["random"] * match.seats, 2)
        for number, _ in enumerate(islice(moves, ANSWERS)):
            seat = next(iter(match.pending), None)
            if seat is not None and number % PANELS == 0:
                found.update(
                    fault for where, text in told(match, seat, reader) for fault in faults(where, text, printed)
                )
            if seat is not None and number == PICTURED:
                for request, drawn in pictured(match, seat):
                    found.update(faults(f"alt of {request.picture}", describe(request), printed))
                    for label in outlined(request).labels() if drawn else ():
                        found.update(faults(request.picture, label.text, printed, whole=False))
        for entry in match.finished:
            found.update(faults(entry.msg.key, reader(entry.msg), printed))
    nothing(found)
